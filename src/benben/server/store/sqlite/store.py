"""The store in an SQLite file: one thread writes, few read, and one server serves it."""

import asyncio
import json
import sqlite3
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

from sqlalchemy import URL, Connection, StaticPool, create_engine, event

from benben.server.store import statements
from benben.server.store.errors import StaleTable, StoreError
from benben.server.store.interface import EventListener, TableStore
from benben.server.store.migrating import migrate
from benben.server.store.scripts import Row, Script, follow
from benben.server.store.scripts import T as R
from benben.server.store.sqlite.database_file import DatabaseFile
from benben.server.store.sqlite.lock import Lock
from benben.server.store.sqlite.readers import Readers
from benben.server.store.sqlite.reasons import DAMAGED, as_store_error
from benben.server.store.sqlite.writer import Writer
from benben.server.store.statements import Statement, numbered
from benben.server.store.stored import StoredLine, StoredTable, TableChange

_MOVE_ON = numbered(statements.MOVE_ON)
_VERSIONS = "SELECT id, version FROM tables WHERE id IN (SELECT value FROM json_each($1))"


class SqliteStore(TableStore):
    """Tables in a file that no one else writes to. There is only one worker, which has all tables' bots."""

    is_shared = False

    def __init__(
        self, url: URL, file: DatabaseFile, connection: sqlite3.Connection, lock: Lock | None
    ) -> None:
        self._lock = lock
        self._writer = Writer(connection, url)
        # A database in memory exists for one connection alone.
        self._readers = Readers(file.connect, url) if file.path else self._writer

    @classmethod
    async def open(cls, url: URL) -> TableStore:
        """Open, lock, check and migrate the database. Raises `StoreError`."""
        with as_store_error(url):
            file = DatabaseFile(url)
            connection, lock = await asyncio.to_thread(_open, file)
        return cls(url, file, connection, lock)

    async def close(self, *, reopen: bool = False) -> None:  # noqa: D102  (as in `TableStore`)
        if self._readers is not self._writer:
            await self._readers.close()
        await self._writer.close()
        if self._lock is not None:
            self._lock.release(reserve=reopen)

    # ---- tables ----------------------------------------------------------------------------------------------
    async def create(self, table: StoredTable) -> None:  # noqa: D102
        await self._writer.do(lambda connection: _carry_out(connection, statements.insert_table(table)))

    async def _load(self, table_id: str) -> StoredTable | None:
        def load(connection: sqlite3.Connection) -> StoredTable | None:
            row = _ask(connection, statements.TABLE, table_id).fetchone()
            if row is None:
                return None
            seats = _ask(connection, statements.SEATS, table_id)
            plies = _ask(connection, statements.PLIES, table_id)
            return statements.table_of(row, seats, plies, _ask(connection, statements.TIMINGS, table_id))

        return await self._readers.do(load)

    async def change(self, table_id: str, version: int, change: TableChange) -> None:  # noqa: D102
        first = statements.update_parameters(table_id, version, change)
        then = statements.other_statements(table_id, change)

        def carry_out(connection: sqlite3.Connection) -> None:
            if connection.execute(_MOVE_ON, first).rowcount != 1:
                raise StaleTable(table_id)
            _carry_out(connection, then)

        await self._writer.do(carry_out)

    async def say(self, table_id: str, line: StoredLine) -> int:  # noqa: D102
        row = statements.line_parameters(table_id, line)

        def keep(connection: sqlite3.Connection) -> int:
            number: int = _ask(connection, statements.SAY, *row).fetchone()[0]
            _ask(connection, statements.DROP_LINES, table_id)
            return number

        return await self._writer.do(keep)

    async def lines(self, table_id: str, after: int = 0) -> list[tuple[int, StoredLine]]:  # noqa: D102
        return await self._readers.do(
            lambda connection: list(
                map(statements.line_of, _ask(connection, statements.LINES, table_id, after))
            )
        )

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:  # noqa: D102
        asked = json.dumps(list(table_ids))
        return await self._readers.do(lambda connection: dict(_ask(connection, _VERSIONS, asked)))

    async def review(self, table_id: str) -> Any:  # noqa: D102
        row = await self._readers.do(
            lambda connection: _ask(connection, statements.REVIEW, table_id).fetchone()
        )
        return None if row is None else json.loads(row[0])

    async def keep_review(self, table_id: str, document: Mapping[str, Any]) -> None:  # noqa: D102
        step = Statement(statements.KEEP_REVIEW, [statements.review_parameters(table_id, document)])
        await self._writer.do(lambda connection: _carry_out(connection, [step]))

    async def run(self, script: Script[R]) -> R:  # noqa: D102
        return await self._writer.do(lambda connection: follow(script, _fetching(connection)))

    def moment(self, when: datetime) -> str:  # noqa: D102
        return when.astimezone(UTC).strftime("%Y-%m-%d %H:%M:%S.%f")

    async def read(self, script: Script[R]) -> R:  # noqa: D102
        return await self._readers.do(lambda connection: follow(script, _fetching(connection)))

    async def next_due(self, after: float) -> float | None:  # noqa: D102
        row = await self._readers.do(
            lambda connection: _ask(connection, statements.NEXT_DUE, after).fetchone()
        )
        return None if row[0] is None else float(row[0])

    async def claim_due(self, now: float, until: float, most: int) -> list[str]:  # noqa: D102
        claim = statements.CLAIM_DUE.format(lock="")
        return await self._writer.do(
            lambda connection: [row[0] for row in _ask(connection, claim, now, until, most).fetchall()]
        )

    async def claim_notices(self, now: float, until: float, most: int) -> list[str]:  # noqa: D102
        claim = statements.CLAIM_NOTICES.format(lock="")
        return await self._writer.do(
            lambda connection: [row[0] for row in _ask(connection, claim, now, until, most).fetchall()]
        )

    async def check_writable(self) -> None:  # noqa: D102
        await self._writer.do(lambda connection: _carry_out(connection, statements.write_check()))

    # ---- several workers: there is one -----------------------------------------------------------------------
    async def bots_due(self, game: str, worker_id: str | None = None) -> dict[str, int]:  # noqa: ARG002, D102
        query = f"{statements.WAITING_FOR_BOTS} {statements.LAST_FIRST}"
        return await self._readers.do(
            lambda connection: {row[0]: row[1] for row in _ask(connection, query, game)}
        )

    async def listen(self, heard: EventListener) -> None: ...  # noqa: D102

    async def publish(self, kind: str, payload: str) -> None: ...  # noqa: D102

    async def heartbeat(self, worker_id: str) -> None: ...  # noqa: D102

    async def living_workers(self) -> frozenset[str]:  # noqa: D102
        return frozenset()

    async def remove_worker(self, worker_id: str) -> None: ...  # noqa: D102

    async def take_bots(self, table_id: str, worker_id: str) -> bool:  # noqa: ARG002, D102
        return True

    async def drop_bots(self, table_id: str, worker_id: str) -> None: ...  # noqa: D102


