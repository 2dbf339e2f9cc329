"""Servers as processes of their own whose time stands still until the test moves it on."""

import contextlib
import os
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil

from tests.server.process import Process, process

_FOLDER = Path(__file__).with_name("standing")


class StandingTime:
    """The time of all processes that were started with it, in seconds since 1970."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.now = float(int(time.time()))
        self._file.write_bytes(struct.pack("d", self.now))

    def on(self, seconds: float) -> None:
        """Let so many seconds pass at once."""
        self.now += seconds
        with self._file.open("r+b") as file:
            file.write(struct.pack("d", self.now))

    @property
    def environment(self) -> dict[str, str]:
        """The environment of a process with this time."""
        path = os.pathsep.join([str(_FOLDER), *filter(None, [os.environ.get("PYTHONPATH")])])
        return {"PYTHONPATH": path, "BENBEN_STANDING": str(self._file)}


@contextlib.contextmanager
def server_at(
    standing: StandingTime, database: Path | str, log: Path, workers: int, **more: Any
) -> Iterator[Process]:
    """A server that looks at its deadlines all the time; at the end it is killed with all its workers."""
    settings = {"workers": workers, "deadline_check": 0.05, "bot_pause": 0.0, **more}
    with process(database, standing.environment, log, **settings) as running:
        try:
            yield running
        finally:
            kill_all(running)
            assert running.popen.stdout is not None
            running.popen.stdout.close()
            running.served.http.close()


def workers_of(running: Process) -> list[psutil.Process]:
    """The processes that serve; a server of one worker is one itself."""
    found = [
        child
        for child in psutil.Process(running.popen.pid).children()
        if any("spawn_main" in word for word in child.cmdline())
    ]
    return found or [psutil.Process(running.popen.pid)]


def kill_all(running: Process) -> None:
    """End everything as a power cut would."""
    with contextlib.suppress(psutil.NoSuchProcess):
        first = psutil.Process(running.popen.pid)
        processes = [first, *first.children(recursive=True)]
        for each in processes:
            with contextlib.suppress(psutil.NoSuchProcess):
                each.kill()
        psutil.wait_procs(processes)
        running.popen.wait()
