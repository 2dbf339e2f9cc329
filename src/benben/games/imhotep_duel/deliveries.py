"""D5. Unloading a boat, token by token with its receiver: views show it beforehand, events afterwards."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from benben.games.imhotep_duel.components import FARTHEST, HARBOR_SPACES, LINES
from benben.games.imhotep_duel.table import DuelTable

_LINES = LINES.tolist()


class Delivery(NamedTuple):
    """The token on a cargo *space* goes to the *seat* whose meeple stands on the *harbor* space; None: to the box."""

    space: int
    harbor: int | None
    seat: int | None


def owner_at(table: DuelTable, space: int) -> int | None:
    """The owner of the meeple on a harbor space."""
    return owners(table)[space]


def owners(table: DuelTable) -> list[int | None]:
    """The owner of the meeple on each harbor space."""
    found: list[int | None] = [None] * HARBOR_SPACES
    for seat, spaces in enumerate(table.meeples.tolist()):
        for space in range(HARBOR_SPACES):
            if spaces >> space & 1:
                found[space] = seat
    return found


def deliveries(harbor: Sequence[int | None], boat: int) -> Iterator[Delivery]:
    """D5.2 to D5.4. The deliveries of a boat, in order, with these owners at the *harbor*."""
    space = FARTHEST
    for each in _LINES[boat]:
        seat = harbor[each]
        if seat is not None:
            yield Delivery(space, each, seat)
            space -= 1
    if space >= 0:
        yield Delivery(space, None, None)
