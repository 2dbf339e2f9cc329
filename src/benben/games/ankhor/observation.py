"""A15. A seat's knowledge in Ankh'or, as numbers. Nothing is private; face-down tiles are a matter of memory."""

from benben.engine.observation import Parts, Values, block_of, of_seat, of_table
from benben.engine.rule import rule, small_rule
from benben.engine.table import OVER
from benben.games.ankhor.components import (
    BONUS_SIZE,
    COLORS,
    EMPTY,
    FAMILIES,
    GOODS,
    IDLE_ROUNDS,
    KINDS,
    LEFT_PILE,
    MARKERS_OF_GOOD,
    MOST_ANKHS,
    MOST_TILES,
    PILES,
    ROW,
    SEATS,
    SPACES,
    SUPPLY,
    TILE_KINDS,
    TILES,
    TOKENS,
    TOKENS_TO_TAKE,
    Color,
    Kind,
    Token,
)
from benben.games.ankhor.table import AnkhorTable, Step

_MOST_TOKENS = int(SUPPLY.max())
"""Of a type."""
_MOST_IDLE = (IDLE_ROUNDS + 1) * SEATS - 1
"""The last round is played to its end (A12.5)."""
_MOST_EQUAL = MARKERS_OF_GOOD - 1
"""Markers of a good on a space: never all of them (A2.5)."""
FARTHEST = 31
"""The highest row or column that is given. A connected estate has no more of them than it has tiles; only one that
may be split (A11.6) could ever reach so far."""
TILE = COLORS + KINDS
"""A tile in the row is a color and a kind."""
LEVEL = TILE
CHOSEN = LEVEL + 1
ESTATE_TILE = CHOSEN + 1
"""A tile of an estate is a color, a kind, its level and whether it is chosen."""

_GOODS = list(Token)[:GOODS]


