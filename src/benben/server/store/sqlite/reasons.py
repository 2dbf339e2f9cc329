"""Why SQLite refuses, in words."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from benben.engine.errors import trouble
from benben.engine.message import Message, message
from benben.server.store.errors import StoreError, unusable

DAMAGED = message("engine-store-damaged")
UNOPENED = message("engine-store-unopened")
_EXPLAINED = {
    "readonly": message("engine-store-readonly"),
    "unable to open database file": UNOPENED,
    "file is not a database": message("engine-store-foreign"),
    "malformed": DAMAGED,
    "disk is full": message("engine-store-full"),
    "disk I/O error": message("engine-store-disk"),
    "database is locked": message("engine-store-locked"),
}
"""Reasons by a part of SQLite's message."""


@contextmanager
def as_store_error(url: URL) -> Iterator[None]:
    """Turn SQLite's exceptions into a `StoreError` that names the database and the reason."""
    try:
        yield
    except StoreError as error:
        raise unusable(url, error.message) from error
    except DBAPIError as error:
        raise unusable(url, _reason_of(str(error.orig))) from error
    except OSError as error:
        raise unusable(url, trouble(error)) from error
    except (sqlite3.Error, SQLAlchemyError) as error:
        raise unusable(url, _reason_of(str(error))) from error


def _reason_of(said: str) -> Message | str:
    """The reason of a refusal: a message for the usual ones, else SQLite's text."""
    return next((reason for sign, reason in _EXPLAINED.items() if sign in said), said)
