"""Several people at one table, each at their own screen."""

from typing import Literal

from playwright.sync_api import Browser, expect

from tests.browser.person import Person, make_table, state
from tests.serving import Server

STILL: Literal["reduce"] = "reduce"


def test_two_join_by_link_and_see_only_their_own(browser: Browser, server: Server) -> None:
    seating = make_table(server, {"kind": "me", "name": "Merit"}, {"kind": "open"})
    with (
        browser.new_context(reduced_motion=STILL) as here,
        browser.new_context(reduced_motion=STILL) as there,
    ):
        merit, ani = Person(here.new_page(), server, seed=1), Person(there.new_page(), server, seed=2)
        merit.sit_down(seating)
        join(ani, merit.page.locator("#invitation").input_value())
        for reader in (merit, ani):
            expect(reader.page.get_by_role("heading", name="Merit", exact=True)).to_be_visible()
            expect(reader.page.get_by_role("heading", name="Ani", exact=True)).to_be_visible()
            expect(reader.page.locator("section.track")).to_be_visible()
        assert (merit.points(0), merit.points(1)) == (10, None)
        assert (ani.points(0), ani.points(1)) == (None, 10)

        take_turns(merit, ani, moves=10)
        assert merit.points(1) is None
        assert ani.points(0) is None
        assert merit.mishaps == ani.mishaps == []


def test_a_stranger_sees_no_points(browser: Browser, server: Server) -> None:
    seating = make_table(server, {"kind": "me", "name": "Merit"}, {"kind": "bot", "player": "greedy"})
    with browser.new_context(reduced_motion=STILL) as context:
        stranger = Person(context.new_page(), server)
        stranger.page.goto(f"{server.url}/table/{seating.table}")
        expect(stranger.page.get_by_role("heading", name="Merit", exact=True)).to_be_visible()
        assert (stranger.points(0), stranger.points(1)) == (None, None)
        assert stranger.legal() == []


def test_two_at_one_screen(person: Person, server: Server) -> None:
    seating = make_table(server, {"kind": "me", "name": "Merit"}, {"kind": "here", "name": "Ani"})
    person.sit_down(seating)
    movers = set()
    for _ in range(6):
        person.wait()
        now = state(server, seating)
        assert now["view"]["viewer"] == now["actor"]
        assert person.points(now["actor"]) == 10
        assert person.points(1 - now["actor"]) is None
        movers.add(now["actor"])
        person.press("draw" if "draw" in person.legal() else person.legal()[-1])
    assert movers == {0, 1}


def join(person: Person, link: str) -> None:
    """Open the link that one was sent, give a name, sit down."""
    person.page.goto(link)
    person.page.locator("input[autocomplete=nickname]").fill("Ani")
    person.page.locator("button[type=submit]").click()


def take_turns(first: Person, second: Person, moves: int) -> None:
    """Let whoever is to decide play; it is never both."""
    for _ in range(moves):
        deciding = whose_turn(first, second)
        other = second if deciding is first else first
        assert other.legal() == []
        before = deciding.entries(), other.entries()
        deciding.play()
        for person, seen in zip((deciding, other), before, strict=True):
            person.page.wait_for_function(
                "seen => document.querySelectorAll('section.log li').length > seen",
                arg=seen,
            )


def whose_turn(first: Person, second: Person) -> Person:
    """Wait until one of the two has something to decide."""
    while True:
        for person in (first, second):
            if person.legal():
                return person
        first.page.wait_for_timeout(100)
