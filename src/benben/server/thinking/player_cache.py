"""Players put away between their moves, with the trees that they have grown."""

import threading
from collections import OrderedDict
from typing import NamedTuple

from benben.players import Player
from benben.players.search import NetPlayer, SearchPlayer

_KEPT = (SearchPlayer, NetPlayer)


class CacheKey(NamedTuple):
    """The owner of a tree. No other seat gets it, so that no seat learns what another one knows."""

    table: str
    seat: int
    spec: str
    seconds: float
    """The limit of its time: a player with another limit would stop at another time."""


class PlayerCache:
    """A cache of players whose trees take at most *room* bytes together; the least recently used are dropped.

    It is thread-safe.
    """

    def __init__(self, room: int = 0) -> None:
        self.room = room
        self.size = 0
        """How many bytes are taken."""
        self._players: OrderedDict[CacheKey, tuple[SearchPlayer, int]] = OrderedDict()
        self._lock = threading.Lock()

    def __len__(self) -> int:
        """How many players there are."""
        return len(self._players)

    def make_room(self, room: int) -> None:
        """Set the capacity in bytes; drop the oldest players above it."""
        with self._lock:
            self.room = room
            self._shrink()

    def take(self, whose: CacheKey) -> Player | None:
        """Remove and return the player with this key; None if there is none."""
        with self._lock:
            return self._remove(whose)

    def put(self, whose: CacheKey, player: Player) -> None:
        """Store a player that keeps a tree, if there is room. Players without a tree are made new each time."""
        if not self.room or not isinstance(player, SearchPlayer) or type(player) not in _KEPT:
            return  # subclasses may hold anything
        size = player.size
        if not 0 < size <= self.room:
            return
        with self._lock:
            self._remove(whose)
            self._players[whose] = player, size
            self.size += size
            self._shrink()

    def _shrink(self) -> None:
        while self.size > self.room:
            self._remove(next(iter(self._players)))

    def _remove(self, whose: CacheKey) -> SearchPlayer | None:
        player, size = self._players.pop(whose, (None, 0))
        self.size -= size
        return player


PLAYER_CACHE = PlayerCache()
"""The cache of this process; its capacity is 0 until `make_room`."""
