"""The yardstick itself: a textbook figure, fair dice pass, loaded dice do not."""

import random

import pytest

from tests.engine.chi_square import TOO_FAR, deviation


def test_the_textbooks_95th_percentile() -> None:
    """Chi-square 3.841 with one degree of freedom and 18.307 with ten are exceeded once in twenty times."""
    assert deviation([10_000 + 139, 10_000 - 139], [1, 1]) == pytest.approx(1.645, abs=0.1)
    off = [1353, -1353, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    assert deviation([100_000 + error for error in off], [1] * 11) == deviation(
        [100_000 + error for error in off], [7] * 11
    )
    assert deviation([100_000 + error // 1 for error in off], [1] * 11) == pytest.approx(3.77, abs=0.3)


def test_a_fair_die_passes_and_a_loaded_one_does_not() -> None:
    rng = random.Random(1)
    fair, loaded = [0] * 6, [0] * 6
    for _ in range(12_000):
        fair[rng.randrange(6)] += 1
        loaded[rng.choice([0, 1, 2, 3, 4, 5, 5])] += 1
    assert deviation(fair, [1] * 6) < 3
    assert deviation(loaded, [1] * 6) > 10 > TOO_FAR
