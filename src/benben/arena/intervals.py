"""Confidence intervals of shares."""

import math

Interval = tuple[float, float]

_NORMAL_95 = 1.959963984540054
"""The 97.5 % quantile of the standard normal distribution."""


def wilson(won: float, games: float) -> Interval:
    """The 95 % Wilson interval (1927) of a share of victories in this many independent *games*, more than 0."""
    share, square = won / games, _NORMAL_95**2
    middle = share + square / (2 * games)
    spread = _NORMAL_95 * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def effective_games(share: float, variance: float, quantile: float) -> float:
    """How many independent games would estimate a *share* (strictly between 0 and 1) with this *variance* of the mean.

    *quantile* is the half width of a 95 % interval in standard deviations; it is larger for few observations (Korn and
    Graubard 1998, on intervals of shares from dependent samples).
    """
    return share * (1 - share) / variance * (_NORMAL_95 / quantile) ** 2
