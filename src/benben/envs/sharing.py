"""Work on rows that several threads share; the calling thread takes part."""

from collections.abc import Callable
from itertools import pairwise
from queue import SimpleQueue
from typing import TypeAlias

import numpy as np

Work: TypeAlias = Callable[[int, int, int], None]
"""Works on rows: first, end (exclusive), and the index of the worker, which has its own temporary memory."""
_SHARES = 2
"""Shares per worker: if a thread wakes late, as on a busy machine, the others take more of them."""


class Shares:
    """The rows from *first* to *end*, divided into shares that the workers take until none are left."""

    __slots__ = ("_done", "_given", "_left", "_work")

    def __init__(self, work: Work, first: int, end: int, workers: int) -> None:
        edges = np.linspace(first, end, min(end - first, _SHARES * workers) + 1).astype(int).tolist()
        self._work, self._given = work, len(edges) - 1
        self._left = iter([*pairwise(edges)])  # next() on it is atomic in Python, so threads need no lock
        self._done: SimpleQueue[BaseException | None] = SimpleQueue()

    def help(self, worker: int) -> None:
        """Process shares, in any thread; `finish` raises what goes wrong here."""
        for first, end in self._left:
            try:
                self._work(first, end, worker)
            except BaseException as error:  # noqa: BLE001  (raised in the calling thread)
                self._done.put(error)
            else:
                self._done.put(None)

    def finish(self, worker: int) -> None:
        """Process the remaining shares, and wait for those in progress; other threads need not have woken up."""
        self.help(worker)
        for error in [self._done.get() for _ in range(self._given)]:
            if error is not None:
                raise error
