"""The peer: boardgame.io, an established server of board games in JavaScript, with a game that only echoes.

It is fetched from npm for the run. Its moves cost nothing, so the rest is what every such server does: check the mover,
take the move, store it, notify both players. Where we use SQLite, it uses its own storage in files, which are not
synced to disk; with PostgreSQL it uses its storage for that. Unlike us, it notifies the players before a move is
stored. The files are written by node-persist 3.0, because 3.1 writes only once a second; koa-compose is pinned because
its newest version breaks boardgame.io's lobby.
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
"""The stages in which it is measured."""
STORES = {"sqlite": "files", "postgres": "postgres"}
"""Its storage, for each of ours."""
_SOURCES = Path(__file__).parent / "boardgame_io"
_LONGEST = 900.0  # seconds until a program that does not end is killed


@contextlib.contextmanager
def installed(wanted: bool) -> Iterator[npm.Peer]:
    """Install it from npm into a temporary folder; reports why if that fails."""
    if not wanted:
        yield npm.Peer(None, [f"{NAME}: not asked for"])
        return
    with npm.installed(NAME, _SOURCES) as found:
        yield found


def measured(folder: Path, store: Store, size: Size) -> list[Figure]:
    """Its results under the load of a stage. Raises `RuntimeError` if it ends early."""
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
            results = json.loads(next(lines))
    return _figures(results, used, size)


def _postgres(address: str) -> dict[str, Any]:
    """Its database options: separate parts, with the folder of a local socket as the host."""
    url = make_url(address)
    return {
        "host": url.host or url.query.get("host"),
        "port": url.port or 5432,
        "database": url.database,
        "username": url.username,
        "password": url.password or "",
    }


def _figures(results: dict[str, Any], used: Usage, size: Size) -> list[Figure]:
    """With the same labels as ours, without aims."""
    moves = max(1, results["moves"])
    stored = [] if used.store is None else [Figure("CPU ms a move, PostgreSQL", 1000 * used.store / moves)]
    paced = [
        *latencies("seen by the opponent", [one / 1000 for one in results["seen"]]),
        Figure("moves never answered", results["unanswered"]),
    ]
    return [
        Figure("moves a second", results["moves"] / size.seconds),
        Figure("CPU ms a move, server", 1000 * used.serving / moves),
        *stored,
        *latencies("acknowledged", [one / 1000 for one in results["acknowledged"]]),
        *(paced if size.rate else []),
        Figure("load generator: share of a core", results["own"] / size.seconds),
        Figure("load generator: late by, p99 ms", percentile(results["late"], 0.99)),
        Figure("games begun anew", results["games"]),
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
