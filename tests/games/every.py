"""Every game and every allowed set of its options; the general tests run over all of them.

Where an option has a letter for each of several parts (a side for each board) there would be too many sets: the tests
run over a few that show every two letters of every two parts together, and one slow test over all.
"""

import itertools
from collections.abc import Callable, Sequence

import pytest

from benben.engine.errors import BadOption
from benben.engine.game import Game, OptionSpec, OptionValue
from tests.games.cases import Case
from tests.games.imhotep_duel_case import DuelCase
from tests.games.pebbles_case import PebblesCase
from tests.games.ra_case import RaCase
from tools.covering import covering

CASES: dict[str, Case] = {"ra": RaCase(), "imhotep_duel": DuelCase(), "pebbles": PebblesCase()}


def option_sets(case: Case, choices: Callable[[OptionSpec], Sequence[OptionValue]]) -> list[Game]:
    """The game with each allowed combination of its options, each of which has these *choices*."""
    specs = case.rules.options
    found = []
    for values in itertools.product(*map(choices, specs)):
        try:
            found.append(Game(case.rules, dict(zip((spec.name for spec in specs), values, strict=True))))
        except BadOption:
            continue
    return found


def every_choice(spec: OptionSpec) -> Sequence[OptionValue]:
    """All of them."""
    return spec.choices


def worth_a_run(game: Game) -> bool:
    """Where something more is open to view: only where the letters of the other options are all alike."""
    mixed = [
        spec for spec in game.rules.options if spec.letters and len(set(str(game.options[spec.name]))) > 1
    ]
    return not (mixed and opens_more(game))


def opens_more(game: Game) -> bool:
    """Whether something is open to view that the rulebook hides; the rules are the same."""
    return True in game.options.values()


def label(game: Game) -> str:
    """A short name of a game with its options, as in `ra-3-2022-open_scores`."""
    words = [
        name if value is True else str(value) for name, value in game.options.items() if value is not False
    ]
    return "-".join([game.name, *words])


ALL = [game for case in CASES.values() for game in option_sets(case, covering) if worth_a_run(game)]
PLAIN = [game for game in ALL if not opens_more(game)]
EVERYTHING = [game for case in CASES.values() for game in option_sets(case, every_choice)]
"""All there is, for the slow tests."""
every_game = pytest.mark.parametrize("game", ALL, ids=label)
every_plain_game = pytest.mark.parametrize("game", PLAIN, ids=label)
"""For claims in which what is open to view plays no part; the slow tests look at the rest too."""
