"""Resource usage: CPU time and memory of the server, its helper processes, and the database."""

import contextlib
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

import psutil


@dataclass(frozen=True)
class Usage:
    """CPU seconds so far, and bytes of memory. The database's time is None if it has no local process."""

    serving: float
    helpers: float
    """Processes of the server that serve no requests: custom players think in them."""
    store: float | None
    memory: int
    """The memory of the serving processes."""
    own: float
    """The load generator's CPU time."""
    clock: float

    def __sub__(self, other: Self) -> "Usage":
        """The usage since *other*."""
        store = None if self.store is None or other.store is None else self.store - other.store
        return Usage(
            self.serving - other.serving,
            self.helpers - other.helpers,
            store,
            self.memory - other.memory,
            self.own - other.own,
            self.clock - other.clock,
        )


def usage(server: int, store: int | None) -> Usage:
    """The usage of the process *server* and its children, and of the database's process *store*."""
    serving = helpers = 0.0
    memory = 0
    for process in _tree(server):
        with contextlib.suppress(psutil.NoSuchProcess):
            times = process.cpu_times()
            helpers += times.children_user + times.children_system  # those that have ended
            if process.pid == server or _listens(process):
                serving += times.user + times.system
                memory += process.memory_info().rss
            else:
                helpers += times.user + times.system
    kept = None if store is None else sum(_whole(process) for process in _tree(store))
    return Usage(serving, helpers, kept, memory, time.process_time(), time.perf_counter())


def _tree(pid: int) -> Iterator[psutil.Process]:
    with contextlib.suppress(psutil.NoSuchProcess):
        root = psutil.Process(pid)
        yield root
        yield from root.children(recursive=True)


def _listens(process: psutil.Process) -> bool:
    """A worker of the server has the listening socket; helper processes do not."""
    return any(found.status == psutil.CONN_LISTEN for found in process.net_connections(kind="inet"))


def _whole(process: psutil.Process) -> float:
    """The CPU time of a process and its finished children."""
    with contextlib.suppress(psutil.NoSuchProcess):
        return float(sum(process.cpu_times()[:4]))
    return 0.0
