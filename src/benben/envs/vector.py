"""Many tables stepped together, with everything that a learner reads: the fastest interface, on NumPy alone."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any, SupportsIndex, TypeAlias, Unpack

import numpy as np
import numpy.typing as npt

from benben.engine.dice import LARGEST_SEED, derive_seed, new_dice, small_seed
from benben.engine.errors import IllegalMove
from benben.engine.game import Game
from benben.engine.native import array_of, numpy_dice, plain_of
from benben.engine.observation import Spec
from benben.engine.threads import KeptThreads
from benben.envs.errors import BadEnvironment
from benben.envs.identity import identity
from benben.envs.memory import shareable
from benben.envs.opponents import OpponentSeats, question
from benben.envs.rows import EVERYBODY, Rows, RowScratch, row_loops
from benben.envs.settings import Choices, EnvironmentSettings, expected
from benben.envs.sharing import Shares
from benben.envs.specs import action_count, spec

Integers: TypeAlias = npt.NDArray[np.int64]

_THIS = 0
"""The worker of the calling thread; its temporary memory also serves everything that is not shared."""
Seeds: TypeAlias = "SupportsIndex | Sequence[SupportsIndex | None] | npt.NDArray[np.integer[Any]]"
"""One seed for all rows, or one for each of them; a row with None continues."""
_SAVED = (
    "tables",
    "seed",
    "dice",
    "opponent_dice",
    "learner",
    "scores",
    "decisions",
    "episode",
    "counts",
    "actor",
    "observation",
)
"""The state of a row; all other arrays are computed from it. (The seat that decided last observed the end.)"""


class VectorTables:
    """*count* rows, each a table of a game with all its outputs. They can be copied and pickled.

    The arrays always stay the same objects; each step overwrites them: copy what you keep.

    Attributes:
        game: the game.
        spec: the layout of an observation.
        settings: see `EnvironmentSettings`.
        observation: the observation of the deciding seat, shape (count, size); with `observe="all"` those of all
            seats, shape (count, seats, size). For a row that is over, that of the seat that decided last.
        mask: 1 for each legal action, uint8, shape (count, actions); zeros if a row is over.
        legal, counts: the same as lists: the legal actions of each row, shape (count, most), of which the first
            `counts` are valid, shape (count,).
        actor: the seat that decides, shape (count,); `OVER` (-2) where a row is over.
        learner: with opponents the seat that decides outside, else -1; shape (count,). If a row has started a new
            game in the same step, this is its seat in the new game; its reward is at the seat before the step.
        reward: each seat's reward for the last step, float32, shape (count, seats).
        terminated, truncated: whether the last step ended the game by its rules, or cut it off; bool, shape (count,).
        final_observation: the observation of the end, if a row has ended and started a new game in the same step.
        decisions: the number of decisions outside in this episode, shape (count,).
        episode: the number of games started in each row, shape (count,).
    """

    def __init__(self, game: Game, count: int, seed: Seeds = 0, **choices: Unpack[Choices]) -> None:
        """Start the first games. Row i's n-th game of a seed is the same for any number of rows and threads.

        Raises `BadEnvironment`, and `BadSpec` for unknown opponents.
        """
        if count < 1:
            raise BadEnvironment("there is at least one row")
        self.game = game
        self.spec: Spec = spec(game)
        self.settings = EnvironmentSettings.of(game, count, choices)
        self._config = self.settings.row_config(game)
        self._rows = _shareable(_empty_rows(game, count, self.settings))
        self._show()
        self.reset(seed=seed)

    def _show(self) -> None:
        """Create the views of the arrays, and everything that is not pickled."""
        rows, count = self._rows, len(self._rows.tables)
        self.tables, self.mask, self.legal, self.counts = rows.tables, rows.mask, rows.legal, rows.counts
        self.actor, self.learner, self.reward = rows.actor, rows.learner, rows.reward
        self.decisions, self.episode = rows.decisions, rows.episode
        self.terminated, self.truncated = rows.terminated.view(np.bool_), rows.truncated.view(np.bool_)
        self.observation, self.final_observation = map(
            self._by_seat, (rows.observation, rows.final_observation)
        )
        self._shards = list(pairwise(np.linspace(0, count, self.settings.shards + 1).astype(int).tolist()))
        workers = 1 + self.settings.threads * self.settings.shards
        self._scratch = [RowScratch.of(self.game.rules) for _ in range(workers)]
        self._codes = array_of(self.game.codes)
        self._opponents = OpponentSeats(self.game, self.settings.opponents)
        self._loops = row_loops(self.game.rules)
        self._sent: dict[int, Shares] = {}

    def _by_seat(self, observations: Any) -> Any:
        if not self._config.all_seats:
            return observations
        return observations.reshape(len(observations), self._config.seats, self._config.width)

    @property
    def identity(self) -> str:
        """The text that states all that a result depends on (`benben.envs.identity`)."""
        return identity(self.game, self.settings)

    def __len__(self) -> int:
        return len(self._rows.tables)

    # ---- stepping ------------------------------------------------------------------------------------------------
    def step(self, actions: npt.ArrayLike) -> None:
        """Play *actions*[i] (integers, shape (count,)) in row i, and everything until the next decision outside.

        `reward`, `terminated` and `truncated` belong to the latest step. After the end of a game:

        - `same_step`: `final_observation` has its end; `observation`, `mask` and `actor` are those of the next game.
        - `next_step`: `observation` has its end and no action is legal; the next step ignores the action, starts the
          next game and gives no reward.
        - `disabled`: the same, and the row stays so until `reset`.

        Raises `IllegalMove` for the first illegal action, unless illegal actions lose; no row has changed then. An
        error of an opponent is raised here, too; its row must then be reset or restored.
        """
        self._take(0, len(self), actions)
        self._play(0, len(self))

    def draw(self) -> Integers:
        """A uniformly random legal action for each row, shape (count,); the next call overwrites it."""
        self._loops.draw(self._rows, self._dice, 0, len(self))
        chosen: Integers = self._rows.chosen
        return chosen

    def send(self, shard: int, actions: npt.ArrayLike) -> None:
        """Start to step a *shard* of the rows in other threads. Errors as for `step`."""
        if shard in self._sent:
            raise BadEnvironment(f"shard {shard} is being stepped: call recv({shard}) first")
        first, end = self._shards[shard]
        self._take(first, end, actions)
        threads = self.settings.threads
        self._sent[shard] = self._share(
            first, end, threads, range(1 + shard * threads, 1 + (shard + 1) * threads)
        )

    def recv(self, shard: int) -> slice:
        """Wait until the step of a *shard* is finished, and help with it; return its rows."""
        if shard in self._sent:
            self._sent.pop(shard).finish(_THIS)
        return slice(*self._shards[shard])

    def _take(self, first: int, end: int, actions: npt.ArrayLike) -> None:
        """Check the actions of rows and store them."""
        given = np.asarray(actions)
        if given.shape != (end - first,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"{end - first} integers are needed, {given.dtype} of shape {given.shape} was given"
            )
        if self._opponents.are_asked and self._rows.waiting[first:end].any():
            raise BadEnvironment("an opponent failed in the step before: reset the rows, or restore them")
        self._rows.chosen[first:end] = given
        if not self._config.illegal_loses:
            wrong = self._loops.find_illegal(self._rows, first, end)
            if wrong >= 0:
                names = self.game.rules.moves
                legal = [str(names.value(int(code))) for code in self.legal[wrong, : self.counts[wrong]]]
                raise IllegalMove(f"action {self._rows.chosen[wrong]} in row {wrong}", legal)

    def _play(self, first: int, end: int) -> None:
        threads = self.settings.threads
        if threads == 1:
            self._step(first, end, _THIS)
        else:
            self._share(first, end, threads, range(1, threads)).finish(_THIS)

    def _share(self, first: int, end: int, workers: int, others: range) -> Shares:
        """Share rows among workers; wake up the *others* among them."""
        shares = Shares(self._step, first, end, workers)
        for worker in others:
            self._threads.pool.submit(shares.help, worker)
        return shares

    def _step(self, first: int, end: int, worker: int) -> None:
        self._loops.step(
            self._rows, self._config, first, end, self._codes, self._opponents.blurs, self._scratch[worker]
        )
        if self._opponents.are_asked:
            self._answer(np.arange(first, end), worker)

    def _answer(self, which: Integers, worker: int) -> None:
        """Ask the opponents that rows of *which* wait for, and play on, until none waits."""
        rows, opponents = self._rows, self._opponents
        while len(which := which[rows.waiting[which] != 0]):
            kind = self.game.rules.table.kind
            asked = [
                question(
                    self.game, plain_of(rows.tables[row : row + 1], kind), int(rows.learner[row]),
                    (int(rows.ticket[row]), int(rows.seed[row]), row, int(rows.episode[row])),
                )
                for row in which.tolist()
            ]  # fmt: skip
            rows.answer[which] = opponents.moves(asked)
            self._loops.resume(rows, self._config, which, self._codes, opponents.blurs, self._scratch[worker])

    # ---- reset and saving ----------------------------------------------------------------------------------------
    def reset(self, rows: "Iterable[int] | None" = None, seed: "Seeds | None" = None) -> None:
        """Start the next games of *rows* (default: all). With a *seed* they are the first games of that seed.

        *seed* is one for all rows, or one per row: row i then plays what it would play if all rows had that seed.
        Raises `BadEnvironment` for another number of seeds, or a seed together with *rows*.
        """
        if seed is not None:
            if rows is not None:
                raise BadEnvironment("a seed is for all rows: reset them all with it")
            self._seed(seed)
        which = self._which(rows)
        blurs = self._opponents.blurs
        self._loops.begin(self._rows, self._config, which, self._codes, blurs, self._scratch[_THIS])
        self._answer(which, _THIS)

    def _seed(self, seed: Seeds) -> None:
        """Make the next games of all rows, or of those that have a seed, the first of that seed."""
        if not isinstance(seed, Sequence | np.ndarray):
            self._rows.seed[:] = small_seed(seed)
            self._dice = numpy_dice(new_dice(seed, LARGEST_SEED))
            self.episode[:] = 0
            return
        seeds = list(seed)
        if len(seeds) != len(self):
            raise BadEnvironment(
                f"there are {len(seeds)} seeds for {len(self)} rows; give one for all, or one for each"
            )
        first = derive_seed(len(seeds), 0, ",".join(map(str, seeds)))
        self._dice = numpy_dice(new_dice(first, LARGEST_SEED))
        for row, each in enumerate(seeds):
            if each is not None:
                self._rows.seed[row] = small_seed(each)
                self.episode[row] = 0

    def save(self, rows: "Iterable[int] | None" = None) -> dict[str, npt.NDArray[Any]]:
        """Copies of the state of *rows* (default: all), for `restore`."""
        which = self._which(rows)
        return {name: getattr(self._rows, name)[which].copy() for name in _SAVED}

    def restore(self, saved: Mapping[str, npt.NDArray[Any]], rows: "Iterable[int] | None" = None) -> None:
        """Restore a saved state into as many *rows* (default: all), including the random numbers to come."""
        which = self._which(rows)
        if set(saved) != set(_SAVED) or any(len(values) != len(which) for values in saved.values()):
            raise ValueError(f"{len(which)} rows are needed, as `save` returns them")
        live = saved["counts"] > 0
        self._rows.mask[which] = 0
        self._rows.counts[which] = 0
        for name in set(_SAVED) - {"counts"}:
            getattr(self._rows, name)[which] = saved[name]
        self._loops.show(self._rows, self._config, which)
        self._rows.waiting[which] = 0
        over = which[~live]  # the loop has written these as if they were live
        self._rows.mask[over] = self._rows.counts[over] = 0
        self._rows.actor[over], self._rows.observation[over] = (
            saved["actor"][~live],
            saved["observation"][~live],
        )
        for name in ("reward", "terminated", "truncated"):
            getattr(self._rows, name)[which] = 0

    def _which(self, rows: "Iterable[int] | None") -> Integers:
        which = np.arange(len(self)) if rows is None else np.fromiter(rows, np.int64)
        if len(which) and not (which.min() >= 0 and which.max() < len(self)):
            raise IndexError(f"rows are 0 to {len(self) - 1}")
        return which

    # ---- learning ------------------------------------------------------------------------------------------------
    def bootstrap(self) -> npt.NDArray[np.float32]:
        """Each row's expected `win` reward by the fitted evaluation, for rows that the last step cut off.

        Shape (count, seats), zeros elsewhere. Raises `BadEnvironment` for a game without an evaluation.
        """
        values = np.zeros(self.reward.shape, np.float32)
        values[self.truncated] = expected(self.game, self._rows.ended[self.truncated])
        return values

    @cached_property
    def _threads(self) -> KeptThreads:
        return KeptThreads(self.settings.threads * self.settings.shards)

    def close(self) -> None:
        """Stop the threads, if there are any."""
        self._threads.close()

    def __getstate__(self) -> dict[str, Any]:
        for shard in list(self._sent):
            self.recv(shard)
        kept = ("game", "spec", "settings", "_config", "_rows", "_dice")
        return {name: getattr(self, name) for name in kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        # After transport between processes the memory may be read-only, for example with Ray.
        self._rows = _shareable(self._rows)
        self._dice = np.require(self._dice, requirements="W")
        self._show()

    def __deepcopy__(self, memo: Any) -> "VectorTables":
        copy = object.__new__(VectorTables)
        state = self.__getstate__()
        state["_rows"] = Rows(*(array.copy() for array in self._rows))
        state["_dice"] = self._dice.copy()
        copy.__setstate__(state)
        return copy

    def __repr__(self) -> str:
        return f"VectorTables({self.game!r}, {len(self)})"


def _shareable(rows: Rows) -> Rows:
    """The same rows in writable memory that JAX can share; the tables' own memory is never shared."""
    tables = {name: np.require(getattr(rows, name), requirements="W") for name in ("tables", "ended")}
    return Rows(
        **{name: shareable(array) for name, array in rows._asdict().items() if name not in tables}, **tables
    )


