"""Many tables of one game, stepped together on all cores."""

import os
from collections.abc import Callable
from itertools import pairwise
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from benben.engine.dice import seed_dice, small_seed
from benben.engine.errors import IllegalMove
from benben.engine.game import Game
from benben.engine.loops import Scratch, batch_check, loops_of
from benben.engine.native import array_of, native
from benben.engine.threads import KeptThreads

_T = TypeVar("_T")
_LEAST_PER_WORKER = 4096
"""Fewer tables than this are not worth a thread of their own: waking one costs as much as a thousand steps."""


class Batch:
    """*count* tables of a game. They can be copied and pickled.

    Attributes:
        tables: the records, shape (count,).
        moves: the legal moves of each table, shape (count, most_moves); only the first `counts` of a row hold.
        counts: how many legal moves each table has, shape (count,); 0 when it is over.
    """

    def __init__(self, game: Game, count: int, seed: int = 0, workers: int | None = None) -> None:
        """Lay out the tables; chance follows *seed*, each table its own stream of it. *workers*: threads, all cores."""
        if count < 1:
            raise ValueError("a batch has at least one table")
        self.game = game
        self.tables = game.rules.table.array(count)
        self.moves: npt.NDArray[np.int16] = np.zeros((count, game.rules.most_moves), np.int16)
        self.counts: npt.NDArray[np.int64] = np.zeros(count, np.int64)
        self._dice: npt.NDArray[np.int64] = np.zeros((count, 4), np.int64)
        begin, first = native(seed_dice), small_seed(seed)
        for index in range(count):
            begin(self._dice[index], first, index)
        workers = workers or min(os.cpu_count() or 1, max(1, count // _LEAST_PER_WORKER))
        edges = np.linspace(0, count, workers + 1).astype(int).tolist()
        self._slices = list(pairwise(edges))
        self._threads = KeptThreads(len(self._slices))
        self._scratch = [array_of(Scratch.of(game.rules)) for _ in self._slices]
        self.restart()

    def __len__(self) -> int:
        return len(self.tables)

    @property
    def actors(self) -> npt.NDArray[np.int8]:
        """The seat that must decide at each table, `OVER` where it has ended; shape (count,)."""
        return np.asarray(self.tables["actor"])

    @property
    def is_over(self) -> bool:
        """Whether every table has ended."""
        return not self.counts.any()

    def restart(self) -> None:
        """Lay all tables out anew; chance goes on where it was."""
        begin, codes = native(loops_of(self.game.rules).batch_begin), array_of(self.game.codes)
        self._run(lambda first, end, weights: begin(
            self.tables, first, end, codes, self._dice, self.moves, self.counts, weights
        ))  # fmt: skip

    def step(self, chosen: npt.ArrayLike) -> None:
        """Play *chosen*[i] (integers, shape (count,)) at table i and let chance act; tables that are over are left.

        Raises `IllegalMove` for the first move that is not legal; then nothing was played anywhere.
        """
        codes = np.asarray(chosen, np.int64)
        if codes.shape != self.counts.shape:
            raise ValueError(f"{len(self)} moves are needed, shape {codes.shape} was given")
        self._check(codes)
        step = native(loops_of(self.game.rules).batch_step)
        self._run(
            lambda first, end, weights: step(
                self.tables, first, end, codes, self._dice, self.moves, self.counts, weights
            )
        )

    def _check(self, codes: npt.NDArray[np.int64]) -> None:
        check = native(batch_check)
        wrong = self._run(lambda first, end, _: int(check(first, end, codes, self.moves, self.counts)))
        index = next((index for index in wrong if index >= 0), None)
        if index is not None:
            names = self.game.rules.moves
            legal = [str(names.value(int(code))) for code in self.moves[index, : self.counts[index]]]
            raise IllegalMove(f"move {codes[index]} at table {index}", legal)

    def _run(self, work: "Callable[[int, int, npt.NDArray[np.int64]], _T]") -> list[_T]:
        """Carry out *work* for every slice of the tables, in parallel if there are several; its results in order."""
        jobs = [
            (first, end, scratch.weights)
            for (first, end), scratch in zip(self._slices, self._scratch, strict=True)
        ]
        if len(jobs) == 1:
            return [work(*jobs[0])]
        return list(self._threads.pool.map(lambda job: work(*job), jobs))
