"""Why a request about a table's clock is refused."""

from benben.server.http_errors import Refusal


def no_clock() -> Refusal:
    """Refuse a pause at a table without a clock."""
    return Refusal(409, "no_clock")


def time_up() -> Refusal:
    """Refuse a decision because the time of the seat to decide was up."""
    return Refusal(409, "time_up")


def clock_decides() -> Refusal:
    """Refuse to let a bot play for a person who has time left on the table's clock."""
    return Refusal(409, "clock_decides")


def no_nudge() -> Refusal:
    """Refuse a nudge that comes too early, or where no one waits for another person."""
    return Refusal(409, "no_nudge")


def no_absence() -> Refusal:
    """Refuse a person who wants to be away for days, where the table does not allow it or a bot plays already."""
    return Refusal(409, "no_absence")


def no_vacation(days: int) -> Refusal:
    """Refuse a vacation that is longer than the *days* that the seat has left."""
    return Refusal(409, "no_vacation", days=days)
