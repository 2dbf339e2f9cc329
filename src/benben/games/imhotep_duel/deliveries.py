"""D5. What unloading a boat gives to whom, token by token: views show it beforehand, events when it has happened."""

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
    """Whose meeple stands on a harbor space."""
    return owners(table)[space]


def owners(table: DuelTable) -> list[int | None]:
    """Whose meeple stands on each harbor space."""
    found: list[int | None] = [None] * HARBOR_SPACES
    for seat, spaces in enumerate(table.meeples.tolist()):
        for space in range(HARBOR_SPACES):
            if spaces >> space & 1:
                found[space] = seat
    return found


def deliveries(harbor: Sequence[int | None], boat: int) -> Iterator[Delivery]:
    """D5.2 to D5.4. What unloading a boat would do, in order, with these `owners` at the *harbor*."""
    space = FARTHEST
    for each in _LINES[boat]:
        seat = harbor[each]
        if seat is not None:
            yield Delivery(space, each, seat)
            space -= 1
    if space >= 0:
        yield Delivery(space, None, None)
