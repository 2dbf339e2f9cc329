"""P6. Points, and who wins."""

from benben.engine.outcome import ReceiptLine
from benben.engine.rule import rule
from benben.engine.rules import Numbers
from pebbles.components import Colour
from pebbles.table import PebblesTable


@rule
def score(table: PebblesTable, seat: int) -> int:
    """P6. Whites count, reds in the hand cost."""
    return int(table.laid[seat]) + int(table.hands[seat, Colour.WHITE]) - int(table.hands[seat, Colour.RED])


@rule
def shares(table: PebblesTable, won: Numbers) -> None:
    """P6. Most points win; equals share."""
    best = score(table, 0)
    for seat in range(1, table.seats):
        best = max(best, score(table, seat))
    winners = 0
    for seat in range(table.seats):
        winners += score(table, seat) == best
    for seat in range(table.seats):
        won[seat] = 1.0 / winners if score(table, seat) == best else 0.0


def receipt(table: PebblesTable) -> list[ReceiptLine]:
    """P6. Every point of everybody, itemised."""
    lines = []
    for seat in range(table.seats):
        white, red = (int(count) for count in table.hands[seat])
        found = [("laid", int(table.laid[seat]), 1), ("white", white, 1), ("red", red, -1)]
        lines += [ReceiptLine(seat, 1, item, count, sign * count) for item, count, sign in found if count]
    return lines
