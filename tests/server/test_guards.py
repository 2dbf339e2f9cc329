"""The server resists connections that want to block it, and other people do not notice."""

import contextlib
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guest import Served, here, me, serve
from tests.server.process import process
from tests.server.raw import HALF, HANDSHAKE, connected, ended, endlessly, heard, many, visitor
from tests.waiting import LIMIT, wait_for


# ---- heads that do not come (1) --------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.proof
def test_a_thousand_half_sent_requests_close_no_house(tmp_path: Path) -> None:
    with process(tmp_path / "tables.sqlite3", connections=900) as running, visitor(running.served) as honest:
        with many(running.served, 1000, HALF):
            for _ in range(20):
                assert honest.get("/api/languages").status_code == 200
        wait_for(lambda: is_answered(running.served), "an answer after the flood")


@pytest.mark.slow
def test_one_address_holds_only_so_many_unidentified_connections(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", unidentified_per_address=3) as served:
        with many(served, 3, HALF), connected(served) as one_more:
            assert ended(one_more).startswith(b"HTTP/1.1 429 ")
            with visitor(served) as honest:
                assert honest.get("/api/languages").status_code == 200
        wait_for(lambda: is_answered(served), "an answer after the others have gone")


def is_answered(served: Served) -> bool:
    with connected(served) as line, contextlib.suppress(ConnectionError):
        line.sendall(b"GET /api/languages HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        return ended(line).startswith(b"HTTP/1.1 200 ")
    return False


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that waits half a second for heads of requests, and for those who do not read."""
    database = tmp_path_factory.mktemp("hasty") / "tables.sqlite3"
    with serve(database, header_timeout=0.5, send_timeout=0.5) as served:
        yield served


def dripped(line: socket.socket, drop: bytes) -> bytes | None:
    """The answer after one more byte; None if there is none for a moment."""
    with contextlib.suppress(ConnectionError):
        line.sendall(drop)
    try:
        return line.recv(4096) or b"closed"
    except TimeoutError:
        return None
    except ConnectionError:
        return b"closed"


@pytest.mark.slow
def test_a_head_that_comes_byte_by_byte_is_not_waited_for(hasty: Served) -> None:
    with connected(hasty) as slow:
        slow.settimeout(0.05)
        slow.sendall(HALF)
        # if the server measured only silence, each byte would restart its timer
        received = wait_for(lambda: dripped(slow, b"x"), "the end of the patience with a slow head")
        assert received.startswith(b"HTTP/1.1 408 ")


@pytest.mark.slow
def test_empty_lines_between_requests_keep_no_connection(hasty: Served) -> None:
    with connected(hasty) as line:
        line.sendall(b"GET /api/languages HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert heard(line, "the answer").startswith(b"HTTP/1.1 200 ")
        line.settimeout(0.05)
        wait_for(lambda: dripped(line, b"\r\n") == b"closed", "the end of the patience with empty lines")
        with visitor(hasty, "127.0.0.1") as honest:
            assert honest.get("/api/languages").status_code == 200


@pytest.mark.slow
def test_a_head_without_an_end_is_cut_off(served: Served) -> None:
    with connected(served) as line:
        line.sendall(HALF)
        with pytest.raises(ConnectionError):  # reset or broken, as it happens
            endlessly(line.sendall, b"x" * 65_536)
    assert is_answered(served)


def deaf(served: Served) -> socket.socket:
    """A connection of somebody who reads nothing and has little room for what comes."""
    line = socket.socket()
    line.settimeout(LIMIT)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", served.port))
    return line


@pytest.mark.slow
def test_a_client_that_does_not_read_the_answer_is_disconnected(hasty: Served) -> None:
    few_at_once = b"x" * 8_000
    ask = b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\nX-Long: " + few_at_once + b"\r\n\r\n"
    with deaf(hasty) as line, pytest.raises(ConnectionError):  # reset or broken, as it happens
        endlessly(line.sendall, ask)


@pytest.mark.slow
def test_a_client_that_reads_nothing_from_a_socket_is_disconnected(hasty: Served) -> None:
    maker = hasty.create(me(), here())
    with deaf(hasty) as line:
        line.sendall(HANDSHAKE.format(table=maker.table).encode())
        hello = json.dumps({"type": "hello", "token": maker.token}).encode()
        with pytest.raises(ConnectionError):  # reset or broken, as it happens
            endlessly(line.sendall, bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
        wait_for(lambda: 0 not in maker.state()["presence"]["connected"], "the maker to be seen leaving")


# ---- places ----------------------------------------------------------------------------------------------------
@pytest.mark.slow
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
