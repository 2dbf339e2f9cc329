"""Ankh'or: a whole game on the board itself; what a tile costs, where it may go, and what an ankh can do."""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.awaiting import hear, wait_on
from tests.browser.person import PIECES, Person, Seating, make_table, state
from tests.browser.reading import grave
from tests.browser.test_phone import FINGER, ROUNDING

BOTH = ({"kind": "me", "name": "Merit"}, {"kind": "here", "name": "Ani"})
KINDS = {"take", "buy", "place", "stack", "draw", "move", "lift", "return", "end"}
MOST_DECISIONS = 600
# The effect of a touch on an ankh.
ANKH_TAKEN = f"""() => {{
    if (document.querySelector("main").ariaBusy === "true") return null;
    const held = "button[data-target='ankhs'][aria-pressed=true], {PIECES}[data-target^='tile:']";
    return document.querySelector(held) ? "held" : "spent";
}}"""
MANY_GOODS = 3
FEW_TILES = 3


def kind_of(move: str) -> str:
    """The first word of a move."""
    return move.split(maxsplit=1)[0]


# ---- a person who tries everything ---------------------------------------------------------------------------------
class Taste:
    """Decides for all seats: something new first, then tiles laid close together, and tokens that a tile asks for."""

    def __init__(self, person: Person) -> None:
        self.dice = person.taste
        self.played: Counter[str] = Counter()

    def choose(self, now: Any) -> str:
        """One of the legal moves."""
        view, legal = now["view"], [str(move["text"]) for move in now["legal"]]
        kinds = {kind: [move for move in legal if kind_of(move) == kind] for kind in map(kind_of, legal)}
        new = [move for move in legal if not self.played[kind_of(move)]]
        tiles = kinds.get("stack") or kinds.get("save") or kinds.get("buy") or self.closest(view, legal)
        draws = kinds.get("draw") if tiles_in_row(view) <= FEW_TILES else None
        wanted = [move for move in legal if move in tokens_for_the_cheapest(view)]
        options = (
            new or self.too_many(view, legal) or tiles or draws or kinds.get("end") or ankh(view) or wanted
        )
        move = str(self.dice.choice(options or legal))
        self.played[kind_of(move)] += 1
        return move

    def too_many(self, view: Any, legal: Sequence[str]) -> list[str]:
        """Until something had to be returned: rather tokens than tiles."""
        hand = view["seats"][view["actor"]]["hand"]
        hoards = self.played["stack"] and not self.played["return"] and hand >= MANY_GOODS
        return [move for move in legal if kind_of(move) == "take" and move != "take ankh"] if hoards else []

    def closest(self, view: Any, legal: Sequence[str]) -> list[str]:
        """The place nearest to the middle of the estate."""
        estate = view["seats"][view["actor"]]["estate"]
        middle = [sum(tile[line] for tile in estate) / max(1, len(estate)) for line in ("row", "column")]
        places = sorted(
            view["places"],
            key=lambda place: (place["row"] - middle[0]) ** 2 + (place["column"] - middle[1]) ** 2,
        )
        return [f"place {place['number']}" for place in places[:1] if f"place {place['number']}" in legal]


def tiles_in_row(view: Any) -> int:
    """Tiles that are for sale."""
    return sum(space["tile"] is not None for space in view["market"])


def ankh(view: Any) -> list[str]:
    """An ankh as the last of three tokens, where few tiles are for sale."""
    held = view["seats"][view["actor"]]["tokens"]["ankh"]
    can = view["step"] in ("turn", "take") and view["supply"]["ankh"] and not held
    return ["take ankh"] if can and view["to_take"] == 1 and tiles_in_row(view) <= FEW_TILES else []


def tokens_for_the_cheapest(view: Any) -> list[str]:
    """How to take what the actor lacks for the tile of which they lack least."""
    offers = [offer for space in view["market"] for offer in space["offers"]]
    lacks = sorted(
        (each["lacks"] for each in offers if each["seat"] == view["actor"] and each["lacks"]), key=len
    )
    return [f"take {good}" for good in lacks[0]] if lacks else []


# ---- at the table ------------------------------------------------------------------------------------------------
def sit_down(person: Person, kind: str | None = None) -> tuple[Seating, Any]:
    """Both seats of a table, at which a move of some kind is possible: somebody has played so far without a page."""
    seating = make_table(person.server, *BOTH, game="ankhor")
    taste = Taste(person)
    now = state(person.server, seating)
    for _ in range(MOST_DECISIONS):
        if kind is None or any(kind_of(move["text"]) == kind for move in now["legal"]):
            break
        move = {"ply": now["ply"], "move": taste.choose(now)}
        now = person.server.post(f"/api/tables/{seating.table}/moves", move, seating.token)
    person.sit_down(seating)
    return seating, look(person, seating)


