"""The moves of Ra: a small integer, a typed value and a line of notation (R14) for each."""

import enum
from dataclasses import dataclass

from benben.engine.notation import Move, MoveList
from benben.games.ra.components import HIGHEST_SUN, KINDS, SUN_SETS, Tile
from benben.games.ra.table import RaTable, Step


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


class Draw(Move):
    """R4.1. Draw a tile."""

    verb = "draw"
    first = Code.DRAW


class Invoke(Move):
    """R5.1. Invoke Ra."""

    verb = "invoke"
    first = Code.INVOKE


class Pass(Move):
    """R5.5. Pass in an auction."""

    verb = "pass"
    first = Code.PASS


class Done(Move):
    """R7.8. Spend no further God in this action."""

    verb = "done"
    first = Code.DONE


@dataclass(frozen=True)
class Bid(Move):
    """R5.4. Bid the face-up *sun*."""

    sun: int
    verb = "bid"
    first = Code.BID

    @property
    def noun(self) -> str:
        """The number on the sun."""
        return str(self.sun)

    @property
    def offset(self) -> int:
        """The number on the sun."""
        return self.sun


@dataclass(frozen=True)
class _TileMove(Move):
    """A move about a *tile*."""

    tile: Tile

    @property
    def noun(self) -> str:
        """The name of the tile."""
        return self.tile.title

    @property
    def offset(self) -> int:
        """The kind of the tile."""
        return int(self.tile)


class Take(_TileMove):
    """R7.1. Spend a God and take the *tile* from the auction track."""

    verb = "take"
    first = Code.TAKE


class Discard(_TileMove):
    """R8.9. Lose the *tile* of one's choice to a disaster."""

    verb = "discard"
    first = Code.DISCARD


class Reveal(_TileMove):
    """R4.1. An outcome of chance: the drawn *tile*."""

    verb = "reveal"


@dataclass(frozen=True)
class Deal(Move):
    """R2.5. An outcome of chance: the next seat gets this set of *suns*."""

    index: int
    suns: tuple[int, ...]
    verb = "deal"

    @property
    def noun(self) -> str:
        """The suns, highest first."""
        return "-".join(map(str, self.suns))

    @property
    def offset(self) -> int:
        """Which of the sets it is."""
        return self.index


MOVES = MoveList(
    [
        Draw(),
        Invoke(),
        Pass(),
        Done(),
        *(Bid(sun) for sun in range(1, HIGHEST_SUN + 1)),
        *(Take(tile) for tile in Tile),
        *(Discard(tile) for tile in Tile),
    ]
)
REVEALS = MoveList([Reveal(tile) for tile in Tile])
DEALS = {players: MoveList([Deal(*pair) for pair in enumerate(sets)]) for players, sets in SUN_SETS.items()}


def outcomes(table: RaTable) -> MoveList:
    """Sun sets while they are dealt, else tiles."""
    return DEALS[int(table.seats)] if table.step == Step.DEAL else REVEALS
