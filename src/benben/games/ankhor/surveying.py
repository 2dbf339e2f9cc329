"""An estate as a drawing: the place of each tile, and the values that the table keeps with it (A6, A7)."""

from typing import NamedTuple

from benben.games.ankhor.components import (
    ANIMALS,
    BONUS_SIZE,
    COLORS,
    EMPTY,
    FAMILIES,
    GOODS,
    KINDS,
    MOST_TILES,
    ROW,
    Kind,
)
from benben.games.ankhor.table import AnkhorTable

GROUND, UPPER = 0, 1


class Spot(NamedTuple):
    """A tile's place: its level, and the row and column of its upper left tile. Spots are in reading order."""

    level: int
    row: int
    column: int


_SQUARE = ((0, 0), (0, 1), (1, 0), (1, 1))


def squares_under(spot: Spot) -> list[Spot]:
    """The four spots on the ground that a tile of level one lies on."""
    return [Spot(GROUND, spot.row + down, spot.column + right) for down, right in _SQUARE]


def touch(one: Spot, other: Spot) -> bool:
    """A7.1 to A7.3. Whether tiles on two spots are adjacent."""
    if one.level != other.level:
        ground, upper = sorted((one, other))
        return ground in squares_under(upper)
    return abs(one.row - other.row) + abs(one.column - other.column) == 1


def estate_of(table: AnkhorTable, seat: int) -> dict[Spot, int]:
    """The tiles of a seat, in order."""
    grounds = int(table.grounds[seat])
    count = grounds + int(table.heights[seat])
    return {
        Spot(int(index >= grounds), *divmod(int(table.cells[seat, index]), ROW)): int(
            table.tiles[seat, index]
        )
        for index in range(count)
    }


def lay_out(table: AnkhorTable, seat: int, estate: dict[Spot, int]) -> None:
    """Lay a whole estate on the table, and note the values kept with it, except bonus tokens."""
    up, left = _corner(estate)
    spots = [Spot(spot.level, spot.row - up, spot.column - left) for spot in sorted(estate)]
    tiles = [estate[spot] for spot in sorted(estate)]
    rest = MOST_TILES - len(spots)
    table.grounds[seat] = sum(spot.level == GROUND for spot in spots)
    table.heights[seat] = len(spots) - int(table.grounds[seat])
    table.tiles[seat] = [*tiles, *[EMPTY] * rest]
    table.cells[seat] = [*(spot.row * ROW + spot.column for spot in spots), *[0] * rest]
    table.links[seat] = [*links_of(spots), *[0] * rest]
    free = free_squares(spots)
    table.free_squares[seat] = sum(1 << index for index in free)
    colors = {
        tiles[spots.index(under)] // KINDS
        for index in free
        for under in squares_under(spots[index]._replace(level=UPPER))
    }
    table.square_colors[seat] = sum(1 << color for color in colors)
    table.storage[seat] = _open_warehouses(spots, tiles)


def _corner(estate: dict[Spot, int]) -> tuple[int, int]:
    """How far the upper left corner of the ground lies from the first row and column."""
    ground = [spot for spot in estate if spot.level == GROUND]
    if not ground:
        return 0, 0
    return min(spot.row for spot in ground) - 1, min(spot.column for spot in ground) - 1


def links_of(spots: list[Spot]) -> list[int]:
    """The tiles adjacent to each, as bit masks."""
    return [sum(1 << at for at, other in enumerate(spots) if touch(spot, other)) for spot in spots]


def free_squares(spots: list[Spot]) -> list[int]:
    """A6.4. The squares that carry nothing, by their upper left tiles."""
    return [
        index
        for index, spot in enumerate(spots)
        if spot.level == GROUND
        and (upper := spot._replace(level=UPPER)) not in spots
        and all(under in spots for under in squares_under(upper))
    ]


def _open_warehouses(spots: list[Spot], tiles: list[int]) -> list[int]:
    """A8.4. Warehouses of each good that carry no other tile."""
    covered = {under for spot in spots if spot.level == UPPER for under in squares_under(spot)}
    open_tiles = [tile for spot, tile in zip(spots, tiles, strict=True) if spot not in covered]
    return [open_tiles.count(good * KINDS + Kind.WAREHOUSE) for good in range(GOODS)]


def is_of(tile: int, family: int) -> bool:
    """Whether a tile counts for a color or an animal."""
    color, kind = divmod(tile, KINDS)
    return color == family if family < COLORS else kind < ANIMALS and kind == family - COLORS


def groups_of(spots: list[Spot]) -> list[list[Spot]]:
    """The connected parts."""
    left, groups = list(spots), list[list[Spot]]()
    while left:
        group, waiting = list[Spot](), [left.pop(0)]
        while waiting:
            spot = waiting.pop()
            group.append(spot)
            joined = [other for other in left if touch(spot, other)]
            waiting += joined
            left = [other for other in left if other not in joined]
        groups.append(group)
    return groups


def large_groups(estate: dict[Spot, int]) -> list[int]:
    """A9.1. By color and animal, how many groups of five or more there are."""
    return [
        sum(
            len(group) >= BONUS_SIZE
            for group in groups_of([spot for spot, tile in estate.items() if is_of(tile, family)])
        )
        for family in range(FAMILIES)
    ]
