"""A net in a file as a player: `benben.learning.candidate:Candidate:file=PATH,games=400`."""

from pathlib import Path

from benben.engine.game import Game
from benben.players.net import load_net
from benben.players.search import SearchPlayer


def Candidate(game: Game, seed: int, file: str, games: int = 0, seconds: float = 0.0) -> SearchPlayer:  # noqa: N802
    """Make `search` with the net in a *file*; *games* are simulations per move, as for `search`. Raises `BadNet`."""
    net = load_net(game, Path(file)).net
    return SearchPlayer(game, seed, net=net, games=games or None, seconds=seconds or None)
