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


def test_losses_are_put_into_bins_with_their_means_and_error() -> None:
    found = list(bins([Loss(0.02, 0.01, 0.03), Loss(0.04, 0.05, 0.04), Loss(0.15, 0.3, 0.1)]))
    assert [(each.low, each.high, each.count) for each in found] == [(0.01, 0.05, 2), (0.1, 0.2, 1)]
    assert (found[0].judged, found[0].found, found[0].noise) == pytest.approx((0.03, 0.03, 0.025))
