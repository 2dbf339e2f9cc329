"""The tables of a database, for reading and pruning while a server uses it: it locks nothing and migrates nothing."""

import asyncio
import json
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager, closing
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, NamedTuple, TypeAlias
from urllib.parse import quote

from sqlalchemy import URL
from typing_extensions import override

from benben.engine.message import message
from benben.engine.options import OptionValue
from benben.engine.ply import Ply
from benben.server.store.errors import is_sqlite, no_driver, unusable
from benben.server.store.scripts import Script, T, follow
from benben.server.store.sqlite.database_file import DatabaseFile
from benben.server.store.sqlite.reasons import as_store_error
from benben.server.store.statements import numbered
from benben.server.store.stored import TableTerms

_UNWRITABLE = (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM)
"""The primary result codes of SQLite for unwritable files."""
Row: TypeAlias = "tuple[Any, ...]"


class StoredGame(NamedTuple):
    """The plies of a table, with its stored result."""

    table_id: str
    game: str
    options: Mapping[str, OptionValue]
    rules_version: int
    dealer_secret: str
    is_over: bool
    resigned: int | None
    plies: tuple[Ply, ...]
    terms: TableTerms = TableTerms()


class StoredGames(AbstractContextManager["StoredGames"], ABC):
    """The tables of a database. All methods raise `StoreError`."""

    _among: ClassVar[str]
    """The SQL condition for a column that equals one of several values."""
    _plies: ClassVar[str]
    """A table's plies as one JSON document, so that one statement reads a whole table."""

    @abstractmethod
    def _ask(self, statement: str, *row: Any) -> list[Row]:
        """Run and commit one statement."""

    @abstractmethod
    def _several(self, names: Sequence[str]) -> Any:
        """Names as a parameter for `_among`."""

    @abstractmethod
    def _moment(self, when: datetime) -> Any:
        """A time in the form of the database."""

    @abstractmethod
    def close(self) -> None:
        """Close the database."""

    @abstractmethod
    def run(self, script: Script[T]) -> T:
        """Carry out a script as one transaction."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def names(self, *, running_only: bool = False) -> list[str]:
        """All tables, or those with running games."""
        which = "WHERE status <> 'over'" if running_only else ""
        return [row[0] for row in self._ask(f"SELECT id FROM tables {which} ORDER BY id")]  # noqa: S608

    def games(self, names: Sequence[str]) -> list[StoredGame]:
        """The games of some tables; tables that no longer exist are left out."""
        rows = self._ask(
            f"SELECT id, game, options, rules_version, dealer_secret, status, resigned, ({self._plies}),"  # noqa: S608
            f" terms FROM tables WHERE id {self._among} ORDER BY id",
            self._several(names),
        )
        return [
            StoredGame(
                name,
                game,
                json.loads(options),
                version,
                secret,
                status == "over",
                resigned,
                tuple(Ply(*ply) for ply in json.loads(plies or "[]")),
                TableTerms(**json.loads(terms)),
            )
            for name, game, options, version, secret, status, resigned, plies, terms in rows
        ]

    def unchanged_since(self, when: datetime, *, finished_only: bool) -> list[str]:
        """Tables that have not changed since *when*, the oldest first."""
        which = "AND status = 'over'" if finished_only else ""
        statement = f"SELECT id FROM tables WHERE changed < $1 {which} ORDER BY changed"  # noqa: S608
        return [row[0] for row in self._ask(statement, self._moment(when))]

    def delete(self, names: Sequence[str], when: datetime) -> int:
        """Delete those of some tables that have not changed since *when*. Return their number."""
        statement = f"DELETE FROM tables WHERE id {self._among} AND changed < $2 RETURNING id"  # noqa: S608
        return len(self._ask(statement, self._several(names), self._moment(when)))


class _Sqlite(StoredGames):
    _among = "IN (SELECT value FROM json_each($1))"
    _plies = (
        "SELECT json_group_array(json_array(actor, move, text)) FROM"
        " (SELECT actor, move, text FROM plies WHERE table_id = tables.id ORDER BY ply)"
    )

    def __init__(self, url: URL) -> None:
        self._url = url
        file = DatabaseFile(url).path
        if file is None or not file.is_file():
            raise unusable(url, message("engine-store-no_file"))
        timeout = float(str(url.query.get("timeout", 5.0)))
        with as_store_error(url):
            self._connection = _connect(file, timeout)
            self._connection.execute("PRAGMA foreign_keys = ON")

    @override
    def _ask(self, statement: str, *row: Any) -> list[Row]:
        with (
            as_store_error(self._url),
            closing(self._connection.execute(numbered(statement), row)) as found,
        ):
            return found.fetchall()

    @override
    def run(self, script: Script[T]) -> T:
        with as_store_error(self._url):
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                result = follow(script, self._fetch)
                self._connection.execute("COMMIT")
            finally:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
        return result

    def _fetch(self, statement: str, row: Row) -> list[Row]:
        return self._connection.execute(numbered(statement), row).fetchall()

    @override
    def _several(self, names: Sequence[str]) -> Any:
        return json.dumps(list(names))

    @override
    def _moment(self, when: datetime) -> Any:
        return when.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S.%f")

    @override
    def close(self) -> None:
        self._connection.close()


def _connect(file: Path, timeout: float) -> sqlite3.Connection:
    """Connect for reading and, where possible, for writing.

    SQLite writes files next to a database even to read it, unless the database is marked as immutable. That is allowed
    where nothing can be written and the log is empty.
    """
    log = Path(f"{file}-wal")
    is_whole = not log.exists() or not log.stat().st_size
    ways = ["mode=rw", "mode=ro", *(["immutable=1"] if is_whole else [])]
    for how in ways:
        try:
            return _read_once(f"file:{quote(str(file))}?{how}", timeout)
        except sqlite3.OperationalError as error:
            if how == ways[-1] or error.sqlite_errorcode & 0xFF not in _UNWRITABLE:
                raise
    raise AssertionError("unreachable")


def _read_once(address: str, timeout: float) -> sqlite3.Connection:
    connection = sqlite3.connect(address, uri=True, isolation_level=None, timeout=timeout)
    try:
        connection.execute("SELECT 1 FROM sqlite_master").close()
    except BaseException:
        connection.close()
        raise
    return connection


class _Postgres(StoredGames):
    _among = "= ANY($1)"
    _plies = "SELECT json_agg(json_build_array(actor, move, text) ORDER BY ply) FROM plies WHERE table_id = tables.id"

    def __init__(self, url: URL) -> None:
        import asyncpg

        from benben.server.store.postgres.address import arguments, as_store_error

        self._explained: Callable[[], AbstractContextManager[None]] = lambda: as_store_error(url)
        self._runner = asyncio.Runner()
        try:
            with self._explained():
                self._session = self._runner.run(
                    asyncpg.connect(**{**arguments(url), "command_timeout": None})
                )
        except BaseException:
            self._runner.close()
            raise

    @override
    def _ask(self, statement: str, *row: Any) -> list[Row]:
        with self._explained():
            return [tuple(found) for found in self._runner.run(self._session.fetch(statement, *row))]

    @override
    def run(self, script: Script[T]) -> T:
        with self._explained():
            return self._runner.run(self._run(script))

    async def _run(self, script: Script[T]) -> T:
        from benben.server.store.postgres.address import follow_on

        async with self._session.transaction():
            return await follow_on(self._session, script)

    @override
    def _several(self, names: Sequence[str]) -> Any:
        return list(names)

    @override
    def _moment(self, when: datetime) -> Any:
        return when

    @override
    def close(self) -> None:
        self._runner.run(self._session.close())
        self._runner.close()


def open_stored_games(url: URL) -> StoredGames:
    """Open the database at *url*, from a thread without an event loop. Raises `StoreError`."""
    if is_sqlite(url):
        return _Sqlite(url)
    if url.drivername != "postgresql":
        raise no_driver(url, url.drivername)
    try:
        return _Postgres(url)
    except ImportError as error:
        raise no_driver(url, str(error)) from error
