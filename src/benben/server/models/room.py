"""The review room of a finished table in the JSON contract."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from benben.engine.message import Message
from benben.server.models.table import PositionState


@dataclass(frozen=True, kw_only=True)
class RoomStep:
    """A move or an outcome of a line that was played on."""

    move: int
    seat: int | None
    """Null where chance acted."""
    text: str
    """Its notation."""
    events: Sequence[Message]
    """What it did, in words; a move that only makes chance act is described itself."""


@dataclass(frozen=True, kw_only=True)
class RoomOutcome:
    """An outcome that chance can bring in the shown position."""

    move: int
    text: str
    """Its notation."""
    events: Sequence[Message]
    """What it would do, in words; empty if that shows only later."""
    weight: int


@dataclass(frozen=True, kw_only=True)
class RoomNoteState:
    """A note about a position."""

    id: str
    seat: int
    ply: int
    line: Sequence[int]
    text: str
    removable: bool
    """Whether the reader may remove it."""


@dataclass(frozen=True, kw_only=True)
class RoomArrowState:
    """An arrow at the shown position, between two elements of the board."""

    seat: int
    start: str
    end: str


@dataclass(frozen=True, kw_only=True)
class RoomState:
    """The room. Everything of a finished game is open to all."""

    leader: int | None
    members: Sequence[int]
    """The seats in the room, in the order in which they came."""
    joined: bool
    """Whether the reader is among them."""
    leads: bool
    """Whether the reader leads."""
    ply: int
    """The ply of the game from which the line starts."""
    line: Sequence[RoomStep]
    position: PositionState
    outcomes: Sequence[RoomOutcome]
    """What chance can bring, if it is to act."""
    engine: Sequence[int]
    chosen: bool
    thinking: bool
    """Whether a bot is about to decide."""
    notes: Sequence[RoomNoteState]
    arrows: Sequence[RoomArrowState]


@dataclass(frozen=True, kw_only=True)
class RoomMessage:
    """The room of a finished table: the first of these messages comes if there is one, later ones at each change."""

    type: Literal["room"] = field(default="room", init=False)
    room: RoomState | None
