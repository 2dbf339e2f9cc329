"""Where the tile in hand may go, told for people: the numbers of moves and where on the estate that is (A6, A11)."""

from typing import Any

import numpy as np
from typing_extensions import TypedDict

from benben.games.ankhor.components import ROW
from benben.games.ankhor.estate import cell_of_place
from benben.games.ankhor.legal import legal
from benben.games.ankhor.moves import MOST_MOVES, Code
from benben.games.ankhor.table import Step


class AnkhorPlace(TypedDict):
    """A place on the ground, or a square by its upper left tile; row or column 0 lies before the estate's first."""

    number: int
    row: int
    column: int


def position_of(cell: int) -> tuple[int, int]:
    """The row and the column of a cell; 1 is the estate's first, 0 lies before it."""
    return int(cell) // ROW, int(cell) % ROW


def position_of_move(table: Any, move: int) -> tuple[int, int]:
    """Where a placing on the ground or on a square would put the tile in hand; only while somebody places."""
    seat = int(table.actor)
    if move < Code.STACK:
        lifted = int(table.lifted)
        return position_of(cell_of_place(table, seat, lifted, move - Code.PLACE))
    return position_of(table.cells[seat, move - Code.STACK])


def places_of(table: Any) -> list[AnkhorPlace]:
    """Every place on the ground where the tile in hand may go, in reading order."""
    return _among(table, Code.PLACE, Code.STACK)


def squares_of(table: Any) -> list[AnkhorPlace]:
    """Every square on which the tile in hand may go, in reading order."""
    return _among(table, Code.STACK, Code.SAVE)


def _among(table: Any, first: int, end: int) -> list[AnkhorPlace]:
    """The legal placings among the moves from *first* to *end*."""
    if table.actor < 0 or table.step not in (Step.PLACE, Step.SET_DOWN):
        return []
    moves = np.zeros(MOST_MOVES, np.int16)
    found: list[AnkhorPlace] = []
    for move in moves[: legal(table, moves)].tolist():
        if first <= move < end:
            row, column = position_of_move(table, move)
            found.append({"number": move - first + 1, "row": row, "column": column})
    return found
