"""P1. Laying out a new game of Pebbles."""

from benben.engine.agenda import clear_agenda
from benben.engine.rule import rule
from benben.engine.rules import Options
from pebbles.components import BAGS, COLOURS, SEATS
from pebbles.table import PebblesTable, Step


@rule
def setup(table: PebblesTable, options: Options) -> None:
    """P1. *options* are players, kind of bag, open hands."""
    table.seats = options[0]
    table.bag_kind = options[1]
    table.open_hands = options[2]
    table.step = Step.TURN
    clear_agenda(table)
    table.gone = 0
    for colour in range(COLOURS):
        table.bag[colour] = BAGS[table.bag_kind, colour]
    for seat in range(SEATS):
        table.laid[seat] = 0
        for colour in range(COLOURS):
            table.hands[seat, colour] = 0
    table.turn = 0
    table.actor = 0
