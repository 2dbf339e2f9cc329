"""Taking back a decision in company: at once, when all others who play have agreed, or never."""

from typing import Literal, TypeAlias

from benben import Match
from benben.engine.undo import WhyNoUndo, find_undo
from benben.server.models.table import TakeBackState
from benben.server.store import TableHeader, TakeBackRequest
from benben.server.tables.seating import Viewer

WhyNoTakeBack: TypeAlias = WhyNoUndo | Literal["no_take_backs"]
"""Why a decision stands; the last one: nothing is taken back at this table."""


def find_take_back(table: TableHeader, match: Match, own: set[int]) -> int | WhyNoTakeBack:
    """The ply to go back to when the seats *own* take back their last decision, or why it stands.

    With the consent of the others it can be older than their last decisions, unless chance has revealed something.
    """
    if table.terms.take_backs == "consent":
        return find_undo(match, own, {seat.seat for seat in table.seats} - own)
    found = find_undo(match, own, {seat.seat for seat in table.seats if seat.kind == "bot"})
    return "no_take_backs" if table.terms.take_backs == "none" and found != "nothing_to_undo" else found


def yet_to_agree(table: TableHeader, asked: TakeBackRequest) -> list[int]:
    """The seats whose people must still agree: all others for whom no bot plays."""
    owner = table.seats[asked.seat].owner
    return [
        seat.seat
        for seat in table.seats
        if seat.kind == "person"
        and seat.player is None
        and seat.owner != owner
        and seat.seat not in asked.agreed
    ]


def take_back_state(table: TableHeader, viewer: Viewer) -> TakeBackState | None:
    """The open request as a *viewer* sees it."""
    asked = table.take_back
    if asked is None:
        return None
    waiting = yet_to_agree(table, asked)
    return TakeBackState(
        seat=asked.seat,
        waiting=waiting,
        mine=asked.seat in viewer.seats,
        may_answer=any(seat in viewer.seats for seat in waiting),
    )
