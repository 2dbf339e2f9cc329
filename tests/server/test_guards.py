"""What the server does with connections that want to hold it up, and that nobody else notices."""

import contextlib
import json
import signal
import socket
from pathlib import Path

import pytest

from tests.server.guest import Served, here, me, serve
from tests.server.process import process
from tests.server.raw import HALF, HANDSHAKE, connected, ended, endlessly, many, visitor
from tests.waiting import wait_for


# ---- heads that do not come (1) --------------------------------------------------------------------------------
@pytest.mark.slow
def test_a_thousand_half_sent_requests_close_no_house(tmp_path: Path) -> None:
    with process(tmp_path / "tables.sqlite3", connections=900) as running, visitor(running.served) as honest:
        with many(running.served, 1000, HALF):
            for _ in range(20):
                assert honest.get("/api/languages").status_code == 200
        wait_for(lambda: running.served.http.get("/api/languages").status_code == 200)


def test_one_address_holds_only_so_many_unidentified_connections(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", unidentified_per_address=3) as served:
        with many(served, 3, HALF), connected(served) as one_more:
            assert ended(one_more).startswith(b"HTTP/1.1 429 ")
            with visitor(served) as honest:
                assert honest.get("/api/languages").status_code == 200
        wait_for(lambda: is_answered(served))


def is_answered(served: Served) -> bool:
    with connected(served) as line, contextlib.suppress(OSError):
        line.sendall(b"GET /api/languages HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return ended(line).startswith(b"HTTP/1.1 200 ")
    return False


@pytest.mark.slow
def test_a_head_that_comes_byte_by_byte_is_not_waited_for(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", header_timeout=0.5) as served, connected(served) as slow:
        slow.settimeout(0.05)
        slow.sendall(HALF)
        told = b""
        while not told:  # each byte would begin the time anew if only silence were counted
            with contextlib.suppress(TimeoutError):
                told = slow.recv(4096) or b"closed"
            with contextlib.suppress(OSError):
                slow.sendall(b"x")
        assert told.startswith(b"HTTP/1.1 408 ")


@pytest.mark.slow
def test_empty_lines_between_requests_keep_no_connection(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", header_timeout=0.5) as served, connected(served) as line:
        line.sendall(b"GET /api/languages HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 200 ")
        line.settimeout(0.05)
        while True:
            try:
                line.sendall(b"\r\n")
                if not line.recv(4096):
                    break
            except TimeoutError:
                continue
            except OSError:
                break
        with visitor(served, "127.0.0.1") as honest:
            assert honest.get("/api/languages").status_code == 200


@pytest.mark.slow
def test_a_head_without_an_end_is_cut_off(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3") as served, connected(served) as line:
        line.sendall(HALF)
        with pytest.raises(OSError):  # noqa: PT011  (reset or broken, as it happens)
            endlessly(line.sendall, b"x" * 65_536)
        with connected(served) as other:
            other.sendall(b"GET /api/languages HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
            assert ended(other).startswith(b"HTTP/1.1 200 ")


@pytest.mark.slow
def test_whoever_does_not_read_the_answer_is_hung_up_on(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", send_timeout=0.5) as served, socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", served.port))
        ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        with pytest.raises(OSError):  # noqa: PT011  (reset or broken, as it happens)
            endlessly(line.sendall, ask)


@pytest.mark.slow
def test_whoever_reads_nothing_from_a_socket_is_hung_up_on(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", send_timeout=0.5) as served, socket.socket() as line:
        maker = served.create(me(), here())
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect(("127.0.0.1", served.port))
        line.sendall(HANDSHAKE.format(table=maker.table).encode())
        hello = json.dumps({"type": "hello", "token": maker.token}).encode()
        with pytest.raises(OSError):  # noqa: PT011  (reset or broken, as it happens)
            endlessly(line.sendall, bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        wait_for(lambda: 0 not in maker.state()["presence"]["connected"])


# ---- places ----------------------------------------------------------------------------------------------------
def test_what_is_kept_for_seats_no_spectator_takes(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", connections=6, kept_for_seats=0.5) as served:
        maker = served.create(me(), here())
        watching = served.spectator(maker.table)
        with watching.socket() as first, watching.socket() as second:
            assert first.receive()["type"] == second.receive()["type"] == "state"
            with watching.socket() as third:
                assert third.receive()["code"] == "full"
            with maker.socket() as player:
                assert player.receive()["type"] == "state"


@pytest.mark.slow
def test_a_player_gets_back_to_a_table_full_of_spectators(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", watchers_per_table=2) as served:
        maker = served.create(me(), here())
        watching = served.spectator(maker.table)
        with watching.socket() as first, watching.socket() as second:
            first.receive()
            second.receive()
            with watching.socket() as third:
                assert third.receive()["code"] == "too_many_sockets"
            with maker.socket() as player:
                assert player.receive()["type"] == "state"


# ---- the end (20) ----------------------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_clean_end_is_a_success(tmp_path: Path, how: signal.Signals) -> None:
    with process(tmp_path / "tables.sqlite3") as running:
        assert running.served.http.get("/api/languages").status_code == 200
        assert running.end(how) == 0
