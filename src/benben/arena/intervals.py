"""Intervals of shares."""

import math

_NORMAL_95 = 1.959963984540054
"""Half of a normal distribution's middle 95 % reaches so many standard deviations."""


def wilson(won: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share of victories (Wilson, 1927); *games* is at least 1."""
    share, square = won / games, _NORMAL_95**2
    middle = share + square / (2 * games)
    spread = _NORMAL_95 * math.sqrt(share * (1 - share) / games + square / (4 * games**2))
    scale = 1 + square / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
