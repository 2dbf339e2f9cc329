"""A13, A14. Scoring, item by item: the score at any time is what the table would be worth if the game ended now."""

from benben import nd
from benben.engine.bits import count_bits
from benben.engine.rule import rule, small_rule
from benben.engine.tally import Tallying, bind_tally
from benben.engine.winners import shares_by
from benben.games.ankhor.components import (
    BONUS_POINTS,
    COLORS,
    FAMILIES,
    FEWEST_IN_GROUP,
    ITEMS,
    KINDS,
    MOST_TILES,
    SEATS,
    TILE_POINTS,
    TOKENS,
    TOKENS_FOR_POINT,
    TOKENS_POINTS,
    Item,
    Kind,
)
from benben.games.ankhor.estate import family_set, group_from, tile_count
from benben.games.ankhor.table import AnkhorTable

MOST_TOKENS = 64
"""More than a seat can ever hold."""


@rule
def score(table: AnkhorTable, seat: int) -> int:
    """A13. The points of a seat."""
    total = 0
    for item in range(ITEMS):
        total += item_points(table, seat, item)
    return total


@rule
def estate_points(table: AnkhorTable, seat: int) -> int:
    """The points of a seat without those of its tokens: what its tiles are worth where they lie."""
    return score(table, seat) - item_points(table, seat, Item.TOKENS)


@rule
def item_points(table: AnkhorTable, seat: int, item: int) -> int:
    """The points of one line of the receipt."""
    return points_for(item, item_count(table, seat, item))


@small_rule
def points_for(item: int, count: int) -> int:
    """A13.1 to A13.5. The points for a number of an item; tiles of groups are a point each."""
    if item == Item.POINTS:
        return TILE_POINTS * count
    if item == Item.BONUS:
        return BONUS_POINTS * count
    return TOKENS_POINTS * (count // TOKENS_FOR_POINT) if item == Item.TOKENS else count


@small_rule
def group_points(size: int) -> int:
    """A13.2, A13.3. The points of a group by its number of tiles: a point for each, from two on."""
    return size if size >= FEWEST_IN_GROUP else 0


@rule
def item_count(table: AnkhorTable, seat: int, item: int) -> int:
    """The count on a line of the receipt: tiles, bonus tokens, or tokens."""
    if item == Item.POINTS:
        return point_tiles(table, seat)
    if item == Item.BONUS:
        return bonus_count(table, seat)
    if item == Item.TOKENS:
        return token_count(table, seat)
    return tiles_in_groups(
        table, seat, item - Item.BLUE if item >= Item.BLUE else COLORS + item - Item.JACKAL
    )


tally = bind_tally("ankhor", ITEMS, item_count, item_points)
tally_of = Tallying("benben.games.ankhor", ITEMS)


@rule
def point_tiles(table: AnkhorTable, seat: int) -> int:
    """A13.1. 2-point tiles, covered or not."""
    tiles = 0
    for index in range(tile_count(table, seat)):
        tiles += table.tiles[seat, index] % KINDS == Kind.POINTS
    return int(tiles)


@small_rule
def bonus_count(table: AnkhorTable, seat: int) -> int:
    """A9.1. Bonus tokens of a seat."""
    bonus = 0
    for family in range(FAMILIES):
        bonus += table.bonus[seat, family]
    return int(bonus)


@small_rule
def token_count(table: AnkhorTable, seat: int) -> int:
    """A13.5. Goods and ankhs, those on warehouses too."""
    tokens = 0
    for token in range(TOKENS):
        tokens += table.tokens[seat, token]
    return int(tokens)


@rule
def tiles_in_groups(table: AnkhorTable, seat: int, family: int) -> int:
    """A13.2, A13.3. Tiles of a color or with an animal that lie in groups of at least two."""
    members = family_set(table, seat, family)
    tiles = 0
    while members != 0:
        group = group_from(table, seat, members & -members, members)
        tiles += group_points(count_bits(group))
        members &= ~group
    return tiles


# ---- A14 who has won ---------------------------------------------------------------------------------------------
@small_rule
def rank(table: AnkhorTable, seat: int) -> int:
    """A14.1 to A14.3. Points first, then few tiles, then tokens."""
    spare = MOST_TILES - tile_count(table, seat)
    return (score(table, seat) * (MOST_TILES + 1) + spare) * MOST_TOKENS + token_count(table, seat)


shares = shares_by("ankhor", SEATS, rank)
"""A14. Most points; on a tie fewest tiles, then most tokens; then all who tie share the victory."""


def winners_of(table: AnkhorTable) -> list[int]:
    """A14. The seats that share the victory."""
    won = nd.zeros(SEATS)
    shares(table, won)
    return [seat for seat in range(table.seats) if won[seat] > 0]
