"""The calibration: figures of predictions whose truth is known, what is kept, and a whole small run."""

import json
import re
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from tools import calibration
from tools.calibration import OtherPlan, Plan, keep_whole, predictions, read
from tools.calibration_figures import Calibration, Prediction, calibrate

PLAN = Plan("ra", "greedy", 10, 2, 1, {"3": "digest"})


def made_up(said: float, won: int, of: int, players: int = 2) -> list[Prediction]:
    """*of* games in which the same was said, *won* of them won."""
    return [Prediction(game, players, said, float(game < won)) for game in range(of)]


def drawn(distortion: float, games: int = 6000) -> Calibration:
    """Chances of any size; predictions are further from even (above 1) or nearer to it (below 1) than the truth."""
    rng = np.random.default_rng(3)
    true = rng.beta(1.5, 1.5, games)
    said = np.clip(0.5 + distortion * (true - 0.5), 0.0, 1.0)
    won = rng.random(games) < true
    return calibrate(
        [Prediction(n, 2, float(s), float(w)) for n, (s, w) in enumerate(zip(said, won, strict=True))]
    )


# ---- the figures -----------------------------------------------------------------------------------------------
def test_figures_by_hand() -> None:
    """Of 100 at 80 % 70 were won, of 300 at 20 % 60: off by 10 % in a quarter, by nothing in the rest."""
    found = calibrate([*made_up(0.8, 70, 100), *made_up(0.2, 60, 300)])
    assert found.error == pytest.approx(0.25 * 0.1)
    assert found.brier == pytest.approx((70 * 0.04 + 30 * 0.64 + 60 * 0.64 + 240 * 0.04) / 400)
    assert found.brier_even == pytest.approx(0.25)
    low, high = found.bins
    assert (low.least, low.most, low.predictions, low.actual) == pytest.approx((0.2, 0.3, 300, 0.2))
    assert (high.predicted, high.actual, high.games) == pytest.approx((0.8, 0.7, 100))
    assert (high.low, high.high) == pytest.approx((0.6042, 0.7811), abs=1e-4)  # Wilson's, as in tables
    assert (found.games, found.predictions) == (300, 400)


def test_the_ends_belong_to_the_outer_bins() -> None:
    found = calibrate([*made_up(0.0, 0, 5), *made_up(1.0, 5, 5)])
    assert [(each.least, each.most) for each in found.bins] == [(0.0, 0.1), (0.9, 1.0)]
    assert found.error == found.brier == 0.0


def test_intervals_count_games_and_not_predictions() -> None:
    """Ten predictions in one game are no stronger evidence than one."""
    once, often = calibrate(made_up(0.5, 10, 20)), calibrate(made_up(0.5, 10, 20) * 10)
    assert (once.bins[0].low, once.bins[0].high) == (often.bins[0].low, often.bins[0].high)
    assert often.bins[0].predictions == 10 * once.bins[0].predictions


def test_shared_victories_count_in_parts() -> None:
    found = calibrate(
        [Prediction(0, 3, 1 / 3, 0.5), Prediction(0, 3, 1 / 3, 0.5), Prediction(0, 3, 1 / 3, 0.0)]
    )
    assert found.error == pytest.approx(0.0)
    assert found.brier == found.brier_even == pytest.approx((2 / 36 + 1 / 9) / 3)


def test_true_chances_look_calibrated() -> None:
    found = drawn(1.0)
    assert found.error < 0.02
    assert sum(each.low <= each.predicted <= each.high for each in found.bins) >= 8  # of ten, at 95 %
    assert found.brier < found.brier_even - 0.05


@pytest.mark.parametrize("distortion", [1.6, 0.4], ids=["too sure", "too shy"])
def test_distorted_chances_do_not(distortion: float) -> None:
    found, honest = drawn(distortion), drawn(1.0)
    assert found.error > 0.08
    assert found.brier > honest.brier + 0.01
    outside = [each for each in found.bins if not each.low <= each.predicted <= each.high]
    assert len(outside) >= len(found.bins) - 3
    sides = {(each.predicted > 0.5) == (each.actual > each.predicted) for each in outside}
    assert sides == {distortion < 1}


def test_nothing_is_not_judged() -> None:
    with pytest.raises(ValueError, match="at least one game"):
        calibrate([])


# ---- the picture -------------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_the_picture_is_small_names_every_game_and_is_the_same_again(tmp_path: Path) -> None:
    from tools.calibration_drawing import draw  # imports Matplotlib, which takes a second

    found = {title: drawn(1.0, 400) for title in ("Ra", "Ankh'or", "Imhotep", "Imhotep: The Duel")}
    for name in ("one.svg", "two.svg"):
        draw(found, tmp_path / name)
    text = (tmp_path / "one.svg").read_text("utf-8")
    assert len(text) < 70_000
    assert text.count("\n") == 1
    assert all(re.search(rf">{title}<", text) for title in found)
    assert text.count(f"Brier score {found['Ra'].brier:.3f}<") == 4
    assert text == (tmp_path / "two.svg").read_text("utf-8")


