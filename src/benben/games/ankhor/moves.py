"""The moves of Ankh'or: a typed value, a line of notation (A17), words, pieces and events for each."""

from dataclasses import dataclass
from typing import ClassVar

from typing_extensions import override

from benben.engine.event import Event, event
from benben.engine.message import Message, MessageValue, message
from benben.engine.notation import Move, MoveList
from benben.games.ankhor import placing
from benben.games.ankhor.changes import Change, laid_down, returned, slid, taken
from benben.games.ankhor.codes import Code
from benben.games.ankhor.components import (
    ANKH,
    EMPTY,
    GOODS,
    MOST_PLACES,
    MOST_TILES,
    PILES,
    SPACES,
    Token,
)
from benben.games.ankhor.estate import liftable_set
from benben.games.ankhor.laying import Laying
from benben.games.ankhor.market import saving
from benben.games.ankhor.names import PILE_IDS, TOKEN_IDS, pile_name, tile_name, token_name
from benben.games.ankhor.spots import pile_spot
from benben.games.ankhor.table import AnkhorTable

ANKHS = "ankhs"
"""The ankhs in hand, on the board."""
IN_HAND = "in_hand"
"""The tile that is bought or moved, on the board."""
_WAYS = {"take": taken, "return": returned, "store": laid_down}
"""How the token of a move travels, by its verb."""


class AnkhorMove(Move):
    """A move of a seat, or an outcome of chance."""

    def events(self, change: Change) -> list[Event]:
        """The move or outcome itself; `benben.games.ankhor.events` adds what follows from it."""
        return [event(f"ankhor-event-{self.verb}", seat=change.seat)]


class _Word(AnkhorMove):
    """A move that is nothing but a word."""

    @override
    def describe(self, table: AnkhorTable) -> Message:
        return message(f"ankhor-move-{self.verb}")

    @override
    def targets(self, table: AnkhorTable) -> list[str]:
        return [self.verb]


# ---- tokens ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class AboutToken(AnkhorMove):
    """A move or an outcome about a type of *token*."""

    token: Token

    @property
    @override
    def noun(self) -> str:
        return self.token.name.lower()


class _TokenMove(AboutToken):
    """A move about a type of token, which can be clicked."""

    @override
    def describe(self, table: AnkhorTable) -> Message:
        return message(f"ankhor-move-{self.verb}", token=token_name(self.token))

    @override
    def targets(self, table: AnkhorTable) -> list[str]:
        return [f"token:{TOKEN_IDS[self.token]}"]

    @override
    def events(self, change: Change) -> list[Event]:
        journeys = _WAYS[self.verb](change, self.token)
        return [event(f"ankhor-event-{self.verb}", *journeys, seat=change.seat, token=token_name(self.token))]


class Take(_TokenMove):
    """A4.1. Take a *token* from the supply."""

    verb = "take"
    first = Code.TAKE
    choices = (tuple(Token),)


class Return(_TokenMove):
    """A4.6. A good above the limit goes back."""

    verb = "return"
    first = Code.RETURN
    choices = (tuple(map(Token, range(GOODS))),)


class Store(_TokenMove):
    """A8.7. A good above the limit goes onto a warehouse."""

    verb = "store"
    first = Code.STORE
    choices = (tuple(map(Token, range(GOODS))),)


# ---- tiles -------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class _NumberedMove(AnkhorMove):
    """A move about one of several things, which notation counts from 1 and *index* from 0."""

    index: int
    piece: ClassVar[str]
    """The beginning of the thing's id on the board."""

    @property
    @override
    def noun(self) -> str:
        return str(self.index + 1)

    @override
    def targets(self, table: AnkhorTable) -> list[str]:
        return [f"{self.piece}:{self.index + 1}"]


class Buy(_NumberedMove):
    """A5.1. Buy the tile under a space of the price board."""

    verb = "buy"
    first = Code.BUY
    choices = (range(SPACES),)
    piece = "market"

    @override
    def describe(self, table: AnkhorTable) -> Message:
        return message("ankhor-move-buy", tile=tile_name(table.offer[self.index]), space=self.index + 1)

    @override
    def events(self, change: Change) -> list[Event]:
        """A6.3. The first tile of an estate is laid immediately."""
        tile = tile_name(change.before.offer[self.index])
        bought = event("ankhor-event-buy", seat=change.seat, tile=tile, space=self.index + 1)
        if change.middle.buying != EMPTY:
            return [bought]
        return [bought, *Laying(change, 0, self.index).events()]


class _Laying(_NumberedMove):
    """The tile in hand goes to a place: it can be carried there, or the place be touched."""

    @override
    def targets(self, table: AnkhorTable) -> list[str]:
        return [IN_HAND, *super().targets(table)]


