"""I14.4. Scoring, item by item: the score at any time is what the table would be worth if the game ended now."""

from benben import nd
from benben.engine.rule import rule, small_rule, wide
from benben.engine.tally import Tallying, bind_tally
from benben.engine.winners import shares_by
from benben.games.imhotep.components import (
    BLUE,
    CHAMBER_SPACES,
    DECORATION_POINTS,
    EMPTY,
    FEWEST_SEATS,
    GREEN,
    GROUP_POINTS,
    ITEMS,
    LOOSE_STONE_POINTS,
    MORE_POINTS,
    OBELISK_A_POINTS,
    ROWS,
    SEATS,
    SIDE_A,
    SIDE_B,
    SITES,
    STATUE_POINTS,
    STONES_TO_DECORATE,
    UNUSED_POINTS,
    WRATH_POINTS,
    Card,
    Item,
    Site,
)
from benben.games.imhotep.sites.obelisks import standing_of
from benben.games.imhotep.sites.pyramids import stones_laid
from benben.games.imhotep.table import ImhotepTable

SEAT_BITS = 8
"""The number of bits that count the stones of a seat in a row of the burial chamber, in one number."""
SEAT_MASK = (1 << SEAT_BITS) - 1


@rule
def score(table: ImhotepTable, seat: int) -> int:
    """I14.2. The points of a seat."""
    total = 0
    for item in range(ITEMS):
        total += item_points(table, seat, item)
    return total


@rule
def item_points(table: ImhotepTable, seat: int, item: int) -> int:
    """The points of one line of the receipt."""
    if item <= Item.OBELISKS:
        return site_points(table, seat, item)
    if item < Item.STATUES:
        kind = GREEN[0] + item - Item.PYRAMID_DECORATION
        return int(table.cards[seat, kind]) * decoration_points(table, kind)
    if item == Item.STATUES:
        return int(STATUE_POINTS[table.cards[seat, Card.STATUE]])
    if item == Item.UNUSED:
        return UNUSED_POINTS * blue_cards(table, seat)
    return WRATH_POINTS if is_cursed(table, seat) else 0


@rule
def item_count(table: ImhotepTable, seat: int, item: int) -> int:
    """The count on a line of the receipt: stones at the site, or cards, or buildings without a stone."""
    if item <= Item.OBELISKS:
        return int(table.stones[item + 1, seat])
    if item < Item.STATUES:
        return int(table.cards[seat, GREEN[0] + item - Item.PYRAMID_DECORATION])
    if item == Item.STATUES:
        return int(table.cards[seat, Card.STATUE])
    if item == Item.UNUSED:
        return blue_cards(table, seat)
    return missing_buildings(table, seat) if table.wrath else 0


tally = bind_tally("imhotep", ITEMS, item_count, item_points)
tally_of = Tallying("benben.games.imhotep", ITEMS)


@small_rule
def site_points(table: ImhotepTable, seat: int, item: int) -> int:
    """Points from a building: on the score track, and what it would score at the end."""
    points = int(table.points[seat, item])
    if item == Item.BURIAL_CHAMBER:
        return points + chamber_points(table, seat)
    if item == Item.OBELISKS:
        return points + obelisk_points(table, seat)
    return points


# ---- I9 the burial chamber ---------------------------------------------------------------------------------------
@rule
def chamber_points(table: ImhotepTable, seat: int) -> int:
    """I9.3 to I9.6. Side A: connected groups. Side B: places in each row."""
    if table.stones[Site.BURIAL_CHAMBER, seat] == 0:
        return 0
    if table.sides[Site.BURIAL_CHAMBER] == SIDE_A:
        return groups_points(table, seat)
    points = 0
    for row in range(ROWS):
        points += row_points(table, seat, row)
    return points


