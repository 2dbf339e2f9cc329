"""The appearance of a game in one file: its view, its picture in text, and the tables that a seat may guess.

All of it is made of a table from which everything hidden from the viewer has been taken away, points included. So two
tables that differ only there look the same.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from typing_extensions import TypeAliasType, TypedDict

from benben.authoring.cells import Cell
from benben.engine.dice import Dice, below
from benben.engine.message import message
from benben.engine.outcome import ReceiptLine
from benben.engine.picture import Grid, Line, Picture, Span, Tone
from benben.engine.table import OVER, Tables, copy_of
from benben.engine.view import SeatView, ViewHeader, view_header

CellView = TypeAliasType("CellView", "int | list[CellView] | None")
"""The numbers of a cell as they lie on the table, in lists; None where one is hidden."""
_SEAT_SIGNS = "○●△▲□■◇◆"
_SEAT_TONES: tuple[Tone, ...] = ("strong", "gold", "green", "blue", "red", "violet", "brown", "cyan")
_HIDDEN = "?"
_EMPTY = "·"
_BETWEEN = Span(" ")


class VerbView(TypedDict):
    """A verb: the cell whose places it names, None for buttons."""

    verb: str
    cell: str | None


class CellLayout(TypedDict):
    """How a cell is drawn: rows, how many numbers stand side by side, what they are."""

    name: str
    rows: int
    columns: int
    by_seat: bool
    seats: bool
    empty: int | None


class OpenView(ViewHeader):
    """The whole table of a game in one file, as far as the viewer may see it.

    `scored` says whether there are points, or only a winner. `cells` has the numbers, `layout` says how to draw them.
    """

    game: str
    turn: int
    scored: bool
    seats: list[SeatView]
    cells: dict[str, CellView]
    layout: list[CellLayout]
    verbs: list[VerbView]


@dataclass(frozen=True)
class Looks:
    """The appearance of a game with these *cells*."""

    game: str
    cells: Sequence[Cell]
    score: Callable[[Any, int], int]
    scored: bool
    verbs: Sequence[VerbView]

    @property
    def has_secrets(self) -> bool:
        """Whether something may be hidden from somebody."""
        return any(cell.is_hidden for cell in self.cells)

    # ---- a table as it may be seen -----------------------------------------------------------------------------------
    def hidden(self, table: Any, viewer: int | None) -> Iterator[tuple[Cell, int, int]]:
        """The numbers that a viewer (None: a spectator) may not know: a cell, a row, a place."""
        if table.actor == OVER:
            return
        for cell in self.cells:
            for row in range(_rows_of(cell, table)):
                if cell.hides(row, viewer):
                    for place in range(cell.width):
                        if cell.empty is None or number_at(table, cell, row, place) != cell.empty:
                            yield cell, row, place

    def seen(self, table: Any, viewer: int | None) -> Any:
        """A copy of the table with nothing where the viewer may not look."""
        copy = copy_of(table)[0]
        for cell, row, place in self.hidden(table, viewer):
            write_at(copy, cell, row, place, cell.start)
        return copy

    def receipt(self, table: Any) -> list[ReceiptLine]:
        """The points of each seat, in a line."""
        points = ((seat, int(self.score(table, seat))) for seat in range(table.seats))
        return [ReceiptLine(seat, 1, "points", count, count) for seat, count in points if count]

    def view(self, table: Any, viewer: int | None) -> OpenView:
        """The view of a seat (None: of a spectator)."""
        seen = self.seen(table, viewer) if self.has_secrets else table
        shown = {cell.name: _listed(seen, cell) for cell in self.cells}
        for cell, row, place in self.hidden(table, viewer):
            _hide(shown, cell, row, place)
        for cell in self.cells:
            if cell.by_seat:
                shown[cell.name] = shown[cell.name][: _rows_of(cell, table)]
        return {
            "game": self.game,
            **view_header(seen, viewer, self.receipt(seen)),
            "turn": int(table.turn),
            "scored": self.scored,
            "seats": [
                {"seat": seat, "points": int(self.score(seen, seat))} for seat in range(int(table.seats))
            ],
            "cells": shown,
            "layout": [_layout(cell) for cell in self.cells],
            "verbs": list(self.verbs),
        }

    # ---- what a seat may guess ---------------------------------------------------------------------------------------
    def known(self, table: Any, seat: int, dice: Dice) -> Tables:
        """One table as a seat may know it: what is hidden is drawn again.

        Numbers of one pool are shuffled together, others are drawn from their range. An empty place stays empty.
        """
        tables = copy_of(table)
        pools: dict[str, list[tuple[Cell, int, int]]] = {}
        for cell, row, place in self.hidden(table, seat):
            if cell.spec.pool:
                pools.setdefault(cell.spec.pool, []).append((cell, row, place))
            else:
                write_at(tables[0], cell, row, place, _drawn(cell, dice))
        for there in pools.values():
            _shuffle(tables[0], there, dice)
        return tables

    def private_to(self, table: Any) -> int | None:
        """The seat that decides: its moves may show what it has hidden. In chance, the seat whose turn it is."""
        if table.actor == OVER or not any(cell.spec.seen_by == "owner" for cell in self.cells):
            return None
        return int(table.actor if table.actor >= 0 else table.turn)

    # ---- in text -----------------------------------------------------------------------------------------------------
    def picture(self, view: OpenView) -> Picture:
        """Single numbers in a line, then each cell in rows."""
        single = [cell for cell in self.cells if not cell.shape]
        drawn: list[Line | Grid] = [
            [
                Span(message(f"{self.game}-cell-{cell.name}"), "faint"),
                Span(": "),
                _sign(cell, view["cells"][cell.name]),
            ]
            for cell in single
        ]
        for cell in self.cells:
            if cell.shape:
                drawn += [[], [Span(message(f"{self.game}-cell-{cell.name}"), "faint")]]
                drawn.append(Grid(list(_rows(self.game, cell, view["cells"][cell.name], view["players"]))))
        return drawn


# ---- numbers of a cell -----------------------------------------------------------------------------------------------
def number_at(table: Any, cell: Cell, row: int, place: int) -> int:
    """A number of a cell."""
    match len(cell.shape):
        case 0:
            return int(table[cell.name])
        case 1:
            return int(table[cell.name][row * cell.width + place])
    return int(table[cell.name][row, place])


def write_at(table: Any, cell: Cell, row: int, place: int, number: int) -> None:
    """Write a number of a cell."""
    match len(cell.shape):
        case 0:
            table[cell.name] = number
        case 1:
            table[cell.name][row * cell.width + place] = number
        case _:
            table[cell.name][row, place] = number


def _rows_of(cell: Cell, table: Any) -> int:
    """The rows in use: a cell by seat has some for all seats that there can be."""
    return int(table.seats) if cell.by_seat else cell.rows


def _listed(table: Any, cell: Cell) -> Any:
    return table[cell.name].tolist() if cell.shape else int(table[cell.name])


def _hide(shown: dict[str, Any], cell: Cell, row: int, place: int) -> None:
    match len(cell.shape):
        case 0:
            shown[cell.name] = None
        case 1:
            shown[cell.name][row * cell.width + place] = None
        case _:
            shown[cell.name][row][place] = None


def _layout(cell: Cell) -> CellLayout:
    return {
        "name": cell.name,
        "rows": cell.rows,
        "columns": cell.spec.columns or cell.width,
        "by_seat": cell.by_seat,
        "seats": cell.holds_seats,
        "empty": cell.empty,
    }


def _drawn(cell: Cell, dice: Dice) -> int:
    """A number of a cell's range that is not its empty one."""
    numbers = cell.high - cell.low + 1 - (cell.empty is not None)
    found = cell.low + below(dice, min(numbers, 2**31 - 1))
    return found + 1 if cell.empty is not None and found >= cell.empty else found


