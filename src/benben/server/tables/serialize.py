"""The parts of a match that its viewers may see: legal moves, view, positions of a finished game, outcome."""

from collections.abc import Sequence
from typing import cast

from benben import Match
from benben.engine.errors import MoveError
from benben.engine.message import Message, message
from benben.engine.view import GameView
from benben.server import http_errors
from benben.server.models.table import LegalMove, OutcomeState, PositionState
from benben.server.tables.seating import Viewer

MOST_LINE = 64
"""The most plies of a line of other moves."""


def legal_moves(match: Match) -> list[LegalMove]:
    """Every legal move in words, with the board's elements that stand for it."""
    final, table = match.final_moves, match.table
    return [
        LegalMove(
            move=int(move),
            text=str(move),
            message=move.describe(table),
            targets=move.targets(table),
            final=int(move) in final,
        )
        for move in match.legal_moves
    ]


def seat_of(match: Match, viewer: Viewer) -> int | None:
    """The seat whose view a viewer gets: the seat to move if it is theirs, else their first; None for a spectator."""
    return match.turn if match.turn in viewer.seats else viewer.first_seat


def shares_secrets(match: Match, viewer: Viewer) -> bool:
    """Whether a viewer with several seats sees something now that their other seats must not see."""
    if len(viewer.seats) < 2 or not match.rules.views_differ(match.table):  # noqa: PLR2004
        return False
    seat = seat_of(match, viewer)
    views = [{**match.view(each), "viewer": None} for each in (seat, *viewer.seats)]
    return any(view != views[0] for view in views)


def view_for(match: Match, viewer: Viewer) -> GameView:
    """The game's view for a viewer."""
    seat = seat_of(match, viewer)
    return cast(GameView, match.view(seat))  # `Match` types the view of any game as a plain dictionary


def resignation(seat: int, *, on_time: bool) -> Message:
    """How a game ended that a seat has given up, or lost on time."""
    return message("table-time-up" if on_time else "table-resigned", seat=seat)


def outcome(match: Match, resigned: int | None, *, on_time: bool = False) -> OutcomeState | None:
    """The outcome, by the rules or because a seat has *resigned* or lost *on_time*; None during the game."""
    if resigned is not None:
        winners = [seat for seat in range(match.players) if seat != resigned]
        reason = resignation(resigned, on_time=on_time)
        return OutcomeState(winners=winners, reason=reason, resigned=resigned)
    found = match.outcome
    return None if found is None else OutcomeState(winners=found.winners, reason=message(found.reason))


def position(
    whole: Match, viewer: Viewer, ply: int, line: Sequence[int] = (), *, shows_moves: bool = True
) -> PositionState:
    """The position before a *ply* of a match, or after a *line* of other moves and outcomes from there.

    Refuses plies that were never played, and lines that are not possible. The legal moves are left out if not wanted.
    """
    return position_of(line_from(whole, ply, line), viewer, shows_moves=shows_moves)


def line_from(whole: Match, ply: int, line: Sequence[int]) -> Match:
    """The match after a *line* of other moves and outcomes from the position before a *ply*. Refuses as `position`."""
    if ply > whole.ply:
        raise http_errors.malformed(f"ply {ply}: this game had {whole.ply}")
    return carried_on(whole.at(ply), line)


def carried_on(match: Match, line: Sequence[int]) -> Match:
    """A copy of the match after a *line* of moves and outcomes. Refuses a line that is not possible."""
    after = match.copy()
    try:
        for code in line:
            after.push(code)
    except MoveError as error:
        raise http_errors.malformed(f"ply {after.ply}: {error}") from None
    return after


def position_of(match: Match, viewer: Viewer, *, shows_moves: bool = True) -> PositionState:
    """The position at which a match stands."""
    return PositionState(
        ply=match.ply,
        actor=match.turn,
        moves=legal_moves(match) if match.turn is not None and shows_moves else [],
        view=view_for(match, viewer),
    )
