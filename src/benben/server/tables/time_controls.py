"""The clocks of new tables."""

from collections.abc import Sequence
from dataclasses import replace

from benben import Game
from benben.engine.message import message
from benben.server import http_errors
from benben.server.clocks import ALWAYS, Clock, Hours, TimeControl
from benben.server.models.requests import ClockRequest, HoursRequest, TableRequest
from benben.server.settings import Settings
from benben.server.store import StoredTable
from benben.server.tables import matches
from benben.server.tables.timekeeping import run_for_turn

_SHORTEST_WINDOW = 3600.0
_DUEL_SEATS = 2  # with more, the others would lose a game that they want to play on


def time_control(request: TableRequest, game: Game, settings: Settings) -> TimeControl | None:
    """The time control of a new table. Refuses one that the table cannot have, and a bot that is not offered."""
    clock = request.clock
    if clock is None:
        return None
    if clock.at_zero == "resign" and len(request.seats) != _DUEL_SEATS:
        raise http_errors.bad_clock(message("error-clock-resign"))
    if clock.player is not None:
        matches.check_player(clock.player, game, settings.players, any_spec=settings.free_players)
    return TimeControl(
        clock.kind,
        clock.seconds,
        clock.increment if clock.kind == "fischer" else 0,
        _hours(clock.hours, clock),
        clock.at_zero,
        clock.player or settings.stand_in,
        min(clock.vacation, settings.vacation_days) if clock.kind == "correspondence" else 0,
    )


def _hours(asked: HoursRequest | None, clock: ClockRequest) -> Hours:
    if asked is None or clock.kind != "correspondence":
        return ALWAYS
    hours = Hours(asked.start, asked.end, tuple(sorted({*asked.days_off})))
    if hours.day < _SHORTEST_WINDOW:
        raise http_errors.bad_clock(message("error-clock-window"))
    return hours


def start_clock(table: StoredTable, control: TimeControl, zones: Sequence[str], now: float) -> StoredTable:
    """A new table with a clock, for seats in these time zones."""
    return replace(table, clock=run_for_turn(table, Clock.new(control, zones), now))
