"""Correspondence tables beside a load: what they cost, in turns with the load alone on the same server."""

import asyncio
import contextlib
import random
import sqlite3
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import benben
from benben.server.clocks import Clock, TimeControl
from benben.server.store import StoredSeat, StoredTable
from benben.server.store.statements import insert_table, numbered
from bench.server.figures import Figure, latencies
from bench.server.load import Load
from bench.server.serving import Served
from bench.server.sizes import Size
from bench.server.usage import Usage
from bench.server.wire import GAME

_DAY = 86_400.0
_PREFIX = "slow"
_TURNS = ("alone", "beside", "beside", "alone")
_CONTROL = TimeControl("correspondence", _DAY, player="greedy")


async def slow_tables(served: Served, size: Size) -> list[Figure]:
    """The same load in turns with and without tables whose decisions take up to a day."""
    delays: defaultdict[str, list[float]] = defaultdict(list)
    used: dict[str, list[Usage]] = {"alone": [], "beside": []}
    moves: defaultdict[str, int] = defaultdict(int)
    async with Load(served.url, size.tables) as load:
        for turn in _TURNS:
            await _have(served, size.crowd if turn == "beside" else 0)
            await load.open_loop(size.rate, size.warm)
            before = served.usage()
            begin = await load.open_loop(size.rate, size.seconds)
            used[turn].append(served.usage() - before)
            delays[turn] += load.tally.delays(begin, begin + size.seconds)
            moves[turn] += load.tally.acknowledged(begin, begin + size.seconds)
    figures = [Figure("correspondence tables", size.crowd)]
    for turn, spent in used.items():
        serving = sum(each.serving for each in spent)
        figures.append(Figure(f"{turn}: moves a second", moves[turn] / sum(each.clock for each in spent)))
        figures.append(Figure(f"{turn}: CPU ms a move, server", 1000 * serving / max(1, moves[turn])))
        figures += latencies(f"{turn}: acknowledged", delays[turn], 100)
    return figures


async def _have(served: Served, many: int) -> None:
    """Put so many slow tables into the server's database, in place of those that are there."""
    tables = _tables(many)
    if served.database.startswith("postgresql"):
        await _in_postgres(served.database, tables)
    else:
        await asyncio.to_thread(_in_sqlite, served.database, tables)


def _tables(many: int) -> list[StoredTable]:
    """Running games of two; each waits for a person who has up to a day."""
    match, dice, now = benben.load(GAME).new_match(seed=1), random.Random(1), time.time()
    seats = tuple(
        StoredSeat(seat, "person", name, owner=name * 16) for seat, name in enumerate(("anna", "bert"))
    )
    table = StoredTable(
        _PREFIX, GAME, dict(match.game.options), match.game.rules_version, "07" * 32, "playing", match.turn,
        seats, plies=match.plies,
    )  # fmt: skip
    clock = Clock.new(_CONTROL, ["UTC", "UTC"])
    return [
        replace(table, id=f"{_PREFIX}{number}", clock=clock.run(match.turn, now - dice.random() * _DAY))
        for number in range(many)
    ]


def _statements(tables: Sequence[StoredTable]) -> dict[str, list[Any]]:
    """Their rows by statement; before them, what removes the earlier ones."""
    rows: dict[str, list[Any]] = {
        f"DELETE FROM {name} WHERE {column} LIKE '{_PREFIX}%'": [()]  # noqa: S608  (names of our own)
        for name, column in (("plies", "table_id"), ("seats", "table_id"), ("tables", "id"))
    }
    for table in tables:
        for statement in insert_table(table):
            rows.setdefault(statement.statement, []).extend(statement.rows)
    return rows


async def _in_postgres(database: str, tables: Sequence[StoredTable]) -> None:
    import asyncpg

    connection = await asyncpg.connect(database)
    try:
        async with connection.transaction():
            for statement, rows in _statements(tables).items():
                await connection.executemany(statement, rows)
    finally:
        await connection.close()


def _in_sqlite(database: str, tables: Sequence[StoredTable]) -> None:
    with contextlib.closing(sqlite3.connect(database, timeout=60)) as connection, connection:
        connection.create_function("now", 0, lambda: datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S.%f"))
        for statement, rows in _statements(tables).items():
            connection.executemany(numbered(statement), rows)
