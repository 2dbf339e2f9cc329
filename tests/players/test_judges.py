"""The evaluator of hints and reviews: the file, the net for which an entry holds, and its messages."""

from pathlib import Path
from typing import Any

import pytest

import benben
from benben.engine.game import Game
from benben.engine.registry import names
from benben.players.analysis import analyse, surer
from benben.players.judges import Judge, judge_called, judge_for, judges_file, write_judges
from benben.players.net import net_of
from pebbles import RULES as PEBBLES

DUEL, RA = benben.load("imhotep_duel"), benben.load("ra", players=3)
PRIOR_DEVIATION = {"linear": 1.2, "net": 1.1}


def digest() -> str:
    trained = net_of(DUEL)
    assert trained is not None
    return str(trained.about["digest"])


def decided(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **changes: Any) -> Judge:
    """Who judges in The Duel after this was written down."""
    monkeypatch.setattr("benben.players.judges.judges_file", lambda _rules: tmp_path / "judges.json")
    usual = {"judge": "net", "digest": digest(), "sureness": PRIOR_DEVIATION}
    write_judges(DUEL.rules, {2: {**usual, **changes}}, "by hand")
    return judge_for(DUEL)


def test_the_net_judges_where_it_was_better(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judge = decided(tmp_path, monkeypatch)
    assert (judge.name, judge.sureness, judge.trained) == ("net", 1.1, net_of(DUEL))


def test_the_linear_evaluation_judges_where_it_was_better(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    judge = decided(tmp_path, monkeypatch, judge="linear")
    assert (judge.name, judge.sureness, judge.trained) == ("linear", 1.2, None)


def test_a_net_that_was_not_measured_does_not_judge(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    judge = decided(tmp_path, monkeypatch, digest="that of another net")
    assert (judge.name, judge.sureness, judge.trained) == ("linear", 1.2, None)


def test_a_judge_of_which_no_power_was_written_down_speaks_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert decided(tmp_path, monkeypatch, sureness={}).sureness == 1.0


def test_where_nothing_was_measured_the_linear_evaluation_judges(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("benben.players.judges.judges_file", lambda _rules: tmp_path / "none.json")
    judge = judge_for(DUEL)
    assert (judge.name, judge.sureness, judge.trained) == ("linear", 1.0, None)


def test_a_game_without_an_evaluation_is_played_to_its_end() -> None:
    pebbles = Game(PEBBLES, {"players": 2})
    assert judge_for(pebbles).name == judge_called("net", pebbles).name == "playouts"
    match = pebbles.new_match(seed=1)
    assert analyse(pebbles, match.known(0), 0, games=20).judge == "playouts"


def test_other_numbers_of_players_stay_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    decided(tmp_path, monkeypatch, judge="linear", sureness={"linear": 1.3})
    write_judges(DUEL.rules, {3: {"judge": "linear", "sureness": {}}}, "by hand")
    assert judge_for(DUEL).sureness == 1.3


@pytest.mark.parametrize("name", ["net", "linear"])
def test_an_analysis_is_its_judges_and_says_so(name: Any) -> None:
    match = DUEL.new_match(seed=5)
    known = match.known(0)
    judge = judge_called(name, DUEL)
    found = analyse(DUEL, known, 0, games=200, seed=3, judge=judge)
    raised = analyse(DUEL, known, 0, games=200, seed=3, judge=Judge(name, 1.5, judge.trained))
    assert found.judge == raised.judge == name
    assert raised.chances == pytest.approx(surer(found.chances, 1.5))
    other = analyse(
        DUEL, known, 0, games=200, seed=3, judge=judge_called("net" if name == "linear" else "linear", DUEL)
    )
    assert other.chances != found.chances


@pytest.mark.parametrize("game", names())
def test_what_is_written_down_can_be_read(game: str) -> None:
    """And is of the game's nets of today, if a net is to judge."""
    sizes = next(spec.choices for spec in benben.load(game).rules.options if spec.name == "players")
    for size in sizes:
        loaded = benben.load(game, players=size)
        judge = judge_for(loaded)
        assert 0.5 <= judge.sureness <= 2.0
        assert judge.name == "linear" or judges_file(loaded.rules).exists()
