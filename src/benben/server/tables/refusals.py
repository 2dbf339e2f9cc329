"""Why a request about a daily deal is refused."""

from benben.server.http_errors import Refusal


def no_daily() -> Refusal:
    """Refuse a deal of a game or a day that has none here: the day is still to come, or was before the first deal."""
    return Refusal(404, "no_daily")


def daily_goes_on() -> Refusal:
    """Refuse what would show the secret of a deal that others may still play today, or repeat the deal."""
    return Refusal(409, "daily_goes_on")
