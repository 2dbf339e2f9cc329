"""P1. What is in the box of Pebbles."""

import enum

from benben import nd


class Colour(enum.IntEnum):
    """The colors of pebbles."""

    WHITE = 0
    RED = 1


SEATS = 3
COLOURS = len(Colour)
BAGS = nd.array([[1, 1], [2, 1], [5, 3]], nd.int8)
"""By bag: how many white and red pebbles it holds."""
BAG_NAMES = ("tiny", "small", "large")
