"""Our games in PettingZoo; every seat decides outside: `env` and `raw_env` in turns, `parallel_env` simultaneously.

The agents are `seat_0`, `seat_1` and so on; all of them stay until the end. Keyword arguments are the options of the
game, and `reward`, `illegal`, `max_decisions`, `memory` and `dtype` of `benben.envs.EnvironmentSettings`. As in
PettingZoo every game has a module with the version of its rules: `ra_v1`, `imhotep_v2`, `imhotep_duel_v1`, `ankhor_v2`.

>>> from benben.envs.pettingzoo import ra_v1
>>> table = ra_v1.env(players=3)
"""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from operator import index
from typing import Any, NamedTuple

import numpy as np
from typing_extensions import override

from benben.envs.extras import needs

with needs("PettingZoo", "pettingzoo", "pettingzoo"):
    from gymnasium import spaces
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from benben.engine.dice import LARGEST_SEED
from benben.engine.game import Game
from benben.envs.drawing import MODES, Drawing, check_mode, drawn
from benben.envs.identity import identity
from benben.envs.ids import game_name, snake_id
from benben.envs.settings import game_and_settings
from benben.envs.single import SingleTable
from benben.envs.specs import action_count
from benben.players.evaluation import evaluation_of

__all__ = ["ParallelTableEnv", "TableEnv", "env", "parallel_env", "raw_env"]

_SETTINGS = ("reward", "illegal", "max_decisions", "memory", "dtype")


