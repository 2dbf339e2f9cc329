"""P3. A table of Pebbles as a seat may know it."""

from benben import nd
from benben.engine.dice import Dice, pick
from benben.engine.rules import everything
from benben.engine.table import OVER, Tables
from pebbles.components import COLOURS
from pebbles.table import PebblesTable


def known(table: PebblesTable, seat: int, dice: Dice) -> Tables:
    """What *seat* cannot see, the bag and the other hands, is put together and dealt anew."""
    tables = everything(table, seat, dice)
    if table.open_hands or table.actor == OVER:
        return tables
    others = [other for other in range(table.seats) if other != seat]
    pool = table.bag.astype(nd.int64) + sum(table.hands[other].astype(nd.int64) for other in others)
    for other in others:
        size = int(table.hands[other].sum())
        tables[0].hands[other] = 0
        for _ in range(size):
            colour = pick(dice, pool, COLOURS)
            pool[colour] -= 1
            tables[0].hands[other, colour] += 1
    tables[0].bag[:] = pool
    return tables
