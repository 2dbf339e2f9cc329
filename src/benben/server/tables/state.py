"""The state of a table that a viewer sees. Everything of a running game that leaves the server is made here.

A socket gets a whole state first. If it wants patches, it then gets the differences to the state that it has. Both
are made once for all viewers who see the same.
"""

from collections.abc import Iterator
from typing import Any

from pydantic_core import to_json

from benben.engine.message import Message, message
from benben.server import http_errors
from benben.server.models.clocks import clock_state
from benben.server.models.messages import PresenceMessage, TalkMessage, server_message
from benben.server.models.orders import OrderMessage
from benben.server.models.room import RoomMessage
from benben.server.models.table import AgainState, CommonState, OwnState, PresenceState, SeatState
from benben.server.store import StoredSeat
from benben.server.tables.forks import fork_state
from benben.server.tables.orders import order_state
from benben.server.tables.rendering import Rendering, SharedPart
from benben.server.tables.room_state import room_state
from benben.server.tables.seating import Viewer
from benben.server.tables.serialize import (
    legal_moves,
    outcome,
    resignation,
    seat_of,
    shares_secrets,
)
from benben.server.tables.session import TableSession
from benben.server.tables.subscriber import Subscriber
from benben.server.tables.take_backs import WhyNoTakeBack, take_back_state


def _common_state(table: TableSession) -> CommonState:
    """What all viewers may know of *table*."""
    header, match = table.header, table.match
    return CommonState(
        id=header.id,
        game=header.game,
        options=header.options,
        status=header.status,
        version=header.version,
        ply=match.ply,
        actor=None if header.status == "over" else match.turn,
        thinking=table.bots_turn() is not None,
        prompt=_prompt(table),
        take_backs=header.terms.take_backs,
        deal_of=header.terms.deal_of,
        fork=fork_state(header.terms),
        daily=header.terms.daily,
        listed=header.terms.listed,
        private=header.terms.private,
        outcome=outcome(match, header.resigned, on_time=header.lost_on_time),
        commitment=table.commitment,
        hints=header.hints,
        again=None if header.next_id is None else AgainState(table=header.next_id, seat=header.next_by),
        clock=None if header.clock is None else clock_state(header.clock),
    )


def _own_state(table: TableSession, viewer: Viewer) -> OwnState:
    """What depends on the seats and rights of *viewer*, without the view."""
    header, match = table.header, table.match
    my_turn = table.is_turn_of(viewer)
    undo: int | WhyNoTakeBack = "nothing_to_undo"
    if header.status == "playing":
        undo = table.undo_ply(viewer)
    return OwnState(
        seats=[_seat(seat, viewer) for seat in header.seats],
        my_turn=my_turn,
        legal=legal_moves(match) if my_turn else [],
        can_undo=isinstance(undo, int),
        undo_reason=_undo_reason(undo),
        take_back=take_back_state(header, viewer),
        talk=table.talk_level(viewer),
        since=table.since(viewer),
        pass_on=header.status == "playing" and shares_secrets(match, viewer),
        host=viewer.may_manage,
        maker=viewer.made,
    )


def state_text(table: TableSession, viewer: Viewer, log_from: int = 0) -> bytes:
    """The state as JSON, with the log from the ply *log_from* on."""
    return _text(table, None, _rendering(table, viewer), log_from)


def _rendering(table: TableSession, viewer: Viewer) -> Rendering:
    renderings, version = table.renderings, table.header.version
    renderings.keep_only(version)
    if viewer not in renderings.of:
        if renderings.common is None:
            renderings.common = SharedPart(vars(_common_state(table)))
        seat = seat_of(table.match, viewer)
        view = renderings.view(table.match, seat)
        own = vars(_own_state(table, viewer))
        renderings.of[viewer] = Rendering(version, viewer, renderings.common, own, seat, view)
    return renderings.of[viewer]


def _text(table: TableSession, before: Rendering | None, after: Rendering, log_from: int) -> bytes:
    """A rendering, or the difference to the one *before*, as JSON with the log from a ply on."""
    start, texts = min(log_from, table.match.ply), table.renderings.texts
    key = (before, after, start, table.subscribers.presence_revision)
    if key not in texts:
        tree = after.whole if before is None else _change(table, before, after)
        texts[key] = to_json({**tree, **_apart(table, after.viewer, start)})
    return texts[key]


def _change(table: TableSession, before: Rendering, after: Rendering) -> dict[str, Any]:
    return {
        "type": "change",
        "since": before.version,
        "version": after.version,
        "patch": table.renderings.patch(before, after),
    }


