"""The games that environments are made of, and the sets of options that environments distinguish."""

from collections.abc import Iterable
from typing import Any

import pytest

from benben.engine.game import Game
from tests.games.every import ALL, is_run_at_once
from tests.tiers import usually
from tools.documents import label


def shape_of(game: Game) -> tuple[Any, ...]:
    """All that an environment depends on besides the rules: the number of seats, and what can be in play at all."""
    return game.name, game.players, game.options.get("edition")


OBSERVED = [game for game in ALL if game.rules.observe is not None]
FIRST = list({game.name: game for game in reversed(OBSERVED)}.values())
SHAPES = list({shape_of(game): game for game in sorted(OBSERVED, key=is_run_at_once)}.values())
"""One set of options of each game for each number of players and each edition."""
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


every_observed_game = over(usually(SHAPES, OBSERVED))
every_observed_kind = over(FIRST)


def options_of(game: Game) -> dict[str, Any]:
    """Its options as keyword arguments."""
    return dict(game.options)
