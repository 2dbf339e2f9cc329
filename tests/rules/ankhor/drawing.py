"""Estates of Ankh'or as drawings, for the rule tests.

A tile is two letters. The first is its color: `b` blue, `w` white, `k` black, `g` green, `r` red. The second is its
kind: `j` jackal, `s` scarab, `f` falcon, `p` 2-point tile, `h` warehouse, `c` scribe, `d` desert. Tiles on the ground
stand four letters apart, `--` is a gap; a tile of level one stands in the middle of the four that carry it:

    gj  gd  gp  rj
              rp
    gf  gs  rj  wj
    wp  bs  --  wd

In one line, rows are parted by ` / `: "gj  gd /   rp / gf  gs". Numbers such as `03` are places where a tile may go.
"""

import textwrap
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from benben.games.ankhor.components import EMPTY, KINDS, MOST_TILES, ROW, Color, Kind

Cell: TypeAlias = tuple[int, int]
"""A row and a column, counted from 1."""

COLOR_LETTERS = "bwkgr"
TOKEN_LETTERS = "bwkgra"
"""The goods by their colors, and the ankh."""
KIND_LETTERS = "jsfphcd"
GAP = "--"
SQUARE = ((0, 0), (0, 1), (1, 0), (1, 1))
_STEP = 4
_FIELDS = ("grounds", "heights", "tiles", "cells", "links", "free_squares", "square_colors", "storage")


def tile_of(word: str) -> int:
    """A tile by its two letters."""
    return KINDS * COLOR_LETTERS.index(word[0]) + KIND_LETTERS.index(word[1:])


