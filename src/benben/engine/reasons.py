"""Why a move cannot be made now: a game's tables of reasons, and their lookup."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from benben.engine.message import Message, MessageValue, message
from benben.engine.notation import Move
from benben.engine.table import OVER

Asks: TypeAlias = Callable[[Any, Any], bool]
"""A condition at a table, for a move that cannot be made there or a seat that has to wait."""
Arguments: TypeAlias = Mapping[str, Callable[[Any, Any], MessageValue]]
"""The arguments of a reason: each name with a function of the table and of the move or seat."""


def always(_table: Any, _about: Any) -> bool:
    """A condition that always holds."""
    return True


def at(*steps: int) -> Asks:
    """Whether the game is at one of these *steps*."""

    def is_it(table: Any, _about: Any) -> bool:
        return table.step in steps

    return is_it


def actor(table: Any, _about: Any) -> int:
    """The seat that decides."""
    return int(table.actor)


class Reason(NamedTuple):
    """A sentence of the game's catalogue, `GAME-why-NAME`, the condition for it, and its arguments."""

    name: str
    holds: Asks = always
    arguments: Arguments = MappingProxyType({})


Listed: TypeAlias = Sequence[Reason]
"""The first that holds is given, the last one if no other does: so what a player must do first comes first."""


@dataclass(frozen=True)
class Reasons:
    """The reasons of a *game*."""

    game: str
    asked: Mapping[int, tuple[type[Move], ...]]
    """The kinds of move that are decided at each step."""
    missing: Mapping[type[Move], Listed]
    """Why a move cannot be made at the step that decides on such moves."""
    out_of_place: Mapping[tuple[type[Move], int], Listed]
    """More specific reasons for a move at another step than the decision that comes first."""
    first: Mapping[int, Listed]
    """The decision that comes first at each step."""
    others: Listed
    """Why a seat has to wait for the seat that decides."""
    chance: Mapping[int, Reason] = field(default_factory=dict)
    """The event of chance at a step, where its name is not just `chance`."""

    def first_that_holds(self, table: Any, reasons: Listed, about: Any = None) -> Message:
        """The first of some *reasons* that holds for a move or a seat."""
        name, _, arguments = next((each for each in reasons if each.holds(table, about)), reasons[-1])
        return self.say(name, **{key: argument(table, about) for key, argument in arguments.items()})

    def say(self, name: str, **arguments: MessageValue) -> Message:
        """The reason of this *name*."""
        return message(f"{self.game}-why-{name}", **arguments)

    def first_decision(self, table: Any) -> Message:
        """The decision that must be made now."""
        return self.first_that_holds(table, self.first[int(table.step)])

    def why_not(self, table: Any, move: Move) -> Message:
        """Why a *move* is not legal for the seat that decides."""
        if table.actor < 0:
            return self._no_decision(table)
        kind, step = type(move), int(table.step)
        if kind in self.asked[step]:
            return self.first_that_holds(table, self.missing[kind], move)
        return self.first_that_holds(table, self.out_of_place.get((kind, step), self.first[step]), move)

    def why_wait(self, table: Any, seat: int | None) -> Message | None:
        """Why a seat, or a spectator (None), has nothing to decide; None if it has."""
        if table.actor < 0:
            return self._no_decision(table)
        if seat is None:
            return self.say("watching", seat=int(table.actor))
        return None if seat == table.actor else self.first_that_holds(table, self.others, seat)

    def _no_decision(self, table: Any) -> Message:
        """The game is over, or chance acts."""
        if table.actor == OVER:
            return self.say("over")
        return self.first_that_holds(table, [self.chance.get(int(table.step), Reason("chance"))])
