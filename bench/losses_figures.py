"""The figures of `bench.losses`: agreement of two reviews, and the calibration of chances and of losses."""

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean
from typing import Any, NamedTuple

from benben.arena.ratings import quantile
from benben.review import Decision
from benben.review.judging import LEAST_LOSS
from tools.calibration_figures import Bin as ChanceBin
from tools.calibration_figures import Calibration, Prediction, calibrate

BOUNDS = (LEAST_LOSS, 0.05, 0.1, 0.2, 1.0)
"""The bins of losses."""


class Loss(NamedTuple):
    """A judged loss, the mean of what was lost in games that were played on, and the number of its game."""

    judged: float
    found: float
    game: int


@dataclass(frozen=True)
class Bin:
    """The losses between two bounds: the means, and the interval of 95 % of the mean that was found.

    It comes from how whole games scatter, because decisions of one game are not independent.
    """

    low: float
    high: float
    count: int
    games: int
    judged: float
    found: float
    interval: tuple[float, float]

    @classmethod
    def from_json(cls, document: Mapping[str, Any]) -> "Bin":
        """Read what `asdict` made."""
        return cls(**{**document, "interval": tuple(document["interval"])})

    def in_words(self, name: str) -> str:
        """A row of a table, in percent."""
        judged, found, least, most = (
            f"{100 * each:.1f}" for each in (self.judged, self.found, *self.interval)
        )
        return (
            f"| {name} | {100 * self.low:.0f}–{100 * self.high:.0f} % | {self.count} of {self.games} | {judged} % |"
            f" {found} % ({least} to {most}) |"
        )


@dataclass(frozen=True)
class Agreement:
    """Errors of two reviews of the same decisions."""

    both: int = 0
    one: int = 0
    """Errors of one review alone."""

    @property
    def share(self) -> float:
        """Of the decisions that either review calls an error, those that both do; 1 if there is none."""
        return self.both / max(1, self.both + self.one) if self.both + self.one else 1.0

    def __add__(self, other: "Agreement") -> "Agreement":
        return Agreement(self.both + other.both, self.one + other.one)


class PlayedOn(NamedTuple):
    """What games say that were played on from the two moves of a decision."""

    loss: Loss
    predictions: Sequence[Prediction]
    """The chances of all seats after both moves, with the results; the decision stands for the game."""


@dataclass(frozen=True)
class Measured:
    """The figures of a game with a number of players."""

    chances: Calibration
    losses: tuple[Bin, ...]
    """By size."""
    all_losses: Bin | None
    """All together; None if they are of fewer than two games."""

    @classmethod
    def of(cls, found: Sequence[PlayedOn]) -> "Measured":
        """The figures of some decisions."""
        losses = [each.loss for each in found]
        predictions = [each for decision in found for each in decision.predictions]
        whole = next(bins(losses, (BOUNDS[0], BOUNDS[-1])), None)
        return cls(calibrate(predictions), tuple(bins(losses)), whole)

    @classmethod
    def from_json(cls, document: Mapping[str, Any]) -> "Measured":
        """Read what `asdict` made."""
        chances, whole = document["chances"], document["all_losses"]
        return cls(
            Calibration(**{**chances, "bins": tuple(ChanceBin(**each) for each in chances["bins"])}),
            tuple(map(Bin.from_json, document["losses"])),
            whole and Bin.from_json(whole),
        )


def agreement(first: Iterable[Decision], second: Iterable[Decision]) -> Agreement:
    """How two reviews of a game agree on its errors."""
    errors = [{each.ply for each in review if each.verdict == "error"} for review in (first, second)]
    return Agreement(len(errors[0] & errors[1]), len(errors[0] ^ errors[1]))


def bins(losses: Sequence[Loss], bounds: Sequence[float] = BOUNDS) -> Iterator[Bin]:
    """The losses by their judged size; bins with losses of fewer than two games are left out."""
    for low, high in pairwise(bounds):
        inside = [each for each in losses if low <= each.judged < high]
        games = len({each.game for each in inside})
        if games > 1:
            found, wide = fmean(each.found for each in inside), quantile(games - 1) * error_of_mean(inside)
            judged = fmean(each.judged for each in inside)
            yield Bin(low, high, len(inside), games, judged, found, (found - wide, found + wide))


def error_of_mean(losses: Sequence[Loss]) -> float:
    """The standard error of the mean of what was found, from the sums of whole games (cluster-robust)."""
    mean, sums = fmean(each.found for each in losses), dict[int, float]()
    for each in losses:
        sums[each.game] = sums.get(each.game, 0.0) + each.found - mean
    squares = math.fsum(each * each for each in sums.values())
    return math.sqrt(squares * len(sums) / (len(sums) - 1)) / len(losses)
