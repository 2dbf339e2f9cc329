"""How a game of Pebbles goes on: what chance may bring, a move carried out, the agenda worked off."""

from benben.engine.agenda import has_tasks, pop
from benben.engine.rule import rule
from benben.engine.rules import Weights
from benben.engine.table import CHANCE
from pebbles.codes import Code
from pebbles.components import COLOURS
from pebbles.rules import draw, end_turn, give, lay
from pebbles.table import PebblesTable, Step, Task


@rule
def chance(table: PebblesTable, weights: Weights) -> int:
    """P2. Every pebble in the bag is equally likely."""
    for colour in range(COLOURS):
        weights[colour] = table.bag[colour]
    return COLOURS


@rule
def apply(table: PebblesTable, move: int) -> None:
    """Carry out a legal move or an outcome that has weight, and all that follows from it."""
    if table.actor == CHANCE:
        draw(table, move)
    elif move == Code.DRAW:
        table.actor = CHANCE
    elif move == Code.LAY:
        lay(table)
    else:
        give(table, move - Code.GIVE)
    advance(table)


@rule
def advance(table: PebblesTable) -> None:
    """Work the agenda off until somebody must choose. P4: who has no white pebble left gives none."""
    while has_tasks(table):
        if pop(table) == Task.END_TURN:
            end_turn(table)
        elif table.laid[table.turn] > 0:
            table.step = Step.GIFT
            return
