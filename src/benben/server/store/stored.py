"""What the store keeps of a table, and how it changes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Literal, TypeAlias

from benben.engine.options import OptionValue
from benben.engine.ply import Ply

Status: TypeAlias = Literal["waiting", "playing", "over"]
SeatKind: TypeAlias = Literal["person", "bot", "open"]


@dataclass(frozen=True)
class StoredSeat:
    """Who sits where; of a person's token only the hash.

    *player* decides for the seat: a bot's spec, for a person's seat that of a bot who stands in.
    """

    seat: int
    kind: SeatKind
    name: str
    player: str | None = None
    token_hash: str | None = None


@dataclass(frozen=True)
class TableHeader:
    """What is known of a table beside its plies."""

    id: str
    game: str
    options: Mapping[str, OptionValue]
    rules_version: int
    dealer_secret: str
    status: Status
    actor: int | None
    seats: tuple[StoredSeat, ...]
    version: int = 1
    hints: bool = False
    maker_hash: str | None = None
    resigned: int | None = None
    """The seat that gave the game up: then it is over without having been played to its end."""
    next_id: str | None = None
    """The table where the same people play again."""
    next_by: int | None = None
    """The seat that asked for it first."""


@dataclass(frozen=True)
class StoredTable(TableHeader):
    """A table as it is in the store."""

    plies: tuple[Ply, ...] = ()

    @property
    def header(self) -> TableHeader:
        """The table without its plies."""
        return TableHeader(**{field.name: getattr(self, field.name) for field in fields(TableHeader)})


@dataclass(frozen=True)
class TableChange:
    """What happened at a table: plies from *start* on are replaced by *plies*, and *seats* are taken anew."""

    status: Status
    actor: int | None
    start: int
    plies: Sequence[Ply] = ()
    seats: Sequence[StoredSeat] = ()
    cuts: bool = False
    """Whether there may be stored plies from *start* on."""
    resigned: int | None = None
    """The seat that gives the game up."""
    successor: StoredTable | None = None
    """The new table where the same people play again, *asked_by* a seat."""
    asked_by: int | None = None
    maker_hash: str | None = None
    """Of the token of whoever counts as the maker from now on, if that is another one."""
