"""Who has won: the highest rank, or those with equal ones together."""

from typing import Any

import numpy as np
import pytest

from benben.engine.winners import shares_by


class Standing:
    """As much of a table as is asked for."""

    def __init__(self, *ranks: int) -> None:
        self.ranks = ranks
        self.seats = len(ranks)


def rank(table: Any, seat: int) -> int:
    return int(table.ranks[seat])


def shares(*ranks: int) -> list[float]:
    """By the template, which compiled games bind."""
    won = np.full(6, -7.0)
    plain = getattr(shares_by("standing", 4, rank), "py_func", shares_by("standing", 4, rank))
    plain(Standing(*ranks), won)
    assert (won[4:] == -7).all(), "what lies beyond the seats of the game is not its own"
    return [float(share) for share in won[:4]]


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [
        ((3, 2), [1, 0, 0, 0]),
        ((2, 3), [0, 1, 0, 0]),
        ((2, 3, 3), [0, 0.5, 0.5, 0]),
        ((5, 5, 5, 5), [0.25] * 4),
        ((-4, -9, -4), [0.5, 0, 0.5, 0]),
        ((0, 0, -1), [0.5, 0.5, 0, 0]),
        ((1, 2, 3, 2), [0, 0, 1, 0]),
    ],
)
def test_the_highest_rank_wins_and_equal_ones_share(ranks: tuple[int, ...], expected: list[float]) -> None:
    assert shares(*ranks) == expected
