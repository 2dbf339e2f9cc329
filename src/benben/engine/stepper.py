"""The fast way to drive a table move by move from Python: integers in, integers out.

One block of memory holds the table and all that a step needs; a compiled rule is called with its address. A step
costs some hundred nanoseconds, most of them Python's. All environments of one table are built on `Stepper`. For
comfort, notation and records use `Match`.
"""

from collections.abc import Callable
from functools import cache, partial
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple, Self

from benben import nd
from benben.engine.block import NOTHING, REFUSED, Block, bind_block, block_type, is_listed
from benben.engine.dice import new_dice
from benben.engine.errors import IllegalMove
from benben.engine.game import Game
from benben.engine.loops import loops_of
from benben.engine.native import array_of, native
from benben.engine.rule import bind, bind_small
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, Tables, copy_tables, table_bytes

if TYPE_CHECKING:
    block_at: Callable[[int], Any]
    legal: Callable[..., int]
    chance: Callable[..., int]
    apply: Callable[..., None]
    settle: Callable[..., None]
    look: Callable[[Any], int]
    list_moves: Callable[[Any], int]
    list_outcomes: Callable[[Any], int]


# ---- compiled ------------------------------------------------------------------------------------------------------
def step_template(address: int, move: int) -> int:
    """Carry out *move* if it is listed in the block (negative: none), and list the moves that are possible then.

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


def look_behind_chance_template(block: Any) -> int:
    """Let chance act, list the legal moves; return their number."""
    settle(block.table, block.dice, block.weights)
    return legal(block.table, block.moves)


def look_template(block: Any) -> int:
    """List the possible moves, or outcomes of chance with their odds, in ascending order; return how many."""
    return list_outcomes(block) if block.table.actor == CHANCE else list_moves(block)


def list_moves_template(block: Any) -> int:
    """Write the legal moves in ascending order; return how many."""
    moves = block.moves
    count = legal(block.table, block.legal)
    for index in range(count):
        move = nd.int64(block.legal[index])
        place = index
        while place > 0 and moves[place - 1] > move:
            moves[place] = moves[place - 1]
            place -= 1
        moves[place] = move
    return int(count)


def list_outcomes_template(block: Any) -> int:
    """Write the outcomes of chance that can happen, in ascending order, and their odds; return how many."""
    weights = block.weights
    listed = chance(block.table, weights)
    total = 0
    for outcome in range(listed):
        total += weights[outcome]
    count = 0
    for outcome in range(listed):
        if weights[outcome] > 0:
            block.moves[count] = outcome
            block.odds[count] = weights[outcome] / total
            count += 1
    return count


class Stepping(NamedTuple):
    """What steppers of one kind share."""

    kind: nd.dtype
    """The type of their blocks."""
    call: Callable[..., int]
    """The compiled rule that works on a block; its first argument is the block's address."""
    snapshot: slice
    """The bytes of a block that a snapshot has: all but those that each step writes again."""


@cache
def stepper_block(rules: Rules, stops_at_chance: bool = False) -> nd.dtype:
    """The fields of a stepper's block of memory."""
    room = max(rules.most_moves, rules.most_outcomes)
    listed = (
        [("moves", nd.int64, (room,)), ("odds", nd.float64, (room,))]
        if stops_at_chance
        else [("moves", nd.int16, (rules.most_moves,))]
    )
    return block_type(
        ("table", rules.table.kind),
        ("dice", nd.int64, (4,)),
        ("count", nd.int64),
        *listed,
        ("weights", nd.int64, (rules.most_outcomes,)),
        *([("legal", nd.int16, (rules.most_moves,))] if stops_at_chance else []),
    )


@cache
def _stepping(rules: Rules, stops_at_chance: bool) -> Stepping:
    name, kind = rules.name, stepper_block(rules, stops_at_chance)
    look: Callable[[Any], int]
    if stops_at_chance:
        listing = {
            "list_moves": bind(list_moves_template, name, legal=rules.legal),
            "list_outcomes": bind(list_outcomes_template, name, chance=rules.chance),
        }
        look = bind(look_template, name, **listing)
    else:
        look = bind_small(look_behind_chance_template, name, legal=rules.legal, settle=loops_of(rules).settle)
    assert kind.fields is not None  # noqa: S101  (a block has fields)
    named = f"{name}.{'stopping' if stops_at_chance else 'stepper'}"  # each has a different `look`
    step = bind_block(step_template, named, kind, apply=rules.apply, look=look)
    return Stepping(kind, native(step), slice(0, int(kind.fields["weights"][1])))