class Place(_Laying):
    """A6.1. Put the tile on a place on the ground; places are counted in reading order."""

    verb = "place"
    first = Code.PLACE
    choices = (range(MOST_PLACES),)
    piece = "place"

    @override
    def describe(self, table: AnkhorTable) -> Message:
        row, column = placing.position_of(placing.cell_on_ground(table, self.index))
        return message("ankhor-move-place", place=self.index + 1, row=row, column=column)

    @override
    def events(self, change: Change) -> list[Event]:
        at = placing.index_on_ground(change.before, self.index)
        return Laying(change, at, int(change.before.buying)).events()


class Stack(_Laying):
    """A6.4. Put the tile on the square of four with this upper left tile."""

    verb = "stack"
    first = Code.STACK
    choices = (range(MOST_TILES),)
    piece = "square"

    @override
    def describe(self, table: AnkhorTable) -> Message:
        row, column = placing.position_of(placing.cell_on_square(table, self.index))
        return message("ankhor-move-stack", tile=self.index + 1, row=row, column=column)

    @override
    def events(self, change: Change) -> list[Event]:
        """A6.6. Nothing is bought yet while the good to save is still to be chosen."""
        before, space = change.before, int(change.before.buying)
        if change.middle.buying != EMPTY:
            return []
        saved = EMPTY if space == EMPTY else int(saving(before, change.seat, space)[1])
        return Laying(change, placing.index_on_square(before, self.index), space, saved).events()


class Save(_TokenMove):
    """A6.6. The good that need not be paid for a tile of level one."""

    verb = "save"
    first = Code.SAVE
    choices = (tuple(map(Token, range(GOODS))),)

    @override
    def events(self, change: Change) -> list[Event]:
        at = placing.index_on_square(change.before, int(change.before.square))
        return Laying(change, at, int(change.before.buying), self.token).events()


# ---- extra actions and the end of the turn -------------------------------------------------------------------------
@dataclass(frozen=True)
class Draw(AnkhorMove):
    """A10.1. Draw new tiles from a *pile*, 0 for the left one."""

    pile: int
    verb = "draw"
    first = Code.DRAW
    choices = (range(PILES),)

    @property
    @override
    def noun(self) -> str:
        return PILE_IDS[self.pile]

    @override
    def describe(self, table: AnkhorTable) -> Message:
        return message("ankhor-move-draw", pile=pile_name(self.pile))

    @override
    def targets(self, table: AnkhorTable) -> list[str]:
        return [ANKHS, pile_spot(self.pile)]

    @override
    def events(self, change: Change) -> list[Event]:
        """A10.4. The drawn tiles follow as chance reveals them."""
        return slid(change, "ankhor-event-draw", pile=pile_name(self.pile))


class Slide(_Word):
    """A10.8. The same when both piles are empty."""

    verb = "slide"
    first = Code.SLIDE

    @override
    def targets(self, table: AnkhorTable) -> list[str]:
        return [ANKHS, *(pile_spot(pile) for pile in range(PILES))]

    @override
    def events(self, change: Change) -> list[Event]:
        return slid(change, "ankhor-event-slide")


class MoveTile(_Word):
    """A11.1. Move a tile of one's estate."""

    verb = "move"
    first = Code.MOVE

    @override
    def targets(self, table: AnkhorTable) -> list[str]:
        """Every tile that can be moved: which one it is will be asked next."""
        movable = int(liftable_set(table, int(table.turn)))
        return [
            ANKHS,
            *(f"tile:{index + 1}" for index in range(movable.bit_length()) if movable >> index & 1),
        ]

    @override
    def events(self, change: Change) -> list[Event]:
        return [event("ankhor-event-move", *returned(change, ANKH), seat=change.seat)]


class Lift(_NumberedMove):
    """A11.1. The tile that is moved, by its number in the estate."""

    verb = "lift"
    first = Code.LIFT
    choices = (range(MOST_TILES),)
    piece = "tile"

    @override
    def describe(self, table: AnkhorTable) -> Message:
        level = int(self.index >= table.grounds[table.turn])
        return message("ankhor-move-lift", level=level, **self._where(table))

    @override
    def events(self, change: Change) -> list[Event]:
        return [event("ankhor-event-lift", seat=change.seat, **self._where(change.before))]

    def _where(self, table: AnkhorTable) -> dict[str, MessageValue]:
        """The tile, and where it lies."""
        row, column = placing.position_of(table.cells[table.turn, self.index])
        return {"tile": tile_name(table.tiles[table.turn, self.index]), "row": row, "column": column}


class End(_Word):
    """A3.5. No further extra action."""

    verb = "end"
    first = Code.END

    @override
    def events(self, change: Change) -> list[Event]:
        return []  # the next prompt says whose turn it is


class Pass(_Word):
    """A3.6. Nothing else is legal."""

    verb = "pass"
    first = Code.PASS


MOVES = MoveList.of(Take, Buy, Place, Stack, Save, Draw, Slide, MoveTile, Lift, Return, Store, End, Pass)
