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

from benben.games.ankhor.components import EMPTY, KINDS, ROW, Color, Kind

Cell: TypeAlias = tuple[int, int]
"""A row and a column, counted from 1."""

COLOR_LETTERS = "bwkgr"
TOKEN_LETTERS = "bwkgra"
"""The goods by their colors, and the ankh."""
KIND_LETTERS = "jsfphcd"
GAP = "--"
SQUARE = ((0, 0), (0, 1), (1, 0), (1, 1))
_STEP = 4


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


# ---- the estate of a table ------------------------------------------------------------------------------------------
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
