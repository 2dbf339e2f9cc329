"""The contents of the box of Imhotep. Figures and their sources: texts/en.md, I1; the B sides: `boards`."""

import enum

from benben import nd

SEATS = 4
FEWEST_SEATS = 2
STONES = 29
"""I1.1. Stones of each colour in play: the thirtieth marks the points."""
FIRST_STONES = 2
"""I2.5. On the sled of the seat that begins; each later seat has one more."""
SLED_SPACES = 5
STONES_TO_GET = 3
"""I4.1. The most stones with one action."""
ROUNDS = 6
EMPTY = -1
"""No ship, no site, no card, no owner of a space."""


class Color(enum.IntEnum):
    """I2.1. The colours of the seats, in the order of play."""

    BLACK = 0
    WHITE = 1
    BROWN = 2
    GRAY = 3


class Site(enum.IntEnum):
    """I1.2. The five sites; each board has a side A and a side B."""

    MARKET = 0
    PYRAMIDS = 1
    TEMPLE = 2
    BURIAL_CHAMBER = 3
    OBELISKS = 4

    @property
    def title(self) -> str:
        """The name in notation: `burial chamber`."""
        return self.name.replace("_", " ").lower()


SITES = len(Site)
SIDE_A, SIDE_B = 0, 1
EVERY_SITE = (1 << SITES) - 1

# ---- ships -------------------------------------------------------------------------------------------------------
SHIPS = 4
"""I3.2. Ships of a round."""
HOLD_SPACES = 4
"""Spaces of the largest ship."""
FEWEST_TO_SAIL = nd.array([0, 1, 1, 2, 3], nd.int8)
"""I1.3. Stones that a ship must carry, by its capacity."""
ROUND_CARDS = nd.array(
    [
        [[4, 3, 2, 2], [4, 3, 3, 1], [4, 3, 2, 1], [4, 2, 2, 1], [3, 3, 2, 2], [3, 3, 2, 1], [3, 2, 2, 1]],
        [[4, 3, 3, 2], [4, 4, 2, 1], [4, 3, 2, 2], [4, 3, 2, 1], [4, 2, 2, 1], [3, 3, 3, 2], [3, 3, 2, 2]],
        [[4, 4, 3, 2], [4, 4, 2, 2], [4, 4, 2, 1], [4, 3, 3, 3], [4, 3, 3, 2], [4, 3, 2, 2], [3, 3, 3, 2]],
    ],
    nd.int8,
)
"""I1.6. The capacities of the four ships, by players (two first) and card."""
CARDS_OF_ROUNDS = int(ROUND_CARDS.shape[1])


# ---- market cards ------------------------------------------------------------------------------------------------
class Card(enum.IntEnum):
    """I1.7. The kinds of market cards: red, green, violet, blue."""

    ENTRANCE = 0
    SARCOPHAGUS = 1
    PAVED_PATH = 2
    PYRAMID_DECORATION = 3
    TEMPLE_DECORATION = 4
    BURIAL_CHAMBER_DECORATION = 5
    OBELISK_DECORATION = 6
    STATUE = 7
    LEVER = 8
    HAMMER = 9
    SAIL = 10
    CHISEL = 11

    @property
    def title(self) -> str:
        """The English name, as in notation: `Paved path`."""
        return self.name.replace("_", " ").capitalize()


