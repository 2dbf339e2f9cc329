"""The stages of load: throughput, latency, sockets, spectators, churn, slow tables, talk, attacks."""

import asyncio
import math
from itertools import count
from typing import Any

from bench.server.figures import Figure, latencies, percentile
from bench.server.load import Load
from bench.server.serving import ALL_FROM_ONE_ADDRESS, Served
from bench.server.siege import SIEGES
from bench.server.sizes import Size, Stage
from bench.server.slow import idle, slow_tables
from bench.server.talking import talk
from bench.server.usage import Usage
from bench.server.wire import Refused, Socket

_MILLISECONDS, _MEGABYTE, _KIBIBYTE = 1e3, 1e6, 1024
_REPORTS = 5
"""How often a stage of churn reports the memory."""
_MOVES = 6
"""Moves at a table of churn before a player leaves."""
_AT_ONCE = 16
"""Tables of churn that exist at the same time."""
_COMING_IN = 120.0  # seconds for all spectators to connect


async def throughput(served: Served, size: Size) -> list[Figure]:
    """All players move as soon as they can."""
    async with Load(served.url, size.tables) as load:
        load.closed_loop()
        await asyncio.sleep(size.warm)
        load.late.clear()
        before = served.usage()
        await asyncio.sleep(size.seconds)
        after = served.usage()
        load.check()
        moves = load.tally.acknowledged(before.clock, after.clock)
        used = after - before
        return [
            Figure("moves a second", moves / used.clock, 500, more=True),
            *costs(used, moves, 2.0),
            *latencies("acknowledged", load.tally.delays(before.clock, after.clock)),
            *generator(load, used),
        ]


async def paced(served: Served, size: Size) -> list[Figure]:
    """Moves at random moments, at a given rate."""
    async with Load(served.url, size.tables) as load:
        await load.open_loop(size.rate, size.warm)
        load.late.clear()
        before = served.usage()
        begin = await load.open_loop(size.rate, size.seconds)
        after = served.usage()
        end = begin + size.seconds
        moves = load.tally.acknowledged(begin, after.clock)
        return [
            Figure("sockets held", 2 * size.tables),
            Figure("moves a second", len(load.tally.delays(begin, end)) / size.seconds),
            *latencies("acknowledged", load.tally.delays(begin, end), 100),
            *latencies("seen by the opponent", load.tally.sights(begin, end)),
            Figure("moves never answered", load.tally.unanswered(begin, end), 0),
            *costs(after - before, moves),
            Figure("memory, MB", after.memory / _MEGABYTE),
            *generator(load, after - before),
        ]


async def spectators(served: Served, size: Size) -> list[Figure]:
    """One table, first alone and then with many spectators."""
    figures: list[Figure] = []
    for crowd, aim in ((0, None), (size.crowd, 15.0)):
        async with Load(served.url, 1, seed=crowd + 1) as load:
            watching = await _crowd(f"{served.url}/api/tables/{load.boards[0].made.table}/socket", crowd)
            try:
                await asyncio.sleep(size.warm)
                load.late.clear()
                before = served.usage()
                begin = await load.open_loop(size.rate, size.seconds)
                after = served.usage()
            finally:
                await asyncio.gather(*(socket.close() for socket in watching))
            moves = load.tally.acknowledged(begin, after.clock)
            delays = load.tally.delays(begin, begin + size.seconds)
            figures_of_load = [*costs(after - before, moves, aim), *latencies("acknowledged", delays)]
            if crowd:
                figures_of_load += generator(load, after - before)
            figures += [_renamed(f"{crowd} spectators", one) for one in figures_of_load]
    return figures


async def churn(served: Served, size: Size) -> list[Figure]:
    """Tables are created, played a little, and left, a few at a time; a baseline with some tables comes first."""
    async with Load(served.url, _AT_ONCE) as load:
        await load.open_loop(_AT_ONCE, size.warm)
    empty = served.usage().memory
    async with Load(served.url, size.crowd) as load:
        await load.open_loop(size.crowd, size.warm)
        live = (served.usage().memory - empty) / size.crowd
    figures = [Figure("KiB a live table with two sockets", live / _KIBIBYTE, 200)]
    figures.append(Figure("memory before, MB", served.usage().memory / _MEGABYTE))
    each = size.tables // _REPORTS
    numbers = count()
    for part in range(1, _REPORTS + 1):
        async with asyncio.TaskGroup() as group:
            for seed in range(_AT_ONCE):
                group.create_task(_come_and_go(served.url, numbers, part * each, seed))
        figures.append(Figure(f"memory after {part * each} tables, MB", served.usage().memory / _MEGABYTE))
    return figures


