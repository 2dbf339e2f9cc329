"""An automated audit of every page, in both themes, and a few moves without a mouse."""

from typing import Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from tests.browser.person import END, Person, make_table, state
from tests.serving import Server

GRAVE = {"serious", "critical"}
ME = {"kind": "me", "name": "Merit"}
QUICK = {"kind": "bot", "player": "greedy"}

Theme = Literal["light", "dark"]


def grave(page: Page) -> list[str]:
    """What the audit finds serious or critical, with the place of each first finding."""
    found = Axe().run(page).response["violations"]
    return [
        f"{fault['id']}: {fault['help']} ({fault['nodes'][0]['html'][:160]})"
        for fault in found
        if fault["impact"] in GRAVE
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_nothing_serious(browser: Browser, server: Server, theme: Theme) -> None:
    with browser.new_context(color_scheme=theme, reduced_motion="reduce") as context:
        person = Person(context.new_page(), server, seed=3)
        person.page.goto(server.url)
        person.page.locator("button[type=submit]").wait_for()
        assert grave(person.page) == []

        person.sit_down(make_table(server, ME, QUICK, open_scores=True))
        person.wait()
        assert grave(person.page) == []
        for _ in range(10):
            person.play()
        person.wait()
        assert grave(person.page) == []

        person.play_until_the_end()
        expect(person.page.locator(END)).to_be_visible()
        assert grave(person.page) == []


def test_without_a_mouse(person: Person, server: Server) -> None:
    seating = make_table(server, ME, QUICK)
    person.sit_down(seating)
    for _ in range(4):
        person.wait()
        before = state(server, seating)["ply"]
        tab_to_a_move(person.page)
        person.page.keyboard.press("Enter")
        expect(person.page.locator("section.log")).not_to_be_empty()
        person.wait()
        assert state(server, seating)["ply"] > before


def tab_to_a_move(page: Page) -> None:
    """Press Tab until the focus is on a legal move, and see that the focus can be seen."""
    for _ in range(80):
        page.keyboard.press("Tab")
        if page.evaluate("() => document.activeElement?.matches('[data-move]')"):
            outline = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
            assert outline != "none"
            return
    raise AssertionError("no move can be reached with the Tab key")
