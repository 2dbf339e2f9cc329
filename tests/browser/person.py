"""Somebody at the table: sees what is on the page, clicks what can be clicked, knows no rules."""

import json
import random
import re
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from playwright.sync_api import Locator, Page, WebSocket, expect

from benben.engine.registry import names
from tests.browser.awaiting import wait_on
from tests.serving import Server
from tests.waiting import LIMIT, wait_for

BUTTONS = "button[data-move]:not([aria-disabled=true])"
PIECES = "button[data-lit]"
CHOSEN = "button[data-lit].chosen"
MENU = "ul.panel > li > button"
END = "dialog[open] tfoot"
REFUSAL = "[role=alert]"
# Something to decide, or the end; and what was refused.
READY = f"""() => document.querySelector("{BUTTONS}, {END}") && {{
    refusal: document.querySelector("{REFUSAL}")?.innerText ?? "",
}}"""
# Stored once: what the page makes of it stays when it loads again.
KEEP = """((mark, name, value) => {
    if (!location.protocol.startsWith("http") || localStorage.getItem(mark)) return;
    localStorage.setItem(mark, "done");
    localStorage.setItem(name, value);
})(%s, %s, %s)"""
REMEMBER = "() => { window.before = document.querySelector('main').innerHTML; }"
# The immediate effects of a click may change the page, too, before the server has answered.
CAME = f"""() => {{
    if (document.querySelector("{MENU}")) return "menu";
    const main = document.querySelector("main");
    return main.ariaBusy !== "true" && main.innerHTML !== window.before ? "change" : null;
}}"""
CHANGED = f"""() => {{
    const main = document.querySelector("main");
    return !document.querySelector("{MENU}") && main.ariaBusy !== "true" && main.innerHTML !== window.before;
}}"""
# That the log has so many sentences, and that these moves stand as buttons.
SHOWN = f"""([sentences, moves]) => {{
    const offered = [...document.querySelectorAll("{BUTTONS}")].map(button => button.dataset.move);
    return document.querySelectorAll("section.log li p").length === sentences
        && offered.sort().join("\\n") === moves.sort().join("\\n");
}}"""
GAMES = tuple(names())
UNSEEN = re.compile(r"\D+$")

# A point of a piece that can be hit: its middle, or a place where nothing covers it.
VISIBLE_POINT = """piece => {
    piece.scrollIntoView({block: "nearest"});
    const {left, top, width, height} = piece.getBoundingClientRect();
    const parts = [0.5, 0.08, 0.92, 0.25, 0.75, 0.03, 0.97];
    for (const down of parts) for (const across of parts) {
        const [x, y] = [left + across * width, top + down * height];
        if (document.elementFromPoint(x, y)?.closest("button") === piece) return {x, y};
    }
    return null;
}"""


class Seating(NamedTuple):
    """A table that was made without the lobby, and the token of the seats that belong to its maker."""

    table: str
    token: str
    game: str


def make_table(server: Server, *seats: dict[str, str], game: str = "ra", **options: object) -> Seating:
    """Ask the server for a table, as the lobby would; options that are not named are the usual ones."""
    wanted = {"players": len(seats), **options}
    made = server.post("/api/tables", {"game": game, "options": wanted, "seats": list(seats)})
    return Seating(made["id"], made["token"], game)


