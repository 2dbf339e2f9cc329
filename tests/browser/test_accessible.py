"""An automated audit of every page, in both themes; whole games and receipts are audited where the keyboard plays."""

import pytest
from playwright.sync_api import Page, expect

from benben.engine.lessons import lesson_of
from benben.engine.registry import rules
from tests.browser.learner import FULFILLED, SHEET, TAUGHT, walk
from tests.browser.person import GAMES, Person, make_table, tab_to
from tests.browser.reading import OPEN, THEMES, grave
from tests.serving import Server

ME = {"kind": "me", "name": "Merit"}
QUICK = {"kind": "bot", "player": "greedy"}


def faults(page: Page) -> list[str]:
    """What the audit finds in either theme."""
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {fault}" for fault in grave(page)]
    return found


@pytest.mark.parametrize("game", GAMES)
def test_nothing_serious(person: Person, server: Server, game: str) -> None:
    person.page.goto(server.url)
    options = person.page.locator(f"[data-options={game}]")
    options.wait_for()
    assert faults(person.page) == []
    options.click()
    assert faults(person.page) == []

    person.sit_down(make_table(server, ME, QUICK, game=game, **OPEN[game]))
    for _ in range(5):
        person.play()
    person.wait()
    assert faults(person.page) == []

    person.page.get_by_role("button", name="Settings").click()
    in_words = person.page.get_by_role("checkbox", name="The table in words")
    in_words.check()
    assert faults(person.page) == []


@pytest.mark.parametrize("game", TAUGHT)
def test_nothing_serious_in_a_lesson(person: Person, server: Server, game: str) -> None:
    """A scene to look at, one to play, refused and then shown, and one that is done."""
    taught = lesson_of(rules(game))
    assert taught is not None
    page = person.page
    page.goto(f"{server.url}/learn/{game}#{next(each.id for each in taught.scenes if each.touch)}")
    page.locator(SHEET).wait_for()
    assert faults(page) == []
    page.goto(f"{server.url}/learn/{game}#{taught.scenes[-1].id}")
    page.locator("button[data-lit]").first.wait_for()
    page.locator("[data-lesson=show]").click()
    assert faults(page) == []
    walk(page)
    expect(page.locator(FULFILLED)).to_be_visible()
    assert faults(page) == []


def test_nothing_serious_while_something_is_shown(person: Person, server: Server) -> None:
    """An unloading that is foretold."""
    seating = make_table(server, ME, {"kind": "here", "name": "Ani"}, game="imhotep_duel")
    person.sit_down(seating)
    for move in ("place c1", "place a1"):
        person.wait()
        person.press(move)
    person.wait()
    expect(person.page.locator("section.log")).to_contain_text("Ani places a meeple on a1")
    tab_to(person.page, "[data-spot='boat:1']")
    expect(
        person.page.locator("[data-given]").first
    ).to_be_visible()  # on the sites only what is no action token
    assert grave(person.page) == []
