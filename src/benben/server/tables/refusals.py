"""Why a request about a daily deal or a review room is refused."""

from benben.server.http_errors import Refusal


def no_daily() -> Refusal:
    """Refuse a deal of a game or a day that has none here: the day is still to come, or was before the first deal."""
    return Refusal(404, "no_daily")


def daily_goes_on() -> Refusal:
    """Refuse what would show the secret of a deal that others may still play today, or repeat the deal."""
    return Refusal(409, "daily_goes_on")


def daily_hidden() -> Refusal:
    """Refuse to show somebody else's table of a deal that may still be played today."""
    return Refusal(403, "daily_hidden")


def not_in_room() -> Refusal:
    """Refuse what only those do who are in the review room."""
    return Refusal(409, "not_in_room")


def not_the_leader() -> Refusal:
    """Refuse what only the leader of a review room does."""
    return Refusal(403, "not_the_leader")


def room_has_leader() -> Refusal:
    """Refuse to lead while the leader is in the room."""
    return Refusal(409, "room_has_leader")


def room_line_full(most: int) -> Refusal:
    """Refuse to play a line on that has *most* moves."""
    return Refusal(409, "room_line_full", most=most)
