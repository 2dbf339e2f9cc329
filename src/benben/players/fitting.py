"""Fitting an evaluation to self-play: the weights that best predict the winner and the points.

The chance to win is a conditional logit, found by SciPy's L-BFGS with the exact gradient; final points are ridge least
squares. Both have weights for every phase that are drawn towards their common mean, so that phases with few positions
learn from the others. Features are put on one scale for that, and the weights are given back for the features as they
are. SciPy (the `arena` extra) is needed here and nowhere else of the players.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from benben.engine.arithmetic import log
from benben.engine.native import native
from benben.engine.rule import rule
from benben.engine.rules import Rules
from benben.players.evaluation import to_chances
from benben.players.selfplay import SelfplayPositions

Floats = npt.NDArray[np.float64]
Shares = npt.NDArray[np.float32]
RIDGE = 2.0
"""How strongly weights are drawn towards zero, in positions."""
PHASE_RIDGE = 20.0
"""How strongly the weights of a phase are drawn towards the mean of all phases, in positions."""
HELD_OUT = 5
"""Every fifth game is held out for measuring."""
BINS = 10
_LEAST = 1e-9
_STEPS = 150
_DIGITS = 5


@dataclass(frozen=True)
class Fit:
    """Weights for one number of players (see `evaluation.Weights`) and how good they are."""

    weights: Floats
    spread: Floats
    """How much each feature differs between the seats of a position: a weight times this is its influence."""
    quality: Mapping[str, float]


def fit(positions: SelfplayPositions, phases: int, targets: tuple[Shares, Shares] | None = None) -> Fit:
    """The weights that predict the *positions* best, measured on every fifth game, which is held out.

    If there are *targets*, shares of the victory and points, the weights are fitted to these, not to the games' ends.
    """
    held_out = positions.games % HELD_OUT == 0
    won, points = targets or (positions.won, positions.points)
    train, test = positions._replace(won=won, points=points).where(~held_out), positions.where(held_out)
    weights = np.stack([fit_chances(train, phases), fit_points(train, phases)])
    weights, spread = _rounded(weights), _rounded(_scale(_within(train.features)))
    return Fit(weights, spread, measure(weights, train, test, phases))


def _rounded(weights: Floats) -> Floats:
    """Weights with a few significant digits: more would be noise, and differ from machine to machine."""
    return np.array([float(f"{weight:.{_DIGITS}g}") for weight in weights.ravel()]).reshape(weights.shape)


# ---- the chance to win -------------------------------------------------------------------------------------------
def fit_chances(train: SelfplayPositions, phases: int) -> Floats:
    """Weights of shape (phases, features + 1); the last column, the constant, is zero."""
    found = conditional_logit(_within(train.features), train.won, train.phases, phases)
    return np.hstack([found, np.zeros((phases, 1))])


def _within(features: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    """By how much each seat differs from the mean of its position: only differences say who wins."""
    return np.asarray(features - features.mean(axis=1, keepdims=True), np.float32)


def conditional_logit(
    features: npt.NDArray[np.float32],
    won: npt.NDArray[np.float32],
    stages: npt.NDArray[np.int16],
    phases: int,
) -> Floats:
    """The weights (phases, features) that make the likelihood of *won* largest, less the ridges."""
    from scipy.optimize import minimize

    scale, width, count = _scale(features), features.shape[2], max(1, len(won))
    ridge = np.array([[RIDGE]] + [[PHASE_RIDGE]] * phases)
    known, room = (features / scale).astype(np.float32), np.zeros(won.shape[1])

    def loss(flat: Floats) -> tuple[float, Floats]:
        """Mean log loss and its gradient; row 0 is the common mean, row 1 + p the difference of phase p."""
        found = flat.reshape(phases + 1, width)
        slope = np.zeros((phases, width))
        total = native(add_losses)(known, won, stages, found[0] + found[1:], slope, room)
        total += float((ridge * found**2).sum()) / 2
        slopes = ridge * found + np.vstack([slope.sum(axis=0), slope])
        return total / count, (slopes / count).ravel()

    start = np.zeros((phases + 1) * width)
    done = minimize(loss, start, jac=True, method="L-BFGS-B", options={"maxiter": _STEPS, "maxfun": _STEPS})
    found = done.x.reshape(phases + 1, width)
    return np.asarray((found[0] + found[1:]) / scale)


@rule
def add_losses(
    known: npt.NDArray[np.float32], won: npt.NDArray[np.float32], stages: npt.NDArray[np.int16],
    weights: Floats, slope: Floats, chances: Any,
) -> float:  # fmt: skip
    """The log loss of all positions; adds its gradient by each weight to *slope*. *chances* is room for the seats.

    Compiled: NumPy's products would run on all cores, and wait for each other when another program uses one.
    """
    total = 0.0
    rows, seats, width = known.shape
    for row in range(rows):
        own, added = weights[stages[row]], slope[stages[row]]
        for seat in range(seats):
            strength, figures = 0.0, known[row, seat]
            for feature in range(width):
                strength += own[feature] * figures[feature]
            chances[seat] = strength
        to_chances(chances, seats)
        for seat in range(seats):
            total -= won[row, seat] * log(chances[seat] + _LEAST)
            change, figures = chances[seat] - won[row, seat], known[row, seat]
            for feature in range(width):
                added[feature] += change * figures[feature]
    return total


def softmax(strengths: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Chances of the seats of each row."""
    shifted = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    return np.asarray(shifted / shifted.sum(axis=1, keepdims=True))


