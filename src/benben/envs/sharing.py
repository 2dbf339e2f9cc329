"""Work on rows that several threads share; who gives it out takes part in it."""

from collections.abc import Callable
from itertools import pairwise
from queue import SimpleQueue
from typing import TypeAlias

import numpy as np

Work: TypeAlias = Callable[[int, int, int], None]
"""Works on rows: from, to (not with it), and which worker it is, who has room of its own."""
_SHARES = 2
"""Shares for each worker: who wakes late, as threads do on a busy machine, leaves more of them to the others."""


class Shares:
    """The rows from *first* to *end* in shares that any number of workers take until there are none left."""

    __slots__ = ("_done", "_given", "_left", "_work")

    def __init__(self, work: Work, first: int, end: int, workers: int) -> None:
        edges = np.linspace(first, end, min(end - first, _SHARES * workers) + 1).astype(int).tolist()
        self._work, self._given = work, len(edges) - 1
        self._left = iter([*pairwise(edges)])  # whose next is one step to Python, in whichever thread
        self._done: SimpleQueue[BaseException | None] = SimpleQueue()

    def help(self, worker: int) -> None:
        """Take shares and do them, in any thread; what goes wrong is raised by `finish`."""
        for first, end in self._left:
            try:
                self._work(first, end, worker)
            except BaseException as error:  # noqa: BLE001  (raised in the other thread)
                self._done.put(error)
            else:
                self._done.put(None)

    def finish(self, worker: int) -> None:
        """Do what nobody has taken yet, and wait for what others have; they need not even have woken up."""
        self.help(worker)
        for error in [self._done.get() for _ in range(self._given)]:
            if error is not None:
                raise error
