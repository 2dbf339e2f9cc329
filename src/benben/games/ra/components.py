"""The contents of the box of Ra. Figures and their sources: texts/en.md, R1 and R2."""

import enum

from benben import nd

SEATS = 5
EPOCHS = 3
TRACK_SPACES = 8
"""R1.3. Spaces of the auction track."""
START_POINTS = 10
"""R2.2. Two scoring tokens of five."""
START_CENTRE = 1
"""R2.3. The sun that lies in the centre at the start."""
LOST_PER_DISASTER = 2
"""R8.1."""


class Edition(enum.IntEnum):
    """The two rulebooks."""

    ALEA_1999 = 0
    GAMES_2022 = 1


class Tile(enum.IntEnum):
    """R1.1. The kinds of auction tiles, families side by side."""

    RA = 0
    GOD = 1
    GOLD = 2
    PHARAOH = 3
    NILE = 4
    FLOOD = 5
    ART = 6
    AGRICULTURE = 7
    RELIGION = 8
    ASTRONOMY = 9
    WRITING = 10
    FORTRESS = 11
    OBELISK = 12
    PALACE = 13
    PYRAMID = 14
    SPHINX = 15
    STATUES = 16
    STEP_PYRAMID = 17
    TEMPLE = 18
    FUNERAL = 19
    DROUGHT = 20
    UNREST = 21
    EARTHQUAKE = 22

    @property
    def title(self) -> str:
        """The official English name, as in notation: `Step pyramid`."""
        return self.name.replace("_", " ").capitalize()


KINDS = len(Tile)
EMPTY = -1
"""An empty space of the auction track."""

CIVILIZATIONS = (int(Tile.ART), int(Tile.WRITING) + 1)
"""Half-open range of the civilization kinds."""
MONUMENTS = (int(Tile.FORTRESS), int(Tile.TEMPLE) + 1)
"""Half-open range of the monument kinds."""
DISASTERS = (int(Tile.FUNERAL), int(Tile.EARTHQUAKE) + 1)
"""Half-open range of the disaster kinds."""

TILE_COUNTS = nd.array([30, 8, 5, 25, 25, 12, *[5] * 5, *[5] * 8, 2, 2, 4, 2], nd.int8)
"""R1.1. The 180 tiles by kind, the same for every edition and number of players."""
TILES = int(TILE_COUNTS.sum())

RA_LIMIT = nd.array([0, 0, 6, 8, 9, 10], nd.int8)
"""R1.4. The Ra tile that ends an epoch, by number of players."""

SUN_SETS: dict[int, tuple[tuple[int, ...], ...]] = {
    2: ((9, 6, 5, 2), (8, 7, 4, 3)),
    3: ((13, 8, 5, 2), (12, 9, 6, 3), (11, 10, 7, 4)),
    4: ((13, 6, 2), (12, 7, 3), (11, 8, 4), (10, 9, 5)),
    5: ((16, 7, 2), (15, 8, 3), (14, 9, 4), (13, 10, 5), (12, 11, 6)),
}
"""R2.4. The sun sets, by number of players."""


def _sun_masks() -> nd.Array:
    """`SUN_SETS` as bit masks, by number of players and set: bit 9 stands for the sun 9."""
    masks = nd.zeros((SEATS + 1, SEATS), nd.int32)
    for players, sets in SUN_SETS.items():
        for index, suns in enumerate(sets):
            masks[players, index] = sum(1 << sun for sun in suns)
    return masks


SUN_MASKS = _sun_masks()
HIGHEST_SUN = 16

CIVILIZATION_POINTS = nd.array([-5, 0, 0, 5, 10, 15], nd.int8)
"""R10.7. By number of different civilizations."""
MONUMENT_KIND_POINTS = nd.array([0, 1, 2, 3, 4, 5, 6, 10, 15], nd.int8)
"""R10.9. By number of different monuments."""
MONUMENT_SET_FIVES = nd.array([0, 0, 0, 1, 2, 3], nd.int8)
"""R10.10. Fives of points for identical monuments, by number of copies."""


class Item(enum.IntEnum):
    """The items that an epoch's scoring counts; rows of the score sheet and of a receipt."""

    GOD = 0
    GOLD = 1
    PHARAOH = 2
    RIVER = 3
    CIVILIZATION = 4
    MONUMENT_KINDS = 5
    MONUMENT_SETS = 6
    SUNS = 7


ITEMS = len(Item)
GOD_POINTS = 2
GOLD_POINTS = 3
RIVER_POINTS = 1
MOST_PHARAOHS, FEWEST_PHARAOHS = 5, -2
HIGHEST_SUNS, LOWEST_SUNS = 5, -5
FIVE = 5
FEWEST_POINTS = 0
"""R10.14. No seat falls below it."""
