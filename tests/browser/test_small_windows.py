"""Tables in small windows: nothing widens the page, also while pieces travel, and an enlarged page scrolls."""

import random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.awaiting import settle
from tests.browser.motion import MOVING, arrived, watch_width, widest
from tests.browser.person import GAMES, Arrive, Person, Seating, make_table, play_unseen, state
from tests.browser.windows import FINGERS
from tests.serving import Server
from tests.tiers import usually

ME = {"kind": "me", "name": "Merit"}
GREEDY = {"kind": "bot", "player": "greedy"}
UPRIGHT: ViewportSize = {"width": 390, "height": 844}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}
ENLARGED: tuple[ViewportSize, ...] = ({"width": 640, "height": 400}, {"width": 320, "height": 256})
"""A window of 1280 by 800, or by 1024, at 200 % and 400 %."""
LEAST = 24
"""CSS pixels: a target of a pointer is no smaller (WCAG 2.2, 2.5.8)."""

LOADED = "Boat C is loaded with Place 2–3 Meeples, Light pyramid, Place 1 Meeple and Unload 1–2 Boats. " * 2

# Pieces that are smaller than a target, by their names, and those that nothing but a part of is to be seen when one
# has scrolled to them.
UNTOUCHABLE = """least => [...document.querySelectorAll("[data-lit], [data-unplaced]")].filter(each => {
    each.scrollIntoView({block: "center", inline: "center"});
    const {left, top, right, bottom, width, height} = each.getBoundingClientRect();
    const inside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
    return Math.min(width, height) < least || (!inside && height < innerHeight - 150);
}).map(each => each.dataset.target ?? each.dataset.unplaced)"""
WIDTH = "document.documentElement.scrollWidth"


def until(server: Server, seating: Seating, decisions: int) -> None:
    """Play so many decisions of mine, or to the end."""
    taste, now = random.Random(1), state(server, seating)
    for _ in range(decisions):
        if now["status"] == "over":
            return
        now = play_unseen(server, seating, now, taste)


def boats_gone(server: Server, seating: Seating) -> None:
    """Play The Duel until a boat at the right edge of the harbor has gone."""
    taste, now = random.Random(1), state(server, seating)
    while all(boat["in_play"] for boat in now["view"]["boats"][:3]):
        now = play_unseen(server, seating, now, taste)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_widens_the_page_while_pieces_travel(arrive: Arrive, game: str) -> None:
    """On a phone, in every frame from the first on; in The Duel boats have sailed away and sail away."""
    person = arrive(viewport=UPRIGHT, **FINGERS, **MOVING)
    seating = make_table(person.server, ME, GREEDY, game=game)
    if game == "imhotep_duel":
        boats_gone(person.server, seating)
    watch_width(person.page)
    person.sit_down(seating)
    for _ in range(3):
        person.wait()
        if not person.is_over():
            person.play()
    arrived(person.page)
    assert widest(person.page) == UPRIGHT["width"]


@pytest.mark.parametrize(("number", "game"), list(enumerate(GAMES)))
def test_an_enlarged_page_scrolls_and_its_pieces_stay_large_enough(
    person: Person, number: int, game: str
) -> None:
    """At 200 % and 400 % nothing sticks out sideways, and all that can be touched is a target in sight.

    In `make test` each game is enlarged once, and each size has two games.
    """
    seating = make_table(person.server, ME, GREEDY, game=game)
    until(person.server, seating, 8)
    person.sit_down(seating)
    for window in usually((ENLARGED[number % 2],), ENLARGED):
        person.page.set_viewport_size(window)
        person.page.reload()
        person.wait()
        settle(person.page)
        assert person.page.evaluate(WIDTH) == window["width"]
        assert person.page.evaluate(UNTOUCHABLE, LEAST) == []


def heights(page: Page, selector: str) -> tuple[float, float]:
    """The top and the bottom of an element."""
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["y"], box["y"] + box["height"]


def test_on_a_phone_on_its_side_the_last_move_ends_above_the_prompt(person: Person) -> None:
    """Also where it has more lines than there is room for, as a boat's load has in The Duel."""
    person.page.set_viewport_size(ON_ITS_SIDE)
    person.sit_down(make_table(person.server, ME, GREEDY, game="imhotep_duel"))
    person.wait()
    person.page.locator(".trail").evaluate("(each, said) => { each.textContent = said; }", LOADED)
    assert heights(person.page, ".trail")[1] <= heights(person.page, "#prompt")[0]


@pytest.mark.parametrize("window", [UPRIGHT, ON_ITS_SIDE], ids=["upright", "on its side"])
def test_on_a_phone_everybody_sees_what_others_can_bid_with(person: Person, window: ViewportSize) -> None:
    """Ra: the suns of five that lie face-up stand where bids lie, but for those that were bid."""
    person.page.set_viewport_size(window)
    seating = make_table(person.server, ME, *[GREEDY] * 4, game="ra")
    person.sit_down(seating)
    person.wait()
    view = state(person.server, seating)["view"]
    seats, offered = view["seats"], view["auction"]["bids"] if view["auction"] else [None] * 5
    bids = person.page.locator(".bids li")
    for place, seat in enumerate([*seats[1:], seats[0]]):
        suns = bids.nth(place).locator(".little")
        left = [sun for sun in seat["suns_up"] if sun != offered[seat["seat"]]]
        assert [int(sun) for sun in suns.all_inner_texts()] == (left if place < 4 else [])
        for sun in suns.all():
            expect(sun).to_be_in_viewport(ratio=1)


def test_what_can_be_chosen_before_a_game_says_that_more_follows(person: Person) -> None:
    """On a phone in landscape four seats are in sight, and an arrow stays until the rest was scrolled into view."""
    page = person.page
    page.set_viewport_size(ON_ITS_SIDE)
    page.goto(person.server.url)
    page.locator("[data-options=imhotep]").click()
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    body = page.locator("dialog .body")
    expect(body).to_have_attribute("data-more", "")
    for seat in body.locator("ol > li").all():
        expect(seat).to_be_in_viewport(ratio=1)
    body.evaluate("each => each.scrollTo(0, each.scrollHeight)")
    expect(body).not_to_have_attribute("data-more", "")
