"""How much each move of Pebbles appeals to whoever must decide, in points."""

from benben.engine.rule import rule
from benben.engine.rules import Moves, Numbers
from pebbles.codes import Code
from pebbles.scoring import score
from pebbles.table import PebblesTable


@rule
def policy(table: PebblesTable, moves: Moves, count: int, preferences: Numbers, notes: Numbers) -> None:
    """Lay the hand if it is worth more than half a point, else draw; no favourites among the others."""
    for index in range(count):
        preferences[index] = 0.0
        if moves[index] == Code.DRAW:
            preferences[index] = 0.5
        elif moves[index] == Code.LAY:
            notes[0] = score(table, table.turn) - table.laid[table.turn]
            preferences[index] = notes[0]
