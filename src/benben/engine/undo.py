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
    actors = [ply.actor for ply in match.plies]
    last = next((ply for ply in reversed(range(len(actors))) if actors[ply] in mine), None)
    if last is None:
        return "nothing_to_undo"
    if match.is_over:
        return "over"
    for actor in reversed(actors[last + 1 :]):
        if actor == CHANCE:
            return "revealed"
        if actor not in bots:
            return "others_decided"
    return last
