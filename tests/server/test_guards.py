"""What the server does with connections that want to hold it up, and that nobody else notices."""

import contextlib
import json
import random
import resource
import signal
import socket
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import httpx
import pytest

from benben.server import capacity
from benben.server.http.gate import Gate, Ticket
from benben.server.http.limits import Limits
from benben.server.http.meter import Meter
from benben.server.problems import Refusal
from benben.server.settings import Settings
from tests.server.guest import Guest, Served, dial, here, me, serve
from tests.server.process import process
from tests.waiting import wait_for

HALF = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def connected(served: Served, source: str = "127.0.0.1") -> socket.socket:
    """A connection from one of this machine's own addresses."""
    return socket.create_connection(("127.0.0.1", served.port), source_address=(source, 0))


def ended(line: socket.socket) -> bytes:
    """All that a connection is sent until it is closed from the other side."""
    told = b""
    with contextlib.suppress(OSError):
        while piece := line.recv(4096):
            told += piece
    return told


def visitor(served: Served, source: str = "127.0.0.2") -> httpx.Client:
    """Somebody at another address."""
    transport = httpx.HTTPTransport(local_address=source)
    return httpx.Client(transport=transport, base_url=f"http://127.0.0.1:{served.port}", timeout=None)  # noqa: S113


@contextlib.contextmanager
def many(served: Served, count: int, first: bytes = b"") -> Iterator[list[socket.socket]]:
    """So many connections, each of which has sent its first bytes."""
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(connected(served)) for _ in range(count)]
        for line in lines:
            with contextlib.suppress(OSError):  # turned away already
                line.sendall(first)
        yield lines


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
        told = b""
        while True:  # each byte would begin the time anew if it were time without any
            try:
                slow.sendall(HALF[:1] if not told else b"")
                piece = slow.recv(4096)
            except TimeoutError:
                continue
            except OSError:
                break
            if not piece:
                break
            told += piece
        assert told == b"" or told.startswith((b"HTTP/1.1 408 ", b"HTTP/1.1 400 "))


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


