"""Our games in Gymnasium: one learner's seat, with built-in opponents. Importing this module registers them.

The ids are `Benben/Ra-v1`, `Benben/Imhotep-v2`, `Benben/ImhotepDuel-v1`, `Benben/Ankhor-v2`, and the same for every
other installed game; the version is that of the game's rules, and an older id raises `OutdatedId` that says what has
changed. Keyword arguments are the options of the game and those of `SeatEnv`.

>>> import gymnasium
>>> import benben.envs.gymnasium
>>> env = gymnasium.make("Benben/Ra-v1", players=3, opponents="greedy")
>>> envs = gymnasium.make_vec("Benben/Ra-v1", num_envs=1024, players=3, opponents="greedy")
"""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt
from typing_extensions import override

from benben.envs.extras import needs

with needs("Gymnasium", "gymnasium", "gymnasium"):
    import gymnasium
    from gymnasium import make as make_one
    from gymnasium import make_vec as make_many
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

from benben.engine.dice import LARGEST_SEED, small_seed
from benben.engine.game import Game
from benben.engine.native import plain_of
from benben.envs.drawing import MODES, Drawing, check_mode, drawn
from benben.envs.errors import BadEnvironment
from benben.envs.identity import identity
from benben.envs.registering import env_id, register
from benben.envs.settings import EnvironmentSettings, autoreset_name, game_and_settings
from benben.envs.single import SingleTable
from benben.envs.specs import action_count, spec
from benben.envs.vector import Seeds, VectorTables
from benben.players.evaluation import evaluation_of

__all__ = ["SeatEnv", "SeatVectorEnv", "env_id", "make_many", "make_one", "register"]

_SETTINGS = ("opponents", "seat", "reward", "illegal", "max_decisions", "memory", "dtype")
"""The fields of `benben.envs.EnvironmentSettings` that a single seat's environment accepts."""
_AUTORESET = "autoreset"


def _space(game: Game, settings: EnvironmentSettings, flat: bool) -> spaces.Space[Any]:
    """The observation space of a seat; includes the mask unless *flat*."""
    high = spec(game).high.astype(settings.dtype)
    box = spaces.Box(np.zeros_like(high), high, dtype=high.dtype.type)
    if flat:
        return box
    return spaces.Dict({"observation": box, "action_mask": spaces.Box(0, 1, (action_count(game),), np.int8)})


def _load(
    game: Game | str, count: int, choices: dict[str, Any], *more: str
) -> tuple[Game, EnvironmentSettings]:
    """The game, and its settings with the additional fields *more*.

    By default the opponents play at random, and an illegal action loses: checkers and samplers play such ones.
    """
    choices.setdefault("illegal", "lose")
    if choices.setdefault("opponents", "random") is None:
        raise BadEnvironment("opponents=None is not possible: the other seats are played inside")
    return game_and_settings(game, count, choices, (*_SETTINGS, *more))


