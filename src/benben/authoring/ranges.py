"""Whether the numbers of a table's cells lie in their ranges, and which line of a rule wrote one that does not."""

import sys
from collections.abc import Callable, Sequence
from types import FrameType
from typing import Any

from benben.authoring.cells import BadGame, Cell, GameTable, cells_of
from benben.authoring.faults import is_of
from benben.authoring.looks import number_at
from benben.engine.broken import place
from benben.engine.rules import Rules


def declared_cells(rules: Rules) -> tuple[Cell, ...]:
    """The cells of a game whose table says what is in them; none of other games."""
    if not issubclass(rules.table, GameTable):
        return ()
    try:
        return cells_of(rules.table, rules.most_seats)
    except BadGame:
        return ()


def outside(cells: Sequence[Cell], table: Any) -> tuple[Cell, int] | None:
    """The first cell with a number outside its range, and that number."""
    for cell in cells:
        for row in range(cell.rows):
            if cell.by_seat and row >= table.seats:
                break
            for at in range(cell.width):
                number = number_at(table, cell, row, at)
                if not cell.low <= number <= cell.high:
                    return cell, number
    return None


def line_that_wrote(rules: Rules, cell: Cell, table: Any, act: Callable[[], object]) -> str:
    """The line after which a number of a *cell* was outside its range, while *act* changes the *table*."""
    found, last, was_outside = "", "", False

    def look(frame: FrameType, event: str, _: object) -> Any:
        nonlocal found, last, was_outside
        module = frame.f_globals.get("__name__", "")
        if not is_of(rules, module):
            return look if event == "call" else None
        is_outside = outside([cell], table) is not None
        if is_outside and not was_outside:
            found = last
        was_outside = is_outside
        if event == "line":
            last = place(module, frame.f_code.co_qualname, frame.f_lineno)
        return look

    before = sys.gettrace()
    sys.settrace(look)
    try:
        act()
    finally:
        sys.settrace(before)
    return found or last
