"""Ratings from victories: Bradley-Terry at a table of two, the winner's Plackett-Luce model at a larger one.

The chance that a seat wins is its player's strength e^r divided by the sum of all seats' strengths (Bradley and Terry
1952; Luce 1959; Plackett 1975). We count only victories, because our players play to win: a third place by points
depends as much on style as on strength. A shared victory counts in parts.

*Estimate.* We penalise the likelihood as if one more rotation of every line-up had been played in which each seat won
once. This changes little, and a player that has won every game gets a finite rating.

*Interval.* The games of a block share their deals, so they are not independent. The curvature of the likelihood alone
would give a wrong interval: usually too wide, because rotating cancels luck, but too narrow for players that are nearly
deterministic. We use the sandwich of the curvature and the block sums of the scores (Huber 1967; Liang and Zeger 1986),
the limit of a bootstrap over blocks. The victories of the penalty count as blocks too, so the interval stays honest if
all blocks had the same result and a bootstrap would give an interval of no width. For few blocks we use Student's t,
which is wider than the normal distribution.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from benben.arena.errors import ArenaError
from benben.engine.message import message

POINTS = 400 / math.log(10)
"""Rating points per factor e of strength: 400 points are odds of ten to one, as in chess."""
_MIDDLE = 0.975

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Ratings:
    """Ratings in points; the anchor has 0."""

    points: tuple[float, ...]
    spreads: tuple[tuple[float, ...], ...]
    """Half the width of the 95 % interval of each rating difference; `spreads[i][anchor]` is that of i."""


def rate(
    lineups: Sequence[Sequence[int]],
    blocks: Sequence[tuple[int, Sequence[float]]],
    games: int,
    anchor: int = 0,
) -> Ratings:
    """Rate all entrants.

    *lineups*: each entrant's number of seats. *blocks*: for each block, its line-up (an index) and every entrant's
    victories, which sum to *games*, the number of games in a block. Raises `ArenaError` if scipy is missing.
    """
    counts = np.asarray(lineups, float)
    which = np.array([lineup for lineup, _ in blocks], int)
    won = np.array([victories for _, victories in blocks], float).reshape(-1, counts.shape[1])
    blocks_of = np.bincount(which, minlength=len(counts))
    total: Floats = ((blocks_of + 1) * games).astype(np.float64)
    wins = won.sum(axis=0) + (counts * games / counts.sum(axis=1, keepdims=True)).sum(axis=0)
    free = np.arange(counts.shape[1]) != anchor
    strengths = _fit(counts, total, wins, free)
    chances = _chances(strengths, counts)
    inside = _scatter(won - games * chances[which], counts, chances, games)
    bread = np.linalg.inv(_curvature(chances, total)[np.ix_(free, free)].astype(float))
    covariance = np.zeros((len(free), len(free)))
    covariance[np.ix_(free, free)] = bread @ inside[np.ix_(free, free)] @ bread
    variances = np.diag(covariance)
    differences = variances[:, None] + variances[None, :] - 2 * covariance
    spreads = POINTS * quantile(len(blocks) - int(free.sum())) * np.sqrt(np.maximum(differences, 0.0))
    return Ratings(tuple((POINTS * strengths).tolist()), tuple(map(tuple, spreads.tolist())))


def _chances(strengths: Floats, counts: Floats) -> Floats:
    """Each entrant's chance to win in each line-up."""
    odds = counts * np.exp(strengths - strengths.max())
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def _curvature(chances: Floats, total: Floats) -> Floats:
    """The negative second derivatives of the penalised log-likelihood."""
    return np.asarray(np.diag(total @ chances) - (chances * total[:, None]).T @ chances)


def _fit(counts: Floats, total: Floats, wins: Floats, free: npt.NDArray[np.bool_]) -> Floats:
    """The strengths that maximise the penalised likelihood, 0 where not *free*."""
    minimize = optimizer().minimize

    def whole(values: Floats) -> Floats:
        strengths = np.zeros(len(free))
        strengths[free] = values
        return strengths

    def loss(values: Floats) -> float:
        strengths = whole(values)
        highest = strengths.max()
        sums = np.log((counts * np.exp(strengths - highest)).sum(axis=1)) + highest
        return float(total @ sums - wins @ strengths)

    def slope(values: Floats) -> Floats:
        return np.asarray((total @ _chances(whole(values), counts) - wins)[free])

    def curve(values: Floats) -> Floats:
        return _curvature(_chances(whole(values), counts), total)[np.ix_(free, free)]

    start = np.zeros(int(free.sum()))
    found = minimize(loss, start, method="trust-exact", jac=slope, hess=curve, options={"gtol": 1e-9})
    return whole(found.x)


def _scatter(scores: Floats, counts: Floats, chances: Floats, games: int) -> Floats:
    """The outer products of the scores, summed over blocks, including those of the penalty."""
    blocks = len(scores)
    found = scores.T @ scores * (blocks / max(1, blocks - 1))
    for seats, chance in zip(counts, chances, strict=True):
        single = np.eye(len(chance)) - chance
        found += (single * (seats * games / seats.sum())[:, None]).T @ single
    return np.asarray(found)


def quantile(freedom: int) -> float:
    """The half width of a 95 % interval in standard deviations, by Student's t. Raises `ArenaError` without scipy."""
    optimizer()
    from scipy.stats import t

    return float(t.ppf(_MIDDLE, max(1, freedom)))


def optimizer() -> Any:
    """Import scipy's optimizer. Raises `ArenaError` with the command that installs it."""
    try:
        from scipy import optimize
    except ImportError:
        command = "pip install 'benben[arena]'"
        raise ArenaError(message("engine-arena-scipy", command=command)) from None
    return optimize
