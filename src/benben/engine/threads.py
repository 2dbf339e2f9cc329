"""Threads that are kept for later use."""

import os
from concurrent.futures import ThreadPoolExecutor


class KeptThreads:
    """*count* threads, started at the first use. A copy, also a pickled one, starts its own.

    So does a forked process: threads do not survive a fork, and their tasks would wait without end.
    """

    def __init__(self, count: int) -> None:
        self.count = count
        self._pool: ThreadPoolExecutor | None = None
        self._process = 0

    @property
    def pool(self) -> ThreadPoolExecutor:
        """The threads of this process."""
        if self._pool is None or self._process != os.getpid():
            self._pool, self._process = ThreadPoolExecutor(self.count), os.getpid()
        return self._pool

    def close(self) -> None:
        """End the threads, if there are any; the next use starts new ones."""
        if self._pool is not None and self._process == os.getpid():
            self._pool.shutdown()
        self._pool = None

    def __reduce__(self) -> tuple[type["KeptThreads"], tuple[int]]:
        return KeptThreads, (self.count,)
