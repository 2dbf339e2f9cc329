"""Moves in batches: one statement sends all waiting moves to the database and commits them together.

PostgreSQL commits transactions with notifications one at a time, in the whole database. With one transaction per move,
moves would wait for the disk one after the other.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

import asyncpg
from sqlalchemy import URL

from benben.server.store.errors import StaleTable, too_busy
from benben.server.store.interface import MOST_WAITING
from benben.server.store.postgres.statements import MOVES
from benben.server.store.statements import ply_rows, written_clock
from benben.server.store.stored import TableChange

_MOST_AT_ONCE = 500
_NOTHING_HAPPENED = (asyncpg.IntegrityConstraintViolationError, asyncpg.DataError)
"""Errors of one move in a batch; the others may succeed without it."""

Ask: TypeAlias = Callable[..., Awaitable[Sequence[Any]]]
"""Sends a statement with its parameters in one transaction. Raises `StoreError`."""


class _Move(NamedTuple):
    table_id: str
    version: int
    change: TableChange
    future: asyncio.Future[None]


class MoveBatcher:
    """Sends the waiting moves as one batch, and after its commit the moves that have arrived since."""

    def __init__(self, ask: Ask, url: URL, sender: str) -> None:
        """Notifications are signed by the *sender*."""
        self._url = url
        self._ask = ask
        self._sender = sender
        self._waiting: list[_Move] = []
        self._sending: asyncio.Task[None] | None = None

    async def move(self, table_id: str, version: int, change: TableChange) -> None:
        """Carry out a change that only adds plies, even if the caller is cancelled.

        Raises `StaleTable` and `StoreError`.
        """
        if len(self._waiting) >= MOST_WAITING:
            raise too_busy(self._url)
        move = _Move(table_id, version, change, asyncio.get_running_loop().create_future())
        self._waiting.append(move)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send(), name="moving")
        await move.future

    async def close(self) -> None:
        """Send the waiting moves."""
        if self._sending is not None:
            await asyncio.shield(self._sending)

    async def _send(self) -> None:
        while self._waiting:
            await self._carry_out(self._next())
        self._sending = None

    def _next(self) -> list[_Move]:
        """The next batch: at most one move of each table, so that the result says which move was carried out."""
        taken: dict[str, _Move] = {}
        left: list[_Move] = []
        for move in self._waiting:
            if move.table_id in taken or len(taken) == _MOST_AT_ONCE:
                left.append(move)
            else:
                taken[move.table_id] = move
        self._waiting = left
        return list(taken.values())

    async def _carry_out(self, moves: Sequence[_Move]) -> None:
        try:
            rows = await self._ask(MOVES, self._sender, *_columns(moves))
        except Exception as error:  # noqa: BLE001  (the callers get it)
            if len(moves) > 1 and isinstance(error.__cause__, _NOTHING_HAPPENED):
                for move in moves:
                    await self._carry_out([move])
            else:
                _resolve(moves, [error] * len(moves))
        else:
            moved = {row["id"] for row in rows}
            _resolve(moves, [None if move.table_id in moved else StaleTable(move.table_id) for move in moves])


def _columns(moves: Sequence[_Move]) -> list[list[Any]]:
    """The parameters of `MOVES` after the sender: one list for each column of the changes, and of the plies."""
    changes = [
        (at, old, c.status, c.actor, c.resigned, written_clock(c.clock), c.due, c.notify, c.wants_bots)
        for at, old, c, _ in moves
    ]
    plies = [(at, *row) for at, _, c, _ in moves for row in ply_rows(c.start, c.plies, c.timing)]
    return [*_by_column(changes, 9), *_by_column(plies, 7)]


def _by_column(rows: Sequence[Sequence[Any]], columns: int) -> list[list[Any]]:
    return [[row[n] for row in rows] for n in range(columns)]


def _resolve(moves: Sequence[_Move], problems: Sequence[Exception | None]) -> None:
    for move, problem in zip(moves, problems, strict=True):
        if move.future.done():  # cancelled
            continue
        if problem is None:
            move.future.set_result(None)
        else:
            move.future.set_exception(problem)
