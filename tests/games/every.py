"""Every game and every allowed set of its options; the general tests run over all of them."""

import itertools

import pytest

from benben.engine.errors import BadOption
from benben.engine.game import Game
from tests.games.cases import Case
from tests.games.pebbles_case import PebblesCase
from tests.games.ra_case import RaCase

CASES: dict[str, Case] = {"ra": RaCase(), "pebbles": PebblesCase()}


def option_sets(case: Case) -> list[Game]:
    """The game with each of its allowed combinations of options."""
    specs = case.rules.options
    found = []
    for values in itertools.product(*(spec.choices for spec in specs)):
        try:
            found.append(Game(case.rules, dict(zip((spec.name for spec in specs), values, strict=True))))
        except BadOption:
            continue
    return found


def label(game: Game) -> str:
    """A short name of a game with its options, as in `ra-3-2022-open_scores`."""
    words = [
        name if value is True else str(value) for name, value in game.options.items() if value is not False
    ]
    return "-".join([game.name, *words])


ALL = [game for case in CASES.values() for game in option_sets(case)]
PLAIN = [game for game in ALL if True not in game.options.values()]
"""Without those in which something more is open to view; the rules are the same."""
every_game = pytest.mark.parametrize("game", ALL, ids=label)
