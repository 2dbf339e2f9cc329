"""Connections to a server, byte by byte, from any of this machine's own addresses."""

import contextlib
import socket
from collections.abc import Callable, Iterator
from typing import NoReturn

import httpx

from tests.server.guest import Served
from tests.waiting import LIMIT

HALF = b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HANDSHAKE = (
    "GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def connected(served: Served, source: str = "127.0.0.1") -> socket.socket:
    """A connection from one of this machine's own addresses."""
    return socket.create_connection(("127.0.0.1", served.port), LIMIT, source_address=(source, 0))


def upgraded(line: socket.socket, table: str) -> None:
    """Make a socket of a table out of a connection."""
    line.sendall(HANDSHAKE.format(table=table).encode())
    assert b" 101 " in heard(line, "the answer to the handshake")


def heard(line: socket.socket, what: str, most: int = 4096) -> bytes:
    """The next bytes of a connection, none at its end. Raises `TimeoutError`, which says *what* was waited for."""
    try:
        return line.recv(most)
    except TimeoutError:
        raise TimeoutError(f"waited {line.gettimeout():.0f} s for {what}") from None


def ended(line: socket.socket) -> bytes:
    """All that a connection is sent until it is closed from the other side."""
    received = b""
    with contextlib.suppress(ConnectionError):
        while piece := heard(line, f"the end of a connection after {received[-80:]!r}"):
            received += piece
    return received


def visitor(served: Served, source: str = "127.0.0.2") -> httpx.Client:
    """Somebody at another address."""
    transport = httpx.HTTPTransport(local_address=source)
    return httpx.Client(transport=transport, base_url=f"http://127.0.0.1:{served.port}", timeout=LIMIT)


@contextlib.contextmanager
def many(served: Served, count: int, first: bytes = b"") -> Iterator[list[socket.socket]]:
    """So many connections, each of which has sent its first bytes."""
    with contextlib.ExitStack() as stack:
        lines = [stack.enter_context(connected(served)) for _ in range(count)]
        for line in lines:
            with contextlib.suppress(OSError):  # turned away already
                line.sendall(first)
        yield lines


def endlessly(what: Callable[..., object], *given: object) -> NoReturn:
    """Do something again and again until it raises."""
    while True:
        what(*given)
