"""The contents of the box of Ankh'or. Figures and their sources: texts/en.md, A1; the unread ones: `boards`."""

import enum

from benben import nd

SEATS = 4
FEWEST_SEATS = 2
EMPTY = -1
"""No tile, no color, no pile."""


class Color(enum.IntEnum):
    """A1.2. The colors of the tiles, and of the goods in the same order."""

    BLUE = 0
    WHITE = 1
    BLACK = 2
    GREEN = 3
    RED = 4


class Token(enum.IntEnum):
    """A1.3. The types of tokens: a good of each color, and the ankh."""

    FISH = 0
    IVORY = 1
    CHARCOAL = 2
    HERBS = 3
    CLOTH = 4
    ANKH = 5


class Kind(enum.IntEnum):
    """A1.5. The kinds of tiles, the animals first."""

    JACKAL = 0
    SCARAB = 1
    FALCON = 2
    POINTS = 3
    WAREHOUSE = 4
    SCRIBE = 5
    DESERT = 6


COLORS = len(Color)
GOODS = COLORS
TOKENS = len(Token)
ANKH = int(Token.ANKH)
KINDS = len(Kind)
ANIMALS = int(Kind.FALCON) + 1
FAMILIES = COLORS + ANIMALS
"""The families that form groups: the colors, then the animals."""
TILE_KINDS = COLORS * KINDS
"""A tile is `KINDS` * color + kind."""
TILES = 55
SUPPLY = nd.array([0, 0, 4, 5, 6], nd.int8)
"""A2.2. Tokens of each type, by players."""

# ---- the market --------------------------------------------------------------------------------------------------
SPACES = 6
"""A1.6. Spaces under the price board."""
MARKERS = 15
MARKERS_OF_GOOD = 3
"""A1.7."""
FEWEST_MARKERS, MOST_MARKERS = 2, 3
"""A1.6. On a space."""
PILES = 2
LEFT_PILE = 28
"""A2.4. Tiles of the left draw pile; the others are in the right one."""

# ---- turns -------------------------------------------------------------------------------------------------------
TOKENS_TO_TAKE = 3
"""A4.1."""
MOST_GOODS = 5
"""A4.5. In the hand at the end of a turn."""
MOST_ANKHS = 2
"""A4.5. At the end of a turn."""
LAST_TILES = 13
"""A12.1. The number of tiles that brings the end."""
IDLE_ROUNDS = 20
"""A12.5. The number of rounds without a tile bought, drawn or discarded that brings the end, too."""

# ---- estates -----------------------------------------------------------------------------------------------------
MOST_SCRIBES = 11
MOST_TILES = LAST_TILES + MOST_SCRIBES
"""A6.9. Twelve tiles, then a purchase and one more for each scribe: no estate has more."""
MOST_PLACES = 4 * MOST_TILES
"""A tile has four sides."""
ROW = 1 << 16
"""Cells are numbered by rows: below `cell` lies `cell + ROW`. Nothing ever lies so far out that rows would meet: a tile
leaves a pile or the row at most 110 times, so there are at most 111 * `IDLE_ROUNDS` rounds, and at most two moves in
each can carry a part of an estate one cell further."""
ORIGIN = ROW + 1
"""The cell in the upper left corner of an estate; places may lie one above or one to the left."""

# ---- scoring -----------------------------------------------------------------------------------------------------
TILE_POINTS = 2
"""A13.1. Printed on a 2-point tile."""
BONUS_POINTS = 3
"""A1.8."""
BONUS_SIZE = 5
"""A9.1. Tiles of a group that earns a bonus token."""
FEWEST_IN_GROUP = 2
"""A13.2."""
TOKENS_FOR_POINT = 3
"""A13.5."""
TOKENS_POINTS = 1
"""A13.5. The number of tokens for a point."""


class Item(enum.IntEnum):
    """The items of scoring, in the order of a receipt."""

    POINTS = 0
    BONUS = 1
    JACKAL = 2
    SCARAB = 3
    FALCON = 4
    BLUE = 5
    WHITE = 6
    BLACK = 7
    GREEN = 8
    RED = 9
    TOKENS = 10


ITEMS = len(Item)
