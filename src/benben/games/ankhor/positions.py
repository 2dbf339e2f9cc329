"""Positions of Ankh'or in words, for `Game.position`.

| Key | Value | Default |
|---|---|---|
| `turn` | the seat whose turn it is | 0 |
| `row` | the tiles under the spaces from left to right, `-` for an empty one | tiles that are left |
| `prices` | the markers of the six spaces: `fish+ivory,cloth+fish+herbs,...` | the goods in turn |
| `left_pile` | tiles in the left draw pile; the right one has the rest | as if all came from the left one |
| `tops` | the colors on the two draw piles, `-` for an empty one | colors that are left |
| `gone` | tiles that have left the game, in play with two players only | none |
| `0:estate` | the tiles of seat 0 on the ground, `-` for a gap, `/` between rows | none |
| `0:upper` | its tiles of level one, in the same rows and columns, where the upper left tile under each is | none |
| `0:hand` | tokens in its hand | none |
| `0:stored` | goods on its warehouses | none |
| `0:bonus` | its bonus tokens, by color or animal | one for each group of five |
| `idle` | turns since the one in which a tile was bought, drawn or discarded; `now` in it | 0 |
| `step` | `take`, `place`, `save`, `after`, `lift`, `set_down`, `return` | the beginning of a turn |
| `acted` | `lift`, `set_down`: whether the normal action is done | `no` |
| `spendable` | ankhs that can be spent in this turn | all in the hand |
| `to_take` | `take`: tokens still to be taken | 2 |
| `buying` | `place`, `save`: the space of the tile that is bought, from 1 | has to be said |
| `square` | `save`: the upper left tile of its square, counted from 1 in reading order | has to be said |
| `lifted` | `set_down`: the tile that is moved, counted in the same way, those of level one last | has to be said |
| `again` | whether a scribe has brought another turn | `no` |

Tiles are called `blue_jackal`, `red_points`; tokens `fish`, `ivory`, `charcoal`, `herbs`, `cloth`, `ankh`. Tokens that
no seat has are in the supply, tiles that are nowhere else face down.
"""

from collections.abc import Collection

from benben.engine.agenda import clear_agenda
from benben.engine.position_text import Positions, dealt
from benben.games.ankhor.components import (
    COLORS,
    EMPTY,
    GOODS,
    KINDS,
    LEFT_PILE,
    PILES,
    ROW,
    SPACES,
    SUPPLY,
    TILE_KINDS,
    TILES,
    TOKENS,
    TOKENS_TO_TAKE,
)
from benben.games.ankhor.conservation import problems
from benben.games.ankhor.position_words import tiles_out, usual_spendable, words
from benben.games.ankhor.surveying import Spot, estate_of, large_groups, lay_out
from benben.games.ankhor.table import AnkhorTable, Step

_TOO_MANY = 100
"""More tokens, or tiles of a kind, than there are, in a number that a cell holds."""


# ---- what is not said ----------------------------------------------------------------------------------------------
def clear(table: AnkhorTable) -> None:
    """The first turn, before markers are dealt and tiles turned up."""
    clear_agenda(table)
    table.drawing = EMPTY
    table.step = Step.TURN
    table.actor = 0


def complete(table: AnkhorTable, given: Collection[str]) -> None:
    """Put the estates in order, deal what lies at the market, and count what is left."""
    table.actor = table.turn
    for seat in range(table.seats):
        _survey(table, seat)
        if f"{seat}:bonus" not in given:
            table.bonus[seat] = large_groups(estate_of(table, seat))
    _count_tokens(table)
    _deal_market(table, given)
    if "acted" not in given:
        table.acted = table.step in {Step.AFTER, Step.RETURN}
    if "spendable" not in given:
        table.spendable = usual_spendable(table)
        if table.step in {Step.LIFT, Step.SET_DOWN}:
            table.spendable = min(int(table.spendable), 1)
    if "to_take" not in given and table.step == Step.TAKE:
        table.to_take = TOKENS_TO_TAKE - 1


def _survey(table: AnkhorTable, seat: int) -> None:
    """The words have noted the level of each tile where its links belong."""
    count = int(table.grounds[seat]) + int(table.heights[seat])
    estate: dict[Spot, int] = {}
    for index in range(count):
        spot = Spot(int(table.links[seat, index]), *divmod(int(table.cells[seat, index]), ROW))
        estate[spot] = int(table.tiles[seat, index])
    lay_out(table, seat, estate)


def _count_tokens(table: AnkhorTable) -> None:
    """A2.2. Goods on warehouses belong to a seat too; the rest is in the supply."""
    for token in range(TOKENS):
        for seat in range(table.seats):
            stored = int(table.stored[seat, token]) if token < GOODS else 0
            table.tokens[seat, token] = min(int(table.tokens[seat, token]) + stored, _TOO_MANY)
        held = int(table.tokens[:, token].sum(dtype=int))
        table.supply[token] = max(int(SUPPLY[table.seats]) - held, -_TOO_MANY)


# ---- the market ------------------------------------------------------------------------------------------------------
def _deal_market(table: AnkhorTable, given: Collection[str]) -> None:
    """A2.3 to A2.7. Prices, the row, the piles and their top tiles."""
    if "prices" not in given:
        _deal_prices(table)
    left = [int(count) - int(out) for count, out in zip(table.pool, tiles_out(table), strict=True)]
    if "row" not in given:
        _deal_row(table, left)
    table.pool[:] = [max(count, -_TOO_MANY) for count in left]
    total = max(0, sum(left))
    if "left_pile" not in given:
        table.piles[0] = min(max(0, total - (TILES - LEFT_PILE)), LEFT_PILE)
    table.piles[1] = total - int(table.piles[0])
    if "tops" not in given:
        _show_tops(table, left)


def _deal_prices(table: AnkhorTable) -> None:
    """The goods in turn, so that none lies twice on a space."""
    laid = 0
    for space in range(SPACES):
        for _ in range(table.markers[space]):
            table.prices[space, laid % GOODS] += 1
            laid += 1


def _deal_row(table: AnkhorTable, left: list[int]) -> None:
    """As many tiles as there are, up to six."""
    for space in range(SPACES):
        there = [max(0, count) for count in left]
        if any(there):
            tile = dealt(there, space)
            table.offer[space] = tile
            left[tile] -= 1


def _show_tops(table: AnkhorTable, left: list[int]) -> None:
    """The colors of tiles that are left."""
    colors = [
        sum(max(0, left[tile]) for tile in range(TILE_KINDS) if tile // KINDS == color)
        for color in range(COLORS)
    ]
    for pile in range(PILES):
        if table.piles[pile] > 0 and any(colors):
            table.tops[pile] = dealt(colors, SPACES + pile)
            colors[table.tops[pile]] -= 1


POSITIONS: Positions[AnkhorTable] = Positions(words, clear, complete, problems)
