"""What is legal in Pebbles, as a list that is complete and exact."""

from benben.engine.rule import rule
from benben.engine.rules import Moves
from pebbles.codes import Code
from pebbles.rules import has_hand
from pebbles.table import PebblesTable, Step


@rule
def legal(table: PebblesTable, moves: Moves) -> int:
    """P2, P4. Write the legal moves of the actor, return how many; none for chance or a game that is over."""
    if table.actor < 0:
        return 0
    if table.step == Step.GIFT:
        return legal_gifts(table, moves)
    moves[0] = Code.DRAW
    moves[1] = Code.LAY
    return 2 if has_hand(table) else 1


@rule
def legal_gifts(table: PebblesTable, moves: Moves) -> int:
    """P4. Every other seat."""
    count = 0
    for seat in range(table.seats):
        if seat != table.actor:
            moves[count] = Code.GIVE + seat
            count += 1
    return count
