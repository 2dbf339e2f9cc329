"""Imhotep: once a ship and its landing stage are chosen, the page shows the recipients before a confirmation."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.browser.awaiting import hear, settle
from tests.browser.person import Person, Seating, Wire, hold, make_table, state, tab_to
from tests.browser.reading import grave
from tests.serving import Server

NAMES = ("Merit", "Ani")
BOTH = ({"kind": "me", "name": NAMES[0]}, {"kind": "here", "name": NAMES[1]})
SMALLEST = 4  # of the ships of a round; with two players one stone is enough for it
FINGER = 44  # CSS pixels
NARROW: ViewportSize = {"width": 340, "height": 740}
"""At 360 pixels the holds of one ship card of seven (3, 2, 2, 1) are large enough for a finger."""
SITES = ("market", "pyramids", "temple", "burial_chamber", "obelisks")


def ready_to_sail(person: Person) -> Seating:
    """A table where a stone of Merit is on the smallest ship, which can sail, and it is Ani's turn."""
    seating = make_table(person.server, *BOTH, game="imhotep")
    person.sit_down(seating)
    person.wait()
    person.press(f"place {SMALLEST}:1")
    person.wait()
    person.page.locator("#prompt").focus()  # no move is pointed at
    return seating


def ship(page: Page) -> Locator:
    """The hull of the smallest ship."""
    return page.locator(f"[data-spot='ship:{SMALLEST}']")


def bow(page: Page) -> tuple[float, float]:
    """A point of it next to its hold."""
    box = ship(page).bounding_box()
    assert box is not None
    return box["x"] + box["width"] * 0.16, box["y"] + box["height"] * 0.75


def ground(page: Page, site: str) -> Locator:
    """The button that a whole site is."""
    return page.locator(f".ground > [data-spot='site:{site}']")


def preview(page: Page, site: str) -> str:
    """The previewed recipients at a site; seats are drawn."""
    return "".join(page.locator(f"[data-site={site}] .ribbon").all_inner_texts()).replace("\n", "")


def offering(page: Page) -> list[str | None]:
    """The sites that say what a ship would bring there."""
    return [site.get_attribute("data-site") for site in page.locator("[data-site]:has(.ribbon)").all()]


def expect_offers(page: Page, *sites: str) -> None:
    """See that these sites, and no others, say what a ship would bring there."""
    hear(page, lambda: offering(page) == list(sites), f"offers at {', '.join(sites) or 'no site'}")


def expect_told(page: Page, site: str, brings: str) -> None:
    """See what a ship would bring at a site."""
    hear(page, lambda: preview(page, site) == brings, f"{brings} to be told at {site}")


def sailing(view: dict[str, Any], site: str) -> dict[str, Any]:
    """The server's preview for the smallest ship."""
    sailings = next(each["sailings"] for each in view["ships"] if each["number"] == SMALLEST)
    return next(dict(each) for each in sailings if each["site"] == site)


def test_mouse_and_keyboard(person: Person) -> None:
    seating = ready_to_sail(person)
    page, now = person.page, state(person.server, seating)
    page.mouse.move(2, 2)
    expect_offers(page)

    page.get_by_role("button", name="All moves").click()
    page.locator(f"button[data-move='sail {SMALLEST} pyramids']").hover()
    expect_offers(page, "pyramids")
    expect_told(page, "pyramids", "+2")
    expect(page.locator("[data-site=pyramids] .ghosts .stone")).to_have_count(1)
    page.get_by_role("button", name="All moves").click()
    page.mouse.move(2, 2)
    expect_offers(page)

    page.mouse.move(*bow(page))
    expect_offers(page, *SITES)
    page.mouse.move(2, 2)
    expect_offers(page)

    tab_to(page, f"[data-spot='ship:{SMALLEST}']")
    expect_offers(page, *SITES)
    assert "Merit scores 2 points" in (ship(page).get_attribute("aria-description") or "")
    page.keyboard.press("Enter")
    expect(ship(page)).to_have_attribute("aria-pressed", "true")
    assert grave(page) == []
    page.keyboard.press("Escape")
    expect(ship(page)).to_have_attribute("aria-pressed", "false")
    assert state(person.server, seating)["ply"] == now["ply"]


