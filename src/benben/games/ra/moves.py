"""The moves of Ra: a typed value, a line of notation (R14), words and pieces for each."""

from dataclasses import dataclass
from typing import ClassVar

from typing_extensions import override

from benben.engine.event import Event, arrives, event, leaves
from benben.engine.message import Message, message
from benben.engine.notation import Move, MoveList
from benben.games.ra.codes import Code
from benben.games.ra.components import HIGHEST_SUN, SUN_SETS, TRACK_SPACES, Tile
from benben.games.ra.names import TILE_IDS, tile_name
from benben.games.ra.table import RaTable, Step


class RaMove(Move):
    """A move of a seat. Most moves are a word, and one piece of the board stands for them."""

    piece: ClassVar[str]
    """The id of that piece."""

    @override
    def describe(self, table: RaTable) -> Message:
        return message(f"ra-move-{self.verb}")

    @override
    def targets(self, table: RaTable) -> list[str]:
        return [self.piece]

    def events(self, before: RaTable, after: RaTable) -> list[Event]:  # noqa: ARG002  (few moves need to look)
        """The events of the move itself; `benben.games.ra.events` adds its consequences."""
        return [event(f"ra-event-{self.verb}", seat=int(before.actor))]


class Draw(RaMove):
    """R4.1. Draw a tile."""

    verb = "draw"
    first = Code.DRAW
    piece = "bag"

    @override
    def events(self, before: RaTable, after: RaTable) -> list[Event]:
        return []  # the tile says it


class Invoke(RaMove):
    """R5.1. Invoke Ra."""

    verb = "invoke"
    first = Code.INVOKE
    piece = "ra_figure"

    @override
    def events(self, before: RaTable, after: RaTable) -> list[Event]:
        """The figure stands with the player who called Ra until the auction is over."""
        seat = int(before.actor)
        return [event("ra-event-invoke", arrives("ra_figure", f"ra_player:{seat}"), seat=seat)]


class Pass(RaMove):
    """R5.5. Pass in an auction."""

    verb = "pass"
    first = Code.PASS
    piece = "pass"


class Done(RaMove):
    """R7.8. Spend no further God in this action."""

    verb = "done"
    first = Code.DONE
    piece = "done"


@dataclass(frozen=True)
class Bid(RaMove):
    """R5.4. Bid the face-up *sun*."""

    sun: int
    verb = "bid"
    first = Code.BID + 1
    choices = (range(1, HIGHEST_SUN + 1),)

    @property
    @override
    def noun(self) -> str:
        return str(self.sun)

    @override
    def describe(self, table: RaTable) -> Message:
        return message("ra-move-bid", disc=self.sun)

    @override
    def targets(self, table: RaTable) -> list[str]:
        """The sun, which goes to the centre if it wins."""
        return [f"sun:{self.sun}", "centre"]

    @override
    def events(self, before: RaTable, after: RaTable) -> list[Event]:
        seat = int(before.actor)
        return [
            event("ra-event-bid", arrives(sun_spot(seat, self.sun), bid_spot(seat)), seat=seat, disc=self.sun)
        ]


@dataclass(frozen=True)
class _AboutTile(Move):
    """A move or an outcome that names a *tile*."""

    tile: Tile

    @property
    @override
    def noun(self) -> str:
        return self.tile.title


class Take(_AboutTile, RaMove):
    """R7.1. Spend a God and take the *tile* from the auction track."""

    verb = "take"
    first = Code.TAKE
    choices = (tuple(Tile),)

    @override
    def describe(self, table: RaTable) -> Message:
        return message("ra-move-take", tile=tile_name(self.tile))

    @override
    def targets(self, table: RaTable) -> list[str]:
        return ["tile:god", *(f"track:{space}" for space in self._spaces(table))]

    @override
    def events(self, before: RaTable, after: RaTable) -> list[Event]:
        """R7.11. The leftmost tile of the kind goes."""
        seat, space = int(before.actor), self._spaces(before)[0]
        spent = leaves(tile_spot(before, seat, Tile.GOD), GONE)
        flight = leaves(f"track:{space}", tile_spot(after, seat, self.tile), 1)
        return [event("ra-event-take", spent, flight, seat=seat, tile=tile_name(self.tile))]

    def _spaces(self, table: RaTable) -> list[int]:
        return [space for space in range(TRACK_SPACES) if table.track[space] == self.tile]


class Discard(_AboutTile, RaMove):
    """R8.9. Lose the *tile* of one's choice to a disaster."""

    verb = "discard"
    first = Code.DISCARD
    choices = (tuple(Tile),)

    @override
    def describe(self, table: RaTable) -> Message:
        return message("ra-move-discard", tile=tile_name(self.tile))

    @override
    def targets(self, table: RaTable) -> list[str]:
        return [f"tile:{TILE_IDS[self.tile]}"]

    @override
    def events(self, before: RaTable, after: RaTable) -> list[Event]:
        seat = int(before.actor)
        lost = leaves(tile_spot(before, seat, self.tile), GONE)
        return [event("ra-event-discard", lost, seat=seat, tile=tile_name(self.tile))]


class Reveal(_AboutTile):
    """R4.1. An outcome of chance: the drawn *tile*."""

    verb = "reveal"
    choices = (tuple(Tile),)


@dataclass(frozen=True)
class Deal(Move):
    """R2.5. An outcome of chance: the next seat gets this set of *suns*."""

    index: int
    suns: tuple[int, ...]
    verb = "deal"

    @property
    @override
    def noun(self) -> str:
        """The suns, highest first."""
        return "-".join(map(str, self.suns))

    @property
    @override
    def offset(self) -> int:
        """The index of the set."""
        return self.index


GONE = "gone"
"""The spot where tiles go that leave the game."""


def tile_spot(table: RaTable, seat: int, kind: int) -> str:
    """The spot of a *seat*'s tile. A tile that a disaster has already destroyed has none."""
    return f"seat:{seat}:tile:{TILE_IDS[kind]}" if table.tiles[seat, kind] else f"seat:{seat}"


def sun_spot(seat: int, sun: int) -> str:
    """The spot of a *seat*'s *sun*."""
    return f"seat:{seat}:sun:{sun}"


def bid_spot(seat: int) -> str:
    """The spot of a *seat*'s bid."""
    return f"bid:{seat}"


MOVES = MoveList.of(Draw, Invoke, Pass, Done, Bid, Take, Discard)
REVEALS = MoveList.of(Reveal)
DEALS = {players: MoveList([Deal(*pair) for pair in enumerate(sets)]) for players, sets in SUN_SETS.items()}


def outcomes(table: RaTable) -> MoveList:
    """Sun sets while they are dealt, else tiles."""
    return DEALS[int(table.seats)] if table.step == Step.DEAL else REVEALS
