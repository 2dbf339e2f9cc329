"""All cores against one: playouts in threads, and batches stepped together."""

import os
import random
from collections.abc import Callable

import numpy as np

import benben
from benben.engine.batch import Batch
from benben.engine.loops import playouts
from bench.measure import Done, Subject

PLAYERS = 3
_TABLES = 16384
_ENOUGH = 0.5
"""A batch begins anew when fewer of its tables than this share are still played on."""


def scaling() -> list[Subject]:
    """Each piece of work on one core and on all, timed by the wall (on one core too, to be comparable)."""
    everywhere = os.cpu_count() or 1
    subjects = []
    for workers in sorted({1, everywhere}):
        name = "one thread" if workers == 1 else f"{workers} threads"
        note = f"Ra, {PLAYERS} players, wall time"
        batch = f"{note}; Python draws the moves with NumPy, on one thread"
        threads = _playouts(workers)
        subjects += [
            Subject("all cores", f"playouts, {name}", "decisions", threads, 50, everywhere, note),
            Subject("all cores", f"Batch.step, {name}", "decisions", _batch(workers), 1, everywhere, batch),
        ]
    return subjects


def _playouts(workers: int) -> Callable[[int], Done]:
    game, seeds = benben.load("ra", players=PLAYERS), random.Random(workers)

    def work(games: int) -> Done:
        done = playouts(game, games, seeds.randrange(1 << 30), workers)
        return Done(done.decisions, games)

    return work


def _batch(workers: int, tables: int = _TABLES) -> Callable[[int], Done]:
    made: list[Batch] = []
    chooser, rows = np.random.default_rng(workers), np.arange(tables)

    def work(steps: int) -> Done:
        if not made:
            made.append(Batch(benben.load("ra", players=PLAYERS), tables, seed=1, workers=workers))
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
