"""What is sure of every table of Ankh'or: where everything lies, which cells agree, what is cleared."""

from functools import lru_cache
from itertools import pairwise
from typing import Any

from benben.engine.table import CHANCE, OVER
from benben.games.ankhor.components import (
    ANIMALS,
    ANKH,
    BONUS_SIZE,
    COLORS,
    EMPTY,
    GOODS,
    IDLE_ROUNDS,
    KINDS,
    LAST_TILES,
    LEFT_PILE,
    MARKERS,
    MARKERS_OF_GOOD,
    MOST_ANKHS,
    MOST_GOODS,
    MOST_TILES,
    ORIGIN,
    PILES,
    ROW,
    SPACES,
    SUPPLY,
    TILE_KINDS,
    TILES,
    TOKENS,
    TOKENS_TO_TAKE,
)
from benben.games.ankhor.table import FIRST_CHANCE, Step
from tests.rules.ankhor.reference_estate import ANIMALS as ANIMAL_NAMES
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

_BUYING = {Step.PLACE, Step.SAVE}
_MOVING = {Step.LIFT, Step.SET_DOWN}


# ---- tiles and markers -----------------------------------------------------------------------------------------
def check_tiles(table: Any) -> None:
    """A1.1, A10.9. What was neither drawn, bought nor discarded lies face down; only two players discard."""
    assert len(ANIMAL_NAMES) == ANIMALS
    found = table.pool.astype(int)
    for tile in table.offer:
        if tile != EMPTY:
            found[tile] += 1
    for seat in range(len(table.grounds)):
        for tile in table.tiles[seat, : tile_count(table, seat)]:
            found[tile] += 1
    assert table.all_tiles.sum() == TILES
    assert (table.pool >= 0).all()
    discarded = table.all_tiles - found
    assert (discarded >= 0).all()
    assert table.seats == 2 or not discarded.any()
    assert all(EMPTY <= tile < TILE_KINDS for tile in table.offer)


def tile_count(table: Any, seat: int) -> int:
    return int(table.grounds[seat]) + int(table.heights[seat])


def check_piles(table: Any) -> None:
    """A2.4, A2.7. The backs on top are of tiles that lie there."""
    assert table.piles.sum() == table.pool.astype(int).sum()
    assert 0 <= table.piles[0] <= LEFT_PILE
    assert 0 <= table.piles[1] <= TILES - LEFT_PILE
    down = table.pool.reshape(COLORS, KINDS).sum(axis=1)
    tops = [int(color) for color in table.tops]
    for color in range(COLORS):
        assert tops.count(color) <= down[color]
    hidden = [pile for pile in range(PILES) if table.piles[pile] and tops[pile] == EMPTY]
    assert all(table.piles[pile] or tops[pile] == EMPTY for pile in range(PILES))
    if is_dealing_markers(table):
        assert hidden == [0, 1]
    else:
        assert bool(hidden) == (table.actor == CHANCE and table.step == Step.SHOW)


def is_dealing_markers(table: Any) -> bool:
    return bool(table.actor == CHANCE and table.step == Step.DEAL_MARKERS)


def check_markers(table: Any) -> None:
    """A1.7, A2.5, A5.4."""
    prices = table.prices.astype(int)
    assert table.markers.sum() == MARKERS
    assert (prices >= 0).all()
    assert prices.max(initial=0) < MARKERS_OF_GOOD
    assert (prices.sum(axis=0) <= MARKERS_OF_GOOD).all()
    laid = prices.sum(axis=1)
    if not is_dealing_markers(table):
        assert laid.tolist() == table.markers.tolist()
        return
    full = [space for space in range(SPACES) if laid[space] == table.markers[space]]
    assert full == list(range(len(full)))
    assert len(full) < SPACES
    assert laid[len(full)] < table.markers[len(full)]
    assert not laid[len(full) + 1 :].any()


# ---- tokens ----------------------------------------------------------------------------------------------------
def check_tokens(table: Any) -> None:
    """A2.2, A4.5, A8.5, A8.7."""
    seats = int(table.seats)
    assert (table.supply >= 0).all()
    assert (table.tokens >= 0).all()
    assert (table.supply + table.tokens.sum(axis=0) == SUPPLY[seats]).all()
    assert len(table.supply) == TOKENS
    for block in (table.tokens, table.stored, table.storage, table.bonus, table.grounds, table.heights):
        assert not block[seats:].any()
    for seat in range(seats):
        goods = table.tokens[seat, :GOODS].astype(int)
        assert (table.stored[seat] >= 0).all()
        assert (table.stored[seat] <= table.storage[seat]).all()
        assert (table.stored[seat] <= goods).all()
        if is_settled(table, seat):
            assert goods.sum() - int(table.stored[seat].astype(int).sum()) <= MOST_GOODS
            assert table.tokens[seat, ANKH] <= MOST_ANKHS


def is_settled(table: Any, seat: int) -> bool:
    """Whether the limits bind a seat: always but in its own turn, after taking has begun."""
    begun = table.acted or table.step in {Step.TAKE, Step.AFTER, Step.RETURN}
    return bool(table.actor == OVER or seat != table.turn or not begun)


# ---- estates ---------------------------------------------------------------------------------------------------
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
    """Sorted, from its own upper left corner; what is kept beside is what looking at all tiles says."""
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


# ---- turns and what is not in use --------------------------------------------------------------------------------
def check_cleared(table: Any) -> None:
    """Equal positions have equal bytes: what is not in use is at its neutral value."""
    actor, step = int(table.actor), int(table.step)
    assert (actor == CHANCE) == (step >= FIRST_CHANCE)
    assert actor < 0 or actor == table.turn
    assert 0 <= table.turn < table.seats
    assert (table.buying != EMPTY) == (step in _BUYING)
    assert table.buying == EMPTY or table.offer[table.buying] != EMPTY
    assert (table.square != EMPTY) == (step == Step.SAVE)
    assert (table.lifted != EMPTY) == (step == Step.SET_DOWN)
    assert table.lifted < tile_count(table, table.turn)
    assert (table.drawing != EMPTY) <= (actor == CHANCE)
    assert (0 < table.to_take < TOKENS_TO_TAKE) == (step == Step.TAKE)
    assert table.to_take == 0 or step == Step.TAKE
    assert 0 <= table.spendable <= min(MOST_ANKHS, int(table.tokens[table.turn, ANKH]))
    assert actor < 0 or table.agenda_size == 0
    assert not table.acted or step in {Step.AFTER, Step.RETURN, *_MOVING} or actor == CHANCE
    assert -1 <= table.idle < (IDLE_ROUNDS + 1) * table.seats
    assert table.again == 0 or table.acted
    if actor == OVER:
        assert (table.acted, table.again, table.spendable, step) == (0, 0, 0, Step.TURN)


def is_last(table: Any) -> bool:
    """A12.1, A12.4. Whether somebody has thirteen tiles, or none is left."""
    most = max(tile_count(table, seat) for seat in range(table.seats))
    sold_out = not table.pool.any() and (table.offer == EMPTY).all()
    return bool(most >= LAST_TILES or sold_out)
