"""A table that stops at every chance, driven with integers: what an OpenSpiel state keeps on the Python side.

OpenSpiel's bots ask for a state's player, actions and chances many times a move, from C++ through Python. One compiled
call carries an action out and writes down all the answers, so that asking costs no more than reading.
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from benben.engine.block import Block, bind_block, block_type
from benben.engine.errors import IllegalMove
from benben.engine.game import Game
from benben.engine.options import OptionValue
from benben.engine.registry import load
from benben.engine.rule import bind
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, OVER, Tables, copy_tables, table_bytes

if TYPE_CHECKING:
    block_at: Callable[[int], Any]
    legal: Callable[..., int]
    chance: Callable[..., int]
    apply: Callable[..., None]
    note_moves: Callable[..., int]
    note_outcomes: Callable[..., int]

TERMINAL = -4
"""`pyspiel.PlayerId.TERMINAL`; the chance player is -1 there and here."""
_REFUSED = -9
_NOTHING = -1


def advance_template(address: int, action: int) -> int:
    """Carry out *action* if it is possible (`_NOTHING`: none), write down what is possible then, return who acts."""
    block = block_at(address)
    table = block.table
    actions = block.actions
    if action >= 0:
        place = 0
        while place < block.count and actions[place] != action:
            place += 1
        if place == block.count:
            return _REFUSED
        apply(table, action)
    actor = table.actor
    if actor == OVER:
        block.count = 0
        return TERMINAL
    if actor == CHANCE:
        block.count = note_outcomes(block)
    else:
        block.count = note_moves(block)
    return int(actor)


def note_moves_template(record: Any) -> int:
    """Write the legal moves in ascending order; return how many."""
    codes = record.codes
    actions = record.actions
    count = legal(record.table, codes)
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
    listed = chance(record.table, weights)
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


@cache
def _block_type(rules: Rules) -> np.dtype[Any]:
    """What lies in a board's block of memory, the table first."""
    room = max(rules.most_moves, rules.most_outcomes)
    return block_type(
        ("table", rules.table.dtype),
        ("count", np.int64),
        ("actions", np.int64, (room,)),
        ("odds", np.float64, (room,)),
        ("weights", np.int64, (rules.most_outcomes,)),
        ("codes", np.int16, (rules.most_moves,)),
    )


@cache
def _advance(rules: Rules) -> Callable[[int, int], int]:
    """The step of a game."""
    known: dict[str, Callable[..., Any]] = {
        "legal": rules.legal,
        "chance": rules.chance,
        "apply": rules.apply,
    }
    known["note_moves"] = bind(note_moves_template, rules.name, **known)
    known["note_outcomes"] = bind(note_outcomes_template, rules.name, **known)
    return bind_block(advance_template, rules.name, _block_type(rules), **known)


class Board:
    """One table of *game*. It stops at every chance, for which the caller decides.

    Attributes:
        player: the seat that must decide, -1 (chance) or `TERMINAL`, as OpenSpiel numbers them.
    """

    __slots__ = ("_actions", "_advance", "_block", "_count", "_odds", "game", "player")

    def __init__(self, game: Game, content: bytes | bytearray, player: int | None = None) -> None:
        """A copy of the *content* of another board of the same game, whose *player* is told. See also `at`."""
        self.game = game
        self._block = block = Block(_block_type(game.rules), content)
        self._count, self._actions, self._odds = map(block.view, ("count", "actions", "odds"))
        self._advance = _advance(game.rules)
        self.player = self._advance(block.address, _NOTHING) if player is None else player

    @classmethod
    def at(cls, game: Game, tables: Tables) -> "Board":
        """A board with a copy of *tables*[0] on it."""
        block = Block(_block_type(game.rules))
        block.write(block.where("table"), table_bytes(tables))
        return cls(game, block.content)

    @property
    def table(self) -> Any:
        """The table as a record with named fields; read it, do not change it."""
        return self._block.table

    def tables(self) -> Tables:
        """The table as an array of one record, a copy."""
        return copy_tables(self._block.tables())

    @property
    def content(self) -> bytes:
        """Everything as bytes."""
        return self._block.content

    def actions(self) -> list[int]:
        """What is possible now, in ascending order: moves, or outcomes of chance; nothing when the game is over."""
        actions: list[int] = self._actions[: self._count[0]].tolist()
        return actions

    def outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance that can happen, with their odds; only while chance is to act."""
        count = self._count[0]
        return list(zip(self._actions[:count].tolist(), self._odds[:count].tolist(), strict=True))

    def apply(self, action: int) -> None:
        """Carry out a legal move, or an outcome of chance. Raises `IllegalMove` that lists what is possible."""
        player = self._advance(self._block.address, action)
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
        return Board(self.game, self.content, self.player)

    def __deepcopy__(self, memo: Any) -> "Board":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        options = tuple(self.game.options.items())
        return _read, (self.game.name, options, table_bytes(self._block.tables()))


def _read(name: str, options: Sequence[tuple[str, OptionValue]], table: bytes) -> Board:
    """A pickled board."""
    game = load(name, **dict(options))
    return Board.at(game, np.frombuffer(table, game.rules.table.dtype))
