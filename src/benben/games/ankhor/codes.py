"""The integers of the moves of Ankh'or."""

import enum

from benben.games.ankhor.components import GOODS, MOST_PLACES, MOST_TILES, PILES, SPACES, TOKENS


class Code(enum.IntEnum):
    """The integers of the moves; most are the first of a run."""

    TAKE = 0
    """`TAKE` + type of token."""
    BUY = TAKE + TOKENS
    """`BUY` + space."""
    PLACE = BUY + SPACES
    """`PLACE` + which of the free places, in reading order."""
    STACK = PLACE + MOST_PLACES
    """`STACK` + upper left tile of the square."""
    SAVE = STACK + MOST_TILES
    """`SAVE` + good."""
    DRAW = SAVE + GOODS
    """`DRAW` + pile."""
    SLIDE = DRAW + PILES
    MOVE = SLIDE + 1
    LIFT = MOVE + 1
    """`LIFT` + tile."""
    RETURN = LIFT + MOST_TILES
    """`RETURN` + good."""
    STORE = RETURN + GOODS
    """`STORE` + good."""
    END = STORE + GOODS
    PASS = END + 1


MOST_MOVES = MOST_PLACES + MOST_TILES
"""No position has more legal moves than every place and every square."""
