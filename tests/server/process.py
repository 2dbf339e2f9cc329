"""The server as a process of its own, that can be killed."""

import contextlib
import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from benben.server import Settings
from tests.server.guest import Served, wait_for

_PROGRAM = """
import sys
from benben.server import Settings, run
run(host=sys.argv[1], port=int(sys.argv[2]), database=sys.argv[3],
    settings=Settings(bot_pause=0.0, create_rate="1000/minute"),
    when_ready=lambda address: print(address, flush=True))
"""


def command(database: Path | str, *, host: str = "127.0.0.1", port: int = 0) -> list[str]:
    """How to start it."""
    return [sys.executable, "-c", _PROGRAM, host, str(port), str(database)]


class Process:
    """A running server: what it serves, and how to end it."""

    def __init__(self, database: Path, log: Path, environment: Mapping[str, str]) -> None:
        with log.open("a") as stderr:
            self.popen = subprocess.Popen(
                command(database),
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
        return self.popen.wait(timeout=20)


@contextlib.contextmanager
def process(database: Path, environment: Mapping[str, str] | None = None) -> Iterator[Process]:
    """Run a server; whatever happens, it is gone afterwards. Its log lies beside the database."""
    running = Process(database, database.with_suffix(".log"), environment or {})
    try:
        yield running
    finally:
        if running.popen.poll() is None:
            running.end(signal.SIGKILL)


def wait_for_exit(popen: "subprocess.Popen[str]") -> int:
    """Wait until a process has ended by itself."""
    wait_for(lambda: popen.poll() is not None)
    return int(popen.returncode)
