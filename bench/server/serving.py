"""The server in its own process, and its settings: the only module that knows them."""

import contextlib
import dataclasses
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bench.server.stores import Store
from bench.server.usage import Usage, usage

_OFTEN = "100000000/minute"
_MANY = 100_000
ALL_FROM_ONE_ADDRESS: Mapping[str, Any] = {
    **dict.fromkeys(
        (
            "create_rate", "request_rate", "move_rate", "seat_rate", "message_rate", "address_rate",
            "seat_arrival_rate", "arrival_rate", "talk_rate",
        ),
        _OFTEN,
    ),
    **dict.fromkeys(
        (
            "connections_per_address", "unidentified_per_address", "watchers_per_table", "watchers_per_address",
            "sockets_per_address", "sockets_per_seat",
        ),
        _MANY,
    ),
}  # fmt: skip
"""The whole load comes from one address, so the limits per address are lifted."""
AS_IT_COMES: Mapping[str, Any] = {}
"""For attacks: the default limits."""
_STOPPING = 20.0  # seconds until a server that does not stop is killed


class DidNotStart(Exception):
    """The server ended before it was ready; the message has the end of its log."""


@dataclasses.dataclass(frozen=True)
class Served:
    """A running server: its address, its processes and its database."""

    url: str
    pid: int
    store: Store
    database: str
    """The address of its database."""

    def usage(self) -> Usage:
        """Its resource usage so far."""
        return usage(self.pid, self.store.pid)


@contextlib.contextmanager
def serve(store: Store, workers: int, settings: Mapping[str, Any]) -> Iterator[Served]:
    """Run a server on an empty database. Raises `DidNotStart`."""
    chosen = {**settings, "workers": workers}
    database = store.fresh()
    command = [sys.executable, "-m", "bench.server.entry", database, json.dumps(chosen)]
    with tempfile.TemporaryDirectory(prefix="benben-bench-") as folder, _log(folder) as log:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, env=dict(os.environ))
        try:
            assert process.stdout is not None
            url = process.stdout.readline().decode().strip().rstrip("/")
            if not url:
                raise DidNotStart(Path(log.name).read_text(encoding="utf-8")[-2000:])
            yield Served(url, process.pid, store, database)
        finally:
            _stop(process)


@contextlib.contextmanager
def _log(folder: str) -> Iterator[Any]:
    with (Path(folder) / "server.log").open("wb") as log:
        yield log


def _stop(process: subprocess.Popen[bytes]) -> None:
    process.send_signal(signal.SIGTERM)
    try:
        process.wait(_STOPPING)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()
