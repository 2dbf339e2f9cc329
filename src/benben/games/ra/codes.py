"""The integers of the moves of Ra."""

import enum

from benben.games.ra.components import HIGHEST_SUN, KINDS


class Code(enum.IntEnum):
    """The integers of the moves; the last three are the first of a run."""

    DRAW = 0
    INVOKE = 1
    PASS = 2
    DONE = 3
    BID = 4
    """`BID` + sun."""
    TAKE = BID + HIGHEST_SUN + 1
    """`TAKE` + kind."""
    DISCARD = TAKE + KINDS
    """`DISCARD` + kind."""


MOVE_COUNT = Code.DISCARD + KINDS
MOST_MOVES = 10
"""No position has more legal moves: draw, invoke and a God for each of eight tiles."""
