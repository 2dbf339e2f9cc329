"""The days of daily deals: each is a day in UTC, such as `2026-03-01`. Its secret is shown when it is over."""

import hashlib
import hmac
from datetime import UTC, date, datetime, timedelta

from benben.server import http_errors
from benben.server.store import TableHeader, TableTerms

_SEED_BITS = 53


def day_of(now: float) -> str:
    """The day of a moment in seconds since 1970."""
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def number_of(day: str) -> int:
    """The number of a day: the next day has the next one."""
    return date.fromisoformat(day).toordinal()


def end_of(day: str) -> float:
    """When a day ends, in seconds since 1970. Raises `ValueError` for a text that is no day."""
    midnight = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return (midnight + timedelta(days=1)).timestamp()


def goes_on(terms: TableTerms, now: float) -> bool:
    """Whether others may still play a table's daily deal."""
    return terms.daily is not None and now < end_of(terms.daily)


def refuse_before_its_end(terms: TableTerms, now: float) -> None:
    """Refuse what would show the secret of a table's daily deal while its day lasts."""
    if goes_on(terms, now):
        raise http_errors.daily_goes_on()


def secret_of(key: str, game: str, day: str) -> str:
    """The secret of a game's deal of a day, in hexadecimal, from the server's *key* in hexadecimal."""
    return hmac.new(bytes.fromhex(key), f"benben daily {game} {day}".encode(), hashlib.sha256).hexdigest()


def seed_of(table: TableHeader, ply: int) -> int | None:
    """The seed of a bot's decision at a *ply* of a daily deal: the same at all its tables. None elsewhere."""
    if table.terms.daily is None:
        return None
    digest = hmac.digest(bytes.fromhex(table.dealer_secret), f"bot:{ply}".encode(), "sha256")
    return int.from_bytes(digest, "big") >> (256 - _SEED_BITS)
