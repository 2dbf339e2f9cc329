"""Evaluate a policy: whole games against a known player, equally many from each seat."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from benben.arena.intervals import wilson
from benben.engine.game import Game
from benben.envs import VectorTables

Choose: TypeAlias = Callable[[npt.NDArray[Any], npt.NDArray[np.bool_]], npt.NDArray[np.int64]]
"""A policy for many tables: from observations (rows, size) and masks (rows, actions) to actions (rows,)."""


@dataclass(frozen=True)
class Judged:
    """A policy's result: *won* of *games*, with shared victories in parts, against *opponents*."""

    won: float
    games: int
    opponents: str

    def __str__(self) -> str:
        low, high = (100 * end for end in wilson(self.won, self.games))
        share = 100 * self.won / self.games
        return f"{share:.1f} % of {self.games:,} games against {self.opponents} won ({low:.1f} to {high:.1f})"


def judge(game: Game, choose: Choose, opponents: str, games: int = 2000, seed: int = 1) -> Judged:
    """Play one game in each of *games* rows; the policy's seat changes from row to row."""
    rows = VectorTables(game, games, seed=seed, opponents=opponents, seat="rotate", autoreset="disabled")
    seats, total = rows.learner.copy(), np.zeros(games)
    while rows.counts.any():
        mask = rows.mask.view(np.bool_)
        rows.step(np.where(rows.counts > 0, choose(rows.observation, mask), 0))
        total += rows.reward[np.arange(games), seats]
    shares = (1 + (game.players - 1) * total) / game.players
    return Judged(float(shares.sum()), games, opponents)
