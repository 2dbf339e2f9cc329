"""How well predicted chances fit what happened: bins with intervals, Brier score, expected calibration error."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from benben.arena.intervals import wilson

BINS = 10
"""Equally wide, from 0 to 1; the last one has both its ends."""


@dataclass(frozen=True)
class Prediction:
    """What was said of a seat's chance to win in the middle of game *game*, and its share of the victory there."""

    game: int
    players: int
    chance: float
    share: float


@dataclass(frozen=True)
class Bin:
    """The predictions between two chances: how many, from how many games, their mean, and what came of them.

    `low` and `high` are the 95 % interval of `actual` (Wilson). It counts games, not predictions: those of one game
    share their end, so that counting each would promise too much.
    """

    least: float
    most: float
    predictions: int
    games: int
    predicted: float
    actual: float
    low: float
    high: float


@dataclass(frozen=True)
class Calibration:
    """The figures of one game of ours.

    `brier` is the mean square of chance less share (0 is perfect); `brier_even` what it would be if everybody were
    always said to have the same chance; `error` the expected calibration error: how far the bins' means lie from what
    came of them, weighted by their predictions.
    """

    games: int
    predictions: int
    brier: float
    brier_even: float
    error: float
    bins: tuple[Bin, ...]

    def to_json(self) -> dict[str, Any]:
        """The figures, ready for JSON."""
        return asdict(self)


def calibrate(found: Sequence[Prediction], bins: int = BINS) -> Calibration:
    """The calibration of predictions. Bins without predictions are left out. Raises `ValueError` for none at all."""
    if not found:
        raise ValueError("there is no prediction to judge: play at least one game")
    edges = np.linspace(0.0, 1.0, bins + 1)
    places = np.minimum((np.array([each.chance for each in found]) * bins).astype(int), bins - 1)
    full = [
        _bin(float(least), float(most), [each for each, at in zip(found, places, strict=True) if at == place])
        for place, (least, most) in enumerate(pairwise(edges))
        if (places == place).any()
    ]
    return Calibration(
        games=len({each.game for each in found}),
        predictions=len(found),
        brier=_mean((each.chance - each.share) ** 2 for each in found),
        brier_even=_mean((1 / each.players - each.share) ** 2 for each in found),
        error=sum(each.predictions * abs(each.predicted - each.actual) for each in full) / len(found),
        bins=tuple(full),
    )


def _bin(least: float, most: float, inside: Sequence[Prediction]) -> Bin:
    games = len({each.game for each in inside})
    actual = _mean(each.share for each in inside)
    low, high = wilson(actual * games, games)
    predicted = _mean(each.chance for each in inside)
    return Bin(least, most, len(inside), games, predicted, actual, low, high)


def _mean(values: Iterable[float]) -> float:
    return float(np.mean(list(values)))