KINDS = len(Card)
RED = (int(Card.ENTRANCE), int(Card.PAVED_PATH) + 1)
"""Half-open range of the red kinds, which act immediately."""
GREEN = (int(Card.PYRAMID_DECORATION), int(Card.OBELISK_DECORATION) + 1)
"""Half-open range of the green kinds, one for each site from the pyramids on."""
BLUE = (int(Card.LEVER), int(Card.CHISEL) + 1)
"""Half-open range of the blue kinds, which are played."""
CARD_COUNTS = nd.array([2, 2, 2, 2, 2, 2, 2, 10, 2, 2, 3, 3], nd.int8)
"""I1.7. The 34 market cards by kind."""
CARDS = int(CARD_COUNTS.sum())
RED_SITES = nd.array([Site.PYRAMIDS, Site.BURIAL_CHAMBER, Site.OBELISKS], nd.int8)
"""I11.1. The site where each red card puts a stone."""
OFFER = 4
"""I6.1. Face-up cards on side A of the market."""
OFFER_B = 3
PAIR = 2
"""I6.6. Face-down cards on side B of the market."""
STONES_TO_DECORATE = 3
"""I11.6. Stones at a site for each point of its decoration."""
DECORATION_POINTS = 1
"""I11.6. The number of stones for a point."""
STATUE_POINTS = nd.array([0, 1, 3, 6, 10, 15, 17, 19, 21, 23, 25], nd.int8)
"""I11.9. By statues: each beyond the fifth adds two."""

# ---- pyramids ----------------------------------------------------------------------------------------------------
PYRAMID_A_POINTS = nd.array([2, 1, 3, 2, 4, 3, 2, 1, 3, 2, 3, 1, 3, 4], nd.int8)
"""I7.3. In the order of building: nine stones column by column, four, one."""
PYRAMIDS_B = 3
PYRAMID_B_SPACES = 5
"""I7.5. Each of the small pyramids: four stones and one on top."""
SIDE_STONE_POINTS = 1
BONUS_POINTS = 1
"""I7.9. The points of every bonus space of side B besides its bonus."""

# ---- temple ------------------------------------------------------------------------------------------------------
TEMPLE_COLUMNS = nd.array([0, 0, 4, 5, 5], nd.int8)
"""I8.1. By players."""
TEMPLE_WIDTH = 5
TEMPLE_STONES = ROUNDS * HOLD_SPACES
"""No card lays a stone here, so no more than six ships can bring."""
TEMPLE_POINTS = 1
TEMPLE_B_POINTS = 2
TEMPLE_B_STONES = 2

# ---- burial chamber ----------------------------------------------------------------------------------------------
ROWS = 3
CHAMBER_SPACES = 72
"""Six ships bring 24 stones. A Sarcophagus needs a card to be turned up: even boards full of card spaces turn up 75
(30 for the market, 15 for the pyramids, 30 for the temple); the first 34 are the deck with its two: 43 are left."""
GROUP_POINTS = nd.array([0, 1, 3, 6, 10, 15], nd.int8)
"""I9.3. By connected stones of one colour; each beyond the fifth adds two."""
MORE_POINTS = 2

# ---- obelisks ----------------------------------------------------------------------------------------------------
OBELISK_A_POINTS = nd.array([[10, 1, 0, 0], [12, 6, 1, 0], [15, 10, 5, 1]], nd.int8)
"""I10.2. By players (two first) and place."""
TOWER = 3
"""I10.6. Stones of an obelisk on side B."""
MOST_TOWERS = 8
"""Point spaces that a board of side B may have."""
LOOSE_STONE_POINTS = 1

# ---- scoring -----------------------------------------------------------------------------------------------------
UNUSED_POINTS = 1
"""I12.6. A blue card that was not played."""
WRATH_POINTS = -5
"""I15.1. For a player without a stone at one of the four buildings."""


class Item(enum.IntEnum):
    """The items of scoring, in the order of a receipt; the first four as `Site` less one."""

    PYRAMIDS = 0
    TEMPLE = 1
    BURIAL_CHAMBER = 2
    OBELISKS = 3
    PYRAMID_DECORATION = 4
    TEMPLE_DECORATION = 5
    BURIAL_CHAMBER_DECORATION = 6
    OBELISK_DECORATION = 7
    STATUES = 8
    UNUSED = 9
    WRATH = 10


ITEMS = len(Item)
TRACK_ITEMS = int(Item.OBELISKS) + 1
"""Items that may score during the game."""
