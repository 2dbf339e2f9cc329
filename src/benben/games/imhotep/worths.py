"""The worth of a stone where it lands, and of a card: in points, as far as can be foreseen.

None of it is a rule. The figures of `WEIGHTS` came from a random search: variants played thousands of games against
each other, over all sides and numbers of players, and the winners were kept and rounded.
"""

import enum

from benben import nd
from benben.engine.rule import rule, small_rule, wide
from benben.games.imhotep.boards import Bonus, Column
from benben.games.imhotep.components import (
    EMPTY,
    FEWEST_SEATS,
    GREEN,
    OBELISK_A_POINTS,
    PYRAMID_A_POINTS,
    PYRAMIDS_B,
    RED,
    ROUNDS,
    ROWS,
    SIDE_A,
    STATUE_POINTS,
    STONES_TO_DECORATE,
    STONES_TO_GET,
    TEMPLE_B_POINTS,
    TEMPLE_COLUMNS,
    TOWER,
    Card,
    Site,
)
from benben.games.imhotep.rules import stones_to_get
from benben.games.imhotep.scoring import count_of, missing_buildings, row_counts
from benben.games.imhotep.sites.pyramids import is_open, next_space, stones_laid
from benben.games.imhotep.table import ImhotepTable


class Weight(enum.IntEnum):
    """The figures that were found by playing; see `WEIGHTS`."""

    STONE_ON_SLED = 0
    """A stone got from the quarry, with an empty sled."""
    FULLER_SLED = 1
    """How much less for each stone that lies there already."""
    STONE_SPENT = 2
    """The cost of placing a stone from the sled."""
    DENIAL = 3
    """How much counts of what others gain, all together, with two players."""
    DENIAL_MORE = 4
    """The same with three or four."""
    READY_BEST = 5
    """A ship that can sail: how far it goes towards the best site for the actor, from the average one."""
    READY_WORST = 6
    """The same towards the worst."""
    WAITING_BEST = 7
    """A ship that cannot sail yet."""
    WAITING_WORST = 8
    TEMPLE_LASTS = 9
    """How much of a temple stone is left after each round."""
    TEMPLE_COVERED = 10
    """How much counts of the stone that is covered."""
    CHAMBER_ALONE = 11
    CHAMBER_BESIDE = 12
    """For each neighbour of one's own colour."""
    CHAMBER_ROW = 13
    """Side B: a stone in a row without a rival close by."""
    CHAMBER_RIVAL = 14
    """Side B: more, where it makes or breaks a tie."""
    OBELISK_EVEN = 15
    """Side A: of the difference between first and second place, for a stone where the leaders are level."""
    OBELISK_APART = 16
    """How much is left of that for each stone that they are apart."""
    OBELISK_FIRST = 17
    """The first stone."""
    TOWER_NEXT = 18
    """Side B: of the next point space, for the second stone of three."""
    TOWER_FIRST = 19
    STATUE_HOPE = 20
    """For each statue, that others will follow."""
    DECORATION_HOPE = 21
    """Stones that will come to a site in a round."""
    LEVER_WORTH = 22
    HAMMER_WORTH = 23
    SAIL_WORTH = 24
    CHISEL_WORTH = 25
    """The worth of keeping a blue card early in the game; at the end it is its one point."""
    BONUS_CARD = 26
    """A card from the pile."""
    BONUS_STONE = 27
    """A stone as a bonus."""
    BONUS_SHIP = 28
    """A stone placed as a bonus."""
    PAIR_CHOICE = 29
    """How much more than an average card the better of two is."""
    WRATH_FEAR = 30
    """Of the penalty, for the first stone at a building."""
    MARKET_LATER = 31
    """How much of a card's worth is left for each stone that chooses before."""
    CARD_DENIED = 32
    """How much counts of what a card would be worth to others."""


WEIGHTS = nd.array(
    [
        0.53, 0.09, 0.2, 1.0, 0.88, 0.38, 0.14, -0.4, -0.44, 0.52, 0.68, 2.0, 2.0, 1.4, 1.7, 0.44, 0.72,
        0.8, 0.53, 0.44, 0.38, 2.8, 1.1, 3.0, 2.3, 3.5, 3.1, 0.49, 0.78, 0.8, 0.24, 0.76, 0.04,
    ]
)  # fmt: skip
"""By `Weight`."""