async def _come_and_go(url: str, numbers: "count[int]", last: int, seed: int) -> None:
    """Play at tables and leave them, until all tasks together have created *last*."""
    async with Load(url, 1, seed=seed) as load:
        while next(numbers) < last:
            board = await load.renewed(0)
            for _ in range(_MOVES):
                await board.move()
            await board.sockets[0].say({"type": "leave", "seat": 0})
            await board.finished()


async def _crowd(address: str, many: int) -> list[Socket]:
    """Connected spectators."""
    sockets = [Socket(address, None, _look, _shrug) for _ in range(many)]
    for socket in sockets:
        socket.open()
    try:
        async with asyncio.timeout(_COMING_IN):
            for socket in sockets:
                await socket.inside.wait()
    except TimeoutError as error:
        inside = sum(socket.inside.is_set() for socket in sockets)
        await asyncio.gather(*(socket.close() for socket in sockets))
        raise Refused(f"{inside} of {many} spectators were let in") from error
    return sockets


def _look(_socket: Socket, _state: dict[str, Any], _now: float) -> None:
    """Receive a state."""


def _shrug() -> None:
    """Receive a refusal."""


def costs(used: Usage, moves: int, aim: float | None = None) -> list[Figure]:
    """CPU milliseconds per move, for each kind of process."""

    def each(seconds: float) -> float:
        return _MILLISECONDS * seconds / moves if moves else math.nan

    figures = [Figure("CPU ms a move, server", each(used.serving), aim)]
    if used.helpers > 0:
        figures.append(Figure("CPU ms a move, beside it (players from elsewhere)", each(used.helpers)))
    if used.store is not None:
        figures.append(Figure("CPU ms a move, PostgreSQL", each(used.store)))
    return figures


def generator(load: Load, used: Usage) -> list[Figure]:
    """The load generator's own work, and unexpected events."""
    return [
        Figure("load generator: share of a core", used.own / used.clock),
        Figure("load generator: late by, p99 ms", _MILLISECONDS * percentile(load.late, 0.99)),
        Figure("games begun anew", load.tally.games),
        Figure("moves refused", load.tally.refused, 0),
        Figure("sockets lost", load.lost(), 0),
    ]


def _renamed(before: str, figure: Figure) -> Figure:
    return Figure(f"{before}: {figure.name}", figure.value, figure.aim, figure.more)


STAGES: dict[str, list[Stage]] = {
    "throughput": [
        Stage("moves as fast as they are answered", Size(500, 30.0), Size(8, 2.0, warm=0.5), throughput)
    ],
    "latency": [
        Stage("100 moves a second at 200 tables", Size(200, 60.0, 100), Size(8, 3.0, 10, warm=0.5), paced)
    ],
    "sockets": [
        Stage("20 moves a second, 2,000 sockets", Size(1000, 60.0, 20), Size(20, 3.0, 10, warm=0.5), paced)
    ],
    "spectators": [
        Stage("one table, many spectators", Size(1, 20.0, 2, 300), Size(1, 4.0, 4, 20, 0.5), spectators)
    ],
    "churn": [
        Stage("tables made, played, left", Size(5000, 0.0, 0, 200), Size(50, 0.0, 0, 10, 0.5), churn),
    ],
    "slow": [
        Stage(
            "500 moves a second beside 20,000 correspondence tables",
            Size(500, 20.0, 500, 20_000),
            Size(4, 1.0, 10, 200, 1.0),
            slow_tables,
            {**ALL_FROM_ONE_ADDRESS, "deadline_check": 0.5},  # the tables come from outside
        ),
        Stage(
            "an idle server with 100,000 correspondence tables",
            Size(0, 60.0, 0, 100_000, 10.0),
            Size(0, 2.0, 0, 200, 1.0),
            idle,
        ),
    ],
    "talk": [
        Stage(
            "chat and reactions beside 50 moves a second",
            Size(100, 240.0, 50),
            Size(4, 2.0, 10, warm=0.3),
            talk,
        )
    ],
    "attacks": SIEGES,
}
"""By name; each part of a stage gets its own server."""
