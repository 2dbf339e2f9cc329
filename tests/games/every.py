"""Every game and sets of its options that show any two choices together; the general tests run over them.

Where there would be too many combinations (a letter for the side of each board, several options together) the
tests run over few that show every two choices of every two parts together. `make test` runs each law over those of them
that are needed to have every choice, and all laws together over the others (`test_many`). `make proof` runs each law
over all of them.
"""

from collections.abc import Iterable
from functools import cache

import pytest

from benben.engine.errors import BadOption
from benben.engine.game import Game
from tests.games.cases import Case
from tests.tiers import PROOF
from tools.covering import Row, combinations, every_combination
from tools.documents import choices, label
from tools.material import material

CASES: dict[str, Case] = {name: found.CASE for name, found in material("case").items()}


def games_of(case: Case, rows: Iterable[Row]) -> list[Game]:
    """The game with each of these choices for its options, as far as they are allowed."""
    names = [spec.name for spec in case.rules.options]
    found = []
    for row in rows:
        try:
            found.append(Game(case.rules, dict(zip(names, row, strict=True))))
        except BadOption:
            continue
    return found


def covering_sets(case: Case) -> list[Game]:
    """Few sets of options that show every two choices together."""
    return games_of(case, combinations(case.rules.options, lambda spec: choices(case.rules.name, spec)))


def worth_a_run(game: Game) -> bool:
    """Where something more is open to view: only where the letters of the other options are all alike."""
    mixed = [
        spec for spec in game.rules.options if spec.letters and len(set(str(game.options[spec.name]))) > 1
    ]
    return not (mixed and opens_more(game))


def opens_more(game: Game) -> bool:
    """Whether something is open to view that the rulebook hides; the rules are the same."""
    return any(spec.only_opens and game.options[spec.name] is True for spec in game.rules.options)


def is_run_at_once(game: Game) -> bool:
    """Whether `make test` runs each law over it."""
    return label(game) in CASES[game.name].at_once


ALL = [game for case in CASES.values() for game in covering_sets(case) if worth_a_run(game)]
PLAIN = [game for game in ALL if not opens_more(game)]
MOST_LEFT_OUT = 100


@cache
def every_set(name: str) -> list[Game]:
    """All sets of options there are of a game, with all stored texts: so many that only few tests ask for them."""
    case = CASES[name]
    return games_of(case, every_combination(case.rules.options, lambda spec: choices(name, spec)))


def left_out(name: str) -> list[Game]:
    """The sets of options of a game over which the laws do not run one by one.

    In `make test` those of `ALL`, in `make proof` those that `ALL` leaves out; of very many some, evenly spread over
    every option.
    """
    if not PROOF:
        return [game for game in ALL if game.name == name and not is_run_at_once(game)]
    games = [game for game in every_set(name) if game not in ALL]
    among = max(1, -(-len(games) // MOST_LEFT_OUT))
    return [games[first + 5 * first // among % among] for first in range(0, len(games) - among + 1, among)]


def over(games: Iterable[Game]) -> pytest.MarkDecorator:
    """Run a test over *games*; over those that need not be run every time, in `make proof`."""
    marks = {True: (), False: (pytest.mark.proof,)}
    params = [pytest.param(game, id=label(game), marks=marks[is_run_at_once(game)]) for game in games]
    return pytest.mark.parametrize("game", params)


every_game = over(ALL)
every_plain_game = over(PLAIN)
"""For claims in which what is open to view plays no part; `test_many` looks at the rest too."""
every_kind = over({game.name: game for game in reversed(PLAIN)}.values())
"""For claims that the options cannot touch: the first set of options of each game."""
