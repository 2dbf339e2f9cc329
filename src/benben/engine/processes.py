"""Processes that compute for another one, and end when it ends."""

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_ORPHANED = 1
"""The exit code of a process whose parent was killed."""

OF_THE_TERMINAL = frozenset({signal.SIGINT, getattr(signal, "SIGHUP", signal.SIGINT)})
"""Signals that a terminal sends to all its processes: Ctrl-C, and that it closes (not on every system)."""


HAS_THREADS = sys.platform != "emscripten"
"""Whether a process can start threads: not in a browser, where Python is WebAssembly."""


def usable_cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def begin_to_serve() -> None:
    """Prepare a process that computes for its parent; call it first."""
    for number in OF_THE_TERMINAL:
        signal.signal(number, signal.SIG_IGN)  # the parent gets it too
    threading.Thread(target=_end_with_parent, name="benben-parent", daemon=True).start()


def _end_with_parent() -> None:
    """End with the parent: a parent that was killed (kill -9) cannot say so, and its workers would wait without end."""
    import multiprocessing  # a browser has none, and needs none
    from multiprocessing import connection

    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(_ORPHANED)


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Hold back interrupts from the terminal; processes started during the block never see them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, OF_THE_TERMINAL)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