def _empty_rows(game: Game, count: int, settings: EnvironmentSettings) -> Rows:
    rules, seats = game.rules, game.players
    size = spec(game).size * (seats if settings.observe == "all" else 1)
    kind = np.dtype(settings.dtype)
    return Rows(
        tables=rules.table.array(count),
        ended=rules.table.array(count),
        seed=np.zeros(count, np.int64),
        dice=np.zeros((count, 4), np.int64),
        opponent_dice=np.zeros((count, 4), np.int64),
        waiting=np.zeros(count, np.int8),
        ticket=np.zeros(count, np.int64),
        answer=np.zeros(count, np.int64),
        chosen=np.zeros(count, np.int64),
        observation=np.zeros((count, size), kind),
        final_observation=np.zeros((count, size), kind),
        mask=np.zeros((count, action_count(game)), np.uint8),
        legal=np.zeros((count, rules.most_moves), np.int16),
        counts=np.zeros(count, np.int64),
        actor=np.full(count, -1, np.int8),
        learner=np.full(count, EVERYBODY, np.int8),
        reward=np.zeros((count, seats), np.float32),
        scores=np.zeros((count, seats), np.int32),
        terminated=np.zeros(count, np.uint8),
        truncated=np.zeros(count, np.uint8),
        decisions=np.zeros(count, np.int32),
        episode=np.zeros(count, np.int64),
    )
