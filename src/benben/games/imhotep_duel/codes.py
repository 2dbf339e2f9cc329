"""The integers of the moves of The Duel."""

import enum

from benben.games.imhotep_duel.components import ACTION_KINDS, BOATS, CARGO_SPACES, HARBOR_SPACES, PAIRS


class Code(enum.IntEnum):
    """The integers of the moves; all but the last two are the first of a run."""

    PLACE = 0
    """`PLACE` + harbor space."""
    UNLOAD = PLACE + HARBOR_SPACES
    """`UNLOAD` + boat."""
    PLAY = UNLOAD + BOATS
    """`PLAY` + kind of action token, counted from the first."""
    TAKE = PLAY + ACTION_KINDS
    """`TAKE` + three times the boat + cargo space."""
    SWAP = TAKE + BOATS * CARGO_SPACES
    """`SWAP` + three times the boat + pair."""
    DONE = SWAP + BOATS * len(PAIRS)
    PASS = DONE + 1


MOST_MOVES = BOATS * CARGO_SPACES
"""No position has more legal moves than tokens to take; a turn begins with fifteen at most."""
