"""The fast way to drive a table move by move from Python: integers in, integers out.

One block of memory holds the table, the dice and the legal moves; a compiled function is called by its address. A step
costs a few hundred nanoseconds, most of them Python's. For comfort, notation and records use `Match`.
"""

import ctypes
from collections.abc import Callable
from functools import cache
from typing import Any

import numba
import numpy as np

from benben.engine.dice import new_dice
from benben.engine.errors import IllegalMove
from benben.engine.game import Game, Rules
from benben.engine.loops import loops_of
from benben.engine.rule import bind, bind_function, declaring, is_compiling
from benben.engine.table import CHANCE

_ILLEGAL = -1


def step_template(record: Any, move: int) -> int:
    """Carry out *move* if it is legal, let chance act, note the legal moves; return their number, or -1."""
    table = record.table
    if move >= 0:
        if not is_legal(table, move):  # type: ignore[name-defined]  # noqa: F821
            return _ILLEGAL
        apply(table, move)  # type: ignore[name-defined]  # noqa: F821
    settle(table, record.dice, record.weights)  # type: ignore[name-defined]  # noqa: F821
    count = legal(table, record.moves)  # type: ignore[name-defined]  # noqa: F821
    record.count = count
    return int(count)


def call_template(address: Any, move: int) -> int:
    """`step_template` for the block of memory at an address."""
    return int(step(numba.carray(address, 1)[0], move))  # type: ignore[name-defined]  # noqa: F821


def _block_type(rules: Rules) -> np.dtype[Any]:
    """What lies in the block, the parts of a snapshot first."""
    parts = [
        ("table", rules.table.dtype),
        ("dice", np.int64, (4,)),
        ("count", np.int64),
        ("moves", np.int16, (rules.most_moves,)),
        ("weights", np.int64, (rules.most_outcomes,)),
    ]
    return np.dtype((np.record, np.dtype(parts, align=True)))


@cache
def _compiled_step(rules: Rules) -> Callable[[int, int], int]:
    """The step of a game as a C function of an address and a move."""
    doors = {"is_legal": rules.is_legal, "apply": rules.apply, "legal": rules.legal}
    step = bind(step_template, rules.name, **doors, settle=loops_of(rules).settle)
    block = numba.from_dtype(_block_type(rules))
    call = bind_function(call_template, rules.name, step=step)
    signature = numba.types.int64(numba.types.CPointer(block), numba.types.int64)
    with declaring():
        compiled = numba.cfunc(signature, cache=True)(call)
    return ctypes.CFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)(compiled.address)


@cache
def _interpreted_step(rules: Rules) -> Callable[[Any, int], int]:
    doors = {"is_legal": rules.is_legal, "apply": rules.apply, "legal": rules.legal}
    return bind_function(step_template, rules.name, **doors, settle=loops_of(rules).settle)


class Stepper:
    """One table of a game, driven with integers.

    Attributes:
        moves: the legal moves; only the first `count` of them hold.
        count: how many moves are legal, 0 when the game is over.
    """

    __slots__ = (
        "_address",
        "_block",
        "_buffer",
        "_call",
        "_noted",
        "_parts",
        "_snapshot",
        "count",
        "game",
        "moves",
    )

    def __init__(self, game: Game, seed: int = 0) -> None:
        """Lay out a new game whose chance follows *seed*."""
        block = _block_type(game.rules)
        parts = block.fields
        assert parts is not None  # noqa: S101  (a record has fields)
        self.game = game
        self._buffer = bytearray(block.itemsize)
        self._block = np.frombuffer(self._buffer, block)
        self._parts = memoryview(self._buffer)
        self._snapshot = slice(0, int(parts["weights"][1]))  # made once: bounds cost as much as the bytes
        first = int(parts["moves"][1])
        self.moves = self._parts[first : first + 2 * game.rules.most_moves].cast("h")
        noted = int(parts["count"][1])
        self._noted = self._parts[noted : noted + 8].cast("q")
        if is_compiling():
            self._address: Any = ctypes.addressof(ctypes.c_char.from_buffer(self._buffer))
            self._call = _compiled_step(game.rules)
        else:
            self._address = self._block[0]
            self._call = _interpreted_step(game.rules)
        self._block[0].dice = new_dice(seed)
        self.restart()

    @property
    def table(self) -> Any:
        """The table as a record with named fields; read it, do not change it."""
        return self._block[0].table

    @property
    def actor(self) -> int:
        """The seat that must decide, `OVER` when the game has ended."""
        return int(self.table.actor)

    def restart(self) -> int:
        """Lay out a new game; its chance goes on where it was. Return the number of legal moves."""
        self.game.rules.setup(self.table, self.game.codes)
        self.count = self._call(self._address, CHANCE)
        return self.count

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
        return self._buffer[self._snapshot]

    def restore(self, snapshot: bytes | bytearray) -> None:
        """Go back to a snapshot of a stepper of the same game. Raises ValueError for one of another size."""
        self._parts[self._snapshot] = snapshot
        self.count = self._noted[0]
