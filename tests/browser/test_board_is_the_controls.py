"""Every move that has a place is made at its place: by touch alone, by keyboard alone; and nothing moves by itself."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.lit import Touchable, touchable
from tests.browser.person import BUTTONS, GAMES, Person, Seating, make_table, play_unseen, see, state
from tests.browser.reading import OPEN, THEMES, check_told, grave
from tests.tiers import usually
from tests.serving import Server

ME = {"kind": "me", "name": "Merit"}
QUICK = {"kind": "bot", "player": "greedy"}
PORTRAIT: ViewportSize = {"width": 390, "height": 844}
WINDOWS: tuple[ViewportSize, ...] = (
    PORTRAIT,
    {"width": 844, "height": 390},
    {"width": 1280, "height": 800},
    {"width": 1920, "height": 1080},
)
MOST = 600
TURNS = 6
BY_KEYBOARD = usually(5, 1)
"""Of the decisions whose kind was audited before, every so many is made by keyboard, the others without the page."""

# What lies on the table, and where; what is inside of it may change.
BOXES = """() => [...document.querySelectorAll(".board, .board > *, .board > * > *, main > .sheet, main > .sheet > *")]
    .filter(each => each instanceof HTMLElement)
    .filter(each => !each.matches(".opened"))  /* lies over the board while something in it is decided */
    .filter(each => getComputedStyle(each).position !== "fixed" || each.matches("main > .sheet"))
    .map(each => {
        const {left, top, width, height} = each.getBoundingClientRect();
        return [each.className.split(" ")[0], ...[left, top, width, height].map(Math.round)].join(" ");
    })"""


@pytest.fixture
def finger(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody with a phone who never opens the list of moves."""
    with browser.new_context(
        viewport=PORTRAIT, has_touch=True, is_mobile=True, reduced_motion="reduce"
    ) as context:
        somebody = Person(context.new_page(), server, seed=5)
        yield somebody
        assert somebody.mishaps == []


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


def to_the_moves(page: Page, most: int = 400) -> None:
    """Press the Tab key until the focus is on a move of the list, and see that it shows there."""
    for _ in range(most):
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", BUTTONS):
            assert page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle") != "none"
            return
        page.keyboard.press("Tab")
    raise AssertionError("the list of moves is not reached with the Tab key")


def look_at_a_chosen_piece(page: Page) -> bool:
    """Choose a piece that leads to another place, audit what is shown then, and let go of it.

    False if that was a move already, since the piece has no other.
    """
    carried = page.locator("[data-drag]")
    if carried.count():
        carried.first.focus()
        page.keyboard.press("Enter")
        if not page.locator("[data-drag][aria-pressed=true]").count():
            return False
        assert grave(page) == []
        page.keyboard.press("Escape")
    return True


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(person: Person, server: Server, game: str) -> None:
    """The list of moves shows itself to the Tab key. Each kind of decision is told whole, audited and reached by Tab.

    The way to the list is long: where it is known, the focus begins there.
    """
    seating = make_table(server, ME, QUICK, game=game, **OPEN[game])
    person.sit_down(seating)
    page = person.page
    audited: set[str] = set()
    for number in range(MOST):
        person.wait()
        if person.is_over():
            break
        now = state(server, seating)
        if now["prompt"]["id"] in audited and number % BY_KEYBOARD:
            see(page, play_unseen(server, seating, now, person.taste))
            continue
        if now["prompt"]["id"] not in audited:
            audited.add(now["prompt"]["id"])
            check_told(page, len(now["legal"]))
            assert grave(page) == [], now["prompt"]["id"]
            if not look_at_a_chosen_piece(page):
                continue
        else:
            buttons = page.locator(BUTTONS)
            buttons.nth(person.taste.randrange(buttons.count())).focus()
        to_the_moves(page)
        expect(page.locator("#moves")).to_be_visible()
        for _ in range(person.taste.randrange(min(4, len(now["legal"])))):
            page.keyboard.press("Tab")
        to_the_moves(page)
        person.and_see(lambda: page.keyboard.press("Enter"))
    assert state(server, seating)["status"] == "over"
    assert len(audited) > 1
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        assert grave(page) == [], theme


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_when_the_turn_passes(browser: Browser, server: Server, game: str) -> None:
    """The boxes of the board, the mat and the sheet are the same in one's own turn and in another's, in any window."""
    seating = make_table(server, ME, {"kind": "open"}, game=game)
    other = server.post(f"/api/tables/{seating.table}/join", {"name": "Ani"})["token"]
    with browser.new_context(reduced_motion="reduce") as context:
        person = Person(context.new_page(), server, seed=1)
        person.sit_down(seating)
        for window in WINDOWS:
            person.page.set_viewport_size(window)
            person.page.reload()
            person.page.locator(".board > *").first.wait_for()
            turns: list[tuple[bool, list[str]]] = []
            while len(turns) < TURNS or len({mine for mine, _ in turns}) == 1:
                turns.append(boxes_of_a_turn(person, seating, other))
                assert turns[-1][1] == turns[0][1]
        assert person.mishaps == []


