"""The games that environments are made of."""

from collections.abc import Iterable
from typing import Any

import pytest

from benben.engine.game import Game
from tests.games.every import ALL, is_run_at_once
from tools.documents import label

OBSERVED = [game for game in ALL if game.rules.observe is not None]
FIRST = list({game.name: game for game in reversed(OBSERVED)}.values())
_AT_ONCE = {"imhotep_duel", "ra"}
"""Environments take long to compile: the fast tests have these two, the slow tests all."""


def over(games: Iterable[Game]) -> pytest.MarkDecorator:
    """Run a test over *games*, most of them with the slow tests."""
    marks = {True: (), False: (pytest.mark.slow,)}
    return pytest.mark.parametrize(
        "game",
        [
            pytest.param(game, id=label(game), marks=marks[game.name in _AT_ONCE and is_run_at_once(game)])
            for game in games
        ],
    )


every_observed_game = over(OBSERVED)
every_observed_kind = over(FIRST)


def options_of(game: Game) -> dict[str, Any]:
    """Its options as keyword arguments."""
    return dict(game.options)
