"""Estates of random shapes: where tiles lie and what touches what hangs on nothing but the tiles themselves.

They are grown by the reference and laid by the rules, in one order and in another.
"""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import benben
from benben import nd
from benben.games.ankhor.codes import MOST_MOVES
from benben.games.ankhor.components import (
    EMPTY,
    IDLE_ROUNDS,
    KINDS,
    LAST_TILES,
    MOST_PLACES,
    MOST_SCRIBES,
    MOST_TILES,
    ROW,
    Item,
)
from benben.games.ankhor.estate import cell_of_place, count_places, tile_count
from benben.games.ankhor.legal import legal
from benben.games.ankhor.moves import MOVES
from benben.games.ankhor.rules import lay_tile, move_tile
from benben.games.ankhor.scoring import item_count, item_points, score
from benben.games.ankhor.table import Step
from tests.rules.ankhor.estates import check_estates, estate_of
from tests.rules.ankhor.reference_estate import COLORS, Estate, Spot, Tile, around, under
from tests.rules.ankhor.reference_estate import KINDS as KIND_NAMES

SEAT = 1
ESTATE = (
    "grounds",
    "heights",
    "tiles",
    "cells",
    "links",
    "free_squares",
    "square_colors",
    "storage",
    "stored",
)
"""The cells of an estate, without the bonus tokens, which depend on its past as well."""
shapes = given(seed=st.integers(0, 2**20), count=st.integers(1, MOST_TILES))


def sometimes(share: float) -> settings:
    return settings(max_examples=max(2, round(settings().max_examples * share)))


# ---- growing and laying ----------------------------------------------------------------------------------------
def grown(rng: random.Random, count: int) -> Estate:
    """So many tiles of few colors, as often as possible some of them on level one."""
    estate, colors = Estate(), rng.sample(COLORS, rng.randint(1, 5))
    for _ in range(count):
        tile = Tile(rng.choice(colors), rng.choice(KIND_NAMES))
        squares = sorted(estate.free_squares)
        if squares and rng.random() < 0.4:
            estate.lay((1, *rng.choice(squares)), tile)
        else:
            near = [place for place in estate.places() if len(set(around(place)) & estate.ground) > 1]
            estate.lay((0, *rng.choice(near or estate.places() or [(0, 0)])), tile)
    return estate


def in_some_order(rng: random.Random, estate: Estate) -> list[Spot]:
    """An order in which they could have been bought."""
    order: list[Spot] = [(0, *rng.choice(sorted(estate.ground)))]
    while len(order) < len(estate.tiles):
        laid = set(order)
        order.append(rng.choice([spot for spot in sorted(set(estate.tiles) - laid) if fits(spot, laid)]))
    return order


def fits(spot: Spot, laid: set[Spot]) -> bool:
    if spot[0] == 0:
        return any((0, *near) in laid for near in around(spot[1:]))
    return all((0, *each) in laid for each in under(spot[1:]))


def number_of(tile: Tile) -> int:
    return COLORS.index(tile.color) * KINDS + KIND_NAMES.index(tile.kind)


def lay(table: Any, estate: Estate, order: Sequence[Spot]) -> None:
    """Lay the tiles of an estate by the rules."""
    laid = Estate()
    for spot in order:
        laid.tiles[spot] = estate.tiles[spot]
        tile, cell = number_of(estate.tiles[spot]), cell_in(laid, spot, order[0])
        if spot[0] == 0:
            lay_tile(table, SEAT, cell, EMPTY, tile, 0, 0)
        else:
            lay_tile(table, SEAT, EMPTY, table.cells[SEAT].tolist().index(cell), tile, 0, 0)


def cell_in(estate: Estate, spot: Spot, first: Spot) -> int:
    """The number of a cell, counted from the corner that the estate had before this tile."""
    others = [each for each in estate.tiles if each != spot] or [first]
    row = spot[1] - min(each[1] for each in others) + 1
    column = spot[2] - min(each[2] for each in others) + 1
    return row * ROW + column


def table_with(estate: Estate, order: Sequence[Spot] | None = None) -> Any:
    """A table on which a seat has this estate; no seat has a token."""
    table = benben.load("ankhor", split="allowed").new_tables()[0]
    lay(table, estate, order or in_some_order(random.Random(1), estate))
    return table


def held(table: Any) -> list[Any]:
    return [nd.array([table[name][SEAT]]).tolist() for name in ESTATE]


def shown(estate: Estate) -> dict[Spot, Tile]:
    """Its tiles, counted from its corner."""
    row, column = estate.corner()
    return {(spot[0], spot[1] - row + 1, spot[2] - column + 1): tile for spot, tile in estate.tiles.items()}


