"""Luck-adjusted results: the same expected value as the plain ones, with narrower intervals.

We subtract a part of its luck (`benben.arena.luck`) from the victories of every block. The best coefficient depends on
the players, because the evaluation judges the luck of players like those it was fitted to best. A regression finds it.
For each block, the regression uses only *the other blocks of its line-up*: the block's own luck has expectation 0 and
does not influence the coefficients that it is multiplied by, so the product has expectation 0 too. A regression on all
blocks would be biased. The regression shrinks towards `START` (ridge regression) while there are few blocks or the luck
explains little. Nothing is subtracted from the blocks of one half where the other half shows that it would not pay. All
this affects only the width of the intervals, not their correctness.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from benben.arena.intervals import Interval, effective_games, wilson
from benben.arena.luck import Luck
from benben.arena.ratings import quantile

Floats = npt.NDArray[np.float64]
Lineups = npt.NDArray[np.int64]
Block = tuple[int, tuple[float, ...]]
"""A line-up and each entrant's victories."""

START = np.array([0.5, 0.25])
"""The coefficients of the kinds of luck before there is any data."""
PRIOR_DEVIATION = 0.5
"""Prior standard deviation of the coefficients."""
_SURE = 3.0
_LEAST = 1e-9
_FEWEST = -0.5
"""The fewest victories that an entrant may have left; the penalty of the ratings adds at least one."""


def luck_adjusted(which: Lineups, won: Floats, lucks: Floats) -> Floats:
    """Subtract luck from the victories of every block; the total of each block stays the same.

    *which*: the line-up of each block, shape (blocks,). *won*: every entrant's victories, (blocks, entrants). *lucks*:
    (blocks, kinds, entrants), in victories.
    """
    found = won.copy()
    for lineup in np.unique(which):
        rows = which == lineup
        parts = coefficients(won[rows], lucks[rows]) * paying(won[rows], lucks[rows])[:, None]
        found[rows] -= np.einsum("bk,bke->be", parts, lucks[rows])
    return found


def coefficients(won: Floats, lucks: Floats) -> Floats:
    """How much of each kind of luck to subtract from each block of one line-up, fitted to all other blocks.

    Shapes as in `luck_adjusted`; the result has the shape (blocks, kinds).
    """
    blocks = len(won)
    if blocks == 1:
        return START[None]
    mean = (won.sum(axis=0) - won) / (blocks - 1)
    squares = np.einsum("bke,bje->bkj", lucks, lucks)
    products = np.einsum("bke,be->bk", lucks, won)
    spread = (won**2).sum(axis=0) - won**2 - (blocks - 1) * mean**2
    ridge = spread.sum(axis=1) / max(1, blocks - 2) / PRIOR_DEVIATION**2 + _LEAST
    left = squares.sum(axis=0) - squares + ridge[:, None, None] * np.eye(len(START))
    right = products.sum(axis=0) - products - np.einsum("bke,be->bk", lucks.sum(axis=0) - lucks, mean)
    return np.asarray(np.linalg.solve(left, (right + ridge[:, None] * START)[:, :, None])[:, :, 0])


def paying(won: Floats, lucks: Floats) -> npt.NDArray[np.bool_]:
    """For each block of one line-up, whether subtracting luck pays among the blocks of the other half.

    Every second block is in the same half. Shapes as in `luck_adjusted`.
    """
    is_second = np.arange(len(won)) % 2 == 1
    return np.where(
        is_second, pays(won[~is_second], lucks[~is_second]), pays(won[is_second], lucks[is_second])
    )


def pays(won: Floats, lucks: Floats) -> bool:
    """Whether a ridge regression on these blocks would narrow the scatter of new ones beyond doubt.

    Twice the noise for each of its degrees of freedom is what it must explain to do so on average (Mallows 1973);
    `_SURE` times the noise is asked. A single block cannot say.
    """
    if len(won) < 2:  # noqa: PLR2004  (a scatter needs two)
        return True
    left = won - won.mean(axis=0)
    noise = float((left**2).sum()) / (len(won) - 1)
    ridge = noise / PRIOR_DEVIATION**2 + _LEAST
    squares, products = np.einsum("bke,bje->kj", lucks, lucks), np.einsum("bke,be->k", lucks, left)
    whole = squares + ridge * np.eye(len(START))
    found = np.linalg.solve(whole, products + ridge * START)
    explained = float(2.0 * found @ products - found @ squares @ found)
    return explained >= _SURE * noise * float(np.trace(np.linalg.solve(whole, squares)))


