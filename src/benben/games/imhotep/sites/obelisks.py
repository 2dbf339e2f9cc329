"""I10. The obelisks: each player builds with stones of one colour."""

from benben.engine.rule import rule
from benben.games.imhotep.components import EMPTY, MOST_TOWERS, SIDE_B, TOWER, Item, Site
from benben.games.imhotep.table import ImhotepTable


@rule
def deliver(table: ImhotepTable, seat: int) -> None:
    """I10.1, I10.5, I10.6. Side A: one obelisk that grows. Side B: every third stone completes one."""
    table.stones[Site.OBELISKS, seat] += 1
    if table.sides[Site.OBELISKS] == SIDE_B and table.stones[Site.OBELISKS, seat] % TOWER == 0:
        raise_tower(table, seat)


@rule
def raise_tower(table: ImhotepTable, seat: int) -> None:
    """I10.6. To the highest empty point space, which scores immediately. I10.8. If all are taken the stones stay."""
    for space in range(MOST_TOWERS):
        if table.towers[space] == EMPTY and table.tower_points[space] > 0:
            table.towers[space] = seat
            table.points[seat, Item.OBELISKS] += table.tower_points[space]
            return


@rule
def towers_of(table: ImhotepTable, seat: int) -> int:
    """Completed obelisks of a seat on point spaces."""
    towers = 0
    for space in range(MOST_TOWERS):
        towers += table.towers[space] == seat
    return towers


@rule
def standing_of(table: ImhotepTable, seat: int) -> int:
    """I10.1, I10.5, I10.8. Stones of a seat on the spaces of its colour, which no tower took along."""
    return int(table.stones[Site.OBELISKS, seat]) - TOWER * towers_of(table, seat)
