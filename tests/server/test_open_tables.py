"""Meeting: tables that everybody finds, seats that their maker arranges, and other ways to play again."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.guest import SHORTEST, Guest, Served, State, bot, guest, here, me, serve
from tests.server.someone import Someone
from tests.server.test_company import given_up, mine, refused, two


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Served]:
    with serve(tmp_path / "tables.sqlite3", open_tables=True) as running:
        yield running


def made(served: Served, *seats: dict[str, Any], **terms: Any) -> Any:
    return served.http.post("/api/tables", json={"game": SHORTEST, "seats": list(seats), **terms})


def owner_of(served: Served, *seats: dict[str, Any], **terms: Any) -> Guest:
    answer = made(served, *seats, **terms)
    assert answer.status_code == 201, answer.text
    return Guest(served, answer.json()["id"], answer.json()["token"])


def listed(served: Served) -> list[State]:
    return list(served.http.get("/api/open-tables").json())


def names(state: State) -> list[str]:
    return [seat["name"] for seat in state["seats"]]


# ---- open tables -----------------------------------------------------------------------------------------------
def test_a_stranger_finds_an_open_table_until_it_is_full(club: Served) -> None:
    ann = owner_of(club, me("Ann"), guest(), listed=True)
    owner_of(club, me("Not listed"), guest())
    with ann.socket() as line:
        line.receive()
        (found,) = listed(club)
        assert (found["id"], found["names"], found["open"], found["here"]) == (ann.table, ["Ann"], 1, True)
    assert club.spectator(found["id"]).join("Bob").state()["status"] == "playing"
    assert listed(club) == []


def test_equal_names_have_their_marks(club: Served) -> None:
    people = [Someone(club, "Ann"), Someone(club, "Ann")]
    body = {"game": SHORTEST, "seats": [me(), guest()], "listed": True}
    for person in people:
        headers = {"Authorization": f"Bearer {person.key}"}
        assert club.http.post("/api/tables", json=body, headers=headers).status_code == 201
    found = listed(club)
    assert [table["names"] for table in found] == [["Ann"], ["Ann"]]
    assert sorted(table["marks"] for table in found) == sorted([person.me()["mark"]] for person in people)


@pytest.mark.parametrize(
    ("seats", "terms"),
    [([me(), bot()], {}), ([me(), guest()], {"private": True}), ([me(), here()], {})],
)
def test_what_cannot_be_listed(club: Served, seats: list[dict[str, Any]], terms: dict[str, Any]) -> None:
    refused(made(club, *seats, listed=True, **terms), 422, "no_open_tables")


def test_the_host_must_allow_it(served: Served) -> None:
    refused(made(served, me(), guest(), listed=True), 422, "no_open_tables")
    assert listed(served) == []


# ---- the maker's rights ----------------------------------------------------------------------------------------
def test_the_maker_moves_and_removes_people_and_closes_the_table(served: Served) -> None:
    ann = served.create(me("Ann"), guest(), guest(), game="imhotep")
    bob = ann.join("Bob")
    bob.ask("POST", "/say", {"text": "from the second seat"})
    assert names(ann.ask("POST", "/seats", {"seat": 1, "to": 2}).json()) == ["Ann", "", "Bob"]
    assert mine(bob.state()) == ["Bob"]
    assert names(ann.ask("POST", "/remove", {"seat": 2}).json()) == ["Ann", "", ""]
    assert bob.ask("GET", "").status_code == 403
    cleo = ann.join("Cleo")
    with cleo.socket() as line, ann.socket():
        line.receive()
        assert ann.ask("DELETE", "").status_code == 204
    refused(cleo.ask("GET", ""), 404, "unknown_table")


@pytest.mark.parametrize("known", [False, True])
def test_a_removed_person_reads_why(served: Served, known: bool) -> None:
    ann = served.create(me("Ann"), guest(), guest(), game="imhotep")
    bob = Someone(served, "Bob").at(ann.table) if known else ann.join("Bob")
    if known:
        assert bob.ask("POST", "/join", {"name": "Bob"}).status_code == 200
    with bob.socket() as line, ann.socket() as other:
        line.receive()
        assert ann.ask("POST", "/remove", {"seat": 1}).status_code == 200
        assert line.error()["code"] == "removed"
        other.send({"type": "ping"})  # those who were not removed stay
        other.of_kind("pong")


def test_only_the_maker_and_only_before_the_game(served: Served) -> None:
    ann = served.create(me("Ann"), guest(), guest(), game="imhotep")
    bob = ann.join("Bob")
    asks = [("POST", "/seats", {"seat": 0, "to": 1}), ("POST", "/remove", {"seat": 1}), ("DELETE", "", None)]
    for ask in asks:
        for other in (bob, served.spectator(ann.table)):
            refused(other.ask(*ask), 403, "not_the_maker")
    for seat in (0, 2):
        refused(ann.ask("POST", "/remove", {"seat": seat}), 409, "no_person_there")
    refused(ann.ask("POST", "/seats", {"seat": 0, "to": 7}), 422, "no_such_seat")
    ann.join("Cleo")
    for ask in asks:
        refused(ann.ask(*ask), 409, "started")


# ---- who begins, and the same deal -----------------------------------------------------------------------------
def test_who_begins_a_new_table(served: Served) -> None:
    assert names(owner_of(served, me("Ann"), here("Bob")).state()) == ["Ann", "Bob"]
    assert names(owner_of(served, me("Ann"), here("Bob"), begins=1).state()) == ["Bob", "Ann"]
    refused(made(served, me(), here(), begins=2), 422, "no_such_seat")
    by_chance = {
        names(owner_of(served, me("Ann"), here("Bob"), begins="random").state())[0] for _ in range(20)
    }
    assert by_chance == {"Ann", "Bob"}


@pytest.mark.parametrize(
    ("begins", "order"), [("rotating", ["Bob", "Ann"]), ("rulebook", ["Ann", "Bob"]), (1, ["Bob", "Ann"])]
)
def test_who_begins_again(served: Served, begins: Any, order: list[str]) -> None:
    ann, _ = given_up(served)
    answer = ann.ask("POST", "/again", {"begins": begins}).json()
    assert names(Guest(served, answer["id"], answer["token"]).state()) == order


def test_the_same_deal_gives_the_same_outcomes_while_choices_agree(served: Served) -> None:
    ann, bob = two(served)
    for _ in range(8):
        played(ann, bob)
    assert bob.ask("POST", "/leave", {"seat": 1}).status_code == 200
    answer = ann.ask("POST", "/again", {"deal": "same"}).json()
    twice = (Guest(served, answer["id"], ann.token), Guest(served, answer["id"], bob.token))
    for _ in range(8):
        played(*twice)
    old, new = ann.state(), twice[0].state()
    assert (new["deal_of"], new["commitment"]) == (ann.table, old["commitment"])
    assert names(new) == ["Bob", "Ann"]
    events = [[entry for entry in state["log"] if entry["seat"] is None] for state in (old, new)]
    least = min(map(len, events))
    assert least > 3
    assert [each["events"] for each in events[0][:least]] == [each["events"] for each in events[1][:least]]


def played(*people: Guest) -> None:
    """The first legal move of the seat to move."""
    for person in people:
        state = person.state()
        if state["my_turn"]:
            assert person.play(state["legal"][0]["text"]).status_code == 200
            return
