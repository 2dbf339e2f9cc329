"""What the store keeps of a table, and how it changes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from benben.engine.game import Ply
from benben.engine.options import OptionValue

Status: TypeAlias = Literal["waiting", "playing", "over"]
SeatKind: TypeAlias = Literal["person", "bot", "open"]


@dataclass(frozen=True)
class StoredSeat:
    """Who sits where; of a person's token only the hash."""

    seat: int
    kind: SeatKind
    name: str
    player: str | None = None
    token_hash: str | None = None


@dataclass(frozen=True)
class StoredTable:
    """A table as it is in the store."""

    id: str
    game: str
    options: Mapping[str, OptionValue]
    rules_version: int
    dealer_secret: str
    status: Status
    actor: int | None
    seats: tuple[StoredSeat, ...]
    plies: tuple[Ply, ...] = ()
    version: int = 1
    hints: bool = False


@dataclass(frozen=True)
class Change:
    """What happened at a table: plies from *start* on are replaced by *plies*, and *seats* are taken anew."""

    status: Status
    actor: int | None
    start: int
    plies: Sequence[Ply] = ()
    seats: Sequence[StoredSeat] = ()
    cuts: bool = False
    """Whether there may be stored plies from *start* on."""
