"""Tuning a search: what is tried is kept and gone on with, at equal time, and proposals are players."""

from dataclasses import replace
from pathlib import Path

import pytest
from optuna.trial import create_trial

from benben import load
from benben.arena.errors import BadPlan
from benben.engine.registry import names
from benben.players import make
from benben.players.search import SearchPlayer
from bench.tune import SPACE, Plan, Tuning, settings_of
from tools.calibration import sizes_of

DUEL = load("imhotep_duel")
SMALL = Plan(trials=2, games=2, again=1, more=2, simulations=20)


@pytest.mark.slow
def test_trials_are_kept_and_gone_on_with(tmp_path: Path) -> None:
    first = Tuning(DUEL, replace(SMALL, trials=1, journal=tmp_path / "kept"))
    tried = first.try_next()
    assert tried is not None
    assert tried.params.keys() == SPACE.keys()
    assert first.try_next() is None
    second = Tuning(DUEL, replace(SMALL, journal=tmp_path / "kept"))
    more = second.try_next()
    assert more is not None
    assert more.number == tried.number + 1
    assert second.try_next() is None
    values = [trial.value for trial in second.best()]
    assert values == [max(tried.value or 0.0, more.value or 0.0)]


@pytest.mark.parametrize("name", names())
def test_the_settings_of_today_can_be_proposed(name: str) -> None:
    for players in sizes_of(name):
        today = settings_of(load(name, players=players))
        trial = create_trial(params=today, distributions=dict(SPACE), value=0.5)  # refuses what lies outside
        assert trial.params == today


@pytest.mark.slow
def test_a_quicker_search_gets_more_simulations() -> None:
    tuning = Tuning(DUEL, SMALL)
    assert tuning.today == {"exploration": 0.66, "temperature": 2.0, "cut": 0, "noise": 1.0}
    slow = tuning.spec({**tuning.today, "cut": 24})
    player = make(slow, DUEL)
    assert isinstance(player, SearchPlayer)
    simulations = int(slow.partition("games=")[2].partition(",")[0])
    assert simulations < SMALL.simulations  # 24 decisions more in each of them


def test_games_that_are_no_whole_rounds_are_refused() -> None:
    with pytest.raises(BadPlan, match="whole round"):
        Tuning(load("ra", players=3), replace(SMALL, games=7))
