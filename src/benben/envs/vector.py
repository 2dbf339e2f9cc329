"""Many tables stepped together, with everything that a learner reads: the fastest way in, on NumPy alone."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import pairwise
from typing import Any, SupportsIndex, TypeAlias, Unpack

import numpy as np
import numpy.typing as npt

from benben.engine.dice import LARGEST_SEED, derive_seed, new_dice, small_seed
from benben.engine.errors import IllegalMove
from benben.engine.game import Game
from benben.engine.native import array_of, numpy_dice
from benben.engine.observation import Spec
from benben.engine.threads import KeptThreads
from benben.envs.memory import shareable
from benben.envs.rows import EVERYBODY, Room, Rows, row_loops
from benben.envs.settings import BadEnvironment, Choices, Settings, expected
from benben.envs.sharing import Shares
from benben.envs.specs import action_count, spec

Integers: TypeAlias = npt.NDArray[np.int64]

_THIS = 0
"""The worker that is the thread of whoever calls; its room serves all that is not shared."""
Seeds: TypeAlias = "SupportsIndex | Sequence[SupportsIndex | None] | npt.NDArray[np.integer[Any]]"
"""One seed for all rows, or one for each of them; a row without one (None) goes on."""
_SAVED = (
    "tables",
    "seed",
    "dice",
    "luck",
    "learner",
    "scores",
    "decisions",
    "episode",
    "counts",
    "actor",
    "observation",
)
"""What a row is made of; all else is told anew from it. (An end was observed by whoever decided last.)"""


class VectorTables:
    """*count* rows, each a table of a game with all that is told of it. They can be copied and pickled.

    The arrays are always the same ones, and each step writes them anew: copy what you keep.

    Attributes:
        game: the game.
        spec: how an observation is made up.
        settings: what was chosen, see `Settings`.
        observation: what the seat that decides observes, shape (count, size); with `observe="all"` what every seat
            does, shape (count, seats, size). Of a row that is over, what the seat observes that decided last.
        mask: 1 where an action is legal, uint8, shape (count, actions); zeros where a row is over.
        legal, counts: the same as lists: the legal actions of each row, shape (count, most), of which the first
            `counts` hold, shape (count,).
        actor: the seat that decides, shape (count,); `OVER` (-2) where a row is over.
        learner: with opponents the seat that decides outside, else -1; shape (count,). Where a row has begun again in
            the same step it is already that of the next game: its reward is at the one from before the step.
        reward: what each seat is rewarded with for the last step, float32, shape (count, seats).
        terminated, truncated: whether the last step ended the game by its rules, or cut it off; bool, shape (count,).
        final_observation: the observation of the end, where a row has ended and begun again in the same step.
        decisions: how many decisions were made outside in this episode, shape (count,).
        episode: how many games were begun in each row, shape (count,).
    """

    def __init__(self, game: Game, count: int, seed: Seeds = 0, **choices: Unpack[Choices]) -> None:
        """Lay out the first games. Row i's n-th game of a seed is the same for any number of rows and threads.

        Raises `BadEnvironment`, and `BadSpec` for opponents that there are not.
        """
        if count < 1:
            raise BadEnvironment("there is at least one row")
        self.game = game
        self.spec: Spec = spec(game)
        self.settings = Settings.of(game, count, choices)
        self._how = self.settings.how(game)
        self._blurs = self.settings.blurs(game)
        self._rows = _shareable(_empty_rows(game, count, self.settings))
        self._show()
        self.reset(seed=seed)

    def _show(self) -> None:
        """Give the arrays their names and make what is not kept."""
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
        self._room = [Room.of(self.game.rules) for _ in range(workers)]
        self._codes = array_of(self.game.codes)
        self._loops = row_loops(self.game.rules)
        self._sent: dict[int, Shares] = {}

    def _by_seat(self, observations: Any) -> Any:
        if not self._how.all_seats:
            return observations
        return observations.reshape(len(observations), self._how.seats, self._how.width)

    def __len__(self) -> int:
        return len(self._rows.tables)

    # ---- stepping ------------------------------------------------------------------------------------------------
    def step(self, actions: npt.ArrayLike) -> None:
        """Play *actions*[i] (integers, shape (count,)) in row i, and all that follows until the next decision outside.

        `reward`, `terminated` and `truncated` belong to the step just made. Where a game has ended:

        - `same_step`: `final_observation` has its end; `observation`, `mask` and `actor` are those of the next game.
        - `next_step`: `observation` has its end and no action is legal; the next step ignores the action, lays out the
          next game and rewards nobody.
        - `disabled`: the same, and the row stays so until `reset`.

        Raises `IllegalMove` for the first illegal action, unless they lose; then nothing was played anywhere.
        """
        self._take(0, len(self), actions)
        self._play(0, len(self))

    def draw(self) -> Integers:
        """Any legal action for each row, each as likely, shape (count,); overwritten by the next call."""
        self._loops.draw(self._rows, self._dice, 0, len(self))
        chosen: Integers = self._rows.chosen
        return chosen

    def send(self, shard: int, actions: npt.ArrayLike) -> None:
        """Begin to step a *shard* of the rows in threads beside this one. Errors as for `step`."""
        if shard in self._sent:
            raise BadEnvironment(f"shard {shard} is being stepped: call recv({shard}) first")
        first, end = self._shards[shard]
        self._take(first, end, actions)
        threads = self.settings.threads
        self._sent[shard] = self._share(
            first, end, threads, range(1 + shard * threads, 1 + (shard + 1) * threads)
        )

    def recv(self, shard: int) -> slice:
        """Wait until a *shard* that was sent has been stepped, and lend a hand; return its rows."""
        if shard in self._sent:
            self._sent.pop(shard).finish(_THIS)
        return slice(*self._shards[shard])

    def _take(self, first: int, end: int, actions: npt.ArrayLike) -> None:
        """Check the actions of some rows and note them."""
        given = np.asarray(actions)
        if given.shape != (end - first,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"{end - first} integers are needed, {given.dtype} of shape {given.shape} was given"
            )
        self._rows.chosen[first:end] = given
        if not self._how.illegal_loses:
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
        """Share rows among so many workers, of whom *others* are woken up."""
        shares = Shares(self._step, first, end, workers)
        for worker in others:
            self._threads.pool.submit(shares.help, worker)
        return shares

    def _step(self, first: int, end: int, worker: int) -> None:
        self._loops.step(self._rows, self._how, first, end, self._codes, self._blurs, self._room[worker])

    # ---- beginning anew, saving ----------------------------------------------------------------------------------
    def reset(self, rows: "Iterable[int] | None" = None, seed: "Seeds | None" = None) -> None:
        """Lay out the next games of some *rows*, all without them. With a *seed* they are the first games of that seed.

        A seed is for all rows, or there is one for each: row i then plays what it plays where all have that seed.
        Raises `BadEnvironment` for another number of seeds, or a seed together with *rows*.
        """
        if seed is not None:
            if rows is not None:
                raise BadEnvironment("a seed is for all rows: reset them all with it")
            self._seed(seed)
        which = self._which(rows)
        self._loops.begin(self._rows, self._how, which, self._codes, self._blurs, self._room[0])

    def _seed(self, seed: Seeds) -> None:
        """Let the next games of all rows, or of those that have a seed, be the first of it."""
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
        """Copies of all that some *rows* are made of (all without them), for `restore`."""
        which = self._which(rows)
        return {name: getattr(self._rows, name)[which].copy() for name in _SAVED}

    def restore(self, saved: Mapping[str, npt.NDArray[Any]], rows: "Iterable[int] | None" = None) -> None:
        """Put what was saved into some *rows* (all without them), as many; the chance to come goes with it."""
        which = self._which(rows)
        if set(saved) != set(_SAVED) or any(len(values) != len(which) for values in saved.values()):
            raise ValueError(f"{len(which)} rows are needed, as `save` returns them")
        live = saved["counts"] > 0
        self._rows.mask[which] = 0
        self._rows.counts[which] = 0
        for name in set(_SAVED) - {"counts"}:
            getattr(self._rows, name)[which] = saved[name]
        self._loops.show(self._rows, self._how, which)
        over = which[~live]  # of which the loop has told as if they went on
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
        """What the fitted evaluation expects of each row that the last step cut off, as `win` rewards it.

        Shape (count, seats), zeros elsewhere. Raises `BadEnvironment` for a game without an evaluation.
        """
        values = np.zeros(self.reward.shape, np.float32)
        values[self.truncated] = expected(self.game, self._rows.ended[self.truncated])
        return values

    @cached_property
    def _threads(self) -> KeptThreads:
        return KeptThreads(self.settings.threads * self.settings.shards)

    def close(self) -> None:
        """End the threads, if there are any."""
        self._threads.close()

    def __getstate__(self) -> dict[str, Any]:
        for shard in list(self._sent):
            self.recv(shard)
        kept = ("game", "spec", "settings", "_how", "_blurs", "_rows", "_dice")
        return {name: getattr(self, name) for name in kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        # Who brings them from elsewhere may hand out memory that must not be written, as Ray does.
        self._rows = _shareable(self._rows)
        self._dice = np.require(self._dice, requirements="W")
        self._blurs = np.require(self._blurs, requirements="W")
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
    """The same rows in memory that may be written, and that JAX can share; nobody else is shown the tables' own."""
    tables = {name: np.require(getattr(rows, name), requirements="W") for name in ("tables", "ended")}
    return Rows(
        **{name: shareable(array) for name, array in rows._asdict().items() if name not in tables}, **tables
    )


def _empty_rows(game: Game, count: int, settings: Settings) -> Rows:
    rules, seats = game.rules, game.players
    size = spec(game).size * (seats if settings.observe == "all" else 1)
    kind = np.dtype(settings.dtype)
    return Rows(
        tables=rules.table.array(count),
        ended=rules.table.array(count),
        seed=np.zeros(count, np.int64),
        dice=np.zeros((count, 4), np.int64),
        luck=np.zeros((count, 4), np.int64),
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
