"""When a person is notified: quiet hours and reminders, as functions of an explicit *now*."""

from benben.server.clocks import Clock, Hours
from benben.server.clocks.hours import DAY, moment_after
from benben.server.store.notices import NoticeChoices, Remind


def after_quiet_hours(chosen: NoticeChoices, now: float) -> float:
    """The first moment from *now* on that does not lie in the quiet hours of a person."""
    if chosen.quiet_start == chosen.quiet_end:
        return now
    awake = Hours(chosen.quiet_end, chosen.quiet_start)
    return max(now, moment_after(awake, chosen.zone, now, 1.0) - 1.0)


def next_reminder(remind: Remind, clock: Clock | None, now: float) -> float | None:
    """When to remind a person of a turn of which they are notified *now*; None: not again.

    `once` is shortly before the time is up (`Clock.last_call`), `daily` also every day before that.
    """
    last = None if clock is None else clock.last_call
    if remind == "never" or last is None or last <= now:
        return None
    return min(now + DAY, last) if remind == "daily" else last
