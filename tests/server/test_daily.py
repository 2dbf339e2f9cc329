"""A deal for everyone: one a day, the same for all until they choose differently, open when the day is over."""

import hashlib
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

import benben
from tests.server.clocks.shifted import Hand, with_hand
from tests.server.guest import SHORTEST, Guest, Served
from tests.server.someone import Someone, code

DAY = 86_400


@pytest.fixture(scope="module")
def hand() -> Hand:
    """Time stands still at noon."""
    found = Hand()
    found.now += DAY / 2 - found.now % DAY
    return found


@pytest.fixture(scope="module")
def running(hand: Hand, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with with_hand(tmp_path_factory.mktemp("daily") / "tables.sqlite3", hand) as served:
        yield served


@pytest.fixture
def club(running: Served, hand: Hand) -> Served:
    """A server on a new day, with deals that nobody has begun."""
    hand.on(DAY)
    return running


def ask(who: Someone, method: str, path: str = "", body: Any = None) -> httpx.Response:
    headers = {"Authorization": f"Bearer {who.key}"}
    return who.served.http.request(method, f"/api/daily{path}", json=body, headers=headers)


def begin(who: Someone, game: str = SHORTEST) -> Guest:
    """The person's table of today's deal."""
    answer = ask(who, "POST", f"/{game}", {"name": None})
    assert answer.status_code == 201, answer.text
    return who.at(answer.json()["id"])


def deal_of(who: Someone, game: str = SHORTEST) -> dict[str, Any]:
    (found,) = [each for each in ask(who, "GET").json() if each["game"] == game]
    return dict(found)


def play_some(guest: Guest, seed: int, decisions: int) -> list[int]:
    """Choose at random by a *seed*; return the moves."""
    rng, moves = random.Random(seed), []
    for _ in range(decisions):
        state = guest.my_turn()
        moves.append(rng.choice(state["legal"])["move"])
        assert guest.play(moves[-1], state["ply"]).status_code == 200
    return moves


def play_out(guest: Guest, seed: int) -> None:
    rng = random.Random(seed)
    while (state := guest.until(lambda state: state["my_turn"] or state["status"] == "over"))["my_turn"]:
        assert guest.play(rng.choice(state["legal"])["move"], state["ply"]).status_code == 200


def plies(served: Served, guest: Guest) -> list[benben.Ply]:
    session = served.session(guest.table)
    assert session is not None
    return list(session.match.plies)


def test_two_tables_are_the_same_until_their_people_choose_differently(club: Served) -> None:
    ann, bob = (begin(Someone(club, name)) for name in ("Ann", "Bob"))
    play_some(ann, 1, 4)
    play_some(bob, 1, 4)
    ann.my_turn()
    bob.my_turn()
    one, other = plies(club, ann), plies(club, bob)
    assert one == other
    assert any((ply.actor >= 0 and ply.actor not in (0, 1)) or ply.actor == -1 for ply in one)
    play_out(ann, 2)
    play_out(bob, 3)
    assert plies(club, ann) != plies(club, bob)
    loads = [[ply.text for ply in plies(club, each) if ply.actor == -1] for each in (ann, bob)]
    assert all(here == there for here, there in zip(*loads, strict=False))


def test_the_secret_is_shown_when_the_day_is_over_and_fits_what_was_published(
    club: Served, hand: Hand
) -> None:
    ann = Someone(club, "Ann")
    table, shown = begin(ann), deal_of(ann)
    assert shown["secret"] is None
    assert table.state()["commitment"] == shown["commitment"]
    assert table.state()["daily"] == shown["day"]
    play_out(table, 1)
    assert code(table.ask("GET", "/record")) == "daily_goes_on"
    assert code(table.ask("POST", "/again", {"deal": "same"})) == "daily_goes_on"
    hand.on(DAY)
    opened = ask(ann, "GET", f"/{SHORTEST}/{shown['day']}").json()
    assert hashlib.sha256(bytes.fromhex(opened["secret"])).hexdigest() == shown["commitment"]
    record = table.ask("GET", "/record").json()
    assert record["dealer"] == {
        "kind": "keyed", "commitment": shown["commitment"], "secret": opened["secret"],
    }  # fmt: skip
    assert benben.verify(record).outcomes_checked > 0
    assert deal_of(ann)["commitment"] != shown["commitment"]
    assert deal_of(ann)["table"] is None


def test_one_has_one_table_a_day(club: Served) -> None:
    ann = Someone(club, "Ann")
    table = begin(ann)
    assert begin(ann).table == table.table == deal_of(ann)["table"]
    assert begin(ann, "ra").table != table.table
    assert {each["game"]: each["begun"] for each in ask(ann, "GET").json()}[SHORTEST] == 1


def test_what_others_did_is_shown_for_ones_own_decisions_alone(club: Served) -> None:
    ann, bob, cleo = (Someone(club, name) for name in ("Ann", "Bob", "Cleo"))
    play_some(begin(bob), 1, 3)
    first, *_ = play_some(begin(cleo), 1, 2)
    mine = begin(ann)
    state = mine.my_turn()
    assert mine.ask("GET", "/daily").json()["choices"] == []
    other = next(move["move"] for move in state["legal"] if move["move"] != first)
    mine.play(other, state["ply"])
    (choice,) = mine.ask("GET", "/daily").json()["choices"]
    assert choice["ply"] == state["ply"]
    assert [(move["count"], move["mine"]) for move in choice["moves"]] == [(2, False), (1, True)]
    theirs = bob.at(deal_of(bob)["table"])
    theirs.my_turn()
    counts = [
        sum(move["count"] for move in each["moves"]) for each in theirs.ask("GET", "/daily").json()["choices"]
    ]
    assert counts == [3, 2]


def test_no_one_else_sees_a_game_of_the_day_before_the_day_is_over(club: Served, hand: Hand) -> None:
    ann, bob = Someone(club, "Ann"), Someone(club, "Bob")
    table = begin(ann)
    play_some(table, 1, 2)
    others = bob.at(table.table), club.spectator(table.table)
    for other in others:
        assert code(other.ask("GET", "")) == code(other.ask("GET", "/daily")) == "daily_hidden"
        with other.socket() as line:
            assert line.error()["code"] == "daily_hidden"
    play_out(table, 1)
    assert {code(other.ask("GET", "")) for other in others} == {"daily_hidden"}
    fork = {"game": SHORTEST, "fork": {"table": table.table, "ply": 0}, "seats": [{"kind": "me"}] * 2}
    assert code(club.http.post("/api/tables", json=fork)) == "daily_goes_on"
    hand.on(DAY)
    assert {other.state()["ply"] for other in others} == {table.state()["ply"]}


def test_the_results_name_the_winners_first_and_show_tables_when_the_day_is_over(
    club: Served, hand: Hand
) -> None:
    ann, bob = Someone(club, "Ann"), Someone(club, "Bob")
    table = begin(ann)
    play_out(table, 1)
    seat = next(seat["seat"] for seat in begin(bob).state()["seats"] if seat["mine"])
    (row,) = deal_of(bob)["rows"]
    assert (row["place"], row["name"], row["mine"], row["table"]) == (1, "Ann", False, None)
    assert row["points"] == table.state()["view"]["seats"][seat]["points"]
    bob.at(deal_of(bob)["table"]).ask("POST", "/leave", {"seat": seat})
    day = deal_of(bob)["day"]
    shown = [ask(bob, "GET", f"/{SHORTEST}/{day}").json()["rows"]]
    hand.on(DAY)
    shown.append(ask(bob, "GET", f"/{SHORTEST}/{day}").json()["rows"])
    for rows, is_hidden in zip(shown, (True, False), strict=True):
        assert [(row["name"], row["points"] is None, row["mine"], row["table"] is None) for row in rows] == [
            ("Ann", False, False, is_hidden), ("Bob", True, True, is_hidden),
        ]  # fmt: skip


def test_a_guest_who_names_the_same_key_has_one_table_a_day(club: Served) -> None:
    answer = club.http.post(f"/api/daily/{SHORTEST}", json={"name": "Guest"}).json()
    headers = {"Authorization": f"Bearer {answer['token']}"}
    again = club.http.post(f"/api/daily/{SHORTEST}", json={"name": "Guest"}, headers=headers).json()
    assert (again["id"], again["token"]) == (answer["id"], answer["token"])


def test_a_deal_that_does_not_exist(club: Served) -> None:
    for path in ("/chess/2026-01-01", f"/{SHORTEST}/2999-01-01", f"/{SHORTEST}/2026-13-01"):
        assert code(club.http.get(f"/api/daily{path}")) == "no_daily"


def test_a_table_of_no_daily_deal_has_nothing_to_compare(club: Served) -> None:
    ann = Someone(club, "Ann")
    table = club.create({"kind": "me", "name": None}, {"kind": "bot", "player": "random"}, by=ann.key)
    assert code(table.ask("GET", "/daily")) == "no_daily"