# ---- laying ----------------------------------------------------------------------------------------------------
@pytest.mark.rule("A6.9", "A6.10")
@shapes
def test_equal_estates_are_equal_byte_for_byte_in_whatever_order_they_were_laid(
    seed: int, count: int
) -> None:
    rng = random.Random(seed)
    estate = grown(rng, count)
    one, other = (table_with(estate, in_some_order(rng, estate)) for _ in range(2))
    assert held(one) == held(other)
    assert estate_of(one, SEAT).tiles == shown(estate)
    check_estates(one)


@pytest.mark.rule("A6.9")
@shapes
def test_a_shifted_estate_is_the_same(seed: int, count: int) -> None:
    estate, shifted = grown(random.Random(seed), count), Estate()
    shifted.tiles = {
        (level, row - 40, column + 7): tile for (level, row, column), tile in estate.tiles.items()
    }
    assert held(table_with(estate)) == held(table_with(shifted))


@pytest.mark.rule("A6.2", "A6.3", "A11.3", "A17.3")
@shapes
def test_places_are_those_next_to_the_tiles_in_reading_order(seed: int, count: int) -> None:
    """Also when one of the tiles is lifted."""
    estate = grown(random.Random(seed), count)
    check_places(table_with(estate), estate)


def check_places(table: Any, estate: Estate) -> None:
    row, column = estate.corner()
    ground = [spot for spot in estate.numbered() if spot[0] == 0]
    for without, lifted in ((EMPTY, None), *enumerate(ground)):
        places = estate.places(lifted) if len(ground) > 1 or lifted is None else []
        cells = [(each[0] - row + 1) * ROW + each[1] - column + 1 for each in places]
        assert count_places(table, SEAT, without) == len(cells) <= MOST_PLACES
        assert [cell_of_place(table, SEAT, without, number) for number in range(len(cells))] == cells


@pytest.mark.rule("A7.5", "A13.2", "A13.3", "A13.4")
@shapes
def test_every_item_is_what_looking_at_all_tiles_says(seed: int, count: int) -> None:
    estate = grown(random.Random(seed), count)
    table = table_with(estate)
    for name, items, points in estate.items(tokens=0):
        item = Item[name.upper()]
        if item != Item.BONUS:
            assert (item_count(table, SEAT, item), item_points(table, SEAT, item)) == (items, points)
    estate.bonus.clear()
    table.bonus[SEAT] = 0
    assert score(table, SEAT) == estate.points(0)


# ---- moving ----------------------------------------------------------------------------------------------------
def move(table: Any, estate: Estate, spot: Spot, goal: Spot) -> None:
    """Move a tile by the rules and by the reference."""
    numbers = estate.numbered()
    table.lifted = numbers.index(spot)
    if goal[0] == 0:
        move_tile(table, SEAT, estate.places(spot).index(goal[1:]), EMPTY)
    else:
        move_tile(table, SEAT, EMPTY, numbers.index((0, *goal[1:])))
    estate.move(spot, goal)
    assert estate_of(table, SEAT).tiles == shown(estate)
    assert +estate_of(table, SEAT).bonus == +estate.bonus


def goals(estate: Estate, spot: Spot) -> list[Spot]:
    """A11.2 to A11.5."""
    if spot[0] == 1:
        return [(1, *cell) for cell in sorted(estate.free_squares)]
    if spot in estate.covered:
        return []
    return [(0, *place) for place in estate.places(spot) if place != spot[1:]]


def ways(estate: Estate) -> list[tuple[Spot, Spot]]:
    """Every way to move a tile."""
    return [(spot, goal) for spot in estate.numbered() for goal in goals(estate, spot)]


@pytest.mark.rule("A11.1", "A11.5", "A13.7")
@shapes
@example(seed=5000, count=21)
@example(seed=2, count=2)
def test_a_tile_that_is_moved_there_and_back_leaves_no_trace(seed: int, count: int) -> None:
    rng = random.Random(seed)
    estate = grown(rng, count)
    table = table_with(estate)
    estate.bonus = estate_of(
        table, SEAT
    ).bonus  # in the order in which they were laid, other groups may have grown
    before, tiles = held(table), shown(estate)
    for spot, goal in rng.sample(ways(estate), min(3, len(ways(estate)))):
        move(table, estate, spot, goal)
        check_estates(table)
        assert (held(table) == before) == (shown(estate) == tiles)  # equal tiles can change places
        move(table, estate, goal, spot)
        assert held(table) == before


@pytest.mark.rule("A9.5", "A9.6", "A9.7", "A11.6")
@sometimes(0.5)
@given(seed=st.integers(0, 2**20))
def test_wherever_tiles_are_moved_all_is_as_if_it_had_been_laid_there(seed: int) -> None:
    """Estates fall apart; groups are joined and broken."""
    rng = random.Random(seed)
    estate = grown(rng, rng.randint(6, MOST_TILES))
    table = table_with(estate)
    estate.bonus = estate_of(table, SEAT).bonus
    for _ in range(12):
        if possible := ways(estate):
            move(table, estate, *rng.choice(possible))
            check_estates(table)
    check_places(table, estate)


