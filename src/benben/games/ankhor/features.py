"""The features that speak for a seat of Ankh'or before the game is over, for the fitted evaluation.

Each is a figure that a player could read off the table. None of it is a rule.
Nothing in Ankh'or is private, so all of them look at the whole table.
"""

from enum import auto

from benben.engine.bits import count_bits
from benben.engine.features import Features
from benben.engine.rule import rule, small_rule, wide
from benben.engine.rules import Numbers
from benben.games.ankhor.components import (
    ANKH,
    COLORS,
    EMPTY,
    FAMILIES,
    GOODS,
    LAST_TILES,
    SPACES,
    Item,
)
from benben.games.ankhor.estate import family_set, group_from, tile_count
from benben.games.ankhor.market import can_buy
from benben.games.ankhor.rules import goods_in_hand
from benben.games.ankhor.scoring import bonus_count, group_points, point_tiles, points_for, token_count
from benben.games.ankhor.table import AnkhorTable
from benben.games.ankhor.worths import LACKS, WORTH, Weight, early, group_worth, note_row


class Feature(Features):
    """The features in the order of `values`."""

    POINTS = auto()
    LATE_POINTS = auto()
    POINT_TILES = auto()
    BONUS = auto()
    COLORS = auto()
    ANIMALS = auto()
    COLOR_HOPES = auto()
    ANIMAL_HOPES = auto()
    PAIRS = auto()
    THREES = auto()
    FOURS = auto()
    ALONE = auto()
    TILES = auto()
    TILES_AHEAD = auto()
    UPPER_TILES = auto()
    SQUARES = auto()
    SQUARE_COLORS = auto()
    GOODS = auto()
    KINDS_OF_GOODS = auto()
    ANKHS = auto()
    STORED = auto()
    STORAGE = auto()
    LATE_TOKENS = auto()
    BUYABLE = auto()
    BEST_BUY = auto()
    SECOND_BUY = auto()
    BEST_TILE = auto()
    NEARLY_BOUGHT = auto()
    TO_ACT = auto()
    ACT_BUY = auto()
    BOUGHT = auto()
    TO_TAKE = auto()
    AGAIN = auto()
    EXTRA_ACTIONS = auto()
    SOON = auto()
    TURN_TO_COME = auto()
    LATE_TURN_TO_COME = auto()
    ROUND_BUY = auto()


PHASES = 8


# ---- how far the game is -----------------------------------------------------------------------------------------
@rule
def phase(table: AnkhorTable) -> int:
    """Two tiles of the largest estate are a phase; the last one is the last round."""
    most = 0
    for seat in range(wide(table.seats)):
        most = max(most, tile_count(table, seat))
    return PHASES - 1 if most >= LAST_TILES else most // 2


# ---- the features ------------------------------------------------------------------------------------------------
@rule
def features(table: AnkhorTable, seat: int, values: Numbers) -> None:
    """Write what speaks for a seat, by `Feature`."""
    # the notes of the valuation fit into the room for the result; only what was read from them is kept
    note_row(table, seat, values)
    buyable, best, second, any_best, nearly = look_at_row(table, seat, values)
    acts = table.actor == seat and not table.acted
    bought = values[WORTH + wide(table.buying)] if acts and table.buying != EMPTY else 0.0
    late = 1.0 - early(table)
    write_groups(table, seat, late, values)
    write_estate(table, seat, values)
    write_tokens(table, seat, late, values)
    values[Feature.BUYABLE] = buyable
    values[Feature.BEST_BUY] = best
    values[Feature.SECOND_BUY] = second
    values[Feature.BEST_TILE] = any_best
    values[Feature.NEARLY_BOUGHT] = nearly
    values[Feature.TO_ACT] = acts
    values[Feature.ACT_BUY] = best if acts else 0.0
    values[Feature.BOUGHT] = bought
    write_turn(table, seat, late, values)


