"""Several people at one table, each at their own screen."""

from playwright.sync_api import expect

from tests.browser.awaiting import wait_on
from tests.browser.person import BUTTONS, Arrive, Person, Seating, make_table, state
from tests.serving import Server
from tests.waiting import wait_for

LONGER = "seen => document.querySelectorAll('section.log li').length > seen"


def test_two_join_by_link_and_see_only_their_own(arrive: Arrive, server: Server) -> None:
    seating = make_table(server, {"kind": "me", "name": "Merit"}, {"kind": "open"})
    merit, ani = arrive(seed=1), arrive(seed=2)
    merit.sit_down(seating)
    join(ani, merit.page.locator("#invitation").input_value())
    for reader in (merit, ani):
        expect(reader.page.get_by_role("heading", name="Merit", exact=True)).to_be_visible()
        expect(reader.page.get_by_role("heading", name="Ani", exact=True)).to_be_visible()
        expect(reader.page.locator("section.track")).to_be_visible()
    assert (merit.points(0), merit.points(1)) == (10, None)
    assert (ani.points(0), ani.points(1)) == (None, 10)

    take_turns(merit, ani, moves=6)
    assert merit.points(1) is None
    assert ani.points(0) is None


def test_a_stranger_sees_no_points(person: Person, server: Server) -> None:
    seating = make_table(server, {"kind": "me", "name": "Merit"}, {"kind": "bot", "player": "greedy"})
    person.page.goto(f"{server.url}/table/{seating.table}")
    expect(person.page.get_by_role("heading", name="Merit", exact=True)).to_be_visible()
    expect(person.page.locator("section.track")).to_be_visible()
    assert (person.points(0), person.points(1)) == (None, None)
    assert person.legal() == []


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
    person.sit_down(seating, is_covered=True)
    movers, last = set(), None
    for _ in range(6):
        now = state(server, seating)
        name = ("Merit", "Ani")[now["actor"]]
        if now["actor"] not in movers or now["actor"] != last:
            cover = person.page.get_by_role("dialog", name=f"Pass the device to {name}")
            cover.get_by_role("button", name=f"I am {name}").click()
        last = now["actor"]
        person.wait()
        assert now["view"]["viewer"] == now["actor"]
        assert person.points(now["actor"]) == 10
        assert person.points(1 - now["actor"]) is None
        movers.add(now["actor"])
        person.press("draw" if "draw" in person.legal() else person.legal()[-1])
    assert movers == {0, 1}


def test_two_play_again_together(arrive: Arrive, server: Server) -> None:
    """One resigns, the other asks for more, and both sit at one new table, where the other begins."""
    seating = make_table(server, {"kind": "me", "name": "Merit"}, {"kind": "open"})
    merit, ani, stranger = arrive(), arrive(), arrive()
    merit.sit_down(seating)
    join(ani, f"{server.url}/table/{seating.table}")
    stranger.page.goto(f"{server.url}/table/{seating.table}")
    expect(stranger.page.get_by_text("You are watching.")).to_be_visible()
    for person in (merit, ani, stranger):
        expect(person.page.get_by_text("1 watching")).to_be_visible()

    ani.page.get_by_role("button", name="Leave the game: Ani").click()
    ani.page.get_by_role("button", name="Resign").click()
    endings = {
        merit: ("You win", "Ani has resigned"),
        ani: ("You have resigned", "Merit wins"),
        stranger: ("Merit wins", "Ani has resigned"),
    }
    for person, (title, why) in endings.items():
        expect(person.page.get_by_role("dialog", name=title)).to_contain_text(why)
    expect(stranger.page.get_by_role("button", name="Play again")).to_have_count(0)

    merit.page.locator("dialog[open]").get_by_role("button", name="Play again").click()
    merit.page.wait_for_url(lambda url: seating.table not in url)
    for person in (ani, stranger):
        dialog = person.page.locator("dialog[open]")
        expect(dialog.get_by_text("Merit wants to play again.")).to_be_visible()
        dialog.get_by_role("button", name="Go to the new table").click()
        person.page.wait_for_url(merit.page.url)
    for person in (merit, ani, stranger):
        seats = person.page.locator("section.players h3")
        expect(seats).to_have_text(["Ani", "Merit"])
    take_turns(merit, ani, moves=3)


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
    """Let the person to move play; it is never both."""
    for _ in range(moves):
        deciding = wait_for(lambda: decider(first, second), "one of two people to have something to decide")
        other = second if deciding is first else first
        expect(other.page.locator(BUTTONS)).to_have_count(0)
        before = deciding.entries(), other.entries()
        deciding.play()
        for person, seen in zip((deciding, other), before, strict=True):
            wait_on(person.page, LONGER, f"the log to be longer than {seen} lines", seen)


