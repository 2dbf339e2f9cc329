"""What processes have used: CPU time and memory, of the server, of what thinks beside it, and of the database."""

import contextlib
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Self

import psutil


@dataclass(frozen=True)
class Usage:
    """Seconds of CPU time so far, and bytes of memory. The database's time is None where it has no process here."""

    serving: float
    beside: float
    """Processes of the server that serve nobody: in them think players from elsewhere."""
    store: float | None
    memory: int
    """What the serving processes hold."""
    own: float
    """The load generator's CPU time."""
    clock: float

    def __sub__(self, other: Self) -> "Usage":
        """What was used since *other*."""
        store = None if self.store is None or other.store is None else self.store - other.store
        return Usage(
            self.serving - other.serving,
            self.beside - other.beside,
            store,
            self.memory - other.memory,
            self.own - other.own,
            self.clock - other.clock,
        )


def usage(server: int, store: int | None) -> Usage:
    """What the process *server* and its children, and the database's process *store*, have used so far."""
    serving = beside = 0.0
    memory = 0
    for process in _tree(server):
        with contextlib.suppress(psutil.NoSuchProcess):
            times = process.cpu_times()
            beside += times.children_user + times.children_system  # those that have ended
            if process.pid == server or _listens(process):
                serving += times.user + times.system
                memory += process.memory_info().rss
            else:
                beside += times.user + times.system
    kept = None if store is None else sum(_whole(process) for process in _tree(store))
    return Usage(serving, beside, kept, memory, time.process_time(), time.perf_counter())


def _tree(pid: int) -> Iterator[psutil.Process]:
    with contextlib.suppress(psutil.NoSuchProcess):
        root = psutil.Process(pid)
        yield root
        yield from root.children(recursive=True)


def _listens(process: psutil.Process) -> bool:
    """A worker of the server holds the socket on which it listens; what only thinks does not."""
    return any(found.status == psutil.CONN_LISTEN for found in process.net_connections(kind="inet"))


def _whole(process: psutil.Process) -> float:
    """The process's time and that of its children that have ended."""
    with contextlib.suppress(psutil.NoSuchProcess):
        return float(sum(process.cpu_times()[:4]))
    return 0.0
