"""Compare two evaluators on the same positions: which predicts better, by how much, and how certain that is.

A prediction for a decision is every seat's chance. The bootstrap resamples whole games (block bootstrap), because all
predictions in a game share its outcome. The power that chances are raised to is fitted on one half of the games and
tested on the other.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from benben.arena.intervals import Interval
from tools.calibration_figures import BINS

Figures: TypeAlias = npt.NDArray[np.float64]
POWERS = np.arange(0.5, 2.01, 0.05).round(2)
"""The powers to try."""
_DRAWN = 1000
"""The number of bootstrap samples."""
_SEED = 1


@dataclass(frozen=True)
class Said:
    """The predictions of an evaluator for games with one number of players, and the outcomes; rows are decisions."""

    games: npt.NDArray[np.int64]
    """The game of each row, from 0 without gaps."""
    chances: Figures
    shares: Figures

    def raised(self, power: Figures | float) -> "Said":
        """A copy with chances raised to one power, or to one per row."""
        raised = self.chances ** np.reshape(power, (-1, 1))
        return Said(self.games, raised / raised.sum(axis=1, keepdims=True), self.shares)

    @classmethod
    def of(cls, games: Sequence[dict[str, Any]], judge: str, simulated: int) -> "Said":
        """The predictions of a *judge* in stored *games*. The smallest chance is half of one simulated game."""
        rows = [
            (number, said[judge], game["shares"])
            for number, game in enumerate(games)
            for said in game["said"]
        ]
        number, chances, shares = zip(*rows, strict=True)
        least = 0.5 / (simulated + 1)
        kept = np.clip(np.array(chances, np.float64), least, 1.0)
        return cls(np.array(number), kept / kept.sum(axis=1, keepdims=True), np.array(shares, np.float64))


@dataclass(frozen=True)
class Figure:
    """A figure with its 95 % interval."""

    value: float
    interval: Interval


@dataclass(frozen=True)
class Quality:
    """The quality of predictions: log loss per decision in nats, Brier score and calibration error per seat.

    `power` is the most likely one over all games; the other figures are for the original chances, `loss_raised` for
    those raised to the power fitted on the other half of the games.
    """

    loss: Figure
    loss_raised: Figure
    brier: Figure
    error: Figure
    power: Figure

    @property
    def sureness(self) -> float:
        """The required power; 1 if 1 lies in the interval."""
        low, high = self.power.interval
        return 1.0 if low <= 1.0 <= high else self.power.value


@dataclass(frozen=True)
class Comparison:
    """The evaluators for one game and number of players; `gain` is the net's reduction of the loss, both raised."""

    players: int
    games: int
    decisions: int
    linear: Quality
    net: Quality | None
    gain: Figure | None

    @property
    def judge(self) -> str:
        """The evaluator that predicts better."""
        return "net" if self.gain is not None and self.gain.value > 0 else "linear"

    def decision(self, digest: str) -> dict[str, Any]:
        """The record for hints and reviews; *digest* is that of the net."""
        found = {"linear": self.linear.sureness}
        if self.net is None:
            return {"judge": "linear", "sureness": found}
        return {"judge": self.judge, "digest": digest, "sureness": {**found, "net": self.net.sureness}}

    def to_json(self) -> dict[str, Any]:
        """All figures, ready for JSON."""
        return {**asdict(self), "judge": self.judge}


def compare(players: int, linear: Said, net: Said | None) -> Comparison:
    """Compare predictions for the same decisions; without a *net* there is only one evaluator."""
    drawn = samples(int(linear.games.max()) + 1)
    gain = None
    if net is not None:
        better = losses(crossed(linear)) - losses(crossed(net))
        gain = with_interval(better, linear.games, drawn)
    return Comparison(
        players, drawn.shape[1], len(linear.games), quality(linear, drawn),
        None if net is None else quality(net, drawn), gain,
    )  # fmt: skip


def quality(said: Said, drawn: Figures) -> Quality:
    """The figures of one evaluator; *drawn* has how often each sample contains each game."""
    return Quality(
        loss=with_interval(losses(said), said.games, drawn),
        loss_raised=with_interval(losses(crossed(said)), said.games, drawn),
        brier=with_interval(((said.chances - said.shares) ** 2).mean(axis=1), said.games, drawn),
        error=calibration_error(said, drawn),
        power=likely_power(said, drawn),
    )


