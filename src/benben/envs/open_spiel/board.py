"""A table that stops at every chance, driven with integers: what an OpenSpiel state keeps on the Python side.

OpenSpiel's bots ask for a state's player, actions and chances many times a move, from C++ through Python. One compiled
call carries an action out and writes down all the answers, so that asking costs no more than reading.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from typing_extensions import override

from benben import nd
from benben.engine.block import Block, block_type
from benben.engine.game import Game
from benben.engine.native import array_of, native
from benben.engine.options import OptionValue
from benben.engine.registry import load
from benben.engine.rule import bind
from benben.engine.rules import Rules
from benben.engine.stepper import BlockStepper
from benben.engine.table import CHANCE, OVER, Tables, copy_tables, table_bytes

if TYPE_CHECKING:
    legal: Callable[..., int]
    chance: Callable[..., int]
    list_moves: Callable[..., int]
    list_outcomes: Callable[..., int]

TERMINAL = -4
"""`pyspiel.PlayerId.TERMINAL`; the chance player is -1 there and here."""


def look_template(block: Any) -> int:
    """List what is possible: moves, or outcomes of chance with their odds; return how many."""
    return list_outcomes(block) if block.table.actor == CHANCE else list_moves(block)


def list_moves_template(block: Any) -> int:
    """Write the legal moves in ascending order; return how many."""
    moves = block.moves
    count = legal(block.table, block.legal)
    for index in range(count):
        move = np.int64(block.legal[index])
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


class Board(BlockStepper):
    """One table of *game*. It stops at every chance, for which the caller decides.

    Attributes:
        player: the seat that must decide, -1 (chance) or `TERMINAL`, as OpenSpiel numbers them.
        address: where its block of memory lies, as long as the board lives.
    """

    __slots__ = ("_odds", "address", "player")

    def __init__(self, game: Game, content: bytes | bytearray) -> None:
        """A copy of the *content* of another board of the same game. See also `at`."""
        self._begin(game, content)
        self._odds = self._block.view("odds")
        self.address = self._address
        self._tell_player()

    @classmethod
    def at(cls, game: Game, tables: Tables) -> "Board":
        """A board with a copy of *tables*[0] on it."""
        block = Block(cls.layout(game.rules))
        block.write(block.where("table"), table_bytes(tables))
        board = cls(game, block.content)
        board._look()
        return board

    @staticmethod
    @override
    def layout(rules: Rules) -> nd.dtype:
        room = max(rules.most_moves, rules.most_outcomes)
        return block_type(
            ("table", rules.table.kind),
            ("count", nd.int64),
            ("moves", nd.int64, (room,)),
            ("odds", nd.float64, (room,)),
            ("weights", nd.int64, (rules.most_outcomes,)),
            ("legal", nd.int16, (rules.most_moves,)),
        )

    @staticmethod
    @override
    def bind_look(rules: Rules) -> Callable[[Any], int]:
        return bind(
            look_template,
            rules.name,
            list_moves=bind(list_moves_template, rules.name, legal=rules.legal),
            list_outcomes=bind(list_outcomes_template, rules.name, chance=rules.chance),
        )

    def tables(self) -> Tables:
        """The table as an array of one record, a copy."""
        return copy_tables(self._block.tables())

    @property
    def content(self) -> bytes:
        """Everything as bytes."""
        return self._block.content

    def actions(self) -> list[int]:
        """What is possible now, in ascending order: moves, or outcomes of chance; nothing when the game is over."""
        actions: list[int] = self.moves[: self.count].tolist()
        return actions

    def outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of chance that can happen, with their odds; only while chance is to act."""
        return list(zip(self.actions(), self._odds[: self.count].tolist(), strict=True))

    @override
    def step(self, move: int) -> int:
        count = self._call(self._address, move)
        if count < 0 or move < 0:
            self._refuse(move)
        self.count = count
        self._tell_player()
        return count

    def _tell_player(self) -> None:
        actor: int = self._actor[0]
        self.player = TERMINAL if actor == OVER else actor

    def shares(self) -> list[float]:
        """Each seat's share of the victory; only when the game is over."""
        shares = np.zeros(self.game.rules.most_seats)
        native(self.game.rules.shares)(array_of(self.table), shares)
        found: list[float] = shares[: self.game.players].tolist()
        return found

    def copy(self) -> "Board":
        """An independent copy."""
        return Board(self.game, self.content)

    def __deepcopy__(self, memo: Any) -> "Board":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        options = tuple(self.game.options.items())
        return _read, (self.game.name, options, table_bytes(self._block.tables()))


def _read(name: str, options: Sequence[tuple[str, OptionValue]], table: bytes) -> Board:
    """A pickled board."""
    game = load(name, **dict(options))
    return Board.at(game, nd.frombuffer(bytearray(table), game.rules.table.kind))
