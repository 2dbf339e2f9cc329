"""What the moves of Pebbles do, in the order of its rules."""

from benben.engine.agenda import push
from benben.engine.rule import rule
from benben.engine.table import OVER
from pebbles.components import Colour
from pebbles.table import PebblesTable, Step, Task


@rule
def has_hand(table: PebblesTable) -> bool:
    """P2. Whether the seat whose turn it is has anything to lay open."""
    return bool(table.hands[table.turn, Colour.WHITE] + table.hands[table.turn, Colour.RED] > 0)


@rule
def draw(table: PebblesTable, colour: int) -> None:
    """P3. The drawn pebble goes into the hand, and the turn is over."""
    table.bag[colour] -= 1
    table.hands[table.turn, colour] += 1
    end_turn(table)


@rule
def lay(table: PebblesTable) -> None:
    """P4. The whites lie before their owner, each red one leaves the game and calls for a gift."""
    seat = table.turn
    reds = table.hands[seat, Colour.RED]
    table.laid[seat] += table.hands[seat, Colour.WHITE]
    table.gone += reds
    table.hands[seat, Colour.WHITE] = 0
    table.hands[seat, Colour.RED] = 0
    push(table, Task.END_TURN)
    for _ in range(reds):
        push(table, Task.GIFT)


@rule
def give(table: PebblesTable, seat: int) -> None:
    """P4. A laid white pebble goes to another seat."""
    table.laid[table.turn] -= 1
    table.laid[seat] += 1


@rule
def end_turn(table: PebblesTable) -> None:
    """P2, P5. The next seat's turn, or the end of the game."""
    table.turn = table.turn + 1 if table.turn + 1 < table.seats else 0
    table.step = Step.TURN
    table.actor = OVER if table.bag[Colour.WHITE] + table.bag[Colour.RED] == 0 else table.turn
