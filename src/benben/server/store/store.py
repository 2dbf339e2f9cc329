"""Reading and writing tables. Every change is one transaction; it fails if the writer's picture is stale."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias, cast

from sqlalchemy import URL, RowMapping, and_, delete, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from benben.server.store.database import open_engine, transaction
from benben.server.store.rows import PlyRow, ReviewRow, SeatRow, TableRow

Status: TypeAlias = Literal["waiting", "playing", "over"]
SeatKind: TypeAlias = Literal["person", "bot", "open"]
Options: TypeAlias = Mapping[str, bool | int | str]


class StaleTable(Exception):
    """The table has changed in the store since it was read: somebody else writes to the same database."""


@dataclass(frozen=True)
class StoredSeat:
    """Who sits where; of a person's token only the hash."""

    seat: int
    kind: SeatKind
    name: str
    player: str | None = None
    token_hash: str | None = None


@dataclass(frozen=True)
class StoredPly:
    """A decision (`actor` is the seat) or an outcome of chance (`actor` is -1)."""

    actor: int
    move: int
    text: str


@dataclass(frozen=True)
class StoredTable:
    """A table as it is in the store."""

    id: str
    game: str
    options: Options
    rules_version: int
    dealer_secret: str
    status: Status
    actor: int | None
    seats: tuple[StoredSeat, ...]
    plies: tuple[StoredPly, ...] = ()
    version: int = 1
    hints: bool = False


@dataclass(frozen=True)
class Change:
    """What happened at a table: plies from *start* on are replaced by *plies*, and *seats* are taken anew."""

    status: Status
    actor: int | None
    start: int
    plies: Sequence[StoredPly] = ()
    seats: Sequence[StoredSeat] = ()
    cuts: bool = False
    """Whether there may be stored plies from *start* on."""


class Store:
    """The tables in the database. All methods raise `StoreError` when it fails; then nothing has changed."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, url: URL) -> "Store":
        """Open, check and migrate the database. Raises `StoreError`."""
        return cls(await open_engine(url))

    async def close(self) -> None:
        """Let go of the database."""
        await self._engine.dispose()

    async def create(self, table: StoredTable) -> None:
        """Store a new table with its seats and the plies dealt so far."""
        async with transaction(self._engine) as connection:
            await connection.execute(insert(TableRow).values(_table_values(table)))
            await connection.execute(insert(SeatRow), [_seat_values(table.id, seat) for seat in table.seats])
            await _insert_plies(connection, table.id, 0, table.plies)

    async def load(self, table_id: str) -> StoredTable | None:
        """Read the table of this name, if there is one."""
        async with transaction(self._engine) as connection:
            found = await connection.execute(select(*TableRow.__table__.c).where(TableRow.id == table_id))
            row = found.mappings().first()
            if row is None:
                return None
            return _table(row, await _seats(connection, table_id), await _plies(connection, table_id))

    async def waiting_for_bots(self, game: str) -> list[str]:
        """Name the running tables of a *game* where a bot is to move, or where nothing was dealt yet."""
        bot_to_move = and_(
            TableRow.id == SeatRow.table_id, TableRow.actor == SeatRow.seat, SeatRow.kind == "bot"
        )
        dealt = select(PlyRow.table_id).where(PlyRow.table_id == TableRow.id).exists()
        query = (
            select(TableRow.id)
            .where(TableRow.game == game, TableRow.status != "over")
            .where(or_(select(SeatRow.seat).where(bot_to_move).exists(), ~dealt))
            .order_by(TableRow.changed.desc())
        )
        async with transaction(self._engine) as connection:
            return list((await connection.execute(query)).scalars())

    async def change(self, table_id: str, version: int, change: Change) -> None:
        """Carry out *change* on a table that is still at *version*; it is at the next one afterwards.

        Raises `StaleTable` if it is not.
        """
        async with transaction(self._engine) as connection:
            # The update comes first: it takes the writer's lock, and it proves that our picture is not stale.
            done = await connection.execute(
                update(TableRow)
                .where(TableRow.id == table_id, TableRow.version == version)
                .values(version=version + 1, status=change.status, actor=change.actor)
            )
            if done.rowcount != 1:
                raise StaleTable(table_id)
            if change.cuts:
                await connection.execute(
                    delete(PlyRow).where(PlyRow.table_id == table_id, PlyRow.ply >= change.start)
                )
            await _insert_plies(connection, table_id, change.start, change.plies)
            for seat in change.seats:
                await connection.execute(
                    update(SeatRow)
                    .where(SeatRow.table_id == table_id, SeatRow.seat == seat.seat)
                    .values(kind=seat.kind, name=seat.name, player=seat.player, token_hash=seat.token_hash)
                )

    async def review(self, table_id: str) -> Any:
        """The document of a table's review, None if there is none."""
        query = select(ReviewRow.document).where(ReviewRow.table_id == table_id)
        async with transaction(self._engine) as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def keep_review(self, table_id: str, document: Mapping[str, Any]) -> None:
        """Keep the document of a table's review, in place of an older one."""
        async with transaction(self._engine) as connection:
            await connection.execute(delete(ReviewRow).where(ReviewRow.table_id == table_id))
            await connection.execute(insert(ReviewRow).values(table_id=table_id, document=dict(document)))


async def _insert_plies(
    connection: AsyncConnection, table_id: str, start: int, plies: Sequence[StoredPly]
) -> None:
    if plies:
        rows = [
            {
                "table_id": table_id,
                "ply": start + index,
                "actor": ply.actor,
                "move": ply.move,
                "text": ply.text,
            }
            for index, ply in enumerate(plies)
        ]
        await connection.execute(insert(PlyRow), rows)


async def _seats(connection: AsyncConnection, table_id: str) -> tuple[StoredSeat, ...]:
    query = select(SeatRow.seat, SeatRow.kind, SeatRow.name, SeatRow.player, SeatRow.token_hash)
    found = await connection.execute(query.where(SeatRow.table_id == table_id).order_by(SeatRow.seat))
    return tuple(
        StoredSeat(seat, cast(SeatKind, kind), name, player, token_hash)  # the table's check knows the kinds
        for seat, kind, name, player, token_hash in found
    )


async def _plies(connection: AsyncConnection, table_id: str) -> tuple[StoredPly, ...]:
    query = select(PlyRow.actor, PlyRow.move, PlyRow.text)
    found = await connection.execute(query.where(PlyRow.table_id == table_id).order_by(PlyRow.ply))
    return tuple(StoredPly(*ply) for ply in found)


def _table(row: RowMapping, seats: tuple[StoredSeat, ...], plies: tuple[StoredPly, ...]) -> StoredTable:
    return StoredTable(
        id=row["id"],
        game=row["game"],
        options=row["options"],
        rules_version=row["rules_version"],
        dealer_secret=row["dealer_secret"],
        status=row["status"],
        actor=row["actor"],
        version=row["version"],
        hints=row["hints"],
        seats=seats,
        plies=plies,
    )


def _table_values(table: StoredTable) -> dict[str, object]:
    return {
        "id": table.id,
        "game": table.game,
        "options": dict(table.options),
        "rules_version": table.rules_version,
        "dealer_secret": table.dealer_secret,
        "status": table.status,
        "actor": table.actor,
        "version": table.version,
        "hints": table.hints,
    }


def _seat_values(table_id: str, seat: StoredSeat) -> dict[str, object]:
    return {
        "table_id": table_id,
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "player": seat.player,
        "token_hash": seat.token_hash,
    }
