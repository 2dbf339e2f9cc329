"""The rules of Ankh'or, in the order of the rulebook. Numbers refer to texts/en.md."""

from benben.engine.agenda import push
from benben.engine.bits import count_bits, has_bit
from benben.engine.rule import rule, small_rule, wide
from benben.games.ankhor.components import (
    ANIMALS,
    ANKH,
    BONUS_SIZE,
    COLORS,
    EMPTY,
    GOODS,
    KINDS,
    LAST_TILES,
    MOST_ANKHS,
    MOST_GOODS,
    PILES,
    SPACES,
    TOKENS,
    TOKENS_TO_TAKE,
    Kind,
)
from benben.games.ankhor.estate import (
    cell_of_place,
    covered_set,
    family_set,
    group_from,
    groups_with,
    lay_on_ground,
    lay_on_square,
    take_away,
    tile_count,
    with_room,
    without,
)
from benben.games.ankhor.market import (
    first_gap,
    is_sold_out,
    note_activity,
    pile_to_show,
    saving,
    slides,
    space_to_price,
    tiles_in_row,
)
from benben.games.ankhor.table import AnkhorTable, Step


# ---- A2 what comes to light ----------------------------------------------------------------------------------------
@small_rule
def deal_marker(table: AnkhorTable, good: int) -> None:
    """A2.5. One more price marker."""
    table.prices[space_to_price(table), good] += 1
    push(table, Step.DEAL_MARKERS)


@small_rule
def show_color(table: AnkhorTable, color: int) -> None:
    """A2.7. The color on the back of a pile's new top tile."""
    table.tops[pile_to_show(table)] = color
    push(table, Step.SHOW)


@small_rule
def lay_in_row(table: AnkhorTable, kind: int) -> None:
    """A10.5. The tile that was drawn; then the color of the next tile of its pile comes to light."""
    tile = int(table.tops[table.drawing]) * KINDS + kind
    table.tops[table.drawing] = EMPTY
    table.piles[table.drawing] -= 1
    table.pool[tile] -= 1
    table.offer[first_gap(table)] = tile
    push(table, Step.REVEAL)
    push(table, Step.SHOW)


# ---- A4 tokens ---------------------------------------------------------------------------------------------------
@small_rule
def take(table: AnkhorTable, token: int) -> None:
    """A4.1. One token after the other."""
    if table.to_take == 0:
        table.to_take = TOKENS_TO_TAKE
    take_token(table, wide(table.turn), token)
    table.to_take -= 1
    table.acted = table.to_take == 0


@small_rule
def take_token(table: AnkhorTable, seat: int, token: int) -> None:
    """A4.1. From the supply."""
    table.supply[token] -= 1
    table.tokens[seat, token] += 1


@small_rule
def give_back(table: AnkhorTable, seat: int, token: int) -> None:
    """A4.6, A5.2. To the supply."""
    table.tokens[seat, token] -= 1
    table.supply[token] += 1


@small_rule
def has_supply(table: AnkhorTable) -> bool:
    """A4.4. Whether any token can be taken."""
    tokens = 0
    for token in range(TOKENS):
        tokens += table.supply[token]
    return tokens > 0


@small_rule
def goods_in_hand(table: AnkhorTable, seat: int) -> int:
    """A4.5. Goods that do not lie on warehouses."""
    goods = 0
    for good in range(GOODS):
        goods += table.tokens[seat, good] - table.stored[seat, good]
    return int(goods)


@small_rule
def has_room(table: AnkhorTable, seat: int, good: int) -> bool:
    """A8.5. Whether a warehouse of a good has no token and is not covered."""
    return bool(table.stored[seat, good] < table.storage[seat, good])


@small_rule
def lay_down(table: AnkhorTable, seat: int, good: int) -> None:
    """A4.6, A8.7. A good above the limit leaves the hand: for a warehouse with room, or else for the supply."""
    if has_room(table, seat, good):
        table.stored[seat, good] += 1
    else:
        give_back(table, seat, good)


@rule
def return_ankhs(table: AnkhorTable, seat: int) -> None:
    """A4.6. Ankhs above the limit: they are all alike."""
    while table.tokens[seat, ANKH] > MOST_ANKHS:
        give_back(table, seat, wide(ANKH))


@rule
def keep_limit_without_choice(table: AnkhorTable, seat: int) -> bool:
    """A4.6. Goods above the limit, if all in the hand are alike; whether the hand is within its limit now."""
    kinds = last = wide(0)
    for good in range(GOODS):
        if table.tokens[seat, good] > table.stored[seat, good]:
            kinds += 1
            last = good
    while kinds == 1 and goods_in_hand(table, seat) > MOST_GOODS:
        lay_down(table, seat, last)
    return goods_in_hand(table, seat) <= MOST_GOODS