def boxes_of_a_turn(person: Person, seating: Seating, other: str) -> tuple[bool, list[str]]:
    """Whether it is one's own turn, and where everything is in it; then some move is made, by *other* in theirs."""
    now = state(person.server, seating)
    person.page.wait_for_function(
        "mine => (document.querySelector('.action.mine') !== null) === mine", arg=now["my_turn"]
    )
    person.page.mouse.move(1, 1)
    boxes = person.page.evaluate(BOXES)
    legal = now["legal"] or state_of(person.server, seating.table, other)["legal"]
    move = {"ply": now["ply"], "move": person.taste.choice(legal)["text"]}
    token = seating.token if now["my_turn"] else other
    # Not every move has a line of its own in what happened: something on the table changes with each.
    person.and_see(lambda: person.server.post(f"/api/tables/{seating.table}/moves", move, token))
    return now["my_turn"], boxes


def state_of(server: Server, table: str, token: str) -> dict[str, list[dict[str, str]]]:
    """What the server tells the owner of another token."""
    return dict(server.get_json(f"/api/tables/{table}", token))


# How far above the sheet the harbor ends, and the last of the sites.
ROOM = """() => {
    const boxes = wanted => [...document.querySelectorAll(wanted)].map(each => each.getBoundingClientRect());
    const bottom = wanted => Math.max(...boxes(wanted).map(box => box.bottom));
    const sheet = document.querySelector("main > .sheet").getBoundingClientRect().top;
    return [sheet - bottom(".harbor"), sheet - bottom(".mat")];
}"""
USUAL_GAP = 16  # CSS pixels between a board and its sheet


@pytest.mark.parametrize("sits", [True, False], ids=["player", "spectator"])
def test_the_duel_fills_its_room(browser: Browser, server: Server, sits: bool) -> None:
    """Wide, harbor and sites end just above the sheet; on a high phone all sites do, in sight without scrolling."""
    seating = make_table(server, ME, QUICK, game="imhotep_duel")
    with browser.new_context(viewport=PORTRAIT, reduced_motion="reduce") as context:
        person = Person(context.new_page(), server)
        if sits:
            person.sit_down(seating)
        else:
            person.page.goto(f"{server.url}/table/{seating.table}")
        person.page.locator(".mat").last.wait_for()
        assert 0 <= person.page.evaluate(ROOM)[1] <= USUAL_GAP
        for width, height in ((1280, 800), (1440, 900), (1920, 1080), (2560, 1440)):
            person.page.set_viewport_size({"width": width, "height": height})
            person.page.reload()
            person.page.locator(".mat").last.wait_for()
            harbor, mats = person.page.evaluate(ROOM)
            assert 0 <= harbor <= USUAL_GAP
            assert abs(harbor - mats) < 1
