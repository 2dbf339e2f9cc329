"""Correspondence tables: what they cost beside a load, in turns with the load alone on the same server, and at rest."""

import asyncio
import contextlib
import random
import secrets
import sqlite3
import time
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from statistics import fmean
from typing import Any, TypeAlias

from scipy.stats import ttest_rel

import benben
from benben.server.clocks import Clock, TimeControl
from benben.server.store import StoredSeat, StoredTable, TableTerms
from benben.server.store.statements import insert_table, numbered
from benben.server.tables import matches
from bench.server.figures import Figure, latencies, percentile
from bench.server.load import Load
from bench.server.serving import Served
from bench.server.sizes import Size
from bench.server.usage import Usage
from bench.server.wire import GAME

_DAY = 86_400.0
_PREFIX = "slow"
_SECRET = "07" * 32
_PAIRS = 6
"""How often both are measured; which one comes first alternates."""
_DEADLINES = 1.0
"""Deadlines a second that fall due: four times as many as at 20,000 tables where everybody lets their day pass."""
_CONTROL = TimeControl("correspondence", _DAY, player="greedy")
_MILLISECONDS, _MEGABYTE = 1e3, 1e6
_Rows: TypeAlias = dict[str, list[Any]]
"""Rows of parameters by statement."""


@dataclass
class _Turns:
    """What was measured in the turns of one kind."""

    delays: list[list[float]] = field(default_factory=list)
    used: list[Usage] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)

    @property
    def p99(self) -> list[float]:
        """The 99th percentile of each turn in milliseconds."""
        return [_MILLISECONDS * percentile(each, 0.99) for each in self.delays]

    @property
    def cost(self) -> list[float]:
        """The server's CPU milliseconds a move in each turn."""
        return [
            _MILLISECONDS * used.serving / max(1, moves)
            for used, moves in zip(self.used, self.moves, strict=True)
        ]

    def figures(self, words: str) -> list[Figure]:
        """Figures of all turns together."""
        return [
            Figure(f"{words}: moves a second", sum(self.moves) / sum(each.clock for each in self.used)),
            Figure(f"{words}: CPU ms a move, server", fmean(self.cost)),
            *latencies(f"{words}: acknowledged", [delay for each in self.delays for delay in each], 100),
        ]


async def slow_tables(served: Served, size: Size) -> list[Figure]:
    """The same load in turns with and without tables whose decisions take up to a day."""
    alone, beside, met = _Turns(), _Turns(), 0
    async with Load(served.url, size.tables) as load:
        for pair in range(_PAIRS):
            for many in (0, size.crowd) if pair % 2 else (size.crowd, 0):
                await _have(served, many)
                await _turn(served, size, load, beside if many else alone)
                met += await _met(served)
        lost = load.lost()
    return [
        Figure("correspondence tables", size.crowd),
        Figure("deadlines met", met, 1, more=True),
        *alone.figures("alone"),
        *beside.figures("beside"),
        *_more("p99 ms", beside.p99, alone.p99),
        *_more("CPU ms a move", beside.cost, alone.cost),
        Figure("moves refused", load.tally.refused, 0),
        Figure("sockets lost", lost, 0),
    ]


def _more(words: str, beside: Sequence[float], alone: Sequence[float]) -> list[Figure]:
    """The 95 % interval of the difference in pairs of turns. It is unchanged if the interval begins at 0 or below."""
    interval = ttest_rel(beside, alone).confidence_interval()
    ends = (("from", interval.low, 0.0), ("to", interval.high, None))
    return [Figure(f"{words} more beside them, {end}", value, aim) for end, value, aim in ends]


async def _turn(served: Served, size: Size, load: Load, turns: _Turns) -> None:
    await load.open_loop(size.rate, size.warm)
    before = served.usage()
    begin = await load.open_loop(size.rate, size.seconds)
    turns.used.append(served.usage() - before)
    turns.delays.append(load.tally.delays(begin, begin + size.seconds))
    turns.moves.append(load.tally.acknowledged(begin, begin + size.seconds))