def samples(games: int) -> Figures:
    """How often each sample contains each game, shape (samples, games)."""
    return (
        np.random.default_rng(_SEED)
        .multinomial(games, np.full(games, 1.0 / games), _DRAWN)
        .astype(np.float64)
    )


def losses(said: Said) -> Figures:
    """The log loss of each decision in nats."""
    loss: Figures = -(said.shares * np.log(said.chances)).sum(axis=1)
    return loss


def crossed(said: Said) -> Said:
    """Chances raised to the power that is most likely on the other half of the games."""
    powers = np.ones(len(said.games))
    for half in (0, 1):
        here = said.games % 2 == half
        if here.any() and not here.all():
            other = Said(said.games[~here], said.chances[~here], said.shares[~here])
            powers[here] = POWERS[np.argmin([losses(other.raised(power)).sum() for power in POWERS])]
    return said.raised(powers)


def likely_power(said: Said, drawn: Figures) -> Figure:
    """The most likely power, with its bootstrap interval."""
    sums = np.stack([_by_game(losses(said.raised(power)), said.games) for power in POWERS])
    low, high = np.quantile(POWERS[np.argmin(drawn @ sums.T, axis=1)], (0.025, 0.975))
    return Figure(float(POWERS[np.argmin(sums.sum(axis=1))]), (float(low), float(high)))


def with_interval(each: Figures, games: npt.NDArray[np.int64], drawn: Figures) -> Figure:
    """The mean over decisions."""
    sums, counts = _by_game(each, games), _by_game(np.ones(len(each)), games)
    return _figure(float(each.mean()), (drawn @ sums) / (drawn @ counts))


def calibration_error(said: Said, drawn: Figures) -> Figure:
    """The distance between the bins' means and outcomes, weighted by the number of predictions.

    Resampling adds noise, so the errors in the samples are slightly larger than the value itself.
    """
    seats = said.chances.shape[1]
    places = np.minimum((said.chances * BINS).astype(np.int64), BINS - 1)
    off = np.zeros((int(said.games.max()) + 1, BINS))
    np.add.at(
        off, (np.repeat(said.games, seats), places.reshape(-1)), (said.chances - said.shares).reshape(-1)
    )
    counts = _by_game(np.full(len(said.games), float(seats)), said.games)
    sampled = np.abs(drawn @ off).sum(axis=1) / (drawn @ counts)
    return _figure(float(np.abs(off.sum(axis=0)).sum() / counts.sum()), sampled)


def _by_game(each: Figures, games: npt.NDArray[np.int64]) -> Figures:
    """The sums by game."""
    sums: Figures = np.bincount(games, each).astype(np.float64)
    return sums


def _figure(value: float, sampled: Figures) -> Figure:
    low, high = np.quantile(sampled, (0.025, 0.975))
    return Figure(value, (float(low), float(high)))


# ---- output ------------------------------------------------------------------------------------------------------
def gains(judges: Sequence[Comparison]) -> list[str]:
    """A line for each net: how much its loss is lower or higher."""
    lines = []
    for each in judges:
        if each.gain is not None:
            word, sign = ("better", 1) if each.gain.value > 0 else ("worse", -1)
            low, high = sorted(sign * bound for bound in each.gain.interval)
            by = f"{sign * each.gain.value:.4f} nats ({low:.4f}–{high:.4f})"
            lines.append(f"{each.players} players: the net is {word} by {by}")
    return lines


def table(found: Sequence[Comparison], title: str) -> str:
    """The comparisons of a game with this *title* as a Markdown table."""
    lines = [
        "| Game | Games | Judge | Log loss | with its power | Brier score | Calibration error, % | Power |",
        "|---|---:|---|---|---|---|---|---|",
    ]
    for each in found:
        for name, quality in (("linear", each.linear), ("net", each.net)):
            if quality is not None:
                chosen = f"**{name}**" if name == each.judge else name
                lines.append(f"| {title}, {each.players} | {each.games} | {chosen} | {_row(quality)} |")
    return "\n".join(lines)


def _row(quality: Quality) -> str:
    cells = [_cell(each, 4) for each in (quality.loss, quality.loss_raised, quality.brier)]
    error = Figure(
        100 * quality.error.value, (100 * quality.error.interval[0], 100 * quality.error.interval[1])
    )
    return " | ".join([*cells, _cell(error, 1), _cell(quality.power, 2)])


def _cell(figure: Figure, digits: int) -> str:
    low, high = figure.interval
    return f"{figure.value:.{digits}f} ({low:.{digits}f}–{high:.{digits}f})"
