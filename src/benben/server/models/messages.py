"""The messages through the socket of a table, in each direction."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, TypeAlias

from pydantic import Field, StrictBool, StrictInt, StringConstraints, TypeAdapter

from benben.players.recipes import Recipe
from benben.review import Budget
from benben.server.models.orders import OrderMessage
from benben.server.models.requests import (
    ArrowRequest,
    ChangeRequest,
    JoinRoomRequest,
    MoveRequest,
    NoteRequest,
    PauseRequest,
    PlayOnRequest,
    Request,
    RoomRequest,
    SayRequest,
    SeatNumber,
    ShowRequest,
    TakeBackAnswer,
    UndoRequest,
)
from benben.server.models.room import RoomMessage
from benben.server.models.table import LogEntry, PresenceState, Problem, TableState, TalkLine

Token = Annotated[str, StringConstraints(max_length=128)]


class HelloMessage(Request):
    """The first message: the token (none: a spectator), and the ply from which the log is missing.

    With `changes`, only the first state is whole; each later one is a `ChangeMessage`.
    """

    type: Literal["hello"]
    token: Token | None = None
    log_from: Annotated[int, Field(ge=0, strict=True)] = 0
    changes: StrictBool = False


class PlayMessage(MoveRequest):
    """A move."""

    type: Literal["play"]


class UndoMessage(UndoRequest):
    """Taking back one's last decision."""

    type: Literal["undo"]


class TakeBackMessage(TakeBackAnswer):
    """The answer to a request to take a decision back."""

    type: Literal["take_back"]


class SayMessage(SayRequest):
    """A line of the talk."""

    type: Literal["say"]


class LeaveMessage(SeatNumber):
    """Leave one of one's seats: with two players this resigns, with more a bot stands in."""

    type: Literal["leave"]


class BotMessage(SeatNumber):
    """Let a bot take an open seat, or stand in for a person who has gone."""

    type: Literal["bot"]


class BackMessage(ChangeRequest):
    """Take one's seats back from the bots that stand in."""

    type: Literal["back"]


class PauseMessage(PauseRequest):
    """Want a pause, or no longer want it."""

    type: Literal["pause"]


class JoinRoomMessage(JoinRoomRequest):
    """Come into the review room of a finished table, or leave it."""

    type: Literal["room_join"]


class LeadRoomMessage(ChangeRequest):
    """Lead in the room in the place of somebody who has left."""

    type: Literal["room_lead"]


class ShowMessage(ShowRequest):
    """Show a position in the room."""

    type: Literal["room_show"]


class PlayOnMessage(PlayOnRequest):
    """Play the position in the room on."""

    type: Literal["room_play"]


class SetRoomMessage(RoomRequest):
    """Who plays lines on in the room."""

    type: Literal["room_set"]


class NoteMessage(NoteRequest):
    """Write or remove a note in the room."""

    type: Literal["room_note"]


class ArrowMessage(ArrowRequest):
    """Draw or remove an arrow in the room."""

    type: Literal["room_arrow"]


class OfferMessage(Request):
    """The page of a person who plays alone offers to compute bots' moves and hints, or withdraws the offer."""

    type: Literal["offer"]
    thinks: StrictBool


Part = Annotated[float, Field(ge=0, le=1)]
Points = Annotated[float, Field(ge=-1e6, le=1e6)]
Several = Field(min_length=1, max_length=8)


class FoundIdea(Request):
    """A page's evaluation of a move; lists go by seat."""

    move: StrictInt
    share: Part
    chances: Annotated[list[Part], Several]
    points: Annotated[list[Points], Several]


class PageAnalysis(Request):
    """A page's analysis of a position after this number of simulated games, the best idea first."""

    games: Annotated[int, Field(ge=1, strict=True)]
    ideas: Annotated[list[FoundIdea], Several]


class ThoughtMessage(Request):
    """A page's answer: a bot's move, or the analysis for a hint; neither if it failed."""

    type: Literal["thought"]
    id: StrictInt
    move: StrictInt | None = None
    found: PageAnalysis | None = None


class PingMessage(Request):
    """Asks for a pong, and says whether the page is *hidden*: then its person is notified of turns."""

    type: Literal["ping"]
    hidden: StrictBool = False


@dataclass(frozen=True)
class PongMessage:
    """The answer to a ping, with the table's version: a client with an older one has missed something."""

    type: Literal["pong"] = field(default="pong", init=False)
    version: int
    now: float
    """The server's time in seconds since 1970, by which its clocks run."""


@dataclass(frozen=True)
class DoneMessage:
    """The request with this id is done, now or before; the table has this version."""

    type: Literal["done"] = field(default="done", init=False)
    id: str
    version: int


@dataclass(frozen=True)
class PresenceMessage:
    """The presence has changed: this replaces the last state's `presence`. Several changes are sent together."""

    type: Literal["presence"] = field(default="presence", init=False)
    presence: PresenceState


@dataclass(frozen=True, kw_only=True)
class TalkMessage:
    """Lines of the talk; the first of these messages has all that are kept."""

    type: Literal["talk"] = field(default="talk", init=False)
    whole: bool
    lines: Sequence[TalkLine]


@dataclass(frozen=True, kw_only=True)
class Operation:
    """One operation of a JSON Patch (RFC 6902); `remove` has no value."""

    op: Literal["add", "remove", "replace"]
    path: str
    value: Any = None


@dataclass(frozen=True, kw_only=True)
class ChangeMessage:
    """The difference between a state and the one before, for a socket that accepts changes.

    `patch` leads from the state of the version `since` to that of `version`. It leaves out the log and the presence:
    `log_from`, `log` and `presence` are as in a whole state.
    """

    type: Literal["change"] = field(default="change", init=False)
    since: int
    version: int
    patch: Sequence[Operation]
    log_from: int
    log: Sequence[LogEntry]
    presence: PresenceState


@dataclass(frozen=True, kw_only=True)
class ThinkMessage:
    """A question to a page that has offered to compute: a bot's move, or the analysis for a hint."""

    type: Literal["think"] = field(default="think", init=False)
    id: int
    codes: Sequence[int]
    """The game's options, as its rules take them."""
    table: str
    """The table as the seat may know it, its bytes in Base64."""
    seat: int
    seed: int
    """Below 2**53."""
    recipe: Recipe | None
    """The bot that plays, if a move is asked for."""
    hint: Budget | None
    """How long to think, if a hint is."""
    most: int
    """The maximum number of ideas of a hint."""


@dataclass(frozen=True, kw_only=True)
class ForgetMessage:
    """The question to the page is withdrawn."""

    type: Literal["forget"] = field(default="forget", init=False)
    id: int


ClientMessage: TypeAlias = Annotated[
    HelloMessage
    | PlayMessage
    | UndoMessage
    | TakeBackMessage
    | SayMessage
    | LeaveMessage
    | BotMessage
    | BackMessage
    | PauseMessage
    | JoinRoomMessage
    | LeadRoomMessage
    | ShowMessage
    | PlayOnMessage
    | SetRoomMessage
    | NoteMessage
    | ArrowMessage
    | OfferMessage
    | ThoughtMessage
    | PingMessage,
    Field(discriminator="type"),
]
ServerMessage: TypeAlias = Annotated[
    TableState
    | ChangeMessage
    | PresenceMessage
    | TalkMessage
    | OrderMessage
    | RoomMessage
    | ThinkMessage
    | ForgetMessage
    | Problem
    | PongMessage
    | DoneMessage,
    Field(discriminator="type"),
]

client_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
"""Reads messages of browsers; raises `pydantic.ValidationError`."""
server_message: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
"""Writes messages to browsers."""
