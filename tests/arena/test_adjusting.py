"""Luck adjustment: means stay, intervals become narrower where luck decides, and still cover the truth."""

import numpy as np
import numpy.typing as npt
import pytest

from benben.arena.adjusting import (
    PRIOR_DEVIATION,
    START,
    Adjusted,
    LuckAdjustment,
    coefficients,
    compare,
    luck_adjusted,
)
from benben.arena.ratings import rate

Floats = npt.NDArray[np.float64]
PAIR = ((1, 1),)


def made_up(blocks: int, dice: np.random.Generator, pull: float = 0.8) -> tuple[Floats, Floats]:
    """Blocks of two games between two entrants: victories, and luck of which the first kind *pulls*.

    The estimate of the deal is partial and coarse: the luck has the expectation 0, and the first wins 60 of 100.
    """
    gift = dice.choice([-0.5, 0.5], size=blocks)
    seen = np.stack([gift, gift * dice.choice([0.0, 1.0], size=blocks)], axis=1)
    games = dice.random((blocks, 2)) < 0.6 + 0.5 * pull * gift[:, None]
    won = games.sum(axis=1).astype(float)
    return np.stack([won, 2 - won], axis=1), np.stack([seen, -seen], axis=2)


def found(won: Floats, lucks: Floats) -> Adjusted:
    blocks = [(0, tuple(row)) for row in won.tolist()]
    adjusted = LuckAdjustment(PAIR, blocks, lucks.tolist(), 2).share(0)
    assert adjusted is not None
    return adjusted


def half(interval: tuple[float, float]) -> float:
    return (interval[1] - interval[0]) / 2


def test_the_coefficients_are_those_of_a_ridge_regression_on_all_other_blocks() -> None:
    """Against the same sums written down block by block."""
    won, lucks = made_up(9, np.random.default_rng(1))
    for block, coefficient in enumerate(coefficients(won, lucks)):
        others = np.arange(len(won)) != block
        left = won[others] - won[others].mean(axis=0)
        ridge = (left**2).sum() / (others.sum() - 1) / PRIOR_DEVIATION**2 * np.eye(2)
        known = np.concatenate([lucks[others, :, 0], lucks[others, :, 1]])
        right = known.T @ np.concatenate([left[:, 0], left[:, 1]])
        assert coefficient == pytest.approx(
            np.linalg.solve(known.T @ known + ridge, right + ridge @ START), abs=1e-6
        )


@pytest.mark.parametrize("blocks", [2, 3, 20])
def test_no_block_has_a_part_in_its_own_coefficients(blocks: int) -> None:
    """That is what keeps the mean unbiased: the block's own luck is independent of them."""
    won, lucks = made_up(blocks, np.random.default_rng(2))
    before = coefficients(won, lucks)
    won[1], lucks[1] = (0.0, 2.0), lucks[1] + 7.0
    after = coefficients(won, lucks)
    assert after[1] == pytest.approx(before[1])
    if blocks > 2:
        assert abs(after[0] - before[0]).max() > 0.01


def test_a_single_block_takes_what_is_believed_at_first() -> None:
    won, lucks = made_up(1, np.random.default_rng(3))
    assert coefficients(won, lucks).tolist() == [START.tolist()]


def test_line_ups_learn_nothing_from_each_other_and_no_victory_gets_lost() -> None:
    won, lucks = made_up(30, np.random.default_rng(4))
    which = np.arange(30) % 3
    together = luck_adjusted(which, won, lucks)
    for lineup in range(3):
        rows = which == lineup
        alone = luck_adjusted(which[rows], won[rows], lucks[rows])
        assert together[rows] == pytest.approx(alone)
    assert together.sum(axis=1) == pytest.approx(np.full(30, 2.0))
    assert abs(together - won).max() > 0.1


def test_luck_that_decides_saves_games() -> None:
    adjusted = found(*made_up(200, np.random.default_rng(5)))
    assert adjusted.games_saved is not None
    assert 0.2 < adjusted.games_saved < 0.7
    assert half(adjusted.share_interval) < 0.9 * half(adjusted.plain_interval)
    ratio = half(adjusted.share_interval) ** 2 / half(adjusted.plain_interval) ** 2
    assert ratio == pytest.approx(1 - adjusted.games_saved, abs=0.03)


