"""The socket of a table: its messages and refusals, and that others do not notice them."""

import asyncio
import contextlib
import json
import random
import time
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.protocol import State
from websockets.server import ServerProtocol

import benben
from benben.server.http.protocols import GuardedSocket
from benben.server.http.sockets import HELD
from tests.server.guest import (
    EACH_GAME,
    Guest,
    Line,
    Served,
    bot,
    dial,
    guest,
    here,
    lively,
    me,
    serve,
)
from tests.server.hidden import check_secrets
from tests.server.raw import connected, ended, upgraded
from tests.waiting import LIMIT, wait_for


def closed(line: Line) -> int:
    """Read to the end and return the close code."""
    while True:
        try:
            line.receive()
        except ConnectionClosed as error:
            return error.rcvd.code if error.rcvd else 0


def test_hello_is_answered_with_the_state(served: Served) -> None:
    maker = served.create(me("Ann"), here())
    with maker.socket() as line:
        state = line.receive()
        assert state["type"] == "state"
        assert state == maker.state()
        assert state["presence"]["connected"] == [0, 1]


def test_a_game_goes_through_the_socket(served: Served) -> None:
    maker = served.create(me(), here())
    with maker.socket() as line:
        ply = line.receive()["ply"]
        line.send({"type": "play", "ply": ply, "move": "invoke"})
        state = line.until(lambda state: state["ply"] == ply + 1)
        assert (state["log_from"], [entry["ply"] for entry in state["log"]]) == (ply, [ply])
        line.send({"type": "undo", "ply": ply + 1})
        state = line.until(lambda state: state["ply"] == ply)
        assert (state["log_from"], state["log"]) == (ply, [])
        line.send({"type": "ping"})
        assert line.of_kind("pong")["version"] == state["version"]


def test_everyone_is_notified_and_gets_their_own_view(served: Served) -> None:
    ann = served.create(me("Ann"), guest())
    with ann.socket() as hers:
        assert hers.receive()["status"] == "waiting"
        bob = ann.join("Bob")
        with bob.socket() as his, served.spectator(ann.table).socket() as nobodys:
            hers.until(lambda state: state["status"] == "playing" and 1 in state["presence"]["connected"])
            mover, line = (ann, hers) if ann.state()["my_turn"] else (bob, his)
            line.send({"type": "play", "ply": mover.state()["ply"], "move": "draw"})
            states = [line.until(lambda state: state["ply"] > 1) for line in (hers, his, nobodys)]
    points = [[seat["points"] for seat in state["view"]["seats"]] for state in states]
    assert points == [[10, None], [None, 10], [None, None]]
    assert [state["view"]["viewer"] for state in states] == [0, 1, None]


@EACH_GAME
def test_a_whole_game_through_sockets_shows_no_one_what_is_hidden(served: Served, game: str) -> None:
    ann = served.create(me("Ann"), guest(), game=game)
    bob, dice = ann.join("Bob"), random.Random(game)
    with ann.socket() as hers, bob.socket() as his, served.spectator(ann.table).socket() as nobodys:
        lines = (hers, his, nobodys)
        states = [line.until(lambda state: state["status"] == "playing") for line in lines]
        while states[0]["status"] != "over":
            for state in states:
                check_secrets(state)
            mover = next(seat for seat, state in enumerate(states) if state["my_turn"])
            move, ply = lively(dice, states[mover]["legal"])["text"], states[mover]["ply"]
            lines[mover].send({"type": "play", "ply": ply, "move": move})
            states = [line.after(ply) for line in lines]
    assert [state["view"]["viewer"] for state in states] == [0, 1, None]
    assert None not in [seat["points"] for seat in states[2]["view"]["seats"]]
    assert [state["outcome"] for state in states[1:]] == [states[0]["outcome"]] * 2
    assert states[0]["outcome"]["reason"]["id"].startswith(f"{game}-reason-")
    record = ann.ask("GET", "/record").json()
    verified = benben.verify(record)
    assert verified.is_over
    assert verified.commitment == states[2]["commitment"]
    assert verified.outcomes_checked > 10
    assert benben.read_record(record).game.name == game
    assert len(record["moves"]) == states[0]["ply"]


def test_open_temples_are_open_to_everybody(served: Served) -> None:
    maker = served.create(bot("random"), bot("random"), game="imhotep_duel", open_temples=True)
    with served.spectator(maker.table).socket() as line:
        state = line.until(lambda state: any(seat["temples"] for seat in state["view"]["seats"]))
    assert None not in [seat["points"] for seat in state["view"]["seats"]]


