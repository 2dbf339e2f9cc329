"""The worth of a tile or a token to a seat: in points, as far as can be foreseen.

None of it is a rule. The figures of `WEIGHTS` came from a random search: variants played thousands of games against
each other, over all numbers of players, and the winners were kept and rounded.
"""

import enum

from benben import nd
from benben.engine.bits import count_bits, has_bit
from benben.engine.rule import rule, small_rule, wide
from benben.engine.rules import Numbers
from benben.games.ankhor.components import (
    ANIMALS,
    BONUS_POINTS,
    BONUS_SIZE,
    COLORS,
    EMPTY,
    FAMILIES,
    KINDS,
    LAST_TILES,
    ROW,
    SPACES,
    TILE_POINTS,
    Kind,
)
from benben.games.ankhor.estate import covered_set, family_set, group_from, tile_count
from benben.games.ankhor.market import lacking
from benben.games.ankhor.scoring import group_points
from benben.games.ankhor.table import AnkhorTable

WORTH = FAMILIES
"""The index in the notes of the worths of the tiles of the row, by space."""
LACKS = WORTH + SPACES
"""The index in the notes of the number of goods that they lack."""
NOTES = LACKS + SPACES
"""Scratch space: the largest group of each family, then by space the worth of its tile and the goods it lacks."""


class Weight(enum.IntEnum):
    """The figures that were found by playing; see `WEIGHTS`."""

    COLOR_1 = 0
    """The promise of groups of a color beyond their points, from a single tile to four."""
    COLOR_2 = 1
    COLOR_3 = 2
    COLOR_4 = 3
    ANIMAL_1 = 4
    """The same for an animal."""
    ANIMAL_2 = 5
    ANIMAL_3 = 6
    ANIMAL_4 = 7
    COLOR_REACH = 8
    """How much of joining the largest group of its color counts for a tile that is not placed yet."""
    ANIMAL_REACH = 9
    WAREHOUSE = 10
    """Early in the game; at the end nothing is left of it."""
    SCRIBE = 11
    """The extra turn."""
    TOKEN = 12
    """The cost of a paid token."""
    BUY = 13
    """Any tile, for the ground that it makes."""
    TAKE = 14
    """Taking any tokens."""
    NEED = 15
    """How much of a tile's worth counts for a token that it lacks."""
    NEED_SUM = 16
    """How much of that for all tiles but the best one."""
    CLOSE_2 = 17
    """How much is left when two tokens are lacking."""
    CLOSE_3 = 18
    CLOSE_MORE = 19
    ANKH = 20
    """An ankh early in the game."""
    SECOND_ANKH = 21
    FULL_HAND = 22
    """The cost of each token that will have to go back."""
    DRAW = 23
    """Drawing new tiles."""
    DRAW_SPACE = 24
    """For each tile that will be drawn."""
    DRAW_GOOD = 25
    """How much of the best tile that can be bought counts against it."""
    TOP_COLOR = 26
    """How much counts of what a tile with the color of the pile's top is worth."""
    MOVE = 27
    """Moving a tile, besides what it gains."""
    COMPACT = 28
    """For each neighbor of a new tile on the ground."""
    STACK = 29
    """Level one rather than the ground."""
    COVER = 30
    """A warehouse that is covered."""
    SPENT = 31
    """An extra action after the normal one."""


WEIGHTS = nd.array(
    [
        1.1, 0.09, 0.86, 2.9, 0.75, -0.09, 0.48, 2.9, 0.45, 0.65, 0.06, 1.1, 0.33, 0.47, 0.6, 0.56,
        0.25, 0.98, 0.84, 0.8, 0.6, 0.14, 0.7, -1.0, 0.3, 0.38, 0.29, -1.2, 0.27, -0.11, 0.96, 1.1,
    ]
)  # fmt: skip
"""By `Weight`."""


@small_rule
def weight(figure: int) -> float:
    """A figure that was found by playing."""
    return float(WEIGHTS[figure])


@rule
def early(table: AnkhorTable) -> float:
    """How much of the game is left: 1 at first, 0 when a seat has thirteen tiles."""
    most = 0
    for seat in range(wide(table.seats)):
        most = max(most, tile_count(table, seat))
    return max(0, LAST_TILES - most) / LAST_TILES


# ---- groups ------------------------------------------------------------------------------------------------------
@rule
def group_worth(size: int, first: int, left: float) -> float:
    """A13.2, A9.1. The worth of a group, with its promise while something of the game is *left*."""
    if size >= BONUS_SIZE:
        return float(group_points(size) + BONUS_POINTS)
    if size == 0:
        return 0.0
    return group_points(size) + left * weight(first + size - 1)


@rule
def joined_worth(
    table: AnkhorTable, seat: int, neighbors: int, members: int, first: int, left: float
) -> float:
    """The gain of a tile that joins the groups of *members* among its *neighbors*."""
    size, worth = 1, 0.0
    begin = neighbors & members
    while begin != 0:
        group = group_from(table, seat, begin & -begin, members)
        count = count_bits(group)
        size += count
        worth -= group_worth(count, first, left)
        begin &= ~group
    return worth + group_worth(size, first, left)


