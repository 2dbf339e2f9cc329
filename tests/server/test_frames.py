"""Sockets that send what no browser sends: they are hung up on, without a word in the log (16)."""

import contextlib
import json
import random
import socket
import struct
from pathlib import Path

import pytest

from benben.server.log import TextFormatter
from tests.server.guest import Guest, Served, here, me, serve
from tests.server.logged import logged
from tests.server.raw import HANDSHAKE, connected, ended, heard, upgraded, visitor
from tests.tiers import usually
from tests.waiting import wait_for


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
        with contextlib.suppress(OSError):  # hung up already
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
        upgraded(line, maker.table)
        if not early:
            line.sendall(hello(maker))
            assert heard(line, "the answer to the hello", 1)
        line.sendall(BROKEN[kind])
        ended(line)
    rude(served, maker.table, BROKEN[kind])  # together with the handshake
    wait_for(lambda: 0 not in maker.state()["presence"]["connected"], "the maker to be seen leaving")
    assert not [record for record in caplog.records if record.exc_info or record.levelname == "ERROR"]


@pytest.mark.parametrize("opcode", [9, 10, 0])
def test_frames_that_are_no_messages_have_an_end_too(served: Served, opcode: int) -> None:
    maker = served.create(me(), here())
    started = frame(1, b"{", fin=False) if opcode == 0 else b""
    with connected(served) as line:
        upgraded(line, maker.table)
        line.sendall(started)
        with contextlib.suppress(ConnectionError):
            line.sendall(frame(opcode, fin=opcode != 0) * 2000)
        received = ended(line)
    assert b"\x03\xf0" in received  # 1008, "policy violation"


def test_a_handshake_with_too_long_a_line_is_answered(served: Served) -> None:
    head = HANDSHAKE.format(table="anytable2222").replace("Host:", f"X-Long: {'x' * 20_000}\r\nHost:")
    with connected(served) as line:
        line.sendall(head.encode())
        assert b" 431 " in ended(line)


HOSTILE = usually(1_000, 10_000)
"""Messages."""


@pytest.mark.slow
def test_hostile_messages_change_nothing(tmp_path: Path) -> None:
    rng = random.Random(17)
    with (
        logged(TextFormatter()) as log,
        serve(tmp_path / "tables.sqlite3", send_timeout=0.5) as served,
        visitor(served) as honest,
    ):
        maker = served.create(me("Ann"), here("Bob"))
        before = maker.state()
        for _ in range(HOSTILE // 200):
            with contextlib.suppress(ConnectionError):
                say_hostile_things(rng, maker, 200)
            assert honest.get("/api/languages").status_code == 200
        after = maker.state()
        assert (after["ply"], after["version"]) == (before["ply"], before["version"])
        assert after["seats"][0]["name"] == "Ann"
    assert "Traceback" not in log.getvalue()
    assert maker.table not in log.getvalue()


def say_hostile_things(rng: random.Random, maker: Guest, many: int) -> None:
    """Open a socket of the maker's or of a spectator's and send hostile messages until it is hung up."""
    with connected(maker.served) as line:
        upgraded(line, maker.table)
        line.sendall(hello(maker if rng.random() < 0.5 else maker.served.spectator(maker.table)))
        framed = rng.random() < 0.5  # else the first that is no message ends the line
        for _ in range(many):
            line.sendall(hostile(rng, framed=framed))
        with contextlib.suppress(OSError):  # hung up already
            line.shutdown(socket.SHUT_WR)
        ended(line)


def hostile(rng: random.Random, *, framed: bool) -> bytes:
    """A message that the server must not carry out: broken, strange, or an impossible move."""
    broken = [
        lambda: frame(1, rng.randbytes(rng.randrange(200))),
        lambda: frame(rng.randrange(16), rng.randbytes(rng.randrange(130)), fin=rng.random() < 0.7),
        lambda: rng.randbytes(rng.randrange(1, 40)),
    ]
    strange = [
        lambda: frame(1, b'{"type":"play","ply":%d,"move":"%d"}' % (rng.randrange(-9, 9**30), 10**9)),
        lambda: frame(1, b'{"type":"leave","seat":%d}' % rng.randrange(7, 9**30)),
        lambda: frame(1, b'{"type":"hello","token":"%s"}' % (b"x" * rng.randrange(200))),
        lambda: frame(1, b"[" * rng.randrange(9000)),
        lambda: frame(1, b'{"type":"play","ply":2,"move":"\\ud800"}'),
    ]
    return rng.choice(strange if framed else broken + strange)()