def test_coming_and_going_is_seen(served: Served) -> None:
    ann = served.create(me("Ann"), guest())
    bob = ann.join("Bob")
    with ann.socket() as line:
        assert line.receive()["presence"]["connected"] == [0]
        with bob.socket():
            line.until(lambda state: 1 in state["presence"]["connected"])
        line.until(lambda state: 1 not in state["presence"]["connected"])


def test_a_reconnection_gets_what_it_missed(served: Served) -> None:
    maker = served.create(me(), here())
    known = maker.state()["ply"]
    maker.play("draw")
    with maker.socket(log_from=known) as line:
        state = line.receive()
        assert state["log_from"] == known
        assert len(state["log"]) == state["ply"] - known


def test_a_log_that_was_taken_back_meanwhile_is_reported_again(served: Served) -> None:
    maker = served.create(me(), here(), here())
    start = maker.state()["ply"]
    known = maker.play("invoke").json()["ply"]
    maker.undo()
    maker.play("draw")
    with maker.socket(log_from=known) as line:
        state = line.receive()
        assert state["log_from"] == start
        assert state["log"] == maker.state()["log"][start:]


@pytest.mark.parametrize("log_from", [10**6, 10**30])
def test_a_log_from_the_future_begins_where_ours_ends(served: Served, log_from: int) -> None:
    maker = served.create(me(), here())
    with maker.socket(log_from=log_from) as line:
        assert line.receive()["log_from"] == maker.state()["ply"]


# ---- refused, and the line stays open --------------------------------------------------------------------------
def test_a_refused_move_is_explained(served: Served) -> None:
    maker = served.create(me(), here())
    with maker.socket() as line:
        ply = line.receive()["ply"]
        for move, at, code in (("pass", ply, "illegal"), ("fly", ply, "malformed_move"), ("draw", 0, "late")):
            line.send({"type": "play", "ply": at, "move": move})
            error = line.error()
            assert (error["code"], error["legal"]) == (code, ["draw", "invoke"])
            assert error["message"]["id"] == f"error-{code.replace('_', '-')}"
        line.send({"type": "undo", "ply": ply})
        assert line.error()["code"] == "nothing_to_undo"
    assert maker.state()["ply"] == ply


@pytest.mark.parametrize(
    "text",
    ["", "{", "null", "[]", '"play"', "{}", '{"type":"fly"}', '{"type":"play","ply":2}', "[" * 9000, "9" * 9000,
     '{"type":"play","ply":2,"move":"draw","seat":1}', '{"type":"ping","x":1}', '{"type":"ping"}{"type":"ping"}',
     '{"type":"hello","token":null}', '{"type":"play","ply":2,"move":"\\ud800"}', '{"type":["ping"]}'],
)  # fmt: skip
def test_a_malformed_message_is_explained(served: Served, text: str) -> None:
    maker = served.create(me(), here())
    with maker.socket() as line:
        line.receive()
        line.connection.send(text)
        assert line.error()["code"] == "malformed"
        line.send({"type": "ping"})
        assert line.of_kind("pong")


# ---- refused, and hung up --------------------------------------------------------------------------------------
@pytest.mark.parametrize("message", [{"type": "ping"}, {"type": "play", "ply": 2, "move": "draw"}])
def test_a_bad_hello_ends_the_line(served: Served, message: object) -> None:
    maker = served.create(me(), here())
    with dial(served, maker.table) as line:
        line.send(message)
        assert line.receive()["code"] == "no_hello"
        assert closed(line) == 4400


@pytest.mark.parametrize(
    "hello",
    ["hello", {}, {"type": "hello", "token": 7}, {"type": "hello", "log_from": -1}, {"type": "hello", "x": 1},
     {"type": "hello", "token": "x" * 129}],
)  # fmt: skip
def test_a_malformed_hello_ends_the_line(served: Served, hello: object) -> None:
    maker = served.create(me(), here())
    with dial(served, maker.table) as line:
        line.send(hello)
        assert line.receive()["code"] == "malformed"
        assert closed(line) == 4422


def test_a_stranger_learns_nothing(served: Served) -> None:
    maker = served.create(me(), here())
    for token in (served.create(me(), here()).token, "", "x" * 43):
        with dial(served, maker.table) as line:
            line.send({"type": "hello", "token": token})
            message = {"id": "error-stranger", "args": {}}
            assert line.receive() == {"type": "error", "code": "stranger", "message": message, "legal": None}
            assert closed(line) == 4403


