"""Fitting an evaluation, and its file: on Pebbles, which takes no time."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from benben.engine.errors import BadOption
from benben.engine.game import Game
from benben.engine.table import copy_tables
from benben.players.evaluation import BadEvaluation, evaluation_of, load_evaluation
from benben.players.fitting import (
    Fit,
    calibration_error,
    conditional_logit,
    document_of,
    fit,
    log_loss,
    softmax,
    text_of,
)
from benben.players.selfplay import KEPT, PORTION, SelfplayPositions, play_portions, variants
from pebbles import RULES as PEBBLES
from tests.players.judged_pebbles import RULES

GAME = Game(RULES, {"players": 2})
GAMES = 260


def positions(seats: int = 2, seed: int = 1, workers: int = 1, games: int = GAMES) -> SelfplayPositions:
    return SelfplayPositions.joined(list(play_portions(RULES, seats, games, seed, workers)))


@pytest.fixture(scope="module")
def fitted() -> Fit:
    return fit(positions(), RULES.phases)


@pytest.fixture
def file(fitted: Fit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The fitted file of Pebbles, where the package looks for it."""
    path = tmp_path / "evaluation.json"
    path.write_text(text_of(document_of(RULES, {2: fitted}, "benben fit pebbles", GAMES, 1)))
    monkeypatch.setitem(vars(RULES), "folder", tmp_path)
    return path


def change(path: Path, **changes: Any) -> None:
    document = json.loads(path.read_text())
    path.write_text(json.dumps({**document, **changes}) + " " * len(str(changes)))


# ---- self-play -------------------------------------------------------------------------------------------------
def test_positions_are_of_games_that_were_played_to_their_end() -> None:
    found = positions()
    assert len(np.unique(found.games)) == GAMES
    assert np.bincount(found.games).max() <= KEPT
    assert np.allclose(found.won.sum(axis=1), 1.0)
    assert set(np.unique(found.phases)) == {0, 1}
    assert np.array_equal(found.features[:, :, 0], found.scores)
    for game in range(0, GAMES, 17):  # all positions of a game end alike, and who has most points has won
        rows = found.games == game
        assert len(np.unique(found.points[rows], axis=0)) == 1
        assert np.array_equal(
            found.won[rows] > 0, found.points[rows] == found.points[rows].max(axis=1)[:, None]
        )


def test_the_same_seed_plays_the_same_games_on_any_number_of_threads() -> None:
    games = PORTION + 20
    one, two = positions(games=games), positions(games=games, workers=2)
    other = positions(games=games, seed=2)
    parts: list[tuple[Any, Any]] = list(zip(one, two, strict=True))
    assert all(np.array_equal(ours, theirs) for ours, theirs in parts)
    assert not np.array_equal(one.features, other.features)


def test_self_play_goes_over_all_options() -> None:
    codes = variants(RULES, 2, 0)
    assert set(codes[:, 0]) == {2}
    assert {tuple(code[1:]) for code in codes} == {(bag, shown) for bag in range(3) for shown in range(2)}
    with pytest.raises(BadOption, match="not for 7"):
        variants(RULES, 7, 0)


# ---- fitting ---------------------------------------------------------------------------------------------------
def test_known_weights_are_found_again() -> None:
    """Winners drawn by a conditional logit with known weights: the fit finds them, in both phases."""
    rng = np.random.default_rng(4)
    wanted = np.array([[1.0, -0.5], [2.0, 0.0]])
    features = rng.normal(size=(6_000, 3, 2)).astype(np.float32)
    stages = rng.integers(0, 2, 6_000).astype(np.int16)
    chances = softmax(np.einsum("rsf,rf->rs", features, wanted[stages]))
    winners = (chances.cumsum(axis=1) < rng.random((6_000, 1))).sum(axis=1)
    won = np.eye(3, dtype=np.float32)[winners]
    assert conditional_logit(features, won, stages, 2) == pytest.approx(wanted, abs=0.15)


def test_a_fit_knows_more_than_a_guess_and_says_so(fitted: Fit) -> None:
    assert fitted.quality["log_loss"] < fitted.quality["log_loss_even"] == pytest.approx(np.log(2), abs=1e-3)
    assert fitted.quality["log_loss"] < fitted.quality["log_loss_score"] + 0.02
    assert 0.0 <= fitted.quality["calibration_error"] < 0.15
    assert fitted.quality["r2_points"] > 0.2
    assert fitted.weights.shape == (2, RULES.phases, len(RULES.feature_names) + 1)
    assert (fitted.weights[0, :, 0] > 0).all()  # points speak for a seat


def test_the_same_games_give_the_same_file(fitted: Fit) -> None:
    again = fit(positions(), RULES.phases)
    one, two = (text_of(document_of(RULES, {2: found}, "", GAMES, 1)) for found in (fitted, again))
    assert one == two


def test_measures_of_quality() -> None:
    chances, won = np.array([[0.75, 0.25]] * 4), np.eye(2)[[0, 0, 0, 1]]
    assert log_loss(chances, won) == pytest.approx(-(3 * np.log(0.75) + np.log(0.25)) / 4)
    assert calibration_error(chances, won) == pytest.approx(0.0)
    assert calibration_error(chances, np.eye(2)[[0, 0, 0, 0]]) == pytest.approx(0.25)


# ---- judging ---------------------------------------------------------------------------------------------------
@pytest.mark.slow
@pytest.mark.usefixtures("file")
def test_chances_sum_to_one_and_a_finished_table_has_its_result() -> None:
    judge = evaluation_of(GAME)
    assert judge is not None
    match = GAME.new_match(seed=3)
    while not match.is_over:
        before = copy_tables(match.tables)
        chances, points = judge.judge(match.tables)
        assert sum(chances) == pytest.approx(1.0)
        assert all(0 < chance < 1 for chance in chances)
        assert all(np.isfinite(points))
        assert match.tables.tobytes() == before.tobytes()
        match.play(match.legal_moves.codes[0])
    assert match.outcome is not None
    chances, points = judge.judge(match.tables)
    assert points == tuple(match.outcome.scores)
    assert [seat for seat, chance in enumerate(chances) if chance > 0] == list(match.outcome.winners)


def test_a_game_without_features_or_file_has_no_evaluation(file: Path) -> None:
    assert evaluation_of(Game(PEBBLES, {"players": 2})) is None
    file.unlink()
    assert evaluation_of(GAME) is None


@pytest.mark.parametrize(
    "changes",
    [
        {"features": ["points"]},
        {"rules_version": 99},
        {"phases": 7},
        {"game": "ra"},
        {"players": {"3": {}}},
        {"players": {"2": {"chance": [[1.0]]}}},
        {"players": {"2": {"chance": [[1.0]], "points": [[1.0]]}}},
    ],
)
def test_a_file_that_does_not_fit_is_refused(file: Path, changes: dict[str, Any]) -> None:
    change(file, **changes)
    with pytest.raises(BadEvaluation, match="does not fit pebbles as it is now; run `benben fit pebbles`"):
        evaluation_of(GAME)


@pytest.mark.parametrize("text", ["", "{", "[]"])
def test_a_file_that_is_none_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text)
    with pytest.raises(BadEvaluation, match=r"broken\.json"):
        load_evaluation(GAME, path)