@small_rule
def weight(figure: int) -> float:
    """A figure that was found by playing."""
    return float(WEIGHTS[figure])


@small_rule
def rounds_left(table: ImhotepTable) -> int:
    """Rounds that are still to be played, the present one included."""
    return ROUNDS - int(table.round_number)


# ---- stones ------------------------------------------------------------------------------------------------------
@rule
def landing_worth(table: ImhotepTable, site: int, seat: int, before: int) -> float:
    """The gain of a stone of *seat* at a site if as many stones are unloaded *before* it."""
    if site == Site.MARKET:
        return market_worth(table, seat, before)
    worth = wrath_worth(table, site, seat)
    if site == Site.PYRAMIDS:
        return worth + pyramids_worth(table, seat, before)
    if site == Site.TEMPLE:
        return worth + temple_worth(table, before)
    if site == Site.BURIAL_CHAMBER:
        return worth + chamber_worth(table, seat, before)
    return worth + obelisk_worth(table, seat)


@small_rule
def wrath_worth(table: ImhotepTable, site: int, seat: int) -> float:
    """I15.1. The first stone at a building, when the Pharaoh watches."""
    if table.wrath and table.stones[site, seat] == 0:
        return weight(Weight.WRATH_FEAR) * 5.0 / missing_buildings(table, seat)
    return 0.0


@rule
def market_worth(table: ImhotepTable, seat: int, before: int) -> float:
    """I6.2. The best card, or a worse one when others choose before."""
    best = pair_worth() if table.pair > 0 else 0.0
    for slot in range(len(table.offer)):
        if table.offer[slot] != EMPTY:
            best = max(best, card_worth(table, seat, int(table.offer[slot])))
    for _ in range(before):
        best *= weight(Weight.MARKET_LATER)
    return best


@rule
def pyramids_worth(table: ImhotepTable, seat: int, before: int) -> float:
    """I7.3, I7.6. Side A: the points of its space. Side B: the best of the open pyramids."""
    if table.sides[Site.PYRAMIDS] == SIDE_A:
        space = stones_laid(table, Site.PYRAMIDS) + before
        return float(PYRAMID_A_POINTS[space]) if space < len(PYRAMID_A_POINTS) else 1.0
    best = 1.0
    for pyramid in range(PYRAMIDS_B):
        if is_open(table, pyramid):
            best = max(best, space_worth(table, seat, pyramid, next_space(table, pyramid)))
    return best


@rule
def space_worth(table: ImhotepTable, seat: int, pyramid: int, space: int) -> float:
    """I7.9. A space of a pyramid of side B: its points, or one point and a bonus."""
    figure = int(table.pyramid_spaces[pyramid, space])
    if figure < Bonus.CARD:
        return float(figure)
    if figure == Bonus.CARD:
        return 1.0 + weight(Weight.BONUS_CARD)
    if figure == Bonus.STONES:
        return 1.0 + weight(Weight.BONUS_STONE) * stones_to_get(table, seat, STONES_TO_GET)
    return 1.0 + weight(Weight.BONUS_SHIP) * int(table.sled[seat] > 0)


@rule
def temple_worth(table: ImhotepTable, before: int) -> float:
    """I8.2. The gift of its column in this round and, less and less surely, in later ones."""
    column = (stones_laid(table, Site.TEMPLE) + before) % int(TEMPLE_COLUMNS[table.seats])
    return column_worth(table, column) * lasting(table)


@rule
def lasting(table: ImhotepTable) -> float:
    """How many rounds a temple stone will be seen."""
    rounds = chance = 1.0
    for _ in range(rounds_left(table) - 1):
        chance *= weight(Weight.TEMPLE_LASTS)
        rounds += chance
    return rounds


@rule
def column_worth(table: ImhotepTable, column: int) -> float:
    """I8.3 to I8.8. The gift of a column in a round."""
    if table.sides[Site.TEMPLE] == SIDE_A:
        return 1.0
    gift = int(table.temple_columns[column])
    if gift == Column.POINTS:
        return float(TEMPLE_B_POINTS)
    if gift == Column.CARD:
        return weight(Weight.BONUS_CARD)
    return max(1.0, 2.0 * weight(Weight.BONUS_STONE)) if rounds_left(table) > 1 else 1.0


