"""The integers of the moves of The Duel."""

import enum

from benben.engine.rule import small_rule
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
    """`take_code`, `taken`: boat and cargo space."""
    SWAP = TAKE + BOATS * CARGO_SPACES
    """`swap_code`, `swapped`: boat and pair."""
    DONE = SWAP + BOATS * len(PAIRS)
    PASS = DONE + 1


@small_rule
def take_code(boat: int, space: int) -> int:
    """The integer of taking the token from a boat's cargo space."""
    return Code.TAKE + CARGO_SPACES * boat + space


@small_rule
def taken(code: int) -> tuple[int, int]:
    """The boat and the cargo space of `take_code`."""
    return (code - Code.TAKE) // CARGO_SPACES, (code - Code.TAKE) % CARGO_SPACES


@small_rule
def swap_code(boat: int, pair: int) -> int:
    """The integer of swapping a pair of a boat."""
    return Code.SWAP + len(PAIRS) * boat + pair


@small_rule
def swapped(code: int) -> tuple[int, int]:
    """The boat and the pair of `swap_code`."""
    return (code - Code.SWAP) // len(PAIRS), (code - Code.SWAP) % len(PAIRS)


MOST_MOVES = BOATS * CARGO_SPACES
"""No position has more legal moves than tokens to take; a turn begins with fifteen at most."""
