"""How good each legal move looks: the judgement behind the `greedy` player. None of it is a rule.

A tile is worth what its color and its animal add to the largest groups, less its price; a token what the tiles that
lack it are worth. Where a tile goes is judged exactly: by the groups that it joins there.
"""

from benben.engine.bits import count_bits, has_bit
from benben.engine.rule import rule, small_rule, wide
from benben.engine.rules import Moves, Numbers
from benben.games.ankhor.codes import Code
from benben.games.ankhor.components import (
    ANIMALS,
    ANKH,
    COLORS,
    EMPTY,
    KINDS,
    MOST_GOODS,
    SPACES,
    TOKENS_TO_TAKE,
)
from benben.games.ankhor.estate import family_set, group_from, liftable_set, next_place, tile_count
from benben.games.ankhor.market import tiles_in_row
from benben.games.ankhor.rules import goods_in_hand
from benben.games.ankhor.table import AnkhorTable, Step
from benben.games.ankhor.worths import (
    LACKS,
    WORTH,
    Weight,
    beside_square,
    color_worth,
    covers_warehouse,
    early,
    group_worth,
    growth,
    landing_worth,
    need,
    note_families,
    note_row,
    weight,
)

NEVER = -1000.0
SHARPNESS = 6.0
"""Preferences are points times this: here fractions of a point decide, which the search would take for noise."""


@rule
def policy(table: AnkhorTable, moves: Moves, count: int, preferences: Numbers, notes: Numbers) -> None:
    """Write how good each of the legal *moves* looks to the actor, in points."""
    seat, step = wide(table.actor), wide(table.step)
    if step in (Step.PLACE, Step.SET_DOWN):
        prefer_places(table, seat, moves, count, preferences)
    elif step == Step.LIFT:
        note_families(table, seat, notes)
        for option in range(count):
            preferences[option] = moving_worth(table, seat, wide(moves[option]) - Code.LIFT, notes)
    else:
        note_row(table, seat, notes)
        for option in range(count):
            preferences[option] = worth_of(table, seat, step, wide(moves[option]), notes)
    for option in range(count):
        preferences[option] *= SHARPNESS


@rule
def worth_of(table: AnkhorTable, seat: int, step: int, move: int, notes: Numbers) -> float:
    """The worth of a move that is about tokens, the row, or the turn."""
    if move < Code.BUY:
        return taking_worth(table, seat, move - Code.TAKE, notes)
    if move < Code.PLACE:
        space = move - Code.BUY
        return float(notes[WORTH + space]) + weight(Weight.TOKEN) * int(notes[LACKS + space] > 0)
    if move < Code.DRAW:
        return keeping_worth(table, seat, move - Code.SAVE, notes)
    late = weight(Weight.SPENT) if step == Step.AFTER else 0.0
    if move < Code.MOVE:
        return drawing_worth(table, move - Code.DRAW, notes) - late
    if move == Code.MOVE:
        return best_moving(table, seat, notes) + weight(Weight.MOVE) - late
    if move < Code.END:
        return leaving_worth(table, seat, move, notes)
    return 0.0


# ---- tokens ------------------------------------------------------------------------------------------------------
@rule
def taking_worth(table: AnkhorTable, seat: int, token: int, notes: Numbers) -> float:
    """The worth of taking a token; the first of three stands for all."""
    held = wide(table.tokens[seat, token])
    worth = weight(Weight.TAKE)
    if table.to_take == 0:
        surplus = goods_in_hand(table, seat) + TOKENS_TO_TAKE - MOST_GOODS
        worth -= weight(Weight.FULL_HAND) * max(0, surplus)
    if token != ANKH:
        return worth + weight(Weight.NEED) * need(table, token, held, wide(0), notes)
    if held >= 2:
        return NEVER
    return worth + weight(Weight.ANKH + held) * early(table)


@rule
def keeping_worth(table: AnkhorTable, seat: int, good: int, notes: Numbers) -> float:
    """The worth of the last token of a good in the hand."""
    return need(table, good, wide(table.tokens[seat, good]) - 1, wide(1), notes)


