"""The moves of Pebbles: a typed value, a line of notation, words and pieces for each."""

from dataclasses import dataclass

from typing_extensions import override

from benben.engine.event import Event, event, leaves
from benben.engine.message import Message, message
from benben.engine.notation import Move, MoveList
from pebbles.codes import Code
from pebbles.components import SEATS, Colour
from pebbles.table import PebblesTable


class PebblesMove(Move):
    """What a seat can do."""

    @override
    def describe(self, table: PebblesTable) -> Message:
        return message(f"pebbles-move-{self.verb}")

    def events(self, before: PebblesTable) -> list[Event]:  # noqa: ARG002  (a draw need not look)
        """What the move itself is told as; drawing is told by the pebble."""
        return []


class Draw(PebblesMove):
    """P2. Draw a pebble."""

    verb = "draw"
    first = Code.DRAW

    @override
    def targets(self, table: PebblesTable) -> list[str]:
        return ["bag"]


class Lay(PebblesMove):
    """P2. Lay the hand open."""

    verb = "lay"
    first = Code.LAY

    @override
    def targets(self, table: PebblesTable) -> list[str]:
        return ["hand"]

    @override
    def events(self, before: PebblesTable) -> list[Event]:
        seat = int(before.turn)
        white, red = (int(count) for count in before.hands[seat])
        flights = [leaves(f"hand:{seat}", f"laid:{seat}")] if white else []
        return [event("pebbles-event-laid", *flights, seat=seat, white=white, red=red)]


@dataclass(frozen=True)
class Give(PebblesMove):
    """P4. Give a laid white pebble to a *seat*."""

    seat: int
    verb = "give"
    first = Code.GIVE
    choices = (range(SEATS),)

    @property
    @override
    def noun(self) -> str:
        return str(self.seat)

    @override
    def describe(self, table: PebblesTable) -> Message:
        return message("pebbles-move-give", to_seat=self.seat)

    @override
    def targets(self, table: PebblesTable) -> list[str]:
        return [f"seat:{self.seat}"]

    @override
    def events(self, before: PebblesTable) -> list[Event]:
        seat = int(before.turn)
        flight = leaves(f"laid:{seat}", f"laid:{self.seat}")
        return [event("pebbles-event-gave", flight, seat=seat, to_seat=self.seat)]


@dataclass(frozen=True)
class Reveal(Move):
    """P3. An outcome of chance: a pebble of this *colour* is drawn."""

    colour: Colour
    verb = "reveal"
    choices = (tuple(Colour),)

    @property
    @override
    def noun(self) -> str:
        return self.colour.name.capitalize()


MOVES = MoveList.of(Draw, Lay, Give)
REVEALS = MoveList.of(Reveal)


def outcomes(_table: PebblesTable) -> MoveList:
    """Pebbles that are drawn."""
    return REVEALS
