"""Statistics of timings, and the schedule of moves."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """A measured value with its unit, and its aim: at most that, or with *more* at least that."""

    name: str
    value: float
    aim: float | None = None
    more: bool = False

    @property
    def reached(self) -> bool | None:
        """Whether the aim was reached; None without an aim."""
        if self.aim is None:
            return None
        return self.value >= self.aim if self.more else self.value <= self.aim


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least *share* (above 0, at most 1) of all do not exceed; NaN without values."""
    if not values:
        return math.nan
    return sorted(values)[math.ceil(share * len(values)) - 1]


def arrivals(rate: float, seconds: float, rng: random.Random) -> list[float]:
    """The planned moments of moves, in seconds from the start: random, on average *rate* per second."""
    times: list[float] = []
    now = rng.expovariate(rate)
    while now < seconds:
        times.append(now)
        now += rng.expovariate(rate)
    return times


def latencies(words: str, seconds: Sequence[float], aim: float | None = None) -> list[Figure]:
    """The median and the 99th percentile in milliseconds; *aim* is for the latter."""
    return [
        Figure(f"{words}, p50 ms", 1000 * percentile(seconds, 0.5)),
        Figure(f"{words}, p99 ms", 1000 * percentile(seconds, 0.99), aim),
    ]