def _apart(table: TableSession, viewer: Viewer, start: int) -> dict[str, Any]:
    """The parts that every message contains in full: the newest part of the log, and the presence."""
    return {
        "log_from": start,
        "log": table.log.entries(table.match, _reader(viewer), start),
        "presence": _presence(table),
    }


def _presence(table: TableSession) -> PresenceState:
    """The presence, made once for each version of the table and each change of its sockets."""
    made, revision = table.renderings.presence, table.subscribers.presence_revision
    if revision not in made:
        made[revision] = table.presence_state()
    return made[revision]


def _reader(viewer: Viewer) -> int | None:
    """The seat whose log a viewer reads; with several people at one screen that of a spectator."""
    return viewer.first_seat if len(viewer.seats) == 1 else None


def why_not_there(table: TableSession, viewer: Viewer, target: str) -> Message:
    """Why an element of the board stands for none of the viewer's moves now. Refuses without a running game."""
    match = table.require_running()
    seat = seat_of(match, viewer)
    if seat is not None and seat == match.turn and not table.is_turn_of(viewer):
        return message("table-back-why")
    return match.why_not_there(target, seat)


def take_messages(table: TableSession, subscriber: Subscriber) -> Iterator[bytes]:
    """Take the messages that a socket must get now: the newest state, and messages for this socket alone.

    They count as sent from here on. If one cannot be sent, the caller must close the socket; the browser connects
    again and gets a whole state.
    """
    subscriber.refuse_dismissed()
    viewer = table.viewer(subscriber.owner)
    state = _newest(table, subscriber, viewer)
    if state is not None:
        yield state
    yield from subscriber.take_outbox()
    yield from _new_lines(table, subscriber, viewer)
    yield from _new_order(table, subscriber, viewer)
    yield from _new_room(table, subscriber, viewer)


def _newest(table: TableSession, subscriber: Subscriber, viewer: Viewer) -> bytes | None:
    """A state, a difference or the presence; None if the socket is up to date."""
    version, revision = table.header.version, table.subscribers.presence_revision
    if version != subscriber.sent_version:
        rendering = _rendering(table, viewer)
        text = _text(table, subscriber.last_rendering, rendering, subscriber.log_known)
        subscriber.sent_version, subscriber.last_presence_revision = version, revision
        subscriber.log_known = table.match.ply
        subscriber.last_rendering = rendering if subscriber.wants_patches else None
        return text
    if revision == subscriber.last_presence_revision:
        return None
    subscriber.last_presence_revision = revision
    texts = table.renderings.texts
    if revision not in texts:
        texts[revision] = server_message.dump_json(PresenceMessage(_presence(table)))
    return texts[revision]


def _new_lines(table: TableSession, subscriber: Subscriber, viewer: Viewer) -> Iterator[bytes]:
    """The lines of the talk that a socket lacks and may read, if there are any."""
    known, subscriber.lines_known = subscriber.lines_known, table.talk.count
    lines = table.talk.lines(known or 0, viewer)
    if lines:
        yield server_message.dump_json(TalkMessage(whole=known is None, lines=lines))


def _new_order(table: TableSession, subscriber: Subscriber, viewer: Viewer) -> Iterator[bytes]:
    """The socket's own standing order, if it has changed."""
    seats = viewer.seats
    if len(seats) != 1 or table.orders.revision(seats[0]) == subscriber.order_known:
        return
    subscriber.order_known = table.orders.revision(seats[0])
    order = table.orders.of(seats[0])
    message = OrderMessage(order=None if order is None else order_state(order, table.match))
    yield server_message.dump_json(message)


def _new_room(table: TableSession, subscriber: Subscriber, viewer: Viewer) -> Iterator[bytes]:
    """The review room, for the players of a finished game, if it has changed."""
    if not viewer.seats or table.room.changes == subscriber.room_known:
        return
    subscriber.room_known = table.room.changes
    yield server_message.dump_json(RoomMessage(room=room_state(table, viewer)))


def _seat(seat: StoredSeat, viewer: Viewer) -> SeatState:
    return SeatState(
        seat=seat.seat,
        name=seat.name,
        kind=seat.kind,
        player=seat.player,
        mine=seat.seat in viewer.seats,
        mark=seat.mark,
    )


def _undo_reason(undo: int | WhyNoTakeBack) -> Message | None:
    """Why nothing can be undone, if there is something that one might want to undo."""
    if isinstance(undo, int) or undo == "nothing_to_undo":
        return None
    return http_errors.no_undo(undo).problem.message


def _prompt(table: TableSession) -> Message:
    if table.header.status == "waiting":
        return message("table-prompt-waiting", count=sum(seat.kind == "open" for seat in table.header.seats))
    if table.header.resigned is not None:
        return resignation(table.header.resigned, on_time=table.header.lost_on_time)
    return table.match.prompt()
