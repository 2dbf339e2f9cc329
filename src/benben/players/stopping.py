"""Stopping a computation: a flag that another thread may set, and that the computation checks again and again."""

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar


class Stopped(BaseException):
    """The computation was stopped. Like an interrupt it is no failure, so `except Exception` lets it pass."""


class Stop:
    """A flag that ends a computation. Any thread may set it; it stays set."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._is_set = False
        self._called: list[Callable[[], object]] = []

    @property
    def is_set(self) -> bool:
        """Whether the computation is to end."""
        return self._is_set

    def set(self) -> None:
        """Let the computation end: registered functions are called, once, in this thread."""
        with self._lock:
            self._is_set = True
            while self._called:
                self._called.pop()()

    @contextmanager
    def calling(self, function: Callable[[], object]) -> Iterator[None]:
        """Call a *function* when the flag is set during the block, or immediately if it is set already.

        After the block it is not called any more, and no call of it runs.
        """
        with self._lock:
            if self._is_set:
                function()
            else:
                self._called.append(function)
        try:
            yield
        finally:
            with self._lock:
                if function in self._called:
                    self._called.remove(function)


_current: ContextVar[Stop | None] = ContextVar("stop", default=None)


def current_stop() -> Stop | None:
    """The flag that may stop the computation of this thread; None if there is none."""
    return _current.get()


@contextmanager
def stopping(stop: Stop | None) -> Iterator[None]:
    """During the block *stop* may stop the computation of this thread. Threads started there do not inherit it."""
    before = _current.set(stop)
    try:
        yield
    finally:
        _current.reset(before)


def raise_if_stopped() -> None:
    """Raise `Stopped` if the computation of this thread is to end."""
    stop = _current.get()
    if stop is not None and stop.is_set:
        raise Stopped
