"""Quiet hours and reminders: by an explicit moment, in the person's time zone."""

from dataclasses import replace
from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from benben.server.clocks import Clock, TimeControl
from benben.server.notices.timing import after_quiet_hours, next_reminder
from benben.server.store.notices import NoticeChoices

BERLIN = ZoneInfo("Europe/Berlin")
DAY = 86_400


def at(*moment: int) -> float:
    return datetime(*moment, tzinfo=BERLIN).timestamp()  # type: ignore[arg-type,misc]


@pytest.mark.parametrize(
    ("start", "end", "now", "expected"),
    [
        (22 * 60, 7 * 60, at(2026, 5, 4, 21, 59), at(2026, 5, 4, 21, 59)),
        (22 * 60, 7 * 60, at(2026, 5, 4, 22, 0), at(2026, 5, 5, 7, 0)),
        (22 * 60, 7 * 60, at(2026, 5, 5, 3, 0), at(2026, 5, 5, 7, 0)),
        (22 * 60, 7 * 60, at(2026, 5, 5, 7, 0), at(2026, 5, 5, 7, 0)),
        (13 * 60, 15 * 60, at(2026, 5, 5, 14, 0), at(2026, 5, 5, 15, 0)),
        (0, 6 * 60, at(2026, 5, 5, 0, 30), at(2026, 5, 5, 6, 0)),
        (18 * 60, 0, at(2026, 5, 5, 23, 30), at(2026, 5, 6, 0, 0)),
        (0, 0, at(2026, 5, 5, 3, 0), at(2026, 5, 5, 3, 0)),
        (22 * 60, 7 * 60, at(2026, 3, 29, 1, 0), at(2026, 3, 29, 7, 0)),  # an hour is skipped in this night
        (22 * 60, 7 * 60, at(2026, 10, 25, 1, 0), at(2026, 10, 25, 7, 0)),  # an hour is repeated
    ],
)
def test_nothing_is_sent_in_quiet_hours(start: int, end: int, now: float, expected: float) -> None:
    chosen = NoticeChoices("once", start, end, "Europe/Berlin")
    assert after_quiet_hours(chosen, now) == pytest.approx(expected, abs=1e-3)


SLOW = Clock.new(TimeControl("correspondence", 3 * DAY), ["UTC", "UTC"]).run(0, 0)


def test_reminders_come_as_often_as_chosen_and_shortly_before_the_end() -> None:
    assert next_reminder("never", SLOW, 30) is None
    assert next_reminder("once", SLOW, 30) == 2.5 * DAY
    assert next_reminder("once", SLOW, 2.5 * DAY) is None
    assert next_reminder("daily", SLOW, 30) == DAY + 30
    assert next_reminder("daily", SLOW, 2 * DAY) == 2.5 * DAY
    assert next_reminder("daily", SLOW, 2.5 * DAY) is None


def test_no_reminders_without_days_to_decide() -> None:
    fast = Clock.new(TimeControl("move", 60), ["UTC", "UTC"]).run(0, 0)
    assert next_reminder("daily", fast, 1) is None
    assert next_reminder("daily", None, 1) is None
    assert next_reminder("daily", SLOW.run(None, 10), 10) is None


def test_a_nudge_is_possible_after_half_the_time_and_once_a_day() -> None:
    assert SLOW.nudge_from == DAY / 2
    hours = Clock.new(TimeControl("correspondence", 4 * 3600), ["UTC"]).run(0, 1000)
    assert hours.nudge_from == 1000 + 2 * 3600
    assert replace(SLOW, nudged=DAY).nudge_from == 2 * DAY
    assert replace(SLOW, nudged=-10 * DAY).nudge_from == DAY / 2
    assert SLOW.run(None, 10).nudge_from is None
    assert Clock.new(TimeControl("fischer", 300), ["UTC"]).run(0, 0).nudge_from is None
