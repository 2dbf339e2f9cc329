"""A table that stops at every chance, driven with integers: what an OpenSpiel state keeps on the Python side.

OpenSpiel's bots ask for a state's player, actions and chances many times a move, from C++ through Python. One compiled
call carries an action out and writes down all the answers, so that asking costs no more than reading.
"""

import ctypes
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numba
import numpy as np

from benben.engine.errors import IllegalMove
from benben.engine.game import Game, OptionValue, Rules
from benben.engine.registry import load
from benben.engine.rule import bind, bind_function, declaring, is_compiling
from benben.engine.table import CHANCE, OVER, Tables

TERMINAL = -4
"""`pyspiel.PlayerId.TERMINAL`; the chance player is -1 there and here."""
_REFUSED = -9
_NOTHING = -1


def advance_template(record: Any, action: int) -> int:
    """Carry out *action* if it is possible (`_NOTHING`: none), write down what is possible then, return who acts."""
    table = record.table
    actions = record.actions
    if action >= 0:
        place = 0
        while place < record.count and actions[place] != action:
            place += 1
        if place == record.count:
            return _REFUSED
        apply(table, action)  # type: ignore[name-defined]  # noqa: F821
    actor = table.actor
    if actor == OVER:
        record.count = 0
        return TERMINAL
    if actor == CHANCE:
        record.count = note_outcomes(record)  # type: ignore[name-defined]  # noqa: F821
    else:
        record.count = note_moves(record)  # type: ignore[name-defined]  # noqa: F821
    return int(actor)


def note_moves_template(record: Any) -> int:
    """Write the legal moves in ascending order; return how many."""
    codes = record.codes
    actions = record.actions
    count = legal(record.table, codes)  # type: ignore[name-defined]  # noqa: F821
    for index in range(count):
        code = np.int64(codes[index])
        place = index
        while place > 0 and actions[place - 1] > code:
            actions[place] = actions[place - 1]
            place -= 1
        actions[place] = code
    return int(count)


def note_outcomes_template(record: Any) -> int:
    """Write the outcomes of chance that can happen, in ascending order, and their odds; return how many."""
    weights = record.weights
    listed = chance(record.table, weights)  # type: ignore[name-defined]  # noqa: F821
    total = 0
    for outcome in range(listed):
        total += weights[outcome]
    count = 0
    for outcome in range(listed):
        if weights[outcome] > 0:
            record.actions[count] = outcome
            record.odds[count] = weights[outcome] / total
            count += 1
    return count


def call_template(address: Any, action: int) -> int:
    """`advance_template` for the block of memory at an address."""
    return int(advance(numba.carray(address, 1)[0], action))  # type: ignore[name-defined]  # noqa: F821


@cache
def _block_type(rules: Rules) -> np.dtype[Any]:
    """What lies in a board's block of memory, the table first."""
    room = max(rules.most_moves, rules.most_outcomes)
    parts = [
        ("table", rules.table.dtype),
        ("count", np.int64),
        ("actions", np.int64, (room,)),
        ("odds", np.float64, (room,)),
        ("weights", np.int64, (rules.most_outcomes,)),
        ("codes", np.int16, (rules.most_moves,)),
    ]
    return np.dtype((np.record, np.dtype(parts, align=True)))


@cache
def _advance(rules: Rules) -> Callable[[Any, int], int]:
    """The step of a game: interpreted of a record, compiled of an address, without letting go of Python's lock."""
    compile_ = bind if is_compiling() else bind_function
    doors: dict[str, Callable[..., Any]] = {
        "legal": rules.legal,
        "chance": rules.chance,
        "apply": rules.apply,
    }
    doors["note_moves"] = compile_(note_moves_template, rules.name, **doors)
    doors["note_outcomes"] = compile_(note_outcomes_template, rules.name, **doors)
    advance = compile_(advance_template, rules.name, **doors)
    if not is_compiling():
        return advance
    call = bind_function(call_template, rules.name, advance=advance)
    block = numba.from_dtype(_block_type(rules))
    with declaring():
        compiled = numba.cfunc(numba.types.int64(numba.types.CPointer(block), numba.types.int64), cache=True)(
            call
        )
    return ctypes.PYFUNCTYPE(ctypes.c_int64, ctypes.c_void_p, ctypes.c_int64)(compiled.address)


