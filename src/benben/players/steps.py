"""The integers of small nets: their steps, and bounds that let no sum overflow."""

from benben import nd
from benben.engine.rule import small_rule

FIRST, SECOND = 64, 32
"""The most cells of the two hidden layers."""
STEPS = 256
"""Integers count steps: this many steps are 1, in a standardised feature, a hidden cell or a weight."""
LARGEST = 2047
"""The largest weight, in steps."""
LARGEST_FEATURE = 4095
"""In steps, that is 16 standard deviations. A sum of 255 such products stays below 2**31."""
LARGEST_CELL = 8191
"""In steps. 64 such cells times the largest weight stay below 2**31."""
SHIFT = 8
"""STEPS is 2 to this power."""


@small_rule
def to_steps(value: float) -> float:
    """A feature in whole steps, within bounds."""
    return float(nd.floor(min(max(value, -LARGEST_FEATURE), LARGEST_FEATURE) + 0.5))


@small_rule
def rectified(total: int) -> int:
    """The output of a hidden cell, in steps."""
    return min(max(total >> SHIFT, 0), LARGEST_CELL)
