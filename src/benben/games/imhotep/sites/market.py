"""I6. The market: each stone gets a card and goes back to the quarry."""

from benben.engine.agenda import push
from benben.engine.rule import rule
from benben.games.imhotep.components import EMPTY, OFFER, SIDE_B, Site
from benben.games.imhotep.sites.tasks import task_for
from benben.games.imhotep.table import ImhotepTable, Step


@rule
def deliver(table: ImhotepTable, seat: int) -> None:
    """I6.2, I6.13. The owner takes a card, if there is one; until then he has the stone in hand."""
    if has_cards(table):
        push(table, task_for(Step.TAKE, seat))
    else:
        table.quarry[seat] += 1


@rule
def has_cards(table: ImhotepTable) -> bool:
    """Whether a card can be taken."""
    for slot in range(OFFER):
        if table.offer[slot] != EMPTY:
            return True
    return bool(table.pair > 0)


@rule
def take(table: ImhotepTable, seat: int, kind: int) -> None:
    """I6.3, I6.4. A face-up card leaves the market; the stone goes back to its quarry before the card acts."""
    slot = 0
    while table.offer[slot] != kind:
        slot += 1
    table.offer[slot] = EMPTY
    table.quarry[seat] += 1


@rule
def offer_size(table: ImhotepTable) -> int:
    """I6.1, I6.6. How many face-up cards a round begins with."""
    return OFFER - int(table.sides[Site.MARKET] == SIDE_B)
