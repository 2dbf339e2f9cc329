"""Tables with clocks on a real server, whose time the tests move on: nothing here waits for time to pass."""

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benben.server.store import StoreError
from benben.server.tables.session import TableSession
from tests.server.clocks.shifted import Hand, table, with_hand
from tests.server.guest import Guest, Served, bot, guest, here, me
from tests.server.storing import opened
from tests.waiting import wait_for

MOVE = {"kind": "move", "seconds": 60}
FISCHER = {"kind": "fischer", "seconds": 300, "increment": 10}


@pytest.fixture(scope="module")
def hand() -> Hand:
    return Hand()


@pytest.fixture(scope="module")
def served(hand: Hand, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with with_hand(tmp_path_factory.mktemp("clocks") / "tables.sqlite3", hand) as running:
        yield running


def two(
    served: Served, clock: dict[str, Any], *more: dict[str, Any], game: str = "imhotep_duel"
) -> list[Guest]:
    """Ann and Bob; the one who is to move comes first."""
    ann = table(served, clock, me("Ann"), guest(), *more, game=game)
    bob = ann.join("Bob")
    return [ann, bob] if ann.state()["my_turn"] else [bob, ann]


def a_move(person: Guest) -> dict[str, Any]:
    """The state after somebody's first legal move."""
    state = person.state()
    answer = person.play(state["legal"][0]["text"])
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def refused(answer: Any, code: str) -> None:
    assert answer.json().get("code") == code, answer.text


def test_time_begins_to_run_when_everybody_is_there(served: Served, hand: Hand) -> None:
    ann = table(served, FISCHER, me("Ann"), guest())
    clock = ann.state()["clock"]
    assert (clock["running"], clock["due"], clock["left"]) == (None, None, [300, 300])
    hand.on(1000)
    ann.join("Bob")
    clock = ann.state()["clock"]
    assert clock["running"] == ann.state()["actor"]
    assert clock["due"] == hand.now + 300


def test_a_decision_costs_its_time_and_the_next_persons_time_begins(served: Served, hand: Hand) -> None:
    first, _ = two(served, FISCHER)
    seat = first.state()["actor"]
    hand.on(40)
    clock = a_move(first)["clock"]
    assert clock["left"][seat] == 270
    assert clock["since"] == hand.now


def test_a_bots_decision_costs_no_ones_time(served: Served, hand: Hand) -> None:
    ann = table(served, FISCHER, me("Ann"), bot())
    state = ann.my_turn()
    assert state["clock"]["running"] == 0
    hand.on(20)
    a_move(ann)
    clock = ann.my_turn()["clock"]
    assert clock["left"] == [290, 300]


def test_a_bot_finishes_the_turn_when_time_is_up(served: Served, hand: Hand) -> None:
    first, second = two(served, MOVE)
    before = first.state()
    hand.on(60)
    state = second.until(lambda state: state["actor"] != before["actor"])
    assert state["ply"] > before["ply"]
    assert state["seats"][before["actor"]]["player"] is None  # it is back
    assert state["clock"]["left"] == [60, 60]
    assert state["clock"]["due"] == hand.now + 60


def test_a_bot_takes_the_seat_until_its_person_returns(served: Served, hand: Hand) -> None:
    first, second = two(served, {**FISCHER, "at_zero": "seat", "player": "random"})
    seat = first.state()["actor"]
    hand.on(300)
    state = second.until(lambda state: bool(state["my_turn"]))
    assert state["seats"][seat]["player"] == "random"
    a_move(second)
    second.until(lambda state: bool(state["my_turn"]))  # the bot has played again
    assert first.ask("POST", "/back").status_code == 200
    assert first.state()["seats"][seat]["player"] is None
    assert first.state()["clock"]["left"][seat] == 60


def test_a_seat_resigns_when_time_is_up(served: Served, hand: Hand) -> None:
    first, second = two(served, {**MOVE, "at_zero": "resign"})
    seat = first.state()["actor"]
    hand.on(61)
    over = second.until_over()
    reason = {"id": "table-time-up", "args": {"seat": seat}}
    assert over["prompt"] == reason
    assert over["outcome"] == {"winners": [1 - seat], "reason": reason, "resigned": seat}
    assert over["clock"]["due"] is None


def test_a_move_that_comes_after_the_time_is_refused(tmp_path: Path) -> None:
    """Also if no one has noticed yet that the time is up."""
    hand = Hand()
    with with_hand(tmp_path / "tables.sqlite3", hand, deadline_check=1000) as served:
        first, second = two(served, MOVE)
        before = first.state()
        hand.on(60)
        refused(first.play(before["legal"][0]["text"], before["ply"]), "time_up")
        second.until(lambda state: state["actor"] != before["actor"])


@pytest.mark.slow
def test_what_a_dead_worker_had_claimed_is_met_when_its_claim_ends(tmp_path: Path) -> None:
    hand, file = Hand(), tmp_path / "tables.sqlite3"
    with with_hand(file, hand) as served:
        first, _ = two(served, {**MOVE, "at_zero": "seat"})
        before = first.state()

    async def claim() -> list[str]:
        store = await opened(file)
        claimed = await store.claim_due(hand.now, hand.now + 30, 1)
        await store.close()
        return claimed

    hand.on(60)
    assert asyncio.run(claim()) == [first.table]
    with with_hand(file, hand) as served:
        again = Guest(served, first.table, first.token)
        assert again.state()["seats"] == before["seats"]
        hand.on(30)
        again.until(lambda state: state["seats"][before["actor"]]["player"] == "greedy")


def test_undo_gives_no_time_and_takes_none_from_others(served: Served, hand: Hand) -> None:
    ann = table(served, FISCHER, me("Ann"), here("Bob"))
    seat = ann.state()["actor"]
    hand.on(40)
    state = a_move(ann)
    hand.on(5)
    assert state["can_undo"]
    state = ann.undo().json()
    assert state["actor"] == seat
    assert state["clock"]["left"][seat] == 260
    assert state["clock"]["left"][1 - seat] == 295  # the seat that undoes has used it
    hand.on(7)
    assert a_move(ann)["clock"]["left"][seat] == 263


def test_a_pause_by_consent(served: Served, hand: Hand) -> None:
    first, second = two(served, MOVE)
    seat = first.state()["actor"]
    hand.on(10)
    clock = second.ask("POST", "/pause", {"wanted": True}).json()["clock"]
    assert (clock["agreed"], clock["paused"]) == ([1 - seat], False)
    clock = first.ask("POST", "/pause", {"wanted": True}).json()["clock"]
    assert (clock["agreed"], clock["paused"], clock["due"]) == ([], True, None)
    hand.on(100_000)
    clock = second.ask("POST", "/pause", {"wanted": False}).json()["clock"]
    assert (clock["paused"], clock["due"]) == (False, hand.now + 50)


def test_at_a_table_with_a_clock_only_time_replaces_a_person(served: Served) -> None:
    first, second = two(served, MOVE)
    assert first.state()["presence"]["replaceable"] == []
    refused(second.ask("POST", "/bot", {"seat": first.state()["actor"]}), "clock_decides")


def test_playing_again_keeps_the_clock(served: Served, hand: Hand) -> None:
    _, second = two(served, {**MOVE, "at_zero": "resign"})
    hand.on(60)
    second.until_over()
    made = second.ask("POST", "/again").json()
    clock = Guest(served, made["id"], made["token"]).state()["clock"]
    assert (clock["at_zero"], clock["left"], clock["due"]) == ("resign", [60, 60], hand.now + 60)


def test_a_pong_has_the_servers_time(served: Served, hand: Hand) -> None:
    first, _ = two(served, MOVE)
    with first.socket() as line:
        line.send({"type": "ping"})
        assert line.of_kind("pong")["now"] == hand.now


def test_each_seat_has_its_own_time_zone(served: Served) -> None:
    clock = {
        "kind": "correspondence",
        "seconds": 86_400,
        "hours": {"start": 480, "end": 1320, "days_off": [6]},
    }
    body = {"game": "imhotep_duel", "clock": clock, "zone": "Asia/Tokyo", "seats": [me("Ann"), guest()]}
    made = served.http.post("/api/tables", json=body).json()
    served.http.post(f"/api/tables/{made['id']}/join", json={"name": "Bob", "zone": "Europe/Budapest"})
    session = served.session(made["id"])
    assert session is not None
    assert session.header.clock is not None
    assert session.header.clock.zones == ("Asia/Tokyo", "Europe/Budapest")
    assert served.spectator(made["id"]).state()["clock"]["hours"] == clock["hours"]


@pytest.mark.parametrize(
    ("clock", "code"),
    [
        ({**MOVE, "seconds": 4}, "malformed"),
        ({**MOVE, "kind": "sand"}, "malformed"),
        ({**MOVE, "player": "nobody"}, "bad_player"),
        ({"kind": "correspondence", "seconds": 3600, "hours": {"start": 60, "end": 100}}, "bad_clock"),
        ({"kind": "correspondence", "seconds": 3600, "hours": {"days_off": list(range(7))}}, "malformed"),
    ],
)
def test_clocks_that_are_refused(served: Served, clock: dict[str, Any], code: str) -> None:
    body = {"game": "imhotep_duel", "seats": [me("Ann"), guest()], "clock": clock}
    refused(served.http.post("/api/tables", json=body), code)


def test_only_two_can_lose_on_time(served: Served) -> None:
    body = {"game": "ra", "seats": [me("Ann"), guest(), guest()], "clock": {**MOVE, "at_zero": "resign"}}
    refused(served.http.post("/api/tables", json=body), "bad_clock")


def test_a_zone_that_does_not_exist(served: Served) -> None:
    body = {"game": "imhotep_duel", "seats": [me("Ann"), guest()], "zone": "Europe/Atlantis"}
    refused(served.http.post("/api/tables", json=body), "malformed")


def test_a_pause_needs_a_clock(served: Served) -> None:
    ann = served.create(me("Ann"), here("Bob"), game="imhotep_duel")
    assert ann.state()["clock"] is None
    refused(ann.ask("POST", "/pause", {"wanted": True}), "no_clock")


# ---- taking back ------------------------------------------------------------------------------------------------
def test_a_take_back_with_consent_gives_everybody_the_time_that_they_had(served: Served, hand: Hand) -> None:
    """Also the time that went by until the others had agreed, and the increments are gone again."""
    body = {"game": "imhotep_duel", "seats": [me("Ann"), guest()], "clock": FISCHER, "take_backs": "consent"}
    made = served.http.post("/api/tables", json=body).json()
    ann = Guest(served, made["id"], made["token"])
    bob = ann.join("Bob")
    first, second = (ann, bob) if ann.state()["my_turn"] else (bob, ann)
    seat = first.state()["actor"]
    hand.on(20)
    a_move(first)
    hand.on(30)
    after = a_move(second)["clock"]["left"]
    assert (after[seat], after[1 - seat]) == (290, 280)
    hand.on(50)
    assert first.undo().status_code == 200
    hand.on(40)
    ply = second.state()["ply"]
    assert second.ask("POST", "/take-back", {"ply": ply, "agrees": True}).status_code == 200
    clock = first.state()["clock"]
    assert (clock["left"], clock["running"], clock["due"]) == ([300, 300], seat, hand.now + 300)


# ---- workers that die -------------------------------------------------------------------------------------------
def test_a_deadline_that_a_worker_has_claimed_but_not_met_is_met_half_a_minute_later(
    served: Served, hand: Hand, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after the worker's death, its claim ends: a claim without end would stop the game for ever."""
    first, second = two(served, {**MOVE, "at_zero": "seat", "player": "random"})
    seat = first.state()["actor"]
    meet, failed = TableSession.meet_deadline, threading.Event()

    async def dies(table: TableSession) -> None:
        if failed.is_set():
            await meet(table)
        else:
            failed.set()
            raise StoreError("the worker has died")

    monkeypatch.setattr(TableSession, "meet_deadline", dies)
    hand.on(60)
    wait_for(failed.is_set, "the claim")
    assert second.state()["seats"][seat]["player"] is None
    hand.on(31)
    second.until(lambda state: state["seats"][seat]["player"] == "random")


# ---- coming back ------------------------------------------------------------------------------------------------
def test_what_happened_since_ones_own_move_can_be_looked_at(served: Served, hand: Hand) -> None:
    """One's own positions since then, and no others while the game runs; a bot that stood in has not moved for one."""
    first, second = two(
        served, {"kind": "correspondence", "seconds": 3600, "at_zero": "seat", "player": "random"}
    )
    assert first.state()["since"] == 0
    mine = a_move(first)
    assert mine["since"] == mine["ply"]
    seen = a_move(second)
    since = first.state()["since"]
    for ply in range(since, seen["ply"] + 1):
        found = first.ask("GET", f"/positions/{ply}").json()
        assert (found["moves"], found["view"]["viewer"]) == ([], mine["view"]["viewer"])
    refused(first.ask("GET", f"/positions/{since - 1}"), "not_over")
    refused(first.ask("GET", f"/positions/{seen['ply'] + 1}"), "not_over")
    refused(served.spectator(first.table).ask("GET", f"/positions/{since}"), "not_over")
    assert served.spectator(first.table).state()["since"] is None
    hand.on(3600)
    state = second.until(lambda state: bool(state["my_turn"]))
    assert state["seats"][mine["view"]["viewer"]]["player"] == "random"
    assert state["ply"] > seen["ply"]
    assert first.state()["since"] == since
