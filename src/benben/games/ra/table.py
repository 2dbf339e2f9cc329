"""Everything that lies on a table of Ra."""

import enum

from benben import nd
from benben.engine.table import Block, Table, cell
from benben.games.ra.components import EPOCHS, ITEMS, KINDS, SEATS, TRACK_SPACES


class Step(enum.IntEnum):
    """The decision that `actor` must make."""

    DEAL = 0
    """Chance gives the next seat its sun set."""
    TURN = 1
    """Draw, invoke Ra or spend a God."""
    DRAW = 2
    """Chance turns a tile over."""
    GODS = 3
    """Spend another God, or be done."""
    AUCTION = 4
    """Bid a sun or pass."""
    DISCARD = 5
    """Choose a tile that a disaster takes."""


class Cause(enum.IntEnum):
    """R5.1. The cause of an auction."""

    RA_TILE = 0
    FULL_TRACK = 1
    INVOKED = 2


class Task(enum.IntEnum):
    """The tasks that may wait on the agenda."""

    END_TURN = 1
    NEXT_GOD = 2
    SUFFER = 3
    LOSE = 4


PASSED = -1
"""In `bids`: this seat has passed."""
NOBODY = -1
"""In `high_bidder`: no bid yet."""


class RaTable(Table):
    """The record. Suns are bit masks: bit 9 stands for the sun 9."""

    seats: int = cell()
    edition: int = cell()
    open_scores: int = cell()
    step: int = cell()
    turn: int = cell()
    """The seat whose turn it is; while suns are dealt, the seat that gets the next set."""
    epoch: int = cell()
    """0, 1 or 2."""
    sets_left: int = cell()
    """Bit mask of the sun sets not yet dealt."""
    ra_count: int = cell()
    ra_limit: int = cell()
    centre: int = cell()
    """The face-up sun in the centre of the board."""
    bag_size: int = cell(kind=nd.int16)
    bag: Block = cell(KINDS)
    """R13.5. Counts by kind, never an order."""
    gone: Block = cell(KINDS)
    """Tiles that have left the game, by kind. R13.6. No view shows them."""
    track: Block = cell(TRACK_SPACES)
    """The auction track from left to right: kinds, or `EMPTY`."""
    track_size: int = cell()
    ra_player: int = cell()
    cause: int = cell()
    high_bid: int = cell()
    """The highest bid of the auction, 0 for none."""
    high_bidder: int = cell()
    bids: Block = cell(SEATS)
    """Each seat's bid, 0 for none yet, or `PASSED`."""
    taker: int = cell()
    """The seat that takes tiles: the winner of the auction or the spender of Gods."""
    civilizations_to_lose: int = cell()
    monuments_to_lose: int = cell()
    agenda: Block = cell(4)
    """At most END_TURN, SUFFER or NEXT_GOD, SUFFER and LOSE wait together."""
    suns_up: Block = cell(SEATS, kind=nd.int32)
    suns_down: Block = cell(SEATS, kind=nd.int32)
    points: Block = cell(SEATS, kind=nd.int16)
    tiles: Block = cell(SEATS, KINDS)
    """Tiles in front of each seat, by kind."""
    sheet: Block = cell(EPOCHS, SEATS, ITEMS)
    """The counts of each epoch's scoring: the receipt is made of them."""
