"""Rules that go through all cells of a table: made of short templates, one copy a cell, and joined one after the other.

A rule names a cell by a constant (`CELL`), so one template serves them all. Each copy is a rule like any other: plain
Python, machine code, WebAssembly.
"""

from collections.abc import Callable, Iterable
from functools import reduce
from typing import TYPE_CHECKING, Any

from benben.authoring.cells import Cell
from benben.engine.rule import bind, bind_small
from benben.engine.table import OVER

if TYPE_CHECKING:
    CELL: str
    ROWS: int
    WIDTH: int
    START: int
    FIRST: int
    PLACE: int
    LOW: int
    SPAN: int
    HIGH: int
    EMPTY: int
    HAS_EMPTY: bool
    BY_SEAT: bool
    SEATS_IN_IT: bool
    TO_OWNER: bool
    TO_NOBODY: bool
    SEAT_SIZE: int
    get: Callable[[Any, int, int], int]
    put: Callable[[Any, int, int, int], None]
    first: Callable[..., None]
    then: Callable[..., None]

ThreeNumbers = Callable[[Any, int, Any], None]
"""A rule over a table, a seat and a row of numbers."""


# ---- one number ------------------------------------------------------------------------------------------------------
def get_one(table: Any, _row: int, _place: int) -> int:
    """The number of a cell that has one."""
    return int(table[CELL])


def get_listed(table: Any, row: int, place: int) -> int:
    """A number of a cell of one length."""
    return int(table[CELL][row * WIDTH + place])


def get_in_rows(table: Any, row: int, place: int) -> int:
    """A number of a cell of two lengths."""
    return int(table[CELL][row, place])


def put_one(table: Any, _row: int, _place: int, number: int) -> None:
    """Write the number of a cell that has one."""
    table[CELL] = number


def put_listed(table: Any, row: int, place: int, number: int) -> None:
    """Write a number of a cell of one length."""
    table[CELL][row * WIDTH + place] = number


def put_in_rows(table: Any, row: int, place: int, number: int) -> None:
    """Write a number of a cell of two lengths."""
    table[CELL][row, place] = number


_ACCESS: tuple[tuple[Callable[..., int], Callable[..., None]], ...] = (
    (get_one, put_one),
    (get_listed, put_listed),
    (get_in_rows, put_in_rows),
)


# ---- one cell --------------------------------------------------------------------------------------------------------
def clear_cell(table: Any, _seat: int, _numbers: Any) -> None:
    """Write the first numbers of a cell."""
    for row in range(ROWS):
        for place in range(WIDTH):
            put(table, row, place, START)


def save_cell(table: Any, _seat: int, numbers: Any) -> None:
    """Write a cell's numbers down."""
    for row in range(ROWS):
        for place in range(WIDTH):
            numbers[FIRST + row * WIDTH + place] = get(table, row, place)


def restore_cell(table: Any, _seat: int, numbers: Any) -> None:
    """Put a cell's numbers back."""
    for row in range(ROWS):
        for place in range(WIDTH):
            put(table, row, place, int(numbers[FIRST + row * WIDTH + place]))


def save_wide_cell(table: Any, _seat: int, numbers: Any) -> None:
    """The same for numbers of 64 bits, in two halves: floats hold 53 bits."""
    for row in range(ROWS):
        for place in range(WIDTH):
            number, half = get(table, row, place), FIRST + 2 * (row * WIDTH + place)
            numbers[half] = number >> 32
            numbers[half + 1] = number & 0xFFFFFFFF


def restore_wide_cell(table: Any, _seat: int, numbers: Any) -> None:
    """The same for numbers of 64 bits."""
    for row in range(ROWS):
        for place in range(WIDTH):
            half = FIRST + 2 * (row * WIDTH + place)
            put(table, row, place, (int(numbers[half]) << 32) | int(numbers[half + 1]))


def count_cell(table: Any, seat: int, numbers: Any) -> None:
    """Count what a cell is worth to a seat: its pieces where the cell holds seats, else the sum of its row."""
    total = 0
    for row in range(ROWS):
        if row == seat or not BY_SEAT:
            for place in range(WIDTH):
                number = get(table, row, place)
                total += number == seat if SEATS_IN_IT else number
    numbers[PLACE] = total


def list_cell(table: Any, seat: int, numbers: Any) -> None:
    """List a cell for a seat: a 1 for each place with one of its pieces, or the numbers of its row."""
    for row in range(ROWS):
        if row == seat or not BY_SEAT:
            for place in range(WIDTH):
                number = get(table, row, place)
                at = PLACE + place if BY_SEAT else PLACE + row * WIDTH + place
                numbers[at] = number == seat if SEATS_IN_IT else number


def observe_cell(table: Any, observer: int, values: Any) -> None:
    """Write a cell as an observer may know it: from 0 on, seats as that seat counts them, the highest if hidden."""
    for row in range(ROWS):
        behind = 0
        if BY_SEAT:
            if row >= table.seats:
                return
            behind = (row - observer if row >= observer else row - observer + table.seats) * SEAT_SIZE
        is_hidden = table.actor != OVER and (TO_NOBODY or (TO_OWNER and row != observer))
        for place in range(WIDTH):
            number = get(table, row, place)
            value = min(max(number - LOW, 0), SPAN) * HIGH // SPAN
            if SEATS_IN_IT:
                value = 0 if number < 0 else 1 + (number - observer) % table.seats
            if is_hidden and not (HAS_EMPTY and number == EMPTY):
                value = HIGH + 1
            values[PLACE + behind + (0 if BY_SEAT else row * WIDTH) + place] = value


# ---- all cells -------------------------------------------------------------------------------------------------------
def both(table: Any, seat: int, numbers: Any) -> None:
    """One rule after the other."""
    first(table, seat, numbers)
    then(table, seat, numbers)


def nothing(_table: Any, _seat: int, _numbers: Any) -> None:
    """The rule of a game without cells."""


def for_cell(template: Callable[..., Any], game: str, cell: Cell, **constants: object) -> ThreeNumbers:
    """A template as a rule for one cell."""
    return bind(template, f"{game}.{cell.name}", **_access(game, cell), **constants)


def _access(game: str, cell: Cell) -> dict[str, object]:
    name = f"{game}.{cell.name}"
    get_it, put_it = _ACCESS[len(cell.shape)]
    known: dict[str, object] = {"CELL": cell.name, "WIDTH": cell.width}
    return {
        "get": bind_small(get_it, name, **known),
        "put": bind_small(put_it, name, **known),
        "ROWS": cell.rows,
        "WIDTH": cell.width,
    }


def one_after_other(game: str, what: str, rules: Iterable[ThreeNumbers]) -> ThreeNumbers:
    """One rule that calls several. *what* names them; it keeps the copies apart."""
    listed = list(rules) or [bind(nothing, f"{game}.{what}")]
    numbered = enumerate(listed[1:])
    return reduce(
        lambda done, each: bind(both, f"{game}.{what}.{each[0]}", first=done, then=each[1]),
        numbered,
        listed[0],
    )
