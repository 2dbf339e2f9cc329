"""How asyncpg reaches the database that an address names, and why it does not."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeAlias
from urllib.parse import quote, urlencode

import asyncpg
from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from benben.engine.message import message
from benben.server.store.errors import StoreError, unusable
from benben.server.store.scripts import Script, T

Session: TypeAlias = asyncpg.Connection

_NUMBERS = {
    "timeout": 10.0,
    "command_timeout": 10.0,
    "statement_cache_size": 100,
}
"""asyncpg's own parameters in an address, next to libpq's: seconds for connecting, seconds for a statement, prepared
statements for each connection (0 behind a pooler that mixes sessions)."""
_UNREACHABLE = (
    OSError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the server has said goodbye, but the connection is not closed yet
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,  # it shuts down, or starts up
)


def arguments(url: URL) -> dict[str, Any]:
    """The arguments of `asyncpg.connect` for an address in SQLAlchemy's form.

    The query may contain all of libpq's parameters (`sslmode`, `host` for a socket's folder, …), and `ssl` as another
    name of `sslmode`. Raises `ValueError` for a malformed number.
    """
    query = {key: value if isinstance(value, str) else ",".join(value) for key, value in url.query.items()}
    if "ssl" in query:
        query["sslmode"] = query.pop("ssl")
    if "prepared_statement_cache_size" in query:  # as SQLAlchemy calls it
        query["statement_cache_size"] = query.pop("prepared_statement_cache_size")
    numbers = {name: type(usual)(query.pop(name, usual)) for name, usual in _NUMBERS.items()}
    named = {"host": url.host, "port": url.port, "user": url.username, "password": url.password}
    return {
        "dsn": f"postgresql:///?{urlencode(query, quote_via=quote)}" if query else "postgresql:///",
        **{name: value for name, value in named.items() if value},
        "database": url.database or None,
        **numbers,
    }


@contextmanager
def as_store_error(url: URL) -> Iterator[None]:
    """Turn PostgreSQL's exceptions into a `StoreError` that names the database and the reason."""
    try:
        yield
    except StoreError as error:
        raise unusable(url, error.message) from error
    except ValueError as error:  # something in the address that asyncpg does not take is one too
        raise unusable(url, str(error)) from error
    except TimeoutError as error:
        raise unusable(url, message("engine-store-slow")) from error
    except _UNREACHABLE as error:
        raise unusable(url, message("engine-store-unreachable", error=str(error))) from error
    except DBAPIError as error:
        raise unusable(url, str(error.orig)) from error
    except (asyncpg.PostgresError, SQLAlchemyError) as error:
        raise unusable(url, str(error)) from error


def libpq_url(url: URL) -> str:
    """The address as `pg_dump` and `pg_restore` take it, without the password: they ask for it, or read `~/.pgpass`."""
    others = {*_NUMBERS, "prepared_statement_cache_size", "password"}
    query = {key: value for key, value in url.query.items() if key not in others}
    if "ssl" in query:
        query["sslmode"] = query.pop("ssl")
    bare = URL.create("postgresql", url.username, None, url.host, url.port, url.database, query)
    return bare.render_as_string()


async def follow_on(session: Session, script: Script[T]) -> T:
    """Carry out a script in the transaction of a session."""
    try:
        found = next(script)
        while True:
            rows = await session.fetch(found.statement, *found.row)
            found = script.send([tuple(row) for row in rows])
    except StopIteration as end:
        result: T = end.value
        return result