class Seen(Parts):
    """The parts of an observation. Spaces, piles, tokens and the tiles of estates are numbered as actions number them.

    Groups, squares and points are left out: they follow from the tiles' places and the other parts.
    """

    OVER = of_table("Whether the game has ended.")
    STEP = of_table("What is to be decided, or chance brings; nothing after the end.", of=Step)
    SPLIT = of_table("Whether moving a tile may split an estate (A11.6).")
    ACTED = of_table("Whether the normal action of the turn is done.")
    AGAIN = of_table("Whether a scribe has brought another turn.")
    SPENDABLE = of_table("Ankhs that can still be spent in this turn.", high=MOST_ANKHS)
    TO_TAKE = of_table("Tokens that are still to be taken.", high=TOKENS_TO_TAKE)
    IDLE = of_table("Turns since a tile was bought, drawn or discarded.", high=_MOST_IDLE)
    BUYING = of_table("The space of the tile that is being bought.", SPACES)
    DRAWING = of_table("The pile from which the row is being filled.", PILES)
    PRICES = of_table("The price markers on each space, by good.", SPACES, of=_GOODS, high=_MOST_EQUAL)
    OFFER = of_table("The tile under each space: its color, then its kind.", SPACES, TILE)
    PILE_SIZES = of_table("Tiles in each draw pile.", PILES, high=LEFT_PILE)
    TOPS = of_table("The color of the top tile of each draw pile.", PILES, of=Color)
    POOL = of_table(
        "Tiles in both piles by color and kind, for a perfect memory.", COLORS, of=Kind, high=TILES
    )
    SUPPLY = of_table("Tokens of each type that nobody has.", of=Token, high=_MOST_TOKENS)
    ACTS = of_seat("Whether the seat decides now.")
    TURN = of_seat("Whether it is the seat's turn.")
    FIRST = of_seat("Whether rounds begin with the seat (A12.2).")
    TOKENS = of_seat("Tokens of each type, those on warehouses too.", of=Token, high=_MOST_TOKENS)
    STORED = of_seat("Goods on warehouses.", of=_GOODS, high=_MOST_TOKENS)
    STORAGE = of_seat("Warehouses of each good that are not covered.", of=_GOODS, high=MOST_TILES)
    BONUS = of_seat("Bonus tokens by color, then by animal.", FAMILIES, high=MOST_TILES // BONUS_SIZE)
    GROUNDS = of_seat("Tiles on the ground; they are the first of the estate.", high=MOST_TILES)
    HEIGHTS = of_seat("Tiles of level one; they come behind those.", high=MOST_TILES)
    ESTATE = of_seat(
        "The tiles of the estate: color, kind, whether of level one, whether it is being moved or is the upper left "
        "one of the square that is chosen for the bought tile.",
        MOST_TILES,
        ESTATE_TILE,
    )
    PLACES = of_seat(
        "The row and the column of each tile from 1 on, of level one those of the upper left tile under it; 0 where "
        f"there is no tile, {FARTHEST} for all from there on.",
        MOST_TILES,
        2,
        high=FARTHEST,
    )


_SEAT_SIZE = Seen.seat_size()


@rule
def observe(table: AnkhorTable, observer: int, remembers: int, values: Values) -> None:
    """Write what a seat may know. A15.3: which tiles have left the piles, one must have counted."""
    observe_turn(table, values)
    observe_row(table, values)
    observe_piles(table, values)
    if remembers:
        for tile in range(TILE_KINDS):
            values[Seen.POOL + tile] = table.pool[tile]
    for token in range(TOKENS):
        values[Seen.SUPPLY + token] = table.supply[token]
    for seat in range(int(table.seats)):
        block = block_of(int(table.seats), observer, seat, _SEAT_SIZE)
        observe_seat(table, seat, block, values)
        observe_estate(table, seat, block, values)
    observe_chosen(table, observer, values)


# ---- the table ---------------------------------------------------------------------------------------------------
@small_rule
def observe_turn(table: AnkhorTable, values: Values) -> None:
    """Write what is being done."""
    values[Seen.SPLIT] = table.may_split
    values[Seen.ACTED] = table.acted
    values[Seen.AGAIN] = table.again
    values[Seen.SPENDABLE] = table.spendable
    values[Seen.TO_TAKE] = table.to_take
    values[Seen.IDLE] = max(0, int(table.idle))
    if table.actor == OVER:
        values[Seen.OVER] = 1
    else:
        values[Seen.STEP + int(table.step)] = 1
    if table.buying != EMPTY:
        values[Seen.BUYING + int(table.buying)] = 1
    if table.drawing != EMPTY:
        values[Seen.DRAWING + int(table.drawing)] = 1


@small_rule
def observe_row(table: AnkhorTable, values: Values) -> None:
    """Write the price board and the tiles under it."""
    for space in range(SPACES):
        for good in range(GOODS):
            values[Seen.PRICES + GOODS * space + good] = table.prices[space, good]
        tile = int(table.offer[space])
        if tile != EMPTY:
            write_tile(tile, Seen.OFFER + TILE * space, values)


@small_rule
def observe_piles(table: AnkhorTable, values: Values) -> None:
    """Write how many tiles lie face down, and the backs that can be seen."""
    for pile in range(PILES):
        values[Seen.PILE_SIZES + pile] = table.piles[pile]
        if table.tops[pile] != EMPTY:
            values[Seen.TOPS + COLORS * pile + int(table.tops[pile])] = 1


@small_rule
def write_tile(tile: int, at: int, values: Values) -> None:
    """Write the color and the kind of a tile, the first number *at* its place."""
    values[at + tile // KINDS] = 1
    values[at + COLORS + tile % KINDS] = 1


# ---- a seat ------------------------------------------------------------------------------------------------------
@small_rule
def observe_seat(table: AnkhorTable, seat: int, block: int, values: Values) -> None:
    """Write into a seat's block whose turn it is, and the seat's goods apart from its estate."""
    values[block + Seen.ACTS] = table.actor == seat
    values[block + Seen.TURN] = table.turn == seat
    values[block + Seen.FIRST] = seat == 0
    for token in range(TOKENS):
        values[block + Seen.TOKENS + token] = table.tokens[seat, token]
    for good in range(GOODS):
        values[block + Seen.STORED + good] = table.stored[seat, good]
        values[block + Seen.STORAGE + good] = table.storage[seat, good]
    for family in range(FAMILIES):
        values[block + Seen.BONUS + family] = table.bonus[seat, family]
    values[block + Seen.GROUNDS] = table.grounds[seat]
    values[block + Seen.HEIGHTS] = table.heights[seat]


@small_rule
def observe_estate(table: AnkhorTable, seat: int, block: int, values: Values) -> None:
    """Write the tiles of a seat and where they lie into its block."""
    grounds = int(table.grounds[seat])
    for index in range(grounds + int(table.heights[seat])):
        at = block + Seen.ESTATE + ESTATE_TILE * index
        write_tile(int(table.tiles[seat, index]), at, values)
        values[at + LEVEL] = index >= grounds
        cell = int(table.cells[seat, index])
        place = block + Seen.PLACES + 2 * index
        values[place] = min(cell // ROW, FARTHEST)
        values[place + 1] = min(cell % ROW, FARTHEST)


@small_rule
def observe_chosen(table: AnkhorTable, observer: int, values: Values) -> None:
    """Mark the tile that is being moved, or the one that stands for the square of the bought tile."""
    chosen = int(table.lifted) if table.square == EMPTY else int(table.square)
    if chosen != EMPTY:
        block = block_of(int(table.seats), observer, int(table.turn), _SEAT_SIZE)
        values[block + Seen.ESTATE + ESTATE_TILE * chosen + CHOSEN] = 1
