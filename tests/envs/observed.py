"""The games that environments are made of."""

from typing import Any

from benben.engine.game import Game
from tests.games.every import ALL, over

OBSERVED = [game for game in ALL if game.rules.observe is not None]
FIRST = list({game.name: game for game in reversed(OBSERVED)}.values())
every_observed_game = over(OBSERVED)
every_observed_kind = over(FIRST)


def options_of(game: Game) -> dict[str, Any]:
    """Its options as keyword arguments."""
    return dict(game.options)
