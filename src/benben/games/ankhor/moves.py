"""The moves of Ankh'or: a small integer, a typed value and a line of notation (A17) for each."""

import enum
from dataclasses import dataclass
from typing import ClassVar

from benben.engine.notation import Move, MoveList
from benben.games.ankhor.components import (
    COLORS,
    GOODS,
    KINDS,
    MOST_PLACES,
    MOST_TILES,
    PILES,
    SPACES,
    TOKENS,
    Color,
    Kind,
    Token,
)
from benben.games.ankhor.table import AnkhorTable, Step


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
"""Every place, and every square."""


@dataclass(frozen=True)
class _TokenMove(Move):
    """A move about a type of *token*."""

    token: Token

    @property
    def noun(self) -> str:
        """The name of the good, or `ankh`."""
        return self.token.name.lower()

    @property
    def offset(self) -> int:
        """The type."""
        return int(self.token)


class Take(_TokenMove):
    """A4.1. Take a *token* from the supply."""

    verb = "take"
    first = Code.TAKE


class Save(_TokenMove):
    """A6.6. The good that need not be paid for a tile of level one."""

    verb = "save"
    first = Code.SAVE


class Return(_TokenMove):
    """A4.6. A good above the limit goes back."""

    verb = "return"
    first = Code.RETURN


class Store(_TokenMove):
    """A8.7. A good above the limit goes onto a warehouse."""

    verb = "store"
    first = Code.STORE


@dataclass(frozen=True)
class _NumberedMove(Move):
    """A move about one of several things, which notation counts from 1 and *index* from 0."""

    index: int
    most: ClassVar[int]

    @property
    def noun(self) -> str:
        """The number."""
        return str(self.index + 1)

    @property
    def offset(self) -> int:
        """The index."""
        return self.index


class Buy(_NumberedMove):
    """A5.1. Buy the tile under a space of the price board."""

    verb = "buy"
    first = Code.BUY
    most = SPACES


class Place(_NumberedMove):
    """A6.1. Put the tile on a place on the ground; places are counted in reading order."""

    verb = "place"
    first = Code.PLACE
    most = MOST_PLACES


class Stack(_NumberedMove):
    """A6.4. Put the tile on the square of four with this upper left tile."""

    verb = "stack"
    first = Code.STACK
    most = MOST_TILES


class Lift(_NumberedMove):
    """A11.1. The tile that is moved, by its number in the estate."""

    verb = "lift"
    first = Code.LIFT
    most = MOST_TILES


@dataclass(frozen=True)
class Draw(Move):
    """A10.1. Draw new tiles from a *pile*, 0 for the left one."""

    pile: int
    verb = "draw"
    first = Code.DRAW

    @property
    def noun(self) -> str:
        """Which pile."""
        return PILE_NAMES[self.pile]

    @property
    def offset(self) -> int:
        """The pile."""
        return self.pile


class Slide(Move):
    """A10.8. The same when both piles are empty."""

    verb = "slide"
    first = Code.SLIDE


class MoveTile(Move):
    """A11.1. Move a tile of one's estate."""

    verb = "move"
    first = Code.MOVE


class End(Move):
    """A3.5. No further extra action."""

    verb = "end"
    first = Code.END


class Pass(Move):
    """A3.6. Nothing else is legal."""

    verb = "pass"
    first = Code.PASS


class Marker(_TokenMove):
    """A2.5. An outcome of chance: the next price marker."""

    verb = "marker"


@dataclass(frozen=True)
class Show(Move):
    """A2.7. An outcome of chance: the *color* of a pile's new top tile."""

    color: Color
    verb = "show"

    @property
    def noun(self) -> str:
        """The color."""
        return self.color.name.lower()

    @property
    def offset(self) -> int:
        """The color."""
        return int(self.color)


@dataclass(frozen=True)
class Reveal(Move):
    """A2.7. An outcome of chance: the *kind* of the tile that is drawn."""

    kind: Kind
    verb = "reveal"

    @property
    def noun(self) -> str:
        """The kind."""
        return self.kind.name.lower()

    @property
    def offset(self) -> int:
        """The kind."""
        return int(self.kind)


PILE_NAMES = ("left", "right")
NUMBERED: tuple[type[_NumberedMove], ...] = (Buy, Place, Stack, Lift)
MOVES = MoveList(
    [
        *(Take(token) for token in Token),
        *(kind(index) for kind in NUMBERED for index in range(kind.most)),
        *(Save(Token(good)) for good in range(GOODS)),
        *(Draw(pile) for pile in range(PILES)),
        Slide(),
        MoveTile(),
        *(Return(Token(good)) for good in range(GOODS)),
        *(Store(Token(good)) for good in range(GOODS)),
        End(),
        Pass(),
    ]
)
MARKERS_DEALT = MoveList([Marker(Token(good)) for good in range(GOODS)])
SHOWS = MoveList([Show(Color(color)) for color in range(COLORS)])
REVEALS = MoveList([Reveal(Kind(kind)) for kind in range(KINDS)])
_OUTCOMES = {int(Step.DEAL_MARKERS): MARKERS_DEALT, int(Step.SHOW): SHOWS}


def outcomes(table: AnkhorTable) -> MoveList:
    """Price markers, colors of top tiles, or kinds of tiles."""
    return _OUTCOMES.get(int(table.step), REVEALS)
