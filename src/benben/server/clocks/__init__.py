"""Clocks of games: how much time everybody has, and when it is up. Nothing here reads the time or waits."""

from benben.server.clocks.clock import (
    AtZero,
    Clock,
    ClockKind,
    TimeControl,
    Timing,
    clock_from_json,
    clock_to_json,
)
from benben.server.clocks.hours import ALWAYS, DAY, Hours, is_zone, zone_or_utc

__all__ = [
    "ALWAYS",
    "DAY",
    "AtZero",
    "Clock",
    "ClockKind",
    "Hours",
    "TimeControl",
    "Timing",
    "clock_from_json",
    "clock_to_json",
    "is_zone",
    "zone_or_utc",
]
