"""Why a move cannot be made now, told by tables of a game: what is decided at which step, and what moves need."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias

from typing_extensions import TypeVar

from benben.engine.message import Message, MessageValue, message
from benben.engine.notation import Move
from benben.engine.table import OVER

T = TypeVar("T", default=Any)

Reason: TypeAlias = tuple[Callable[[T, Any], bool], str]
"""Whether it is the reason why a move is not possible, and its name; of several the first that holds is told."""
Arguments: TypeAlias = Callable[[T, Any], dict[str, MessageValue]]
"""What goes into a reason, at a table and for a move."""


def always(_table: Any, _move: Move) -> bool:
    """The last of several reasons holds when no other does."""
    return True


@dataclass(frozen=True)
class Reasons(Generic[T]):
    """The reasons of a *game*, which begin so in its catalogue: `GAME-why-NAME`."""

    game: str
    chance: Callable[[T], str]
    """What is dealt or drawn now, where chance acts."""
    first: Mapping[int, str]
    """What is to be decided at each step, and nothing else."""
    steps: Mapping[type[Move], Collection[int]]
    """When a move is looked at by itself; at other times what has to be decided first is told."""
    out_of_place: Mapping[tuple[type[Move], int], str]
    """Where there is more to say of a move at a step that is not its own."""
    missing: Mapping[type[Move], Sequence[Reason[T]]]
    """What a move needs when it is its time."""
    arguments: Mapping[str, Arguments[T]]
    """What goes into a reason, where something does."""

    def tell(self, name: str, table: Any, move: Move | None = None) -> Message:
        """The reason of this *name*."""
        arguments = self.arguments.get(name)
        return message(f"{self.game}-why-{name}", **({} if arguments is None else arguments(table, move)))

    def tell_first(self, table: Any) -> Message:
        """What has to be decided now."""
        return self.tell(self.first[int(table.step)], table)

    def why_not(self, table: Any, move: Move) -> Message:
        """Why a *move* is not legal for whoever must decide."""
        if table.actor < 0:
            return self.nobody_decides(table)
        kind, step = type(move), int(table.step)
        if step not in self.steps[kind]:
            return self.tell(self.out_of_place.get((kind, step), self.first[step]), table)
        return self.tell(next(name for holds, name in self.missing[kind] if holds(table, move)), table, move)

    def nobody_decides(self, table: Any) -> Message:
        """Why nobody can do anything: the game is over, or chance acts."""
        return self.tell("over" if table.actor == OVER else self.chance(table), table)
