"""The records of the store: a table, its seats, and a change."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Literal, TypeAlias

from benben.engine.options import OptionValue
from benben.engine.ply import Ply

Status: TypeAlias = Literal["waiting", "playing", "over"]
SeatKind: TypeAlias = Literal["person", "bot", "open"]


@dataclass(frozen=True)
class StoredSeat:
    """The occupant of a seat.

    *player* is the spec of the bot that decides for the seat. On a person's seat, this bot stands in. None: a person
    decides, or the seat is open. *owner* is the id of a person, or the hash of a guest's token.
    """

    seat: int
    kind: SeatKind
    name: str
    player: str | None = None
    owner: str | None = None
    mark: int | None = None
    """The mark of a person who is no guest."""

    @property
    def is_bot_playing(self) -> bool:
        """Whether a bot decides here now, for good or as a stand-in."""
        return self.player is not None


@dataclass(frozen=True)
class TableHeader:
    """A table without its plies."""

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
    maker: str | None = None
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
    """A change of a table: *plies* replace the plies from *start* on, and *seats* get new occupants."""

    status: Status
    actor: int | None
    start: int
    plies: Sequence[Ply] = ()
    seats: Sequence[StoredSeat] = ()
    cuts: bool = False
    """Whether there may be stored plies from *start* on."""
    resigned: int | None = None
    """The seat that resigns."""
    successor: StoredTable | None = None
    """The new table where the same people play again, *asked_by* a seat."""
    asked_by: int | None = None
    maker: str | None = None
    """The new maker, if it changes."""
