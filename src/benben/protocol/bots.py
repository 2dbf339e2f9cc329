"""Bots on the other seats, named by specs of ours: levels and kinds, never a class of somebody's own."""

from typing import Final

from benben.engine.game import Game, Match
from benben.players.specs import make_named
from benben.players.substitutes import Substituting

LONGEST: Final = 5.0
"""Seconds that a bot may think about a move: nobody waits for long because a spec says so."""


class NamedBot:
    """The player that *spec* names. Raises `BadSpec`.

    Specs that come from strangers are welcome: no module is imported for them.
    """

    def __init__(self, spec: str, game: Game, seed: int) -> None:
        self._player = Substituting(make_named(spec, game, seed), spec, seed)
        self._player.limit(LONGEST)

    def choose(self, match: Match, seat: int) -> int:
        """See `Bot`."""
        return self._player.choose(match.known(seat), seat)
