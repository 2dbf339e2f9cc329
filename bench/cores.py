"""All cores against one: playouts in threads, and batches stepped together."""

import os
import random
from collections.abc import Callable

import numpy as np

from benben.engine.batch import Batch
from benben.engine.game import Game
from benben.engine.playouts import playouts
from bench.games import EACH, Measured
from bench.measure import Done, Subject

_TABLES = 16384
_ENOUGH = 0.5
"""A batch begins anew when fewer of its tables than this share are still played on."""


def scaling() -> list[Subject]:
    """Each piece of work on one core and on all, timed by the wall (on one core too, to be comparable)."""
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
        "Batch.step": (
            _batch(each.game, workers),
            1,
            "in Batch.step Python draws the moves with NumPy, on one thread",
        ),
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


def _batch(game: Game, workers: int, tables: int = _TABLES) -> Callable[[int], Done]:
    made: list[Batch] = []
    chooser, rows = np.random.default_rng(workers), np.arange(tables)

    def work(steps: int) -> Done:
        if not made:
            made.append(Batch(game, tables, seed=1, workers=workers))
        batch, decisions = made[0], 0
        for _ in range(steps):
            alive = int(np.count_nonzero(batch.counts))
            if alive < _ENOUGH * tables:
                batch.restart()
                alive = tables
            decisions += alive
            batch.step(batch.moves[rows, (chooser.random(tables) * batch.counts).astype(np.int64)])
        return Done(decisions)

    return work
