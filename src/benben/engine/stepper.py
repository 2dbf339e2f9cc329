"""The fast way to drive a table move by move from Python: integers in, integers out.

One block of memory holds the table and all that a step needs; a compiled rule is called with its address. A step
costs some hundred nanoseconds, most of them Python's. For comfort, notation and records use `Match`.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Any

from typing_extensions import override

from benben import nd
from benben.engine.block import NOTHING, REFUSED, Block, bind_block, block_type, is_listed
from benben.engine.dice import new_dice
from benben.engine.errors import IllegalMove
from benben.engine.game import Game
from benben.engine.loops import loops_of
from benben.engine.native import array_of, native
from benben.engine.rule import bind_small
from benben.engine.rules import Rules
from benben.engine.table import CHANCE

if TYPE_CHECKING:
    block_at: Callable[[int], Any]
    legal: Callable[..., int]
    apply: Callable[..., None]
    settle: Callable[..., None]
    look: Callable[[Any], int]


def step_template(address: int, move: int) -> int:
    """Carry out *move* if it is listed in the block (negative: none), and list what is possible then.

    Return how many moves are possible, or `REFUSED`.
    """
    block = block_at(address)
    if move >= 0:
        if not is_listed(block.moves, block.count, move):
            return REFUSED
        apply(block.table, move)
    count = look(block)
    block.count = count
    return int(count)


class BlockStepper(ABC):
    """A table in a block of memory that a compiled rule drives; a subclass says what lies there and how one looks.

    Attributes:
        moves: what is possible; only the first `count` of them hold.
        count: how many moves are possible, 0 when the game is over.
    """

    __slots__ = ("_actor", "_address", "_block", "_call", "_noted", "count", "game", "moves")

    @staticmethod
    @abstractmethod
    def layout(rules: Rules) -> nd.dtype:
        """What lies in the block: `table`, `count` and `moves` at least."""

    @staticmethod
    @abstractmethod
    def bind_look(rules: Rules) -> Callable[[Any], int]:
        """A rule `look(block) -> n` that lists in `moves` what is possible and returns how many."""

    def _begin(self, game: Game, content: bytes | bytearray | None = None) -> None:
        """Put a copy of a block's *content* in memory, zeros without it."""
        kind, self._call = _bound(type(self), game.rules)
        self.game = game
        self._block = block = Block(kind, content)
        self._address = block.address
        self._actor = block.actor()
        self._noted = block.view("count")
        self.moves = block.view("moves")
        self.count: int = self._noted[0]

    @property
    def table(self) -> Any:
        """The table as a record with named fields; read it, do not change it. It shows whatever changes."""
        return self._block.table

    @property
    def actor(self) -> int:
        """The seat that must decide, `CHANCE`, or `OVER` when the game has ended."""
        return int(self._actor[0])

    def step(self, move: int) -> int:
        """Carry out a possible *move*; return the number of those that are possible then, 0 when the game is over.

        Raises `IllegalMove` that lists the possible moves; the table is then as it was.
        """
        count = self._call(self._address, move)
        if count < 0 or move < 0:
            self._refuse(move)
        self.count = count
        return count

    def _refuse(self, move: int) -> None:
        raise IllegalMove(self.text(move), [self.text(each) for each in self.moves[: self.count]])

    def _look(self) -> int:
        """List what is possible at a table that was changed from outside; return how many moves."""
        self.count = self._call(self._address, NOTHING)
        return self.count

    def text(self, move: int) -> str:
        """A move or an outcome of chance in notation; `move 7` or `outcome 7` for what cannot be meant now."""
        is_chance, rules = self._actor[0] == CHANCE, self.game.rules
        listed = rules.outcomes(self.table) if is_chance else rules.moves
        return str(listed.value(move)) if move in listed else f"{'outcome' if is_chance else 'move'} {move}"


@cache
def _bound(kind: type[BlockStepper], rules: Rules) -> tuple[nd.dtype, Callable[[int, int], int]]:
    """The type of the blocks of a *kind* of stepper, and its rule."""
    block = kind.layout(rules)
    name = f"{rules.name}.{kind.__name__}"  # each kind has a `look` of its own
    step = bind_block(step_template, name, block, apply=rules.apply, look=kind.bind_look(rules))
    return block, native(step)


# ---- chance acts by itself ---------------------------------------------------------------------------------------
def look_template(block: Any) -> int:
    """Let chance act, list the legal moves; return their number."""
    settle(block.table, block.dice, block.weights)
    return legal(block.table, block.moves)


class Stepper(BlockStepper):
    """One table of a game, driven with integers; chance acts by itself. It can be copied and pickled."""

    __slots__ = ("_setup", "_snapshot")

    def __init__(self, game: Game, seed: int = 0) -> None:
        """Lay out a new game whose chance follows *seed*."""
        self._begin(game)
        self._block.record.dice = new_dice(seed)
        self.restart()

    @staticmethod
    @override
    def layout(rules: Rules) -> nd.dtype:
        return block_type(  # the parts of a snapshot first
            ("table", rules.table.kind),
            ("dice", nd.int64, (4,)),
            ("count", nd.int64),
            ("moves", nd.int16, (rules.most_moves,)),
            ("weights", nd.int64, (rules.most_outcomes,)),
        )

    @staticmethod
    @override
    def bind_look(rules: Rules) -> Callable[[Any], int]:
        return bind_small(look_template, rules.name, legal=rules.legal, settle=loops_of(rules).settle)

    @override
    def _begin(self, game: Game, content: bytes | bytearray | None = None) -> None:
        super()._begin(game, content)
        # made once: bounds cost as much as the bytes
        self._snapshot = slice(0, self._block.where("weights").start)
        self._setup = partial(native(game.rules.setup), array_of(self.table), array_of(game.codes))

    def restart(self) -> int:
        """Lay out a new game; its chance goes on where it was. Return the number of legal moves."""
        self._setup()
        return self._look()

    def save(self) -> bytearray:
        """A snapshot of everything, the dice included."""
        return self._block.read(self._snapshot)

    def restore(self, snapshot: bytes | bytearray) -> None:
        """Go back to a snapshot of a stepper of the same game. Raises ValueError for one of another size."""
        self._block.write(self._snapshot, snapshot)
        self.count = self._noted[0]

    def __getstate__(self) -> tuple[Game, bytearray]:
        return self.game, self.save()

    def __setstate__(self, state: tuple[Game, bytearray]) -> None:
        self._begin(state[0])
        self.restore(state[1])
