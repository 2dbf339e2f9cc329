"""The effect of one more stone in the burial chamber, for the features of a seat. None of it is a rule."""

from benben.engine.rule import rule, wide
from benben.games.imhotep.components import ROWS, SIDE_A, Site
from benben.games.imhotep.scoring import SEAT_BITS, groups_in, place_points, row_counts, row_of
from benben.games.imhotep.sites.pyramids import stones_laid
from benben.games.imhotep.table import ImhotepTable


@rule
def chamber_gain(table: ImhotepTable, seat: int) -> float:
    """The gain of one more stone, on average of the next three spaces, which lie in the three rows."""
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
