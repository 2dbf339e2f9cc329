"""The fast way to drive a table move by move from Python: integers in, integers out.

One block of memory holds the table, the dice and the legal moves; a compiled rule is called with its address. A step
costs some hundred nanoseconds, most of them Python's. For comfort, notation and records use `Match`.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from benben.engine.block import Block, bind_block, block_type
from benben.engine.dice import new_dice
from benben.engine.errors import IllegalMove
from benben.engine.game import Game
from benben.engine.loops import loops_of
from benben.engine.rules import Rules
from benben.engine.table import CHANCE

if TYPE_CHECKING:
    block_at: Callable[[int], Any]
    legal: Callable[..., int]
    apply: Callable[..., None]
    settle: Callable[..., None]

_ILLEGAL = -1


def step_template(address: int, move: int) -> int:
    """Carry out *move* if it is listed as legal (`CHANCE`: none), let chance act, list the legal moves.

    Return their number, `_ILLEGAL` if the move was not among them; then nothing has changed.
    """
    block = block_at(address)
    table = block.table
    moves = block.moves
    if move != CHANCE:
        place = 0
        while place < block.count and moves[place] != move:
            place += 1
        if place == block.count:
            return _ILLEGAL
        apply(table, move)
    settle(table, block.dice, block.weights)
    count = legal(table, moves)
    block.count = count
    return int(count)


@cache
def _block_type(rules: Rules) -> np.dtype[Any]:
    """What lies in the block, the parts of a snapshot first."""
    return block_type(
        ("table", rules.table.dtype),
        ("dice", np.int64, (4,)),
        ("count", np.int64),
        ("moves", np.int16, (rules.most_moves,)),
        ("weights", np.int64, (rules.most_outcomes,)),
    )


@cache
def _step(rules: Rules) -> Callable[[int, int], int]:
    known = {"apply": rules.apply, "legal": rules.legal, "settle": loops_of(rules).settle}
    return bind_block(step_template, rules.name, _block_type(rules), **known)


class Stepper:
    """One table of a game, driven with integers. It can be copied and pickled.

    Attributes:
        moves: the legal moves; only the first `count` of them hold.
        count: how many moves are legal, 0 when the game is over.
    """

    __slots__ = ("_actor", "_address", "_block", "_call", "_noted", "_snapshot", "count", "game", "moves")

    def __init__(self, game: Game, seed: int = 0) -> None:
        """Lay out a new game whose chance follows *seed*."""
        self._begin(game, Block(_block_type(game.rules)))
        self._block.record.dice = new_dice(seed)
        self.restart()

    def _begin(self, game: Game, block: Block) -> None:
        self.game = game
        self._block = block
        self._address = block.address
        self._call = _step(game.rules)
        self._actor = block.actor()
        self._noted = block.view("count")
        self._snapshot = slice(0, block.where("weights").start)  # made once: bounds cost as much as the bytes
        self.moves = block.view("moves")
        self.count: int = self._noted[0]

    @property
    def table(self) -> Any:
        """The table as a record with named fields; read it, do not change it. It shows whatever changes."""
        return self._block.table

    @property
    def actor(self) -> int:
        """The seat that must decide, `OVER` when the game has ended."""
        return int(self._actor[0])

    def restart(self) -> int:
        """Lay out a new game; its chance goes on where it was. Return the number of legal moves."""
        self.game.rules.setup(self.table, self.game.codes)
        count: int = self._call(self._address, CHANCE)
        self.count = count
        return count

    def step(self, move: int) -> int:
        """Play a legal *move* and let chance act; return the number of legal moves, 0 when the game is over.

        Raises `IllegalMove` that lists the legal moves; the table is then as it was.
        """
        count = self._call(self._address, move)
        if count < 0 or move < 0:
            self._refuse(move)
        self.count = count
        return count

    def _refuse(self, move: int) -> None:
        names = self.game.rules.moves
        legal = [str(names.value(code)) for code in self.moves[: self.count]]
        raise IllegalMove(str(names.value(move)) if move in names else f"move {move}", legal)

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
        self._begin(state[0], Block(_block_type(state[0].rules)))
        self.restore(state[1])
