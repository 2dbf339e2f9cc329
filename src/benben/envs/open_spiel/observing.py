"""What a seat may know, in OpenSpiel's forms: a text, and a row of numbers."""

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from benben.engine.dice import new_dice
from benben.engine.table import Tables
from benben.envs.open_spiel.states import BenbenState


class BenbenObserver:
    """An observer as `open_spiel.python.observation` wants it.

    With perfect recall the text is the history as the seat knows it, and there are no numbers. Without, the text is
    the view (JSON) and the numbers are the cells of a table as the seat may know it; what it may not know is drawn
    anew from what is public, always the same way.

    Attributes:
        tensor: the numbers, float32, shape (cells,); None with perfect recall.
        dict: the same by name.
    """

    def __init__(self, game: Any, kind: Any = None, params: Any = None) -> None:
        """*kind* is a `pyspiel.IIGObservationType`, by default one without perfect recall."""
        if params:
            raise ValueError(f"there are no parameters for observing: {params}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("what several players know privately is told to none of them")
        self._recalls = kind.perfect_recall
        self._is_spectator = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._rules = game.game.rules
        self._seats = game.game.players
        size = len(_cells(game.game.new_tables()))
        self.tensor: npt.NDArray[np.float32] | None = None if self._recalls else np.zeros(size, np.float32)
        self.dict = {} if self.tensor is None else {"table": self.tensor}

    def set_from(self, state: BenbenState, player: int) -> None:
        """Write what *player* may know into `tensor`."""
        if self.tensor is not None:
            owner = self._rules.private_to(state.board.table)
            seat = player
            if self._is_spectator and owner == player:
                seat = (player + 1) % self._seats  # a seat that is shown nothing knows what a spectator does
            self.tensor[:] = _cells(self._rules.known(state.board.table, seat, new_dice(0)))

    def string_from(self, state: BenbenState, player: int) -> str:
        """What *player* may know as a text: what it remembers, or what it sees."""
        seat = None if self._is_spectator else player
        return state.remembered(seat) if self._recalls else state.observed(seat)


def _cells(tables: Tables) -> npt.NDArray[np.float32]:
    """Every number of a table in a row, but for the paddings."""
    fields = [tables[0][name] for name in tables.dtype.names or () if not name.startswith("_")]
    return np.concatenate([np.ravel(field).astype(np.float32) for field in fields])