@rule
def row_of(table: ImhotepTable, seat: int, row: int) -> int:
    """The columns in which stones of a seat lie in a row, as a bit mask."""
    columns = 0
    for space in range(row, CHAMBER_SPACES, ROWS):
        if table.chamber[space] == EMPTY:
            break
        columns |= int(table.chamber[space] == seat) << (space // ROWS)
    return columns


@rule
def groups_points(table: ImhotepTable, seat: int) -> int:
    """I9.3. The groups of a seat's stones."""
    return groups_in(row_of(table, seat, 0), row_of(table, seat, 1), row_of(table, seat, 2))


@rule
def groups_in(top: int, middle: int, bottom: int) -> int:
    """I9.3. Every group of stones of one colour that touch side by side, by their columns in the three rows."""
    points = 0
    while top | middle | bottom:
        # one stone, then all stones that touch those already found
        column = (top | middle | bottom) & -(top | middle | bottom)
        one, two = top & column, middle & column
        three = 0 if one | two else bottom & column
        two = 0 if one else two
        size = 0
        while size != size_of(one, two, three):
            size = size_of(one, two, three)
            one, two, three = (
                (one | (one << 1) | (one >> 1) | two) & top,
                (two | (two << 1) | (two >> 1) | one | three) & middle,
                (three | (three << 1) | (three >> 1) | two) & bottom,
            )
        points += group_points(size)
        top, middle, bottom = top & ~one, middle & ~two, bottom & ~three
    return points


@small_rule
def size_of(one: int, two: int, three: int) -> int:
    """How many stones three rows hold together."""
    size = 0
    for row in (one, two, three):
        while row:
            row &= row - 1  # noqa: PLW2901  (counting down a copy)
            size += 1
    return size


@small_rule
def group_points(size: int) -> int:
    """I9.3. 1, 3, 6, 10, 15, and two more for each further stone."""
    beyond = max(0, size - len(GROUP_POINTS) + 1)
    return int(GROUP_POINTS[size - beyond]) + MORE_POINTS * beyond


@rule
def row_points(table: ImhotepTable, seat: int, row: int) -> int:
    """I9.4 to I9.6. Side B: by the number of stones in the row; who ties shares the places, rounded down."""
    return int(place_points(table, seat, row_counts(table, row)))


@rule
def row_counts(table: ImhotepTable, row: int) -> int:
    """The stones of all seats in a row, `SEAT_BITS` for each seat."""
    counts = 0
    for space in range(row, stones_laid(table, Site.BURIAL_CHAMBER), ROWS):
        counts += 1 << (SEAT_BITS * int(table.chamber[space]))
    return counts


@small_rule
def count_of(counts: int, seat: int) -> int:
    """The stones of a seat."""
    return (counts >> (SEAT_BITS * seat)) & SEAT_MASK


@rule
def place_points(table: ImhotepTable, seat: int, counts: int) -> float:
    """I9.4 to I9.6. The points of a row with these stones; seats that tie share the places, not yet rounded down."""
    own = count_of(counts, seat)
    if own == 0:
        return 0.0
    above = tied = 0
    for other in range(wide(table.seats)):
        above += int(count_of(counts, other) > own)
        tied += int(count_of(counts, other) == own)
    points = 0.0
    for place in range(above, above + tied):
        points += int(table.chamber_points[place])
    return points / tied


# ---- I10 the obelisks --------------------------------------------------------------------------------------------
@rule
def obelisk_points(table: ImhotepTable, seat: int) -> int:
    """I10.2 to I10.4, I10.9. Side A: by height, who ties shares the places. Side B: stones that are in no obelisk."""
    own = int(table.stones[Site.OBELISKS, seat])
    if table.sides[Site.OBELISKS] == SIDE_B:
        return LOOSE_STONE_POINTS * standing_of(table, seat)
    if own == 0:
        return 0
    above = tied = 0
    for other in range(wide(table.seats)):
        height = int(table.stones[Site.OBELISKS, other])
        above += height > own
        tied += height == own
    points = 0
    for place in range(above, above + tied):
        points += OBELISK_A_POINTS[table.seats - FEWEST_SEATS, place]
    return int(points // tied)


# ---- cards and wrath ---------------------------------------------------------------------------------------------
@small_rule
def decoration_points(table: ImhotepTable, kind: int) -> int:
    """I11.6, I11.7. The points of a green card: one for every three stones of all seats at its site."""
    return DECORATION_POINTS * (stones_laid(table, kind - GREEN[0] + Site.PYRAMIDS) // STONES_TO_DECORATE)


@small_rule
def blue_cards(table: ImhotepTable, seat: int) -> int:
    """Blue cards that a seat has not played."""
    count = 0
    for kind in range(BLUE[0], BLUE[1]):
        count += table.cards[seat, kind]
    return int(count)


@small_rule
def missing_buildings(table: ImhotepTable, seat: int) -> int:
    """I15.1, I15.3. At how many of the four buildings a seat has no stone."""
    missing = 0
    for site in range(Site.PYRAMIDS, SITES):
        missing += table.stones[site, seat] == 0
    return missing


@small_rule
def is_cursed(table: ImhotepTable, seat: int) -> bool:
    """I15.1. Whether the Pharaoh is angry with a seat."""
    return bool(table.wrath) and missing_buildings(table, seat) > 0


# ---- I14 who has won ---------------------------------------------------------------------------------------------
@small_rule
def rank(table: ImhotepTable, seat: int) -> int:
    """I14.5, I14.6. Points first, then stones on the sled."""
    return 8 * score(table, seat) + int(table.sled[seat])


shares = shares_by("imhotep", SEATS, rank)
"""I14.5 to I14.7. Most points; on a tie most stones on the sled; then all who tie share the victory."""


def winners_of(table: ImhotepTable) -> list[int]:
    """The seats that share the victory."""
    won = nd.zeros(SEATS)
    shares(table, won)
    return [seat for seat in range(table.seats) if won[seat] > 0]
