"""Intervals of shares."""

import math

Interval = tuple[float, float]

_NORMAL_95 = 1.959963984540054
"""Half of a normal distribution's middle 95 % reaches so many standard deviations."""


def wilson(won: float, games: float) -> Interval:
    """The 95 % interval of a share of victories (Wilson, 1927) in so many independent *games*, more than 0."""
    share, square = won / games, _NORMAL_95**2
    middle = share + square / (2 * games)
    spread = _NORMAL_95 * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def effective_games(share: float, variance: float, quantile: float) -> float:
    """How many independent games would tell a *share* (above 0, below 1) as well as a mean with this *variance*.

    *quantile* is how many standard deviations an interval of 95 % reaches; with few observations more than usual
    (Korn and Graubard 1998, for intervals of shares from samples whose parts are not independent).
    """
    return share * (1 - share) / variance * (_NORMAL_95 / quantile) ** 2
