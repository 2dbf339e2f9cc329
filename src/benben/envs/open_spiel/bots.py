"""OpenSpiel's search bots with a budget of seconds, in a form that works with games written in Python.

The search itself is OpenSpiel's: these classes only start and stop it.
"""

import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

from benben.envs.open_spiel.states import BenbenState

UCT_C = 2.0
"""The exploration constant of OpenSpiel's own examples (`mcts.py`; `is_mcts_test.py` uses 5)."""
MEGABYTES = 1000
NO_LIMIT = 2_000_000_000


class MCTSBot(pyspiel.Bot):  # type: ignore[misc]  # OpenSpiel is published without types
    """`pyspiel.MCTSBot`, the search in C++, with a budget of *seconds* or of *simulations* per move.

    Its own `step` releases the GIL and crashes with every game in Python (OpenSpiel 2.0.2, even its own
    `python_tic_tac_toe`); its `mcts_search` does not. We play the best child of its tree, as `step` does.

    Attributes:
        simulations: the number of simulations for the last move.
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
        """The action to play; *state* must be a seat's decision, not a chance node.

        With a budget of a single simulation this is any legal action, as in OpenSpiel.
        """
        root = self._bot.mcts_search(state)
        self.simulations = int(root.explore_count)
        best = root.best_child() if root.children else None  # the first simulation only expands the root
        return int(self._dice.choice(state.legal_actions())) if best is None else int(best.action)


class ISMCTSBot(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's `ismcts.ISMCTSBot`, written in Python, with a budget of *seconds* or of *simulations* per move.

    The bot of the same name in C++ cannot play games in Python: OpenSpiel does not forward `resample_from_infostate`.

    Attributes:
        simulations: the number of simulations for the last move.
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
        """A state for the next simulation; stops when the time is up and two were made (the first expands the root)."""
        if self._seconds is not None and self.simulations > 1 and time.perf_counter() > self._end:
            raise _TimeIsUpError
        self.simulations += 1
        sampled: BenbenState = super().sample_root_state(state)
        return sampled


class _TimeIsUpError(Exception):
    """Ends a search."""
