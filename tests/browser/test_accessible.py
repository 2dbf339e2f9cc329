"""An automated audit of pages; each kind of decision is audited where the keyboard plays, receipts where games end."""

import pytest
from playwright.sync_api import Page, expect

from benben.engine.registry import rules
from benben.lessons.lesson import lesson_of
from tests.browser.learner import FULFILLED, SHEET, TAUGHT, walk
from tests.browser.person import GAMES, Person, make_table, tab_to
from tests.browser.reading import OPEN, THEMES, grave
from tests.serving import Server
from tests.tiers import usually

ME = {"kind": "me", "name": "Merit"}
QUICK = {"kind": "bot", "player": "greedy"}


def faults(page: Page) -> list[str]:
    """The findings in the dark theme, or in both with `make proof`: the light one is audited at each decision."""
    found = []
    for theme in usually(THEMES[1:], THEMES):
        page.emulate_media(color_scheme=theme)
        found += [f"{theme}: {fault}" for fault in grave(page)]
    return found


def test_nothing_serious_in_the_lobby(person: Person, server: Server) -> None:
    page = person.page
    page.goto(server.url)
    page.locator("[data-play]").first.wait_for()
    assert faults(page) == []
    for number, game in enumerate(usually(["imhotep"], GAMES)):  # it has all kinds of options
        page.emulate_media(color_scheme=THEMES[number % 2])
        page.locator(f"[data-options={game}]").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        assert grave(page) == [], game
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()


@pytest.mark.parametrize(("number", "game"), list(enumerate(GAMES)))
def test_nothing_serious_at_a_table(person: Person, server: Server, number: int, game: str) -> None:
    """The board, and what is opened over it."""
    page = person.page
    person.sit_down(make_table(server, ME, QUICK, game=game, **OPEN[game]))
    for _ in range(5):
        person.play()
    person.wait()
    assert faults(page) == []

    page.emulate_media(color_scheme=THEMES[number % 2])
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Text view").check()
    expect(page.get_by_role("region", name="Text view")).to_be_visible()
    assert grave(page) == []


@pytest.mark.parametrize(("number", "game"), list(enumerate(usually(TAUGHT[:2], TAUGHT))))
def test_nothing_serious_in_a_lesson(person: Person, server: Server, number: int, game: str) -> None:
    """A scene to look at, one to play, refused and then shown, and one that is done."""
    taught = lesson_of(rules(game))
    assert taught is not None
    page = person.page
    page.emulate_media(color_scheme=THEMES[number % 2])
    page.goto(f"{server.url}/learn/{game}#{next(each.id for each in taught.scenes if each.touch)}")
    page.locator(SHEET).wait_for()
    assert grave(page) == []
    page.goto(f"{server.url}/learn/{game}#{taught.scenes[-1].id}")
    expect(page.locator("[data-scene]")).to_have_attribute("data-scene", taught.scenes[-1].id)
    page.locator("button[data-lit]").first.wait_for()
    page.locator("[data-lesson=show]").click()
    expect(page.locator("[data-lesson=show]")).to_have_attribute("aria-pressed", "true")
    assert grave(page) == []
    walk(page)
    expect(page.locator(FULFILLED)).to_be_visible()
    assert grave(page) == []


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
