"""Calling functions that are often called once before, so that everything is ready before a clock runs."""

from collections.abc import Sequence

from benben.engine.game import Game, Match
from benben.players.substitutes import make_steady, unlogged

_GLANCE = 0.02
"""Seconds that a player may think about a move here."""
_LAST = "greedy"
"""The player for the rest, when each has decided once: it soon gets to the end."""


def warm_up(game: Game, specs: Sequence[str] = ()) -> Match:
    """Play a game to its end: each of the players decides once, then `greedy` plays on. Return the match."""
    match = game.new_match(seed=0)
    players = [make_steady(spec, game) for spec in dict.fromkeys((*specs, _LAST))]
    with unlogged():
        while match.turn is not None:
            player = players.pop(0) if len(players) > 1 else players[0]
            player.limit(_GLANCE)
            match.play(player.choose(match.known(match.turn), match.turn))
    match.outcome  # noqa: B018  (asked for, so that it is ready)
    return match
