"""Messages of a table's socket are carried out here: every move that a person makes comes this way."""

from typing import TypeAlias

from benben.server import http_errors
from benben.server.models.messages import (
    BackMessage,
    BotMessage,
    ClientMessage,
    DoneMessage,
    HelloMessage,
    LeaveMessage,
    OfferMessage,
    PauseMessage,
    PingMessage,
    PlayMessage,
    PongMessage,
    SayMessage,
    TakeBackMessage,
    ThoughtMessage,
    UndoMessage,
)
from benben.server.tables.seating import Viewer
from benben.server.tables.session import TableSession
from benben.server.tables.subscriber import Subscriber

Command: TypeAlias = (
    PlayMessage
    | UndoMessage
    | TakeBackMessage
    | SayMessage
    | LeaveMessage
    | BotMessage
    | BackMessage
    | PauseMessage
)
"""The messages that are carried out once."""


async def handle_message(
    table: TableSession, subscriber: Subscriber, message: ClientMessage
) -> PongMessage | DoneMessage | None:
    """Carry out a message of a table's socket, and return the answer. Refuses a second hello and dismissed sockets."""
    subscriber.refuse_dismissed()
    viewer = table.viewer(subscriber.owner)
    match message:
        case OfferMessage(thinks=thinks):
            table.subscribers.offer(subscriber, thinks=thinks)
        case ThoughtMessage():
            if subscriber.page is not None:
                subscriber.page.take(message)
        case PingMessage(hidden=hidden):
            table.set_hidden(subscriber, hidden=hidden)
            return PongMessage(table.header.version, table.now)
        case HelloMessage():
            raise http_errors.malformed("type: hello is said only once")
        case _:
            await _carry_out(table, viewer, message)
            return None if message.id is None else DoneMessage(message.id, table.header.version)
    return None


async def _carry_out(table: TableSession, viewer: Viewer, command: Command) -> None:
    match command:
        case PlayMessage(id=request_id, ply=ply, move=move):
            await table.play(viewer, request_id, ply, move)
        case UndoMessage(id=request_id, ply=ply):
            await table.undo(viewer, request_id, ply)
        case TakeBackMessage(id=request_id, ply=ply, agrees=agrees):
            await table.answer_take_back(viewer, request_id, ply, agrees=agrees)
        case SayMessage(id=request_id):
            await table.say(viewer, request_id, command)
        case LeaveMessage(id=request_id, seat=seat):
            await table.leave_seat(viewer, request_id, seat)
        case BotMessage(id=request_id, seat=seat):
            await table.seat_bot(viewer, request_id, seat)
        case BackMessage(id=request_id):
            await table.reclaim_seats(viewer, request_id)
        case PauseMessage(id=request_id, wanted=wanted):
            await table.pause(viewer, request_id, wanted=wanted)
