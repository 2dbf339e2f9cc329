"""How the changes of a table change its clock."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from benben import Match
from benben.server.clocks import Clock, Timing
from benben.server.store import TableChange, TableHeader
from benben.server.tables.seating import without_stand_in


class TakenBack(NamedTuple):
    """Decisions that were taken back: their seats and timings, and the seats that did it without asking anyone."""

    timings: Sequence[tuple[int, Timing]]
    charged: Collection[int]


def cut(timings: Mapping[int, Timing], before: Match, start: int) -> list[tuple[int, Timing]]:
    """The seats and timings of the decisions of a match from a ply on."""
    return [(before.plies[ply].actor, timing) for ply, timing in sorted(timings.items()) if ply >= start]


def in_time(
    change: TableChange, header: TableHeader, clock: Clock, taken_back: TakenBack | None, now: float
) -> tuple[TableChange, TableHeader]:
    """A change of the plies and the table after it, with their part of the clock.

    The first ply of a change is the decision, if it is not chance. A bot that finished somebody's turn gives the seat
    back as soon as another seat is to decide.
    """
    if taken_back is not None:
        clock = clock.rewind(taken_back.timings, now, taken_back.charged)
    elif change.plies and change.plies[0].actor >= 0:
        seat = change.plies[0].actor
        if not header.seats[seat].is_bot_playing:
            clock, timing = clock.decided(seat, now)
            change = replace(change, timing=timing)
    if clock.lent is not None and change.actor != clock.lent:
        back = without_stand_in(header.seats[clock.lent])
        change = replace(change, seats=(*change.seats, back))
        seats = tuple(back if seat.seat == back.seat else seat for seat in header.seats)
        header, clock = replace(header, seats=seats), clock.given_back()
    return change, replace(header, clock=clock)


def run_for_turn(table: TableHeader, clock: Clock, now: float) -> Clock:
    """The clock of a table that has just changed: time runs for the person who is to decide.

    Bots hold seats as long as they play there and the game goes on.
    """
    bots = [seat.seat for seat in table.seats if seat.is_bot_playing and table.status == "playing"]
    return clock.run(to_decide(table), now).holding_only(bots)


def waits_for(table: TableHeader) -> tuple[int | None, float]:
    """The seat whose person is to decide, and until when they are on vacation."""
    seat, clock = to_decide(table), table.clock
    return seat, 0.0 if seat is None or clock is None else clock.vacations[seat].end


def to_decide(table: TableHeader) -> int | None:
    """The seat whose person is to decide; None if it is a bot's turn or no one's."""
    seat = table.actor if table.status == "playing" else None
    return None if seat is None or table.seats[seat].is_bot_playing else seat
