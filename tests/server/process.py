"""The server as a process of its own, that can be killed."""

import contextlib
import os
import signal
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from benben.server import Settings
from tests.server.guest import Served
from tests.serving import command


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
        address = self.popen.stdout.readline()
        assert address, log.read_text()
        self.served = Served(Settings(database=str(database)), int(address.rstrip("/\n").rpartition(":")[2]))

    def end(self, by: signal.Signals) -> int:
        """Send a signal and wait for the exit code."""
        self.popen.send_signal(by)
        assert self.popen.stdout is not None
        self.popen.stdout.close()
        self.served.http.close()
        return self.popen.wait()


@contextlib.contextmanager
def process(
    database: Path | str,
    environment: Mapping[str, str] | None = None,
    log: Path | None = None,
    **settings: Any,
) -> Iterator[Process]:
    """Run a server; whatever happens, it is gone afterwards. Its *log* lies beside the database if it is a file."""
    running = Process(database, log or Path(database).with_suffix(".log"), environment or {}, settings)
    try:
        yield running
    finally:
        if running.popen.poll() is None:
            running.end(signal.SIGKILL)
