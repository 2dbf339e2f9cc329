"""A rate limit for each of many keys, with a clock that never jumps.

It is the generic cell rate algorithm: it keeps only one time for each key, when all its events are paid for, so a
count costs the same for every rate. The library `limits` keeps every event, and uses the time of day: after the clock
is set back, it locks out a key at its limit for just as long.
"""

import time
from collections import Counter
from collections.abc import Callable

from benben.server.settings import read_rate

_SWEEP = 4096
"""After this many counts, keys that have paid for everything are dropped."""


class RateLimiter:
    """A rate for each key *who*: a burst of the full number, then one event per share of the window."""

    def __init__(self, rate: str, clock: Callable[[], float] = time.monotonic) -> None:
        """Take a rate such as `20/minute`. Raises `ValueError` for any other text."""
        times, self._window = read_rate(rate)
        self._share = self._window / times
        self._clock = clock
        self._good_at: dict[str, float] = {}
        self._news: Counter[str] | None = None
        self._counts = 0

    def hit(self, who: str) -> float:
        """Count once. Returns 0, or for how many seconds it is once too often; then nothing is counted."""
        now = self._clock()
        good_at = max(now, self._good_at.get(who, now)) + self._share
        wait = good_at - self._window - now
        if wait > self._share * 1e-6:  # sums of floats
            return wait
        self._note(who, good_at, now)
        if self._news is not None:
            self._news[who] += 1
        return 0.0

    def take_counts(self) -> Counter[str]:
        """The counts by key since the last call, or since `start_counting`."""
        news, self._news = self._news or Counter(), Counter()
        return news

    def start_counting(self) -> None:
        """Record counts from now on, for `take_counts`."""
        self._news = Counter()

    def add(self, who: str, times: int) -> None:
        """Count events that another process has allowed."""
        now = self._clock()
        good_at = max(now, self._good_at.get(who, now)) + self._share * times
        self._note(who, min(good_at, now + self._window), now)

    def _note(self, who: str, good_at: float, now: float) -> None:
        self._good_at[who] = good_at
        self._counts += 1
        if self._counts % _SWEEP == 0:
            self._good_at = {other: good for other, good in self._good_at.items() if good > now}
