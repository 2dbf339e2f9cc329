"""What one more stone in the burial chamber would change, for the features of a seat. None of it is a rule."""

from benben.engine.rule import rule, small_rule, wide
from benben.games.imhotep.components import ROWS, SIDE_A, Site
from benben.games.imhotep.scoring import groups_in, row_of
from benben.games.imhotep.sites.pyramids import stones_laid
from benben.games.imhotep.table import ImhotepTable

SEAT_BITS = 8
"""The stones of each seat in a row are counted in so many bits of one number."""
SEAT_MASK = (1 << SEAT_BITS) - 1


@rule
def chamber_gain(table: ImhotepTable, seat: int) -> float:
    """What one more stone would add, on average of the next three spaces, which lie in the three rows."""
    if table.sides[Site.BURIAL_CHAMBER] == SIDE_A:
        return groups_gain(table, seat)
    gain = 0.0
    for row in range(ROWS):
        counts = row_counts(table, row)
        more = counts + (1 << (SEAT_BITS * seat))
        gain += place_points(table, seat, more) - place_points(table, seat, counts)
    return gain / ROWS


@rule
def groups_gain(table: ImhotepTable, seat: int) -> float:
    """I9.3. Side A: what it adds to the groups that it touches."""
    laid = stones_laid(table, Site.BURIAL_CHAMBER)
    top, middle, bottom = row_of(table, seat, 0), row_of(table, seat, 1), row_of(table, seat, 2)
    if top | middle | bottom == 0:
        return 1.0
    more = 0
    for space in range(laid, laid + ROWS):
        column, row = 1 << (space // ROWS), space % ROWS
        more += groups_in(
            top | column * int(row == 0), middle | column * int(row == 1), bottom | column * int(row == 2)
        )
    return float(more / ROWS - groups_in(top, middle, bottom))


@rule
def chamber_risk(table: ImhotepTable, seat: int) -> float:
    """I9.4. Side B: what the rows lose if in each the rival who hurts most gets one more stone."""
    if table.sides[Site.BURIAL_CHAMBER] == SIDE_A:
        return 0.0
    risk = 0.0
    for row in range(ROWS):
        counts = row_counts(table, row)
        points = place_points(table, seat, counts)
        worst = points
        for other in range(wide(table.seats)):
            if other != seat:
                worst = min(worst, place_points(table, seat, counts + (1 << (SEAT_BITS * other))))
        risk += points - worst
    return risk


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
    """I9.4 to I9.6. What a row with these stones brings; who ties shares the places, here without rounding."""
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
