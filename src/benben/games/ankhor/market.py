"""The market: price markers, the row of tiles, the draw piles (A2, A5, A10)."""

import math

from benben import nd
from benben.engine.bits import has_bit
from benben.engine.rule import rule, small_rule, wide
from benben.engine.rules import Weights
from benben.engine.table import Block
from benben.games.ankhor.components import (
    COLORS,
    EMPTY,
    GOODS,
    KINDS,
    MARKERS,
    MARKERS_OF_GOOD,
    MOST_MARKERS,
    PILES,
    SPACES,
)
from benben.games.ankhor.table import AnkhorTable

WAYS = nd.array([math.factorial(count) for count in range(MARKERS + 1)], nd.int64)
"""In how many orders this many things may lie."""


# ---- prices ------------------------------------------------------------------------------------------------------
@small_rule
def lacking(table: AnkhorTable, seat: int, space: int) -> int:
    """A5.2. How many goods a seat lacks for the price above a space."""
    short = 0
    for good in range(GOODS):
        short += max(0, table.prices[space, good] - table.tokens[seat, good])
    return short


@small_rule
def can_buy(table: AnkhorTable, seat: int, space: int) -> bool:
    """A5.1, A6.4 to A6.6. Whether a seat can pay for a tile: all of it, or one good less where it may lie on top."""
    tile = int(table.offer[space])
    if tile == EMPTY:
        return False
    short = lacking(table, seat, space)
    return short == 0 or (short == 1 and has_bit(table.square_colors[seat], tile // KINDS))


@rule
def offers(table: AnkhorTable, seat: int, _second: int, answers: Block) -> int:
    """Write for each space whether a seat can buy the tile there."""
    for space in range(SPACES):
        answers[space] = can_buy(table, seat, space)
    return SPACES


@small_rule
def can_save(table: AnkhorTable, seat: int, space: int, good: int) -> bool:
    """A6.6. Whether a good is part of a price, and a seat has all the others."""
    return bool(
        table.prices[space, good] > 0
        and lacking(table, seat, space) == int(table.prices[space, good] > table.tokens[seat, good])
    )


@rule
def saving(table: AnkhorTable, seat: int, space: int) -> tuple[int, int]:
    """How many goods could be saved, and the last of them."""
    choices, last = wide(0), wide(EMPTY)
    for good in range(GOODS):
        if can_save(table, seat, space, good):
            choices += 1
            last = good
    return choices, last


# ---- the row and the piles ---------------------------------------------------------------------------------------
@small_rule
def tiles_in_row(table: AnkhorTable) -> int:
    """Tiles under the price board."""
    tiles = 0
    for space in range(SPACES):
        tiles += table.offer[space] != EMPTY
    return int(tiles)


@small_rule
def is_sold_out(table: AnkhorTable) -> bool:
    """A12.4. Whether no tile is left, neither in the row nor in the piles."""
    return bool(table.piles[0] == 0 and table.piles[1] == 0 and tiles_in_row(table) == 0)


@rule
def slides(table: AnkhorTable) -> bool:
    """A10.8. Whether drawing with empty piles would change anything: a tile to discard or one right of a gap."""
    gap = table.seats == 2
    for space in range(SPACES):
        if table.offer[space] == EMPTY:
            gap = True
        elif gap:
            return True
    return False


@rule
def slide(table: AnkhorTable) -> None:
    """A10.2, A10.3. With two players the leftmost tile leaves the game; the others close up to the left."""
    goes = table.seats == 2
    to = 0
    for space in range(SPACES):
        tile = int(table.offer[space])
        if tile != EMPTY:
            table.offer[space] = EMPTY
            if goes:
                goes = False
                note_activity(table)
            else:
                table.offer[to] = tile
                to += 1


@small_rule
def note_activity(table: AnkhorTable) -> None:
    """A12.5. A tile is bought, drawn or discarded: idle turns are counted from the next one on."""
    table.idle = -1


@small_rule
def first_gap(table: AnkhorTable) -> int:
    """The leftmost empty space, or the number of spaces."""
    space = 0
    while space < SPACES and table.offer[space] != EMPTY:
        space += 1
    return space


@small_rule
def pile_to_show(table: AnkhorTable) -> int:
    """A pile whose top tile's color is not yet drawn, or `EMPTY`."""
    for pile in range(PILES):
        if table.piles[pile] > 0 and table.tops[pile] == EMPTY:
            return pile
    return EMPTY


# ---- what chance may bring ---------------------------------------------------------------------------------------
@rule
def weigh_colors(table: AnkhorTable, weights: Weights) -> int:
    """A2.6, A2.7. The colors that the new top tile may have: of every face-down tile but the other top tile."""
    for color in range(COLORS):
        weights[color] = 0
        for tile in range(color * KINDS, (color + 1) * KINDS):
            weights[color] += table.pool[tile]
    for pile in range(PILES):
        if table.tops[pile] != EMPTY:
            weights[table.tops[pile]] -= 1
    return COLORS


@small_rule
def weigh_kinds(table: AnkhorTable, weights: Weights) -> int:
    """A2.6. The kinds that the drawn tile, whose color is known, may have."""
    first = int(table.tops[table.drawing]) * KINDS
    for kind in range(KINDS):
        weights[kind] = table.pool[first + kind]
    return KINDS


# ---- dealing the price markers -----------------------------------------------------------------------------------
@small_rule
def markers_on(table: AnkhorTable, space: int) -> int:
    """Markers that lie on a space."""
    count = 0
    for good in range(GOODS):
        count += table.prices[space, good]
    return int(count)


@small_rule
def space_to_price(table: AnkhorTable) -> int:
    """The first space that still lacks a marker, or the number of spaces."""
    space = wide(0)
    while space < SPACES and markers_on(table, space) == table.markers[space]:
        space += 1
    return space


@small_rule
def markers_left(table: AnkhorTable, good: int) -> int:
    """Markers of a good that are not dealt yet."""
    left = MARKERS_OF_GOOD
    for space in range(SPACES):
        left -= table.prices[space, good]
    return int(left)


@rule
def weigh_markers(table: AnkhorTable, weights: Weights) -> int:
    """A2.5. In how many ways the deal can be finished after each good, without three equal ones on a space."""
    space = space_to_price(table)
    for good in range(GOODS):
        weights[good] = 0
        if markers_left(table, good) > 0:
            table.prices[space, good] += 1
            weights[good] = ways_to_deal(table, space)
            table.prices[space, good] -= 1
    return GOODS


@rule
def ways_to_deal(table: AnkhorTable, space: int) -> int:
    """In how many ways the rest can be dealt, when markers lie up to a *space* and not beyond.

    All ways, less those with one space of three equal ones, more those with two, and so on. Only a space with room
    for three can have them, and only of a good that lies nowhere else.
    """
    left, repeats, whole = 0, 1, wide(0)
    for good in range(GOODS):
        count = markers_left(table, good)
        left += count
        repeats *= WAYS[count]
        whole += count == MARKERS_OF_GOOD
    empty = 0
    for other in range(space + 1, SPACES):
        empty += table.markers[other] == MOST_MARKERS
    present = markers_like(table, space)
    if present == MOST_MARKERS:
        return 0  # three equal ones
    ways = 0
    sign, dealt = 1, wide(1)
    for triples in range(min(whole, empty) + 1):
        chosen = sign * choose(whole, triples) * choose(empty, triples) * WAYS[triples] * dealt
        rest = left - MOST_MARKERS * triples
        ways += chosen * WAYS[rest] // repeats
        if present > 0:
            missing = MOST_MARKERS - present
            ways -= chosen * WAYS[missing] * WAYS[rest - missing] // repeats
        sign = -sign
        dealt *= WAYS[MARKERS_OF_GOOD]
    return int(ways)


@small_rule
def markers_like(table: AnkhorTable, space: int) -> int:
    """How many equal markers, all there are outside the supply, lie alone on a space for three; else 0."""
    if table.markers[space] < MOST_MARKERS:
        return 0
    count = markers_on(table, space)
    for good in range(GOODS):
        if table.prices[space, good] == count and markers_left(table, good) == MARKERS_OF_GOOD - count:
            return count
    return 0


@small_rule
def choose(things: int, some: int) -> int:
    """In how many ways *some* of *things* can be chosen."""
    return int(WAYS[things] // (WAYS[some] * WAYS[things - some]))