# ---- from Python ---------------------------------------------------------------------------------------------------
class Stepper:
    """One table of a game, driven with integers. It can be copied and pickled.

    Chance acts by itself, by a seed. A stepper that *stops_at_chance* takes an outcome as it takes a move, and lists
    the possible ones in ascending order.

    Attributes:
        moves: the possible moves; only the first `count` of them are valid.
        count: how many moves are possible, 0 when the game is over.
        table: the table as a record with named fields; read it, do not change it. It shows every change.
        address: the address of its block of memory (`stepper_block`), as long as it lives.
    """

    __slots__ = (
        "_actor", "_block", "_call", "_noted", "_setup", "_snapshot",
        "address", "count", "game", "moves", "stops_at_chance", "table",
    )  # fmt: skip

    _TABLE: ClassVar[str] = "table"
    """The part of a block that is the table; it has the size of one."""
    _LISTED: ClassVar[tuple[str, str]] = "count", "moves"
    """The parts with the number of possible moves and with the moves."""

    def __init__(
        self, game: Game, seed: int = 0, *, stops_at_chance: bool = False, at: Tables | None = None
    ) -> None:
        """Lay out a new game whose chance follows *seed*, or a copy of the table *at*[0]."""
        self._begin(game, stops_at_chance)
        self._block.record.dice = new_dice(seed)
        if at is None:
            self.restart()
        else:
            self._block.write(self._block.where("table"), table_bytes(at))
            self._look()

    def _begin(self, game: Game, stops_at_chance: bool, content: bytes | None = None) -> None:
        """Put a copy of a block's *content* in memory, zeros without it."""
        self.stops_at_chance = stops_at_chance
        self._place(game, _stepping(game.rules, stops_at_chance), content)
        self.table: Any = self._block.record.table
        self._actor = self._block.actor()

    def _place(self, game: Game, stepping: Stepping, content: bytes | None) -> None:
        """Make the block and the views of its list; the views of the table are left to the caller."""
        kind, self._call, self._snapshot = stepping
        self.game = game
        self._block = block = Block(kind, content)
        self.address = block.address
        self._noted, self.moves = map(block.view, self._LISTED)
        self.count: int = self._noted[0]
        self._setup: Callable[[], None] | None = None

    def tables(self) -> Tables:
        """The table as an array of one record, a copy."""
        return copy_tables(self._block.tables(self._TABLE))

    @property
    def actor(self) -> int:
        """The seat that must decide, `CHANCE`, or `OVER` when the game has ended."""
        actor: int = self._actor[0]
        return actor

    def step(self, move: int) -> int:
        """Carry out a possible *move*; return the number of those that are possible then, 0 when the game is over.

        Raises `IllegalMove` that lists the possible moves; the table is then as it was.
        """
        count = self._call(self.address, move)
        if count < 0 or move < 0:
            self._refuse(move)
        self.count = count
        return count

    def _refuse(self, move: int) -> None:
        """The error of `step`; inside it, a list that names `self` would cost a tenth of its time."""
        raise IllegalMove(self._named(move), [self.text(each) for each in self.moves[: self.count]])

    def _named(self, move: int) -> str:
        """How an error names a move."""
        return self.text(move)

    def _look(self) -> int:
        """List the possible moves at a table that was changed from outside; return how many."""
        self.count = self._call(self.address, NOTHING)
        return self.count

    def actions(self) -> list[int]:
        """The moves that are possible now, as a list."""
        actions: list[int] = self.moves[: self.count].tolist()
        return actions

    def outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance that can happen, with their odds: only where it has stopped at chance."""
        return list(zip(self.actions(), self._block.view("odds")[: self.count].tolist(), strict=True))

    def text(self, move: int) -> str:
        """A move or an outcome of chance in notation; `move 7` or `outcome 7` for one that is impossible now."""
        is_chance, rules = self._actor[0] == CHANCE, self.game.rules
        listed = rules.outcomes(self.table) if is_chance else rules.moves
        return str(listed.value(move)) if move in listed else f"{'outcome' if is_chance else 'move'} {move}"

    # ---- starting again, saving ----------------------------------------------------------------------------------
    def restart(self) -> int:
        """Lay out a new game; its chance goes on where it was. Return the number of legal moves."""
        if self._setup is None:
            setup = native(self.game.rules.setup)
            self._setup = partial(setup, array_of(self.table), array_of(self.game.codes))
        self._setup()
        return self._look()

    def save(self) -> bytearray:
        """A snapshot of everything, the dice included."""
        return self._block.read(self._snapshot)

    def restore(self, snapshot: bytes | bytearray) -> None:
        """Go back to a snapshot of a stepper of the same game. Raises ValueError for one of another size."""
        self._block.write(self._snapshot, snapshot)
        self.count = self._noted[0]

    def copy(self) -> Self:
        """An independent copy."""
        twin = self.__new__(type(self))
        twin.__setstate__(self.__getstate__())
        return twin

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()

    def __getstate__(self) -> tuple[Any, ...]:
        return self.game, self.stops_at_chance, self._block.content

    def __setstate__(self, state: tuple[Any, ...]) -> None:
        self._begin(*state)
