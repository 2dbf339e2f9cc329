"""The base of all moves of Imhotep."""

from typing import ClassVar

from typing_extensions import override

from benben.engine.event import Event, event
from benben.engine.message import Message, message
from benben.engine.notation import Move
from benben.games.imhotep import spots
from benben.games.imhotep.table import ImhotepTable


class ImhotepMove(Move):
    """A move of a seat. Most moves are a word, and one piece of the board stands for them."""

    piece: ClassVar[str]
    """The id of that piece."""

    @override
    def describe(self, table: ImhotepTable) -> Message:
        return message(f"imhotep-move-{self.verb}")

    @override
    def targets(self, table: ImhotepTable) -> list[str]:
        return [self.piece]

    def events(self, before: ImhotepTable, after: ImhotepTable) -> list[Event]:  # noqa: ARG002  (few need to look)
        """The events of the move itself; `benben.games.imhotep.events` adds its consequences."""
        return [event(f"imhotep-event-{self.verb}", seat=int(before.actor))]

    def cargo(self, before: ImhotepTable) -> list[str]:
        """The spots of the stones that are to be unloaded, in the order of unloading."""
        return spots.cargo_spots(before, int(before.sailing))