@pytest.mark.parametrize(("site", "brings"), [("temple", "+1↻"), ("obelisks", "+10")])
def test_what_is_predicted_comes_true(person: Person, site: str, brings: str) -> None:
    seating = ready_to_sail(person)
    before = state(person.server, seating)["view"]
    page = person.page
    page.mouse.click(*bow(page))
    expect_told(page, site, brings)
    person.and_see(ground(page, site).click)
    person.wait()
    after = state(person.server, seating)["view"]
    assert next(each["site"] for each in after["ships"] if each["number"] == SMALLEST) == site
    points = [
        then["points"] - now["points"] for now, then in zip(before["seats"], after["seats"], strict=True)
    ]
    assert points == sailing(before, site)["change"]
    expect(page.locator(f"[data-site={site}] .stones .stone")).to_have_count(1)
    page.mouse.move(2, 2)
    expect_offers(page)


def test_a_waiting_player_may_look_but_not_sail(person: Person, server: Server) -> None:
    """Ani sits elsewhere; while she thinks, Merit looks at the ships."""
    wire = Wire(person.page)
    seating = make_table(server, BOTH[0], {"kind": "open"}, game="imhotep")
    server.post(f"/api/tables/{seating.table}/join", {"name": "Ani"})
    person.sit_down(seating)
    person.wait()
    person.press(f"place {SMALLEST}:1")
    now = state(server, seating)
    assert not now["my_turn"]
    expect(person.page.locator("button[data-lit]")).to_have_count(0)
    person.page.mouse.move(*bow(person.page))
    expect_offers(person.page, *SITES)
    person.page.mouse.click(*bow(person.page))
    settle(person.page)
    assert [sent["move"] for sent in wire.of("play")] == [f"place {SMALLEST}:1"]
    assert state(server, seating)["ply"] == now["ply"]


def test_a_long_press_looks_and_taps_sail(caller: Person) -> None:
    seating = ready_to_sail(caller)
    page, now = caller.page, state(caller.server, seating)
    hold(page, *bow(page), page.locator("[data-site=temple] .ribbon"))
    expect_offers(page, *SITES)
    assert state(caller.server, seating)["ply"] == now["ply"]
    page.touchscreen.tap(60, 30)  # somewhere else
    expect(page.locator(".ribbon")).to_have_count(0)

    page.touchscreen.tap(*bow(page))
    expect(page.locator("[data-site=temple] .ribbon")).to_be_visible()
    caller.and_see(ground(page, "temple").tap)
    caller.wait()
    expect(page.locator(".ribbon")).to_have_count(0)
    assert state(caller.server, seating)["view"]["temple"][0]["stones"] == [0]


def test_where_holds_are_small_the_ship_that_is_chosen_is_large(caller: Person) -> None:
    caller.page.set_viewport_size(NARROW)
    seating = make_table(caller.server, *BOTH, game="imhotep")
    caller.sit_down(seating)
    caller.wait()
    page = caller.page
    spaces = page.locator("button[data-lit][data-target^='hold:1:']")
    expect(spaces).to_have_count(0)
    page.locator("[data-spot='ship:1']").tap()
    # The bow is the first to be unloaded: which space it is matters.
    expect(spaces).not_to_have_count(0)
    for space in spaces.all():
        box = space.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= FINGER
    caller.and_see(spaces.nth(1).tap)
    caller.wait()
    assert state(caller.server, seating)["view"]["ships"][0]["hold"][:2] == [None, 0]
    expect(spaces).to_have_count(0)


def test_a_small_site_that_is_tapped_is_shown_large(caller: Person) -> None:
    caller.sit_down(make_table(caller.server, *BOTH, game="imhotep"))
    caller.wait()
    page, opened = caller.page, caller.page.locator(".opened")
    ground(page, "market").last.tap()
    expect(opened.locator("[data-spot='market:1']")).to_be_visible()
    page.touchscreen.tap(60, 30)
    expect(opened).to_have_count(0)