@small_rule
def look_at_row(table: AnkhorTable, seat: int, notes: Numbers) -> tuple[int, float, float, float, float]:
    """Tiles that can be bought, what the best two of them are worth, the best of all, and the best lacking one good."""
    buyable, best, second, any_best, nearly = 0, 0.0, 0.0, 0.0, 0.0
    for space in range(SPACES):
        if table.offer[space] == EMPTY:
            continue
        worth = notes[WORTH + space]
        any_best = max(any_best, worth)
        if can_buy(table, seat, space):
            buyable += 1
            second = max(second, min(best, worth))
            best = max(best, worth)
        elif notes[LACKS + space] == 1:
            nearly = max(nearly, worth)
    return buyable, best, second, any_best, nearly


@small_rule
def write_groups(table: AnkhorTable, seat: int, late: float, values: Numbers) -> None:
    """The features about points and groups."""
    for number in range(Feature.TILES):
        values[number] = 0.0
    for family in range(FAMILIES):
        is_color = family < COLORS
        first = wide(Weight.COLOR_1 if is_color else Weight.ANIMAL_1)
        members = family_set(table, seat, family)
        most = 0
        while members != 0:
            group = group_from(table, seat, members & -members, members)
            size = count_bits(group)
            most = max(most, size)
            values[Feature.COLORS if is_color else Feature.ANIMALS] += group_points(size)
            values[Feature.ALONE] += int(size == 1)
            members &= ~group
        if 0 < most <= 4:
            hope = group_worth(most, first, 1.0 - late) - group_points(most)
            values[Feature.COLOR_HOPES if is_color else Feature.ANIMAL_HOPES] += hope
        if 2 <= most <= 4:
            values[Feature.PAIRS + most - 2] += 1
    values[Feature.POINT_TILES] = points_for(wide(Item.POINTS), point_tiles(table, seat))
    values[Feature.BONUS] = points_for(wide(Item.BONUS), bonus_count(table, seat))
    total = (
        values[Feature.POINT_TILES] + values[Feature.BONUS] + values[Feature.COLORS] + values[Feature.ANIMALS]
    )
    values[Feature.POINTS] = total + points_for(wide(Item.TOKENS), token_count(table, seat))
    values[Feature.LATE_POINTS] = late * values[Feature.POINTS]


@small_rule
def write_estate(table: AnkhorTable, seat: int, values: Numbers) -> None:
    """The features about the estate."""
    own, most = tile_count(table, seat), 0
    for other in range(wide(table.seats)):
        if other != seat:
            most = max(most, tile_count(table, other))
    values[Feature.TILES] = own
    values[Feature.TILES_AHEAD] = own - most
    values[Feature.UPPER_TILES] = table.heights[seat]
    values[Feature.SQUARES] = count_bits(int(table.free_squares[seat]))
    values[Feature.SQUARE_COLORS] = count_bits(int(table.square_colors[seat]))


@small_rule
def write_tokens(table: AnkhorTable, seat: int, late: float, values: Numbers) -> None:
    """The features about tokens."""
    kinds = stored = storage = 0
    for good in range(GOODS):
        kinds += int(table.tokens[seat, good] > 0)
        stored += int(table.stored[seat, good])
        storage += int(table.storage[seat, good])
    values[Feature.GOODS] = goods_in_hand(table, seat)
    values[Feature.KINDS_OF_GOODS] = kinds
    values[Feature.ANKHS] = table.tokens[seat, ANKH]
    values[Feature.STORED] = stored
    values[Feature.STORAGE] = storage
    values[Feature.LATE_TOKENS] = late * token_count(table, seat)


@small_rule
def write_turn(table: AnkhorTable, seat: int, late: float, values: Numbers) -> None:
    """The features about whose turn it is."""
    turn, seats = wide(table.turn), wide(table.seats)
    is_turn = turn == seat
    waits = (seat - turn) % seats if not (is_turn and table.acted and not table.again) else seats
    to_come = seat > turn or (is_turn and not table.acted)
    values[Feature.TO_TAKE] = table.to_take if is_turn else 0
    values[Feature.AGAIN] = table.again if is_turn else 0
    values[Feature.EXTRA_ACTIONS] = table.spendable if is_turn else 0
    values[Feature.SOON] = 1.0 - waits / seats
    values[Feature.TURN_TO_COME] = to_come
    values[Feature.LATE_TURN_TO_COME] = late * to_come
    values[Feature.ROUND_BUY] = values[Feature.BEST_BUY] if to_come else 0.0
