"""The hours in which a player's time runs: a daily window and days off, in the player's time zone.

A moment is a number of seconds since 1970 in UTC, so no change of a local clock can repeat or skip any.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

_UTC = "UTC"
DAY = 86_400.0
"""The seconds of a day."""
_MINUTES = 1440  # of a day
_HOUR = 60  # minutes
_WEEK = 7  # days


@dataclass(frozen=True)
class Hours:
    """A daily window in minutes after midnight, and days off (0 is Monday).

    A window that ends at or before its *start* goes on after midnight; all of it belongs to the day on which it starts.
    """

    start: int = 0
    end: int = _MINUTES
    days_off: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        """Raise `ValueError` if no time would ever run, or if these are no times of a day."""
        if not 0 <= self.start < _MINUTES or not 0 <= self.end <= _MINUTES:
            raise ValueError("a window needs minutes of a day")
        if not {*range(_WEEK)} - {*self.days_off}:
            raise ValueError("a week needs a day that is not off")

    @property
    def is_always(self) -> bool:
        """Whether time runs without a break."""
        return self.start == 0 and self.end == _MINUTES and not self.days_off

    @property
    def day(self) -> float:
        """The seconds of one window."""
        return float((self.end - self.start - 1) % _MINUTES + 1) * 60


ALWAYS = Hours()
"""Day and night."""
NEVER = (0.0, 0.0)
"""A span without a moment."""


def running_between(
    hours: Hours, zone: str, start: float, end: float, off: tuple[float, float] = NEVER
) -> float:
    """The seconds that run from *start* to *end*; 0 if the end is earlier. None run between the moments of *off*."""
    begins, ends = off
    if begins < ends:
        before = running_between(hours, zone, start, min(end, begins))
        return before + running_between(hours, zone, max(start, ends), end)
    if hours.is_always:
        return max(0.0, end - start)
    total = 0.0
    for opens, closes in _windows(hours, zone, start):
        if opens >= end:
            break
        total += max(0.0, min(closes, end) - max(opens, start))
    return total


def moment_after(
    hours: Hours, zone: str, start: float, seconds: float, off: tuple[float, float] = NEVER
) -> float:
    """The first moment at which *seconds* have run since *start*. None run between the moments of *off*."""
    begins, ends = off
    if begins < ends:
        before = running_between(hours, zone, start, begins)
        if seconds > before:
            return moment_after(hours, zone, max(start, ends), seconds - before)
    if hours.is_always or seconds <= 0:
        return start + max(0.0, seconds)
    left = seconds
    for opens, closes in _windows(hours, zone, start):
        begins = max(opens, start)
        if begins + left <= closes:
            return begins + left
        left -= max(0.0, closes - begins)
    raise AssertionError("unreachable: windows have no end")


def _windows(hours: Hours, zone: str, moment: float) -> Iterator[tuple[float, float]]:
    """The windows that end after a moment, in order; no two overlap."""
    local = zone_or_utc(zone)
    date = datetime.fromtimestamp(moment, local).date() - timedelta(days=1)
    last = moment
    while True:
        if date.weekday() not in hours.days_off:
            midnight = datetime.combine(date, time(), local)
            days, end = (1, hours.end) if hours.end <= hours.start else divmod(hours.end, _MINUTES)
            opens = max(last, _at(midnight, 0, hours.start))
            closes = _at(midnight, days, end)
            if closes > opens:
                yield opens, closes
                last = closes
        date += timedelta(days=1)


def _at(midnight: datetime, days: int, minutes: int) -> float:
    """The moment of a local time. A skipped local time is as much later, a repeated one the first."""
    return (
        (midnight + timedelta(days=days)).replace(hour=minutes // _HOUR, minute=minutes % _HOUR).timestamp()
    )


@lru_cache(maxsize=1024)
def zone_or_utc(name: str) -> tzinfo:
    """The time zone of this name; UTC if there is none (any more). A page has no other zones than UTC."""
    try:
        return UTC if name == _UTC else ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def is_zone(name: str) -> bool:
    """Whether a time zone has this name."""
    return name == _UTC or zone_or_utc(name) is not UTC