def _scale(features: npt.NDArray[np.float32]) -> Floats:
    """How much each feature varies; one that never does is left as it is."""
    scale = features.reshape(-1, features.shape[2]).std(axis=0, dtype=np.float64)
    return np.where(scale > _LEAST, scale, 1.0)


# ---- final points ------------------------------------------------------------------------------------------------
def fit_points(train: SelfplayPositions, phases: int) -> Floats:
    """Weights of shape (phases, features + 1) for final points; the last column is the constant."""
    flat = train.features.reshape(-1, train.features.shape[2]).astype(np.float64)
    centre, scale = flat.mean(axis=0), _scale(train.features)
    seats = train.points.shape[1]
    known = np.hstack([(flat - centre) / scale, np.ones((len(flat), 1))])
    found = _ridge(known, train.points.ravel().astype(np.float64), np.repeat(train.phases, seats), phases)
    found[:, :-1] /= scale
    found[:, -1] -= found[:, :-1] @ centre
    return found


def _ridge(known: Floats, wanted: Floats, stages: npt.NDArray[np.int16], phases: int) -> Floats:
    """Least squares with a weight of each column common to all phases and the difference of each phase."""
    from scipy.linalg import solve

    width = known.shape[1]
    square = np.zeros((phases + 1, width, phases + 1, width))
    right = np.zeros((phases + 1, width))
    for phase in range(phases):
        here = known[stages == phase]
        inner, outer = here.T @ here, here.T @ wanted[stages == phase]
        for first in (0, 1 + phase):
            right[first] += outer
            for second in (0, 1 + phase):
                square[first, :, second, :] += inner
    size = (phases + 1) * width
    ridge = np.repeat([RIDGE] + [PHASE_RIDGE] * phases, width)
    ridge[width - 1] = _LEAST  # the common constant is free
    found = solve(square.reshape(size, size) + np.diag(ridge), right.ravel(), assume_a="pos")
    found = found.reshape(phases + 1, width)
    return np.asarray(found[0] + found[1:])


# ---- the file ----------------------------------------------------------------------------------------------------
def document_of(rules: Rules, fits: Mapping[int, Fit], command: str, games: int, seed: int) -> dict[str, Any]:
    """The content of a fitted file (see `evaluation.load_evaluation`), ready for JSON."""
    return {
        "game": rules.name,
        "rules_version": rules.version,
        "command": command,
        "games": games,
        "seed": seed,
        "phases": rules.phases,
        "features": list(rules.feature_names),
        "spread": {str(seats): found.spread.tolist() for seats, found in fits.items()},
        "quality": {str(seats): dict(found.quality) for seats, found in fits.items()},
        "players": {
            str(seats): {"chance": found.weights[0].tolist(), "points": found.weights[1].tolist()}
            for seats, found in fits.items()
        },
    }


def text_of(document: Mapping[str, Any]) -> str:
    """The file's text: a line for the weights of each phase."""
    text = json.dumps(document, indent=1)
    return re.sub(r"\[[^\[\]{}]*\]", lambda numbers: re.sub(r"\s+", " ", numbers[0]), text) + "\n"


# ---- how good they are -------------------------------------------------------------------------------------------
def predict(weights: Floats, positions: SelfplayPositions) -> tuple[Floats, Floats]:
    """The chances and the final points that *weights* predict, each of shape (positions, seats)."""
    chosen = weights[:, positions.phases]  # (2, positions, features + 1)
    linear = np.einsum("krf,rsf->krs", chosen[:, :, :-1], positions.features, optimize=True)
    linear += chosen[:, :, -1:]
    return softmax(linear[0]), linear[1]


def measure(
    weights: Floats, train: SelfplayPositions, test: SelfplayPositions, phases: int
) -> dict[str, float]:
    """Figures on held-out games, with those of an even guess and of the score alone for comparison."""
    chances, points = predict(weights, test)
    by_score = conditional_logit(_within(train.scores[..., None]), train.won, train.phases, phases)
    simple = softmax(test.scores * by_score[test.phases])
    left = ((points - test.points) ** 2).sum() / ((test.points - test.points.mean()) ** 2).sum()
    figures = {
        "games": float(len(np.unique(train.games)) + len(np.unique(test.games))),
        "positions": float(len(train.games) + len(test.games)),
        "log_loss": log_loss(chances, test.won),
        "log_loss_even": float(np.log(test.won.shape[1])),
        "log_loss_score": log_loss(simple, test.won),
        "calibration_error": calibration_error(chances, test.won),
        "r2_points": float(1.0 - left),
    }
    return {name: round(figure, 4) for name, figure in figures.items()}


def log_loss(chances: Floats, won: npt.NDArray[Any]) -> float:
    """The mean of minus the logarithm of the winner's chance; shared victories are shared."""
    return float(-(won * np.log(chances + _LEAST)).sum(axis=1).mean())


def calibration_error(chances: Floats, won: npt.NDArray[Any]) -> float:
    """How far a chance is from the result, on average over tenths of the scale."""
    said, came = chances.ravel(), won.ravel()
    bins = np.minimum((said * BINS).astype(int), BINS - 1)
    gaps = [abs(float((said - came)[bins == number].sum())) for number in range(BINS)]
    return float(sum(gaps) / max(1, len(said)))
