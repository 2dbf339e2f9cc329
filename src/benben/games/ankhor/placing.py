"""The places for the tile in hand: the numbers of moves, and their cells on the estate (A6, A11)."""

from collections.abc import Iterator

from benben import nd
from benben.games.ankhor.codes import MOST_MOVES
from benben.games.ankhor.components import ROW
from benben.games.ankhor.estate import cell_of_place, tile_count
from benben.games.ankhor.legal import legal
from benben.games.ankhor.table import AnkhorTable, Step


def position_of(cell: int) -> tuple[int, int]:
    """The row and the column of a cell; 1 is the estate's first, 0 lies before it."""
    return int(cell) // ROW, int(cell) % ROW


def cell_on_ground(table: AnkhorTable, place: int) -> int:
    """The cell of a place on the ground; only during a placement."""
    return int(cell_of_place(table, int(table.turn), int(table.lifted), place))


def cell_on_square(table: AnkhorTable, square: int) -> int:
    """The cell of a square: that of its upper left tile."""
    return int(table.cells[table.turn, square])


def index_on_ground(table: AnkhorTable, place: int) -> int:
    """The index in the estate that the tile in hand gets on a place on the ground."""
    return _tiles_before(table, cell_on_ground(table, place), range(table.grounds[table.turn]))


def index_on_square(table: AnkhorTable, square: int) -> int:
    """The index in the estate that the tile in hand gets on a square."""
    grounds = int(table.grounds[table.turn])
    above = range(grounds, tile_count(table, int(table.turn)))
    return grounds + _tiles_before(table, cell_on_square(table, square), above)


def _tiles_before(table: AnkhorTable, cell: int, among: range) -> int:
    """How many tiles of a level lie before a cell, the tile in hand left out."""
    return sum(bool(table.cells[table.turn, index] < cell) for index in among if index != table.lifted)


# ---- everywhere it may go ----------------------------------------------------------------------------------------
def offered(table: AnkhorTable, first: int, end: int) -> Iterator[int]:
    """The legal placings among the moves from *first* to *end*, counted from 0, in reading order."""
    if table.actor < 0 or table.step not in (Step.PLACE, Step.SET_DOWN):
        return
    moves = nd.zeros(MOST_MOVES, nd.int16)
    for move in moves[: legal(table, moves)].tolist():
        if first <= move < end:
            yield move - first
