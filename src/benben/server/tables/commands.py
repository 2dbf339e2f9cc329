"""Messages of a table's socket are carried out here: every move that a person makes comes this way."""

from collections.abc import Awaitable, Callable
from typing import Any

from benben.server import http_errors
from benben.server.models.messages import (
    ArrowMessage,
    BackMessage,
    BotMessage,
    ClientMessage,
    DoneMessage,
    HelloMessage,
    JoinRoomMessage,
    LeadRoomMessage,
    LeaveMessage,
    NoteMessage,
    OfferMessage,
    PauseMessage,
    PingMessage,
    PlayMessage,
    PlayOnMessage,
    PongMessage,
    SayMessage,
    SetRoomMessage,
    ShowMessage,
    TakeBackMessage,
    ThoughtMessage,
    UndoMessage,
)
from benben.server.tables.room import RoomPlace
from benben.server.tables.seating import Viewer
from benben.server.tables.session import TableSession
from benben.server.tables.subscriber import Subscriber

_COMMANDS: dict[type[ClientMessage], Callable[[TableSession, Viewer, Any], Awaitable[None]]] = {
    PlayMessage: lambda table, viewer, it: table.play(viewer, it.id, it.ply, it.move),
    UndoMessage: lambda table, viewer, it: table.undo(viewer, it.id, it.ply),
    TakeBackMessage: lambda table, viewer, it: table.answer_take_back(
        viewer, it.id, it.ply, agrees=it.agrees
    ),
    SayMessage: lambda table, viewer, it: table.say(viewer, it.id, it),
    LeaveMessage: lambda table, viewer, it: table.leave_seat(viewer, it.id, it.seat),
    BotMessage: lambda table, viewer, it: table.seat_bot(viewer, it.id, it.seat),
    BackMessage: lambda table, viewer, it: table.reclaim_seats(viewer, it.id),
    PauseMessage: lambda table, viewer, it: table.pause(viewer, it.id, wanted=it.wanted),
    JoinRoomMessage: lambda table, viewer, it: table.join_room(viewer, it.id, joined=it.joined),
    LeadRoomMessage: lambda table, viewer, it: table.lead_room(viewer, it.id),
    ShowMessage: lambda table, viewer, it: table.show_in_room(
        viewer, it.id, RoomPlace(it.ply, tuple(it.line))
    ),
    PlayOnMessage: lambda table, viewer, it: table.play_in_room(viewer, it.id, it.ply, it.move),
    SetRoomMessage: lambda table, viewer, it: table.set_room(
        viewer, it.id, tuple(it.engine), chosen=it.chosen
    ),
    NoteMessage: lambda table, viewer, it: table.note_in_room(viewer, it.id, it.text, it.remove),
    ArrowMessage: lambda table, viewer, it: table.point_in_room(viewer, it.id, it.start, it.end),
}
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
            await _COMMANDS[type(message)](table, viewer, message)
            return None if message.id is None else DoneMessage(message.id, table.header.version)
    return None
