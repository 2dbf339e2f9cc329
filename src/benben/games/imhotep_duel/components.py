"""The contents of the box of Imhotep: The Duel. Figures and their sources: texts/en.md, D1 and D9."""

import enum

from benben import nd

SEATS = 2
BLACK, WHITE = 0, 1
MEEPLES = 4
"""D1.6. Of each colour."""
LINE_SPACES = 3
HARBOR_SPACES = LINE_SPACES * LINE_SPACES
BOATS = 2 * LINE_SPACES
CARGO_SPACES = 3
FARTHEST = CARGO_SPACES - 1
"""The cargo space farthest from the harbor, the third."""
RESERVE = 3
"""D2.5. Tokens that wait on the reserve space, one for each action token that takes one."""
FEWEST_TO_UNLOAD = 2
"""D5.1. Meeples that a line must hold before its boat may be unloaded."""
PAIRS = nd.array([[0, 1], [0, 2], [1, 2]], nd.int8)
"""D7.19. The pairs of cargo spaces whose tokens may be swapped."""


class Token(enum.IntEnum):
    """D1.1. The kinds of cargo tokens, sites in the order of the rulebook, action tokens last."""

    OBELISK = 0
    LIGHT_PYRAMID = 1
    DARK_PYRAMID = 2
    TEMPLE_1 = 3
    TEMPLE_2 = 4
    TEMPLE_3 = 5
    TEMPLE_4 = 6
    TOMB_1 = 7
    TOMB_2 = 8
    TOMB_3 = 9
    TOMB_4 = 10
    TOMB_5 = 11
    TOMB_6 = 12
    TOMB_7 = 13
    TOMB_8 = 14
    TOMB_9 = 15
    TOMB_10 = 16
    TOMB_11 = 17
    TOMB_12 = 18
    TAKE = 19
    PLACE = 20
    PLACE_AND_UNLOAD = 21
    SWAP_AND_UNLOAD = 22

    @property
    def title(self) -> str:
        """The English name, as in notation: `Light pyramid`, `Tomb 12`."""
        return self.name.replace("_", " ").capitalize()


KINDS = len(Token)
EMPTY = -1
"""An empty cargo space, or no boat, or no action token."""
TEMPLES = (int(Token.TEMPLE_1), int(Token.TEMPLE_4) + 1)
"""Half-open range of the temple kinds."""
TOMBS = (int(Token.TOMB_1), int(Token.TOMB_12) + 1)
"""Half-open range of the tomb kinds."""
ACTIONS = (int(Token.TAKE), int(Token.SWAP_AND_UNLOAD) + 1)
"""Half-open range of the action kinds."""
ACTION_KINDS = ACTIONS[1] - ACTIONS[0]
TEMPLE_VALUES = TEMPLES[1] - TEMPLES[0]

TOKEN_COUNTS = nd.array([12, 6, 6, *[3] * 4, *[1] * 12, *[3] * 4], nd.int8)
"""D1.1. The 60 tokens by kind."""
TOKENS = int(TOKEN_COUNTS.sum())


class Site(enum.IntEnum):
    """D1.7. The four sites; every player has a board of each, with a side A and a side B."""

    OBELISK = 0
    TEMPLE = 1
    PYRAMID = 2
    TOMB = 3


SITES = len(Site)
SIDE_A, SIDE_B = 0, 1


# ---- the harbor --------------------------------------------------------------------------------------------------
LINES = nd.array(
    [[2, 1, 0], [5, 4, 3], [8, 7, 6], [6, 3, 0], [7, 4, 1], [8, 5, 2]],
    nd.int8,
)
"""D1.3, D1.4. The harbor spaces that each boat serves, closest to the boat first: boats 1, 2, 3 lie to the right of
the rows, boats A, B, C below the columns."""


def _line_masks() -> nd.Array:
    return nd.array([sum(1 << int(space) for space in line) for line in LINES], nd.int16)


LINE_MASKS = _line_masks()
"""The same as bit masks: bit 4 stands for the space 4, in the middle."""
EVERY_SPACE = (1 << HARBOR_SPACES) - 1
EVERY_BOAT = (1 << BOATS) - 1


def _boats_with(meeples: int) -> nd.Array:
    """For each set of occupied spaces the boats (as a mask) whose lines hold at least this many *meeples*."""
    return nd.array(
        [
            sum(
                1 << boat
                for boat, line in enumerate(LINE_MASKS)
                if (int(line) & taken).bit_count() >= meeples
            )
            for taken in range(EVERY_SPACE + 1)
        ],
        nd.int8,
    )


IN_HAND = nd.array([MEEPLES - taken.bit_count() for taken in range(EVERY_SPACE + 1)], nd.int8)
"""D1.6. By the spaces on which a player's meeples stand: how many are in hand (never asked of more than four)."""
READY = _boats_with(FEWEST_TO_UNLOAD)
"""D5.1. By occupied spaces: the boats that may be unloaded, if they are still in play."""
REACHED = _boats_with(1)
"""By occupied spaces: the boats that one more meeple makes ready, or that are ready."""


# ---- D9 points ---------------------------------------------------------------------------------------------------
ACTION_POINTS, MEEPLE_POINTS = 1, 1
"""D9.2, D9.3. For an action token that was not played, for a meeple on the harbor."""
OBELISK_POINTS = 1
"""Side A of the obelisk: for each token."""
MAJORITY_POINTS = 6
"""Side A of the obelisk: for the player who has more."""
FIRST_POINTS, SECOND_POINTS = 12, 6
"""Side B of the obelisk."""
PRIZE_OBELISKS = 5
BOTH_PRIZES_OBELISKS = 10
PYRAMID_A_POINTS = nd.array([0, 1, 3, 6, 10, 15, 21], nd.int8)
"""By tokens in one pyramid."""
PYRAMID_B_POINTS = nd.array([-6, 0, 4, 10, 18, 30, 45], nd.int8)
"""By tokens in the smaller pyramid. The English edition prints 15 for four; see the rulings."""
LONGEST_RUN = 5
"""Side A of the tomb: a run scores its length squared; longer ones score as this."""
TOMB_B_POINTS = 4


class Item(enum.IntEnum):
    """The items of scoring, in the order of a receipt."""

    OBELISK = 0
    TEMPLE = 1
    LIGHT_PYRAMID = 2
    DARK_PYRAMID = 3
    PYRAMID = 4
    TOMB = 5
    ACTIONS = 6
    MEEPLES = 7


ITEMS = len(Item)
