"""What happened at a table of Pebbles, as messages of the catalogue and as pieces that moved."""

from typing import cast

from benben.engine.event import Event, arrives, event
from benben.engine.message import message
from benben.engine.table import CHANCE, OVER
from pebbles.components import Colour
from pebbles.moves import MOVES, PebblesMove
from pebbles.table import PebblesTable
from pebbles.view import sees_hand


def events(before: PebblesTable, move: int, after: PebblesTable, viewer: int | None) -> list[Event]:
    """P3. The move itself, then the end of the game; the color of a drawn pebble only for whoever sees the hand."""
    if before.actor == CHANCE:
        told = [_drawn(before, move, viewer)]
    else:
        told = cast(PebblesMove, MOVES.value(move)).events(before)
    if after.actor != OVER:
        return told
    return [*told, event("pebbles-event-over"), *(_hand(after, seat) for seat in range(after.seats))]


def _drawn(before: PebblesTable, colour: int, viewer: int | None) -> Event:
    seat = int(before.turn)
    flight = arrives("bag", f"hand:{seat}")
    if not sees_hand(before, seat, viewer):
        return event("pebbles-event-drew", flight, seat=seat)
    name = message(f"pebbles-colour-{Colour(colour).name.lower()}")
    return event("pebbles-event-drew_colour", flight, seat=seat, colour=name)


def _hand(table: PebblesTable, seat: int) -> Event:
    white, red = (int(count) for count in table.hands[seat])
    return event("pebbles-event-hand", seat=seat, white=white, red=red)
