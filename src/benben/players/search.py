"""The `search` player: a tree search within a budget of seconds or of simulated games."""

import time

from typing_extensions import override

from benben.engine.game import Game
from benben.engine.table import Tables
from benben.players.player import Player
from benben.players.tree import MOST_NODES, NODES_PER_GAME, Search

EXPLORATION = 0.5
"""PUCT's constant for values from 0 to 1."""
PORTION = 200
"""Simulated games between two looks at the clock: a few milliseconds."""


class SearchPlayer(Player):
    """Thinks for *seconds*, or for exactly *games* simulations, and plays the move it tried most often.

    With *playouts* `greedy` the game's own valuation guides the tree and plays the games out; with `random` neither.
    """

    def __init__(
        self, game: Game, seed: int = 0, *, seconds: float | None = None, games: int | None = None,
        exploration: float = EXPLORATION, playouts: str = "greedy",
    ) -> None:  # fmt: skip
        super().__init__(game, seed)
        self._seconds = 1.0 if seconds is None and games is None else seconds
        self._games = games
        self._exploration = exploration
        self._guided = playouts == "greedy"

    @override
    def limit(self, seconds: float) -> None:
        self._seconds = seconds if self._seconds is None else min(self._seconds, seconds)

    @override
    def choose(self, known: Tables, seat: int) -> int:
        codes = self.legal(known)
        if len(codes) == 1:
            return codes[0]
        found = self.search(known).children()
        return max(found, key=lambda child: (child[1], child[2][seat]))[0]

    def search(self, known: Tables) -> Search:
        """Spend the budget on a position and return the search."""
        began = time.monotonic()
        nodes = MOST_NODES if self._games is None else min(MOST_NODES, NODES_PER_GAME * self._games + 1024)
        search = Search(
            self.game.rules, known, self.game.players, nodes, self.dice, self._exploration, self._guided
        )
        while self._wants_more(search.games, began):
            portion = PORTION if self._games is None else min(PORTION, self._games - search.games)
            search.run(portion)
        return search

    def _wants_more(self, games: int, began: float) -> bool:
        if self._games is not None and games >= self._games:
            return False
        return games == 0 or self._seconds is None or time.monotonic() - began < self._seconds