def look(person: Person, seating: Seating, ply: int = -1) -> Any:
    """The server's state after a *ply*, once the page shows it: until then its buttons are no offers."""

    def shown() -> Any:
        now = state(person.server, seating)
        offered = sorted(move["text"] for move in now["legal"])
        return now if now["ply"] > ply and offered == sorted(person.legal()) else None

    return hear(person.page, shown, f"the page to offer what can be done after ply {ply}")


def touch(person: Person, move: Any) -> None:
    """Play a move on the board: where it ends; the few that have no place stand in the sheet."""
    page = person.page
    if kind_of(move["text"]) in ("end", "pass"):
        page.locator(f"button[data-unplaced='{move['text']}']").click()
        return
    if kind_of(move["text"]) == "move":
        page.locator(f"{PIECES}[data-target='ankhs']").first.click()
        # It may have been all that could be done with an ankh.
        if wait_on(page, ANKH_TAKEN, "the ankh to be in the hand, or spent") == "spent":
            return
    page.locator(f"{PIECES}[data-target='{move['targets'][-1]}']").first.click()


@pytest.mark.proof  # a whole game by touch and each kind of move by keyboard are in test_board_is_the_controls.py
def test_a_whole_game_on_the_board(person: Person) -> None:
    """For both seats, never with the list of moves in words."""
    seating, now = sit_down(person)
    taste = Taste(person)
    for _ in range(MOST_DECISIONS):
        if now["status"] == "over":
            break
        move = taste.choose(now)
        touch(person, next(each for each in now["legal"] if each["text"] == move))
        now = look(person, seating, now["ply"])
        while now["view"]["step"] == "lift":  # the tile that was touched with the ankh is lifted by itself
            now = look(person, seating, now["ply"])
    assert set(taste.played) >= KINDS - {"lift"}
    assert now["status"] == "over"
    assert max(len(seat["estate"]) for seat in now["view"]["seats"]) >= 13
    assert person.receipt().totals == [seat["points"] for seat in now["view"]["seats"]]


def test_what_a_tile_costs(person: Person) -> None:
    """Every tile says whether it can be paid, and every marker whether there is a token for it."""
    view = sit_down(person, "buy")[1]["view"]
    spaces = [space for space in view["market"] if space["tile"]]
    offers = [offer for space in spaces for offer in space["offers"] if offer["seat"] == view["viewer"]]
    words = {"full": "can pay", "less": "on four", "no": "needs"}
    assert person.page.locator(".cost .word").all_inner_texts() == [words[offer["buys"]] for offer in offers]
    lacking = sum(len(offer["lacks"]) for offer in offers)
    markers = sum(len(space["markers"]) for space in spaces)
    expect(person.page.locator(".market .ring")).to_have_count(lacking)
    expect(person.page.locator(".market .tick")).to_have_count(markers - lacking)


def test_places_are_lit_and_show_the_tile(person: Person) -> None:
    seating, now = sit_down(person, "stack")
    page = person.page
    targets = [target for move in now["legal"] for target in move["targets"] if target != "in_hand"]
    lit = page.locator(".estate.own .spot button[data-lit]")
    names = lit.evaluate_all("all => all.map(each => each.dataset.target)")
    assert sorted(map(str, names)) == sorted(targets)
    square = page.locator(".spot.square button").first
    assert "On top" in (square.get_attribute("aria-label") or "")
    gains = [spot["points"] for spot in (*now["view"]["places"], *now["view"]["squares"])]
    shown = page.locator(".estate.own .spot .gain b").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in shown] == gains
    preview = page.locator(".spot.square .preview").first
    page.mouse.move(2, 2)
    expect(preview).to_have_css("opacity", "0")
    square.hover()
    expect(preview).not_to_have_css("opacity", "0")
    assert grave(page) == []
    person.click(str(square.get_attribute("data-target")))
    look(person, seating)
    expect(page.locator(".spot")).to_have_count(0)


# The tiles on every estate: the name or target, and the row and column in the drawn numbers;
# 0 for none.
BY_NUMBERS = """wanted => [...document.querySelectorAll(".estate")].flatMap(estate => {
    const middle = box => ({x: box.left + box.width / 2, y: box.top + box.height / 2});
    const at = element => middle(element.getBoundingClientRect());
    const near = (side, line, place) => [...estate.querySelectorAll(`.number.${side}`)]
        .find(number => Math.abs(at(number)[line] - place[line]) < 3)?.textContent ?? "0";
    return [...estate.querySelectorAll(wanted)].map(each => {
        const [row, column] = [near("aside", "y", at(each)), near("up", "x", at(each))];
        return [each.dataset.target ?? "", each.getAttribute("aria-label"), Number(row), Number(column)];
    });
})"""
GROUND = ".tile:not(.raised) button"
WHERE = re.compile(r"row (\d+), column (\d+)")


