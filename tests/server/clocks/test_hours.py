"""The hours in which time runs: windows, days off, daylight saving, leap days."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from benben.server.clocks.hours import ALWAYS, Hours, is_zone, moment_after, running_between, zone_or_utc

ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Australia/Lord_Howe", "Pacific/Apia")
FIRST = datetime(2011, 12, 1, tzinfo=ZoneInfo("UTC")).timestamp()  # Apia skipped 30 December
LAST = datetime(2028, 3, 31, tzinfo=ZoneInfo("UTC")).timestamp()

zones = st.sampled_from(ZONES)
moments = st.floats(FIRST, LAST)
windows = st.builds(
    Hours,
    st.integers(0, 1439),
    st.integers(0, 1440),
    st.sets(st.integers(0, 6), max_size=6).map(lambda days: tuple(sorted(days))),
)


def at(text: str, zone: str) -> float:
    """The moment of a local time such as `2026-03-29 01:30`."""
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@given(windows, zones, moments, st.floats(0, 20 * 86_400), st.floats(0, 20 * 86_400))
def test_what_runs_in_two_stretches_runs_in_both_together(
    hours: Hours, zone: str, start: float, first: float, second: float
) -> None:
    middle, end = start + first, start + first + second
    whole = running_between(hours, zone, start, end)
    parts = running_between(hours, zone, start, middle) + running_between(hours, zone, middle, end)
    assert whole == pytest.approx(parts, abs=1e-3)
    assert 0 <= whole <= end - start + 1e-3


@given(windows, zones, moments, st.floats(0, 10 * 86_400))
def test_after_so_many_seconds_so_many_have_run(
    hours: Hours, zone: str, start: float, seconds: float
) -> None:
    end = moment_after(hours, zone, start, seconds)
    assert running_between(hours, zone, start, end) == pytest.approx(seconds, abs=1e-3)


@given(
    st.integers(240, 1380),
    st.integers(240, 1380),
    st.sets(st.integers(0, 6), max_size=6),
    zones,
    st.integers(int(FIRST) // 60, int(LAST) // 60),
    st.integers(0, 4000),
)
def test_a_minute_counts_if_the_wall_clock_says_so(
    opens: int, closes: int, off: set[int], zone: str, first: int, minutes: int
) -> None:
    hours = Hours(opens, closes, tuple(off))

    def runs(minute: int) -> bool:
        wall = datetime.fromtimestamp(minute * 60, ZoneInfo(zone))
        of_day = wall.hour * 60 + wall.minute
        if closes > opens:
            return opens <= of_day < closes and wall.weekday() not in off
        if of_day >= opens:
            return wall.weekday() not in off
        return of_day < closes and (wall.weekday() - 1) % 7 not in off

    if zone == "Pacific/Apia" and first * 60 < FIRST + 40 * 86_400:
        return  # the day before 31 December was a Thursday there
    expected = 60 * sum(runs(minute) for minute in range(first, first + minutes))
    assert running_between(hours, zone, first * 60, (first + minutes) * 60) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("zone", "start", "hours", "seconds", "end"),
    [
        # A day of the window: due at the same local time on the next day that counts.
        ("Europe/Berlin", "2026-11-26 20:00", Hours(480, 1320), 14 * 3600, "2026-11-27 20:00"),
        ("Europe/Berlin", "2026-11-27 20:00", Hours(480, 1320, (5, 6)), 14 * 3600, "2026-11-30 20:00"),
        # It came in the night: the day begins in the morning.
        ("Europe/Berlin", "2026-11-26 03:00", Hours(480, 1320), 14 * 3600, "2026-11-26 22:00"),
        # Over midnight; Friday's window ends on Saturday, which is off.
        ("Europe/Berlin", "2026-11-27 23:00", Hours(1080, 120, (5,)), 3 * 3600, "2026-11-28 02:00"),
        ("Europe/Berlin", "2026-11-27 23:00", Hours(1080, 120, (5,)), 4 * 3600, "2026-11-29 19:00"),
        # Clocks go forward in the night of 29 March 2026 and back in that of 25 October.
        ("Europe/Berlin", "2026-03-28 12:00", Hours(0, 1440, (2,)), 86_400, "2026-03-29 13:00"),
        ("Europe/Berlin", "2026-10-24 12:00", Hours(0, 1440, (2,)), 86_400, "2026-10-25 11:00"),
        ("Europe/Berlin", "2026-03-28 20:00", Hours(480, 1320), 14 * 3600, "2026-03-29 20:00"),
        # 29 February is a day like any other.
        ("Europe/Berlin", "2028-02-28 20:00", Hours(480, 1320), 14 * 3600, "2028-02-29 20:00"),
        ("Europe/Berlin", "2027-02-28 20:00", Hours(480, 1320), 14 * 3600, "2027-03-01 20:00"),
    ],
)
def test_deadlines(zone: str, start: str, hours: Hours, seconds: float, end: str) -> None:
    assert moment_after(hours, zone, at(start, zone), seconds) == pytest.approx(at(end, zone))


def test_without_hours_all_time_runs() -> None:
    assert moment_after(ALWAYS, "Europe/Berlin", 100.0, 50.0) == 150.0
    assert running_between(ALWAYS, "Europe/Berlin", 100.0, 150.0) == 50.0
    assert running_between(ALWAYS, "Europe/Berlin", 150.0, 100.0) == 0.0


@pytest.mark.parametrize(
    ("hours", "seconds"), [(Hours(480, 1320), 50_400), (Hours(1080, 120), 28_800), (ALWAYS, 86_400)]
)
def test_the_length_of_a_window(hours: Hours, seconds: float) -> None:
    assert hours.day == seconds


@pytest.mark.parametrize("wrong", [(0, 1440, range(7)), (1440, 1440, ()), (-1, 5, ()), (0, 1441, ())])
def test_hours_that_are_none(wrong: tuple[int, int, tuple[int, ...]]) -> None:
    with pytest.raises(ValueError, match="needs"):
        Hours(wrong[0], wrong[1], tuple(wrong[2]))


def test_zones() -> None:
    assert is_zone("Europe/Budapest")
    for name in ("Europe/Atlantis", "", "../etc/passwd", "/etc/passwd", "UTC\0"):
        assert not is_zone(name)
        assert zone_or_utc(name) is UTC
