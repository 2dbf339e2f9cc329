"""Signals that end a command: it saves its work first, as after Ctrl-C."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_TERMINATING = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)
"""Termination, and closing of the terminal; the available signals depend on the system."""
_BY_SIGNAL = 128
"""A shell reports this number plus the signal's number for a program that was ended by a signal."""


class Ended(KeyboardInterrupt):
    """A signal other than Ctrl-C ended the command; it is handled like Ctrl-C."""

    def __init__(self, number: int) -> None:
        super().__init__(signal.Signals(number).name)
        self.code = _BY_SIGNAL + number


def exit_code_of(error: KeyboardInterrupt) -> int:
    """The exit code of a command that was interrupted or ended by a signal."""
    return error.code if isinstance(error, Ended) else _BY_SIGNAL + signal.SIGINT


@contextmanager
def ending_on_signals() -> Iterator[None]:
    """In this block a terminating signal raises `Ended`; further ones are ignored, so the command can save its work.

    Signals that are ignored (`nohup`) or have another handler stay as they are.
    """
    if threading.current_thread() is not threading.main_thread():  # only this thread can set handlers
        yield
        return
    handled = [number for number in _TERMINATING if signal.getsignal(number) is signal.SIG_DFL]

    def end(number: int, _: FrameType | None) -> None:
        for each in handled:
            signal.signal(each, signal.SIG_IGN)
        raise Ended(number)

    for number in handled:
        signal.signal(number, end)
    try:
        yield
    finally:
        for number in handled:
            signal.signal(number, signal.SIG_DFL)


@contextmanager
def signals_delayed() -> Iterator[None]:
    """Delay signals that end a command until the end of this block, which must be short."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    received: list[int] = []
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, *_TERMINATING)}
    handled = [number for number, handler in before.items() if callable(handler)]
    for number in handled:
        signal.signal(number, lambda number, _: received.append(number))
    try:
        yield
    finally:
        for number in handled:
            signal.signal(number, before[number])
        for number in received[:1]:
            signal.raise_signal(number)


@contextmanager
def ending_immediately() -> Iterator[None]:
    """Let signals end the process immediately in this block: it has nothing to save, and may block."""
    handled = (signal.SIGINT, *_TERMINATING)
    before = {number: signal.getsignal(number) for number in handled}
    changed = [number for number, handler in before.items() if callable(handler)]
    for number in changed:
        signal.signal(number, signal.SIG_DFL)
    try:
        yield
    finally:
        for number in changed:
            signal.signal(number, before[number])
