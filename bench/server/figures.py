"""What is told of many timings, and when moves are meant to be made."""

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """Something measured, in words with its unit, and what was aimed at: at most that, or with *more* at least that."""

    name: str
    value: float
    aim: float | None = None
    more: bool = False

    @property
    def reached(self) -> bool | None:
        """Whether the aim was reached; None where there is none."""
        if self.aim is None:
            return None
        return self.value >= self.aim if self.more else self.value <= self.aim


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value that at least *share* (above 0, at most 1) of all do not exceed; of none, not a number."""
    if not values:
        return math.nan
    return sorted(values)[math.ceil(share * len(values)) - 1]


def arrivals(rate: float, seconds: float, luck: random.Random) -> list[float]:
    """When moves are meant to be made, in seconds from the beginning: at random, *rate* a second on average."""
    times: list[float] = []
    now = luck.expovariate(rate)
    while now < seconds:
        times.append(now)
        now += luck.expovariate(rate)
    return times


def latencies(words: str, seconds: Sequence[float], aim: float | None = None) -> list[Figure]:
    """The median and the 99th percentile in milliseconds; an *aim* is one for the latter."""
    return [
        Figure(f"{words}, p50 ms", 1000 * percentile(seconds, 0.5)),
        Figure(f"{words}, p99 ms", 1000 * percentile(seconds, 0.99), aim),
    ]
