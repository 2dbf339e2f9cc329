"""The moves of Ankh'or: a typed value, a line of notation (A17), words, pieces and events for each."""

from dataclasses import dataclass
from typing import ClassVar

from typing_extensions import override

from benben.engine.event import Event, arrives, event
from benben.engine.message import Message, MessageValue, message
from benben.engine.notation import Move, MoveList
from benben.games.ankhor import placing
from benben.games.ankhor.changes import Change, laid_down, returned, slid, taken
from benben.games.ankhor.codes import Code
from benben.games.ankhor.components import (
    ANKH,
    COLORS,
    EMPTY,
    GOODS,
    KINDS,
    MARKERS,
    MOST_PLACES,
    MOST_TILES,
    PILES,
    SPACES,
    Color,
    Kind,
    Token,
)
from benben.games.ankhor.laying import Laying
from benben.games.ankhor.market import first_gap, pile_to_show, saving
from benben.games.ankhor.names import PILE_IDS, TOKEN_IDS, color_name, pile_name, tile_name, token_name
from benben.games.ankhor.spots import market_spot, pile_spot
from benben.games.ankhor.table import AnkhorTable, Step

_WAYS = {"take": taken, "return": returned, "store": laid_down}
"""Where the token of a move goes, by its verb."""


class AnkhorMove(Move):
    """What a seat can do, or what chance can bring."""

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
class _AboutToken(AnkhorMove):
    """A move or an outcome about a type of *token*."""

    token: Token

    @property
    @override
    def noun(self) -> str:
        return self.token.name.lower()

    @property
    @override
    def offset(self) -> int:
        return int(self.token)


class _TokenMove(_AboutToken):
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


class Return(_TokenMove):
    """A4.6. A good above the limit goes back."""

    verb = "return"
    first = Code.RETURN


class Store(_TokenMove):
    """A8.7. A good above the limit goes onto a warehouse."""

    verb = "store"
    first = Code.STORE


# ---- tiles -------------------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class _NumberedMove(AnkhorMove):
    """A move about one of several things, which notation counts from 1 and *index* from 0."""

    index: int
    piece: ClassVar[str]
    """What the thing's id on the board begins with."""

    @property
    @override
    def noun(self) -> str:
        return str(self.index + 1)

    @property
    @override
    def offset(self) -> int:
        return self.index

    @override
    def targets(self, table: AnkhorTable) -> list[str]:
        return [f"{self.piece}:{self.index + 1}"]


class Buy(_NumberedMove):
    """A5.1. Buy the tile under a space of the price board."""

    verb = "buy"
    first = Code.BUY
    piece = "market"

    @override
    def describe(self, table: AnkhorTable) -> Message:
        return message("ankhor-move-buy", tile=tile_name(table.offer[self.index]), space=self.index + 1)

    @override
    def events(self, change: Change) -> list[Event]:
        """A6.3. The first tile of an estate is laid at once."""
        tile = tile_name(change.before.offer[self.index])
        bought = event("ankhor-event-buy", seat=change.seat, tile=tile, space=self.index + 1)
        if change.middle.buying != EMPTY:
            return [bought]
        return [bought, *Laying(change, 0, self.index).events()]


class Place(_NumberedMove):
    """A6.1. Put the tile on a place on the ground; places are counted in reading order."""

    verb = "place"
    first = Code.PLACE
    piece = "place"

    @override
    def describe(self, table: AnkhorTable) -> Message:
        row, column = placing.position_of(placing.cell_on_ground(table, self.index))
        return message("ankhor-move-place", place=self.index + 1, row=row, column=column)

    @override
    def events(self, change: Change) -> list[Event]:
        at = placing.index_on_ground(change.before, self.index)
        return Laying(change, at, int(change.before.buying)).events()


class Stack(_NumberedMove):
    """A6.4. Put the tile on the square of four with this upper left tile."""

    verb = "stack"
    first = Code.STACK
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

    @property
    @override
    def noun(self) -> str:
        return PILE_IDS[self.pile]

    @property
    @override
    def offset(self) -> int:
        return self.pile

    @override
    def describe(self, table: AnkhorTable) -> Message:
        return message("ankhor-move-draw", pile=pile_name(self.pile))

    @override
    def targets(self, table: AnkhorTable) -> list[str]:
        return [pile_spot(self.pile)]

    @override
    def events(self, change: Change) -> list[Event]:
        """A10.4. The drawn tiles follow as chance reveals them."""
        return slid(change, "ankhor-event-draw", pile=pile_name(self.pile))


class Slide(_Word):
    """A10.8. The same when both piles are empty."""

    verb = "slide"
    first = Code.SLIDE

    @override
    def events(self, change: Change) -> list[Event]:
        return slid(change, "ankhor-event-slide")


class MoveTile(_Word):
    """A11.1. Move a tile of one's estate."""

    verb = "move"
    first = Code.MOVE

    @override
    def events(self, change: Change) -> list[Event]:
        return [event("ankhor-event-move", *returned(change, ANKH), seat=change.seat)]


class Lift(_NumberedMove):
    """A11.1. The tile that is moved, by its number in the estate."""

    verb = "lift"
    first = Code.LIFT
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


# ---- outcomes of chance --------------------------------------------------------------------------------------------
class Marker(_AboutToken):
    """A2.5. An outcome of chance: the next price marker."""

    verb = "marker"

    @override
    def events(self, change: Change) -> list[Event]:
        """All of them at once, when the last one lies there."""
        prices = change.middle.prices
        if prices.sum() < MARKERS:
            return []
        names = [[token_name(good) for good in range(GOODS) for _ in range(each[good])] for each in prices]
        return [event("ankhor-event-markers", space=i, tokens=each) for i, each in enumerate(names, start=1)]


@dataclass(frozen=True)
class Show(AnkhorMove):
    """A2.7. An outcome of chance: the *color* of a pile's new top tile."""

    color: Color
    verb = "show"

    @property
    @override
    def noun(self) -> str:
        return self.color.name.lower()

    @property
    @override
    def offset(self) -> int:
        return int(self.color)

    @override
    def events(self, change: Change) -> list[Event]:
        pile = pile_name(pile_to_show(change.before))
        return [event("ankhor-event-show", color=color_name(self.color), pile=pile)]


@dataclass(frozen=True)
class Reveal(AnkhorMove):
    """A2.7. An outcome of chance: the *kind* of the tile that is drawn."""

    kind: Kind
    verb = "reveal"

    @property
    @override
    def noun(self) -> str:
        return self.kind.name.lower()

    @property
    @override
    def offset(self) -> int:
        return int(self.kind)

    @override
    def events(self, change: Change) -> list[Event]:
        """A10.5. It comes from its pile to the first empty space."""
        pile, space = int(change.before.drawing), int(first_gap(change.before))
        tile, flight = tile_name(change.middle.offer[space]), arrives(pile_spot(pile), market_spot(space))
        return [event("ankhor-event-reveal", flight, tile=tile, space=space + 1)]


MOVES = MoveList(
    [
        *(Take(token) for token in Token),
        *(Buy(space) for space in range(SPACES)),
        *(Place(place) for place in range(MOST_PLACES)),
        *(Stack(tile) for tile in range(MOST_TILES)),
        *(Save(Token(good)) for good in range(GOODS)),
        *(Draw(pile) for pile in range(PILES)),
        Slide(),
        MoveTile(),
        *(Lift(tile) for tile in range(MOST_TILES)),
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
