"""Results with luck taken out: the same means in the long run, and narrower intervals beside the plain ones.

From every block's victories a part of its luck (`benben.arena.luck`) is subtracted. How large a part is worth most
depends on the players: the evaluation knows the luck of those best who play as it was fitted. So it is a regression,
and for each block one on *the other blocks of its line-up* alone: the block's own luck, whose expectation is 0, meets
coefficients that it had no part in, and the product has the expectation 0 too. A regression on all blocks would lean.
It begins at `START`, where it stays while there are few blocks or luck has little to do with them (ridge regression
towards it): that is no matter of being right, only of how narrow intervals become.
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
"""The part of each kind of luck that is subtracted while nothing is known."""
SURENESS = 0.5
"""By how much the parts may be off, as a standard deviation."""
_LEAST = 1e-9
_FEWEST = -0.5
"""Victories that may be left: the penalty of the ratings adds at least one."""


def without_luck(which: Lineups, won: Floats, luck: Floats) -> Floats:
    """The victories of every block with luck taken out; in each block they add up to the same as before.

    *which*: the line-up of each block, shape (blocks,). *won*: every entrant's victories, (blocks, entrants). *luck*:
    (blocks, kinds, entrants), in victories.
    """
    found = won.copy()
    for lineup in np.unique(which):
        rows = which == lineup
        found[rows] -= np.einsum("bk,bke->be", coefficients(won[rows], luck[rows]), luck[rows])
    return found


def coefficients(won: Floats, luck: Floats) -> Floats:
    """For each block of one line-up how much of each kind of luck is subtracted, learned from all the other blocks.

    Shapes as in `without_luck`; what is found has the shape (blocks, kinds).
    """
    blocks = len(won)
    if blocks == 1:
        return START[None]
    mean = (won.sum(axis=0) - won) / (blocks - 1)
    squares = np.einsum("bke,bje->bkj", luck, luck)
    products = np.einsum("bke,be->bk", luck, won)
    spread = (won**2).sum(axis=0) - won**2 - (blocks - 1) * mean**2
    ridge = spread.sum(axis=1) / max(1, blocks - 2) / SURENESS**2 + _LEAST
    left = squares.sum(axis=0) - squares + ridge[:, None, None] * np.eye(len(START))
    right = products.sum(axis=0) - products - np.einsum("bke,be->bk", luck.sum(axis=0) - luck, mean)
    return np.asarray(np.linalg.solve(left, (right + ridge[:, None] * START)[:, :, None])[:, :, 0])


@dataclass(frozen=True)
class Adjusted:
    """A player's share of the victories with luck taken out, and the plain one's interval beside; from 0 to 1.

    Both intervals are made of whole blocks, so what they differ in is luck and nothing else.
    """

    share: float
    """It may lie a little outside of 0 and 1."""
    share_interval: Interval
    plain_interval: Interval
    games_saved: float | None
    """The part of the games that could have been saved: with so many fewer the adjusted interval would have been as
    wide as the plain one. Below 0 it is wider. None where all blocks went the same way."""
    rating: float | None = None
    """In points, beside the anchor's or the other player's; None where luck leaves no victories to make it of."""
    rating_interval: Interval | None = None


class WithoutLuck:
    """The blocks of an arena, which all tell their luck, with luck taken out."""

    def __init__(
        self, lineups: Sequence[Sequence[int]], blocks: Sequence[Block], lucks: Sequence[Luck], games: int
    ) -> None:
        """*lineups* and *blocks* as for `rate`, *lucks* as in a tally; a block has so many *games*."""
        self._counts = np.array(lineups, float)
        self._games = games
        self._which = np.array([lineup for lineup, _ in blocks], np.int64)
        self._plain = np.array([won for _, won in blocks], float)
        self._found = without_luck(self._which, self._plain, np.array(lucks, float))

    @property
    def blocks(self) -> list[Block] | None:
        """What ratings are made of; None where somebody has fewer than no victories left."""
        if self._found.sum(axis=0).min() < _FEWEST:
            return None
        return [
            (int(lineup), tuple(won)) for lineup, won in zip(self._which, self._found.tolist(), strict=True)
        ]

    def share(self, *entrants: int) -> Adjusted | None:
        """What the first of the *entrants* has won in the games that all of them played."""
        rows = (self._counts[self._which][:, entrants] > 0).all(axis=1)
        one, which = entrants[0], self._which[rows]
        fair = self._counts[which, one] / self._counts[which].sum(axis=1)
        return compare(which, self._plain[rows, one], self._found[rows, one], fair, self._games)


def compare(which: Lineups, plain: Floats, adjusted: Floats, fair: Floats, games: int) -> Adjusted | None:
    """What is known of somebody's share of the victories; None with too few blocks for an interval.

    Of each block there is the line-up (*which*), its victories, those with luck taken out, and the part of the
    victories that its seats would bring if all were equally strong (*fair*). A block has so many *games*.
    """
    lineups, place, count = np.unique(which, return_inverse=True, return_counts=True)
    freedom = len(which) - len(lineups)
    if freedom < 1:
        return None
    shares = np.array([plain, adjusted], float) / games
    means = np.stack([np.bincount(place, values) / count for values in shares])
    wide, narrow = ((shares - means[:, place]) ** 2).sum(axis=1)
    even = np.bincount(place, fair) / count
    # as in the ratings one more block of each line-up, in which every seat won once, keeps intervals from vanishing
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
