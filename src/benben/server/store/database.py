"""Opening the database: its settings, its health, its migrations. All trouble is told in words."""

from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, event, text
from sqlalchemy.exc import DBAPIError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"

_BUSY_TIMEOUT = 5000  # milliseconds that a writer waits for another one
_PRAGMAS = (
    "PRAGMA journal_mode = WAL",  # readers never wait for a writer
    # FULL: with NORMAL a power cut may lose the last commits, and people have been told of them already.
    # It costs one fsync per move, which at the pace of people and of bots that pause nobody notices.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {_BUSY_TIMEOUT}",
)


class StoreError(Exception):
    """The store cannot be opened, read or written; the message says why in words."""


async def open_engine(url: URL) -> AsyncEngine:
    """Open the database at *url*, check it, and bring its tables to this version. Raises `StoreError`."""
    engine = _make_engine(url)
    try:
        with told_in_words(url):
            async with engine.connect() as connection:
                await _check(connection, url)
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
    except BaseException:
        await engine.dispose()
        raise
    return engine


def migrate(connection: Connection) -> None:
    """Bring the tables behind *connection* to this version. Raises `StoreError` if they are newer."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreError(f"its tables were made by another version of Benben ({error})") from error


@contextmanager
def told_in_words(url: URL) -> Iterator[None]:
    """Turn the database's exceptions into a `StoreError` that names the database and the reason."""
    try:
        yield
    except StoreError as error:
        raise StoreError(f"The database {name_of(url)} cannot be used: {error}.") from error
    except DBAPIError as error:
        raise StoreError(f"The database {name_of(url)} cannot be used: {reason_of(error)}.") from error
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"The database {name_of(url)} cannot be used: {error}.") from error


@asynccontextmanager
async def transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Everything inside is committed together or not at all. Raises `StoreError`."""
    with told_in_words(engine.url):
        async with engine.begin() as connection:
            yield connection


def name_of(url: URL) -> str:
    """Name the database without its password."""
    return (
        f"“{url.database}”"
        if url.drivername.startswith("sqlite")
        else url.render_as_string(hide_password=True)
    )


def reason_of(error: DBAPIError) -> str:
    """Say in words why the database refused."""
    reason = str(error.orig)
    explained = {
        "readonly": "it is read-only",
        "unable to open database file": "the file cannot be opened or made; look at its permissions",
        "file is not a database": "the file is no database, or it is damaged",
        "malformed": "the file is damaged",
        "disk is full": "the disk is full",
        "disk I/O error": "the disk cannot be read or written, or it is full",
        "database is locked": "another program keeps it locked",
    }
    return next((words for sign, words in explained.items() if sign in reason), reason)


def _make_engine(url: URL) -> AsyncEngine:
    try:
        if url.drivername.startswith("sqlite"):
            return _make_sqlite_engine(url)
        return create_async_engine(url, pool_pre_ping=True)
    except (NoSuchModuleError, ImportError) as error:
        raise StoreError(
            f"The database {name_of(url)} cannot be used: its driver is not installed ({error})."
        ) from error


def _make_sqlite_engine(url: URL) -> AsyncEngine:
    if url.database and not url.database.startswith((":", "file:")):
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(
                f"The folder of the database {name_of(url)} cannot be made: {error.strerror}."
            ) from error
    engine = create_async_engine(url)
    event.listen(engine.sync_engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


async def _check(connection: AsyncConnection, url: URL) -> None:
    """Find out at the start, not in the middle of a game, that the file is damaged or cannot be written."""
    if not url.drivername.startswith("sqlite"):
        return
    verdict = (await connection.execute(text("PRAGMA quick_check(1)"))).scalar_one()
    if verdict != "ok":
        raise StoreError("the file is damaged")
    await connection.execute(text("BEGIN IMMEDIATE"))
    await connection.rollback()
