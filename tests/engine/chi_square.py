"""Pearson's test without a library: is a count too far from what was expected?"""

import math
from collections.abc import Sequence


def deviation(counts: Sequence[int], weights: Sequence[float]) -> float:
    """How many standard deviations the chi-square of *counts* against *weights* lies above its mean.

    Wilson and Hilferty's cube root makes it nearly normal. Outcomes without weight must not have been counted.
    """
    assert all(count == 0 for count, weight in zip(counts, weights, strict=True) if weight == 0)
    share = sum(counts) / sum(weights)
    expected = [(count, weight * share) for count, weight in zip(counts, weights, strict=True) if weight]
    assert min(mean for _, mean in expected) >= 5, "too few for the test"
    square = sum((count - mean) ** 2 / mean for count, mean in expected)
    freedom = len(expected) - 1
    spread = 2 / (9 * freedom)
    return (math.pow(square / freedom, 1 / 3) - (1 - spread)) / math.sqrt(spread)


TOO_FAR = 4.5
"""About one fair test in 300 000 lies beyond; all seeds are fixed, so no test is ever red by chance."""
