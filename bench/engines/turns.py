"""Measuring in turns: each side fills a window, one after the other, so a slow phase of the machine affects all."""

import statistics
from collections.abc import Callable, Sequence

from bench.engines.sides import Done

Measured = Callable[[int], Done]
"""Does work of a size."""
Clock = Callable[[Done], float]
"""The seconds that count: CPU time of one core (`SPENT`), or wall time (`WAITED`)."""
SPENT: Clock = lambda done: max(done.spent, _LEAST)  # noqa: E731  (one line each)
WAITED: Clock = lambda done: max(done.waited, _LEAST)  # noqa: E731  (as above)
_LEAST = 1e-3  # seconds, if a clock has not moved
_GROWTH = 10.0
_WARM = 3
"""Repetitions before measuring, for compilers and optimizers that start later."""


def by_turns(
    sides: Sequence[Measured], windows: int, seconds: float, clock: Clock = SPENT
) -> list[list[float]]:
    """A rate for each window and side; a window takes about *seconds* of the *clock*."""
    sizes = [_size(side, seconds, clock) for side in sides]

    def rate(done: Done) -> float:
        return done.units / clock(done)

    return [[rate(side(size)) for side, size in zip(sides, sizes, strict=True)] for _ in range(windows)]


def medians(rates: Sequence[Sequence[float]]) -> list[float]:
    """The median rate of each side over the windows."""
    return [statistics.median(each) for each in zip(*rates, strict=True)]


def quotients(rates: Sequence[Sequence[float]]) -> list[float]:
    """The median ratio of each side's rate to the first's in the same window, so that shared disturbances cancel."""
    return [statistics.median(window[side] / window[0] for window in rates) for side in range(len(rates[0]))]


def _size(side: Measured, seconds: float, clock: Clock) -> int:
    """The size of work that fills a window."""
    size = 1
    while (took := clock(side(size))) < seconds / 4:
        size = max(size + 1, round(size * min(_GROWTH, seconds / took)))
    for _ in range(_WARM - 1):
        took = clock(side(size))
    return max(1, round(size * seconds / took))
