"""A table's clock in the JSON contract."""

from collections.abc import Sequence
from dataclasses import dataclass

from benben.server.clocks import AtZero, Clock, ClockKind


@dataclass(frozen=True, kw_only=True)
class HoursState:
    """When time runs: a daily window in minutes after midnight, in each player's time zone, and days off."""

    start: int
    end: int
    """At or before the start: on the next day."""
    days_off: Sequence[int]
    """0 is Monday."""


@dataclass(frozen=True, kw_only=True)
class ClockState:
    """The clock of a table. Moments are seconds since 1970 by the server's clock."""

    kind: ClockKind
    seconds: float
    """For each decision; with `fischer`, for the game."""
    increment: float
    hours: HoursState | None
    """None: time runs day and night."""
    at_zero: AtZero
    player: str
    """The bot that plays at zero."""
    left: Sequence[float]
    """Each seat's seconds; those of the running seat are the ones that it had at `since`."""
    running: int | None
    """The seat whose time runs."""
    since: float | None
    due: float | None
    """When the running seat's time will be up."""
    paused: bool
    agreed: Sequence[int]
    """The seats that want a pause, as long as not all do."""
    fell: int | None
    """The seat that has resigned because its time was up."""
    vacation: int
    """How many days of vacation each player may take in this game."""
    vacations: Sequence[float]
    """How many more seconds of vacation each seat may take; those of a vacation that goes on are not among them."""
    away: Sequence[float | None]
    """Until when each seat is or was on its last vacation."""
    held: Sequence[float | None]
    """Until when a bot holds each seat for its person."""
    nudge_from: float | None
    """From when on the others may nudge the running seat's person: once a day, at slow tables only."""


def clock_state(clock: Clock) -> ClockState:
    """A clock for the browsers; it is the same for all."""
    control, hours, runs = clock.control, clock.control.hours, clock.running is not None
    return ClockState(
        kind=control.kind,
        seconds=control.seconds,
        increment=control.increment,
        hours=None
        if hours.is_always
        else HoursState(start=hours.start, end=hours.end, days_off=hours.days_off),
        at_zero=control.at_zero,
        player=control.player,
        left=clock.banks,
        running=clock.running,
        since=clock.since if runs else None,
        due=clock.time_up,
        paused=clock.paused,
        agreed=clock.agreed,
        fell=clock.fell,
        vacation=control.vacation,
        vacations=[vacation.left for vacation in clock.vacations],
        away=[vacation.end or None for vacation in clock.vacations],
        held=clock.held,
        nudge_from=clock.nudge_from,
    )
