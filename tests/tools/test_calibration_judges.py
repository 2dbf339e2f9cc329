"""Comparing two evaluators: figures by hand, the better one in known cases, powers, the record."""

import json
import math
from typing import Any

import numpy as np
import pytest

from tools.calibration_judges import (
    Comparison,
    Figure,
    Quality,
    Said,
    calibration_error,
    compare,
    crossed,
    gains,
    losses,
    quality,
    samples,
    table,
)


def drawn(distortion: float, noise: float = 0.0, games: int = 3000, asked: int = 2) -> Said:
    """Predictions for games with two players: over- (above 1) or underconfident by a power, with the results."""
    rng = np.random.default_rng(4)
    leads = rng.normal(0, 1.5, games)
    shares = (rng.random(games) < 1 / (1 + np.exp(-leads))).astype(float)
    said = distortion * np.repeat(leads + noise * rng.normal(0, 1, games), asked)
    chances = 1 / (1 + np.exp(-said))
    return Said(
        np.repeat(np.arange(games), asked),
        np.stack([chances, 1 - chances], axis=1),
        np.repeat(np.stack([shares, 1 - shares], axis=1), asked, axis=0),
    )


def test_losses_by_hand() -> None:
    said = Said(np.array([0, 1]), np.array([[0.8, 0.2], [0.5, 0.5]]), np.array([[0.0, 1.0], [0.5, 0.5]]))
    assert losses(said) == pytest.approx([-math.log(0.2), math.log(2)])
    assert quality(said, samples(2)).brier.value == pytest.approx((0.64 + 0.0) / 2)


def test_a_calibration_error_by_hand() -> None:
    """Of ten at 80 % seven were won: both seats are off by 10 %."""
    shares = np.array([[1.0, 0.0]] * 7 + [[0.0, 1.0]] * 3)
    said = Said(np.arange(10), np.tile([0.85, 0.15], (10, 1)), shares)
    found = calibration_error(said, samples(10))
    assert found.value == pytest.approx(0.15)
    assert found.interval[0] < 0.15 < found.interval[1]


def test_nothing_is_said_to_be_impossible() -> None:
    games: list[dict[str, Any]] = [
        {"shares": [0.0, 1.0], "said": [{"linear": [1.0, 0.0]}, {"linear": [0.5, 0.5]}]}
    ]
    said = Said.of(games, "linear", 400)
    assert np.isfinite(losses(said)).all()
    assert said.chances.sum(axis=1) == pytest.approx([1.0, 1.0])
    assert list(said.games) == [0, 0]


@pytest.mark.parametrize("power", [0.6, 1.0, 1.6])
def test_the_power_that_puts_chances_right_is_found(power: float) -> None:
    said = drawn(1 / power)
    found = quality(said, samples(3000))
    low, high = found.power.interval
    assert low <= power <= high
    assert high - low < 0.3
    assert (found.sureness == 1.0) == (power == 1.0)
    assert abs(losses(crossed(said)).mean() - losses(drawn(1.0)).mean()) < 0.003


def test_the_better_judge_is_found_and_both_ways() -> None:
    good, bad = drawn(1.0), drawn(1.0, noise=1.5)
    better, worse = compare(2, bad, good), compare(2, good, bad)
    assert better.judge == "net"
    assert worse.judge == "linear"
    assert better.gain is not None
    assert better.gain.interval[0] > 0
    assert compare(2, good, None).judge == "linear"
    assert (better.games, better.decisions) == (3000, 6000)


def test_intervals_count_games_and_not_decisions() -> None:
    """What is asked ten times of one game is no more sure than what is asked once."""
    once, often = drawn(1.0, games=400, asked=1), drawn(1.0, games=400, asked=10)
    drawn_games = samples(400)
    assert quality(once, drawn_games).loss.interval == pytest.approx(
        quality(often, drawn_games).loss.interval
    )


def test_what_is_written_down_names_the_net_that_was_measured() -> None:
    found = compare(2, drawn(1.0, noise=1.5), drawn(1 / 1.6))
    decided = found.decision("abc")
    assert decided["judge"] == "net"
    assert decided["digest"] == "abc"
    assert decided["sureness"]["net"] == pytest.approx(1.6, abs=0.1)
    assert compare(2, drawn(1.0), None).decision("") == {"judge": "linear", "sureness": {"linear": 1.0}}
    assert json.loads(json.dumps(found.to_json()))["judge"] == "net"


def test_the_table_marks_the_judge_that_is_better() -> None:
    figure = Figure(0.5, (0.4, 0.6))
    one = Quality(figure, figure, figure, Figure(0.02, (0.01, 0.03)), Figure(1.0, (0.9, 1.1)))
    text = table([Comparison(2, 10, 40, one, one, Figure(0.1, (0.0, 0.2)))], "Ra")
    cells = f"{'0.5000 (0.4000–0.6000) | ' * 3}2.0 (1.0–3.0) | 1.00 (0.90–1.10)"
    assert f"| Ra, 2 | 10 | linear | {cells} |" in text
    assert f"| Ra, 2 | 10 | **net** | {cells} |" in text


@pytest.mark.parametrize(
    ("gain", "interval", "printed"),
    [
        (0.1, (0.0, 0.2), "better by 0.1000 nats (0.0000–0.2000)"),
        (-0.1, (-0.3, 0.1), "worse by 0.1000 nats (-0.1000–0.3000)"),
    ],
)
def test_a_net_is_reported_as_better_or_worse(
    gain: float, interval: tuple[float, float], printed: str
) -> None:
    one = quality(drawn(1.0), samples(3000))
    judged = [Comparison(2, 10, 40, one, one, Figure(gain, interval)), Comparison(3, 10, 40, one, None, None)]
    assert gains(judged) == [f"2 players: the net is {printed}"]
