"""What every game's features must be: finite at every table, silent about what is hidden, harmless."""

import math
import random
from itertools import pairwise
from typing import Any

import pytest

from benben import nd
from benben.engine.game import Game
from benben.engine.table import OVER
from benben.players.evaluation import evaluation_of
from tests.games.checks import seats_of
from tests.games.every import CASES, PLAIN, over
from tests.games.playing import spread
from tests.games.walks import Walk, tables_in, walks
from tests.tiers import usually

JUDGED = [game for game in PLAIN if game.rules.features is not None]
every_judged_game = over(JUDGED)
SEED = 8
TABLES = usually(40, 200)
"""So many tables of a set of options are looked at, chance's among them."""


def tables(game: Game) -> list[Any]:
    return spread(list(tables_in(game)), TABLES)


def features(game: Game, table: Any, seat: int) -> nd.Array:
    """The features of a seat, written over rubbish: each of them must be written."""
    assert game.rules.features is not None
    values = nd.full(len(game.rules.feature_names), math.nan)
    game.rules.features(table, seat, values)
    return values


@pytest.mark.parametrize("name", sorted({game.name for game in JUDGED}))
def test_features_are_a_few_dozen_and_have_meanings(name: str) -> None:
    rules = CASES[name].rules
    assert 20 <= len(rules.feature_names) == len(set(rules.feature_names)) <= 45
    assert tuple(rules.feature_meanings) == rules.feature_names
    assert all(len(words) > 4 and words.endswith(".") for words in rules.feature_meanings.values())
    assert len(set(rules.feature_meanings.values())) == len(rules.feature_names)


@every_judged_game
def test_every_table_has_finite_features_and_stays_as_it_is(game: Game) -> None:
    for table in tables(game):
        before = table.tobytes()
        for seat in seats_of(game):
            found = features(game, table, seat)
            assert found.is_within(1000)
            assert nd.array_equal(found, features(game, table, seat))
        assert table.tobytes() == before


@every_judged_game
def test_phases_follow_each_other(game: Game) -> None:
    for walk in walks(game):
        phases = phases_of(walk)
        assert all(0 <= phase < game.rules.phases for phase in phases)
        assert all(before <= after for before, after in pairwise(phases))


@pytest.mark.parametrize("name", sorted({game.name for game in JUDGED}))
def test_every_phase_is_met(name: str) -> None:
    played = [walk for game in JUDGED if game.name == name for walk in walks(game)]
    met = {phase for walk in played for phase in phases_of(walk)}
    assert met == set(range(CASES[name].rules.phases))


def phases_of(walk: Walk) -> list[int]:
    """The phase of every table of a game that is not over."""
    phase = walk.game.rules.phase
    assert phase is not None
    return [int(phase(table)) for table in walk.tables() if table.actor != OVER]


@every_judged_game
def test_features_say_nothing_of_what_is_hidden_from_their_seat(game: Game) -> None:
    rng = random.Random(SEED)
    for table in tables(game):
        for seat in seats_of(game):
            twin = CASES[game.name].private_twin(table, seat, rng)[0]
            assert nd.array_equal(features(game, twin, seat), features(game, table, seat))


@every_judged_game
def test_the_package_judges_every_table(game: Game) -> None:
    judge = evaluation_of(game)
    assert judge is not None
    assert judge.quality["log_loss"] < judge.quality["log_loss_score"] < judge.quality["log_loss_even"]
    assert judge.quality["calibration_error"] < 0.05
    seen = set()
    for table in tables(game):
        tables_of_one = game.rules.table.empty()
        tables_of_one[0] = table
        chances, points = judge.judge(tables_of_one)
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) >= 0
        assert all(-50 < figure < 250 for figure in points)
        seen.add(chances)
    assert len(seen) > TABLES // 2