@dataclass(frozen=True)
class Adjusted:
    """A player's luck-adjusted share of the victories, and the interval of the plain share; from 0 to 1.

    Both intervals are computed from the same whole blocks, so they differ only by the adjustment.
    """

    share: float
    """May lie slightly outside 0 to 1."""
    share_interval: Interval
    plain_interval: Interval
    games_saved: float | None
    """The fraction of the games that the adjustment saves: with that many fewer games the adjusted interval would be as
    wide as the plain one. Negative if it is wider. None if all blocks had the same result."""
    rating: float | None = None
    """In points relative to the anchor or the other player; None if the adjustment leaves no victories to rate."""
    rating_interval: Interval | None = None


class LuckAdjustment:
    """Luck-adjusted blocks of an arena; every block must have its luck."""

    def __init__(
        self, lineups: Sequence[Sequence[int]], blocks: Sequence[Block], lucks: Sequence[Luck], games: int
    ) -> None:
        """*lineups* and *blocks* are as in `rate`, *lucks* as in `Tally`; each block has this many *games*."""
        self._counts = np.array(lineups, float)
        self._games = games
        self._which = np.array([lineup for lineup, _ in blocks], np.int64)
        self._plain = np.array([won for _, won in blocks], float)
        self._found = luck_adjusted(self._which, self._plain, np.array(lucks, float))

    @property
    def blocks(self) -> list[Block] | None:
        """The blocks to rate; None if an entrant would have a negative number of victories."""
        if self._found.sum(axis=0).min() < _FEWEST:
            return None
        return [
            (int(lineup), tuple(won)) for lineup, won in zip(self._which, self._found.tolist(), strict=True)
        ]

    def share(self, *entrants: int) -> Adjusted | None:
        """The share of the victories of the first of *entrants* in the games that all of them played."""
        rows = (self._counts[self._which][:, entrants] > 0).all(axis=1)
        one, which = entrants[0], self._which[rows]
        fair = self._counts[which, one] / self._counts[which].sum(axis=1)
        return compare(which, self._plain[rows, one], self._found[rows, one], fair, self._games)


def compare(which: Lineups, plain: Floats, adjusted: Floats, fair: Floats, games: int) -> Adjusted | None:
    """Compare an entrant's plain and adjusted shares; None if there are too few blocks for an interval.

    For each block: its line-up (*which*), the entrant's victories (*plain*) and *adjusted* victories, and the part of
    the victories that its seats would win if all entrants were equally strong (*fair*). Each block has this many
    *games*.
    """
    lineups, place, count = np.unique(which, return_inverse=True, return_counts=True)
    freedom = len(which) - len(lineups)
    if freedom < 1:
        return None
    shares = np.array([plain, adjusted], float) / games
    means = np.stack([np.bincount(place, values) / count for values in shares])
    wide, narrow = ((shares - means[:, place]) ** 2).sum(axis=1)
    even = np.bincount(place, fair) / count
    # as in the ratings: one extra block per line-up, in which every seat won once, keeps intervals from vanishing
    more = float((even * (1 - means[0]) ** 2 + (1 - even) * means[0] ** 2).sum()) / games
    share = (float(shares[0].sum()) + float(even.sum())) / (len(which) + len(lineups))
    variances = [(squares + more) / freedom / len(which) for squares in (wide, narrow)]
    intervals = [
        wilson(min(1.0, max(0.0, mean)) * worth, worth)
        for mean, variance in zip(shares.mean(axis=1).tolist(), variances, strict=True)
        for worth in [effective_games(share, float(variance), quantile(freedom))]
    ]
    saved = float(1 - variances[1] / variances[0]) if wide > _LEAST else None
    return Adjusted(float(shares[1].mean()), intervals[1], intervals[0], saved)
