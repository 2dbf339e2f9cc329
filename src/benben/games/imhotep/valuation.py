"""How much each legal move appeals: the judgement behind the `greedy` player. None of it is a rule."""

import numpy as np
import numpy.typing as npt

from benben.engine.rule import rule
from benben.games.imhotep.legal import Moves
from benben.games.imhotep.table import ImhotepTable

Notes = npt.NDArray[np.float64]
NOTES = 1


@rule
def prefer(table: ImhotepTable, moves: Moves, count: int, appeal: Notes, notes: Notes) -> None:
    """Write how much each of the *count* legal *moves* appeals to the actor, in points."""
    for index in range(count):
        appeal[index] = 0.0
