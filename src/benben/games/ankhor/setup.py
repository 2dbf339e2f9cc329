"""A2. Laying out a new game of Ankh'or."""

from benben.engine.agenda import clear_agenda, push
from benben.engine.rule import rule
from benben.engine.rules import Options
from benben.games.ankhor.components import (
    EMPTY,
    FAMILIES,
    GOODS,
    LEFT_PILE,
    MOST_TILES,
    PILES,
    SEATS,
    SPACES,
    SUPPLY,
    TILE_KINDS,
    TILES,
    TOKENS,
)
from benben.games.ankhor.flow import advance
from benben.games.ankhor.table import AnkhorTable, Step

FIGURES = 2
"""The index of the first figure of the boards among the options."""


@rule
def setup(table: AnkhorTable, options: Options) -> None:
    """A2. *options*: players, whether estates may split, markers by space, tiles by color and kind."""
    table.seats = options[0]
    table.may_split = options[1]
    lay_out_market(table, options)
    for token in range(TOKENS):
        table.supply[token] = SUPPLY[table.seats]
    for seat in range(SEATS):
        clear_seat(table, seat)
    table.turn = 0
    table.acted = 0
    table.spendable = 0
    table.to_take = 0
    table.buying = EMPTY
    table.square = EMPTY
    table.lifted = EMPTY
    table.again = 0
    table.idle = 0
    clear_agenda(table)
    push(table, Step.REVEAL)
    push(table, Step.SHOW)
    push(table, Step.DEAL_MARKERS)
    advance(table)


@rule
def lay_out_market(table: AnkhorTable, options: Options) -> None:
    """A2.1 to A2.5, A16.4. Empty spaces, and two face-down piles; the row will be filled from the left one."""
    for space in range(SPACES):
        table.markers[space] = options[FIGURES + space]
        table.offer[space] = EMPTY
        for good in range(GOODS):
            table.prices[space, good] = 0
    for tile in range(TILE_KINDS):
        table.all_tiles[tile] = options[FIGURES + SPACES + tile]
        table.pool[tile] = table.all_tiles[tile]
    for pile in range(PILES):
        table.tops[pile] = EMPTY
    table.piles[0] = LEFT_PILE
    table.piles[1] = TILES - LEFT_PILE
    table.drawing = 0


@rule
def clear_seat(table: AnkhorTable, seat: int) -> None:
    """A2.8. The seat has nothing."""
    for token in range(TOKENS):
        table.tokens[seat, token] = 0
    for good in range(GOODS):
        table.stored[seat, good] = 0
        table.storage[seat, good] = 0
    for family in range(FAMILIES):
        table.bonus[seat, family] = 0
    table.grounds[seat] = 0
    table.heights[seat] = 0
    table.free_squares[seat] = 0
    table.square_colors[seat] = 0
    for index in range(MOST_TILES):
        table.tiles[seat, index] = EMPTY
        table.cells[seat, index] = 0
        table.links[seat, index] = 0
