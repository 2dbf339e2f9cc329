"""How `bench.losses` sums up: agreement on errors, and losses by their judged size."""

from dataclasses import replace

import pytest

from bench.losses import Agreement, Loss, agreement, bins
from tests.review.test_why import decision


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
    first, *_ = found = list(
        bins([Loss(0.02, 0.0), Loss(0.04, 0.2), Loss(0.15, 0.3), Loss(0.4, 0.1), Loss(0.2, 0.3)])
    )
    assert [(each.low, each.high, each.count) for each in found] == [(0.01, 0.05, 2), (0.2, 1.0, 2)]
    assert (first.judged, first.found) == pytest.approx((0.03, 0.1))
    assert first.interval == pytest.approx((0.1 - 1.96 * 0.1, 0.1 + 1.96 * 0.1))
    assert first.in_words("ra, 2") == "| ra, 2 | 1–5 % | 2 | 3.0 % | 10.0 % (-9.6 to 29.6) |"