# ---- how far and how many --------------------------------------------------------------------------------------
def size(estate: Estate) -> int:
    """How many rows and columns it reaches over."""
    rows, columns = ([spot[part] for spot in estate.tiles] for part in (1, 2))
    return max(rows) - min(rows) + max(columns) - min(columns)


@pytest.mark.rule("A11.6")
@pytest.mark.parametrize("seed", range(3))
def test_parts_walk_away_by_a_step_with_each_move(seed: int) -> None:
    """What the bound on cells (`components.ROW`) counts with. Pairs leap over each other."""
    rng = random.Random(seed)
    estate = grown(rng, 12)
    table = table_with(estate)
    estate.bonus = estate_of(table, SEAT).bonus
    for _ in range(40):
        before = size(estate)
        tried = rng.sample(ways(estate), min(60, len(ways(estate))))
        move(table, estate, *max(tried, key=lambda way: size(after(estate, *way))))
        assert size(estate) <= before + 1
    assert size(estate) > 20
    assert int(table.cells[SEAT].max()) < (40 + 12) * ROW
    check_estates(table)
    check_places(table, estate)


def after(estate: Estate, spot: Spot, goal: Spot) -> Estate:
    moved = Estate()
    moved.tiles = {goal if each == spot else each: tile for each, tile in estate.tiles.items()}
    return moved


FARTHEST = 2 * 111 * IDLE_ROUNDS
"""Two moves in each of so many rounds."""


@pytest.mark.rule("A11.6", "A12.5")
def test_parts_that_have_walked_as_far_as_a_game_can_last_are_kept_apart() -> None:
    tile, far = Tile("red", "jackal"), 1 + FARTHEST
    estate, table = Estate(), benben.load("ankhor", split="allowed").new_tables()[0]
    corners = ((1, 1), (1, far), (far, 1), (far, far))
    for row, column in corners:
        for cell in ((row, column), (row, column + 1), (row + 1, column)):
            estate.tiles[0, *cell] = tile
            lay_tile(table, SEAT, cell[0] * ROW + cell[1], EMPTY, number_of(tile), 0, 0)
    check_estates(table)
    check_places(table, estate)
    assert int(item_points(table, SEAT, Item.RED)) == 12
    move(table, estate, (0, far + 1, far), (0, 2, 2))
    check_estates(table)
    check_places(table, estate)


def alone(count: int) -> Estate:
    """Tiles that do not touch each other, nor the places of others."""
    estate = Estate()
    for number in range(count):
        estate.tiles[0, 1 + 3 * (number // 5), 1 + 3 * (number % 5)] = Tile("blue", "desert")
    return estate


@pytest.mark.rule("A6.9")
def test_no_estate_has_more_places_than_there_is_room_for_in_a_list_of_moves() -> None:
    """The most tiles, no two of them neighbors: four places each."""
    estate, table = alone(MOST_TILES), benben.load("ankhor", split="allowed").new_tables()[0]
    for spot, tile in estate.tiles.items():
        lay_tile(table, SEAT, spot[1] * ROW + spot[2], EMPTY, number_of(tile), 0, 0)
    check_places(table, estate)
    assert count_places(table, SEAT, EMPTY) == MOST_PLACES == 4 * MOST_TILES
    table.turn = table.actor = SEAT
    table.step, table.lifted = Step.SET_DOWN, 0
    moves = nd.full(MOST_MOVES + 8, -1, nd.int16)
    assert legal(table, moves) == MOST_PLACES - 4
    assert (moves[MOST_MOVES:] == -1).all()
    assert {str(MOVES.value(code)) for code in moves[: MOST_PLACES - 4]} <= {str(move) for move in MOVES}


@pytest.mark.rule("A6.9", "A16.4")
def test_no_estate_can_have_more_tiles_than_a_chain_of_all_scribes_brings() -> None:
    """Twelve tiles before the turn, a scribe again and again, and what is bought in the last of the turns."""
    assert MOST_TILES == (LAST_TILES - 1) + MOST_SCRIBES + 1
    estate = grown(random.Random(5), LAST_TILES - 1)
    scribes = [Tile(COLORS[number % 5], "scribe") for number in range(MOST_SCRIBES)]
    for tile in (*scribes, Tile("green", "falcon")):
        estate.lay((0, *estate.places()[-1]), tile)
    table = table_with(estate)
    assert tile_count(table, SEAT) == MOST_TILES
    check_estates(table)
    check_places(table, estate)
