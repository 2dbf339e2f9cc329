"""Ratings from victories: Bradley-Terry at a table of two, the winner's Plackett-Luce model at a larger one.

The chance that a seat wins is its player's strength e^r over the sum of all seats' (Bradley and Terry 1952; Luce 1959;
Plackett 1975). Only who has won counts, because that is what our players play for: who comes third by points tells as
much of taste as of strength. A shared victory counts in parts.

*Estimate.* The likelihood is penalised as if one more rotation of every line-up had been played in which each seat won
once. It costs little, and a player that has won everything gets a finite rating.

*Interval.* The games of a block share their luck, so they are not independent, and the curvature of the likelihood
alone would tell a wrong interval: mostly too wide, since rotating cancels luck, but too narrow for players that hardly
roll dice. We take the sandwich of the curvature and of the scores summed by blocks (Huber 1967; Liang and Zeger 1986),
which is what a bootstrap over blocks converges to. The seats' victories of the penalty count as blocks of their own,
so that it stays honest where all blocks went the same way and a bootstrap would tell an interval of no width. With few
blocks Student's t is wider than the normal distribution.
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
"""Rating points for a strength of e: 400 points are odds of ten to one, as in chess."""
_MIDDLE = 0.975

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Ratings:
    """Ratings in points, the anchor's being 0."""

    points: tuple[float, ...]
    spreads: tuple[tuple[float, ...], ...]
    """Half the width of the 95 % interval of each difference of two ratings; `spreads[i][anchor]` is that of i."""


def rate(
    lineups: Sequence[Sequence[int]],
    blocks: Sequence[tuple[int, Sequence[float]]],
    games: int,
    anchor: int = 0,
) -> Ratings:
    """Ratings of all entrants.

    *lineups*: each entrant's number of seats. *blocks*: of each block its line-up (an index) and every entrant's
    victories, which add up to *games*, the number of games in a block. Raises `ArenaError` if scipy is missing.
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
    """Each entrant's chance to win at each line-up."""
    odds = counts * np.exp(strengths - strengths.max())
    return np.asarray(odds / odds.sum(axis=1, keepdims=True))


def _curvature(chances: Floats, total: Floats) -> Floats:
    """Minus the second derivatives of the penalised log-likelihood."""
    return np.asarray(np.diag(total @ chances) - (chances * total[:, None]).T @ chances)


def _fit(counts: Floats, total: Floats, wins: Floats, free: npt.NDArray[np.bool_]) -> Floats:
    """The strengths of the greatest penalised likelihood, 0 where not *free*."""
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
    """The scores' products summed over blocks, those of the penalty among them."""
    blocks = len(scores)
    found = scores.T @ scores * (blocks / max(1, blocks - 1))
    for seats, chance in zip(counts, chances, strict=True):
        single = np.eye(len(chance)) - chance
        found += (single * (seats * games / seats.sum())[:, None]).T @ single
    return np.asarray(found)


def quantile(freedom: int) -> float:
    """How many standard deviations an interval of 95 % reaches, by Student's t. Raises `ArenaError` without scipy."""
    optimizer()
    from scipy.stats import t

    return float(t.ppf(_MIDDLE, max(1, freedom)))


def optimizer() -> Any:
    """What fits the ratings. Raises `ArenaError` that tells how to install it."""
    try:
        from scipy import optimize
    except ImportError:
        command = "pip install 'benben[arena]'"
        raise ArenaError(message("engine-arena-scipy", command=command)) from None
    return optimize
