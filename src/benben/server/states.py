"""What a viewer is told: the only door through which a table leaves the server."""

from typing import TYPE_CHECKING, cast

from benben import Match
from benben.server.models import (
    LegalMove,
    LogEntry,
    Message,
    OutcomeState,
    SeatState,
    TableState,
    read_message,
)
from benben.server.problems import Refusal
from benben.server.seating import Viewer
from benben.server.store import StoredSeat
from benben.server.undo import Taken
from benben.server.views import View

if TYPE_CHECKING:
    from benben.server.live import LiveTable


def table_state(table: "LiveTable", viewer: Viewer, log_from: int) -> TableState:
    """Everything that *viewer* may know of *table*, with the log from the ply *log_from* on."""
    stored, match = table.stored, table.match
    connected = table.connected()
    actor = match.turn
    playing = stored.status == "playing"
    my_turn = playing and actor in viewer.seats
    undo = table.undoable(viewer) if playing else None
    start = min(log_from, len(stored.plies))
    return TableState(
        id=stored.id,
        game=stored.game,
        options=dict(stored.options),
        status=stored.status,
        warming=table.is_warming(),
        version=stored.version,
        ply=len(stored.plies),
        seats=[_seat(seat, viewer, connected) for seat in stored.seats],
        actor=actor,
        my_turn=my_turn,
        thinking=table.bots_turn() is not None,
        prompt=_prompt(table),
        legal=legal_moves(match) if my_turn else [],
        can_undo=isinstance(undo, Taken),
        undo_reason=undo.problem.message if isinstance(undo, Refusal) else None,
        log_from=start,
        log=table.log(viewer.seats[0] if viewer.seats else None, start),
        view=cast(View, match.view(eyes_of(viewer, actor))),
        outcome=_outcome(match),
        commitment=table.commitment,
        hints=stored.hints,
    )


def log_entry(match: Match, ply: int, eyes: int | None) -> LogEntry:
    """Tell in words what a ply did, as the seat *eyes* may be told it."""
    actor = match.plies[ply].actor
    messages = [read_message(message) for message in match.narrate(ply, eyes)]
    return LogEntry(ply=ply, seat=actor if actor >= 0 else None, messages=messages)


def eyes_of(viewer: Viewer, actor: int | None) -> int | None:
    """Whose eyes a viewer sees through: the seat to move if it is his, else his first, else a spectator's."""
    if actor in viewer.seats:
        return actor
    return viewer.seats[0] if viewer.seats else None


def _seat(seat: StoredSeat, viewer: Viewer, connected: set[int]) -> SeatState:
    return SeatState(
        seat=seat.seat,
        name=seat.name,
        kind=seat.kind,
        player=seat.player,
        mine=seat.seat in viewer.seats,
        connected=seat.kind == "bot" or seat.seat in connected,
    )


def _prompt(table: "LiveTable") -> Message:
    if table.stored.status == "waiting":
        open_seats = sum(seat.kind == "open" for seat in table.stored.seats)
        return Message(id="table-prompt-waiting", args={"count": open_seats})
    return read_message(table.match.prompt())


def legal_moves(match: Match) -> list[LegalMove]:
    """Every legal move in words, with the board's elements that stand for it."""
    return [
        LegalMove(
            move=int(move),
            text=str(move),
            message=read_message(match.describe(move)),
            targets=list(match.targets(move)),
        )
        for move in match.legal_moves
    ]


def _outcome(match: Match) -> OutcomeState | None:
    if match.outcome is None:
        return None
    return OutcomeState(winners=list(match.outcome.winners), reason=Message(id=match.outcome.reason))