def test_an_unknown_table_is_reported(served: Served) -> None:
    with dial(served, "nosuchtable2") as line:
        line.send({"type": "hello"})
        assert line.receive()["code"] == "unknown_table"
        assert closed(line) == 4404


def test_a_binary_message_ends_the_line(served: Served) -> None:
    maker = served.create(me(), here())
    with maker.socket() as line:
        line.receive()
        line.connection.send(b"\x00\xff")
        assert line.error()["code"] == "not_text"
        assert closed(line) == 4400


@pytest.mark.parametrize("size", [16 * 1024 + 1, 2**20])
def test_an_oversized_message_ends_the_line_and_no_other(served: Served, size: int) -> None:
    maker = served.create(me(), here())
    with served.spectator(maker.table).socket() as other, maker.socket() as line:
        other.receive()
        line.receive()
        line.connection.send("x" * size)
        assert closed(line) in {1009, 4413}
        other.send({"type": "ping"})
        other.of_kind("pong")
        after = maker.play("draw").json()
        other.until(lambda state: state["ply"] == after["ply"])


@pytest.mark.slow
def test_silence_before_hello_ends_the_line(tmp_path: Path) -> None:
    with (
        serve(tmp_path / "tables.sqlite3", hello_timeout=0.1) as served,
        dial(served, "anytable2222") as line,
    ):
        assert line.receive()["code"] == "silence"
        assert closed(line) == 4408


@pytest.mark.slow
def test_a_line_that_went_dead_is_hung_up(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", ping_interval=0.7) as served:
        maker = served.create(me("Ann"), here())
        wait_for(lambda: b'"connected":[0,1]' in told_a_dead_line(maker), "a hello before the hanging up")
        wait_for(lambda: maker.state()["presence"]["connected"] == [], "the dead line to be seen leaving")


def told_a_dead_line(maker: Guest) -> bytes:
    """Say hello through a socket that answers no ping, and read until the server closes it."""
    hello = json.dumps({"type": "hello", "token": maker.token}).encode()
    with connected(maker.served) as dead:
        upgraded(dead, maker.table)
        with contextlib.suppress(ConnectionError):  # hung up already
            dead.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)  # one masked text frame
        return ended(dead)


@pytest.mark.slow
def test_too_many_messages_end_the_line(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", seat_rate="3/day", message_rate="2/day") as served:
        maker = served.create(me(), here())
        with maker.socket() as line:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(9):
                    line.send({"type": "ping"})
            assert line.error()["code"] == "too_often"
            assert closed(line) == 4429
        assert maker.state()["id"] == maker.table


LIMITS = ["watchers_per_table", "watchers_per_address", "sockets_per_address", "sockets_per_seat"]


@pytest.mark.slow
@pytest.mark.parametrize("limit", LIMITS)
def test_too_many_sockets_are_refused_and_the_others_stay(tmp_path: Path, limit: str) -> None:
    with serve(tmp_path / "tables.sqlite3", **{limit: 2}) as served:
        maker = served.create(me(), here())
        many = maker if limit == "sockets_per_seat" else served.spectator(maker.table)
        with many.socket() as first, many.socket() as second:
            first.receive()
            second.receive()
            began = time.monotonic()
            with many.socket() as third:
                assert third.receive()["code"] == "too_many_sockets"
                assert time.monotonic() - began >= HELD  # a program that tries again at once costs less
                assert closed(third) == 4429
            assert is_let_in(served.spectator(maker.table) if many is maker else maker)
            first.send({"type": "ping"})
            first.of_kind("pong")
        wait_for(lambda: is_let_in(many), "the server to see the others go")


def is_let_in(maker: Guest) -> bool:
    """Whether another socket gets the state."""
    with maker.socket() as line:
        return bool(line.receive()["type"] == "state")


def test_a_socket_elsewhere_is_refused(served: Served) -> None:
    from websockets.exceptions import InvalidStatus
    from websockets.sync.client import connect

    def address(path: str) -> str:
        return f"ws://127.0.0.1:{served.port}{path}"

    for path in ("/", "/api/tables", "/api/games"):
        with pytest.raises(InvalidStatus), connect(address(path), open_timeout=LIMIT):
            pass


def test_nothing_is_sent_at_once_through_a_socket_that_is_closing() -> None:
    """The other side has said goodbye, and the network has not ended the connection yet."""
    protocol = GuardedSocket.__new__(GuardedSocket)
    protocol.handshake_complete, protocol.disconnected, protocol.close_sent = True, False, False
    protocol.writable = asyncio.Event()
    protocol.writable.set()
    protocol.conn = ServerProtocol(state=State.CLOSING)
    assert not protocol.send_nowait(b"{}")