class Person:
    """A person in front of a page. *seed* decides what they like to play."""

    def __init__(self, page: Page, server: Server, seed: int = 0) -> None:
        self.page = page
        self.server = server
        self.taste = random.Random(seed)
        self.mishaps: list[str] = []
        self._kept = 0
        page.set_default_timeout(1000 * LIMIT)
        page.on("pageerror", lambda error: self.mishaps.append(str(error)))

    # ---- coming and going ----------------------------------------------------------------------------------
    def sit_down(self, seating: Seating, *, is_covered: bool = False) -> None:
        """Open a table as the browser that made it would, not covered for people who share the screen."""
        known = {
            "id": seating.table,
            "token": seating.token,
            "game": seating.game,
            "seen": 0,
            "over": False,
        }
        self.keep("tables", [known])
        if not is_covered:
            self.keep(f"uncovered:{seating.table}", True)
        self.page.goto(f"{self.server.url}/table/{seating.table}")

    def keep(self, name: str, value: object) -> None:
        """Let the browser keep what an earlier visit would have left, before the next page loads."""
        self._kept += 1
        self.page.add_init_script(
            KEEP % tuple(map(json.dumps, (f"kept {self._kept}", f"benben:{name}", json.dumps(value))))
        )

    def wait(self) -> None:
        """Wait until there is something to decide, or the end; nothing may have been refused."""
        seen = wait_on(self.page, READY, "something to decide, or the end of the game")
        assert not seen["refusal"], f"the table refused a legal move: {seen['refusal']}"

    # ---- what is on the page -------------------------------------------------------------------------------
    def is_over(self) -> bool:
        """Whether the final receipt is open."""
        return self.page.locator(END).count() > 0

    def legal(self) -> list[str]:
        """The notations of the moves that stand as buttons."""
        script = "buttons => buttons.map(button => button.dataset.move)"
        return [str(move) for move in self.page.locator(BUTTONS).evaluate_all(script)]

    def points(self, seat: int) -> int | None:
        """The points that the page shows for a seat; None where they are hidden, all of them or a part."""
        text = self.page.locator(f"[data-spot='seat:{seat}'] button.points").inner_text().strip()
        return figure(text) if text and not UNSEEN.search(text) else None

    def entries(self) -> int:
        """How many things have happened, by the log."""
        return self.page.locator("section.log li").count()

    # ---- playing -------------------------------------------------------------------------------------------
    def press(self, move: str) -> None:
        """Press the button of a move and wait until the table has changed."""
        # The list comes into sight when the focus is in it, which is a change of the page, but not the move's.
        self.page.locator(f"button[data-move='{move}']").focus()
        self.and_see(lambda: self.page.keyboard.press("Enter"))

    def click(self, target: str) -> None:
        """Click on the lit piece that stands for moves and wait until the table has changed."""
        self.and_see(self.page.locator(f"{PIECES}[data-target='{target}']").first.click)

    def undo(self) -> None:
        """Take back the last decision."""
        self.and_see(self.page.locator("header .tools button").first.click)
        self.wait()

    def play(self) -> None:
        """Carry out some legal move: now by its button, now by clicking on the board."""
        self.wait()
        if self.taste.random() < 0.5 and self.play_on_the_board():
            return
        if legal := self.legal():
            self.press(self.taste.choice(legal))

    def play_on_the_board(self) -> bool:
        """Click on a lit piece. Return whether there was one that can be hit.

        If it is the first of two places, it is chosen, and a move of the list is played.
        """
        pieces = self.page.locator(PIECES)
        count = pieces.count()
        if not count:
            return False
        chosen = pieces.nth(self.taste.randrange(count))
        point = chosen.evaluate(VISIBLE_POINT)
        if point is None:
            return False
        self.and_see(lambda: self.page.mouse.click(point["x"], point["y"]))
        if self.page.locator(CHOSEN).count():
            self.press(self.taste.choice(self.legal()))
        return True

    def play_until_the_end(self, most: int = 400) -> int:
        """Play to the end and return how many moves it took; fails after *most* of them."""
        for played in range(most):
            self.wait()
            if self.is_over():
                return played
            self.play()
        raise AssertionError(f"the game did not end within {most} moves")

    def and_see(self, click: Callable[[], object]) -> None:
        """Click, answer the question which move was meant if one piece stands for several, and see what came of it."""
        self.page.evaluate(REMEMBER)
        click()
        if wait_on(self.page, CAME, "an answer to a click") == "menu":
            menu = self.page.locator(MENU)
            menu.nth(self.taste.randrange(menu.count())).click()
            wait_on(self.page, CHANGED, "an answer to a choice from a menu")

    # ---- the receipt ---------------------------------------------------------------------------------------
    def receipt(self) -> "Sheet":
        """The receipt as it stands on the page."""
        expect(self.page.locator(END)).to_be_visible()
        rows = "rows => rows.map(row => [...row.querySelectorAll('td')].map(cell => cell.innerText))"
        items = self.page.locator("dialog[open] tbody tr:not(.epoch)").evaluate_all(rows)
        totals = self.page.locator("dialog[open] tfoot tr").evaluate_all(rows)
        return Sheet([[figure(cell) for cell in row] for row in items], [figure(cell) for cell in totals[0]])


class Arrive(Protocol):
    """Makes a person who plays by a *seed*, for a server, in a window with certain options."""

    def __call__(self, seed: int = 0, at: Server | None = None, **look: Any) -> Person: ...


class Sheet(NamedTuple):
    """The lines of a receipt, each with a figure per seat, and their totals."""

    lines: list[list[int]]
    totals: list[int]


def figure(text: str) -> int:
    """The points in a cell such as `(3) +5`, with a typographer's minus; an empty cell counts as 0."""
    found = re.search(r"(?:^|[\s+)])([−-]?\d+)$", text.strip().replace("+", " "))
    return int(found[1].replace("−", "-")) if found else 0


class Wire:
    """The messages through the sockets of a page."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def of(self, kind: str) -> list[dict[str, Any]]:
        """The messages of a kind that the page has sent, in order."""
        return [message for message in self.sent if message["type"] == kind]


def state(server: Server, seating: Seating) -> Any:
    """The server's state for the owner of a token."""
    return server.get_json(f"/api/tables/{seating.table}", seating.token)


def wait_until(server: Server, seating: Seating, what: str, holds: Callable[[Any], bool]) -> Any:
    """The server's state for the owner of a token, once it satisfies *holds*."""

    def current() -> Any:
        now = state(server, seating)
        return now if holds(now) else None

    return wait_for(current, what)


def play_on(server: Server, seating: Seating) -> None:
    """Play at random to the end of the game, without a page."""
    taste = random.Random(1)
    now = state(server, seating)
    while now["status"] != "over":
        now = play_unseen(server, seating, now, taste)


def play_unseen(server: Server, seating: Seating, now: Any, taste: random.Random) -> Any:
    """Play a move without a page. Return the server's state at the person's next turn, or at the end."""
    if now["legal"]:
        move = {"ply": now["ply"], "move": taste.choice(now["legal"])["text"]}
        now = server.post(f"/api/tables/{seating.table}/moves", move, seating.token)
    if now["legal"] or now["status"] == "over":
        return now
    return wait_until(
        server, seating, "the bots to move", lambda then: bool(then["legal"]) or then["status"] == "over"
    )


def see(page: Page, now: Any) -> None:
    """Wait until the page has shown all events and offers the server's legal moves."""
    sentences = sum(event["message"] is not None for entry in now["log"] for event in entry["events"])
    moves = sorted(move["text"] for move in now["legal"])
    wait_on(page, SHOWN, f"{sentences} sentences in the log, and the moves {moves}", [sentences, moves])


def tab_to(page: Page, wanted: str) -> None:
    """Press Tab until the focus is on what is *wanted*."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", wanted):
            return
    raise AssertionError(f"{wanted} cannot be reached with the Tab key")


def hold(page: Page, x: float, y: float, shown: Locator) -> None:
    """A press of a finger until something is shown."""
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(shown).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
