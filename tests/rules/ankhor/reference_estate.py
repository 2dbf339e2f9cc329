"""An estate of Ankh'or once more, from the rules page alone: tiles at coordinates, everything by looking at all pairs.

Nothing here knows the engine or the real rules.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

COLORS = ("blue", "white", "black", "green", "red")
ANIMALS = ("jackal", "scarab", "falcon")
KINDS = (*ANIMALS, "points", "warehouse", "scribe", "desert")
GOODS = ("fish", "ivory", "charcoal", "herbs", "cloth")
GOOD_OF = dict(zip(COLORS, GOODS, strict=True))
FAMILIES = (*COLORS, *ANIMALS)

Cell: TypeAlias = tuple[int, int]
"""A row and a column."""
Spot: TypeAlias = tuple[int, int, int]
"""Level 0 or 1, row, column; on level one those of the upper left tile under it."""


@dataclass(frozen=True)
class Tile:
    """A color and a kind."""

    color: str
    kind: str

    @property
    def families(self) -> tuple[str, ...]:
        """A8.1. What it counts for."""
        return (self.color, self.kind) if self.kind in ANIMALS else (self.color,)


def around(cell: Cell) -> list[Cell]:
    """The four places that share an edge with this one."""
    row, column = cell
    return [(row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)]


def under(cell: Cell) -> list[Cell]:
    """The four places of the square with this upper left one."""
    row, column = cell
    return [(row, column), (row, column + 1), (row + 1, column), (row + 1, column + 1)]


def adjacent(one: Spot, other: Spot) -> bool:
    """A7.1 to A7.4."""
    if one[0] > other[0]:
        one, other = other, one
    if one[0] == other[0]:
        return other[1:] in around(one[1:])
    return one[1:] in under(other[1:])


def hanging_together(spots: Collection[Spot]) -> Sequence[AbstractSet[Spot]]:
    """The parts into which these spots fall."""
    return _parts(frozenset(spots))


@lru_cache(maxsize=100_000)
def _parts(spots: AbstractSet[Spot]) -> Sequence[AbstractSet[Spot]]:
    left, parts = set(spots), []
    while left:
        part, waiting = set(), [left.pop()]
        while waiting:
            spot = waiting.pop()
            part.add(spot)
            near = {other for other in left if adjacent(spot, other)}
            left -= near
            waiting += near
        parts.append(part)
    return parts


class Estate:
    """The tiles before a player, the bonus tokens by color and animal, and how many tokens lie on warehouses."""

    def __init__(self) -> None:
        self.tiles: dict[Spot, Tile] = {}
        self.bonus: Counter[str] = Counter()
        self.stored: Counter[str] = Counter()

    # ---- what lies where ----
    @property
    def ground(self) -> set[Cell]:
        return {(row, column) for level, row, column in self.tiles if level == 0}

    @property
    def squares(self) -> set[Cell]:
        """A6.4, A6.7. By their upper left places; some may carry a tile."""
        ground = self.ground
        return {cell for cell in ground if all(each in ground for each in under(cell))}

    @property
    def free_squares(self) -> set[Cell]:
        return {cell for cell in self.squares if (1, *cell) not in self.tiles}

    @property
    def covered(self) -> set[Spot]:
        """The tiles that carry another."""
        return {(0, *cell) for level, row, column in self.tiles if level for cell in under((row, column))}

    def numbered(self) -> list[Spot]:
        """A17.2. In reading order, those on the ground first."""
        return sorted(self.tiles)

    def corner(self) -> Cell:
        """The first row and the first column in which anything lies."""
        return min(row for _, row, _ in self.tiles), min(column for _, _, column in self.tiles)

    def places(self, lifted: Spot | None = None) -> list[Cell]:
        """A6.2, A17.3. Free places next to tiles on the ground, in reading order, without the lifted tile."""
        ground = self.ground - ({lifted[1:]} if lifted else set())
        return sorted({place for cell in ground for place in around(cell)} - ground)

    def colors_under(self, cell: Cell) -> set[str]:
        """Of the four tiles of a square."""
        return {self.tiles[0, *each].color for each in under(cell)}

    def warehouses(self, good: str) -> int:
        """A8.4. Those that are not covered."""
        covered = self.covered
        return sum(
            tile.kind == "warehouse" and GOOD_OF[tile.color] == good and spot not in covered
            for spot, tile in self.tiles.items()
        )

    # ---- groups ----
    def members(self, family: str) -> set[Spot]:
        return {spot for spot, tile in self.tiles.items() if family in tile.families}

    def groups(self, family: str) -> Sequence[AbstractSet[Spot]]:
        """A7.5."""
        return hanging_together(self.members(family))

    def fives(self, family: str) -> list[AbstractSet[Spot]]:
        """A9.1. The groups that are large enough."""
        return [group for group in self.groups(family) if len(group) >= 5]

    # ---- laying and moving ----
    def lay(self, spot: Spot, tile: Tile) -> None:
        """A6. A bought tile."""
        before = {family: self.fives(family) for family in tile.families}
        self._put(spot, tile)
        for family in tile.families:
            self._settle(family, before[family])

    def move(self, spot: Spot, goal: Spot) -> None:
        """A11. The earlier groups contain the moved tile at its new place: it is the same tile."""
        tile = self.tiles[spot]
        before = {
            family: [{goal if each == spot else each for each in group} for group in self.fives(family)]
            for family in tile.families
        }
        del self.tiles[spot]
        self._put(goal, tile)
        for family in tile.families:
            self._settle(family, before[family], goal)

    def _put(self, spot: Spot, tile: Tile) -> None:
        assert spot not in self.tiles
        self.tiles[spot] = tile

    def _settle(self, family: str, before: Sequence[AbstractSet[Spot]], moved: Spot | None = None) -> None:
        """A9. What was broken loses its token, but for parts of five; what is made up of less than that gains one."""
        after = self.fives(family)
        broken = [old for old in before if not any(old - {moved} <= new for new in after)]
        if broken:
            parts = sum(len(old & new) >= 5 for old in before for new in after)
            self.bonus[family] = min(self.bonus[family], parts)
        made = [new for new in after if all(len(old & new) < 5 for old in before)]
        for _ in made:
            if self.bonus[family] < len(after):
                self.bonus[family] += 1

    # ---- points ----
    def items(self, tokens: int) -> Iterator[tuple[str, int, int]]:
        """A13. Item, how many, points; tokens are all that the player has."""
        printed = sum(tile.kind == "points" for tile in self.tiles.values())
        yield "points", printed, 2 * printed
        yield "bonus", self.bonus.total(), 3 * self.bonus.total()
        for family in (*ANIMALS, *COLORS):
            scoring = sum(len(group) for group in self.groups(family) if len(group) >= 2)
            yield family, scoring, scoring
        yield "tokens", tokens, tokens // 3

    def points(self, tokens: int) -> int:
        return sum(points for _, _, points in self.items(tokens))