# ---- A5 buying a tile --------------------------------------------------------------------------------------------
@rule
def choose_tile(table: AnkhorTable, seat: int, space: int) -> None:
    """A5.1. The tile that is bought; there is only one place for the first one."""
    table.buying = space
    if table.grounds[seat] == 0:
        buy(table, seat, wide(0), wide(EMPTY), wide(EMPTY))
    else:
        push(table, Step.PLACE)


@rule
def lay(table: AnkhorTable, seat: int, place: int, square: int) -> None:
    """A6, A11. Lay the bought or the lifted tile; for level one ask which good is saved, if there is a choice."""
    if table.lifted != EMPTY:
        move_tile(table, seat, place, square)
        return
    choices, saved = wide(1), wide(EMPTY)
    if square != EMPTY:
        choices, saved = saving(table, seat, wide(table.buying))
    if choices > 1:
        table.square = square
        push(table, Step.SAVE)
    else:
        buy(table, seat, place, square, saved)


@rule
def pay(table: AnkhorTable, seat: int, space: int, saved: int) -> None:
    """A5.2, A6.5, A8.6. The price above a space, without the good that is saved; from the warehouses first."""
    for good in range(GOODS):
        for _ in range(table.prices[space, good] - int(good == saved)):
            give_back(table, seat, good)
            if table.stored[seat, good] > 0:
                table.stored[seat, good] -= 1