@rule
def leaving_worth(table: AnkhorTable, seat: int, move: int, notes: Numbers) -> float:
    """The loss of a good above the limit: nothing on a warehouse, which even keeps one token more."""
    if move >= Code.STORE:
        return weight(Weight.TOKEN)
    return -keeping_worth(table, seat, move - Code.RETURN, notes)


# ---- extra actions -----------------------------------------------------------------------------------------------
@rule
def drawing_worth(table: AnkhorTable, pile: int, notes: Numbers) -> float:
    """The worth of new tiles: the higher, the less the present tiles are worth that can be bought."""
    best = 0.0
    for space in range(SPACES):
        if table.offer[space] != EMPTY and notes[LACKS + space] == 0:
            best = max(best, notes[WORTH + space])
    drawn = SPACES - tiles_in_row(table) + int(table.seats == 2)
    worth = weight(Weight.DRAW) + weight(Weight.DRAW_SPACE) * drawn - weight(Weight.DRAW_GOOD) * best
    if pile < len(table.tops) and table.tops[pile] != EMPTY:
        top = wide(table.tops[pile])
        worth += weight(Weight.TOP_COLOR) * color_worth(top, early(table), notes)
    return worth


@rule
def best_moving(table: AnkhorTable, seat: int, notes: Numbers) -> float:
    """The gain of the best move of a tile."""
    liftable = liftable_set(table, seat)
    best = NEVER
    for index in range(tile_count(table, seat)):
        if has_bit(liftable, index):
            best = max(best, moving_worth(table, seat, wide(index), notes))
    return best


@rule
def moving_worth(table: AnkhorTable, seat: int, index: int, notes: Numbers) -> float:
    """The gain of a tile that leaves its groups for the largest ones of its color and its animal."""
    tile, left = wide(table.tiles[seat, index]), early(table)
    worth = change_worth(table, seat, index, tile // KINDS, wide(Weight.COLOR_1), left, notes)
    if tile % KINDS < ANIMALS:
        family = COLORS + tile % KINDS
        worth += change_worth(table, seat, index, family, wide(Weight.ANIMAL_1), left, notes)
    return worth


@rule
def change_worth(
    table: AnkhorTable, seat: int, index: int, family: int, first: int, left: float, notes: Numbers
) -> float:
    """The gain of a tile that leaves its group of a family for the largest one."""
    own = count_bits(group_from(table, seat, 1 << index, family_set(table, seat, family)))
    most = int(notes[family])
    gained = growth(most, first, left) if most > own else 0.0
    return gained - (group_worth(own, first, left) - group_worth(own - 1, first, left))


# ---- where a tile goes -------------------------------------------------------------------------------------------
@rule
def prefer_places(table: AnkhorTable, seat: int, moves: Moves, count: int, preferences: Numbers) -> None:
    """Every place on the ground and every square, by the groups that the tile joins there."""
    is_moving = table.step == Step.SET_DOWN
    lifted = wide(table.lifted)
    tile = wide(table.tiles[seat, lifted]) if is_moving else wide(table.offer[table.buying])
    left = early(table)
    above = right = below = here = west = neighbors = wide(0)
    number = -1
    for option in range(count):
        move = wide(moves[option])
        if move < Code.STACK:
            while number < move - Code.PLACE:
                _, neighbors, above, west, right, below, here = next_place(
                    table, seat, lifted, above, west, right, below, here
                )
                number += 1
            shape = weight(Weight.COMPACT) * count_bits(neighbors)
        else:
            neighbors = beside_square(table, seat, move - Code.STACK, lifted)
            shape = stacking_worth(table, seat, neighbors, is_moving)
        preferences[option] = shape + landing_worth(table, seat, tile, neighbors, lifted, left)


@small_rule
def stacking_worth(table: AnkhorTable, seat: int, neighbors: int, is_moving: bool) -> float:
    """The worth of level one besides its neighbors: the token that is saved, the ground that is not made."""
    worth = weight(Weight.STACK)
    if not is_moving:
        worth += weight(Weight.TOKEN)
    if covers_warehouse(table, seat, neighbors):
        worth -= weight(Weight.COVER)
    return worth
