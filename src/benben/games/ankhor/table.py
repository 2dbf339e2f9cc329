"""Everything that lies on a table of Ankh'or."""

import enum

from benben import nd
from benben.engine.table import Block, Table, cell
from benben.games.ankhor.components import (
    FAMILIES,
    GOODS,
    MOST_TILES,
    PILES,
    SEATS,
    SPACES,
    TILE_KINDS,
    TOKENS,
)


class Step(enum.IntEnum):
    """The decisions of `actor` and the tasks of chance."""

    TURN = 0
    """Before the normal action: it, or an extra action."""
    TAKE = 1
    """In the middle of taking tokens."""
    PLACE = 2
    """The place of the bought tile."""
    SAVE = 3
    """The good that need not be paid."""
    AFTER = 4
    """After the normal action: an extra action, or the end of the turn."""
    LIFT = 5
    """The tile that is moved."""
    SET_DOWN = 6
    """Its new place."""
    RETURN = 7
    """The good above the limit that leaves the hand."""
    DEAL_MARKERS = 8
    """Chance lays the price markers."""
    SHOW = 9
    """Chance shows the color of the new top tile of a pile."""
    REVEAL = 10
    """Chance turns up the tile that is drawn from a pile for the next empty space of the row."""


FIRST_CHANCE = int(Step.DEAL_MARKERS)
"""At steps from here on chance acts or the game is over."""


class AnkhorTable(Table):
    """The record. An estate is a list of tiles in reading order, those on the ground first, then those of level one."""

    seats: int = cell()
    may_split: int = cell()
    """Whether moving a tile may split an estate."""
    step: int = cell()
    turn: int = cell()
    """The seat whose turn it is."""
    acted: int = cell()
    """Whether the normal action of the turn is done."""
    spendable: int = cell()
    """Ankhs that can still be spent in this turn."""
    to_take: int = cell()
    """Tokens still to be taken."""
    buying: int = cell()
    """The space of the tile that is being bought, or `EMPTY`."""
    square: int = cell()
    """The upper left tile of the square on which it will lie, or `EMPTY`."""
    lifted: int = cell()
    """The tile of the estate that is being moved, or `EMPTY`."""
    again: int = cell()
    """Whether a scribe has brought another turn."""
    idle: int = cell()
    """Turns since the one in which a tile was bought, drawn or discarded; -1 in that turn."""
    markers: Block = cell(SPACES)
    """How many markers belong on each space."""
    prices: Block = cell(SPACES, GOODS)
    """The markers on each space, by good."""
    offer: Block = cell(SPACES)
    """The tile under each space, or `EMPTY`."""
    all_tiles: Block = cell(TILE_KINDS)
    """All tiles of the game, by color and kind."""
    pool: Block = cell(TILE_KINDS)
    """Face-down tiles of each color and kind, in both piles together."""
    piles: Block = cell(PILES)
    """Tiles in each draw pile."""
    tops: Block = cell(PILES)
    """The color on the back of the top tile of each pile, or `EMPTY`."""
    drawing: int = cell()
    """The pile from which tiles are drawn, or `EMPTY`."""
    supply: Block = cell(TOKENS)
    tokens: Block = cell(SEATS, TOKENS)
    """Tokens of each seat, those on warehouses too."""
    stored: Block = cell(SEATS, GOODS)
    """Of these, on warehouses."""
    storage: Block = cell(SEATS, GOODS)
    """Warehouses of each good that are not covered."""
    bonus: Block = cell(SEATS, FAMILIES)
    """Bonus tokens, by what the group is of."""
    grounds: Block = cell(SEATS)
    """Tiles on the ground."""
    heights: Block = cell(SEATS)
    """Tiles of level one."""
    free_squares: Block = cell(SEATS, kind=nd.int32)
    """The squares of four without a tile of level one, by their upper left tiles, as a bit mask."""
    square_colors: Block = cell(SEATS)
    """The colors of the tiles in those squares, as a bit mask."""
    tiles: Block = cell(SEATS, MOST_TILES)
    """`KINDS` * color + kind; then `EMPTY`."""
    cells: Block = cell(SEATS, MOST_TILES, kind=nd.int32)
    """The cell of each tile; for one of level one, that of the upper left tile under it; then 0."""
    links: Block = cell(SEATS, MOST_TILES, kind=nd.int32)
    """The tiles adjacent to each tile, as a bit mask; then 0."""
    agenda: Block = cell(3)
    """In set-up the markers, the colors of the piles, and the row; later the row and a color."""