def _bootstraps(game: Game, settings: EnvironmentSettings) -> bool:
    """Whether `info["bootstrap"]` is available: the evaluation predicts chances to win, no other reward."""
    return settings.reward == "win" and evaluation_of(game) is not None


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat at a table: it decides outside; opponents and chance act inside until it must decide again.

    An observation is a dictionary: `observation` (what the seat may know, shape (size,), within the bounds of
    `benben.envs.spec`) and `action_mask` (int8, shape (actions,): 1 for each legal action, zeros after the end; can be
    passed to `action_space.sample(mask)`). `info` has `seat`, the seat in this episode. An illegal action ends the game
    and loses it (reward -1), and `info["illegal_action"]` is True; with `illegal="raise"` it raises `IllegalMove`, and
    nothing changes. If `max_decisions` cut a game off with the reward `win`, `info` also has `bootstrap`: the reward
    that the game's fitted evaluation expects.

    Attributes:
        game: the game.
        seat: the seat that decides outside in this episode.
    """

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 4}  # noqa: RUF012  (Gymnasium declares it so)

    def __init__(
        self,
        game: Game | str,
        *,
        flat: bool = False,
        row: int = 0,
        render_mode: str | None = None,
        **choices: Any,
    ) -> None:
        """Make an environment of a *game*, given as an object or by name.

        *choices* are `opponents` (default `"random"`), `seat`, `reward`, `illegal`, `max_decisions`, `memory` and
        `dtype` of `benben.envs.EnvironmentSettings`, and, with a name, the options of the game. With *flat* the
        observation is an array and the mask is in `info["action_mask"]`. For a given seed it plays the same games as
        this *row* of a `SeatVectorEnv` with that seed. `render_mode` draws the table as the seat sees it: `"ansi"` as
        text, `"rgb_array"` as a picture.

        Raises `BadEnvironment`, `BadSpec`, `UnknownGame` or `BadOption`; the messages say what would have been right.
        """
        check_mode(render_mode)
        if _AUTORESET in choices or "autoreset_mode" in choices:
            raise BadEnvironment("one environment waits for reset(): autoreset is for gymnasium.make_vec")
        self.game, settings = _load(game, 1, choices)
        self.render_mode, self.flat = render_mode, flat
        self.observation_space = _space(self.game, settings, flat)
        self.action_space = spaces.Discrete(action_count(self.game))
        self.seat = 0
        self._table = SingleTable(self.game, settings, row)
        self._kind = np.dtype(settings.dtype)
        self._has_bootstrap = _bootstraps(self.game, settings)
        self._is_seeded = False

    @override
    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start the first game of a *seed*, or without one the next game; *options* are ignored."""
        super().reset(seed=None if seed is None else small_seed(seed))
        if seed is None and not self._is_seeded:
            seed = int(self.np_random.integers(LARGEST_SEED))
        self._is_seeded = True
        self._table.restart(seed)
        self.seat = int(self._table.learner[0])
        return self._observation_and_info()

    @override
    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play an *action*, an integer.

        Raises `IllegalMove` unless illegal actions lose, TypeError for a value that is not an integer, and
        `ResetNeeded` after the end; the game is unchanged then.
        """
        table, move = self._table, index(action)
        if not table.count:
            raise ResetNeeded("the game is over: call reset()")
        is_illegal = not (0 <= move < len(table.mask) and table.mask[move])
        table.step(move)
        observation, info = self._observation_and_info()
        if is_illegal:
            info["illegal_action"] = True
        truncated = bool(table.truncated[0])
        if truncated and self._has_bootstrap:
            info["bootstrap"] = float(table.bootstrap()[self.seat])
        return observation, float(table.reward[self.seat]), bool(table.terminated[0]), truncated, info

    def _observation_and_info(self) -> tuple[Any, dict[str, Any]]:
        """Copies of the observation and the info."""
        table = self._table
        observation = table.observation.astype(self._kind)
        mask = table.mask.astype(np.int8)
        if self.flat:
            return observation, {"seat": self.seat, "action_mask": mask}
        return {"observation": observation, "action_mask": mask}, {"seat": self.seat}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, shape (actions,), as SB3-contrib's `MaskablePPO` requires."""
        return self._table.mask.astype(np.bool_)

    @property
    def identity(self) -> str:
        """The text that states all that a result depends on (`benben.envs.identity`)."""
        return identity(self.game, self._table.settings)

    @override
    def render(self) -> "Drawing | None":
        """The table as the seat sees it, a text or an array (height, width, 3); None without a `render_mode`."""
        return (
            None
            if self.render_mode is None
            else drawn(self.render_mode, self.game, self._table.table, self.seat)
        )


