"""What a viewer sees of a table: everything of a running game that leaves the server is made here.

A state is made once for all who see the same, and kept as text as long as it is the newest one.
"""

from collections.abc import Callable, Iterator

from pydantic import TypeAdapter

from benben.engine.message import Message, message
from benben.engine.undo import WhyNoUndo
from benben.server import problems
from benben.server.models.messages import PresenceMessage, server_message
from benben.server.models.table import AgainState, SeatState, TableState
from benben.server.store import StoredSeat
from benben.server.tables.seating import Viewer
from benben.server.tables.serialize import legal_moves, outcome, seat_of, view_for
from benben.server.tables.session import TableSession
from benben.server.tables.watcher import Watcher

_table_state: TypeAdapter[TableState] = TypeAdapter(TableState)


def table_state(table: TableSession, viewer: Viewer, log_from: int = 0) -> TableState:
    """Everything that *viewer* may know of *table*, with the log from the ply *log_from* on."""
    stored, match = table.stored, table.match
    my_turn = table.is_turn_of(viewer)
    undo = table.undo_ply(viewer) if stored.status == "playing" else "nothing_to_undo"
    return TableState(
        id=stored.id,
        game=stored.game,
        options=stored.options,
        status=stored.status,
        version=stored.version,
        ply=len(stored.plies),
        seats=[_seat(seat, viewer) for seat in stored.seats],
        actor=None if stored.status == "over" else match.turn,
        my_turn=my_turn,
        thinking=table.bots_turn() is not None,
        prompt=_prompt(table),
        legal=legal_moves(match) if my_turn else [],
        can_undo=isinstance(undo, int),
        undo_reason=_undo_reason(undo),
        log_from=log_from,
        log=table.log.entries(match, viewer.first_seat, log_from),
        view=view_for(match, viewer),
        outcome=outcome(match, stored.resigned),
        commitment=table.commitment,
        hints=stored.hints,
        host=viewer.is_host,
        maker=viewer.made,
        again=None if stored.next_id is None else AgainState(table=stored.next_id, seat=stored.next_by),
        presence=table.who_is_here(),
    )


def state_text(table: TableSession, viewer: Viewer, log_from: int = 0) -> str:
    """The state as JSON: all who see the same are sent the same text, which is made once."""
    start = min(log_from, len(table.stored.plies))
    key = ("state", table.stored.version, table.audience.count, viewer, start)
    return _once(table, key, lambda: _table_state.dump_json(table_state(table, viewer, start)).decode())


def why_not_there(table: TableSession, viewer: Viewer, target: str) -> Message:
    """Why an element of the board stands for no move of a viewer now. Refuses when nothing can be played."""
    match = table.running()
    seat = seat_of(match, viewer)
    if seat is not None and seat == match.turn and not table.is_turn_of(viewer):
        return message("table-back-why")
    return match.why_not_there(target, seat)


def news(table: TableSession, watcher: Watcher) -> Iterator[str]:
    """What a socket must be sent now: the newest state, and what is for it alone."""
    state = _newest(table, watcher)
    if state is not None:
        yield state
    yield from watcher.letters()


def _newest(table: TableSession, watcher: Watcher) -> str | None:
    """A state with the part of the log that a socket does not have, or who is here; None if it knows everything."""
    version, presence = table.stored.version, table.audience.count
    if version != watcher.told:
        text = state_text(table, table.viewer(watcher.token_hash), watcher.log_known)
        watcher.told, watcher.told_presence = version, presence
        watcher.log_known = len(table.stored.plies)
        return text
    if presence == watcher.told_presence:
        return None
    watcher.told_presence = presence
    key = ("presence", version, presence)
    return _once(table, key, lambda: server_message.dump_json(PresenceMessage(table.who_is_here())).decode())


def _once(table: TableSession, key: tuple[object, ...], make: Callable[[], str]) -> str:
    """What was made for this *key*; what belongs to older versions and comings and goings is forgotten."""
    made = table.rendered.get(key)
    if made is None:
        if any(old[1:3] != key[1:3] for old in table.rendered):
            table.rendered.clear()
        made = table.rendered[key] = make()
    return made


def _seat(seat: StoredSeat, viewer: Viewer) -> SeatState:
    return SeatState(
        seat=seat.seat, name=seat.name, kind=seat.kind, player=seat.player, mine=seat.seat in viewer.seats
    )


def _undo_reason(undo: int | WhyNoUndo) -> Message | None:
    """Why nothing can be taken back, if there is something that one might want to take back."""
    if isinstance(undo, int) or undo == "nothing_to_undo":
        return None
    return problems.no_undo(undo).problem.message


def _prompt(table: TableSession) -> Message:
    if table.stored.status == "waiting":
        return message("table-prompt-waiting", count=sum(seat.kind == "open" for seat in table.stored.seats))
    if table.stored.resigned is not None:
        return message("table-resigned", seat=table.stored.resigned)
    return table.match.prompt()
