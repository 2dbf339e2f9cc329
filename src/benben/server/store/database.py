"""Opening the database: its settings, its health, its migrations. All trouble is explained in words."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.util.exc import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.exc import DBAPIError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from benben.engine.errors import BenbenError, trouble
from benben.engine.message import Message, message

MIGRATIONS = Path(__file__).parent / "migrations"

_PRAGMAS = (
    "PRAGMA journal_mode = WAL",  # readers never wait for a writer
    # FULL: with NORMAL a power cut may lose the last commits, and people have been told of them already.
    # It costs one fsync per move, which at the pace of people and of bots that pause nobody notices.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # A writer waits for another one as long as the driver says: 5 seconds, or `?timeout=SECONDS` in the URL.
)


class StoreError(BenbenError):
    """The store cannot be opened, read or written; the message says why in words."""


async def open_engine(url: URL) -> AsyncEngine:
    """Open the database at *url*, check it, and bring its tables to this version. Raises `StoreError`."""
    engine = _make_engine(url)
    try:
        with explained_in_words(url):
            if is_sqlite(url):
                await asyncio.to_thread(_check_file, url)
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
        raise StoreError(
            f"its tables were made by another version of Benben ({error})",
            told=message("engine-store-version"),
        ) from error


@contextmanager
def explained_in_words(url: URL) -> Iterator[None]:
    """Turn the database's exceptions into a `StoreError` that names the database and the reason."""
    try:
        yield
    except StoreError as error:
        raise _unusable(url, str(error), error.told) from error
    except DBAPIError as error:
        raise _unusable(url, *reason_of(error)) from error
    except (SQLAlchemyError, OSError) as error:
        raise _unusable(url, str(error)) from error


def _unusable(url: URL, reason: str, told: Message | None = None) -> StoreError:
    """That a database cannot be used; a *reason* that is not *told* is what another program says."""
    name = name_of(url)
    return StoreError(
        f"the database {name} cannot be used: {reason}",
        told=message("engine-store-unusable", name=name, reason=told or reason),
    )


@asynccontextmanager
async def transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Everything inside is committed together or not at all. Raises `StoreError`."""
    with explained_in_words(engine.url):
        async with engine.begin() as connection:
            yield connection


def name_of(url: URL) -> str:
    """Name the database without its password."""
    if is_sqlite(url):
        return str(url.database)
    return url.render_as_string(hide_password=True)


_DAMAGED = ("the file is damaged", message("engine-store-damaged"))
_EXPLAINED = {
    "readonly": ("it is read-only", message("engine-store-readonly")),
    "unable to open database file": (
        "the file cannot be opened or made; look at its permissions",
        message("engine-store-unopened"),
    ),
    "file is not a database": (
        "the file is no database, or it is damaged",
        message("engine-store-foreign"),
    ),
    "malformed": _DAMAGED,
    "disk is full": ("the disk is full", message("engine-store-full")),
    "disk I/O error": (
        "the disk cannot be read or written, or it is full",
        message("engine-store-disk"),
    ),
    "database is locked": ("another program keeps it locked", message("engine-store-locked")),
}
"""Why a database refuses, by a part of what it says."""


def reason_of(error: DBAPIError) -> tuple[str, Message | None]:
    """Say in words why the database refused, and as a message if it is one of the usual reasons."""
    said = str(error.orig)
    return next((words for sign, words in _EXPLAINED.items() if sign in said), (said, None))


def is_sqlite(url: URL) -> bool:
    """Whether the database is a file of SQLite's."""
    return url.drivername.startswith("sqlite")


def _make_engine(url: URL) -> AsyncEngine:
    try:
        engine = create_async_engine(url, pool_pre_ping=not is_sqlite(url))
    except (NoSuchModuleError, ImportError) as error:
        reason = f"its driver is not installed ({error})"
        raise _unusable(url, reason, message("engine-store-no_driver", error=str(error))) from error
    if is_sqlite(url):
        _listen(engine.sync_engine)
    return engine


def _listen(engine: Engine) -> None:
    event.listen(engine, "connect", _set_up)
    event.listen(engine, "begin", _begin)


def _set_up(connection: Any, _record: object) -> None:
    connection.isolation_level = (
        None  # the driver begins no transactions by itself: it would forget DDL and SELECT
    )
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def _check_file(url: URL) -> None:
    """Find out at the start, not in the middle of a game, that the file is damaged or cannot be written.

    A driver without threads does it: the other one leaves a thread behind when a file cannot be opened.
    """
    _make_folder(url)
    engine = create_engine(url.set(drivername="sqlite"))
    _listen(engine)
    try:
        with engine.connect() as connection:
            if connection.execute(text("PRAGMA quick_check(1)")).scalar_one() != "ok":
                reason, told = _DAMAGED
                raise StoreError(reason, told=told)
            # Only a write proves that one can write: beginning to is allowed to readers too.
            connection.execute(text("CREATE TABLE may_we_write (answer INTEGER)"))
            connection.rollback()
    finally:
        engine.dispose()


def _make_folder(url: URL) -> None:
    if url.database and not url.database.startswith((":", "file:")):
        try:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StoreError(
                f"its folder cannot be made ({error.strerror})",
                told=message("engine-store-folder", reason=trouble(error)),
            ) from error