def _shuffle(table: Any, there: Sequence[tuple[Cell, int, int]], dice: Dice) -> None:
    numbers = [number_at(table, *place) for place in there]
    for last in range(len(numbers) - 1, 0, -1):
        other = below(dice, last + 1)
        numbers[last], numbers[other] = numbers[other], numbers[last]
    for place, number in zip(there, numbers, strict=True):
        write_at(table, *place, number)


# ---- in text ---------------------------------------------------------------------------------------------------------
def _sign(cell: Cell, number: Any) -> Span:
    if number is None:
        return Span(_HIDDEN, "faint")
    if number == cell.empty:
        return Span(_EMPTY, "faint")
    if cell.holds_seats:
        return Span(_SEAT_SIGNS[number], _SEAT_TONES[number])
    return Span(number)


def _rows(game: str, cell: Cell, numbers: Any, players: int) -> Iterator[list[Line]]:
    columns = cell.spec.columns or cell.width
    for row, listed in enumerate(_in_rows(cell, numbers)):
        if cell.by_seat and row >= players:
            return
        head: list[Line] = [[Span(message(f"{game}-seat", seat=row))]] if cell.by_seat else []
        for start in range(0, len(listed), columns):
            yield [*head, *([_sign(cell, number)] for number in listed[start : start + columns])]


def _in_rows(cell: Cell, numbers: Any) -> Iterable[Sequence[Any]]:
    if len(cell.shape) == 1:
        return [[number] for number in numbers] if cell.by_seat else [numbers]
    found: Iterable[Sequence[Any]] = numbers
    return found