def word_of(tile: int) -> str:
    """The two letters of a tile; a gap for none."""
    return GAP if tile == EMPTY else COLOR_LETTERS[tile // KINDS] + KIND_LETTERS[tile % KINDS]


def words_of(tile: int) -> dict[str, str]:
    """A tile as views show it."""
    return {"color": Color(tile // KINDS).name.lower(), "kind": Kind(tile % KINDS).name.lower()}


@dataclass
class Estate:
    """What is drawn: words on the ground and on level one, by cells."""

    ground: dict[Cell, str] = field(default_factory=dict)
    tops: dict[Cell, str] = field(default_factory=dict)
    """By the cell of the upper left tile underneath."""

    @property
    def in_order(self) -> list[tuple[int, Cell, str]]:
        """Level, cell and word of every tile as they are numbered."""
        ground = [(0, cell, self.ground[cell]) for cell in sorted(self.ground)]
        return ground + [(1, cell, self.tops[cell]) for cell in sorted(self.tops)]

    @property
    def counts(self) -> Counter[str]:
        """How many there are of each tile."""
        return Counter(word for _, _, word in self.in_order)

    def number(self, row: int, column: int, level: int = 0) -> int:
        """The number of a tile, counted from 1."""
        return [each[:2] for each in self.in_order].index((level, (row, column))) + 1

    def moved_to_corner(self) -> "Estate":
        """The same, with its upper left corner in row 1 and column 1."""
        if not self.ground:
            return Estate()
        return Estate(_shifted(self.ground, *self.corner), _shifted(self.tops, *self.corner))

    @property
    def corner(self) -> Cell:
        """How many rows and columns are empty before the first tile."""
        return min(row for row, _ in self.ground) - 1, min(column for _, column in self.ground) - 1

    @property
    def is_whole(self) -> bool:
        """Whether every tile of level one lies on four."""
        return all((row + down, column + right) in self.ground
                   for row, column in self.tops for down, right in SQUARE)  # fmt: skip


def _shifted(words: Mapping[Cell, str], up: int, left: int) -> dict[Cell, str]:
    return {(row - up, column - left): word for (row, column), word in words.items()}


# ---- reading and writing drawings --------------------------------------------------------------------------------
def parse(text: str) -> Estate:
    """The estate of a drawing."""
    estate = Estate()
    row = 0
    for line in _lines(text):
        words = [(at, line[at : at + 2]) for at in range(0, len(line), 2) if line[at : at + 2].strip()]
        level = {at % _STEP // 2 for at, _ in words}
        assert len(level) == 1, f"{line!r} is neither a row of the ground nor of level one"
        assert [word for _, word in words] == line.split(), line
        row += level == {0}
        for at, word in words:
            if word != GAP:
                (estate.tops if level == {1} else estate.ground)[row, at // _STEP + 1] = word
    estate = estate.moved_to_corner()
    assert estate.is_whole, text
    return estate


def _lines(text: str) -> list[str]:
    """The lines of a drawing without the margin of the page."""
    lines = textwrap.dedent(text).rstrip().splitlines() if "\n" in text else text.split(" / ")
    return [line.rstrip() for line in lines if line.strip()]


def show(estate: Estate) -> str:
    """The drawing of an estate; there is one way to draw each."""
    if not estate.ground:
        return ""
    estate = estate.moved_to_corner()
    lines = []
    for row in range(1, max(row for row, _ in estate.ground) + 1):
        lines.append(_line(estate.ground, row, GAP))
        lines.append("  " + _line(estate.tops, row, "  "))
    return "\n".join(line for line in lines if line.strip())


def _line(words: Mapping[Cell, str], row: int, gap: str) -> str:
    last = max((column for each, column in words if each == row), default=1)
    return "  ".join(words.get((row, column), gap) for column in range(1, last + 1))


def picture(text: str) -> str:
    """The same drawing as `show` makes it."""
    return show(parse(text))


# ---- estates on a table ------------------------------------------------------------------------------------------
def read(table: Any, seat: int) -> Estate:
    """The estate that lies before a seat."""
    estate = Estate()
    grounds = int(table.grounds[seat])
    for index in range(grounds + int(table.heights[seat])):
        cell = divmod(int(table.cells[seat, index]), ROW)
        words = estate.ground if index < grounds else estate.tops
        assert cell not in words, "two tiles lie on the same place"
        words[cell] = word_of(int(table.tiles[seat, index]))
    return estate


def lay_estate(table: Any, seat: int, estate: Estate) -> None:
    """Lay an estate before a seat."""
    for name, value in record_of(estate).items():
        table[name][seat] = value


def record_of(estate: Estate) -> dict[str, Any]:
    """What a table has to hold about an estate, worked out once more from the rules page."""
    order = estate.in_order
    squares = {
        number: [other for other in order if _carries(other, cell)]
        for number, (level, cell, _) in enumerate(order)
        if level == 0 and cell not in estate.tops
    }
    squares = {number: four for number, four in squares.items() if len(four) == len(SQUARE)}
    colors = {tile_of(word) // KINDS for four in squares.values() for _, _, word in four}
    spare = MOST_TILES - len(order)
    return {
        "grounds": len(estate.ground),
        "heights": len(estate.tops),
        "tiles": [tile_of(word) for _, _, word in order] + [EMPTY] * spare,
        "cells": [row * ROW + column for _, (row, column), _ in order] + [0] * spare,
        "links": [_mask(at for at, other in enumerate(order) if touch(each, other)) for each in order]
        + [0] * spare,
        "free_squares": _mask(squares),
        "square_colors": _mask(colors),
        "storage": _storage(estate),
    }


def touch(one: tuple[int, Cell, str], other: tuple[int, Cell, str]) -> bool:
    """A7. Whether two tiles are adjacent."""
    if one[0] == other[0]:
        return abs(one[1][0] - other[1][0]) + abs(one[1][1] - other[1][1]) == 1
    top, ground = (one, other) if one[0] else (other, one)
    return _carries(ground, top[1])


def _carries(tile: tuple[int, Cell, str], square: Cell) -> bool:
    """Whether a tile on the ground is one of the four of a square."""
    level, (row, column), _ = tile
    return level == 0 and (row - square[0], column - square[1]) in SQUARE


def _storage(estate: Estate) -> list[int]:
    """A8.4, A8.5. The warehouses of each color that are not covered."""
    open_ones = Counter(
        word[0]
        for level, cell, word in estate.in_order
        if word[1] == "h" and (level or not any(_carries((0, cell, word), top) for top in estate.tops))
    )
    return [open_ones[letter] for letter in COLOR_LETTERS]


def _mask(numbers: Any) -> int:
    return sum(1 << number for number in numbers)


def check_estate(table: Any, seat: int) -> None:
    """Everything that the table notes about an estate fits the tiles that lie there."""
    estate = read(table, seat)
    assert estate.is_whole
    assert estate == estate.moved_to_corner(), "the upper left corner is row 1, column 1"
    expected = record_of(estate)
    for name in _FIELDS:
        found = table[name][seat]
        assert (found.tolist() if hasattr(found, "tolist") else found) == expected[name], name
