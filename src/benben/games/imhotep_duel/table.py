"""Everything that lies on a table of Imhotep: The Duel."""

import enum

from benben import nd
from benben.engine.table import Block, Table, cell
from benben.games.imhotep_duel.components import BOATS, CARGO_SPACES, KINDS, SEATS, SITES


class Step(enum.IntEnum):
    """The decisions of `actor`, and those that may wait on the agenda."""

    TURN = 0
    """One of the three actions."""
    PLACE = 1
    """Place one meeple."""
    PLACE_TO_UNLOAD = 2
    """Place one meeple so that a boat can be unloaded."""
    MAY_PLACE = 3
    """Place another meeple, or be done."""
    UNLOAD = 4
    """Unload one boat."""
    MAY_UNLOAD = 5
    """Unload another boat, or be done."""
    TAKE = 6
    """Take one token from a boat."""
    SWAP = 7
    """Swap two tokens of a boat."""
    REFILL = 8
    """Chance turns a token of the reserve over, for the space that was taken from."""
    LOAD = 9
    """Chance turns a token of the supply over. On the agenda `LOAD` + boat."""


NOBODY = -1


class DuelTable(Table):
    """The record. Sets of harbor spaces and of boats are bit masks: bit 4 stands for the space 4."""

    seats: int = cell()
    sides: Block = cell(SITES)
    """0 for side A, 1 for side B, by site."""
    open_temples: int = cell()
    step: int = cell()
    turn: int = cell()
    playing: int = cell()
    """The action token that is being carried out, or `EMPTY`."""
    meeples: Block = cell(SEATS, kind=nd.int16)
    """The harbor spaces on which each seat's meeples stand; the others are in hand."""
    boats: int = cell()
    """The boats in play."""
    loading: int = cell()
    """The boat that chance is loading, or `EMPTY`."""
    cargo: Block = cell(BOATS, CARGO_SPACES)
    """Kinds, or `EMPTY`; the first space is nearest to the harbor."""
    supply: int = cell()
    reserve: int = cell()
    pool: Block = cell(KINDS)
    """All face-down tokens by kind, supply and reserve together: it is unknown which are which."""
    gone: Block = cell(KINDS)
    """Tokens that went back to the box, by kind."""
    first_to_five: int = cell()
    """Side B of the obelisk: the seat that had five first, or `NOBODY`."""
    agenda: Block = cell(BOATS)
    """Set-up has a boat to load in each place; later at most three things wait."""
    tokens: Block = cell(SEATS, KINDS)
    """Tokens of each seat, by kind: on the sites, and action tokens not yet played."""
