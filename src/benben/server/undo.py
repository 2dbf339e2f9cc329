"""What may be taken back: one's own last decision, until something was revealed or another has decided."""

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from benben import Match
from benben.server import problems

_CHANCE = -1


@dataclass(frozen=True)
class Taken:
    """An undo: every ply from *start* on is taken back."""

    start: int


def what_to_undo(
    match: Match, mine: AbstractSet[int], bots: AbstractSet[int]
) -> Taken | problems.Refusal | None:
    """Find the last decision of the seats *mine*, or the reason why it stands; nothing if there is none.

    What bots decided after it is taken back too: they will think again.
    """
    plies = match.plies
    if not any(ply.actor in mine for ply in plies):
        return None
    if match.is_over:
        return problems.over()
    for start in range(len(plies) - 1, -1, -1):
        actor = plies[start].actor
        if actor in mine:
            return Taken(start)
        if actor == _CHANCE:
            return problems.revealed()
        if actor not in bots:
            return problems.others_decided()
    return None
