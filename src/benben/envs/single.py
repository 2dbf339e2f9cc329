"""One row by itself in a block of memory: what environments of a single table stand on.

`VectorTables` hands compiled code its arrays, which takes as long as dozens of steps; here it is handed an address. The
block has the fields of `Rows`, each with one line, so that the very same rules play it.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from benben import nd
from benben.engine.block import REFUSED, Block, bind_block, block_type, is_listed
from benben.engine.dice import small_seed
from benben.engine.errors import IllegalMove
from benben.engine.game import Game
from benben.engine.native import array_of, native
from benben.engine.observation import Spec
from benben.engine.rules import Rules
from benben.envs.rows import Autoreset, How, row_rules
from benben.envs.settings import Settings, expected
from benben.envs.specs import spec

if TYPE_CHECKING:
    block_at: Callable[[int], Any]
    observe: Callable[..., None]
    begin_row: Callable[..., None]
    show_row: Callable[..., None]
    step_row: Callable[..., None]

BEGIN, STEP, LOOK = range(3)
"""What is to be done: lay out the next game; play a move; write into `seen` what a seat observes."""
_FEW = 64
"""There is room for a multiple of so many integers of options, so that most sets of them share compiled code."""


_VIEWS = ("terminated", "truncated", "actor", "learner")


# ---- compiled ------------------------------------------------------------------------------------------------------
def table_template(address: int, what: int, value: int) -> int:
    """Do *what* is to be done with a *value* (nothing, a move, a seat).

    Return how many moves are possible then, or `REFUSED` for a move that is not legal; then nothing has changed.
    """
    block = block_at(address)
    how = block.how
    if what == LOOK:
        block.seen[:] = 0
        observe(block.tables[0], value, how.remembers, block.seen)
    elif what == BEGIN:
        block.terminated[0] = block.truncated[0] = 0
        for seat in range(how.seats):
            block.reward[0, seat] = 0.0
        begin_row(block, how, 0, block.options, block.blurs, block.room)
        show_row(block, how, 0)
    else:
        if how.illegal_loses == 0 and not is_listed(block.legal[0], int(block.counts[0]), value):
            return REFUSED
        block.chosen[0] = value
        step_row(block, how, 0, block.options, block.blurs, block.room)
    return int(block.counts[0])


@cache
def _bound(rules: Rules, options: int) -> tuple[nd.dtype, Callable[[int, int, int], int]]:
    """The type of a game's block, with room for so many integers of options, and its rule.

    There is room for any number of seats: each would be compiled by itself if blocks were only as large as they need.
    """
    parts = rules.observation
    assert parts is not None  # noqa: S101  (`spec` has refused the game)
    kind = _block_type(rules, Spec(rules.name, rules.most_seats, parts).size, options)
    return kind, native(bind_block(table_template, rules.name, kind, **row_rules(rules)))


def _block_type(rules: Rules, size: int, options: int) -> nd.dtype:
    """A block: the settings, the fields of `Rows`, room to write in, and *size* numbers that a seat observes."""
    seats, table = rules.most_seats, rules.table.kind
    room = block_type(
        ("moves", nd.int16, (rules.most_moves,)),
        ("weights", nd.int64, (rules.most_outcomes,)),
        ("preferences", nd.float64, (rules.most_moves,)),
        ("notes", nd.float64, (max(rules.notes, len(rules.feature_names)),)),
        ("won", nd.float64, (seats,)),
    )
    return block_type(
        ("how", block_type(*((name, nd.int64) for name in How._fields))),
        ("options", nd.int64, (options,)),
        ("blurs", nd.float64, (seats,)),
        ("tables", table, (1,)),
        ("ended", table, (1,)),
        ("room", room),
        ("seed", nd.int64, (1,)),
        ("dice", nd.int64, (1, 4)),
        ("luck", nd.int64, (1, 4)),
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


# ---- from Python ---------------------------------------------------------------------------------------------------
class SingleTable:
    """A row of `VectorTables` (number *row* of them) that is stepped by itself; it begins no game by itself.

    It can be copied and pickled. The arrays are always the same ones, and each step writes them anew.

    Attributes:
        observation: as in `VectorTables`, but always `uint8`; shape (size,), or (seats, size).
        mask: 1 where an action is legal, uint8, shape (actions,).
        reward: what each seat is rewarded with for the last step, float32, shape (seats,).
        count: how many actions are legal, 0 when the game is over.
        terminated, truncated, actor, learner: as in `VectorTables`, each a memory view of one number.
        table: the table as a record with named fields; read it, do not change it.
    """

    __slots__ = (
        "_block", "_call", "_seen", "actor", "count", "game", "learner", "mask",
        "observation", "reward", "row", "settings", "spec", "table", "terminated", "truncated",
    )  # fmt: skip

    def __init__(self, game: Game, settings: Settings, row: int = 0) -> None:
        """A table on which nothing was laid out yet; `begin` does. Errors as for `VectorTables`."""
        self.game, self.settings, self.row, self.spec = game, settings, row, spec(game)
        self._place(None)
        how = settings.how(game)._replace(autoreset=int(Autoreset.DISABLED), first=row)
        for name, value in how._asdict().items():
            self._block.record["how"][name] = value
        self._array("options")[: len(game.codes)] = array_of(game.codes)
        self._array("blurs")[: game.players] = settings.blurs(game)

    def _place(self, content: bytes | None) -> None:
        """Put a copy of a block's *content* in memory, zeros without it, and give its parts their names."""
        options = -(-len(self.game.codes) // _FEW) * _FEW
        kind, self._call = _bound(self.game.rules, options)
        self._block = block = Block(kind, content)
        seats, size = self.game.players, self.spec.size
        observed = self._array("observation")
        every = self.settings.observe == "all"
        self.observation = observed[: seats * size].reshape(seats, size) if every else observed[:size]
        self.mask: npt.NDArray[np.uint8] = self._array("mask")
        self.reward: npt.NDArray[np.float32] = self._array("reward")[:seats]
        self._seen: npt.NDArray[np.uint8] = self._array("seen")[:size]
        self.table: Any = block.tables("tables")[0]
        self.terminated, self.truncated, self.actor, self.learner = map(block.view, _VIEWS)
        self.count = int(block.view("counts")[0])

    def _array(self, name: str) -> npt.NDArray[Any]:
        """A part of the block, in one line; it shows whatever changes."""
        return np.asarray(self._block.view(name))

    def begin(self, seed: int | None = None) -> None:
        """Lay out the next game; with a *seed*, the first of that seed."""
        if seed is not None:
            self._block.view("seed")[0] = small_seed(seed)
            self._block.view("episode")[0] = 0
        self.count = self._call(self._block.address, BEGIN, 0)

    def step(self, action: int) -> None:
        """Play an action and all that follows until the next decision outside.

        Raises `IllegalMove` unless illegal actions lose; the table is then as it was.
        """
        count = self._call(self._block.address, STEP, action)
        if count == REFUSED:
            self._refuse(action)
        self.count = count

    def _refuse(self, action: int) -> None:
        moves = self.game.rules.moves
        legal = [str(moves.value(int(code))) for code in np.flatnonzero(self.mask)]
        raise IllegalMove(f"action {action}", legal)

    def look(self, seat: int) -> npt.NDArray[np.uint8]:
        """What a *seat* observes now, shape (size,); overwritten by the next call."""
        self._call(self._block.address, LOOK, seat)
        return self._seen

    def bootstrap(self) -> npt.NDArray[np.float32]:
        """What the fitted evaluation expects of each seat where the game was cut off, shape (seats,).

        Raises `BadEnvironment` for a game without an evaluation.
        """
        values: npt.NDArray[np.float32] = expected(self.game, array_of(self._block.tables("ended")))[0]
        return values

    def __getstate__(self) -> tuple[Game, Settings, int, bytes]:
        return self.game, self.settings, self.row, self._block.content

    def __setstate__(self, state: tuple[Game, Settings, int, bytes]) -> None:
        self.game, self.settings, self.row, content = state
        self.spec = spec(self.game)
        self._place(content)
