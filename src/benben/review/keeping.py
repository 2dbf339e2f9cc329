"""Players put away between their moves, in the process that thinks, with the trees that they have grown.

Pickle's own buffers (PEP 574) put them away: a tree is copied once, without the room that it has not used.
"""

import pickle
from collections import OrderedDict
from typing import NamedTuple

from benben.players import Player
from benben.players.search import NetPlayer, SearchPlayer

_KEPT = (SearchPlayer, NetPlayer)


class Whose(NamedTuple):
    """Whose tree it is. Nobody else is given it, so that no seat learns what another one knows."""

    table: str
    seat: int
    spec: str
    seconds: float
    """The limit of its time: whoever had less would not think longer now."""


class _PutAway(NamedTuple):
    pickled: bytes
    cells: list[pickle.PickleBuffer]

    @property
    def size(self) -> int:
        """In bytes."""
        return len(self.pickled) + sum(cells.raw().nbytes for cells in self.cells)


class Kept:
    """Players that are put away, in at most *room* bytes; what was not used for longest is forgotten first."""

    def __init__(self, room: int = 0) -> None:
        self.room = room
        self.size = 0
        """How many bytes are taken."""
        self._players: OrderedDict[Whose, _PutAway] = OrderedDict()

    def __len__(self) -> int:
        """How many players there are."""
        return len(self._players)

    def take(self, whose: Whose) -> Player | None:
        """The player that was put away under this key, and is no longer there then; None if there is none."""
        found = self._players.pop(whose, None)
        if found is None:
            return None
        self.size -= found.size
        player: Player = pickle.loads(found.pickled, buffers=found.cells)  # noqa: S301  (from this process)
        return player

    def put(self, whose: Whose, player: Player) -> None:
        """Put a player away that keeps a tree, if there is room for it. Others are as good when they are made anew."""
        if not self.room or type(player) not in _KEPT:  # one derived from them may hold anything
            return
        cells: list[pickle.PickleBuffer] = []
        entry = _PutAway(pickle.dumps(player, protocol=5, buffer_callback=cells.append), cells)
        if entry.size > self.room:
            return
        before = self._players.pop(whose, None)
        self.size += entry.size - (0 if before is None else before.size)
        self._players[whose] = entry
        while self.size > self.room:
            self.size -= self._players.popitem(last=False)[1].size


KEPT = Kept()
"""Those of this process. A process that thinks is told how much room there is; in any other nothing is kept."""