# ---- what is kept ------------------------------------------------------------------------------------------------
def test_a_torn_line_is_cut_off_and_whole_ones_are_kept(tmp_path: Path) -> None:
    path = tmp_path / "ra.jsonl"
    assert read(path, PLAN) == {}
    keep_whole(path, PLAN)
    game = {"index": 3, "shares": [1.0, 0.0], "said": [{"linear": [0.7, 0.3]}], "cpu": 0.1}
    path.write_text(path.read_text("utf-8") + json.dumps(game) + '\n{"index": 4, "sha', "utf-8")
    assert read(path, PLAN) == {3: game}
    keep_whole(path, PLAN)
    assert path.read_text("utf-8").endswith(json.dumps(game) + "\n")
    assert read(path, PLAN) == {3: game}


def test_games_of_another_plan_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "ra.jsonl"
    keep_whole(path, PLAN)
    with pytest.raises(OtherPlan, match=r"another plan: .*\"player\": \"greedy\""):
        read(path, Plan("ra", "random", 10, 2, 1, {"3": "digest"}))


def test_a_net_that_came_since_is_another_plan(tmp_path: Path) -> None:
    """What two nets said is never mixed."""
    path = tmp_path / "ra.jsonl"
    keep_whole(path, PLAN)
    with pytest.raises(OtherPlan):
        read(path, Plan("ra", "greedy", 10, 2, 1, {"3": "digest of another"}))


def test_predictions_are_those_of_every_seat_by_the_judge_that_was_decided_on() -> None:
    later = {"index": 1, "shares": [0.0, 1.0], "said": [{"linear": [0.9, 0.1], "net": [0.6, 0.4]}]}
    first = {
        "index": 0,
        "shares": [0.5, 0.0, 0.5],
        "said": [{"linear": [0.5, 0.3, 0.2]}, {"linear": [0.9, 0.1, 0.0]}],
    }
    decided = {
        2: {"judge": "net", "sureness": {"linear": 1.0, "net": 2.0}},
        3: {"judge": "linear", "sureness": {"linear": 1.0}},
    }
    found = predictions([later, first], decided)
    raised = [0.36 / 0.52, 0.16 / 0.52]
    assert [each.chance for each in found] == pytest.approx([0.5, 0.3, 0.2, 0.9, 0.1, 0.0, *raised])
    assert [each.share for each in found] == [0.5, 0.0, 0.5, 0.5, 0.0, 0.5, 0.0, 1.0]
    assert [each.players for each in found] == [3] * 6 + [2] * 2


# ---- the command -------------------------------------------------------------------------------------------------
@pytest.mark.slow
def test_a_small_run_goes_on_where_it_was(tmp_path: Path) -> None:
    calls = [run(tmp_path, games, workers) for games, workers in ((1, 1), (2, 2), (2, 1))]
    kept = tmp_path / "kept" / "imhotep_duel.jsonl"
    lines = [json.loads(line) for line in kept.read_text("utf-8").splitlines()]
    assert sorted(line["index"] for line in lines[1:]) == [0, 1]
    assert {*lines[1]["said"][0]} == {"linear", "net"}
    asked = [said for line in lines[1:] for each in line["said"] for said in each.values()]
    assert all(sum(said) == pytest.approx(1, abs=1e-3) for said in asked)
    assert calls[1] == calls[2] != calls[0]
    found = calls[1]["found"]["imhotep_duel"]
    assert (found["games"], found["predictions"]) == (2, 2 * 3 * 2)
    assert (tmp_path / "images" / "calibration.svg").exists()
    assert "another plan" in invoke(tmp_path, "--player", "random")[1]
    assert invoke(tmp_path, "--player", "dancer")[0] == 1


def invoke(folder: Path, *more: str) -> tuple[int, str]:
    import typer

    command = typer.Typer()
    command.command()(calibration.main)
    places = {"kept": "kept", "images": "images", "figures": "figures.json"}
    where = [part for name, place in places.items() for part in (f"--{name}", str(folder / place))]
    given = ["imhotep_duel", "--player", "greedy", "--analysis", "5", "--asked", "3", *where, *more]
    done = CliRunner().invoke(command, given)
    return done.exit_code, done.output


def run(folder: Path, games: int, workers: int) -> dict[str, dict[str, dict[str, int]]]:
    code, printed = invoke(folder, "--games", str(games), "--workers", str(workers))
    assert code == 0, printed
    document: dict[str, dict[str, dict[str, int]]] = json.loads((folder / "figures.json").read_text("utf-8"))
    return document