@rule
def chamber_worth(table: ImhotepTable, seat: int, before: int) -> float:
    """I9.3, I9.4. Side A: how it joins stones of its colour. Side B: its row."""
    space = stones_laid(table, Site.BURIAL_CHAMBER) + before
    if table.sides[Site.BURIAL_CHAMBER] == SIDE_A:
        neighbours = int(space >= ROWS and table.chamber[space - ROWS] == seat)
        neighbours += int(before == 0 and space % ROWS > 0 and table.chamber[space - 1] == seat)
        return weight(Weight.CHAMBER_ALONE) + weight(Weight.CHAMBER_BESIDE) * neighbours
    own, rival = rivals_in_row(table, seat, space % ROWS)
    worth = weight(Weight.CHAMBER_ROW)
    return worth + weight(Weight.CHAMBER_RIVAL) * int(rival - own in (0, 1))


@rule
def rivals_in_row(table: ImhotepTable, seat: int, row: int) -> tuple[int, int]:
    """Stones of a seat in a row, and of the other who has most there."""
    counts = row_counts(table, row)
    rival = 0
    for other in range(wide(table.seats)):
        if other != seat:
            rival = max(rival, count_of(counts, other))
    return count_of(counts, seat), rival


@rule
def obelisk_worth(table: ImhotepTable, seat: int) -> float:
    """I10.2, I10.6. Side A: the race for the highest. Side B: the next tower."""
    own = int(table.stones[Site.OBELISKS, seat])
    if table.sides[Site.OBELISKS] != SIDE_A:
        return tower_worth(table, own)
    rival = 0
    for other in range(wide(table.seats)):
        if other != seat:
            rival = max(rival, int(table.stones[Site.OBELISKS, other]))
    places = OBELISK_A_POINTS[table.seats - FEWEST_SEATS]
    worth = weight(Weight.OBELISK_EVEN) * (places[0] - places[1])
    for _ in range(abs(rival - own)):
        worth *= weight(Weight.OBELISK_APART)
    return float(worth + weight(Weight.OBELISK_FIRST) * (own == 0))


@rule
def tower_worth(table: ImhotepTable, own: int) -> float:
    """I10.6. Side B: of the highest space that is free."""
    prize = 0
    for space in range(len(table.towers)):
        if table.towers[space] == EMPTY:
            prize = int(table.tower_points[space])
            break
    if own % TOWER == TOWER - 1:
        return max(1.0, float(prize) - 2.0)
    share = Weight.TOWER_NEXT if own % TOWER else Weight.TOWER_FIRST
    return max(1.0, prize * weight(share))


# ---- cards -------------------------------------------------------------------------------------------------------
@rule
def card_worth(table: ImhotepTable, seat: int, kind: int) -> float:
    """The worth of a market card to a seat."""
    if kind < RED[1]:
        return red_worth(table, seat, kind)
    if kind < GREEN[1]:
        site = kind - GREEN[0] + Site.PYRAMIDS
        coming = weight(Weight.DECORATION_HOPE) * rounds_left(table)
        return float((stones_laid(table, site) + coming) / STONES_TO_DECORATE)
    if kind == Card.STATUE:
        held = int(table.cards[seat, kind])
        hope = weight(Weight.STATUE_HOPE) * rounds_left(table) / ROUNDS
        return float(STATUE_POINTS[min(held + 1, len(STATUE_POINTS) - 1)] - STATUE_POINTS[held] + hope)
    return blue_worth(table, kind)


@rule
def red_worth(table: ImhotepTable, seat: int, kind: int) -> float:
    """I11.1. A stone, immediately and without a ship."""
    if table.quarry[seat] == 0:
        return 0.0
    if kind == Card.ENTRANCE:
        return pyramids_worth(table, seat, 0)
    return chamber_worth(table, seat, 0) if kind == Card.SARCOPHAGUS else obelisk_worth(table, seat)


@rule
def blue_worth(table: ImhotepTable, kind: int) -> float:
    """I12.6. The worth of its action, and in the end its one point."""
    early = (rounds_left(table) - 1) / (ROUNDS - 1)
    return 1.0 + early * (weight(Weight.LEVER_WORTH + kind - Card.LEVER) - 1.0)


@rule
def pair_worth() -> float:
    """I6.8. The better of two unknown cards."""
    return weight(Weight.BONUS_CARD) + weight(Weight.PAIR_CHOICE)
