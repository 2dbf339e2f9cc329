"""A small net that corrects how the game's valuation rates each move, in integers as `benben.players.net`.

Its input is what the seat that decides may know (`Rules.observe`), the features of all seats beginning with it, the
notes of the valuation, and the phase of the game. Two hidden layers with rectifiers follow. The output is multiplied by
the numbers of each legal move, and the sum is added to the valuation's preference, in the same points. So a net
without cells leaves the preferences as they are. Weights have 16 bits, sums 32, and nothing can overflow.
"""

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, Self

from benben import nd
from benben.engine.game import Game
from benben.engine.loops import Scratch
from benben.engine.rule import bind, small_rule
from benben.engine.rules import Rules
from benben.players.buffers import Buffers, highest_seen
from benben.players.evaluation import evaluation_rules
from benben.players.steps import (
    FIRST,
    LARGEST,
    LARGEST_CELL,
    LARGEST_FEATURE,
    SECOND,
    SHIFT,
    STEPS,
    rectified,
    to_steps,
)

if TYPE_CHECKING:
    policy: Callable[..., None]
    observe: Callable[..., None]
    features: Callable[..., None]
    phase: Callable[..., int]
    look: Callable[..., None]
    write_inputs: Callable[..., None]

SEEN_STEPS = 1024
"""This many steps of a weight of a number that is seen are 1."""
LARGEST_SUM = 2**28
"""Of what is added to a sum, in steps of a product."""
_SEEN_SHIFT = 2
"""SEEN_STEPS is STEPS by two to this power."""
_WIDEST = (2**31 - 1 - LARGEST_SUM) // (LARGEST * LARGEST_FEATURE)
"""The most figures."""
_MOST_SEEN = 2**30 // LARGEST
"""The most that all numbers of an observation may be together."""


class Priors(NamedTuple):
    """The integers of a net that corrects preferences (no cells: none)."""

    valued: nd.Array
    """One number: how much the valuation's own preferences count."""
    seen: nd.Array
    """From what the seat may know to the first hidden layer, shape (numbers, cells), in `SEEN_STEPS`."""
    means: nd.Array
    """The mean that is subtracted from each figure: the features of all seats, then the notes of the valuation."""
    scales: nd.Array
    """The number of steps per unit of the rest."""
    figures: nd.Array
    """From these to the first hidden layer, shape (figures, cells)."""
    phases: nd.Array
    """The addend of each phase of the game, shape (phases, cells)."""
    between: nd.Array
    """From the first to the second hidden layer, shape (first, second)."""
    between_bias: nd.Array
    moves: nd.Array
    """From the second hidden layer to each move, by its integer, shape (moves, second)."""
    moves_bias: nd.Array

    @classmethod
    def none(cls) -> Self:
        """Preferences are left as they are."""
        cells, sums = nd.zeros((0, 0), nd.int16), nd.zeros(0, nd.int32)
        return cls(
            nd.ones(1), cells, nd.zeros(0), nd.zeros(0), cells, sums.reshape(0, 0), cells, sums, cells, sums
        )


def figures_of(rules: Rules, players: int) -> int:
    """The number of input figures of a net for a game: the features of all seats, and the notes of the valuation."""
    return players * len(rules.feature_names) + len(Scratch.of(rules).notes)


def moves_of(rules: Rules) -> int:
    """How many integers of moves there are."""
    return 1 + max(int(move) for move in rules.moves)


def is_learnable(rules: Rules, players: int) -> bool:
    """Whether a game has enough input for such a net, and no more than sums have room for."""
    if rules.features is None or rules.observe is None or figures_of(rules, players) > _WIDEST:
        return False
    return int(highest_seen(rules, players).sum()) <= _MOST_SEEN


def misfit(game: Game, priors: Priors) -> str:
    """The error in the numbers of a net, empty if they can be used."""
    first, second = priors.phases.shape[-1], len(priors.between_bias)
    if first == 0 and not any(cells.size for cells in priors[1:]):
        return ""
    rules, highest = game.rules, highest_seen(game.rules, game.players)
    figures, moves = figures_of(rules, game.players), moves_of(rules)
    shapes: dict[str, tuple[tuple[int, ...], Any]] = {
        "valued": ((1,), nd.float64),
        "seen": ((len(highest), first), nd.int16),
        "means": ((figures,), nd.float64),
        "scales": ((figures,), nd.float64),
        "figures": ((figures, first), nd.int16),
        "phases": ((rules.phases, first), nd.int32),
        "between": ((first, second), nd.int16),
        "between_bias": ((second,), nd.int32),
        "moves": ((moves, second), nd.int16),
        "moves_bias": ((moves,), nd.int32),
    }
    for name, (shape, kind) in shapes.items():
        cells = getattr(priors, name)
        if cells.shape != shape or cells.dtype != kind:
            return f"{name} {cells.dtype}{cells.shape}"
        if not cells.is_within({nd.int16: LARGEST, nd.int32: LARGEST_SUM}.get(kind, math.inf)):
            return f"{name} too large or not finite"
    if first > FIRST or second > SECOND or not is_learnable(rules, game.players):
        return f"{figures} figures, {first} and {second} cells"
    return ""


