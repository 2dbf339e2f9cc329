"""The playout below the tree, and its value for every seat."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from benben import nd
from benben.engine.dice import ROLLS, Dice, roll
from benben.engine.loops import Scratch
from benben.engine.rule import small_rule
from benben.engine.table import CHANCE, OVER
from benben.players.buffers import Buffers
from benben.players.evaluation import seat_value
from benben.players.net import Net
from benben.players.tree import SearchConfig, Workspace

if TYPE_CHECKING:
    legal: Callable[..., int]
    sample: Callable[..., int]
    apply: Callable[..., None]
    shares: Callable[..., None]
    score: Callable[..., int]
    finish: Callable[..., int]
    policy: Callable[..., None]
    playout: Callable[..., int]
    judge: Callable[..., None]


def evaluate_leaf_template(table: Any, seats: int, work: Workspace, config: SearchConfig, net: Net) -> None:
    """Play a leaf's table out, to its end or to the cut, and write its outcome and each seat's value.

    The outcome is each seat's share of the victory and final points, or the evaluation's expectation of them.
    """
    scratch, outcome = work.scratch, work.prospects[0]
    if config.guided:
        playout(table, work.dice, scratch, config)
    else:
        finish(table, work.dice, scratch.moves, scratch.weights)
    judge(table, seats, net, work.room, outcome[0], outcome[1])
    for seat in range(seats):
        work.values[seat] = seat_value(
            seat, seats, outcome[0], outcome[1], config.margin_weight, config.margin_scale, work.leads[seat]
        )


def playout_template(table: Any, dice: Dice, scratch: Scratch, config: SearchConfig) -> int:
    """Play *table* on by the policy, with a little noise, up to the cut; return the number of decisions."""
    decisions = 0
    while table.actor != OVER:
        if table.actor == CHANCE:
            apply(table, sample(table, dice, scratch.weights))
            continue
        if decisions >= config.cut:
            break
        options = legal(table, scratch.moves)
        if options > 1:
            policy(table, scratch.moves, options, scratch.preferences, scratch.notes)
        apply(table, nd.int64(scratch.moves[noisy_best(scratch.preferences, options, dice, config.noise)]))
        decisions += 1
    return decisions


@small_rule
def noisy_best(preferences: nd.Array, options: int, dice: Dice, noise: float) -> int:
    """The option with the highest preference when each is off by up to *noise*."""
    best, best_preference = 0, -1e9
    for option in range(options):
        noisy = preferences[option] + noise * roll(dice) / ROLLS
        if noisy > best_preference:
            best, best_preference = option, noisy
    return best


def final_result_template(
    table: Any, seats: int, _net: Net, _room: Buffers, chances: Any, points: Any
) -> None:
    """`judge` for games without features, whose playouts all go to the end: shares of the victory and points."""
    shares(table, chances)
    for seat in range(seats):
        points[seat] = score(table, seat)
