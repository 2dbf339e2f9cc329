"""Two judges of the same positions beside each other: who foretells better, by how much, and how sure that is.

What is said of a decision is every seat's chance. Games are drawn again whole (block bootstrap), since all that is said
in one shares its end. The power to which chances are raised is fitted on one half of the games and tried on the other.
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
"""The powers that are tried."""
_DRAWN = 1000
"""So many samples of the bootstrap."""
_SEED = 1


@dataclass(frozen=True)
class Said:
    """What a judge said at decisions of games with so many players, and how these ended; rows are decisions."""

    games: npt.NDArray[np.int64]
    """Which game a row belongs to, from 0 without gaps."""
    chances: Figures
    shares: Figures

    def raised(self, power: Figures | float) -> "Said":
        """The same with chances raised to a power, or to one for each row."""
        raised = self.chances ** np.reshape(power, (-1, 1))
        return Said(self.games, raised / raised.sum(axis=1, keepdims=True), self.shares)

    @classmethod
    def of(cls, games: Sequence[dict[str, Any]], judge: str, simulated: int) -> "Said":
        """What a *judge* said in *games* that were kept. No chance is smaller than half of one simulated game."""
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
    """How good what a judge says is: its log loss a decision in nats, Brier score and calibration error of a seat.

    `power` is the most likely one for all games; the others are of the chances as they are, `loss_raised` of those
    raised to the power that was found on the other half of the games.
    """

    loss: Figure
    loss_raised: Figure
    brier: Figure
    error: Figure
    power: Figure

    @property
    def sureness(self) -> float:
        """The power that is needed: 1 unless that is outside of the interval."""
        low, high = self.power.interval
        return 1.0 if low <= 1.0 <= high else self.power.value


@dataclass(frozen=True)
class Comparison:
    """The judges of one game and number of players; `gain` is by how much the net's loss is less, both raised."""

    players: int
    games: int
    decisions: int
    linear: Quality
    net: Quality | None
    gain: Figure | None

    @property
    def judge(self) -> str:
        """Who foretells better."""
        return "net" if self.gain is not None and self.gain.value > 0 else "linear"

    def decision(self, digest: str) -> dict[str, Any]:
        """What is written down for hints and reviews; *digest* is that of the net."""
        found = {"linear": self.linear.sureness}
        if self.net is None:
            return {"judge": "linear", "sureness": found}
        return {"judge": self.judge, "digest": digest, "sureness": {**found, "net": self.net.sureness}}

    def to_json(self) -> dict[str, Any]:
        """All figures, ready for JSON."""
        return {**asdict(self), "judge": self.judge}


def compare(players: int, linear: Said, net: Said | None) -> Comparison:
    """Set judges beside each other that were asked about the same decisions; without a *net* only one is judged."""
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
    """The figures of one judge; *drawn* says how often each game is in each sample."""
    return Quality(
        loss=with_interval(losses(said), said.games, drawn),
        loss_raised=with_interval(losses(crossed(said)), said.games, drawn),
        brier=with_interval(((said.chances - said.shares) ** 2).mean(axis=1), said.games, drawn),
        error=calibration_error(said, drawn),
        power=likely_power(said, drawn),
    )


def samples(games: int) -> Figures:
    """How often each game is in each sample, shape (samples, games)."""
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
    """Chances raised to the power that is most likely in the other half of the games."""
    powers = np.ones(len(said.games))
    for half in (0, 1):
        here = said.games % 2 == half
        if here.any() and not here.all():
            other = Said(said.games[~here], said.chances[~here], said.shares[~here])
            powers[here] = POWERS[np.argmin([losses(other.raised(power)).sum() for power in POWERS])]
    return said.raised(powers)


def likely_power(said: Said, drawn: Figures) -> Figure:
    """The most likely power, with the interval that the samples give it."""
    sums = np.stack([_by_game(losses(said.raised(power)), said.games) for power in POWERS])
    low, high = np.quantile(POWERS[np.argmin(drawn @ sums.T, axis=1)], (0.025, 0.975))
    return Figure(float(POWERS[np.argmin(sums.sum(axis=1))]), (float(low), float(high)))


def with_interval(each: Figures, games: npt.NDArray[np.int64], drawn: Figures) -> Figure:
    """The mean over decisions."""
    sums, counts = _by_game(each, games), _by_game(np.ones(len(each)), games)
    return _figure(float(each.mean()), (drawn @ sums) / (drawn @ counts))


def calibration_error(said: Said, drawn: Figures) -> Figure:
    """How far the bins' means lie from what came of them, weighted by what is in them.

    In a sample chance is added to chance: its errors are a little larger than the value itself.
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


# ---- told --------------------------------------------------------------------------------------------------------
def gains(judges: Sequence[Comparison]) -> list[str]:
    """A line for each net that was judged: by how much its loss is less, or more."""
    lines = []
    for each in judges:
        if each.gain is not None:
            word, sign = ("better", 1) if each.gain.value > 0 else ("worse", -1)
            low, high = sorted(sign * bound for bound in each.gain.interval)
            by = f"{sign * each.gain.value:.4f} nats ({low:.4f}–{high:.4f})"
            lines.append(f"{each.players} players: the net is {word} by {by}")
    return lines


def table(found: Sequence[Comparison], title: str) -> str:
    """The comparisons of a game with this *title* as a table of Markdown."""
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
