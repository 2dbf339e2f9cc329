"""What a viewer sees of a table: everything of a running game that leaves the server is made here."""

from benben.engine.message import Message, message
from benben.engine.undo import WhyNoUndo
from benben.server.models.table import AgainState, SeatState, TableState
from benben.server.store import StoredSeat
from benben.server.tables.seating import Viewer
from benben.server.tables.serialize import legal_moves, outcome, seat_of, view_for
from benben.server.tables.session import TableSession, undo_problem
from benben.server.tables.watcher import Watcher


def table_state(table: TableSession, viewer: Viewer, log_from: int = 0) -> TableState:
    """Everything that *viewer* may know of *table*, with the log from the ply *log_from* on."""
    stored, match = table.stored, table.match
    connected = table.connected()
    my_turn = table.is_turn_of(viewer)
    undo = table.undo_ply(viewer) if stored.status == "playing" else "nothing_to_undo"
    start = min(log_from, len(stored.plies))
    return TableState(
        id=stored.id,
        game=stored.game,
        options=stored.options,
        status=stored.status,
        warming=table.is_warming,
        version=stored.version,
        ply=len(stored.plies),
        seats=[_seat(table, seat, viewer, connected) for seat in stored.seats],
        actor=None if stored.status == "over" else match.turn,
        my_turn=my_turn,
        thinking=table.bots_turn() is not None,
        prompt=_prompt(table),
        legal=legal_moves(match) if my_turn else [],
        can_undo=isinstance(undo, int),
        undo_reason=_undo_reason(undo),
        log_from=start,
        log=table.log.entries(match, viewer.first_seat, start),
        view=view_for(match, viewer),
        outcome=outcome(match, stored.resigned),
        commitment=table.commitment,
        hints=stored.hints,
        host=viewer.is_host,
        watching=table.watching(),
        again=None if stored.next_id is None else AgainState(table=stored.next_id, seat=stored.next_by),
    )


def why_not_there(table: TableSession, viewer: Viewer, target: str) -> Message:
    """Why an element of the board stands for no move of a viewer now. Refuses when nothing can be played."""
    match = table.running()
    seat = seat_of(match, viewer)
    if seat is not None and seat == match.turn and not table.is_turn_of(viewer):
        return message("table-back-why")
    return match.why_not_there(target, seat)


def newest_state(table: TableSession, watcher: Watcher) -> TableState:
    """The newest state for a socket, with the part of the log that it does not have yet."""
    state = table_state(table, table.viewer(watcher.token_hash), watcher.log_known)
    watcher.log_known = state.ply
    return state


def _seat(table: TableSession, seat: StoredSeat, viewer: Viewer, connected: set[int]) -> SeatState:
    return SeatState(
        seat=seat.seat,
        name=seat.name,
        kind=seat.kind,
        player=seat.player,
        mine=seat.seat in viewer.seats,
        connected=seat.kind == "bot" or seat.seat in connected,
        replaceable=table.may_replace(seat),
    )


def _undo_reason(undo: int | WhyNoUndo) -> Message | None:
    """Why nothing can be taken back, if there is something that one might want to take back."""
    if isinstance(undo, int) or undo == "nothing_to_undo":
        return None
    return undo_problem(undo).problem.message


def _prompt(table: TableSession) -> Message:
    if table.stored.status == "waiting":
        return message("table-prompt-waiting", count=sum(seat.kind == "open" for seat in table.stored.seats))
    if table.stored.resigned is not None:
        return message("table-resigned", seat=table.stored.resigned)
    return table.match.prompt()