class SeatVectorEnv(VectorEnv[Any, Any, Any]):
    """Many such seats stepped together in compiled code: `num_envs` rows of `benben.envs.VectorTables`.

    Observations, rewards and flags are those of `SeatEnv`, with a row for every environment. Rewards and flags belong
    to the latest step. `metadata["autoreset_mode"]` names what happens to a row after its end, as in Gymnasium's own
    vector environments; `autoreset_mode` (or `autoreset`) chooses it, in any spelling of a mode, such as `SAME_STEP`,
    `SameStep` and `same_step`:

    - `NEXT_STEP`: the observation is that of the end; the next step ignores the action, starts the next game and gives
      no reward.
    - `SAME_STEP`: the observation is that of the next game; `info["final_obs"]` has that of the end, and
      `info["final_info"]` its info.
    - `DISABLED`: the row waits for `reset(options={"reset_mask": rows})`, where *rows* are bools of shape (num_envs,).
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        *,
        flat: bool = False,
        autoreset_mode: AutoresetMode | str | None = None,
        copy: bool = True,
        render_mode: str | None = None,
        **choices: Any,
    ) -> None:
        """Make *num_envs* environments; *choices* are as for `SeatEnv`, and `threads`. Errors as there.

        Without *copy* each step overwrites the arrays of the observation: copy what you keep.
        """
        check_mode(render_mode)
        mode = _mode(autoreset_mode, choices.pop(_AUTORESET, None))
        self.game, settings = _load(
            game, num_envs, {**choices, _AUTORESET: mode.name.lower()}, "threads", _AUTORESET
        )
        self.num_envs, self.render_mode, self.flat, self.copy = num_envs, render_mode, flat, copy
        self.autoreset_mode = mode
        self.metadata = {**SeatEnv.metadata, "autoreset_mode": mode}
        self.single_observation_space = _space(self.game, settings, flat)
        self.single_action_space = spaces.Discrete(action_count(self.game))
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.tables = VectorTables(self.game, num_envs, **settings.__dict__)
        self._first = np.arange(num_envs) * self.game.players
        self._seats = self.tables.learner.copy()
        self._has_bootstrap = _bootstraps(self.game, settings)
        self._is_seeded = False

    @override
    def reset(
        self, *, seed: "Seeds | None" = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """Start the first games of a *seed*; without one, the next games of all rows, or of those in `reset_mask`.

        *seed* may have one entry per row (None: the row continues). Raises `BadEnvironment` for another number of
        seeds, or for a seed together with `reset_mask`.
        """
        rows = (
            None if options is None or "reset_mask" not in options else np.flatnonzero(self._mask_of(options))
        )
        super().reset(
            seed=None if seed is None or isinstance(seed, Sequence | np.ndarray) else small_seed(seed)
        )
        if seed is None and not self._is_seeded:
            seed, rows = int(self.np_random.integers(LARGEST_SEED)), None
        self.tables.reset(rows, seed)
        self._is_seeded = True
        self._seats = self.tables.learner.copy()
        return self._observed(), self._infos()

    def _mask_of(self, options: Mapping[str, Any]) -> npt.NDArray[np.bool_]:
        mask = np.asarray(options["reset_mask"])
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            raise BadEnvironment(
                f"reset_mask has {self.num_envs} bools, not {mask.dtype} of shape {mask.shape}"
            )
        return mask

    @override
    def step(self, actions: npt.ArrayLike) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Play *actions*, integers of shape (num_envs,).

        Raises `IllegalMove` for the first illegal action, unless illegal actions lose, and `ResetNeeded` if a row waits
        for `reset`; no row has changed then.
        """
        tables, mode, seats = self.tables, self.autoreset_mode, self._seats
        if mode is AutoresetMode.DISABLED and not tables.counts.all():
            raise ResetNeeded(
                f"the games of rows {np.flatnonzero(tables.counts == 0).tolist()} are over: reset them"
            )
        illegal = self._illegal(actions)
        tables.step(actions)
        rewards = self._of_seats(tables.reward, seats)
        terminated, truncated = tables.terminated.copy(), tables.truncated.copy()
        self._seats = tables.learner.copy()
        infos = self._infos()
        end_info: dict[str, Any] = {}
        if illegal.any():
            end_info = {"illegal_action": illegal, "_illegal_action": illegal.copy()}
        if self._has_bootstrap and truncated.any():
            expected = self._of_seats(tables.bootstrap(), seats)
            end_info |= {"bootstrap": expected, "_bootstrap": truncated.copy()}
        if mode is AutoresetMode.SAME_STEP:
            ended = terminated | truncated
            if ended.any():
                infos |= self._final(ended, seats, end_info)
        else:
            infos |= end_info
        return self._observed(), rewards, terminated, truncated, infos

    def _illegal(self, actions: npt.ArrayLike) -> npt.NDArray[np.bool_]:
        """Which rows' games an illegal action is about to end; none where `step` will raise."""
        given, mask = np.asarray(actions), self.tables.mask
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            return np.zeros(self.num_envs, np.bool_)
        inside = (given >= 0) & (given < mask.shape[1])
        legal = inside & (mask[np.arange(self.num_envs), np.where(inside, given, 0)] > 0)
        illegal: npt.NDArray[np.bool_] = ~legal & (self.tables.counts > 0)
        return illegal

    def _observed(self) -> Any:
        tables = self.tables
        observation = tables.observation.copy() if self.copy else tables.observation
        return observation if self.flat else {"observation": observation, "action_mask": self._masks()}

    def _of_seats(self, values: npt.NDArray[np.float32], seats: Any) -> npt.NDArray[np.float64]:
        """Select one seat's value per row from *values* of shape (num_envs, seats)."""
        chosen: npt.NDArray[np.float64] = values.reshape(-1).take(self._first + seats).astype(np.float64)
        return chosen

    def _masks(self) -> npt.NDArray[np.int8]:
        masks: npt.NDArray[np.int8] = self.tables.mask.view(np.int8)
        return masks.copy() if self.copy else masks

    def _infos(self) -> dict[str, Any]:
        """The infos of all rows."""
        infos: dict[str, Any] = {
            "seat": self._seats.astype(np.int64),
            "_seat": np.ones(self.num_envs, np.bool_),
        }
        if self.flat:
            infos |= {"action_mask": self._masks(), "_action_mask": np.ones(self.num_envs, np.bool_)}
        return infos

    def _final(self, ended: npt.NDArray[np.bool_], seats: Any, end_info: dict[str, Any]) -> dict[str, Any]:
        """The infos of ended games whose rows have started the next one."""
        rows, actions = np.flatnonzero(ended), self.tables.mask.shape[1]
        final = np.full(self.num_envs, None, object)
        observations, masks = self.tables.final_observation[rows], np.zeros((len(rows), actions), np.int8)
        for row, observation, mask in zip(rows.tolist(), observations, masks, strict=True):
            final[row] = observation if self.flat else {"observation": observation, "action_mask": mask}
        info = {"seat": np.where(ended, seats, 0).astype(np.int64), "_seat": ended.copy(), **end_info}
        if self.flat:
            info |= {"action_mask": np.zeros((self.num_envs, actions), np.int8), "_action_mask": ended.copy()}
        return {
            "final_obs": final,
            "_final_obs": ended.copy(),
            "final_info": info,
            "_final_info": ended.copy(),
        }

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, shape (num_envs, actions)."""
        masks: npt.NDArray[np.bool_] = self.tables.mask.astype(np.bool_)
        return masks

    @property
    def identity(self) -> str:
        """The text that states all that a result depends on (`benben.envs.identity`)."""
        return self.tables.identity

    @override
    def render(self) -> "tuple[Drawing, ...] | None":
        """Each table as its seat sees it, as for `SeatEnv.render`; None without a `render_mode`."""
        if self.render_mode is None:
            return None
        tables = plain_of(self.tables.tables, self.game.rules.table.kind)
        rows = zip(tables, self._seats.tolist(), strict=True)
        return tuple(drawn(self.render_mode, self.game, table, seat) for table, seat in rows)

    @override
    def close_extras(self, **kwargs: Any) -> None:
        """Stop the threads, if there are any."""
        self.tables.close()


def _mode(mode: AutoresetMode | str | None, name: str | None) -> AutoresetMode:
    """The mode that is given under either name, in any spelling. Raises `BadEnvironment`."""
    given = {autoreset_name(each) for each in (mode, name) if each is not None}
    if len(given) > 1:
        raise BadEnvironment(f"autoreset_mode={mode!r} and autoreset={name!r} contradict each other")
    return AutoresetMode[given.pop().upper()] if given else AutoresetMode.NEXT_STEP


register()
