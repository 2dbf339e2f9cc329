"""How you score: a part of the rules in the lobby and at a table, with the engine's figures."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import benben
from tests.browser.awaiting import settle
from tests.browser.person import GAMES, Arrive, Person, make_table
from tests.browser.reading import OPEN, THEMES, grave
from tests.browser.windows import PHONE
from tests.serving import Server
from tests.tiers import usually

ME = {"kind": "me", "name": "Merit"}
QUICK = {"kind": "bot", "player": "greedy"}
SIZES = {"phone": PHONE, "wide": {"width": 1440, "height": 900}}
LOOKS = [
    (game, size, THEMES[(number + turn) % 2])
    for number, game in enumerate(GAMES)
    for turn, size in enumerate(SIZES)
]
"""Each game in each size and in each theme, and each size in each theme."""
FEW_LOOKS = [LOOKS[2 * number + number // 2 % 2] for number in range(len(GAMES))]
"""Each game once, each size in each theme."""
SEATS = [(game, ("person", "caller")[number % 2]) for number, game in enumerate(GAMES)]
ALL_SEATS = [(game, sit) for game in GAMES for sit in ("person", "caller")]
SITES = {"imhotep": 5, "imhotep_duel": 4}
"""Games of which each site has two sides."""
TOO_WIDE = "drawer => drawer.scrollWidth > drawer.clientWidth"


def part(page: Page, name: str) -> Locator:
    """The selector of a part of the rules."""
    return page.get_by_role("group", name="Parts of the rules").get_by_role("radio", name=name)


def shown(number: int) -> str:
    return f"−{-number}" if number < 0 else str(number)


def check_figures(drawer: Locator, game: str, **options: Any) -> None:
    """Each way to score is there with each of its figures, and its rule."""
    loaded = benben.load(game, **options)
    for way in loaded.rules.figures(loaded.options):
        card = drawer.locator(f"article[data-way={way['id']}]")
        expect(card.get_by_role("button", name=f"Open rule {way['rule']}", exact=True)).to_be_visible()
        words = card.inner_text().split()
        for figure in way["figures"]:
            if figure["points"] or not figure["bonus"]:
                assert {shown(figure["points"]), f"+{figure['points']}"} & set(words), (way["id"], figure)
        for picture in card.get_by_role("img").all():
            assert picture.get_attribute("aria-label")


@pytest.mark.parametrize(("game", "size", "theme"), usually(FEW_LOOKS, LOOKS))
def test_in_the_lobby(arrive: Arrive, server: Server, game: str, size: str, theme: str) -> None:
    page = arrive(viewport=SIZES[size], color_scheme=theme).page
    page.goto(server.url)
    page.locator(f"[data-rules={game}]").click()
    part(page, "How you score").check(force=True)
    drawer = page.get_by_role("dialog")
    expect(drawer.locator("article[data-way]").first).to_be_visible()
    check_figures(drawer, game)
    settle(page)
    assert not drawer.evaluate(TOO_WIDE)
    assert grave(page) == []
    part(page, "All rules").check(force=True)
    expect(drawer.locator(".number").first).to_be_visible()


@pytest.mark.parametrize("game", usually(["imhotep"], list(SITES)))
def test_in_the_lobby_sides_can_be_chosen(person: Person, server: Server, game: str) -> None:
    person.page.goto(server.url)
    person.page.locator(f"[data-rules={game}]").click()
    part(person.page, "How you score").check(force=True)
    person.page.get_by_role("button", name="All B", exact=True).click()
    drawer = person.page.get_by_role("dialog")
    expect(drawer.locator("article[data-way=obelisks_b], article[data-way=obelisk_b]")).to_be_visible()
    check_figures(drawer, game, sides="B" * SITES[game])


@pytest.mark.parametrize(("game", "sit"), usually(SEATS[:2], ALL_SEATS))
def test_at_a_table_as_it_plays(request: pytest.FixtureRequest, server: Server, game: str, sit: str) -> None:
    seated: Person = request.getfixturevalue(sit)
    seated.sit_down(make_table(server, ME, QUICK, game=game, **OPEN[game]))
    page = seated.page
    page.get_by_role("button", name="Rules", exact=True).first.click()
    part(page, "How you score").check(force=True)
    drawer = page.get_by_role("dialog")
    first = drawer.locator("article[data-way]").first
    expect(first).to_be_visible()
    check_figures(drawer, game, players=2, **OPEN[game])
    settle(page)
    assert not drawer.evaluate(TOO_WIDE)
    assert grave(page) == []

    link = first.get_by_role("button")
    number = link.inner_text()
    link.click()
    expect(part(page, "All rules")).to_be_checked()
    expect(drawer.locator(f"[id='{number}'].current")).to_be_in_viewport()