async def idle(served: Served, size: Size) -> list[Figure]:
    """A server where nothing happens, without and with slow tables whose deadlines are a day away."""
    figures: list[Figure] = []
    for many in (0, size.crowd):
        await _have(served, many, first=_DAY)
        await asyncio.sleep(size.warm)
        before = served.usage()
        await asyncio.sleep(size.seconds)
        used = served.usage() - before
        figures.append(
            Figure(f"{many} tables: CPU ms a second, server", _MILLISECONDS * used.serving / used.clock)
        )
        if used.store is not None:
            figures.append(
                Figure(f"{many} tables: CPU ms a second, PostgreSQL", _MILLISECONDS * used.store / used.clock)
            )
        figures.append(Figure(f"{many} tables: memory, MB", served.usage().memory / _MEGABYTE))
    return figures


async def _have(served: Served, many: int, first: float = 0.0) -> None:
    """Put so many slow tables into the server's database, in place of those that are there.

    The *first* deadline falls after so many seconds, and then one after the other.
    """
    statements = _statements(_tables(many, first))
    if served.database.startswith("postgresql"):
        await _in_postgres(served.database, statements)
    else:
        await asyncio.to_thread(_in_sqlite, served.database, statements)


async def _met(served: Served) -> int:
    """The number of slow tables whose deadline was met."""
    query = f"SELECT count(*) FROM tables WHERE id LIKE '{_PREFIX}%' AND version > 1"  # noqa: S608
    if served.database.startswith("postgresql"):
        import asyncpg

        async with asyncpg.create_pool(served.database, min_size=1, max_size=1) as pool:
            return int(await pool.fetchval(query))
    with contextlib.closing(sqlite3.connect(served.database, timeout=60)) as connection:
        return int(connection.execute(query).fetchone()[0])


def _tables(many: int, first: float) -> list[StoredTable]:
    """Running games of two; each waits for a person who has up to a day."""
    terms, dice, now = TableTerms(dealing="keyed"), random.Random(1), time.time()
    match = matches.begin(benben.load(GAME), _SECRET, terms)
    seats = tuple(
        StoredSeat(seat, "person", name, owner=name * 16) for seat, name in enumerate(("anna", "bert"))
    )
    table = StoredTable(
        _PREFIX, GAME, dict(match.game.options), match.game.rules_version, _SECRET, "playing", match.turn,
        seats, terms=terms, plies=match.plies,
    )  # fmt: skip
    clock = Clock.new(_CONTROL, ["UTC", "UTC"])
    since = now + first - _DAY
    series = _PREFIX + secrets.token_hex(4)  # the server may still have earlier ones in its memory
    return [
        replace(
            table,
            id=f"{series}-{number}",
            clock=clock.run(match.turn, since + dice.random() * many / _DEADLINES),
        )
        for number in range(many)
    ]


def _statements(tables: Sequence[StoredTable]) -> _Rows:
    """Their rows by statement; before them, what removes the earlier ones."""
    rows: _Rows = {
        f"DELETE FROM {name} WHERE {column} LIKE '{_PREFIX}%'": [()]  # noqa: S608  (names of our own)
        for name, column in (("plies", "table_id"), ("seats", "table_id"), ("tables", "id"))
    }
    for table in tables:
        for statement in insert_table(table):
            rows.setdefault(statement.statement, []).extend(statement.rows)
    return rows


async def _in_postgres(database: str, statements: _Rows) -> None:
    import asyncpg

    connection = await asyncpg.connect(database)
    try:
        async with connection.transaction():
            for statement, rows in statements.items():
                await connection.executemany(statement, rows)
    finally:
        await connection.close()


def _in_sqlite(database: str, statements: _Rows) -> None:
    with contextlib.closing(sqlite3.connect(database, timeout=60)) as connection, connection:
        connection.create_function("now", 0, lambda: datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S.%f"))
        for statement, rows in statements.items():
            connection.executemany(numbered(statement), rows)
