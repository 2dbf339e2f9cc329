"""Bots on the other seats, given by specs of levels and built-in kinds; custom classes are not allowed."""

from typing import Final

from benben.engine.game import Game, Match
from benben.players.specs import make_named
from benben.players.substitutes import Substituting

LONGEST: Final = 5.0
"""The most seconds per move of a bot, whatever its spec says."""


class NamedBot:
    """The player that *spec* names. Raises `BadSpec`.

    Specs from untrusted sources are safe: they cannot import modules.
    """

    def __init__(self, spec: str, game: Game, seed: int) -> None:
        self._player = Substituting(make_named(spec, game, seed), spec, seed)
        self._player.limit(LONGEST)

    def choose(self, match: Match, seat: int) -> int:
        """See `Bot`."""
        return self._player.choose(match.known(seat), seat)
