"""Chat and reactions next to moves: windows with and without them at the same tables, in turns."""

import asyncio
import random
import time
from collections.abc import Iterable, Sequence

from bench.server.figures import Figure, arrivals, latencies, percentile
from bench.server.load import Load
from bench.server.serving import Served
from bench.server.sizes import Size

_WINDOW = 2.0  # seconds
_LINES = 0.2
"""Lines a second of each player: the most that a host allows by default."""
_SAMPLES = 1000
_MILLISECONDS = 1000


async def talk(served: Served, size: Size) -> list[Figure]:
    """Many short windows; in one of each pair all players talk as much as they may."""
    window = min(_WINDOW, size.seconds / 2)
    rng = random.Random(1)
    pairs: list[tuple[list[float], list[float]]] = []
    said = 0
    async with Load(served.url, size.tables) as load:
        await load.open_loop(size.rate, size.warm)
        for _ in range(round(size.seconds / window / 2)):
            delays: dict[bool, list[float]] = {}
            for talks in rng.sample((False, True), 2):
                saying = asyncio.create_task(_talk(load, window, rng)) if talks else None
                begin = await load.open_loop(size.rate, window)
                delays[talks] = load.tally.delays(begin, begin + window)
                said += 0 if saying is None else await saying
            pairs.append((delays[False], delays[True]))
        lost = load.lost()
    low, high = rise(pairs, random.Random(2))
    return [
        Figure("pairs of windows", len(pairs)),
        Figure("lines a second", said / len(pairs) / window),
        *latencies("quiet: acknowledged", _all(quiet for quiet, _ in pairs)),
        *latencies("talking: acknowledged", _all(talking for _, talking in pairs)),
        Figure("rise of p99 by talk, ms, 95 % interval from", low, 0),
        Figure("rise of p99 by talk, ms, 95 % interval to", high),
        Figure("sockets lost", lost, 0),
    ]


async def _talk(load: Load, seconds: float, rng: random.Random) -> int:
    """Let all players say lines at random moments, every other one a reaction; return how many."""
    begin = time.perf_counter()
    moments = arrivals(_LINES * 2 * len(load.boards), seconds, rng)
    for number, moment in enumerate(moments):
        await asyncio.sleep(max(0.0, begin + moment - time.perf_counter()))
        line = {"reaction": "nice"} if number % 2 else {"text": f"This is line {number} of our talk."}
        await rng.choice(rng.choice(load.boards).sockets).say({"type": "say", **line})
    return len(moments)


def rise(pairs: Sequence[tuple[list[float], list[float]]], rng: random.Random) -> tuple[float, float]:
    """The 95 % interval of the rise of p99 in milliseconds, from pairs of windows that are drawn again and again."""
    found = sorted(_rise([rng.choice(pairs) for _ in pairs]) for _ in range(_SAMPLES))
    return percentile(found, 0.025), percentile(found, 0.975)


def _rise(pairs: Sequence[tuple[list[float], list[float]]]) -> float:
    quiet, talking = (percentile(_all(pair[side] for pair in pairs), 0.99) for side in (0, 1))
    return _MILLISECONDS * (talking - quiet)


def _all(windows: Iterable[list[float]]) -> list[float]:
    return [delay for window in windows for delay in window]