class Board:
    """One table of *game*. It stops at every chance, for which the caller decides.

    Attributes:
        player: the seat that must decide, -1 (chance) or `TERMINAL`, as OpenSpiel numbers them.
    """

    __slots__ = (
        "_actions",
        "_address",
        "_advance",
        "_buffer",
        "_count",
        "_odds",
        "_record",
        "game",
        "player",
    )

    def __init__(self, game: Game, block: bytes | bytearray, player: int | None = None) -> None:
        """A copy of the *block* of another board of the same game, whose *player* is told. See also `at`."""
        rules = game.rules
        kind = _block_type(rules)
        self.game = game
        self._buffer = bytearray(block)
        view, fields = memoryview(self._buffer), kind.fields
        assert fields is not None  # noqa: S101  (a record has fields)
        room = 8 * max(rules.most_moves, rules.most_outcomes)
        count, actions, odds = (int(fields[name][1]) for name in ("count", "actions", "odds"))
        self._count = view[count : count + 8].cast("q")
        self._actions = view[actions : actions + room].cast("q")
        self._odds = view[odds : odds + room].cast("d")
        self._record: Any = None
        self._advance = _advance(rules)
        self._address: Any = (
            ctypes.addressof(ctypes.c_char.from_buffer(self._buffer)) if is_compiling() else self.record
        )
        self.player = self._advance(self._address, _NOTHING) if player is None else player

    @classmethod
    def at(cls, game: Game, tables: Tables) -> "Board":
        """A board with a copy of *tables*[0] on it."""
        block = np.zeros(1, _block_type(game.rules))
        block["table"][0] = tables[0]
        return cls(game, block.tobytes())

    @property
    def record(self) -> Any:
        """The block of memory as a record with named fields."""
        if self._record is None:
            self._record = np.frombuffer(self._buffer, _block_type(self.game.rules))[0]
        return self._record

    @property
    def table(self) -> Any:
        """The table as a record with named fields; read it, do not change it."""
        return self.record.table

    def tables(self) -> Tables:
        """The table as an array of one record, a copy."""
        tables = self.game.rules.table.empty()
        tables[0] = self.table
        return tables

    @property
    def block(self) -> bytes:
        """Everything as bytes."""
        return bytes(self._buffer)

    def actions(self) -> list[int]:
        """What is possible now, in ascending order: moves, or outcomes of chance; nothing when the game is over."""
        return self._actions[: self._count[0]].tolist()

    def outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance that can happen, with their odds; only while chance is to act."""
        count = self._count[0]
        return list(zip(self._actions[:count].tolist(), self._odds[:count].tolist(), strict=True))

    def apply(self, action: int) -> None:
        """Carry out a legal move, or an outcome of chance. Raises `IllegalMove` that lists what is possible."""
        player = self._advance(self._address, action)
        if player == _REFUSED or action < 0:
            raise IllegalMove(self.text(action), [self.text(each) for each in self.actions()])
        self.player = player

    def text(self, action: int) -> str:
        """A move or an outcome of chance in our notation; `outcome 7` for what cannot be meant now."""
        rules = self.game.rules
        listed = rules.outcomes(self.table) if self.player == CHANCE else rules.moves
        return str(listed.value(action)) if action in listed else f"outcome {action}"

    def shares(self) -> list[float]:
        """Each seat's share of the victory; only when the game is over."""
        shares = np.zeros(self.game.rules.most_seats)
        self.game.rules.shares(self.table, shares)
        found: list[float] = shares[: self.game.players].tolist()
        return found

    def copy(self) -> "Board":
        """An independent copy."""
        return Board(self.game, self._buffer, self.player)

    def __deepcopy__(self, memo: Any) -> "Board":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        options = tuple(self.game.options.items())
        return _read, (self.game.name, options, self.record.table.tobytes())


def _read(name: str, options: Sequence[tuple[str, OptionValue]], table: bytes) -> Board:
    """A pickled board."""
    game = load(name, **dict(options))
    return Board.at(game, np.frombuffer(table, game.rules.table.dtype))
