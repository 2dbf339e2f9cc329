"""A single row in a block of memory: the `Stepper` of Gymnasium's and PettingZoo's environments.

`VectorTables` passes its arrays to compiled code, which takes as long as dozens of steps; here we pass an address. The
block has the fields of `Rows`, each with one row, so the same compiled rules work on it.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
import numpy.typing as npt
from typing_extensions import override

from benben import nd
from benben.engine.block import REFUSED, bind_block, block_type, is_listed
from benben.engine.dice import small_seed
from benben.engine.game import Game
from benben.engine.native import array_of, native
from benben.engine.observation import Spec
from benben.engine.rules import Rules
from benben.engine.stepper import Stepper, Stepping
from benben.envs.errors import BadEnvironment
from benben.envs.opponents import OpponentSeats, question
from benben.envs.rows import Autoreset, RowConfig, row_rules
from benben.envs.settings import EnvironmentSettings, expected
from benben.envs.specs import spec

if TYPE_CHECKING:
    block_at: Callable[[int], Any]
    observe: Callable[..., None]
    begin_row: Callable[..., None]
    step_row: Callable[..., None]
    resume_row: Callable[..., None]

BEGIN, STEP, OBSERVE, RESUME = range(4)
"""The commands: start the next game; play a move; write a seat's observation; play an opponent's move."""
_FEW = 64
"""The number of option integers is rounded up to a multiple of this, so that most option sets share compiled code."""


_VIEWS = ("terminated", "truncated", "actor", "learner", "waiting")


# ---- compiled ------------------------------------------------------------------------------------------------------
def table_template(address: int, what: int, value: int) -> int:
    """Carry out the command *what* with a *value* (nothing, a move, a seat).

    Return the number of legal moves after it, or `REFUSED` for an illegal move, which changes nothing.
    """
    block = block_at(address)
    config = block.config
    if what == OBSERVE:
        block.seen[:] = 0
        observe(block.tables[0], value, config.remembers, block.seen)
    elif what == BEGIN:
        block.terminated[0] = block.truncated[0] = 0
        for seat in range(config.seats):
            block.reward[0, seat] = 0.0
        begin_row(block, config, 0, block.options, block.blurs, block.scratch)
    elif what == RESUME:
        block.answer[0] = value
        resume_row(block, config, 0, block.options, block.blurs, block.scratch)
    else:
        if config.illegal_loses == 0 and not is_listed(block.legal[0], int(block.counts[0]), value):
            return REFUSED
        block.chosen[0] = value
        step_row(block, config, 0, block.options, block.blurs, block.scratch)
    return int(block.counts[0])


@cache
def _stepping(rules: Rules, options: int) -> Stepping:
    """The stepper of a game's rows, with space for this many option integers.

    The block has space for any number of seats; with blocks of the exact size, each number of seats would be compiled
    separately.
    """
    parts = rules.observation
    assert parts is not None  # noqa: S101  (`spec` has refused such games)
    kind = _block_type(rules, Spec(rules.name, rules.most_seats, parts).size, options)
    call = native(bind_block(table_template, rules.name, kind, **row_rules(rules)))
    return Stepping(kind, call, slice(0, kind.itemsize))


def _block_type(rules: Rules, size: int, options: int) -> nd.dtype:
    """The type of a block: settings, the fields of `Rows`, temporary memory, and an observation of *size* numbers."""
    seats, table = rules.most_seats, rules.table.kind
    scratch = block_type(
        ("moves", nd.int16, (rules.most_moves,)),
        ("weights", nd.int64, (rules.most_outcomes,)),
        ("preferences", nd.float64, (rules.most_moves,)),
        ("notes", nd.float64, (max(rules.notes, len(rules.feature_names)),)),
        ("won", nd.float64, (seats,)),
    )
    return block_type(
        ("config", block_type(*((name, nd.int64) for name in RowConfig._fields))),
        ("options", nd.int64, (options,)),
        ("blurs", nd.float64, (seats,)),
        ("tables", table, (1,)),
        ("ended", table, (1,)),
        ("scratch", scratch),
        ("seed", nd.int64, (1,)),
        ("dice", nd.int64, (1, 4)),
        ("opponent_dice", nd.int64, (1, 4)),
        ("waiting", nd.int8, (1,)),
        ("ticket", nd.int64, (1,)),
        ("answer", nd.int64, (1,)),
        ("chosen", nd.int64, (1,)),
        ("counts", nd.int64, (1,)),
        ("episode", nd.int64, (1,)),
        ("decisions", nd.int32, (1,)),
        ("scores", nd.int32, (1, seats)),
        ("reward", nd.float32, (1, seats)),
        ("legal", nd.int16, (1, rules.most_moves)),
        ("actor", nd.int8, (1,)),
        ("learner", nd.int8, (1,)),
        ("terminated", nd.uint8, (1,)),
        ("truncated", nd.uint8, (1,)),
        ("mask", nd.uint8, (1, 1 + max(int(move) for move in rules.moves))),
        ("observation", nd.uint8, (1, seats * size)),
        ("final_observation", nd.uint8, (1, 1)),
        ("seen", nd.uint8, (size,)),
    )


# ---- called from Python --------------------------------------------------------------------------------------------
class SingleTable(Stepper):
    """A `Stepper` that is row number *row* of a `VectorTables`: it plays opponents and writes a row's outputs.

    It starts new games only when asked. The arrays always stay the same objects; each step overwrites them.

    Attributes:
        observation: as in `VectorTables`, but always `uint8`; shape (size,), or (seats, size).
        mask: 1 where an action is legal, uint8, shape (actions,).
        reward: each seat's reward for the last step, float32, shape (seats,).
        terminated, truncated, learner: as in `VectorTables`, each a memory view of one number.
    """

    __slots__ = (
        "_opponents", "_seen", "_waiting", "learner", "mask", "observation", "reward", "row", "settings",
        "spec", "terminated", "truncated",
    )  # fmt: skip

    _TABLE: ClassVar[str] = "tables"
    _LISTED: ClassVar[tuple[str, str]] = "counts", "legal"

    def __init__(self, game: Game, settings: EnvironmentSettings, row: int = 0) -> None:
        """Make a table without a game; call `restart`. Errors as for `VectorTables`."""
        self._lay(game, settings, row)
        config = settings.row_config(game)._replace(autoreset=int(Autoreset.DISABLED), first=row)
        for name, value in config._asdict().items():
            self._block.record["config"][name] = value
        self._array("options")[: len(game.codes)] = array_of(game.codes)
        self._array("blurs")[: game.players] = self._opponents.blurs

    def _lay(self, game: Game, settings: EnvironmentSettings, row: int, content: bytes | None = None) -> None:
        """Put a copy of a block's *content* (zeros without it) in memory, and create the views of its parts."""
        self.settings, self.row, self.spec = settings, row, spec(game)
        self.stops_at_chance = False
        options = -(-len(game.codes) // _FEW) * _FEW
        self._place(game, _stepping(game.rules, options), content)
        self._opponents = OpponentSeats(game, settings.opponents)
        seats, size = game.players, self.spec.size
        observed = self._array("observation")
        every = settings.observe == "all"
        self.observation = observed[: seats * size].reshape(seats, size) if every else observed[:size]
        self.mask: npt.NDArray[np.uint8] = self._array("mask")
        self.reward: npt.NDArray[np.float32] = self._array("reward")[:seats]
        self._seen: npt.NDArray[np.uint8] = self._array("seen")[:size]
        self.table = self._block.record.tables[0]
        views = map(self._block.view, _VIEWS)
        self.terminated, self.truncated, self._actor, self.learner, self._waiting = views

    def _array(self, name: str) -> npt.NDArray[Any]:
        """A flat view of a part of the block; it always shows the current values."""
        return np.asarray(self._block.view(name))

    @override
    def restart(self, seed: int | None = None) -> int:
        """Start the next game, with a *seed* the first of that seed; return the number of legal actions."""
        if seed is not None:
            self._block.view("seed")[0] = small_seed(seed)
            self._block.view("episode")[0] = 0
        self.count = self._call(self.address, BEGIN, 0)
        return self._answer()

    @override
    def step(self, move: int) -> int:
        """Play an action and everything that follows until the next decision outside; return the number of legal ones.

        Raises `IllegalMove` unless illegal actions lose; the table is unchanged then. An error of an opponent is
        raised here, too; a new game must begin then.
        """
        if self._waiting[0]:
            raise BadEnvironment("an opponent failed in the step before: reset the environment")
        count = self._call(self.address, STEP, move)
        if count == REFUSED:
            self._refuse(move)
        self.count = count
        return self._answer() if self._waiting[0] else count

    def _answer(self) -> int:
        """Ask the opponents until the seat outside must decide or the game is over; return the number of actions."""
        block = self._block
        while self._waiting[0]:
            seeds = block.view("ticket")[0], block.view("seed")[0], self.row, block.view("episode")[0]
            asked = question(self.game, block.tables("tables"), self.learner[0], seeds)
            self.count = self._call(self.address, RESUME, self._opponents.moves([asked])[0])
        return self.count

    @override
    def _named(self, move: int) -> str:
        return f"action {move}"

    def observe(self, seat: int) -> npt.NDArray[np.uint8]:
        """The current observation of a *seat*, shape (size,); the next call overwrites it."""
        self._call(self.address, OBSERVE, seat)
        return self._seen

    def bootstrap(self) -> npt.NDArray[np.float32]:
        """Each seat's expected reward by the fitted evaluation if the game was cut off, shape (seats,).

        Raises `BadEnvironment` for a game without an evaluation.
        """
        values: npt.NDArray[np.float32] = expected(self.game, array_of(self._block.tables("ended")))[0]
        return values

    @override
    def __getstate__(self) -> tuple[Any, ...]:
        return self.game, self.settings, self.row, self._block.content

    @override
    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self._lay(*state)