def decider(*people: Person) -> Person | None:
    """The person to move, as the pages show it."""
    return next((person for person in people if person.legal()), None)


def test_two_talk_each_in_their_language_and_agree_on_an_undo(arrive: Arrive, server: Server) -> None:
    """Reactions are messages of the catalogue, texts are shown as typed, and a move goes back when both agree."""
    wanted = {
        "game": "imhotep_duel",
        "options": {},
        "seats": [{"kind": "me", "name": "Merit"}, {"kind": "open"}],
    }
    made = server.post("/api/tables", {**wanted, "take_backs": "consent"})
    seating = Seating(made["id"], made["token"], "imhotep_duel")
    merit, ani = arrive(), arrive(locale="hu")
    merit.sit_down(seating)
    join(ani, f"{server.url}/table/{seating.table}")
    merit.page.locator("[data-talk]").click()
    merit.page.get_by_role("button", name="Nice move!").click()
    expect(ani.page.get_by_text("Merit: Szép lépés!")).to_be_visible()
    ani.page.locator("[data-talk]").click()
    ani.page.get_by_label("Írj a többieknek az asztalnál").fill("<b>Köszi</b>")
    ani.page.get_by_role("button", name="Küldés").click()
    expect(merit.page.get_by_role("dialog", name="Chat").get_by_text("<b>Köszi</b>")).to_be_visible()

    for person in (merit, ani):
        person.page.keyboard.press("Escape")
    before = state(server, seating)["ply"]
    merit.wait()
    merit.press(merit.legal()[0])
    for answer, left in (("Nem egyezem bele", before + 1), ("Beleegyezem", before)):
        merit.page.get_by_role("button", name="Undo", exact=True).click()
        expect(merit.page.get_by_text("Not yet agreed: Ani.")).to_be_visible()
        ani.page.get_by_role("button", name=answer, exact=True).click()
        expect(merit.page.get_by_role("button", name="Withdraw")).to_have_count(0)
        assert state(server, seating)["ply"] == left
    for person, words in ((merit, "You took back a move."), (ani, "Merit visszavont egy lépést.")):
        expect(person.page.locator(".log").get_by_text(words)).to_be_visible()


def test_two_play_the_same_deal_again_from_the_other_seats(arrive: Arrive, server: Server) -> None:
    seating = make_table(server, {"kind": "me", "name": "Merit"}, {"kind": "open"}, game="imhotep_duel")
    merit, ani = arrive(), arrive()
    merit.sit_down(seating)
    join(ani, f"{server.url}/table/{seating.table}")
    ani.page.get_by_role("button", name="Leave the game: Ani").click()
    ani.page.get_by_role("button", name="Resign").click()
    merit.page.locator("dialog[open]").get_by_role("button", name="Same deal, or another order").click()
    merit.page.get_by_label("the same one again").check()
    choices = merit.page.get_by_role("dialog", name="Same deal, or another order")
    choices.get_by_role("button", name="Play again").click()
    merit.page.wait_for_url(lambda url: seating.table not in url)
    dialog = ani.page.locator("dialog[open]")
    expect(dialog.get_by_text("This game repeats the deal of the last one.")).to_be_visible()
    dialog.get_by_role("button", name="Go to the new table").click()
    ani.page.wait_for_url(merit.page.url)
    expect(ani.page.locator("section.players h3")).to_have_text(["Ani", "Merit"])
    again = Seating(merit.page.url.rsplit("/", 1)[-1], seating.token, seating.game)
    assert state(server, again)["commitment"] == state(server, seating)["commitment"]
