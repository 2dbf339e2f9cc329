"""What tokens are worth, and how much each legal move appeals: the judgement behind the `greedy` player."""

import numpy as np
import numpy.typing as npt

from benben.engine.rule import rule
from benben.games.imhotep_duel.play import Moves
from benben.games.imhotep_duel.table import DuelTable

Notes = npt.NDArray[np.float64]
NOTES = 1


@rule
def prefer(table: DuelTable, moves: Moves, count: int, appeal: Notes, notes: Notes) -> None:
    """Write how much each of the *count* legal *moves* appeals to the actor, in points."""
    for index in range(count):
        appeal[index] = 0.0
