"""People who are away from a slow game for days: on vacation, or with a bot that holds their seat."""

from collections.abc import Iterator
from typing import Any

import pytest

from benben.server.tables.subscribers import Subscribers
from tests.server.clocks.shifted import Hand, table, with_hand
from tests.server.clocks.test_tables import FISCHER, a_move, refused, two
from tests.server.guest import Guest, Served, bot, guest, here, me

DAY = 86_400
SLOW = {"kind": "correspondence", "seconds": 3 * DAY, "player": "random", "at_zero": "seat", "vacation": 14}


@pytest.fixture(scope="module")
def hand() -> Hand:
    return Hand()


@pytest.fixture(scope="module")
def served(hand: Hand, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with with_hand(tmp_path_factory.mktemp("away") / "tables.sqlite3", hand, vacation_days=20) as running:
        yield running


def seat_of(person: Guest) -> int:
    return int(next(seat["seat"] for seat in person.state()["seats"] if seat["mine"]))


def away(person: Guest, days: int, *, bot: bool = False) -> dict[str, Any]:
    """The clock after a person has said that they will be away."""
    answer = person.ask("POST", "/away", {"seat": seat_of(person), "days": days, "bot": bot})
    assert answer.status_code == 200, answer.text
    return dict(answer.json()["clock"])


def test_a_vacation_stops_ones_own_clock(served: Served, hand: Hand) -> None:
    first, second = two(served, SLOW)
    seat = seat_of(first)
    hand.on(DAY)
    clock = away(first, 5)
    assert (clock["due"], clock["away"][seat]) == (hand.now + 7 * DAY, hand.now + 5 * DAY)
    assert clock["vacations"][seat] == 9 * DAY
    hand.on(6 * DAY)
    assert second.state()["seats"][seat]["player"] is None
    assert a_move(first)["clock"]["running"] is not None


def test_who_comes_back_early_has_the_rest_of_the_vacation_left(served: Served, hand: Hand) -> None:
    first, _ = two(served, SLOW)
    seat = seat_of(first)
    away(first, 5)
    hand.on(2 * DAY)
    clock = first.ask("POST", "/back").json()["clock"]
    assert (clock["vacations"][seat], clock["due"], clock["away"][seat]) == (
        12 * DAY,
        hand.now + 3 * DAY,
        hand.now,
    )


def test_time_is_up_after_a_vacation(served: Served, hand: Hand) -> None:
    first, second = two(served, SLOW)
    seat = seat_of(first)
    away(first, 2)
    hand.on(5 * DAY)
    second.until(lambda state: state["seats"][seat]["player"] == "random")


def test_no_more_vacation_than_maker_and_host_allow(served: Served) -> None:
    first, _ = two(served, SLOW)
    seat = seat_of(first)
    refused(first.ask("POST", "/away", {"seat": seat, "days": 15}), "no_vacation")
    away(first, 10)
    refused(first.ask("POST", "/away", {"seat": seat, "days": 15}), "no_vacation")
    away(first, 14)  # in place of the first one
    generous, _ = two(served, {**SLOW, "vacation": 100})
    assert generous.state()["clock"]["vacation"] == 20


def test_a_bot_holds_a_seat_and_its_person_sees_what_it_did(served: Served, hand: Hand) -> None:
    first, second = two(served, SLOW)
    seat = seat_of(first)
    mine = a_move(first)
    a_move(second)
    first.my_turn()
    clock = away(first, 3, bot=True)
    assert (clock["held"][seat], clock["running"]) == (hand.now + 3 * DAY, None)
    second.until(lambda state: bool(state["my_turn"]))
    hand.on(2 * DAY)
    a_move(second)
    state = second.until(lambda state: bool(state["my_turn"]))
    assert state["seats"][seat]["player"] == "random"
    assert state["clock"]["due"] == hand.now + 3 * DAY  # the other one's time, not the bot's
    hand.on(DAY)
    state = first.until(lambda state: state["seats"][seat]["player"] is None)
    assert state["clock"]["held"] == [None, None]
    assert state["since"] == mine["ply"]
    assert any(entry["seat"] == seat for entry in state["log"][state["since"] :])
    assert first.ask("GET", f"/positions/{state['since']}").status_code == 200
    a_move(second)
    assert first.my_turn()["clock"]["due"] == hand.now + 3 * DAY


def test_who_comes_back_early_takes_the_seat_back(served: Served, hand: Hand) -> None:
    first, second = two(served, SLOW)
    seat = seat_of(first)
    away(first, 7, bot=True)
    second.until(lambda state: bool(state["my_turn"]))
    hand.on(DAY)
    assert first.ask("POST", "/back").json()["clock"]["held"] == [None, None]
    hand.on(1.5 * DAY)
    assert first.state()["seats"][seat]["player"] is None
    assert first.state()["clock"]["due"] == hand.now + DAY / 2


def test_two_bots_hold_seats_and_the_game_waits(
    served: Served, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots do not play a whole game among themselves while everybody is away."""
    first, second = two(served, SLOW)
    away(second, 2, bot=True)
    away(first, 2, bot=True)
    session = served.session(first.table)
    assert session is not None
    monkeypatch.setattr(Subscribers, "is_gone", True)
    assert session.is_resting
    monkeypatch.undo()
    hand.on(2 * DAY)
    first.until(lambda state: all(seat["player"] is None for seat in state["seats"]))


def test_a_game_that_ends_while_a_bot_holds_a_seat_has_nothing_due(served: Served) -> None:
    first, second = two(served, SLOW)
    away(first, 7, bot=True)
    second.until(lambda state: bool(state["my_turn"]))
    assert second.ask("POST", "/leave", {"seat": seat_of(second)}).json()["status"] == "over"
    session = served.session(first.table)
    assert session is not None
    assert session.header.due is None


def test_where_no_one_can_be_away(served: Served) -> None:
    def code(person: Guest, seat: int | None = None, **wanted: Any) -> str:
        body = {"seat": seat_of(person) if seat is None else seat, "days": 1, **wanted}
        return str(person.ask("POST", "/away", body).json()["code"])

    first, second = two(served, SLOW)
    assert code(first, bot=True, days=8) == "no_absence"
    assert code(first, days=0) == "malformed"
    assert code(first, seat=seat_of(second)) == "not_your_seat"
    assert code(served.spectator(first.table), seat=0) == "only_watching"
    away(first, 1, bot=True)
    assert code(first) == "no_absence"
    strict, _ = two(served, {**SLOW, "at_zero": "resign", "vacation": 0})
    assert code(strict, bot=True) == "no_absence"
    assert code(strict) == "no_vacation"
    fast, _ = two(served, {**FISCHER, "vacation": 14})
    assert (fast.state()["clock"]["vacation"], code(fast)) == (0, "no_absence")
    untimed = served.create(me("Ann"), here("Bob"), game="imhotep_duel")
    assert code(untimed, seat=0) == "no_clock"
    waiting = table(served, SLOW, me("Ann"), guest())
    assert code(waiting) == "waiting"


def test_a_bot_may_hold_a_seat_among_bots(served: Served, hand: Hand) -> None:
    ann = table(served, SLOW, me("Ann"), bot("random"))
    away(ann, 1, bot=True)
    hand.on(DAY)
    assert ann.until(lambda state: state["seats"][0]["player"] is None)["status"] == "playing"
