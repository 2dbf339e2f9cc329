"""Relay bytes between standard input and output and a local port: `python relay.py PORT TOKEN`.

A rated program starts this as its MCP server; the table itself stays in the process that rates it. This module imports
nothing of Benben, so it starts quickly and anywhere.
"""

import contextlib
import os
import socket
import sys
import threading

_PIECE = 65_536


def main() -> None:
    """Connect, send the token, and relay in both directions until one side closes."""
    port, token = int(sys.argv[1]), sys.argv[2]
    with socket.create_connection(("127.0.0.1", port)) as connection:
        connection.sendall(token.encode() + b"\n")
        threading.Thread(target=_carry_in, args=(connection,), daemon=True).start()
        while piece := connection.recv(_PIECE):
            left = memoryview(piece)
            while left:
                left = left[os.write(1, left) :]


def _carry_in(connection: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while piece := os.read(0, _PIECE):
            connection.sendall(piece)
        connection.shutdown(socket.SHUT_WR)


if __name__ == "__main__":
    with contextlib.suppress(OSError):
        main()
