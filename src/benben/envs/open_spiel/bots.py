"""OpenSpiel's searching bots with a budget of seconds, in a form that can play games written in Python.

Nothing of how they search is ours: these classes only start them and stop them.
"""

import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from benben.envs.open_spiel.states import BenbenState

UCT_C = 2.0
"""The exploration of OpenSpiel's own examples (`mcts.py`, `is_mcts_test.py` takes 5)."""
MEGABYTES = 1000
NO_LIMIT = 2_000_000_000


class MCTSBot(pyspiel.Bot):  # type: ignore[misc]  # OpenSpiel is published without types
    """`pyspiel.MCTSBot`, the search in C++, within a budget of *seconds* or of *simulations* a move.

    Its own `step` lets go of Python's lock and crashes with every game in Python (OpenSpiel 2.0.2, its own
    `python_tic_tac_toe` too); its `mcts_search`, of which `step` takes the best child, does not.

    Attributes:
        simulations: how many it made for the last move.
    """

    def __init__(
        self,
        game: Any,
        *,
        seconds: float | None = None,
        simulations: int | None = None,
        uct_c: float = UCT_C,
        rollouts: int = 1,
        seed: int = 0,
        solve: bool = True,
    ) -> None:
        super().__init__()
        if seconds is None and simulations is None:
            raise ValueError("give seconds or simulations")
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
        self._bot = pyspiel.MCTSBot(
            game, evaluator, uct_c, simulations or NO_LIMIT, MEGABYTES, solve, seed, False,
            max_wall_clock_time=seconds or -1.0,
        )  # fmt: skip
        self._dice = np.random.RandomState(seed)
        self.simulations = 0

    def step(self, state: BenbenState) -> int:
        """The action it would play; *state* must be a seat's decision, not chance's.

        Within a budget for a single simulation any legal action, as in OpenSpiel.
        """
        root = self._bot.mcts_search(state)
        self.simulations = int(root.explore_count)
        best = root.best_child() if root.children else None  # after one simulation the root has no children
        return int(self._dice.choice(state.legal_actions())) if best is None else int(best.action)


class ISMCTSBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's `ismcts.ISMCTSBot`, written in Python, within a budget of *seconds* or of *simulations* a move.

    The bot of the same name in C++ cannot play games in Python: OpenSpiel does not pass `resample_from_infostate` on.

    Attributes:
        simulations: how many it made for the last move.
    """

    def __init__(
        self,
        game: Any,
        evaluator: Any,
        *,
        seconds: float | None = None,
        simulations: int | None = None,
        uct_c: float = UCT_C,
        seed: int = 0,
    ) -> None:
        if seconds is None and simulations is None:
            raise ValueError("give seconds or simulations")
        dice = np.random.RandomState(seed)
        super().__init__(game, evaluator, uct_c, simulations or NO_LIMIT, random_state=dice)
        self._seconds = seconds
        self._end = 0.0
        self.simulations = 0

    def run_search(self, state: BenbenState) -> list[tuple[int, float]]:
        """Each action's probability, after as many simulations as the budget allows."""
        self._end = time.perf_counter() + (self._seconds or 0.0)
        self.simulations = 0
        try:
            policy: list[tuple[int, float]] = super().run_search(state)
        except _TimeIsUpError:
            policy = self.get_final_policy(state, self._root_node)
        return policy

    def sample_root_state(self, state: BenbenState) -> BenbenState:
        """A world for the next simulation, unless the time is up and two were made (the first expands the root)."""
        if self._seconds is not None and self.simulations > 1 and time.perf_counter() > self._end:
            raise _TimeIsUpError
        self.simulations += 1
        sampled: BenbenState = super().sample_root_state(state)
        return sampled


class _TimeIsUpError(Exception):
    """Ends a search."""
