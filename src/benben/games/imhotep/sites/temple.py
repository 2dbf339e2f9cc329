"""I8. The temple: at the end of each round the stones that can be seen from above score."""

from benben.engine.agenda import push
from benben.engine.rule import rule, small_rule
from benben.games.imhotep.boards import Column
from benben.games.imhotep.components import (
    EMPTY,
    SIDE_A,
    TEMPLE_B_POINTS,
    TEMPLE_COLUMNS,
    TEMPLE_POINTS,
    Item,
    Site,
)
from benben.games.imhotep.sites.pyramids import stones_laid
from benben.games.imhotep.sites.tasks import task_for
from benben.games.imhotep.table import ImhotepTable, Step


@rule
def deliver(table: ImhotepTable, seat: int) -> None:
    """I8.1. From left to right, then again from the left on top of what lies there."""
    table.temple[stones_laid(table, Site.TEMPLE)] = seat
    table.stones[Site.TEMPLE, seat] += 1


@small_rule
def top_of(table: ImhotepTable, column: int) -> int:
    """I8.2. The seat whose stone can be seen from above in a column, or `EMPTY`."""
    laid, width = stones_laid(table, Site.TEMPLE), int(TEMPLE_COLUMNS[table.seats])
    last = (laid - 1) // width * width + column
    if last >= laid:
        last -= width
    return int(table.temple[last]) if last >= 0 else EMPTY


@rule
def score_round(table: ImhotepTable) -> None:
    """I8.3, I8.9. From left to right; on side B decisions and cards wait on the agenda in that order."""
    for column in range(int(TEMPLE_COLUMNS[table.seats]) - 1, -1, -1):
        seat = top_of(table, column)
        if seat == EMPTY:
            continue
        if table.sides[Site.TEMPLE] == SIDE_A:
            table.points[seat, Item.TEMPLE] += TEMPLE_POINTS
        else:
            score_column(table, seat, int(table.temple_columns[column]))


@rule
def score_column(table: ImhotepTable, seat: int, column: int) -> None:
    """I8.4, I8.9. Side B: what its top stone brings waits until the columns to the left are done."""
    if column == Column.POINTS:
        push(table, task_for(Step.POINTS, seat))
    elif column == Column.CARD:
        push(table, task_for(Step.DRAW, seat))
    else:
        push(table, task_for(Step.CHOOSE, seat))


@rule
def score_point(table: ImhotepTable, seat: int) -> None:
    """I8.5, I8.6. Side B: the point of a choice, chosen or for want of stones."""
    table.points[seat, Item.TEMPLE] += TEMPLE_POINTS


@rule
def score_points(table: ImhotepTable, seat: int) -> None:
    """I8.7. Side B: two points."""
    table.points[seat, Item.TEMPLE] += TEMPLE_B_POINTS
