"""Being told to end: a command then keeps what it has done, as it does after Ctrl-C."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

_TOLD_TO_END = tuple(
    getattr(signal, name) for name in ("SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)
"""That it shall end, and that its terminal was closed; which of them there are depends on the system."""
_BY_SIGNAL = 128
"""What a shell adds to the number of the signal that has ended a program."""


class Ended(KeyboardInterrupt):
    """The command was told to end by a signal other than Ctrl-C; whatever is done after Ctrl-C is done then too."""

    def __init__(self, number: int) -> None:
        super().__init__(signal.Signals(number).name)
        self.code = _BY_SIGNAL + number


def exit_code_of(error: KeyboardInterrupt) -> int:
    """The exit code of a command that was interrupted or told to end."""
    return error.code if isinstance(error, Ended) else _BY_SIGNAL + signal.SIGINT


@contextmanager
def told_to_end() -> Iterator[None]:
    """In this block a signal to end raises `Ended`, once: what is kept then must not be interrupted again.

    A signal that somebody has set to be ignored (`nohup`) stays so, and what others handle is theirs.
    """
    if threading.current_thread() is not threading.main_thread():  # only there can signals be heeded
        yield
        return
    heeded = [number for number in _TOLD_TO_END if signal.getsignal(number) is signal.SIG_DFL]

    def end(number: int, _: FrameType | None) -> None:
        for each in heeded:
            signal.signal(each, signal.SIG_IGN)
        raise Ended(number)

    for number in heeded:
        signal.signal(number, end)
    try:
        yield
    finally:
        for number in heeded:
            signal.signal(number, signal.SIG_DFL)


@contextmanager
def held_back() -> Iterator[None]:
    """Signals that end a command wait until the end of this block, which must be short."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    came: list[int] = []
    before = {number: signal.getsignal(number) for number in (signal.SIGINT, *_TOLD_TO_END)}
    heeded = [number for number, handler in before.items() if callable(handler)]
    for number in heeded:
        signal.signal(number, lambda number, _: came.append(number))
    try:
        yield
    finally:
        for number in heeded:
            signal.signal(number, before[number])
        for number in came[:1]:
            signal.raise_signal(number)


@contextmanager
def at_once() -> Iterator[None]:
    """Signals end the process in the middle of this block: it keeps nothing, and could not be woken in time."""
    heeded = (signal.SIGINT, *_TOLD_TO_END)
    before = {number: signal.getsignal(number) for number in heeded}
    changed = [number for number, handler in before.items() if callable(handler)]
    for number in changed:
        signal.signal(number, signal.SIG_DFL)
    try:
        yield
    finally:
        for number in changed:
            signal.signal(number, before[number])
