"""What goes through the socket of a table, one shape per message in each direction."""

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StringConstraints, TypeAdapter

from benben.server.models.requests import MoveRequest, Request, SeatNumber, UndoRequest
from benben.server.models.table import PresenceState, Problem, TableState

Token = Annotated[str, StringConstraints(max_length=128)]


class HelloMessage(Request):
    """The first message: who is looking (no token: a spectator), and from which ply the log is missing."""

    type: Literal["hello"]
    token: Token | None = None
    log_from: Annotated[int, Field(ge=0, strict=True)] = 0


class PlayMessage(MoveRequest):
    """A move."""

    type: Literal["play"]


class UndoMessage(UndoRequest):
    """Taking back one's last decision."""

    type: Literal["undo"]


class LeaveMessage(SeatNumber):
    """Leaving a seat of one's own: with two players one resigns, with more a bot stands in."""

    type: Literal["leave"]


class BotMessage(SeatNumber):
    """Letting a bot take a seat where nobody came, or whose person has gone."""

    type: Literal["bot"]


class BackMessage(Request):
    """Taking one's seats back from the bots that stand in."""

    type: Literal["back"]


class PingMessage(Request):
    """Asks for a pong."""

    type: Literal["ping"]


@dataclass(frozen=True)
class PongMessage:
    """The answer to a ping."""

    type: Literal["pong"] = field(default="pong", init=False)


@dataclass(frozen=True)
class PresenceMessage:
    """Somebody came or went: it replaces the last state's `presence`. Comings and goings are gathered for a moment."""

    type: Literal["presence"] = field(default="presence", init=False)
    presence: PresenceState


ClientMessage: TypeAlias = Annotated[
    HelloMessage | PlayMessage | UndoMessage | LeaveMessage | BotMessage | BackMessage | PingMessage,
    Field(discriminator="type"),
]
ServerMessage: TypeAlias = Annotated[
    TableState | PresenceMessage | Problem | PongMessage, Field(discriminator="type")
]

client_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)
"""Reads what a browser sent; raises `pydantic.ValidationError`."""
server_message: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)
"""Writes what a browser is sent."""
