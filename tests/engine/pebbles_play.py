"""The table, the moves and the compiled rules of Pebbles. The rules are told in `tests/engine/pebbles.py`."""

import enum
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from typing_extensions import override

from benben.engine.agenda import clear_agenda, has_tasks, pop, push
from benben.engine.notation import Move, MoveList
from benben.engine.rule import rule
from benben.engine.table import CHANCE, OVER, Block, Table, cell


# ---- what is in the box ----------------------------------------------------------------------------------------
class Colour(enum.IntEnum):
    WHITE = 0
    RED = 1


SEATS = 3
COLOURS = len(Colour)
BAGS = np.array([[1, 1], [2, 1], [5, 3]], np.int8)
BAG_NAMES = ("tiny", "small", "large")


# ---- the table -------------------------------------------------------------------------------------------------
class Step(enum.IntEnum):
    TURN = 0
    GIFT = 1


class Task(enum.IntEnum):
    END_TURN = 1
    GIFT = 2


class PebblesTable(Table):
    seats: int = cell()
    open_hands: int = cell()
    bag_kind: int = cell()
    turn: int = cell()
    step: int = cell()
    agenda: Block = cell(4)
    """At most END_TURN and a GIFT for each of three red pebbles."""
    bag: Block = cell(COLOURS)
    gone: int = cell()
    """Red pebbles that have left the game."""
    hands: Block = cell(SEATS, COLOURS)
    laid: Block = cell(SEATS, kind=np.int16)
    """White pebbles in front of each seat."""


# ---- moves -----------------------------------------------------------------------------------------------------
class Code(enum.IntEnum):
    DRAW = 0
    LAY = 1
    GIVE = 2
    """`GIVE` + seat."""


class Draw(Move):
    verb = "draw"
    first = Code.DRAW


class Lay(Move):
    verb = "lay"
    first = Code.LAY


@dataclass(frozen=True)
class Give(Move):
    seat: int
    verb = "give"
    first = Code.GIVE

    @property
    @override
    def noun(self) -> str:
        return str(self.seat)

    @property
    @override
    def offset(self) -> int:
        return self.seat


@dataclass(frozen=True)
class Reveal(Move):
    colour: Colour
    verb = "reveal"

    @property
    @override
    def noun(self) -> str:
        return self.colour.name.capitalize()

    @property
    @override
    def offset(self) -> int:
        return int(self.colour)


MOVES = MoveList([Draw(), Lay(), *map(Give, range(SEATS))])
REVEALS = MoveList(map(Reveal, Colour))


# ---- rules -----------------------------------------------------------------------------------------------------
@rule
def setup(table: PebblesTable, options: npt.NDArray[np.int64]) -> None:
    """P1. *options* are players, kind of bag, open hands."""
    table.seats = options[0]
    table.bag_kind = options[1]
    table.open_hands = options[2]
    table.step = Step.TURN
    clear_agenda(table)
    table.gone = 0
    for colour in range(COLOURS):
        table.bag[colour] = BAGS[table.bag_kind, colour]
    for seat in range(SEATS):
        table.laid[seat] = 0
        for colour in range(COLOURS):
            table.hands[seat, colour] = 0
    table.turn = 0
    table.actor = 0


@rule
def end_turn(table: PebblesTable) -> None:
    """P2, P5."""
    table.turn = table.turn + 1 if table.turn + 1 < table.seats else 0
    table.step = Step.TURN
    table.actor = OVER if table.bag[Colour.WHITE] + table.bag[Colour.RED] == 0 else table.turn


@rule
def lay(table: PebblesTable) -> None:
    """P4."""
    seat = table.turn
    reds = table.hands[seat, Colour.RED]
    table.laid[seat] += table.hands[seat, Colour.WHITE]
    table.gone += reds
    table.hands[seat, Colour.WHITE] = 0
    table.hands[seat, Colour.RED] = 0
    push(table, Task.END_TURN)
    for _ in range(reds):
        push(table, Task.GIFT)


@rule
def advance(table: PebblesTable) -> None:
    """Work the agenda off until somebody must choose."""
    while has_tasks(table):
        if pop(table) == Task.END_TURN:
            end_turn(table)
        elif table.laid[table.turn] > 0:
            table.step = Step.GIFT
            return


@rule
def legal(table: PebblesTable, moves: npt.NDArray[np.int16]) -> int:
    if table.actor < 0:
        return 0
    count = 0
    if table.step == Step.GIFT:
        for seat in range(table.seats):
            if seat != table.actor:
                moves[count] = Code.GIVE + seat
                count += 1
        return count
    moves[0] = Code.DRAW
    moves[1] = Code.LAY
    return 2 if has_hand(table) else 1


@rule
def has_hand(table: PebblesTable) -> bool:
    return bool(table.hands[table.turn, Colour.WHITE] + table.hands[table.turn, Colour.RED] > 0)


@rule
def chance(table: PebblesTable, weights: npt.NDArray[np.int64]) -> int:
    for colour in range(COLOURS):
        weights[colour] = table.bag[colour]
    return COLOURS


@rule
def apply(table: PebblesTable, move: int) -> None:
    begin(table, move)
    advance(table)


@rule
def begin(table: PebblesTable, move: int) -> None:
    if table.actor == CHANCE:
        table.bag[move] -= 1
        table.hands[table.turn, move] += 1
        end_turn(table)
    elif move == Code.DRAW:
        table.actor = CHANCE
    elif move == Code.LAY:
        lay(table)
    else:
        table.laid[table.turn] -= 1
        table.laid[move - Code.GIVE] += 1


@rule
def score(table: PebblesTable, seat: int) -> int:
    """P6."""
    return int(table.laid[seat]) + int(table.hands[seat, Colour.WHITE]) - int(table.hands[seat, Colour.RED])


@rule
def shares(table: PebblesTable, won: npt.NDArray[np.float64]) -> None:
    best = score(table, 0)
    for seat in range(1, table.seats):
        best = max(best, score(table, seat))
    winners = 0
    for seat in range(table.seats):
        winners += score(table, seat) == best
    for seat in range(table.seats):
        won[seat] = 1.0 / winners if score(table, seat) == best else 0.0


@rule
def prefer(
    table: PebblesTable,
    moves: npt.NDArray[np.int16],
    count: int,
    appeal: npt.NDArray[np.float64],
    notes: npt.NDArray[np.float64],
) -> None:
    """Draw while there are more white pebbles than red ones; lay what is worth it; no favourites."""
    for index in range(count):
        appeal[index] = 0.0
        if moves[index] == Code.DRAW:
            appeal[index] = 0.5
        elif moves[index] == Code.LAY:
            notes[0] = score(table, table.turn) - table.laid[table.turn]
            appeal[index] = notes[0]
