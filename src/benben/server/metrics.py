"""The server's metrics for Prometheus, by its own library.

Processes that serve together keep theirs in files of one folder, so each of them can report the sum.
"""

import os
import struct
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from tempfile import TemporaryDirectory

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The folder for the metrics of several processes; the library reads this variable once, when it is imported."""
_TRIES, _PAUSE = 20, 0.02
"""How often, and with how many seconds between, the files are read again if one was incomplete."""
_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

ACKNOWLEDGEMENTS = Histogram(
    "benben_acknowledgement_seconds", "From a person's move received to its commit.", buckets=_BUCKETS
)
MOVES = Counter("benben_moves", "Moves committed, by who made them.", ["by"])
DEADLINES = Counter("benben_deadlines", "Deadlines of tables with a clock that have fallen.")
NOTICES = Counter("benben_notices", "Notices of turns, by their way and how it went.", ["way", "how"])
MESSAGES = Counter("benben_messages", "Messages received through sockets.")
REFUSALS = Counter("benben_refusals", "What was refused, by its reason.", ["reason"])
STORE_ERRORS = Counter("benben_store_errors", "How often the database failed.")
SOCKETS = Gauge("benben_sockets", "Sockets open at tables.", ["kind"], multiprocess_mode="livesum")
TABLES = Gauge("benben_tables_in_memory", "Tables in memory.", multiprocess_mode="livesum")
THOUGHTS_WAITING = Gauge(
    "benben_thoughts_waiting", "Thoughts that wait for a place.", ["urgency"], multiprocess_mode="livesum"
)
THOUGHTS_RUNNING = Gauge(
    "benben_thoughts_running", "Thoughts being thought.", ["urgency"], multiprocess_mode="livesum"
)


@contextmanager
def timed_acknowledgement() -> Iterator[None]:
    """Measure the time from a move to its commit; refused moves do not count."""
    started = time.perf_counter()
    yield
    ACKNOWLEDGEMENTS.observe(time.perf_counter() - started)


def page() -> bytes:
    """All figures, those of all processes that serve together. It may wait for a fraction of a second."""
    if _FOLDER not in os.environ:
        return generate_latest(REGISTRY)
    for _ in range(_TRIES):
        with suppress(struct.error, FileNotFoundError):  # a process begins or ends its file at this moment
            return _of_all()
        time.sleep(_PAUSE)
    return _of_all()


def _of_all() -> bytes:
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


@contextmanager
def shared_folder() -> Iterator[None]:
    """Let all processes that start inside this block keep their metrics together."""
    with TemporaryDirectory(prefix="benben-metrics-") as folder:
        os.environ[_FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[_FOLDER]


def forget_process(pid: int) -> None:
    """Remove the sockets and tables of a process that has ended; its counts stay."""
    mark_process_dead(pid)  # type: ignore[no-untyped-call]
