"""On a phone's width everything is there, nothing sticks out, and fingers find what they aim at."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.awaiting import settle
from tests.browser.person import GAMES, Person, make_table
from tests.tiers import usually

FINGER = 44  # CSS pixels
ROUNDING = 0.5

# A control inside a label is as big as its label; what is not shown cannot be hit. Pieces that cannot be played now
# only explain themselves: they may be as small as what they show.
TARGETS = """() => {
    const seen = new Set();
    for (const control of document.querySelectorAll("button, a[href], select, input, summary")) {
        const target = control.closest("label") ?? control;
        const apart = control.closest(".veil, .piece:not([data-lit])");
        if (!apart && target.checkVisibility({visibilityProperty: true})) seen.add(target);
    }
    return [...seen].map(target => {
        const {width, height} = target.getBoundingClientRect();
        const name = target.getAttribute("aria-label") ?? target.innerText ?? "";
        return {name: `${target.tagName} ${name.trim().slice(0, 40)}`, width, height};
    }).filter(({width, height}) => width > 0 && height > 0);
}"""


def too_small(page: Page) -> list[str]:
    """The touch targets that are smaller than a finger."""
    targets = page.evaluate(TARGETS)
    assert targets
    return sorted(
        {
            f"{target['name']} {target['width']:.0f}x{target['height']:.0f}"
            for target in targets
            if min(target["width"], target["height"]) < FINGER - ROUNDING
        }
    )


def overhang(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    return int(
        page.evaluate("() => document.documentElement.scrollWidth - document.documentElement.clientWidth")
    )


def check_fit(page: Page) -> None:
    """That nothing sticks out, and everything is as large as a finger."""
    settle(page)
    assert overhang(page) == 0
    assert too_small(page) == []


def test_the_lobby_fits(caller: Person) -> None:
    page = caller.page
    page.goto(caller.server.url)
    page.locator("[data-play]").first.wait_for()
    check_fit(page)
    for game in GAMES:
        page.locator(f"[data-options={game}]").click()
        dialog = page.get_by_role("dialog")
        expect(dialog).to_be_visible()
        check_fit(page)
        page.keyboard.press("Escape")
        expect(dialog).to_be_hidden()


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("ra", 5),
        ("imhotep_duel", 2),
        ("imhotep", 4),
        ("ankhor", 4),
        pytest.param("ra", 2, marks=pytest.mark.proof),
    ],
)
def test_the_table_fits(caller: Person, game: str, players: int) -> None:
    bots = [{"kind": "bot", "player": "greedy"}] * (players - 1)
    caller.sit_down(make_table(caller.server, {"kind": "me", "name": "Merit"}, *bots, game=game))
    for _ in range(usually(3, 8)):
        caller.play()
        caller.wait()
        check_fit(caller.page)
