"""Who sits at a table of the field: our player, and the searching bots of OpenSpiel with their defaults.

All of them think about the same position and are timed by the same clock. What they are:

- `mcts`: `pyspiel.MCTSBot`, C++: UCT with uct_c=2, one random rollout a simulation, MCTS-Solver on.
- `ismcts`: `open_spiel.python.algorithms.ismcts.ISMCTSBot`, Python: uct_c=2, a world drawn for every simulation, the
  most visited action in the end, with random rollouts inside our compiled code: far stronger than with its own.
- `ismcts-own`: the same with OpenSpiel's own random rollouts in Python.
"""

import gc
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from benben.engine.game import Game, Match
from benben.players import make

OURS = "ours"


@dataclass
class Clock:
    """What a player used: decisions (those with one legal move are not asked for), seconds, simulations."""

    moves: int = 0
    seconds: float = 0.0
    simulations: int = 0

    def add(self, moves: int, seconds: float, simulations: int) -> None:
        """Count more."""
        self.moves += moves
        self.seconds += seconds
        self.simulations += simulations

    @property
    def mean(self) -> float:
        """Seconds a decision."""
        return self.seconds / max(1, self.moves)


class Seat(ABC):
    """A player at the table, and what it used so far."""

    def __init__(self) -> None:
        self.clock = Clock()

    def choose(self, match: Match, state: Any, seat: int) -> int:
        """Its move, timed; *state* is OpenSpiel's view of the same position."""
        began = time.perf_counter()
        move, simulations = self._think(match, state, seat)
        self.clock.add(1, time.perf_counter() - began, simulations)
        return move

    @abstractmethod
    def _think(self, match: Match, state: Any, seat: int) -> tuple[int, int]:
        """A legal move, and how many simulations it took (0: not told)."""


class Ours(Seat):
    """A player of ours, named by its spec."""

    def __init__(self, game: Game, spec: str, seed: int) -> None:
        super().__init__()
        self._player = make(spec, game, seed)

    def _think(self, match: Match, state: Any, seat: int) -> tuple[int, int]:  # noqa: ARG002
        return self._player.choose(match.known(seat), seat), 0


class Theirs(Seat):
    """A bot of OpenSpiel. Its time for a move is at least *pace*(), the mean of what ours has really used."""

    def __init__(self, make_bot: Callable[[float], Any], pace: Callable[[], float]) -> None:
        super().__init__()
        self._make_bot = make_bot
        self._pace = pace

    def _think(self, match: Match, state: Any, seat: int) -> tuple[int, int]:  # noqa: ARG002
        bot = self._make_bot(self._pace())
        gc.disable()  # its millions of small tuples would have Python look for garbage all the time
        try:
            return int(bot.step(state)), int(bot.simulations)
        finally:
            gc.enable()


def bots() -> dict[str, Callable[[Any, int, float], Any]]:
    """How each bot of OpenSpiel is made: from its game, a seed and seconds a move."""
    from open_spiel.python.algorithms import mcts

    from benben.envs import open_spiel

    def own_rollouts(seed: int) -> Any:
        return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))

    return {
        "mcts": lambda game, seed, seconds: open_spiel.MCTSBot(game, seed=seed, seconds=seconds),
        "ismcts": lambda game, seed, seconds: open_spiel.ISMCTSBot(
            game, open_spiel.CompiledRollouts(1, seed), seed=seed, seconds=seconds
        ),
        "ismcts-own": lambda game, seed, seconds: open_spiel.ISMCTSBot(
            game, own_rollouts(seed), seed=seed, seconds=seconds
        ),
    }


BOTS = ("mcts", "ismcts", "ismcts-own")