@pytest.mark.parametrize("blocks", [10, 200])
def test_luck_that_has_nothing_to_do_with_it_costs_nothing(blocks: int) -> None:
    """100 runs: most are not adjusted at all, and the others lose a few games."""
    dice, saved = np.random.default_rng(6), []
    for _ in range(100):
        won, lucks = made_up(blocks, dice)
        saved.append(found(won, lucks[dice.permutation(blocks)]).games_saved or 0.0)
    assert np.mean(np.abs(saved) < 1e-9) > 0.5
    assert np.mean(saved) > -1 / blocks


@pytest.mark.parametrize("blocks", [6, 40])
def test_means_stay_and_intervals_keep_their_word(blocks: int) -> None:
    """400 runs: the mean of the adjusted shares is the truth, and as many intervals cover it as promised."""
    dice = np.random.default_rng(7)
    runs = [found(*made_up(blocks, dice)) for _ in range(400)]
    shares = np.array([run.share for run in runs])
    assert shares.mean() == pytest.approx(0.6, abs=3 * shares.std() / 20)
    covered = [run.share_interval[0] <= 0.6 <= run.share_interval[1] for run in runs]
    assert np.mean(covered) >= 0.92
    saved = [run.games_saved for run in runs if run.games_saved is not None]
    assert np.mean(saved) > (0.05 if blocks == 6 else 0.15)


@pytest.mark.parametrize("blocks", [5, 100])
def test_who_has_won_everything_has_an_interval_all_the_same(blocks: int) -> None:
    won, lucks = made_up(blocks, np.random.default_rng(8))
    won[:] = (2.0, 0.0)
    adjusted = found(won, lucks)
    assert adjusted.games_saved is None
    assert adjusted.share == pytest.approx(1.0, abs=0.01)
    assert adjusted.share_interval == pytest.approx(adjusted.plain_interval, abs=0.02)
    assert 0.5 / blocks < 1.0 - adjusted.share_interval[0] < 3.5 / blocks


def test_without_a_second_block_of_any_line_up_there_is_no_interval() -> None:
    fair, won = np.full(3, 0.5), np.array([1.0, 2.0, 0.0])
    assert compare(np.arange(3), won, won, fair, 2) is None
    assert compare(np.array([0, 1, 1]), won, won, fair, 2) is not None


def test_line_ups_that_differ_are_not_taken_for_scatter() -> None:
    """Two seats of three win more than one of three: that is no reason for a wide interval."""
    which = np.arange(40) % 2
    won = np.where(which == 0, 2.0, 1.0) + np.tile([0.0, 0.0, 1.0, 1.0], 10) * 0.5
    fair = np.where(which == 0, 2 / 3, 1 / 3)
    strata, mixed = (compare(each, won, won, fair, 3) for each in (which, which * 0))
    assert strata is not None
    assert mixed is not None
    assert half(strata.plain_interval) < 0.7 * half(mixed.plain_interval)


def blocks_of(won: Floats, lucks: Floats) -> LuckAdjustment:
    return LuckAdjustment(PAIR, [(0, tuple(row)) for row in won.tolist()], lucks.tolist(), 2)


def test_ratings_of_adjusted_blocks_are_narrower() -> None:
    won, lucks = made_up(200, np.random.default_rng(9))
    blocks = blocks_of(won, lucks).blocks
    assert blocks is not None
    adjusted, plain = rate(PAIR, blocks, 2), rate(PAIR, [(0, tuple(row)) for row in won], 2)
    assert adjusted.spreads[0][1] < 0.9 * plain.spreads[0][1]
    assert abs(adjusted.points[1] - plain.points[1]) < plain.spreads[0][1]


def test_no_ratings_are_made_of_fewer_than_no_victories(monkeypatch: pytest.MonkeyPatch) -> None:
    won, lucks = made_up(10, np.random.default_rng(10))
    won[:] = (2.0, 0.0)
    assert blocks_of(won, lucks).blocks is not None

    monkeypatch.setattr("benben.arena.adjusting.coefficients", lambda _, lucks: np.ones(lucks.shape[:2]))
    monkeypatch.setattr("benben.arena.adjusting.paying", lambda won, _: np.ones(len(won), bool))
    lucks[:, :, 1] = -0.5 - np.abs(lucks[:, :, 1])  # the luck of the loser
    lucks[:, :, 0] = -lucks[:, :, 1]
    assert blocks_of(won, -lucks).blocks is None
