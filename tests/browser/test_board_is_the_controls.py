"""Every move that has a place is made at its place: by touch alone, by keyboard alone; and nothing moves by itself."""

import random

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from benben.engine.registry import rules
from tests.browser.awaiting import settle, wait_on
from tests.browser.lit import Touchable, touchable
from tests.browser.person import (
    BUTTONS,
    END,
    GAMES,
    REMEMBER,
    Arrive,
    Person,
    Seating,
    make_table,
    see,
    state,
)
from tests.browser.reading import OPEN, THEMES, check_told, grave
from tests.browser.windows import FINGERS
from tests.serving import Server
from tests.tiers import PROOF, usually

ME = {"kind": "me", "name": "Merit"}
HERE = {"kind": "here", "name": "Ani"}
QUICK = {"kind": "bot", "player": "greedy"}
PORTRAIT: ViewportSize = {"width": 390, "height": 844}
WINDOWS: tuple[ViewportSize, ...] = (
    PORTRAIT,
    {"width": 844, "height": 390},
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
)
MOST = 600
MOST_GAMES = 40
TURNS = usually(3, 6)
FAR = 6
RARE = {
    "ra": {"done", "discard", "take"},
    "imhotep_duel": {"pass"},
    "imhotep": {"draw", "decline", "pass", "build", "unload"},
    "ankhor": {"pass", "slide", "store", "save", "stack"},
}
"""Kinds of moves that are not waited for, since few random games soon have them."""
QUESTIONS = {
    "ra": {"turn", "bid_first", "bid_over", "must_bid"},
    "imhotep_duel": {"turn", "take", "place", "unload", "swap"},
    "imhotep": {"turn", "take", "place", "choose", "keep"},
    "ankhor": {"turn", "after", "take", "place", "lift", "set_down", "return"},
}
"""The kinds of questions that every game asks at some point."""
# The effect of a key press on a piece.
TAKEN = """() => {
    if (document.querySelector("[data-drag][aria-pressed=true]")) return "chosen";
    const main = document.querySelector("main");
    return main.ariaBusy !== "true" && main.innerHTML !== window.before ? "moved" : null;
}"""

# The pieces on the table, and their places; their content may change.
BOXES = """() => [...document.querySelectorAll(".board, .board > *, .board > * > *, main > .sheet, main > .sheet > *")]
    .filter(each => each instanceof HTMLElement)
    .filter(each => !each.matches(".opened"))  /* lies over the board while something in it is decided */
    .filter(each => getComputedStyle(each).position !== "fixed" || each.matches("main > .sheet"))
    .map(each => {
        const {left, top, width, height} = each.getBoundingClientRect();
        return [each.className.split(" ")[0], ...[left, top, width, height].map(Math.round)].join(" ");
    })"""


@pytest.fixture
def finger(arrive: Arrive) -> Person:
    """A person with a phone who never opens the list of moves."""
    return arrive(seed=5, viewport=PORTRAIT, **FINGERS)


def ready(page: Page) -> None:
    """Wait until something can be touched, or the game is over."""
    page.locator("[data-lit], [data-unplaced], dialog[open] tfoot").first.wait_for()


def tap(person: Person, wanted: Touchable) -> None:
    """Touch it where it can be hit, and wait until the page has answered."""
    assert wanted.point is not None
    x, y = wanted.point
    person.and_see(lambda: person.page.touchscreen.tap(x, y))


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_touch_alone(finger: Person, server: Server, game: str) -> None:
    """At each decision all that can be touched is in sight without scrolling, uncovered and as large as a finger."""
    seating = make_table(server, ME, QUICK, game=game)
    finger.sit_down(seating)
    faults: set[str] = set()
    for _ in range(MOST):
        ready(finger.page)
        if finger.is_over():
            break
        offered = touchable(finger.page)
        faults |= {fault for each in offered if (fault := each.fault)}
        reachable = [each for each in offered if each.point]
        if reachable:
            tap(finger, finger.taste.choice(reachable))
    final = state(server, seating)
    assert final["status"] == "over"
    assert sorted(faults) == []
    sheet = finger.receipt()
    assert sheet.totals == [seat["points"] for seat in final["view"]["seats"]]
    assert [sum(column) for column in zip(*sheet.lines, strict=True)] == sheet.totals


