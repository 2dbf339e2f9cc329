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


def test_who_watches_may_sit_down_while_a_seat_is_free(person: Person, server: Server) -> None:
    seating = make_table(server, {"kind": "me", "name": "Merit"}, {"kind": "open"}, game="imhotep_duel")
    page = person.page
    page.goto(f"{server.url}/table/{seating.table}")
    page.get_by_role("button", name="Watch").click()
    page.locator("[data-watching]").get_by_role("button", name="Join").click()
    page.locator("input[autocomplete=nickname]").fill("Ani")
    page.locator("button[type=submit]").click()
    expect(page.get_by_role("button", name="Leave the game: Ani")).to_be_visible()
    expect(page.locator("[data-watching]")).to_have_count(0)
    assert [seat["name"] for seat in state(server, seating)["seats"]] == ["Merit", "Ani"]


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


def test_two_play_again_together(browser: Browser, server: Server) -> None:
    """One resigns, the other asks for more, and both sit at one new table, where the other begins."""
    seating = make_table(server, {"kind": "me", "name": "Merit"}, {"kind": "open"})
    with (
        browser.new_context(reduced_motion=STILL) as here,
        browser.new_context(reduced_motion=STILL) as there,
        browser.new_context(reduced_motion=STILL) as outside,
    ):
        merit, ani, stranger = (Person(window.new_page(), server) for window in (here, there, outside))
        merit.sit_down(seating)
        join(ani, f"{server.url}/table/{seating.table}")
        stranger.page.goto(f"{server.url}/table/{seating.table}")
        expect(stranger.page.get_by_text("You are watching.")).to_be_visible()
        for person in (merit, ani, stranger):
            expect(person.page.get_by_text("1 watching")).to_be_visible()

        ani.page.get_by_role("button", name="Leave the game: Ani").click()
        ani.page.get_by_role("button", name="Resign").click()
        endings = {
            merit: "You win: Ani has resigned",
            ani: "Merit wins: you have resigned",
            stranger: "Merit wins: Ani has resigned",
        }
        for person, ending in endings.items():
            expect(person.page.locator("dialog[open]").get_by_text(ending)).to_be_visible()
        assert stranger.page.get_by_role("button", name="Play again").count() == 0

        merit.page.locator("dialog[open]").get_by_role("button", name="Play again").click()
        merit.page.wait_for_url(lambda url: seating.table not in url)
        for person in (ani, stranger):
            dialog = person.page.locator("dialog[open]")
            expect(dialog.get_by_text("Merit wants to play again.")).to_be_visible()
            dialog.get_by_role("button", name="Go there").click()
            person.page.wait_for_url(merit.page.url)
        for person in (merit, ani, stranger):
            seats = person.page.locator("section.players h3")
            expect(seats).to_have_text(["Ani", "Merit"])
        take_turns(merit, ani, moves=3)
        assert merit.mishaps == ani.mishaps == stranger.mishaps == []


def test_a_bot_plays_until_one_is_back(person: Person, server: Server) -> None:
    people = [{"kind": "me", "name": "Merit"}, {"kind": "here", "name": "Ani"}]
    seating = make_table(server, *people, {"kind": "open"})
    person.sit_down(seating)
    person.page.locator("dialog[open]").get_by_role("button", name="Let a bot take this seat").click()
    person.wait()
    person.page.get_by_role("button", name="Leave the game: Merit").click()
    person.page.get_by_role("button", name="Leave the game", exact=True).click()
    person.page.get_by_role("button", name="Take your seat back").click()
    expect(person.page.get_by_role("button", name="Leave the game: Merit")).to_be_visible()
    expect(person.page.get_by_role("button", name="Take your seat back")).to_have_count(0)
    assert [seat["player"] is None for seat in state(server, seating)["seats"]] == [True, True, False]


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