@pytest.mark.parametrize("line", ["row", "column"])
def test_rows_and_columns_that_are_named_are_drawn(person: Person, line: str) -> None:
    """Of places and of tiles, those of all estates; also when one has grown up or to the left."""
    seating, now = sit_down(person, "stack")
    while not now["view"]["places"]:  # only squares can be afforded
        seating, now = sit_down(person, "stack")
    page = person.page
    places = now["view"]["places"]
    wanted = [(f"place:{place['number']}", place["row"], place["column"]) for place in places]
    drawn = page.evaluate(BY_NUMBERS, ".spot.place button")
    assert sorted((target, row, column) for target, _, row, column in drawn) == sorted(wanted)
    said = [move["message"]["args"] for move in now["legal"] if kind_of(move["text"]) == "place"]
    assert sorted((f"place:{args['place']}", args["row"], args["column"]) for args in said) == sorted(wanted)
    last = max(tile[line] for tile in now["view"]["seats"][now["view"]["actor"]]["estate"])
    assert max(place[line] for place in places) > last

    person.click(f"place:{next(place['number'] for place in places if place[line] == 0)}")
    look(person, seating, now["ply"])
    tiles = page.evaluate(BY_NUMBERS, GROUND)
    for _, label, *numbers in tiles:
        found = WHERE.search(label)
        assert found is not None
        assert [int(number) for number in found.groups()] == numbers
    shown = WHERE.search(page.locator("section.log").get_by_text("lays the").first.inner_text())
    assert shown is not None
    assert int(shown[1 if line == "row" else 2]) == 1
    assert [int(number) for number in shown.groups()] in [numbers for _, _, *numbers in tiles]


def test_a_purchase_is_taken_back(person: Person) -> None:
    seating, before = sit_down(person, "buy")
    person.click(next(move["targets"][0] for move in before["legal"] if kind_of(move["text"]) == "buy"))
    look(person, seating)
    person.undo()
    assert look(person, seating)["view"] == before["view"]
    expect(person.page.locator(".spot")).to_have_count(0)


def test_what_an_ankh_can_do(person: Person) -> None:
    """It says why not; when one can be spent it is laid on a pile, or on the tile to be moved."""
    page = person.page
    ankhs = page.locator(".hand button[data-about=ankh]")
    seating, _ = sit_down(person)
    expect(ankhs).to_have_attribute("data-about-lines", re.compile("No ankh in hand"))
    person.click("token:ankh")
    look(person, seating)
    expect(ankhs).to_have_attribute("data-about-lines", re.compile("from your next turn on"))

    seating, now = sit_down(person, "draw")
    expect(ankhs).to_have_attribute("data-about-lines", re.compile("can spend one now|can spend \\d+ now"))
    expect(page.locator(f".estate {PIECES}")).to_have_count(0)
    ankhs.click()
    page.locator(f"{PIECES}[data-target='pile:left']").click()
    after = look(person, seating, now["ply"])["view"]
    assert sum(pile["count"] for pile in after["piles"]) < sum(pile["count"] for pile in now["view"]["piles"])


def test_a_tile_is_moved_by_two_touches(person: Person) -> None:
    seating, now = sit_down(person, "move")
    move = next(each for each in now["legal"] if each["text"] == "move")
    person.page.locator(f"{PIECES}[data-target='ankhs']").click()
    person.page.locator(f"{PIECES}[data-target='{move['targets'][1]}']").click()
    lifted = look(person, seating, now["ply"] + 1)["view"]["lifted"]
    assert f"tile:{lifted}" == move["targets"][1]


def test_a_tile_is_carried_to_its_place(person: Person) -> None:
    seating, now = sit_down(person, "place")
    page = person.page
    move = next(each for each in now["legal"] if kind_of(each["text"]) == "place")
    page.locator("button[data-target=in_hand]").drag_to(
        page.locator(f"button[data-target='{move['targets'][-1]}']")
    )
    assert look(person, seating, now["ply"])["log"]


def test_on_a_phone_market_and_places_are_seen_together(caller: Person) -> None:
    seating, now = sit_down(caller, "place")
    page = caller.page
    sheet = page.locator("section.action").bounding_box()
    assert sheet is not None
    targets = sorted({target for move in now["legal"] for target in move["targets"]})
    for target in targets:
        box = page.locator(f"button[data-target='{target}']").bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER - ROUNDING
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= sheet["y"] + ROUNDING
    assert page.evaluate("() => scrollY") == 0
    assert grave(page) == []
    caller.click(targets[-1])
    look(caller, seating)
    assert page.evaluate("() => scrollY") == 0
