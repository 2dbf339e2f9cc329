"""How `bench.losses` sums up: agreement on errors, and losses by their judged size."""

import math
from dataclasses import replace
from pathlib import Path

import pytest

from bench.figures_file import add, read
from bench.losses_figures import Agreement, Loss, Measured, PlayedOn, agreement, bins
from tests.review.test_why import decision
from tools.calibration_figures import Prediction


def test_two_reviews_agree_on_the_errors_of_both() -> None:
    error = decision()
    first = [replace(error, ply=ply) for ply in (1, 2, 3)]
    second = [
        replace(error, ply=2),
        replace(error, ply=3),
        replace(error, ply=4),
        replace(error, ply=1, verdict="equal"),
    ]
    assert agreement(first, second) == Agreement(both=2, one=2)
    assert agreement(first, second).share == 0.5
    assert Agreement().share == 1.0
    assert Agreement(1, 2) + Agreement(3, 4) == Agreement(4, 6)


def test_losses_are_put_into_bins_with_the_interval_of_their_mean() -> None:
    losses = [(0.02, 0.0, 1), (0.04, 0.2, 2), (0.03, 0.2, 2), (0.15, 0.3, 1), (0.4, 0.1, 1), (0.2, 0.3, 2)]
    first, *_ = found = list(bins([Loss(*each) for each in losses]))
    assert [(each.low, each.high, each.count, each.games) for each in found] == [
        (0.01, 0.05, 3, 2),
        (0.2, 1.0, 2, 2),
    ]
    assert (first.judged, first.found) == pytest.approx((0.03, 0.4 / 3))
    wide = 12.706 * math.sqrt(2 * 2 * (0.4 / 3) ** 2) / 3  # the two of one game count once
    assert first.interval == pytest.approx((0.4 / 3 - wide, 0.4 / 3 + wide), abs=1e-3)
    assert first.in_words("ra, 2") == "| ra, 2 | 1–5 % | 3 of 2 | 3.0 % | 13.3 % (-99.6 to 126.3) |"


def predictions(number: int, chance: float, won: float) -> list[Prediction]:
    return [Prediction(number, 2, chance, won), Prediction(number, 2, 1 - chance, 1 - won)]


def measured() -> Measured:
    found = [
        PlayedOn(
            Loss(0.02 + number / 50, number / 40, number), predictions(number, 0.3 + number / 20, number % 2)
        )
        for number in range(8)
    ]
    return Measured.of(found)


def test_figures_are_kept_by_game_and_drawn(tmp_path: Path) -> None:
    from bench.losses_drawing import draw  # imports Matplotlib, which takes a second

    file, whole = tmp_path / "losses.json", measured()
    add(file, "ra, 2", whole)
    add(file, "ra, 3", replace(whole, all_losses=None))
    add(file, "ra, 2", whole)
    kept = read(file, Measured.from_json)
    assert kept == {"ra": {2: whole, 3: replace(whole, all_losses=None)}}
    assert whole.all_losses is not None
    assert whole.chances.games == whole.all_losses.count == 8
    draw({"Ra": kept["ra"]}, tmp_path / "losses.svg")
    text = (tmp_path / "losses.svg").read_text("utf-8")
    assert all(words in text for words in (">Ra<", ">2 players<", ">3 players<", ">judged loss, in %<"))
