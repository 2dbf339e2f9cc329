"""Errors of the store. Each explains itself in words."""

from typing import TYPE_CHECKING

from benben.engine.errors import BenbenError
from benben.engine.message import Message, message
from benben.server import metrics

if TYPE_CHECKING:
    from sqlalchemy import URL


class StoreError(BenbenError):
    """The store cannot be opened, read or written; the message says why in words."""


class StaleTable(Exception):
    """The table has changed in the store since it was read, by another writer of the same database."""


def unusable(url: "URL", reason: Message | str) -> StoreError:
    """The error for an unusable database; a *reason* in plain text comes from another program. The metrics count it."""
    metrics.STORE_ERRORS.inc()
    name = name_of(url)
    return StoreError(message("engine-store-unusable", name=name, reason=reason))


def name_of(url: "URL") -> str:
    """Name the database without its password."""
    if is_sqlite(url):
        return str(url.database)
    return url.difference_update_query(["password"]).render_as_string(hide_password=True)


def is_sqlite(url: "URL") -> bool:
    """Whether the database is a file of SQLite's."""
    return url.drivername == "sqlite"


def no_driver(url: "URL", which: str) -> StoreError:
    """The error for a missing database driver."""
    return unusable(url, message("engine-store-no_driver", error=which))


def too_busy(url: "URL") -> StoreError:
    """That more is waiting to be written than the store can keep up with."""
    return unusable(url, message("engine-store-busy"))


def closed(url: "URL") -> StoreError:
    """That the store has been closed."""
    return unusable(url, message("engine-store-closed"))
