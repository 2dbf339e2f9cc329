"""The turns of Ankh'or, in the order of the rulebook. Numbers refer to docs/rules/ankhor.md."""

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
    SPACES,
    TOKENS,
    Kind,
)
from benben.games.ankhor.estate import (
    cell_of_place,
    covered_set,
    family_set,
    group_from,
    groups_of,
    lay_on_ground,
    lay_on_square,
    take_away,
    tile_count,
)
from benben.games.ankhor.market import is_sold_out, slides, stir, tiles_in_row
from benben.games.ankhor.table import AnkhorTable


# ---- A4 tokens ---------------------------------------------------------------------------------------------------
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


@rule
def store_goods(table: AnkhorTable, seat: int) -> None:
    """A8.7. At the end of a turn everything that fits lies on the warehouses."""
    for good in range(GOODS):
        table.stored[seat, good] = min(table.tokens[seat, good], table.storage[seat, good])


@rule
def return_ankhs(table: AnkhorTable, seat: int) -> None:
    """A4.6. Ankhs above the limit: they are all alike."""
    while table.tokens[seat, ANKH] > MOST_ANKHS:
        give_back(table, seat, wide(ANKH))


@rule
def return_without_choice(table: AnkhorTable, seat: int) -> bool:
    """A4.6. Goods above the limit, if all in the hand are alike; whether the hand is within its limit now."""
    kinds = last = wide(0)
    for good in range(GOODS):
        if table.tokens[seat, good] > table.stored[seat, good]:
            kinds += 1
            last = good
    while kinds == 1 and goods_in_hand(table, seat) > MOST_GOODS:
        give_back(table, seat, last)
    return goods_in_hand(table, seat) <= MOST_GOODS


# ---- A5 buying a tile --------------------------------------------------------------------------------------------
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
    lay_tile(table, seat, cell, square, tile)
    if tile % KINDS == Kind.WAREHOUSE:
        fill_warehouse(table, seat, tile // KINDS)
    table.again = tile % KINDS == Kind.SCRIBE
    table.acted = 1
    stir(table)


# ---- A8 warehouses -----------------------------------------------------------------------------------------------
@small_rule
def fill_warehouse(table: AnkhorTable, seat: int, good: int) -> None:
    """A8.3. A token of its good lies on a bought warehouse, if the supply has one.

    A warehouse that was laid on another one has that one's token already, by the books: see A8.14.
    """
    if table.supply[good] > 0 and table.stored[seat, good] < table.storage[seat, good]:
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
def reward(table: AnkhorTable, seat: int, at: int) -> None:
    """A9.1. The tile that was just laid may have made a group of five, of its color or of its animal."""
    tile = wide(table.tiles[seat, at])
    reward_family(table, seat, tile // KINDS)
    if tile % KINDS < ANIMALS:
        reward_family(table, seat, COLORS + tile % KINDS)


@rule
def reward_family(table: AnkhorTable, seat: int, family: int) -> None:
    """A9.2, A9.3, A9.6. As many bonus tokens as groups of five; joining two takes none away."""
    members = family_set(table, seat, family)
    if count_bits(members) >= BONUS_SIZE:
        table.bonus[seat, family] = max(
            table.bonus[seat, family], groups_of(table, seat, members, wide(BONUS_SIZE))
        )


@rule
def forfeit(table: AnkhorTable, seat: int, at: int) -> None:
    """A9.5. The tile that is about to be taken away may break a group of five."""
    tile = wide(table.tiles[seat, at])
    forfeit_family(table, seat, at, tile // KINDS)
    if tile % KINDS < ANIMALS:
        forfeit_family(table, seat, at, COLORS + tile % KINDS)


@rule
def forfeit_family(table: AnkhorTable, seat: int, at: int, family: int) -> None:
    """A9.5. If what remains is no longer one group of five, the bonus tokens are counted anew."""
    members = family_set(table, seat, family)
    if count_bits(members) < BONUS_SIZE:
        return
    group = group_from(table, seat, 1 << at, members)
    rest = group & ~(1 << at)
    if count_bits(group) < BONUS_SIZE:
        return
    is_whole = group_from(table, seat, rest & -rest, rest) == rest
    if not is_whole or count_bits(rest) < BONUS_SIZE:
        table.bonus[seat, family] = groups_of(table, seat, members & ~(1 << at), wide(BONUS_SIZE))


# ---- A10, A11 extra actions --------------------------------------------------------------------------------------
@small_rule
def spend_ankh(table: AnkhorTable, seat: int) -> None:
    """A3.3. One that was there when the turn began."""
    table.spendable -= 1
    give_back(table, seat, wide(ANKH))


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
    forfeit(table, seat, at)
    take_away(table, seat, at)
    lay_tile(
        table, seat, cell, square, tile
    )  # what lay above the ground leaves the tiles there their numbers


@rule
def lay_tile(table: AnkhorTable, seat: int, cell: int, square: int, tile: int) -> None:
    """A6.1, A6.4. Lay a tile on a square, or on a cell of the ground if there is none; see what that changes."""
    at = (
        lay_on_ground(table, seat, cell, tile)
        if square == EMPTY
        else lay_on_square(table, seat, square, tile)
    )
    reward(table, seat, at)
    note_warehouses(table, seat)


# ---- A12 the end -------------------------------------------------------------------------------------------------
@small_rule
def is_last_round(table: AnkhorTable) -> bool:
    """A12.1, A12.4. Whether somebody has thirteen tiles, or none is left."""
    most = 0
    for seat in range(wide(table.seats)):
        most = max(most, tile_count(table, seat))
    return most >= LAST_TILES or is_sold_out(table)
