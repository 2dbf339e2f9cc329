"""The integers of the moves of Pebbles."""

import enum


class Code(enum.IntEnum):
    """The last one is the first of a run."""

    DRAW = 0
    LAY = 1
    GIVE = 2
    """`GIVE` + seat."""


MOST_MOVES = 2
"""Draw or lay; one of two others."""
