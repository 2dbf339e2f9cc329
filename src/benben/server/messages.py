"""The JSON contract through the socket of a table, one model per message in each direction."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StringConstraints, TypeAdapter

from benben.server.models import Model, MoveRequest, Problem, TableState, UndoRequest

Token = Annotated[str, StringConstraints(max_length=128)]


class HelloMessage(Model):
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


class PingMessage(Model):
    """Asks for a pong."""

    type: Literal["ping"]


class StateMessage(TableState):
    """The table as this socket may see it; sent after hello and after every change."""

    type: Literal["state"] = "state"


class ErrorMessage(Problem):
    """Why a message was refused. Nothing has changed."""

    type: Literal["error"] = "error"


class PongMessage(Model):
    """The answer to a ping."""

    type: Literal["pong"] = "pong"


ClientMessage: TypeAlias = Annotated[
    HelloMessage | PlayMessage | UndoMessage | PingMessage, Field(discriminator="type")
]
ServerMessage: TypeAlias = Annotated[StateMessage | ErrorMessage | PongMessage, Field(discriminator="type")]

_client_message: TypeAdapter[ClientMessage] = TypeAdapter(ClientMessage)


def read_client_message(text: str) -> ClientMessage:
    """Read what a browser sent. Raises `pydantic.ValidationError`."""
    return _client_message.validate_json(text)
