"""The store in a PostgreSQL database, for any number of workers."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any

import asyncpg
from sqlalchemy import URL, Connection, NullPool
from sqlalchemy.ext.asyncio import create_async_engine

from benben.server.store import statements
from benben.server.store.errors import StaleTable, closed
from benben.server.store.interface import MAX_PAYLOAD, EventListener, TableStore
from benben.server.store.migrating import migrate
from benben.server.store.people import OwnedTable
from benben.server.store.postgres import statements as own
from benben.server.store.postgres.address import Session, arguments, as_store_error, follow_on
from benben.server.store.postgres.batcher import MoveBatcher
from benben.server.store.postgres.listener import Listener
from benben.server.store.scripts import Script, T
from benben.server.store.statements import Statement
from benben.server.store.stored import StoredLine, StoredTable, TableChange

_SESSIONS = 10
"""The maximum number of connections of each worker; one more listens."""
_WAIT = 10.0  # seconds for a free connection, and for those in use when the store is closed


_NO_MOVE = ("cuts", "results", "seats", "successor", "maker", "take_back", "lines", "orders", "keeps_notice")
"""The fields of a change that an ordinary move does not have."""


class PostgresStore(TableStore):
    """Tables in a database that other workers use as well, each with its own connections."""

    is_shared = True

    def __init__(self, url: URL, pool: asyncpg.Pool) -> None:
        self._url = url
        self._pool = pool
        self._name = secrets.token_hex(8)
        """The name of this worker in notifications, by which it ignores its own."""
        self._mover = MoveBatcher(self._ask, url, self._name)
        self._listeners: list[Listener] = []

    @classmethod
    async def open(cls, url: URL) -> TableStore:
        """Connect, and migrate the database, one worker after the other. Raises `StoreError`."""
        with as_store_error(url):
            await _migrate(url)
            pool = asyncpg.create_pool(
                **arguments(url), min_size=1, max_size=_SESSIONS, init=_set_up, reset=_nothing
            )
            await pool
        return cls(url, pool)

    async def close(self, *, reopen: bool = False) -> None:  # noqa: ARG002, D102  (as in `TableStore`)
        for listener in self._listeners:
            await listener.close()
        await self._mover.close()
        try:
            async with asyncio.timeout(_WAIT):
                await self._pool.close()
        except TimeoutError:  # the database does not answer
            self._pool.terminate()

    # ---- tables ----------------------------------------------------------------------------------------------
    async def create(self, table: StoredTable) -> None:  # noqa: D102
        async with self._transaction() as session:
            await _carry_out(session, statements.insert_table(table))

    async def _load(self, table_id: str) -> StoredTable | None:
        async with self._transaction(isolation="repeatable_read", readonly=True) as session:
            row = await session.fetchrow(statements.TABLE, table_id)
            if row is None:
                return None
            seats = await session.fetch(statements.SEATS, table_id)
            plies = await session.fetch(statements.PLIES, table_id)
            return statements.table_of(row, seats, plies, await session.fetch(statements.TIMINGS, table_id))

    async def change(self, table_id: str, version: int, change: TableChange) -> None:  # noqa: D102
        if any(getattr(change, name) for name in _NO_MOVE):
            await self._change(table_id, version, change)
            return
        await self._mover.move(table_id, version, change)

    async def _change(self, table_id: str, version: int, change: TableChange) -> None:
        """Any change but an ordinary move."""
        async with self._transaction() as session:
            first = statements.update_parameters(table_id, version, change)
            if not await session.fetch(own.MOVE_ON_AND_TELL, *first, self._name):
                raise StaleTable(table_id)
            await _carry_out(session, statements.other_statements(table_id, change))

    async def say(self, table_id: str, line: StoredLine) -> int:  # noqa: D102
        async with self._transaction() as session:
            row = await session.fetchrow(statements.SAY, *statements.line_parameters(table_id, line))
            await session.execute(statements.DROP_LINES, table_id)
        return int(row["id"])

    async def lines(self, table_id: str, after: int = 0) -> list[tuple[int, StoredLine]]:  # noqa: D102
        return list(map(statements.line_of, await self._ask(statements.LINES, table_id, after)))

    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:  # noqa: D102
        return {row["id"]: row["version"] for row in await self._ask(own.VERSIONS, list(table_ids))}

    async def review(self, table_id: str) -> Any:  # noqa: D102
        rows = await self._ask(statements.REVIEW, table_id)
        return json.loads(rows[0]["document"]) if rows else None

    async def keep_review(self, table_id: str, document: Mapping[str, Any]) -> None:  # noqa: D102
        await self._ask(statements.KEEP_REVIEW, *statements.review_parameters(table_id, document))

    async def run(self, script: Script[T]) -> T:  # noqa: D102
        async with self._transaction() as session:
            return await follow_on(session, script)

    def moment(self, when: datetime) -> datetime:  # noqa: D102
        return when

    async def read(self, script: Script[T]) -> T:  # noqa: D102
        return await self.run(script)

    async def announce(self, tables: Sequence[OwnedTable]) -> None:  # noqa: D102
        for table_id, version in tables:
            await self._ask(own.NOTIFY, own.CHANGED, f"{table_id} {version} {self._name}")

    async def next_due(self, after: float) -> float | None:  # noqa: D102
        rows = await self._ask(statements.NEXT_DUE, after)
        return None if rows[0][0] is None else float(rows[0][0])

    async def claim_due(self, now: float, until: float, most: int) -> list[str]:  # noqa: D102
        return [row["id"] for row in await self._ask(own.CLAIM_DUE, now, until, most)]

    async def claim_notices(self, now: float, until: float, most: int) -> list[str]:  # noqa: D102
        return [row["id"] for row in await self._ask(own.CLAIM_NOTICES, now, until, most)]

    async def check_writable(self) -> None:  # noqa: D102
        async with self._transaction() as session:
            await _carry_out(session, statements.write_check())

    # ---- several workers -------------------------------------------------------------------------------------
    async def bots_due(self, game: str, worker_id: str | None = None) -> dict[str, int]:  # noqa: D102
        return {row["id"]: row["version"] for row in await self._ask(own.MAY_TAKE_BOTS, game, worker_id)}

    async def listen(self, heard: EventListener) -> None:  # noqa: D102
        listener = Listener(lambda: asyncpg.connect(**arguments(self._url)), heard, self._name)
        with as_store_error(self._url):
            await listener.start()
        self._listeners.append(listener)

    async def publish(self, kind: str, payload: str) -> None:  # noqa: D102
        if " " in kind or len(payload.encode()) > MAX_PAYLOAD:
            raise ValueError(f"not a word, or more than {MAX_PAYLOAD} bytes: {kind!r}, {payload[:50]!r}")
        await self._ask(own.NOTIFY, own.PUBLISHED, f"{self._name} {kind} {payload}")

    async def heartbeat(self, worker_id: str) -> None:  # noqa: D102
        await self._ask(own.BEAT, worker_id)

    async def living_workers(self) -> frozenset[str]:  # noqa: D102
        return frozenset([row["id"] for row in await self._ask(own.LIVING)])

    async def remove_worker(self, worker_id: str) -> None:  # noqa: D102
        await self._ask(own.LEAVE, worker_id)

    async def take_bots(self, table_id: str, worker_id: str) -> bool:  # noqa: D102
        return bool(await self._ask(own.TAKE_BOTS, table_id, worker_id))

    async def drop_bots(self, table_id: str, worker_id: str) -> None:  # noqa: D102
        await self._ask(own.DROP_BOTS, table_id, worker_id)

    # ---- how it is asked -------------------------------------------------------------------------------------
    async def _ask(self, statement: str, *row: Any) -> list[asyncpg.Record]:
        """Run one statement as one transaction."""
        async with self._session() as session:
            rows: list[asyncpg.Record] = await session.fetch(statement, *row)
            return rows

    @asynccontextmanager
    async def _transaction(self, **how: Any) -> AsyncIterator[Session]:
        """Everything inside is committed together or not at all."""
        async with self._session() as session, session.transaction(**how):
            yield session

    @asynccontextmanager
    async def _session(self) -> AsyncIterator[Session]:
        """Borrow a connection; a broken one is replaced. It is returned even if the caller is cancelled."""
        if self._pool.is_closing():
            raise closed(self._url)
        with as_store_error(self._url):
            async with self._pool.acquire(timeout=_WAIT) as session:
                try:
                    yield session
                except asyncpg.InternalClientError:  # asyncpg has lost track of the protocol
                    session.terminate()
                    raise


async def _carry_out(session: Session, steps: Iterable[Statement]) -> None:
    for statement, rows in steps:
        await session.executemany(statement, rows)


async def _set_up(session: Session) -> None:
    """If a worker's machine fails inside a transaction, the other workers must get its tables soon."""
    await session.execute(own.NOBODY_IDLES)


async def _nothing(_session: Session) -> None:
    """The pool's reset callback: our connections hold no state, and a reset takes a round trip."""


async def _migrate(url: URL) -> None:
    """Alembic wants a connection of SQLAlchemy's, which is put around one of asyncpg's for this moment only."""

    async def connect() -> Session:
        return await asyncpg.connect(
            **{**arguments(url), "command_timeout": None}
        )  # others may migrate before us

    engine = create_async_engine("postgresql+asyncpg://", async_creator=connect, poolclass=NullPool)
    async with engine.begin() as around:
        await around.run_sync(_migrate_alone)


def _migrate_alone(around: Connection) -> None:
    around.exec_driver_sql(own.ONE_MIGRATES)
    migrate(around)
