"""Taking back one's own last decision in company, until chance revealed something or another player decided."""

from collections.abc import Set as AbstractSet
from typing import Literal, TypeAlias

from benben.engine.game import Match
from benben.engine.table import CHANCE

WhyNoUndo: TypeAlias = Literal["nothing_to_undo", "over", "revealed", "others_decided"]
"""Why a decision stands: there is none; the game is over; chance revealed something since; another player decided."""


def find_undo(match: Match, mine: AbstractSet[int], bots: AbstractSet[int]) -> int | WhyNoUndo:
    """The ply to rewind to when the seats *mine* take back their last decision, or why it stands.

    Later decisions of *bots* are taken back too: they will think again.
    """
    stands: WhyNoUndo | None = "over" if match.is_over else None
    plies = match.plies
    for place in reversed(range(len(plies))):
        actor = plies[place].actor
        if actor in mine:
            return stands or place
        if stands is None and actor not in bots:
            stands = "revealed" if actor == CHANCE else "others_decided"
    return "nothing_to_undo"
