"""The calibration of predicted chances: bins with intervals, Brier score, expected calibration error."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import pairwise
from typing import Any

import numpy as np

from benben.arena.intervals import wilson

BINS = 10
"""Bins of equal width from 0 to 1; the last one includes 1."""


@dataclass(frozen=True)
class Prediction:
    """A prediction of a seat's chance to win during game number *game*, and its final share of the victory."""

    game: int
    players: int
    chance: float
    share: float


@dataclass(frozen=True)
class Bin:
    """The predictions between two chances: how many, from how many games, their mean, and the mean outcome.

    `low` and `high` are the 95 % interval of `actual` (Wilson). It counts games, not predictions: those of one game
    share its outcome, so counting each of them would make the interval too narrow.
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
    """The figures of one game.

    `brier` is the mean square of chance minus share (0 is perfect), `brier_even` the same if every seat always had the
    same chance, and `error` the expected calibration error: the distance between the bins' means and outcomes, weighted
    by the number of predictions.
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
    """The calibration of predictions. Bins without predictions are left out. Raises `ValueError` if there are none."""
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