@rule
def buy(table: AnkhorTable, seat: int, place: int, square: int, saved: int) -> None:
    """A5.1. Pay for the chosen tile, lay it on a place on the ground or on a square, and do what it says."""
    space = wide(table.buying)
    tile = wide(table.offer[space])
    pay(table, seat, space, saved)
    table.offer[space] = EMPTY
    table.buying = EMPTY
    table.square = EMPTY
    cell = cell_of_place(table, seat, wide(EMPTY), place) if square == EMPTY else wide(EMPTY)
    lay_tile(table, seat, cell, square, tile, wide(0), wide(0))
    if tile % KINDS == Kind.WAREHOUSE:
        fill_warehouse(table, seat, tile // KINDS)
    table.again = tile % KINDS == Kind.SCRIBE
    table.acted = 1
    note_activity(table)


# ---- A8 warehouses -----------------------------------------------------------------------------------------------
@small_rule
def fill_warehouse(table: AnkhorTable, seat: int, good: int) -> None:
    """A8.3. A token of its good lies on a bought warehouse, if the supply has one.

    A warehouse that was laid on another one has that one's token already, by the books: see A8.14.
    """
    if table.supply[good] > 0 and has_room(table, seat, good):
        take_token(table, seat, good)
        table.stored[seat, good] += 1


@rule
def note_warehouses(table: AnkhorTable, seat: int) -> None:
    """A8.4. Count the warehouses that are not covered; tokens for which there is no place go to the supply."""
    covered = covered_set(table, seat)
    for good in range(GOODS):
        table.storage[seat, good] = 0
    for index in range(tile_count(table, seat)):
        tile = int(table.tiles[seat, index])
        if tile % KINDS == Kind.WAREHOUSE and not has_bit(covered, index):
            table.storage[seat, tile // KINDS] += 1
    for good in range(GOODS):
        while table.stored[seat, good] > table.storage[seat, good]:
            table.stored[seat, good] -= 1
            give_back(table, seat, good)


# ---- A9 bonus tokens ---------------------------------------------------------------------------------------------
@rule
def rest_of_group(table: AnkhorTable, seat: int, at: int, family: int) -> int:
    """A9.5. The others of a group of five or more that has a tile, as a bit mask; 0 if it is in no such group."""
    group = group_from(table, seat, 1 << at, family_set(table, seat, family))
    return group & ~(1 << at) if count_bits(group) >= BONUS_SIZE else 0


@rule
def settle_bonus(table: AnkhorTable, seat: int, at: int, family: int, rest: int) -> None:
    """A9.1 to A9.7. Bonus tokens of a color or an animal, now that a tile lies.

    *rest* are the others of the group of five or more to which it belonged before it was moved. Other groups may have
    been joined, but not broken.
    """
    members = family_set(table, seat, family)
    tile = 1 << at
    bonus = wide(table.bonus[seat, family])
    if rest != 0 and is_broken(table, seat, members, rest):
        others = members & ~rest & ~tile
        groups = groups_with(table, seat, others, others, wide(BONUS_SIZE))
        bonus = min(bonus, groups + groups_with(table, seat, members, rest | tile, wide(BONUS_SIZE)))
    is_one_more = is_new(table, seat, tile, members, rest)
    if is_one_more and bonus < groups_with(table, seat, members, members, wide(BONUS_SIZE)):
        bonus += 1
    table.bonus[seat, family] = bonus


@small_rule
def is_broken(table: AnkhorTable, seat: int, members: int, rest: int) -> bool:
    """A9.5. Whether the *rest* of a group is not in one group of five or more any more."""
    group = group_from(table, seat, rest & -rest, members)
    return bool(rest & ~group != 0 or count_bits(group) < BONUS_SIZE)


@small_rule
def is_new(table: AnkhorTable, seat: int, tile: int, members: int, rest: int) -> bool:
    """A9.2, A9.3, A9.7. Whether a *tile*, of what is left of its old group the *rest*, has made a group of five."""
    group = group_from(table, seat, tile, members)
    joined = group & ~tile
    return bool(
        count_bits(group) >= BONUS_SIZE
        and groups_with(table, seat, joined, joined, wide(BONUS_SIZE)) == 0
        and (rest == 0 or count_bits(group & (rest | tile)) < BONUS_SIZE)
    )


# ---- A10, A11 extra actions --------------------------------------------------------------------------------------
@small_rule
def spend_ankh(table: AnkhorTable, seat: int) -> None:
    """A3.3. Spend an ankh that was there when the turn began."""
    table.spendable -= 1
    give_back(table, seat, wide(ANKH))


@small_rule
def draw(table: AnkhorTable, pile: int) -> None:
    """A10.4. Fill the row from a pile; nothing is drawn when both are empty."""
    if pile < PILES:
        note_activity(table)
        table.drawing = pile
        push(table, Step.REVEAL)


@small_rule
def can_draw(table: AnkhorTable) -> bool:
    """A10.7. Whether drawing from a pile would change anything."""
    return bool(table.seats == 2 or tiles_in_row(table) < SPACES)


@small_rule
def has_pile(table: AnkhorTable) -> bool:
    """Whether any tile is left in a draw pile."""
    return bool(table.piles[0] > 0 or table.piles[1] > 0)


@rule
def can_change_row(table: AnkhorTable) -> bool:
    """A10.7, A10.8. Whether drawing new tiles is possible, were there an ankh to spend."""
    return can_draw(table) if has_pile(table) else slides(table)


@rule
def move_tile(table: AnkhorTable, seat: int, place: int, square: int) -> None:
    """A11. Lay the lifted tile on another place on the ground or on another square."""
    at = wide(table.lifted)
    tile = wide(table.tiles[seat, at])
    cell = cell_of_place(table, seat, at, place) if square == EMPTY else wide(EMPTY)
    table.lifted = EMPTY
    colors = without(rest_of_group(table, seat, at, tile // KINDS), at)
    animals = wide(0)
    if tile % KINDS < ANIMALS:
        animals = without(rest_of_group(table, seat, at, COLORS + tile % KINDS), at)
    take_away(table, seat, at)
    # what lay above the ground leaves the tiles there their numbers
    lay_tile(table, seat, cell, square, tile, colors, animals)


@rule
def lay_tile(
    table: AnkhorTable, seat: int, cell: int, square: int, tile: int, colors: int, animals: int
) -> None:
    """A6.1, A6.4. Lay a tile on a square, or on a cell of the ground if there is none; see what that changes.

    *colors* and *animals* are the others of the groups of five or more in which it lay, if it is moved.
    """
    at = (
        lay_on_ground(table, seat, cell, tile)
        if square == EMPTY
        else lay_on_square(table, seat, square, tile)
    )
    settle_bonus(table, seat, at, tile // KINDS, with_room(colors, at))
    if tile % KINDS < ANIMALS:
        settle_bonus(table, seat, at, COLORS + tile % KINDS, with_room(animals, at))
    note_warehouses(table, seat)


# ---- A12 the end -------------------------------------------------------------------------------------------------
@small_rule
def is_last_round(table: AnkhorTable) -> bool:
    """A12.1, A12.4. Whether a seat has thirteen tiles, or none is left."""
    most = 0
    for seat in range(wide(table.seats)):
        most = max(most, tile_count(table, seat))
    return most >= LAST_TILES or is_sold_out(table)
