"""The server as a separate process that tests can kill."""

import contextlib
import os
import select
import signal
import subprocess
import threading
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from benben.server import Settings
from tests.server.guest import Served
from tests.serving import command
from tests.waiting import LIMIT


@contextlib.contextmanager
def limited(program: subprocess.Popen[str]) -> Iterator[None]:
    """Kill a program that has not finished after `LIMIT` seconds, so that its reader sees the end."""
    timer = threading.Timer(LIMIT, program.kill)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


class Process:
    """A running server: what it serves, and how to end it."""

    def __init__(
        self, database: Path | str, log: Path, environment: Mapping[str, str], settings: Mapping[str, Any]
    ) -> None:
        with log.open("a") as stderr:
            self.popen = subprocess.Popen(
                command(database, **settings),
                stdout=subprocess.PIPE,
                stderr=stderr,
                text=True,
                env={**os.environ, **environment},
            )
        assert self.popen.stdout is not None
        if not select.select([self.popen.stdout], [], [], LIMIT)[0]:
            raise TimeoutError(f"waited {LIMIT:.0f} s for the address of a server:\n{log.read_text()}")
        address = self.popen.stdout.readline()
        assert address, log.read_text()
        self.served = Served(Settings(database=str(database)), int(address.rstrip("/\n").rpartition(":")[2]))

    def end(self, by: signal.Signals) -> int:
        """Send a signal and wait for the exit code."""
        self.popen.send_signal(by)
        assert self.popen.stdout is not None
        self.popen.stdout.close()
        self.served.http.close()
        return self.popen.wait(LIMIT)


@contextlib.contextmanager
def process(
    database: Path | str,
    environment: Mapping[str, str] | None = None,
    log: Path | None = None,
    **settings: Any,
) -> Iterator[Process]:
    """Run a server, and end it in any case. If the database is a file, its *log* is next to it."""
    running = Process(database, log or Path(database).with_suffix(".log"), environment or {}, settings)
    try:
        yield running
    finally:
        if running.popen.poll() is None:
            running.end(signal.SIGKILL)