class Kinds:
    """Which kinds of decisions of a game have occurred: questions that were asked, and kinds of moves to choose from.

    A kind of move is a verb; where something is played, also what.
    """

    def __init__(self, game: str) -> None:
        self._of = {str(move): str(move) if move.verb == "play" else move.verb for move in rules(game).moves}
        questions = {f"{game}-prompt-{question}" for question in QUESTIONS[game]}
        self.missing = questions | set(self._of.values()) - RARE[game]
        self.asked: set[str] = set()
        self.has_chosen = False
        self._made: set[str] = set()

    def is_new(self, question: str, legal: list[str]) -> bool:
        """Whether a decision is of a new kind."""
        return question not in self.asked or any(self._of[move] in self.missing for move in legal)

    def note(self, question: str, legal: list[str]) -> None:
        """That a decision was seen."""
        self.asked.add(question)
        self.missing -= {question, *(self._of[move] for move in legal)}

    def choose(self, taste: random.Random, legal: list[str]) -> str:
        """A move, of a kind that was not made before if there is one: it may lead to a new question."""
        new = [move for move in legal if self._of[move] not in self._made]
        move = taste.choice(new or legal)
        self._made.add(self._of[move])
        return move


@pytest.mark.parametrize("game", GAMES)
def test_each_kind_of_decision_is_made_by_keyboard_alone(person: Person, server: Server, game: str) -> None:
    """Check, audit and answer each question, until each kind of move was offered.

    The Tab key opens the list of moves. Most known questions are answered without the page. At the end the receipt is
    audited, in `make test` in one theme.
    """
    kinds = Kinds(game)
    for _ in range(MOST_GAMES):
        seating = make_table(server, ME, HERE, game=game, **OPEN[game])
        play_what_is_new(person, seating, kinds)
        if not kinds.missing:
            break
    assert kinds.missing == set()
    person.sit_down(seating)
    if state(server, seating)["status"] == "over":
        person.page.get_by_role("button", name="Score sheet").last.click()
    else:
        resign(person)
    expect(person.page.locator(END)).to_be_visible()
    for theme in usually((THEMES[GAMES.index(game) % 2],), THEMES):
        person.page.emulate_media(color_scheme=theme)
        assert grave(person.page) == [], theme


def resign(person: Person) -> None:
    """End the game by resigning."""
    person.page.get_by_role("button", name="Leave the game: Merit").click()
    person.page.get_by_role("button", name="Resign").click()


def play_what_is_new(person: Person, seating: Seating, kinds: Kinds) -> None:
    """Play until each kind has occurred, or the game is over; the page is open where there is something new."""
    page, is_open = person.page, False
    now = state(person.server, seating)
    while now["legal"] and (kinds.missing or PROOF):
        question, legal = now["prompt"]["id"], [str(move["text"]) for move in now["legal"]]
        if PROOF or kinds.is_new(question, legal):
            if not is_open:
                person.sit_down(seating)
            is_open = True
            see(page, now)
            decide(person, kinds, question, legal)
            now = state(person.server, seating)
            continue
        if is_open:
            page.goto("about:blank")
        is_open = False
        move = {"ply": now["ply"], "move": kinds.choose(person.taste, legal)}
        now = person.server.post(f"/api/tables/{seating.table}/moves", move, seating.token)


def decide(person: Person, kinds: Kinds, question: str, legal: list[str]) -> None:
    """Make a move by keyboard; a new question is audited before."""
    page, is_first, is_new = person.page, not kinds.asked, question not in kinds.asked
    kinds.note(question, legal)
    if is_new:
        check_told(page, len(legal))
        assert grave(page) == [], question
        if (PROOF or not kinds.has_chosen) and (carried := page.locator("[data-drag]")).count():
            kinds.has_chosen = True
            if not look_at_a_chosen_piece(page, carried.first):
                return
    if not is_first:  # the way to the list is long: after the first time the focus begins there
        page.locator(BUTTONS).first.focus()
    to_the_moves(page)
    expect(page.locator("#moves")).to_be_visible()
    step_to(page, kinds.choose(person.taste, legal))
    person.and_see(lambda: page.keyboard.press("Enter"))


def to_the_moves(page: Page, most: int = 400) -> None:
    """Press the Tab key until the focus is on a move of the list, and see that it shows there."""
    for _ in range(most):
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", BUTTONS):
            assert page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") != "none"
            return
        page.keyboard.press("Tab")
    raise AssertionError("the list of moves is not reached with the Tab key")


def step_to(page: Page, wanted: str) -> None:
    """Press the Tab key until the focus is on the button of a move; a long way begins at the button before."""
    listed = page.locator(BUTTONS).evaluate_all("all => all.map(each => each.dataset.move)")
    place = listed.index(wanted)
    if place > FAR:
        page.locator(BUTTONS).nth(place - 1).focus()
    for _ in range(FAR + 1):
        if page.evaluate("() => document.activeElement.dataset.move") == wanted:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the button of {wanted} is not reached with the Tab key")


