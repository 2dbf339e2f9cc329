"""The peer: boardgame.io, an established server of board games in JavaScript, with a game that only echoes.

It is fetched from npm for the run. Its moves cost nothing, so what remains is what every such server does: check who
moves, take the move, keep it, tell both players. Beside our SQLite it has its own storage in files, which nothing
forces to the disk; on PostgreSQL it has its storage for that. Unlike us it tells the players before a move is stored.
The files are written by node-persist 3.0, because 3.1 writes what waits only once a second; koa-compose is held back
because its newest version leaves boardgame.io without its lobby.
"""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy.engine import make_url

from bench import npm
from bench.server.figures import Figure, latencies, percentile
from bench.server.sizes import Size
from bench.server.stores import Store
from bench.server.usage import Usage, usage

NAME = "boardgame.io"
STAGES = ("throughput", "latency")
"""What it is measured in."""
STORES = {"sqlite": "files", "postgres": "postgres"}
"""What it keeps its matches in, beside ours."""
_SOURCES = Path(__file__).parent / "boardgame_io"
_LONGEST = 900.0  # seconds until a program that does not come to an end is ended


@contextlib.contextmanager
def installed(wanted: bool) -> Iterator[npm.Peer]:
    """Install it from npm into a folder that is gone afterwards. What keeps it from being installed is told."""
    if not wanted:
        yield npm.Peer(None, [f"{NAME}: not asked for"])
        return
    with npm.installed(NAME, _SOURCES) as found:
        yield found


def measured(folder: Path, store: Store, size: Size) -> list[Figure]:
    """What it does under the load of a stage. Raises `RuntimeError` if it ends early."""
    where = _postgres(store.fresh()) if store.kind == "postgres" else {"dir": str(folder / "matches")}
    with _running(folder, "server.js", json.dumps(where)) as server:
        port = next(line.split()[1] for line in _lines(server) if line.startswith("port "))
        numbers = (size.tables, size.rate, size.warm, size.seconds)
        with _running(folder, "load.js", f"http://127.0.0.1:{port}", *map(str, numbers)) as load:
            lines = _lines(load)
            _until(lines, "begin")
            before = usage(server.pid, store.pid)
            _until(lines, "end")
            used = usage(server.pid, store.pid) - before
            told = json.loads(next(lines))
    return _figures(told, used, size)


def _postgres(address: str) -> dict[str, Any]:
    """How its storage is told of a database: part by part, the folder of a local socket as the host."""
    url = make_url(address)
    return {
        "host": url.host or url.query.get("host"),
        "port": url.port or 5432,
        "database": url.database,
        "username": url.username,
        "password": url.password or "",
    }


def _figures(told: dict[str, Any], used: Usage, size: Size) -> list[Figure]:
    """In the same words as ours, without aims."""
    moves = max(1, told["moves"])
    stored = [] if used.store is None else [Figure("CPU ms a move, PostgreSQL", 1000 * used.store / moves)]
    paced = [
        *latencies("seen by the opponent", [one / 1000 for one in told["seen"]]),
        Figure("moves never answered", told["unanswered"]),
    ]
    return [
        Figure("moves a second", told["moves"] / size.seconds),
        Figure("CPU ms a move, server", 1000 * used.serving / moves),
        *stored,
        *latencies("acknowledged", [one / 1000 for one in told["acknowledged"]]),
        *(paced if size.rate else []),
        Figure("load generator: share of a core", told["own"] / size.seconds),
        Figure("load generator: late by, p99 ms", percentile(told["late"], 0.99)),
        Figure("games begun anew", told["games"]),
    ]


@contextlib.contextmanager
def _running(folder: Path, program: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [shutil.which("node", path=npm.surroundings()["PATH"]) or "node", program, *arguments]
    process = subprocess.Popen(
        command, cwd=folder, env=npm.surroundings(), stdout=subprocess.PIPE, text=True, start_new_session=True
    )
    end = partial(
        os.killpg, process.pid, signal.SIGKILL
    )  # `node` may be a small program that starts the real one
    watchdog = threading.Timer(_LONGEST, end)
    watchdog.start()
    try:
        yield process
    finally:
        watchdog.cancel()
        with contextlib.suppress(ProcessLookupError):
            end()
        process.communicate()


def _lines(process: subprocess.Popen[str]) -> Iterator[str]:
    assert process.stdout is not None
    for line in process.stdout:
        yield line.strip()
    raise RuntimeError(f"{process.args!r} ended early")


def _until(lines: Iterator[str], word: str) -> None:
    while next(lines) != word:
        pass
