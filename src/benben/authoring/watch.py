"""Ends a rule that does not come to an end: from another thread, with an error in the line that runs.

Time is that of this process's CPU, so that a busy machine makes no rule endless.
"""

import ctypes
import threading
import time
from types import TracebackType
from typing import Self


class Stuck(Exception):
    """A rule runs for too long."""


class Watch:
    """While it is open, `Stuck` is raised in this thread when *seconds* of CPU pass without a call of `alive`."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._thread = threading.get_ident()
        self._closed = threading.Event()
        self._last = time.process_time()
        self._watching = threading.Thread(target=self._watch, daemon=True)

    def alive(self) -> None:
        """A rule has come to its end."""
        self._last = time.process_time()

    def _watch(self) -> None:
        while not self._closed.wait(self._seconds / 4):
            if time.process_time() - self._last > self._seconds and not self._closed.is_set():
                kind = ctypes.py_object(Stuck)
                ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), kind)
                return

    def __enter__(self) -> Self:
        self._last = time.process_time()
        self._watching.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._closed.set()
        self._watching.join()