def look_at_a_chosen_piece(page: Page, piece: Locator) -> bool:
    """Choose a piece that leads to another place, audit what is shown then, and let go of it.

    False if that was a move already, since the piece has no other.
    """
    piece.focus()
    page.evaluate(REMEMBER)
    page.keyboard.press("Enter")
    if wait_on(page, TAKEN, "a piece to be chosen, or to have moved") == "moved":
        return False
    assert grave(page) == []
    page.keyboard.press("Escape")
    return True


MINE = "mine => (document.querySelector('.action.mine') !== null) === mine"


@pytest.mark.parametrize(("number", "game"), list(enumerate(GAMES)))
def test_nothing_moves_when_the_turn_passes(person: Person, server: Server, number: int, game: str) -> None:
    """The boxes of the board, the mat and the sheet are the same in one's own turn and in another's, in any window.

    In `make test` each game has two windows, and each window two games.
    """
    seating = make_table(server, ME, {"kind": "open"}, game=game)
    other = server.post(f"/api/tables/{seating.table}/join", {"name": "Ani"})["token"]
    person.sit_down(seating)
    for window in usually((WINDOWS[number], WINDOWS[number - 1]), WINDOWS):
        person.page.set_viewport_size(window)
        person.page.reload()
        person.page.locator(".board > *").first.wait_for()
        turns: list[tuple[bool, list[str]]] = []
        while len(turns) < TURNS or len({mine for mine, _ in turns}) == 1:
            turns.append(boxes_of_a_turn(person, seating, other))
            assert turns[-1][1] == turns[0][1]


def boxes_of_a_turn(person: Person, seating: Seating, other: str) -> tuple[bool, list[str]]:
    """Whether it is one's own turn, and where everything is in it; then some move is made, by *other* in theirs."""
    now = state(person.server, seating)
    whose = "mine" if now["my_turn"] else "Ani's"
    wait_on(person.page, MINE, f"the page to show that it is {whose} turn", now["my_turn"])
    person.page.mouse.move(1, 1)
    settle(person.page)
    boxes = person.page.evaluate(BOXES)
    legal = now["legal"] or state_of(person.server, seating.table, other)["legal"]
    move = {"ply": now["ply"], "move": person.taste.choice(legal)["text"]}
    token = seating.token if now["my_turn"] else other
    # Not every move has a line in the log, but something on the table changes with each.
    person.and_see(lambda: person.server.post(f"/api/tables/{seating.table}/moves", move, token))
    return now["my_turn"], boxes


def state_of(server: Server, table: str, token: str) -> dict[str, list[dict[str, str]]]:
    """The server's state for the owner of another token."""
    return dict(server.get_json(f"/api/tables/{table}", token))


# How far above the sheet the harbor ends, and the last of the sites.
ROOM = """() => {
    const boxes = wanted => [...document.querySelectorAll(wanted)].map(each => each.getBoundingClientRect());
    const bottom = wanted => Math.max(...boxes(wanted).map(box => box.bottom));
    const sheet = document.querySelector("main > .sheet").getBoundingClientRect().top;
    return [sheet - bottom(".harbor"), sheet - bottom(".mat")];
}"""
SCREENS = ((1280, 800), (1440, 900), (1920, 1080), (2560, 1440))
SOME_SCREENS = SCREENS[::3]
USUAL_GAP = 16  # CSS pixels between a board and its sheet


@pytest.mark.parametrize("sits", usually([True], [True, False]))
def test_the_duel_fills_its_room(person: Person, server: Server, sits: bool) -> None:
    """Wide, harbor and sites end just above the sheet; on a high phone all sites do, in sight without scrolling."""
    page = person.page
    page.set_viewport_size(PORTRAIT)
    seating = make_table(server, ME, QUICK, game="imhotep_duel")
    if sits:
        person.sit_down(seating)
    else:
        page.goto(f"{server.url}/table/{seating.table}")
    page.locator(".mat").last.wait_for()
    settle(page)
    assert 0 <= page.evaluate(ROOM)[1] <= USUAL_GAP
    for width, height in usually(SOME_SCREENS, SCREENS):
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        page.locator(".mat").last.wait_for()
        settle(page)
        harbor, mats = page.evaluate(ROOM)
        assert 0 <= harbor <= USUAL_GAP
        assert abs(harbor - mats) < 1
