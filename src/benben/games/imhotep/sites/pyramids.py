"""I7. The pyramids: a stone immediately scores the points of its space; on side B some spaces give a bonus."""

from benben.engine.agenda import push
from benben.engine.rule import rule, small_rule
from benben.games.imhotep.boards import Bonus
from benben.games.imhotep.components import (
    BONUS_POINTS,
    EMPTY,
    PYRAMID_A_POINTS,
    PYRAMID_B_SPACES,
    PYRAMIDS_B,
    SEATS,
    SIDE_A,
    SIDE_STONE_POINTS,
    Item,
    Site,
)
from benben.games.imhotep.sites.tasks import task_for
from benben.games.imhotep.table import ImhotepTable, Step


@rule
def deliver(table: ImhotepTable, seat: int) -> None:
    """I7.1, I7.6, I7.7. Side A: the next space. Side B: the owner chooses a pyramid, where there is a choice."""
    if table.sides[Site.PYRAMIDS] == SIDE_A:
        lay_next(table, seat)
        return
    choices = 0
    last = EMPTY
    for pyramid in range(PYRAMIDS_B):
        if is_open(table, pyramid):
            choices += 1
            last = pyramid
    if choices > 1:
        push(table, task_for(Step.BUILD, seat))
    elif choices == 1:
        build(table, seat, last)
    else:
        lay_aside(table, seat)


@small_rule
def stones_laid(table: ImhotepTable, site: int) -> int:
    """Stones of all seats at a site."""
    laid = 0
    for seat in range(SEATS):
        laid += table.stones[site, seat]
    return int(laid)


@rule
def lay_next(table: ImhotepTable, seat: int) -> None:
    """I7.1 to I7.4. Side A: column by column, level by level."""
    space = stones_laid(table, Site.PYRAMIDS)
    if space >= len(PYRAMID_A_POINTS):
        lay_aside(table, seat)
        return
    table.pyramids[space // PYRAMID_B_SPACES, space % PYRAMID_B_SPACES] = seat
    table.stones[Site.PYRAMIDS, seat] += 1
    table.points[seat, Item.PYRAMIDS] += PYRAMID_A_POINTS[space]


@rule
def lay_aside(table: ImhotepTable, seat: int) -> None:
    """I7.4, I7.14. Beside what is complete."""
    table.stones[Site.PYRAMIDS, seat] += 1
    table.points[seat, Item.PYRAMIDS] += SIDE_STONE_POINTS


@small_rule
def is_open(table: ImhotepTable, pyramid: int) -> bool:
    """I7.6. Whether a pyramid of side B has an empty space."""
    return bool(table.pyramids[pyramid, PYRAMID_B_SPACES - 1] == EMPTY)


@rule
def next_space(table: ImhotepTable, pyramid: int) -> int:
    """The space of a pyramid of side B that is built next; it must be open."""
    space = 0
    while table.pyramids[pyramid, space] != EMPTY:
        space += 1
    return space


@rule
def build(table: ImhotepTable, seat: int, pyramid: int) -> None:
    """I7.8, I7.9. Side B: the next space of the pyramid, its points, and its bonus for the owner."""
    space = next_space(table, pyramid)
    table.pyramids[pyramid, space] = seat
    table.stones[Site.PYRAMIDS, seat] += 1
    figure = int(table.pyramid_spaces[pyramid, space])
    if figure < Bonus.CARD:
        table.points[seat, Item.PYRAMIDS] += figure
    else:
        table.points[seat, Item.PYRAMIDS] += BONUS_POINTS
        push(table, task_for(Step.MAY_DRAW + figure - Bonus.CARD, seat))
