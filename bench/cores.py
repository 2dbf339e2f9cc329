"""All cores against one: playouts in threads, and tables stepped together."""

import os
import random
from collections.abc import Callable

from benben.engine.game import Game
from benben.engine.playouts import playouts
from benben.envs import VectorTables
from bench.games import EACH, Measured
from bench.measure import Done, Subject

_TABLES = 16384


def scaling() -> list[Subject]:
    """Each task on one core and on all, in wall time (for one core too, to be comparable)."""
    everywhere = os.cpu_count() or 1
    return [
        subject
        for each in EACH
        for workers in sorted({1, everywhere})
        for subject in _scaling(each, workers, everywhere)
    ]


def _scaling(each: Measured, workers: int, cores: int) -> list[Subject]:
    threads = "one thread" if workers == 1 else f"{workers} threads"
    work = {
        "playouts": (_playouts(each.game, workers), 50, "wall time"),
        "VectorTables.step": (_stepped(each.game, workers), 1, "one of these threads draws the moves"),
    }
    return [
        Subject("all cores", f"{each.label}, {name}, {threads}", "decisions", done, least, cores, note)
        for name, (done, least, note) in work.items()
    ]


def _playouts(game: Game, workers: int) -> Callable[[int], Done]:
    seeds = random.Random(workers)

    def work(games: int) -> Done:
        done = playouts(game, games, seeds.randrange(1 << 30), workers)
        return Done(done.decisions, games)

    return work


def _stepped(game: Game, threads: int, count: int = _TABLES) -> Callable[[int], Done]:
    made: list[VectorTables] = []

    def work(steps: int) -> Done:
        if not made:
            made.append(VectorTables(game, count, seed=1, threads=threads))
        for _ in range(steps):
            made[0].step(made[0].draw())
        return Done(steps * count)

    return work