def test_a_head_without_an_end_is_cut_off(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3") as served, connected(served) as line:
        line.sendall(HALF)
        with contextlib.suppress(OSError):
            for _ in range(64):
                line.sendall(b"x" * 65_536)
            line.shutdown(socket.SHUT_WR)
        assert ended(line)[:13] in {b"", b"HTTP/1.1 431 "}  # the answer may be lost with what was not read
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


def endlessly(what: Callable[..., object], *given: object) -> NoReturn:
    """Do something again and again until it raises."""
    while True:
        what(*given)


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


def gate_of(most: int = 1000, **settings: Any) -> Gate:
    return Gate(Settings(**settings), most)


def test_the_gate_counts_by_household_and_forgets() -> None:
    gate = gate_of(unidentified_per_address=1, connections_per_address=2)
    first = gate.enter("192.0.2.1")
    assert isinstance(first, Ticket)
    assert gate.enter("192.0.2.1") == "address_unidentified"
    first.known()
    first.known()
    second = gate.enter("::ffff:192.0.2.1")
    assert isinstance(second, Ticket)
    second.known()
    assert gate.enter("192.0.2.1") == "address_full"
    assert isinstance(gate.enter("192.0.2.2"), Ticket)
    first.leave()
    assert isinstance(gate.enter("192.0.2.1"), Ticket)


def test_a_trusted_proxy_may_hold_all_there_are() -> None:
    gate = gate_of(most=5, unidentified_per_address=1, trust_proxy=("10.0.0.0/8",))
    assert all(isinstance(gate.enter("10.1.2.3"), Ticket) for _ in range(5))
    assert gate.enter("10.1.2.3") == "full"


def test_open_files_are_as_many_as_the_system_allows(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = [(256, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, pair: limits.append(pair))
    assert capacity.most_connections() == 128
    capacity.raise_limit()
    assert limits[-1] == (4096, 4096)
    assert capacity.most_connections() == 4096 - 200
    capacity.raise_limit()
    assert len(limits) == 2


# ---- budgets (6, 12, 17) ---------------------------------------------------------------------------------------
class Clock:
    """Time as a test sets it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_a_meter_lets_so_many_through_and_then_one_after_the_other() -> None:
    clock = Clock()
    meter = Meter("6/minute", clock)
    assert [meter.hit("a") for _ in range(6)] == [0.0] * 6
    assert meter.hit("a") == pytest.approx(10.0)
    assert meter.hit("b") == 0.0
    clock.now += 10.0
    assert meter.hit("a") == 0.0
    assert meter.hit("a") == pytest.approx(10.0)
    clock.now += 3600.0
    assert [meter.hit("a") for _ in range(6)] == [0.0] * 6


def test_a_meter_forgets_who_has_made_everything_good() -> None:
    clock = Clock()
    meter = Meter("1/second", clock)
    for number in range(100_000):
        clock.now += 0.001
        meter.hit(str(number))
    assert len(meter._good_at) < 10_000


def limits_of(clock: Clock, **settings: Any) -> Limits:
    chosen = Settings(**settings)
    return Limits(chosen, Gate(chosen, most=1000), clock)


def test_a_club_in_one_wifi_plays_an_evening() -> None:
    """Forty people behind one address, at twenty tables: as fast as people play, and after a breakdown all at once."""
    clock = Clock()
    limits = limits_of(clock)
    club = "203.0.113.7"
    seats = [f"table{number // 2} person{number}" for number in range(40)]
    with contextlib.ExitStack() as stack:
        for table in range(20):
            limits.new_table(club)
            for seat in seats[2 * table : 2 * table + 2]:
                for _ in range(25):  # the page, its files, the texts
                    limits.request(club)
                with limits.stranger(club):
                    limits.arrival(club, seat)
                stack.enter_context(limits.socket(f"table{table}", club, seat))
        for second in range(600):
            clock.now += 1.0
            for number, seat in enumerate(seats):
                limits.message(club, seat)
                if (second + number) % 3 == 0:
                    limits.move(club)
                if second % 60 == 0:  # the access point has lost everybody
                    limits.request(club)
                    limits.arrival(club, seat)


def test_a_flood_of_one_seat_costs_the_others_at_its_address_nothing() -> None:
    clock = Clock()
    limits = limits_of(clock)
    home = "203.0.113.7"
    with pytest.raises(Refusal):
        endlessly(limits.message, home, "table flood")
    limits.message(home, "table honest")
    limits.arrival(home, "table honest")
    with pytest.raises(Refusal):
        limits.message(home, None)  # what nobody answers for is spent


def test_comings_and_goings_of_one_address_have_an_end() -> None:
    limits = limits_of(Clock(), arrival_rate="5/minute")
    for _ in range(5):
        limits.arrival("192.0.2.1", None)
    with pytest.raises(Refusal):
        limits.arrival("192.0.2.1", None)
    limits.arrival("192.0.2.2", None)


def test_moves_of_one_address_have_an_end(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", move_rate="2/day") as served:
        maker = served.create(me(), here())
        assert [maker.play("nonsense", 0).json()["code"] for _ in range(3)][-1] == "too_often"
        with maker.socket() as line:
            line.send({"type": "play", "ply": 0, "move": "nonsense"})
            assert line.error()["code"] == "too_often"


def test_setting_the_clock_back_locks_nobody_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import time

    with serve(tmp_path / "tables.sqlite3", request_rate="5/minute") as served:
        while served.http.get("/api/languages").status_code == 200:
            pass
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() - 3600)
        assert int(served.http.get("/api/languages").headers["retry-after"]) <= 60


# ---- frames (16) -----------------------------------------------------------------------------------------------
def frame(
    opcode: int, payload: bytes = b"", *, fin: bool = True, masked: bool = True, extra: int = 0
) -> bytes:
    """A frame of a client's as it goes over the wire, or one that should not."""
    head = bytes([(0x80 if fin else 0) | extra | opcode])
    size, mask = len(payload), 0x80 if masked else 0
    if size < 126:
        head += bytes([mask | size])
    elif size < 65_536:
        head += bytes([mask | 126]) + struct.pack("!H", size)
    else:
        head += bytes([mask | 127]) + struct.pack("!Q", size)
    return head + (bytes(4) if masked else b"") + payload


BROKEN = {
    "no opcode": frame(3),
    "reserved bit": frame(1, b"{}", extra=0x40),
    "not masked": frame(1, b"{}", masked=False),
    "no UTF-8": frame(1, b"\xff\xfe"),
    "no UTF-8 in fragments": frame(1, b"\xc3", fin=False) + frame(0, b"\x28"),
    "fragment of nothing": frame(0, b"x"),
    "a text inside a text": frame(1, b"a", fin=False) + frame(1, b"b"),
    "long ping": frame(9, b"x" * 126),
    "fragmented ping": frame(9, fin=False),
    "close of one byte": frame(8, b"x"),
    "close with a strange code": frame(8, struct.pack("!H", 12)),
    "close with no UTF-8": frame(8, struct.pack("!H", 1000) + b"\xff"),
    "close inside a text": frame(1, b"a", fin=False) + frame(8),
    "larger than the earth": bytes([0x81, 0xFF]) + struct.pack("!Q", 2**62),
    "close twice": frame(8) + frame(8) + frame(1, b"{}"),
}


def rude(served: Served, table: str, *pieces: bytes) -> bytes:
    """Open a socket of a table, send it these bytes and read what comes until it is hung up."""
    with connected(served) as line:
        line.sendall(HANDSHAKE.format(table=table).encode() + b"".join(pieces))
        with contextlib.suppress(OSError):
            line.shutdown(socket.SHUT_WR)
        return ended(line)


def hello(guest: Guest) -> bytes:
    return frame(1, json.dumps({"type": "hello", "token": guest.token}).encode())


@pytest.mark.parametrize("early", [True, False], ids=["before hello", "after hello"])
@pytest.mark.parametrize("kind", BROKEN)
def test_a_malformed_frame_is_hung_up_on_without_a_traceback(
    served: Served, kind: str, early: bool, caplog: pytest.LogCaptureFixture
) -> None:
    maker = served.create(me(), here())
    with connected(served) as line:
        line.sendall(HANDSHAKE.format(table=maker.table).encode())
        assert b" 101 " in line.recv(4096)
        if not early:
            line.sendall(hello(maker))
            assert line.recv(1)
        line.sendall(BROKEN[kind])
        ended(line)
    rude(served, maker.table, BROKEN[kind])  # together with the handshake
    wait_for(lambda: not maker.state()["seats"][0]["connected"])
    assert not [record for record in caplog.records if record.exc_info or record.levelname == "ERROR"]


@pytest.mark.parametrize("opcode", [9, 10, 0])
def test_frames_that_are_no_messages_have_an_end_too(served: Served, opcode: int) -> None:
    maker = served.create(me(), here())
    begun = frame(1, b"{", fin=False) if opcode == 0 else b""
    with connected(served) as line:
        line.sendall(HANDSHAKE.format(table=maker.table).encode())
        assert b" 101 " in line.recv(4096)
        line.sendall(begun)
        with contextlib.suppress(OSError):
            line.sendall(frame(opcode, fin=opcode != 0) * 2000)
        told = ended(line)
    assert b"\x03\xf0" in told  # 1008, "policy violation"


def test_a_handshake_with_too_long_a_line_is_answered(served: Served) -> None:
    head = HANDSHAKE.format(table="anytable2222").replace("Host:", f"X-Long: {'x' * 20_000}\r\nHost:")
    with connected(served) as line:
        line.sendall(head.encode())
        assert b" 431 " in ended(line)


@pytest.mark.slow
def test_ten_thousand_hostile_messages_change_nothing(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    luck = random.Random(17)
    with process(database) as running:
        served = running.served
        maker = served.create(me("Ann"), here("Bob"))
        before = maker.state()
        sent = 0
        with visitor(served) as honest:
            while sent < 10_000:
                with contextlib.suppress(OSError), dial(served, maker.table) as line:
                    line.send({"type": "hello", "token": maker.token if luck.random() < 0.5 else None})
                    framed = luck.random() < 0.5  # else the first that is no message ends the line
                    for _ in range(200):
                        line.connection.socket.sendall(hostile(luck, framed=framed))
                        sent += 1
                assert honest.get("/api/languages").status_code == 200
        after = maker.state()
        assert (after["ply"], after["version"]) == (before["ply"], before["version"])
        assert after["seats"][0]["name"] == "Ann"
    log = database.with_suffix(".log").read_text()
    assert "Traceback" not in log
    assert maker.table not in log


def hostile(luck: random.Random, *, framed: bool) -> bytes:
    """A message that nobody should carry out: broken, strange, or a move that cannot be."""
    broken = [
        lambda: frame(1, luck.randbytes(luck.randrange(200))),
        lambda: frame(luck.randrange(16), luck.randbytes(luck.randrange(130)), fin=luck.random() < 0.7),
        lambda: luck.randbytes(luck.randrange(1, 40)),
    ]
    strange = [
        lambda: frame(1, b'{"type":"play","ply":%d,"move":"%d"}' % (luck.randrange(-9, 9**30), 10**9)),
        lambda: frame(1, b'{"type":"leave","seat":%d}' % luck.randrange(7, 9**30)),
        lambda: frame(1, b'{"type":"hello","token":"%s"}' % (b"x" * luck.randrange(200))),
        lambda: frame(1, b"[" * luck.randrange(9000)),
        lambda: frame(1, b'{"type":"play","ply":2,"move":"\\ud800"}'),
    ]
    return luck.choice(strange if framed else broken + strange)()


# ---- the end (20) ----------------------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_clean_end_is_a_success(tmp_path: Path, how: signal.Signals) -> None:
    with process(tmp_path / "tables.sqlite3") as running:
        assert running.served.http.get("/api/languages").status_code == 200
        assert running.end(how) == 0
