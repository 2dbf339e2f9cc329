"""An automated audit of every page, in both themes, and a whole game without a mouse."""

from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.person import BUTTONS, END, GAMES, MENU, PIECES, Person, make_table, state
from tests.serving import Server

GRAVE = {"serious", "critical"}
ME = {"kind": "me", "name": "Merit"}
QUICK = {"kind": "bot", "player": "greedy"}

# Options with which much is to be seen.
OPEN: dict[str, dict[str, object]] = {
    "ra": {"open_scores": True},
    "imhotep_duel": {"sides": "ABAB"},
    "imhotep": {"sides": "BABAB", "wrath": True},
    "ankhor": {},
}

# While something fades in, it is fainter than it is meant to be.
AT_REST = """Promise.allSettled(
    document.getAnimations()
        .filter(each => each.effect.getComputedTiming().endTime < Infinity)
        .map(each => each.finished)
).then(() => null)"""

Theme = Literal["light", "dark"]


def grave(page: Page) -> list[str]:
    """What the audit finds serious or critical, with the place of each first finding; no explanation is in the way."""
    page.mouse.move(1, 1)
    expect(page.locator("#about")).to_be_hidden()
    page.evaluate(AT_REST)
    found = Axe().run(page).response["violations"]
    return [
        f"{fault['id']}: {fault['help']} ({fault['nodes'][0]['html'][:160]})"
        for fault in found
        if fault["impact"] in GRAVE
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_serious(browser: Browser, server: Server, theme: Theme, game: str) -> None:
    with browser.new_context(color_scheme=theme, reduced_motion="reduce") as context:
        person = Person(context.new_page(), server, seed=3)
        person.page.goto(server.url)
        options = person.page.locator(f"[data-options={game}]")
        options.wait_for()
        assert grave(person.page) == []
        options.click()
        assert grave(person.page) == []

        person.sit_down(make_table(server, ME, QUICK, game=game, **OPEN[game]))
        for _ in range(10):
            person.play()
        person.wait()
        assert grave(person.page) == []

        person.page.get_by_role("button", name="Settings").click()
        in_words = person.page.get_by_role("checkbox", name="The table in words")
        in_words.check()
        assert grave(person.page) == []

        if game != "imhotep_duel":
            return  # they take longer, and their receipts are like that of The Duel
        in_words.uncheck()
        person.page.keyboard.press("Escape")
        person.play_until_the_end()
        expect(person.page.locator(END)).to_be_visible()
        assert grave(person.page) == []


@pytest.mark.parametrize("game", GAMES)
def test_nothing_serious_in_any_state(person: Person, server: Server, game: str) -> None:
    """A whole game, looked at whenever another kind of decision is asked for the first time, chosen pieces included."""
    seating = make_table(server, ME, QUICK, game=game, **OPEN[game])
    person.sit_down(seating)
    seen: set[str] = set()
    for _ in range(600):
        person.wait()
        if person.is_over():
            break
        kind = str(state(server, seating)["prompt"]["id"])
        if kind not in seen:
            seen.add(kind)
            assert grave(person.page) == [], kind
            carried = person.page.locator("[data-drag]")
            if carried.count():
                carried.first.focus()
                person.page.keyboard.press("Enter")
                assert grave(person.page) == [], f"{kind}, something chosen"
                person.page.keyboard.press("Escape")
        person.press(person.taste.choice(person.legal()))
    assert person.is_over()
    assert len(seen) > 1
    assert grave(person.page) == []


Node = dict[str, Any]


def tree(page: Page) -> list[Node]:
    """What a screen reader is told: the nodes of the browser's own tree that are not left out."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return [node for node in nodes if not node["ignored"]]


def named(node: Node) -> str:
    """The name of a node."""
    return str(node.get("name", {}).get("value", "")).strip()


def role(node: Node) -> str:
    """The role of a node."""
    return str(node["role"]["value"])


@pytest.mark.parametrize("game", GAMES)
def test_a_screen_reader_is_told_everything(person: Person, server: Server, game: str) -> None:
    """At each decision of a game: what is asked, each legal move as a button, a name for every control, the news."""
    seating = make_table(server, ME, QUICK, game=game)
    person.sit_down(seating)
    for _ in range(600):
        person.wait()
        if person.is_over():
            break
        legal = person.legal()
        nodes = tree(person.page)
        prompt = person.page.locator("#prompt").inner_text().strip()
        assert prompt
        assert [named(node) for node in nodes if role(node) == "heading"].count(prompt) == 1
        nameless = [node for node in nodes if role(node) in CONTROLS and not named(node)]
        assert nameless == []
        buttons = person.page.get_by_role("group", name="What can be done", exact=True).get_by_role("button")
        assert buttons.count() == len(legal) == len(state(server, seating)["legal"])
        assert person.page.locator("[aria-live=polite]").filter(has_text=prompt).count()
        person.press(person.taste.choice(legal))
    assert person.is_over()


CONTROLS = {"button", "link", "textbox", "combobox", "checkbox", "radio", "slider"}


def test_a_few_moves_without_a_mouse(person: Person, server: Server) -> None:
    seating = make_table(server, ME, QUICK)
    person.sit_down(seating)
    for _ in range(4):
        person.wait()
        before = state(server, seating)["ply"]
        tab_to(person.page, BUTTONS)
        person.page.keyboard.press("Enter")
        expect(person.page.locator("section.log")).not_to_be_empty()
        person.wait()
        assert state(server, seating)["ply"] > before


def test_a_whole_game_without_a_mouse(person: Person, server: Server) -> None:
    """The Duel, now by the buttons in words, now by the pieces on the board: Tab and Enter are all it takes."""
    seating = make_table(server, ME, QUICK, game="imhotep_duel")
    person.sit_down(seating)
    page = person.page
    decided = {BUTTONS: 0, PIECES: 0}
    for decision in range(200):
        person.wait()
        if person.is_over():
            break
        kind = PIECES if decision % 3 == 2 and page.locator(PIECES).count() else BUTTONS
        key = "Shift+Tab" if kind == PIECES else "Tab"  # the focus is on the buttons, the board before them
        tab_to(page, kind, beyond=person.taste.randrange(4), key=key)
        page.keyboard.press("Enter")
        if page.locator(MENU).count():
            page.keyboard.press("Enter")  # the first of them has the focus
        decided[kind] += 1
    assert person.is_over()
    assert min(decided.values()) > 3
    assert state(server, seating)["view"]["unloads_left"] == 0


def test_nothing_serious_while_something_is_shown(person: Person, server: Server) -> None:
    """An unloading that is foretold."""
    seating = make_table(server, ME, {"kind": "here", "name": "Ani"}, game="imhotep_duel")
    person.sit_down(seating)
    for move in ("place c1", "place a1"):
        person.wait()
        person.press(move)
    person.wait()
    tab_to(person.page, "[data-spot='boat:1']")
    expect(person.page.locator(".caption")).to_be_visible()
    assert grave(person.page) == []


def tab_to(page: Page, wanted: str, beyond: int = 0, key: str = "Tab") -> None:
    """Press a *key* until the focus is on what is *wanted*, or on one *beyond* it; see that the focus can be seen."""
    passed = beyond % max(page.locator(wanted).count(), 1)
    for _ in range(160):
        page.keyboard.press(key)
        if page.evaluate("wanted => document.activeElement?.matches(wanted)", wanted):
            if passed == 0:
                outline = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
                assert outline != "none"
                return
            passed -= 1
    raise AssertionError(f"{wanted} cannot be reached with the Tab key")