@rule
def landing_worth(
    table: AnkhorTable, seat: int, tile: int, neighbors: int, without: int, left: float
) -> float:
    """The gain of a tile next to its *neighbors* in points and hopes, as if the tile *without* were not there."""
    others = ~0 if without == EMPTY else ~(1 << without)
    colors = family_set(table, seat, tile // KINDS) & others
    worth = joined_worth(table, seat, neighbors, colors, wide(Weight.COLOR_1), left)
    if tile % KINDS < ANIMALS:
        animals = family_set(table, seat, COLORS + tile % KINDS) & others
        worth += joined_worth(table, seat, neighbors, animals, wide(Weight.ANIMAL_1), left)
    return worth


@rule
def beside_square(table: AnkhorTable, seat: int, square: int, without: int) -> int:
    """A7.2, A7.3. The tiles that a tile on a square would touch, but for one that is not there, as a bit mask."""
    grounds, cell = wide(table.grounds[seat]), wide(table.cells[seat, square])
    neighbors = 0
    for index in range(grounds):
        neighbors |= int(int(table.cells[seat, index]) - cell in (0, 1, ROW, ROW + 1)) << index
    for index in range(grounds, tile_count(table, seat)):
        is_beside = abs(int(table.cells[seat, index]) - cell) in (1, ROW) and index != without
        neighbors |= int(is_beside) << index
    return neighbors


@rule
def covers_warehouse(table: AnkhorTable, seat: int, neighbors: int) -> bool:
    """Whether one of the tiles under a new one is a warehouse that has not been covered."""
    open_tiles = neighbors & ~covered_set(table, seat) & ((1 << wide(table.grounds[seat])) - 1)
    for index in range(wide(table.grounds[seat])):
        if has_bit(open_tiles, index) and table.tiles[seat, index] % KINDS == Kind.WAREHOUSE:
            return True
    return False


# ---- tiles of the row --------------------------------------------------------------------------------------------
@rule
def note_families(table: AnkhorTable, seat: int, notes: Numbers) -> None:
    """Note the largest group of each color and animal."""
    for family in range(FAMILIES):
        members = family_set(table, seat, family)
        most = 0
        while members != 0:
            group = group_from(table, seat, members & -members, members)
            most = max(most, count_bits(group))
            members &= ~group
        notes[family] = most


@small_rule
def growth(size: int, first: int, left: float) -> float:
    """The worth of one more tile to a group."""
    return group_worth(size + 1, first, left) - group_worth(size, first, left)


@rule
def color_worth(color: int, left: float, notes: Numbers) -> float:
    """The worth of a tile's color, on any place."""
    return weight(Weight.COLOR_REACH) * growth(int(notes[color]), wide(Weight.COLOR_1), left)


@rule
def tile_worth(tile: int, left: float, notes: Numbers) -> float:
    """The worth of a tile of the row to the seat whose groups are noted."""
    kind = tile % KINDS
    worth = weight(Weight.BUY) + color_worth(tile // KINDS, left, notes)
    if kind < ANIMALS:
        size = int(notes[COLORS + kind])
        worth += weight(Weight.ANIMAL_REACH) * growth(size, wide(Weight.ANIMAL_1), left)
    elif kind == Kind.POINTS:
        worth += TILE_POINTS
    elif kind == Kind.WAREHOUSE:
        worth += weight(Weight.WAREHOUSE) * left
    elif kind == Kind.SCRIBE:
        worth += weight(Weight.SCRIBE)
    return worth


@rule
def note_row(table: AnkhorTable, seat: int, notes: Numbers) -> None:
    """Note what each tile of the row is worth, its price subtracted, and how many goods it lacks."""
    note_families(table, seat, notes)
    left = early(table)
    for space in range(SPACES):
        notes[WORTH + space] = 0.0
        notes[LACKS + space] = 0.0
        if table.offer[space] != EMPTY:
            paid = weight(Weight.TOKEN) * table.markers[space]
            notes[WORTH + space] = tile_worth(wide(table.offer[space]), left, notes) - paid
            notes[LACKS + space] = lacking(table, seat, space)


# ---- tokens ------------------------------------------------------------------------------------------------------
@small_rule
def closeness(lacks: int) -> float:
    """How much a tile still counts when it lacks this many goods."""
    if lacks <= 1:
        return 1.0
    return weight(Weight.CLOSE_2 + min(lacks, 4) - 2)


@rule
def need(table: AnkhorTable, good: int, held: int, given: int, notes: Numbers) -> float:
    """How much the tiles of the row need one more of a good than *held*; *given* is 1 if that one is in the hand."""
    best = total = 0.0
    for space in range(SPACES):
        if table.prices[space, good] > held:
            worth = max(0.0, notes[WORTH + space]) * closeness(int(notes[LACKS + space]) + given)
            best = max(best, worth)
            total += worth
    return best + weight(Weight.NEED_SUM) * (total - best)
