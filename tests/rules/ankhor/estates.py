"""Estates of a table as the reference sees them, and whether the values that the table keeps with them agree."""

from functools import lru_cache
from itertools import pairwise
from typing import Any

from benben.games.ankhor.components import (
    BONUS_SIZE,
    EMPTY,
    KINDS,
    LAST_TILES,
    MOST_TILES,
    ORIGIN,
    ROW,
)
from tests.rules.ankhor.reference_estate import COLORS as COLOR_NAMES
from tests.rules.ankhor.reference_estate import (
    FAMILIES,
    GOOD_OF,
    Estate,
    Spot,
    Tile,
    adjacent,
    hanging_together,
)
from tests.rules.ankhor.reference_estate import GOODS as GOOD_NAMES
from tests.rules.ankhor.reference_estate import KINDS as KIND_NAMES


def tile_count(table: Any, seat: int) -> int:
    return int(table.grounds[seat]) + int(table.heights[seat])


def check_estates(table: Any) -> None:
    for seat in range(len(table.grounds)):
        parts = (table.tiles, table.cells, table.links, table.storage, table.bonus)
        lists = [tuple(part[seat].tolist()) for part in parts]
        squares = int(table.free_squares[seat]), int(table.square_colors[seat])
        _check_estate(
            int(table.grounds[seat]), int(table.heights[seat]), *lists, *squares, bool(table.may_split)
        )


@lru_cache(maxsize=50_000)
def _check_estate(
    grounds: int,
    heights: int,
    tiles: tuple[int, ...],
    cells: tuple[int, ...],
    links: tuple[int, ...],
    storage: tuple[int, ...],
    bonus: tuple[int, ...],
    free_squares: int,
    square_colors: int,
    may_split: bool,
) -> None:
    """Sorted, from its own upper left corner; the values kept with it must follow from all tiles."""
    count = grounds + heights
    assert 0 <= count <= MOST_TILES
    assert tiles[count:] == (EMPTY,) * (MOST_TILES - count)
    assert not any(cells[count:])
    assert not any(links[count:])
    for level in (cells[:grounds], cells[grounds:count]):
        assert all(one < other for one, other in pairwise(level))
    places = [divmod(cell, ROW) for cell in cells[:count]]
    if count:
        assert (min(row for row, _ in places), min(column for _, column in places)) == divmod(ORIGIN, ROW)
    estate = estate_from(grounds, tiles[:count], cells)
    spots = estate.numbered()
    assert len(spots) == count
    assert all(spot[1:] in estate.squares for spot in spots[grounds:])
    assert heights == 0 or grounds >= len("2x2") + 1
    for index, spot in enumerate(spots):
        assert links[index] == sum(1 << i for i, other in enumerate(spots) if adjacent(spot, other))
    assert free_squares == sum(1 << spots.index((0, *cell)) for cell in estate.free_squares)
    colors = {color for cell in estate.free_squares for color in estate.colors_under(cell)}
    assert square_colors == sum(1 << COLOR_NAMES.index(color) for color in colors)
    assert list(storage) == [estate.warehouses(good) for good in GOOD_NAMES]
    assert may_split or len(hanging_together(spots[:grounds])) <= 1
    for family, kept in zip(FAMILIES, bonus, strict=True):
        _check_bonus(len(estate.fives(family)), kept, len(estate.members(family)))


def _check_bonus(groups: int, kept: int, members: int) -> None:
    """A9. With groups of five there are tokens, without there are none; groups that met or parted change how many."""
    assert kept <= members // BONUS_SIZE
    assert (groups > 0) == (kept > 0)


def estate_from(grounds: int, tiles: tuple[int, ...], cells: tuple[int, ...]) -> Estate:
    """The same tiles as the reference has them."""
    estate = Estate()
    for index, number in enumerate(tiles):
        color, kind = divmod(number, KINDS)
        spot: Spot = (int(index >= grounds), *divmod(cells[index], ROW))
        estate.tiles[spot] = Tile(COLOR_NAMES[color], KIND_NAMES[kind])
    return estate


def estate_of(table: Any, seat: int) -> Estate:
    """The estate of a seat as the reference has it."""
    count = tile_count(table, seat)
    lists = (tuple(part[seat, :count].tolist()) for part in (table.tiles, table.cells))
    estate = estate_from(int(table.grounds[seat]), *lists)
    estate.bonus.update(dict(zip(FAMILIES, table.bonus[seat].tolist(), strict=True)))
    estate.stored.update(dict(zip(GOOD_OF.values(), table.stored[seat].tolist(), strict=True)))
    return estate


def is_last(table: Any) -> bool:
    """A12.1, A12.4. Whether somebody has thirteen tiles, or none is left."""
    most = max(tile_count(table, seat) for seat in range(table.seats))
    sold_out = not table.pool.any() and (table.offer == EMPTY).all()
    return bool(most >= LAST_TILES or sold_out)
