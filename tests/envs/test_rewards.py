"""The scales of rewards: what `VectorTables` gives at an end, from points and shares alone."""

from typing import Any

import numpy as np
import pytest

from benben.engine.game import Game
from benben.engine.registry import load
from benben.envs import BadEnvironment, VectorTables, convert, rewards
from benben.envs.rewards import VERSIONS
from benben.envs.settings import _KNOWN
from tests.envs.observed import every_observed_game

ZERO_SUM = ("win", "rank", "mean_margin")


@every_observed_game
@pytest.mark.parametrize("reward", [name for name in _KNOWN["reward"] if name != "points"])
def test_rewards_of_rows_are_those_of_points_and_shares(game: Game, reward: Any) -> None:
    rows = VectorTables(game, 3, seed=2, reward=reward, autoreset="disabled")
    while rows.counts.any():
        rows.step(rows.draw())
        assert not rows.reward[~rows.terminated].any()
        for row in np.flatnonzero(rows.terminated):
            won = np.zeros(game.rules.most_seats)
            game.rules.shares(rows.tables[row], won)
            points = [game.rules.score(rows.tables[row], seat) for seat in range(game.players)]
            expected = rewards(reward, points, won[: game.players])
            assert rows.reward[row] == pytest.approx(expected, abs=1e-6)
            if reward in ZERO_SUM:
                assert expected.sum() == pytest.approx(0)
            if reward == "rank":
                assert expected[won[: game.players] == 1].tolist() == [1] * int((won == 1).sum())


def test_rank_breaks_ties_as_the_rules_do() -> None:
    """Equal points: the rules call one of them the winner, or let both win."""
    assert rewards("rank", [10, 10], [0, 1]).tolist() == [-1, 1]
    assert rewards("rank", [10, 10], [0.5, 0.5]).tolist() == [0, 0]
    assert rewards("rank", [30, 30, 20], [0, 1, 0]).tolist() == [0, 1, -1]
    assert rewards("rank", [30, 20, 20], [1, 0, 0]).tolist() == [1, -0.5, -0.5]
    assert rewards("rank", [30, 30, 20, 10, 10], [0.5, 0.5, 0, 0, 0]).tolist() == [
        0.75,
        0.75,
        0,
        -0.75,
        -0.75,
    ]


def test_the_duel_never_ends_in_a_draw() -> None:
    """Nor in equal ranks, which it did while ranks were those of points alone."""
    rows = VectorTables(load("imhotep_duel"), 64, seed=1, reward="rank")
    ends = 0
    while ends < 300:
        rows.step(rows.draw())
        ends += int(rows.terminated.sum())
        assert {*map(tuple, rows.reward[rows.terminated].tolist())} <= {(-1, 1), (1, -1)}


def test_scales_by_hand() -> None:
    points, shares = np.array([[40, 20, 0], [30, 30, 30]]), np.array([[1, 0, 0], [1 / 3, 1 / 3, 1 / 3]])
    assert rewards("win", points, shares) == pytest.approx(np.array([[1, -0.5, -0.5], [0, 0, 0]]))
    assert rewards("open_spiel", points, shares)[0].tolist() == [1, -1, -1]
    assert rewards("margin", points, shares)[0] == pytest.approx(np.tanh([1, -1, -2]))
    one, two = np.tanh([1, 2])
    assert rewards("mean_margin", points, shares)[0] == pytest.approx([(one + two) / 2, 0, -(one + two) / 2])
    assert rewards("points", points, shares)[0].tolist() == [40, 20, 0]
    two_seats = rewards("mean_margin", [5, 9], [0, 1])
    assert two_seats == pytest.approx(rewards("margin", [5, 9], [0, 1]))
    with pytest.raises(BadEnvironment, match="there is no reward 'wins'; there are: win"):
        rewards("wins", points, shares)  # type: ignore[arg-type]


@pytest.mark.parametrize("source", ["win", "open_spiel", "share"])
@pytest.mark.parametrize("target", ["win", "open_spiel", "share"])
def test_returns_are_converted(source: Any, target: Any) -> None:
    shares = np.array([[0.5, 0, 0.5, 0], [0, 0, 0, 1]])
    given, wanted = rewards(source, np.zeros((2, 4)), shares), rewards(target, np.zeros((2, 4)), shares)
    assert convert(given, source, target) == pytest.approx(wanted)
    with pytest.raises(BadEnvironment, match="'margin' cannot be converted"):
        convert(given, "margin", target)


def test_every_reward_has_a_version() -> None:
    assert set(_KNOWN["reward"]) < set(VERSIONS)
