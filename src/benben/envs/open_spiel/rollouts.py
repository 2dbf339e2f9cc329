"""Random games for OpenSpiel's Python bots, played in compiled code."""

from functools import cache

import numpy as np
from open_spiel.python.algorithms import mcts

from benben.engine.dice import new_dice
from benben.engine.game import Game
from benben.engine.loops import Scratch, loops_of
from benben.engine.native import array_of, native, numpy_dice
from benben.envs.open_spiel.states import BenbenState


class CompiledRollouts(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel is published without types
    """Like `mcts.RandomRolloutEvaluator`, but hundreds of times faster: *rollouts* random games from a position.

    It is for OpenSpiel's bots in Python (`mcts.MCTSBot`, `ismcts.ISMCTSBot`); bots in C++ accept only evaluators in
    C++.
    """

    def __init__(self, rollouts: int = 1, seed: int = 0) -> None:
        if rollouts < 1:
            raise ValueError(f"rollouts={rollouts} is not possible: at least one")
        self._rollouts = rollouts
        self._dice = numpy_dice(new_dice(seed))

    def evaluate(self, state: BenbenState) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
        """Each seat's mean return, shape (seats,)."""
        board = state.board
        tables = array_of(board.tables())
        scratch, won = _room(board.game)
        won[:] = 0.0
        native(loops_of(board.game.rules).playouts)(
            tables.copy(), tables, self._rollouts, self._dice, scratch.moves, scratch.weights, won
        )
        means: np.ndarray[tuple[int], np.dtype[np.float64]] = won[0, : board.game.players] / self._rollouts
        return 2.0 * means - 1.0

    def prior(self, state: BenbenState) -> list[tuple[int, float]]:
        """The uniform distribution over legal actions; chance outcomes by their probabilities."""
        if state.is_chance_node():
            outcomes: list[tuple[int, float]] = state.chance_outcomes()
            return outcomes
        actions = state.legal_actions(state.current_player())
        return [(action, 1.0 / len(actions)) for action in actions]


@cache
def _room(game: Game) -> "tuple[Scratch, np.ndarray[tuple[int, int], np.dtype[np.float64]]]":
    return array_of(Scratch.of(game.rules)), np.zeros((2, game.rules.most_seats))
