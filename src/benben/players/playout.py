"""How a simulated game goes on below the tree, and what it was worth to every seat."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from benben.engine.dice import ROLLS, Dice, roll
from benben.engine.rule import small_rule
from benben.engine.table import CHANCE, OVER
from benben.players.tree import How, Settings

if TYPE_CHECKING:
    legal: Callable[..., int]
    sample: Callable[..., int]
    apply: Callable[..., None]
    shares: Callable[..., None]
    score: Callable[..., int]
    finish: Callable[..., int]
    prefer: Callable[..., None]
    play_on: Callable[..., int]
    evaluate: Callable[..., None]


def outcome_of_template(
    table: Any, seats: int, dice: Dice, moves: Any, weights: Any, appeal: Any, notes: Any,
    values: Any, outcome: Any, how: Settings, fitted: Any,
) -> None:  # fmt: skip
    """Play a leaf's table on, to its end or to the cut, and write each seat's value, from 0 to 1.

    *outcome* gets each seat's share of the victory and final points, or what the evaluation expects of them.
    """
    if how[How.GUIDED] > 0:
        play_on(table, dice, moves, weights, appeal, notes, how)
    else:
        finish(table, dice, moves, weights)
    if table.actor == OVER:
        shares(table, values)
        for seat in range(seats):
            outcome[0, seat] = values[seat]
            outcome[1, seat] = score(table, seat)
    else:
        evaluate(table, seats, fitted, notes, outcome[0], outcome[1])
    with_margins(seats, values, outcome, how)


def play_on_template(
    table: Any, dice: Dice, moves: Any, weights: Any, appeal: Any, notes: Any, how: Settings
) -> int:
    """Play *table* on by what appeals, with a little noise, up to the cut; return the number of decisions."""
    decisions = 0
    while table.actor != OVER:
        if table.actor == CHANCE:
            apply(table, sample(table, dice, weights))
            continue
        if decisions >= how[How.CUT]:
            break
        options = legal(table, moves)
        if options > 1:
            prefer(table, moves, options, appeal, notes)
        apply(table, np.int64(moves[noisy_best(appeal, options, dice, how[How.NOISE])]))
        decisions += 1
    return decisions


@small_rule
def noisy_best(appeal: npt.NDArray[np.float64], options: int, dice: Dice, noise: float) -> int:
    """The option that appeals most when each is off by up to *noise*."""
    best, best_appeal = 0, -1e9
    for option in range(options):
        noisy = appeal[option] + noise * roll(dice) / ROLLS
        if noisy > best_appeal:
            best, best_appeal = option, noisy
    return best


@small_rule
def with_margins(seats: int, values: Any, outcome: Any, how: Settings) -> None:
    """Write the values of an outcome: the shares of the victory, and a little of the margins in points."""
    total = 0.0
    for seat in range(seats):
        total += outcome[1, seat]
    weight = how[How.MARGIN_WEIGHT]
    for seat in range(seats):
        points = outcome[1, seat]
        margin = points - (total - points) / max(1, seats - 1)
        guide = 0.5 + 0.5 * margin / (abs(margin) + how[How.MARGIN_SCALE])
        values[seat] = (1.0 - weight) * outcome[0, seat] + weight * guide


def no_evaluation_template(
    table: Any, seats: int, fitted: Any, room: Any, chances: Any, points: Any  # noqa: ARG001
) -> None:  # fmt: skip
    """For games without one: everybody alike, with the points so far."""
    for seat in range(seats):
        chances[seat] = 1.0 / seats
        points[seat] = score(table, seat)
