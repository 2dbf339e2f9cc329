"""Programs over the Model Context Protocol: each starts a relay to our table as its MCP server."""

import contextlib
import hmac
import json
import logging
import os
import secrets
import shlex
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Mapping, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Self

from typing_extensions import override

from benben.protocol import relay
from benben.protocol.errors import BadRequest, ProgramFailed
from benben.protocol.lines import STARTING
from benben.protocol.mcp_session import McpSession, SessionTable
from benben.protocol.pipes import end, launch
from benben.protocol.rated import RatedTable
from benben.protocol.serving import serve_files
from benben.protocol.tools import INSTRUCTIONS, Answer, Arguments, Tool, Toolbox

TABLE = "table-1"
"""The name of the only table of a rated game."""
COMMAND, CONFIG = "BENBEN_MCP", "BENBEN_MCP_CONFIG"
"""Environment variables of a rated program: the command of its MCP server, and the path of an MCP configuration."""
_PLACEHOLDER = "{config}"
_LEAVING = 10.0
"""Seconds that a program may continue after its game is over."""
_POLL = 0.02
_MOST_TOKENS = 10**12
_RATED = f"""

This is a rated game: the table {TABLE!r} is open, and no other can be opened. Begin with look. An illegal move is
refused and counted; after a few a random legal move is played in your place."""


class RatedSession(McpSession):
    """A session with one table, at which a program is rated."""

    can_open = False

    def __init__(self, table: RatedTable) -> None:
        super().__init__(table.texts.language)
        self.table = table
        self._tables = {TABLE: SessionTable(table)}

    @override
    def open(self, request: Any) -> tuple[str, SessionTable]:
        """Raise `BadRequest`: no other table can be opened."""
        raise BadRequest(f"a rated game has one table, {TABLE}")


def rated_toolbox(table: RatedTable) -> Toolbox:
    """The tools at a rated *table*, and an additional one for reporting tokens."""

    def report(_: McpSession, given: Arguments) -> Answer:
        if not 0 <= given["tokens"] <= _MOST_TOKENS:
            raise BadRequest("tokens is how many more you have used: a whole number, not below 0")
        table.report_tokens(given["tokens"])
        used = table.conduct.tokens or 0
        return Answer(f"{used} tokens used so far.", {"used": used, "budget": table.terms.tokens})

    toolbox = Toolbox(RatedSession(table))
    toolbox.tools["report_tokens"] = Tool(
        "report_tokens",
        "Report how many more tokens you have used since the last report.",
        {"tokens": {"type": "integer", "description": "how many more"}},
        ("tokens",),
        report,
    )
    return toolbox


class McpProgram:
    """A program that is started once per game and joins it as an MCP client."""

    name = ""

    def __init__(self, command: Sequence[str]) -> None:
        self._command = command

    def play_out(self, table: RatedTable) -> None:
        """Let it play a game to its end. Raises `ProgramFailed` if it loses by an error or a timeout."""
        with RelayServer(table) as server, tempfile.TemporaryDirectory(prefix="benben-") as folder:
            config = Path(folder) / "mcp.json"
            config.write_text(json.dumps(server.config), encoding="utf-8")
            command = [part.replace(_PLACEHOLDER, str(config)) for part in self._command]
            surroundings = {COMMAND: shlex.join(server.command), CONFIG: str(config)}
            process = launch(command, piped=False, surroundings=surroundings)
            try:
                _watch(process, table)
            finally:
                end(process, _LEAVING if table.is_over else 0.0)

    def close(self) -> None:
        """Do nothing: no process runs between games."""


def _watch(process: subprocess.Popen[bytes], table: RatedTable) -> None:
    """Wait until the game is over. Raises `ProgramFailed` if the program ends before, or takes too long."""
    extra = STARTING
    while not table.ended.wait(_POLL):
        if table.conduct.moves:
            extra = 0.0
        if process.poll() is not None and not table.ended.wait(_POLL):
            raise ProgramFailed("crashed", f"it ended with exit code {process.returncode}")
        if table.waited > table.terms.seconds + extra:
            raise ProgramFailed("silent", "no legal move in time")


class RelayServer:
    """Accepts relays to a *table* on a local port; they must send a secret token."""

    def __init__(self, table: RatedTable) -> None:
        self._toolbox = rated_toolbox(table)
        self._token = secrets.token_hex(16)
        self._socket = socket.create_server(("127.0.0.1", 0))
        port = self._socket.getsockname()[1]
        self.command = [sys.executable, os.fspath(relay.__file__), str(port), self._token]
        """The command of the program's MCP server."""

    @property
    def config(self) -> Mapping[str, Any]:
        """The same as an MCP configuration for hosts of language models."""
        return {"mcpServers": {"benben": {"command": self.command[0], "args": self.command[1:]}}}

    def __enter__(self) -> Self:
        threading.Thread(target=self._open, name="benben-relay-server", daemon=True).start()
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)  # wakes the thread in accept()
        self._socket.close()

    def _open(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                connection = self._socket.accept()[0]
                threading.Thread(
                    target=self._serve, args=(connection,), name="benben-relay", daemon=True
                ).start()

    def _serve(self, connection: socket.socket) -> None:
        try:
            with connection, connection.makefile("rb") as reading, connection.makefile("wb") as writing:
                said = reading.readline(len(self._token) + 1).strip()
                if not hmac.compare_digest(said, self._token.encode()):
                    return
                words = TextIOWrapper(reading, encoding="utf-8", errors="replace")
                serve_files(
                    self._toolbox, words, TextIOWrapper(writing, encoding="utf-8"), INSTRUCTIONS + _RATED
                )
        except (OSError, ValueError):
            logging.getLogger(__name__).debug("a rated program went away", exc_info=True)
        except BaseExceptionGroup:
            logging.getLogger(__name__).debug("a rated program went away", exc_info=True)
