"""Bots on the other seats, named by specs of ours: levels and kinds, never a class of somebody's own."""

from collections.abc import Callable
from typing import Final

from benben.engine.game import Game, Match
from benben.players.specs import make_named
from benben.players.substitutes import Substituting
from benben.review.compiling import INTERPRETED_SECONDS

LONGEST: Final = 5.0
"""Seconds that a bot may think about a move: nobody waits for long because a spec says so."""


class NamedBot:
    """The player that *spec* names, which moves fast as long as *is_compiled* says that its game is interpreted.

    Raises `BadSpec`. Specs that come from strangers are welcome: no module is imported for them.
    """

    def __init__(
        self, spec: str, game: Game, seed: int, is_compiled: Callable[[], bool] = lambda: True
    ) -> None:
        self._game, self._spec = game, spec
        self._seed = seed
        self._is_compiled = is_compiled
        self._player = self._make(seed)
        self._player.limit(LONGEST)

    def choose(self, match: Match, seat: int) -> int:
        """See `Bot`."""
        player = self._player
        if not self._is_compiled():
            player = self._make(self._seed + match.ply)
            player.limit(INTERPRETED_SECONDS)
        return player.choose(match.known(seat), seat)

    def _make(self, seed: int) -> Substituting:
        return Substituting(make_named(self._spec, self._game, seed), self._spec, seed)