def rate_of(rules: Rules) -> Callable[..., None]:
    """`rate_template` bound to a game; for a game without input for a net it is the valuation alone."""
    known: dict[str, Any] = {"policy": rules.policy}
    if rules.features is None or rules.observe is None:
        return bind(rate_alone_template, rules.name, **known)
    known |= evaluation_rules(rules) | {"observe": rules.observe}
    known["look"] = bind(look_template, rules.name, **known)
    known["write_inputs"] = bind(write_inputs_template, rules.name, **known)
    return bind(rate_template, rules.name, **known)


# ---- rules -------------------------------------------------------------------------------------------------------
def rate_template(table: Any, options: int, priors: Priors, scratch: Scratch, room: Buffers) -> None:
    """Write the valuation's preferences for the listed legal moves, corrected by a net, in points."""
    preferences = scratch.preferences
    cells = priors.phases.shape[1]
    if cells == 0:
        policy(table, scratch.moves, options, preferences, scratch.notes)
        return
    scratch.notes[:] = 0.0  # notes from an earlier table must not remain
    policy(table, scratch.moves, options, preferences, scratch.notes)
    look(table, priors, room)
    write_inputs(table, priors, scratch, room)
    think(priors, room)
    for option in range(options):
        move = scratch.moves[option]
        total = nd.int64(priors.moves_bias[move])
        for cell in range(priors.moves.shape[1]):
            total += room.hidden[cell] * priors.moves[move, cell]
        preferences[option] = preferences[option] * priors.valued[0] + total / float(STEPS * STEPS)


def rate_alone_template(table: Any, options: int, _priors: Priors, scratch: Scratch, _room: Buffers) -> None:
    """Write the valuation's preferences for the legal moves."""
    policy(table, scratch.moves, options, scratch.preferences, scratch.notes)


def look_template(table: Any, priors: Priors, room: Buffers) -> None:
    """Sum up the information that the deciding seat may know."""
    cells, sums = priors.phases.shape[1], room.first[1]
    for cell in range(cells):
        sums[cell] = 0
    numbers = priors.seen.shape[0]
    room.seen[:numbers] = 0
    observe(table, int(table.actor), 1, room.seen)
    for number in range(numbers):
        figure = nd.int32(room.seen[number])
        if figure == 0:
            continue
        for cell in range(cells):
            sums[cell] += priors.seen[number, cell] * figure


def write_inputs_template(table: Any, priors: Priors, scratch: Scratch, room: Buffers) -> None:
    """Sum up the phase, the features of all seats, beginning with the one that decides, and the notes."""
    cells, sums, stage = priors.phases.shape[1], room.first[0], phase(table)
    for cell in range(cells):
        sums[cell] = priors.phases[stage, cell]
    width, notes = len(room.values), len(scratch.notes)
    seats = (priors.figures.shape[0] - notes) // width
    for place in range(seats):
        features(table, (int(table.actor) + place) % seats, room.values)
        add_figures(priors, place * width, room.values, sums)
    add_figures(priors, seats * width, scratch.notes, sums)


@small_rule
def add_figures(priors: Priors, start: int, values: Any, sums: Any) -> None:
    """Add some *values* to the first hidden layer: they are the figures from *start* on."""
    for place in range(len(values)):
        row = start + place
        figure = nd.int32(to_steps((values[place] - priors.means[row]) * priors.scales[row]))
        if figure == 0:
            continue
        for cell in range(priors.phases.shape[1]):
            sums[cell] += priors.figures[row, cell] * figure


@small_rule
def think(priors: Priors, room: Buffers) -> None:
    """From the sums of the first hidden layer to the cells of the second."""
    cells, hidden = len(priors.between_bias), room.hidden
    for cell in range(cells):
        hidden[cell] = priors.between_bias[cell]
    for cell in range(priors.phases.shape[1]):
        total = (room.first[0, cell] >> SHIFT) + (room.first[1, cell] >> _SEEN_SHIFT)
        figure = nd.int32(min(max(total, 0), LARGEST_CELL))
        if figure == 0:
            continue
        for target in range(cells):
            hidden[target] += priors.between[cell, target] * figure
    for cell in range(cells):
        hidden[cell] = rectified(hidden[cell])
