"""The integers of the moves of Imhotep."""

import enum

from benben.engine.rule import small_rule
from benben.games.imhotep.components import BLUE, HOLD_SPACES, KINDS, PYRAMIDS_B, SEATS, SHIPS, SITES


class Code(enum.IntEnum):
    """The integers of the moves; some are the first of a run."""

    PLACE = 0
    """`placed`: ship and space."""
    SAIL = PLACE + SHIPS * HOLD_SPACES
    """`sailed`: ship and site."""
    GET = SAIL + SHIPS * SITES
    PLAY = GET + 1
    """`PLAY` + kind of blue card, counted from the first."""
    TAKE = PLAY + BLUE[1] - BLUE[0]
    """`TAKE` + kind of card."""
    TAKE_PAIR = TAKE + KINDS
    KEEP = TAKE_PAIR + 1
    """`KEEP` + kind of card."""
    UNLOAD = KEEP + KINDS
    """`UNLOAD` + colour."""
    BUILD = UNLOAD + SEATS
    """`BUILD` + pyramid."""
    DRAW = BUILD + PYRAMIDS_B
    POINT = DRAW + 1
    DECLINE = POINT + 1
    PASS = DECLINE + 1


@small_rule
def placed(code: int) -> tuple[int, int]:
    """The ship and the space of a stone that is placed."""
    return (code - Code.PLACE) // HOLD_SPACES, (code - Code.PLACE) % HOLD_SPACES


@small_rule
def sailed(code: int) -> tuple[int, int]:
    """The ship that sails, and the site."""
    return (code - Code.SAIL) // SITES, (code - Code.SAIL) % SITES


MOST_MOVES = 1 + SHIPS * (1 + SITES) + BLUE[1] - BLUE[0]
"""Get stones; of each ship at most one space and five sites (or, as it cannot sail yet, four spaces); four cards."""
