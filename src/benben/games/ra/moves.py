"""The moves of Ra: a small integer, a typed value and a line of notation (R14) for each."""

import enum
from dataclasses import dataclass

from benben.engine.notation import Move, MoveList
from benben.games.ra.components import HIGHEST_SUN, KINDS, SUN_SETS, Tile


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


@dataclass(frozen=True)
class Draw(Move):
    """R4. Draw a tile."""

    def __str__(self) -> str:
        return "draw"

    @property
    def code(self) -> int:
        return Code.DRAW


@dataclass(frozen=True)
class Invoke(Move):
    """R5. Invoke Ra."""

    def __str__(self) -> str:
        return "invoke"

    @property
    def code(self) -> int:
        return Code.INVOKE


@dataclass(frozen=True)
class Pass(Move):
    """R5. Pass in an auction."""

    def __str__(self) -> str:
        return "pass"

    @property
    def code(self) -> int:
        return Code.PASS


@dataclass(frozen=True)
class Done(Move):
    """R7. Spend no further God in this action."""

    def __str__(self) -> str:
        return "done"

    @property
    def code(self) -> int:
        return Code.DONE


@dataclass(frozen=True)
class Bid(Move):
    """R5. Bid the face-up *sun*."""

    sun: int

    def __str__(self) -> str:
        return f"bid {self.sun}"

    @property
    def code(self) -> int:
        return Code.BID + self.sun


@dataclass(frozen=True)
class Take(Move):
    """R7. Spend a God and take a *tile* from the auction track."""

    tile: Tile

    def __str__(self) -> str:
        return f"take {self.tile.title}"

    @property
    def code(self) -> int:
        return Code.TAKE + self.tile


@dataclass(frozen=True)
class Discard(Move):
    """R8. Lose a *tile* of one's choice to a disaster."""

    tile: Tile

    def __str__(self) -> str:
        return f"discard {self.tile.title}"

    @property
    def code(self) -> int:
        return Code.DISCARD + self.tile


@dataclass(frozen=True)
class Deal(Move):
    """R2. An outcome of chance: the next seat gets this set of *suns*."""

    index: int
    suns: tuple[int, ...]

    def __str__(self) -> str:
        return "deal " + "-".join(map(str, self.suns))

    @property
    def code(self) -> int:
        return self.index


@dataclass(frozen=True)
class Reveal(Move):
    """R4. An outcome of chance: the drawn *tile*."""

    tile: Tile

    def __str__(self) -> str:
        return f"reveal {self.tile.title}"

    @property
    def code(self) -> int:
        return int(self.tile)


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