class _Seats:
    """The common part of both environments: a table, an agent for each seat, their spaces.

    Attributes:
        game: the game.
        render_mode: `"ansi"`, `"rgb_array"` or None.
        possible_agents: an agent for each seat, in order; `agents` has those that have not left yet.
    """

    game: Game
    render_mode: str | None
    metadata: dict[str, Any]
    possible_agents: list[str]
    agents: list[str]

    def _make(self, game: Game | str, render_mode: str | None, more: int, choices: dict[str, Any]) -> None:
        """Make a table of a game; *more* is the number of actions in addition to the game's."""
        check_mode(render_mode)
        choices.setdefault("illegal", "lose")
        self.game, settings = game_and_settings(game, 1, choices, _SETTINGS)
        if more:
            settings = replace(settings, observe="all")
        self.render_mode = render_mode
        self.metadata = {
            "name": snake_id(self.game.name, self.game.rules_version),
            "render_modes": MODES, "render_fps": 4, "is_parallelizable": False,
        }  # fmt: skip
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.players)]
        self.agents = []
        self._table = SingleTable(self.game, settings)
        self._kind = np.dtype(settings.dtype)
        actions = action_count(self.game) + more
        self._none = np.zeros(actions, np.int8)
        self._spaces = {agent: self._space(actions) for agent in self.possible_agents}
        self._actions = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        high = np.tile(self._table.spec.high.astype(self._kind), self.game.players)
        self.state_space = spaces.Box(np.zeros_like(high), high, dtype=high.dtype.type)
        self._adds_up = settings.reward == "points"
        self._bootstraps = settings.reward == "win" and evaluation_of(self.game) is not None
        self._is_seeded = False

    def _space(self, actions: int) -> spaces.Dict:
        high = self._table.spec.high.astype(self._kind)
        box = spaces.Box(np.zeros_like(high), high, dtype=high.dtype.type)
        return spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (actions,), np.int8)})

    def _begin(self, seed: int | None) -> None:
        if seed is None and not self._is_seeded:
            seed = int(np.random.default_rng().integers(LARGEST_SEED))
        self._is_seeded = True
        self._table.restart(seed)
        self.agents = self.possible_agents[:]

    def _by_agent(self, values: Any) -> dict[str, float]:
        """Convert numbers by seat to numbers by agent."""
        return dict(zip(self.possible_agents, values.tolist(), strict=True))

    def _play(self, mover: str, action: Any) -> dict[str, dict[str, Any]]:
        """Play an action of the agent to move; return the infos of the agents."""
        table, move = self._table, index(action)
        is_illegal = not (0 <= move < len(table.mask) and table.mask[move])
        table.step(move)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.possible_agents}
        if is_illegal:
            infos[mover]["illegal_action"] = True
        if self._bootstraps and table.truncated[0]:
            for agent, value in self._by_agent(table.bootstrap()).items():
                infos[agent]["bootstrap"] = value
        return infos

    @property
    def identity(self) -> str:
        """The text that states all that a result depends on (`benben.envs.identity`)."""
        return identity(self.game, replace(self._table.settings, observe="actor"))

    def state(self) -> Any:
        """The observations of all seats in order, for a central critic: all that any knows, shape (seats * size,)."""
        seats = range(self.game.players)
        return np.concatenate([self._table.observe(seat).astype(self._kind) for seat in seats])

    def observation_space(self, agent: str) -> spaces.Dict:
        """The observation space of *agent*: always the same object."""
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The action space of *agent*: always the same object."""
        return self._actions[agent]

    def render(self) -> "Drawing | None":
        """The table as a spectator sees it, a text or an array (height, width, 3); None without a `render_mode`."""
        return (
            None if self.render_mode is None else drawn(self.render_mode, self.game, self._table.table, None)
        )

    def close(self) -> None:
        """There is nothing to close."""


class TableEnv(_Seats, AECEnv):
    """A table at which every seat decides outside, in turns; an agent may have several decisions in a row.

    An observation is a dictionary: `observation` (what the seat may know, shape (size,), within the bounds of
    `benben.envs.spec`) and `action_mask` (int8, shape (actions,)): 1 for each legal action, zeros for an agent that is
    not to move. Every agent can be observed at any time. Rewards are those of `benben.envs.EnvironmentSettings`.
    An illegal action ends the game and loses it, and the mover's info has `illegal_action`; with `illegal="raise"` it
    raises. If `max_decisions` cuts a game off with the reward `win`, `infos[agent]["bootstrap"]` has the reward that
    the game's fitted evaluation expects.
    """

    def __init__(self, game: Game | str, *, render_mode: str | None = None, **choices: Any) -> None:
        """Make a table of a *game*, given as an object or by name.

        *choices* are `reward`, `illegal`, `max_decisions`, `memory` and `dtype` of `benben.envs.EnvironmentSettings`,
        and, with a name, the options of the game. Raises `BadEnvironment`, `UnknownGame` or `BadOption`.
        """
        super().__init__()
        self._make(game, render_mode, 0, choices)
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agent_selection = self.possible_agents[0]

    @override
    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the first game of a *seed*, or without one the next game; *options* are ignored."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self._table.actor]

    @override
    def step(self, action: Any) -> None:
        """Play an *action* (an integer) of the agent to move; None for each agent when the game is over.

        Raises `IllegalMove` unless illegal actions lose, and TypeError for a value that is not an integer; the game is
        unchanged then.
        """
        table, agent = self._table, self.agent_selection
        if not table.count:
            self._was_dead_step(action)
            return
        infos = self._play(agent, action)
        self._cumulative_rewards[agent] = 0.0
        if self._adds_up or not table.count:
            self.rewards = self._by_agent(table.reward)
            self._accumulate_rewards()
        if table.count:
            self.agent_selection = self.possible_agents[table.actor]
        else:
            self.terminations = dict.fromkeys(self.agents, bool(table.terminated[0]))
            self.truncations = dict.fromkeys(self.agents, bool(table.truncated[0]))
            self.infos = infos
            self.agent_selection = self.agents[0]

    @override
    def observe(self, agent: str) -> dict[str, Any]:
        """The observation of *agent* now, and its legal actions, as copies. Raises KeyError."""
        table, seat = self._table, self._seat_of[agent]
        if agent == self.agent_selection and table.count:
            return {
                "observation": table.observation.astype(self._kind),
                "action_mask": table.mask.astype(np.int8),
            }
        return {"observation": table.observe(seat).astype(self._kind), "action_mask": self._none.copy()}


class ParallelTableEnv(_Seats, ParallelEnv):
    """The same table for learners that all act in each step: an agent that is not to move has one legal action, `noop`.

    Observations are those of `TableEnv`, with one more entry in the mask. Actions of agents that are not to move are
    ignored. All agents leave together.

    Attributes:
        noop: the action of an agent that has nothing to decide; the largest action.
    """

    def __init__(self, game: Game | str, *, render_mode: str | None = None, **choices: Any) -> None:
        """Make a table; everything as for `TableEnv`."""
        self._make(game, render_mode, 1, choices)
        self.noop = action_count(self.game)

    @override
    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Start the first game of a *seed*, or without one the next game; return observations and infos."""
        self._begin(seed)
        return self._observed(), {agent: {} for agent in self.possible_agents}

    @override
    def step(self, actions: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Play the action of the agent to move; return observations, rewards, terminations, truncations, infos.

        Raises KeyError if that agent has no action, else errors as for `TableEnv.step`.
        """
        table = self._table
        if not self.agents:
            return {}, {}, {}, {}, {}
        mover = self.possible_agents[table.actor]
        infos = self._play(mover, actions[mover])
        rewards = self._by_agent(table.reward)
        terminations = dict.fromkeys(self.possible_agents, bool(table.terminated[0]))
        truncations = dict.fromkeys(self.possible_agents, bool(table.truncated[0]))
        if not table.count:
            self.agents = []
        return self._observed(), rewards, terminations, truncations, infos

    def _observed(self) -> dict[str, Any]:
        table, observed = self._table, {}
        actor = table.actor
        values = table.observation.astype(self._kind)
        for seat, agent in enumerate(self.possible_agents):
            mask = self._none.copy()
            if seat == actor:
                mask[: self.noop] = table.mask
            elif table.count:
                mask[self.noop] = 1
            observed[agent] = {"observation": values[seat], "action_mask": mask}
        return observed


# ---- PettingZoo's names --------------------------------------------------------------------------------------------
def raw_env(game: Game | str, *, render_mode: str | None = None, **choices: Any) -> TableEnv:
    """A `TableEnv`, without wrappers."""
    return TableEnv(game, render_mode=render_mode, **choices)


def env(game: Game | str, *, render_mode: str | None = None, **choices: Any) -> Any:
    """The same in PettingZoo's wrapper that checks the order of calls."""
    return OrderEnforcingWrapper(raw_env(game, render_mode=render_mode, **choices))


def parallel_env(game: Game | str, *, render_mode: str | None = None, **choices: Any) -> ParallelTableEnv:
    """A `ParallelTableEnv`. PettingZoo's own conversion would give agents that are not to move a mask of zeros."""
    return ParallelTableEnv(game, render_mode=render_mode, **choices)


class GameModule(NamedTuple):
    """The three functions for one game, as a module of PettingZoo has them."""

    env: Callable[..., Any]
    raw_env: Callable[..., TableEnv]
    parallel_env: Callable[..., ParallelTableEnv]


def __getattr__(name: str) -> GameModule:
    """The functions of a game: `ra_v1`. Raises `OutdatedId` that says what changed for other rules."""
    game = game_name(name)
    if game == name:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return GameModule(*(partial(function, game) for function in (env, raw_env, parallel_env)))
