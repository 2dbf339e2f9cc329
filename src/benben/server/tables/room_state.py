"""The review room as its members see it."""

from benben import Match
from benben.engine.message import Message
from benben.engine.table import CHANCE
from benben.server.models.room import (
    RoomArrowState,
    RoomNoteState,
    RoomOutcome,
    RoomState,
    RoomStep,
)
from benben.server.tables.room import Room
from benben.server.tables.roomed import RoomedTable
from benben.server.tables.seating import Viewer
from benben.server.tables.serialize import position_of


def room_state(table: RoomedTable, viewer: Viewer) -> RoomState | None:
    """The room for a player of the finished game; None if there is none."""
    room, match = table.room.current, table.room_match()
    if room is None or match is None:
        return None
    seat = viewer.first_seat
    return RoomState(
        leader=room.leader,
        members=room.members,
        joined=seat in room.members,
        leads=seat is not None and seat == room.leader,
        ply=room.place.ply,
        line=[_step(match, ply, seat) for ply in range(room.place.ply, match.ply)],
        position=position_of(match, viewer),
        outcomes=_outcomes(match, seat),
        engine=room.engine,
        chosen=room.chosen,
        thinking=table.engine_seat() is not None,
        notes=_notes(room, seat),
        arrows=[
            RoomArrowState(seat=arrow.seat, start=arrow.start, end=arrow.end)
            for arrow in room.arrows
            if arrow.place == room.place
        ],
    )


def _step(match: Match, ply: int, viewer: int | None) -> RoomStep:
    step = match.plies[ply]
    return RoomStep(
        move=step.move,
        seat=None if step.actor == CHANCE else step.actor,
        text=step.text,
        events=match.narrate(ply, viewer) or _described(match, ply),
    )


def _described(match: Match, ply: int) -> list[Message]:
    step = match.plies[ply]
    return [] if step.actor == CHANCE else [match.at(ply).describe(step.move)]


def _outcomes(match: Match, viewer: int | None) -> list[RoomOutcome]:
    if not match.is_chance:
        return []
    outcomes = match.rules.outcomes(match.table)
    return [
        RoomOutcome(
            move=code,
            text=str(outcomes.value(code)),
            events=_events_of(match, code, viewer),
            weight=weight,
        )
        for code, weight in enumerate(match.weights())
        if weight > 0
    ]


def _events_of(match: Match, outcome: int, viewer: int | None) -> list[Message]:
    after = match.copy()
    after.push(outcome)
    return after.narrate(match.ply, viewer)


def _notes(room: Room, seat: int | None) -> list[RoomNoteState]:
    return [
        RoomNoteState(
            id=note.id,
            seat=note.seat,
            ply=note.place.ply,
            line=note.place.line,
            text=note.text,
            removable=seat is not None and seat in {note.seat, room.leader},
        )
        for note in room.notes
    ]
