"""The value of a table before the end: each seat's chance to win and its final points, by a game's fitted features.

A seat's strength is a weighted sum of its features; the chances are the softmax over the seats' strengths, which is
the conditional logit of McFadden 1974 (and Plackett's and Luce's model of who comes first). Final points are a second
weighted sum. Weights differ by the number of players and by the phase of the game; `benben fit` finds them by self-play
(`benben.players.fitting`, `benben.learning.refit`) and keeps them in the game's folder, as `evaluation.json`.
"""

import json
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from benben import nd
from benben.engine.arithmetic import exp
from benben.engine.errors import BenbenError
from benben.engine.game import Game
from benben.engine.message import message
from benben.engine.portable import here
from benben.engine.rule import bind, bind_small, rule, small_rule
from benben.engine.rules import Rules
from benben.engine.table import OVER, Tables

if TYPE_CHECKING:
    features: Callable[..., None]
    phase: Callable[..., int]
    shares: Callable[..., None]
    score: Callable[..., int]
    settle: Callable[..., None]

CHANCE_TO_WIN, FINAL_POINTS = 0, 1
"""The two sets of weights."""
_KINDS = ("chance", "points")
"""Their names in a file."""
Weights = nd.Array
"""Shape (2, phases, features + 1); the last column is a constant, which matters to points only."""


class BadEvaluation(BenbenError, ValueError):
    """A fitted file that cannot be read, or that was fitted for other features, rules or numbers of players."""


# ---- rules -------------------------------------------------------------------------------------------------------
def evaluate_template(
    table: Any, seats: int, weights: Weights, values: Any, chances: Any, points: Any
) -> None:
    """Write each seat's chance to win (together one) and its expected final points.

    *values* is scratch space for one seat's features. A finished table has no chances left: it gets the shares of the
    victory and the final points.
    """
    if table.actor == OVER:
        settle(table, seats, chances, points)
        return
    stage = phase(table)
    for seat in range(seats):
        features(table, seat, values)
        weigh(weights, stage, values, chances, points, seat)
    to_chances(chances, seats)


def settle_template(table: Any, seats: int, chances: Any, points: Any) -> None:
    """The same for a finished table."""
    shares(table, chances)
    for seat in range(seats):
        points[seat] = score(table, seat)


@small_rule
def weigh(weights: Weights, stage: int, values: Any, chances: Any, points: Any, seat: int) -> None:
    """Write the strength of a seat among the *chances*, and its expected points."""
    width = weights.shape[2] - 1
    strength, expected = weights[0, stage, width], weights[1, stage, width]
    for feature in range(width):
        strength += weights[0, stage, feature] * values[feature]
        expected += weights[1, stage, feature] * values[feature]
    chances[seat] = strength
    points[seat] = expected


@small_rule
def to_chances(chances: nd.Array, seats: int) -> None:
    """Turn strengths into chances (softmax)."""
    highest = chances[0]
    for seat in range(1, seats):
        highest = max(highest, chances[seat])
    total = 0.0
    for seat in range(seats):
        chances[seat] = exp(chances[seat] - highest)
        total += chances[seat]
    for seat in range(seats):
        chances[seat] /= total


@small_rule
def seat_value(
    seat: int, seats: int, chances: Any, points: Any, weight: float, scale: float, lead: float
) -> float:
    """The value of an outcome, or of an expected one, for a seat, from 0 to 1: mostly its chance to win.

    The margin, by which its points differ from the mean of the others, has this *weight*; *scale* points more than
    a *lead* are half of all that a margin can be worth. A margin is worth more and more up to that lead and less and
    less from there on: a player who measures from far ahead likes risks, one who measures from far behind fears them.
    """
    total = 0.0
    for other in range(seats):
        total += points[other]
    margin = points[seat] - (total - points[seat]) / max(1, seats - 1) - lead
    guide = 0.5 + 0.5 * margin / (abs(margin) + scale)
    return float((1.0 - weight) * chances[seat] + weight * guide)


@rule
def only_phase(table: Any) -> int:  # noqa: ARG001  (for games that declare no phases)
    """The phase of a game that has no phases."""
    return 0


@cache
def evaluate_of(rules: Rules) -> Callable[..., None]:
    """`evaluate_template` bound to a game that has features."""
    return bind(evaluate_template, rules.name, **evaluation_rules(rules))


def evaluation_rules(rules: Rules) -> dict[str, object]:
    """The rules behind the free names of the template. Raises `BadEvaluation` for a game without features."""
    if rules.features is None:
        raise BadEvaluation(f"{rules.name} has no features that an evaluation could be made of")
    return {
        "features": rules.features,
        "phase": rules.phase or only_phase,
        "settle": settle_of(rules),
        "shares": rules.shares,
        "score": rules.score,
    }


@cache
def settle_of(rules: Rules) -> Callable[..., None]:
    """`settle_template` bound to a game."""
    return bind_small(settle_template, rules.name, shares=rules.shares, score=rules.score)


# ---- loaded ------------------------------------------------------------------------------------------------------
@dataclass(frozen=True, eq=False)
class Evaluation:
    """The fitted evaluation of a game for one number of players."""

    rules: Rules
    seats: int
    weights: Weights
    """See `Weights`; `evaluate_template` takes them."""
    quality: Mapping[str, float]
    """The figures measured on held-out games when it was fitted."""

    def judge(self, known: Tables) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """Each seat's chance to win and its expected final points at the table *known*[0]."""
        room = nd.zeros(len(self.rules.feature_names))
        chances, points = nd.zeros((2, self.rules.most_seats))
        here(evaluate_of(self.rules))(known[0], self.seats, self.weights, room, chances, points)
        return tuple(chances[: self.seats].tolist()), tuple(points[: self.seats].tolist())


def evaluation_of(game: Game) -> Evaluation | None:
    """The evaluation that comes with the game, None for a game that has none.

    Raises `BadEvaluation` if its file cannot be used.
    """
    path = game.rules.evaluation_file
    if game.rules.features is None or not path.exists():
        return None
    return load_evaluation(game, path)


def load_evaluation(game: Game, path: Path) -> Evaluation:
    """The evaluation in a file that `benben fit` wrote. Raises `BadEvaluation` if it does not fit *game*."""
    document = _read(path, path.stat().st_mtime_ns)
    rules, seats = game.rules, game.players
    wanted = {"game": rules.name, "rules_version": rules.version, "phases": rules.phases}
    fitted = document.get("players", {})
    if (
        any(document.get(name) != value for name, value in wanted.items())
        or document.get("features") != list(rules.feature_names)
        or str(seats) not in fitted
    ):
        raise _unfit(game, path)
    try:
        weights = nd.array([fitted[str(seats)][kind] for kind in _KINDS], nd.float64)
    except (KeyError, TypeError, ValueError) as error:
        raise _unfit(game, path) from error
    shape = (len(_KINDS), rules.phases, len(rules.feature_names) + 1)
    if weights.shape != shape or not weights.is_within(sys.float_info.max):
        raise _unfit(game, path)
    return Evaluation(rules, seats, weights, document.get("quality", {}).get(str(seats), {}))


def _unfit(game: Game, path: Path) -> BadEvaluation:
    """The error that a file does not fit a *game*."""
    return BadEvaluation(message("engine-evaluation-unfit", file=str(path), game=game.name))


@cache
def _read(path: Path, _changed: int) -> dict[str, Any]:
    """The document in a file; read once, until the file changes."""
    try:
        document = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadEvaluation(message("engine-evaluation-foreign", file=str(path))) from error
    if not isinstance(document, dict):
        raise BadEvaluation(message("engine-evaluation-foreign", file=str(path)))
    return document