def _ask(connection: sqlite3.Connection, statement: str, *row: Any) -> sqlite3.Cursor:
    return connection.execute(numbered(statement), row)


def _carry_out(connection: sqlite3.Connection, steps: Iterable[Statement]) -> None:
    for statement, rows in steps:
        connection.executemany(numbered(statement), rows)


def _fetching(connection: sqlite3.Connection) -> Callable[[str, Row], list[Row]]:
    return lambda statement, row: _ask(connection, statement, *row).fetchall()


def _open(file: DatabaseFile) -> tuple[sqlite3.Connection, Lock | None]:
    """Open the file and find its faults at the start, not in the middle of a game."""
    lock = file.prepare()
    try:
        connection = file.connect()
        try:
            _check(connection)
            _migrate(connection)
        except BaseException:
            connection.close()
            raise
        file.restrict_permissions()
    except BaseException:
        if lock is not None:
            lock.release()
        raise
    return connection, lock


def _check(connection: sqlite3.Connection) -> None:
    """Check that the file is intact and writable."""
    if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise StoreError(DAMAGED)
    # Only a write proves that one can write: beginning to is allowed to readers too.
    connection.execute("BEGIN")
    connection.execute("CREATE TABLE may_we_write (answer INTEGER)")
    connection.execute("ROLLBACK")


def _migrate(connection: sqlite3.Connection) -> None:
    """Alembic wants a connection of SQLAlchemy's, which is put around ours and leaves it open."""
    engine = create_engine("sqlite://", creator=lambda: connection, poolclass=StaticPool)
    event.listen(engine, "begin", _begin)
    with engine.begin() as around:
        migrate(around)


def _begin(around: Connection) -> None:
    around.exec_driver_sql("BEGIN IMMEDIATE")
