"""Reading and writing tables. Every change is one transaction; it fails if the writer's picture is stale."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import fields
from typing import Any, cast

from sqlalchemy import URL, and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from benben.engine.ply import Ply
from benben.server.store.database import open_engine, transaction
from benben.server.store.rows import PlyRow, ReviewRow, SeatRow, TableRow
from benben.server.store.stored import Change, SeatKind, StoredSeat, StoredTable

_IN_ROWS_OF_THEIR_OWN = {"seats", "plies"}
_COLUMNS = [field.name for field in fields(StoredTable) if field.name not in _IN_ROWS_OF_THEIR_OWN]
"""What the row of a table says."""


class StaleTable(Exception):
    """The table has changed in the store since it was read: somebody else writes to the same database."""


class Store:
    """The tables in the database. All methods raise `StoreError` when it fails; then nothing has changed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._under_way = 0
        self._idle = asyncio.Event()
        self._idle.set()

    @classmethod
    async def open(cls, url: URL) -> "Store":
        """Open, check and migrate the database. Raises `StoreError`."""
        return cls(await open_engine(url))

    async def close(self) -> None:
        """Let go of the database, after what is being read or written.

        Whoever wanted it may have been cancelled. A transaction that is cut off when the event loop ends waits for ever
        for a connection that nobody serves any more.
        """
        await self._idle.wait()
        await self._engine.dispose()

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[AsyncConnection]:
        """Everything inside is committed together or not at all. Raises `StoreError`."""
        self._under_way += 1
        self._idle.clear()
        try:
            async with transaction(self._engine) as connection:
                yield connection
        finally:
            self._under_way -= 1
            if not self._under_way:
                self._idle.set()

    async def create(self, table: StoredTable) -> None:
        """Store a new table with its seats and the plies dealt so far."""
        async with self._transaction() as connection:
            await _insert_table(connection, table)

    async def load(self, table_id: str) -> StoredTable | None:
        """Read the table of this name, if there is one."""
        async with self._transaction() as connection:
            columns = [getattr(TableRow, name) for name in _COLUMNS]
            found = await connection.execute(select(*columns).where(TableRow.id == table_id))
            row = found.mappings().first()
            if row is None:
                return None
            seats, plies = await _seats(connection, table_id), await _plies(connection, table_id)
            return StoredTable(**row, seats=seats, plies=plies)

    async def waiting_for_bots(self, game: str) -> list[str]:
        """Name the running tables of a *game* where a bot is to move, or where nothing was dealt yet."""
        bot_to_move = and_(
            TableRow.id == SeatRow.table_id, TableRow.actor == SeatRow.seat, SeatRow.player.is_not(None)
        )
        dealt = select(PlyRow.table_id).where(PlyRow.table_id == TableRow.id).exists()
        query = (
            select(TableRow.id)
            .where(TableRow.game == game, TableRow.status != "over")
            .where(or_(select(SeatRow.seat).where(bot_to_move).exists(), ~dealt))
            .order_by(TableRow.changed.desc())
        )
        async with self._transaction() as connection:
            return list((await connection.execute(query)).scalars())

    async def change(self, table_id: str, version: int, change: Change) -> None:
        """Carry out *change* on a table that is still at *version*; it is at the next one afterwards.

        Raises `StaleTable` if it is not.
        """
        async with self._transaction() as connection:
            # The update comes first: it takes the writer's lock, and it proves that our picture is not stale.
            done = await connection.execute(
                update(TableRow)
                .where(TableRow.id == table_id, TableRow.version == version)
                .values(version=version + 1, status=change.status, actor=change.actor, **_marks(change))
            )
            if done.rowcount != 1:
                raise StaleTable(table_id)
            if change.cuts:
                await connection.execute(
                    delete(PlyRow).where(PlyRow.table_id == table_id, PlyRow.ply >= change.start)
                )
            await _insert_plies(connection, table_id, change.start, change.plies)
            if change.successor is not None:
                await _insert_table(connection, change.successor)
            for seat in change.seats:
                await connection.execute(
                    update(SeatRow)
                    .where(SeatRow.table_id == table_id, SeatRow.seat == seat.seat)
                    .values(**vars(seat))
                )

    async def review(self, table_id: str) -> Any:
        """The document of a table's review, None if there is none."""
        query = select(ReviewRow.document).where(ReviewRow.table_id == table_id)
        async with self._transaction() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def keep_review(self, table_id: str, document: Mapping[str, Any]) -> None:
        """Keep the document of a table's review, in place of an older one."""
        async with self._transaction() as connection:
            await connection.execute(delete(ReviewRow).where(ReviewRow.table_id == table_id))
            await connection.execute(insert(ReviewRow).values(table_id=table_id, document=dict(document)))


def _marks(change: Change) -> dict[str, str | int | None]:
    """What a change notes in the table's row beside how far the game is; what it does not tell stays as it was."""
    marks: dict[str, str | int | None] = {}
    if change.resigned is not None:
        marks["resigned"] = change.resigned
    if change.successor is not None:
        marks |= {"next_id": change.successor.id, "next_by": change.asked_by}
    return marks


async def _insert_table(connection: AsyncConnection, table: StoredTable) -> None:
    row = {name: getattr(table, name) for name in _COLUMNS}
    await connection.execute(insert(TableRow).values({**row, "options": dict(table.options)}))
    seats = [{"table_id": table.id, **vars(seat)} for seat in table.seats]
    await connection.execute(insert(SeatRow), seats)
    await _insert_plies(connection, table.id, 0, table.plies)


async def _insert_plies(connection: AsyncConnection, table_id: str, start: int, plies: Sequence[Ply]) -> None:
    if plies:
        rows = [{"table_id": table_id, "ply": start + n, **vars(ply)} for n, ply in enumerate(plies)]
        await connection.execute(insert(PlyRow), rows)


async def _seats(connection: AsyncConnection, table_id: str) -> tuple[StoredSeat, ...]:
    query = select(SeatRow.seat, SeatRow.kind, SeatRow.name, SeatRow.player, SeatRow.token_hash)
    found = await connection.execute(query.where(SeatRow.table_id == table_id).order_by(SeatRow.seat))
    return tuple(
        StoredSeat(seat, cast(SeatKind, kind), name, player, token_hash)  # the table's check knows the kinds
        for seat, kind, name, player, token_hash in found
    )


async def _plies(connection: AsyncConnection, table_id: str) -> tuple[Ply, ...]:
    query = select(PlyRow.actor, PlyRow.move, PlyRow.text)
    found = await connection.execute(query.where(PlyRow.table_id == table_id).order_by(PlyRow.ply))
    return tuple(Ply(*ply) for ply in found)
