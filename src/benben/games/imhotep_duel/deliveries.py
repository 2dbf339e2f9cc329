"""D5. What unloading a boat gives to whom, token by token: views show it beforehand, events when it has happened."""

from collections.abc import Iterator
from typing import NamedTuple

from benben.engine.bits import has_bit
from benben.games.imhotep_duel.components import FARTHEST, LINES
from benben.games.imhotep_duel.table import DuelTable


class Delivery(NamedTuple):
    """The token on a cargo *space* goes to the *seat* whose meeple stands on the *harbor* space; None: to the box."""

    space: int
    harbor: int | None
    seat: int | None


def owner_at(table: DuelTable, space: int) -> int | None:
    """Whose meeple stands on a harbor space."""
    for seat, spaces in enumerate(table.meeples.tolist()):
        if has_bit(spaces, space):
            return seat
    return None


def deliveries(table: DuelTable, boat: int) -> Iterator[Delivery]:
    """D5.2 to D5.4. What unloading a boat would do, in order."""
    space = FARTHEST
    for harbor in map(int, LINES[boat]):
        seat = owner_at(table, harbor)
        if seat is not None:
            yield Delivery(space, harbor, seat)
            space -= 1
    if space >= 0:
        yield Delivery(space, None, None)
