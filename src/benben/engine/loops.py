"""Loops that serve every game, bound once to each by `bind`.

A move read from an array of small integers is widened before it is passed on, else all code below is compiled twice.
In the templates below the names `legal`, `chance`, `apply` and `shares` are free: `Loops` binds them to one
game's rules. A loop gets all its data as arguments; nothing is global.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from benben import nd
from benben.engine.dice import Dice, below, pick
from benben.engine.rule import bind, bind_small
from benben.engine.table import CHANCE, OVER, Tables

if TYPE_CHECKING:
    from benben.engine.rules import Rules

    legal: Callable[..., int]
    chance: Callable[..., int]
    apply: Callable[..., None]
    sample: Callable[..., int]
    shares: Callable[..., None]
    settle: Callable[..., None]
    finish: Callable[..., int]


# ---- templates ---------------------------------------------------------------------------------------------------
def sample_template(table: Any, dice: Dice, weights: Any) -> int:
    """Draw an outcome of chance, for games without a `sample` rule."""
    return pick(dice, weights, chance(table, weights))


def finish_template(table: Any, dice: Dice, moves: Any, weights: Any) -> int:
    """Play *table* to its end at random; return the number of decisions."""
    decisions = 0
    while table.actor != OVER:
        if table.actor == CHANCE:
            apply(table, sample(table, dice, weights))
        else:
            apply(table, nd.int64(moves[below(dice, legal(table, moves))]))
            decisions += 1
    return decisions


def settle_template(table: Any, dice: Dice, weights: Any) -> None:
    """Let chance act until a seat must decide or the game is over."""
    while table.actor == CHANCE:
        apply(table, sample(table, dice, weights))


def playouts_template(
    tables: Tables, start: Any, games: int, dice: Dice, moves: Any, weights: Any, won: Any
) -> int:
    """Play random games from *start*[0]; sum up each seat's victories in won[0], return the decisions."""
    decisions = 0
    for _ in range(games):
        tables[0] = start[0]
        decisions += finish(tables[0], dice, moves, weights)
        shares(tables[0], won[1])
        for seat in range(won.shape[1]):
            won[0, seat] += won[1, seat]
    return decisions


def expand_template(tables: Tables, children: Tables, parents: Any, moves: Any, weights: Any) -> int:
    """Write every child of every table (moves or outcomes with weight) and its parent's index; return how many.

    It counts on when *children* is full: the number is still right, and the caller tries again.
    """
    count = 0
    for index in range(len(tables)):
        actor = tables[index].actor
        if actor == OVER:
            continue
        options = chance(tables[index], weights) if actor == CHANCE else legal(tables[index], moves)
        for option in range(options):
            if actor == CHANCE and weights[option] <= 0:
                continue
            if count < len(children):
                children[count] = tables[index]
                apply(children[count], option if actor == CHANCE else nd.int64(moves[option]))
                parents[count] = index
            count += 1
    return count


@dataclass(frozen=True)
class Loops:
    """The loops of one game, as rules. Get them with `loops_of`."""

    rules: "Rules"
    sample: Callable[..., int]
    finish: Callable[..., int]
    settle: Callable[..., None]
    playouts: Callable[..., int]
    expand: Callable[..., int]


@cache
def loops_of(rules: "Rules") -> Loops:
    """Bind every loop to a game's *rules*."""
    name = rules.name
    bound: dict[str, Callable[..., Any]] = {
        "legal": rules.legal,
        "chance": rules.chance,
        "apply": rules.apply,
        "shares": rules.shares,
    }
    bound["sample"] = rules.sample or bind_small(sample_template, name, **bound)
    bound["settle"] = bind_small(settle_template, name, **bound)
    bound["finish"] = bind_small(finish_template, name, **bound)
    return Loops(
        rules=rules,
        sample=bound["sample"],
        finish=bound["finish"],
        settle=bound["settle"],
        playouts=bind(playouts_template, name, **bound),
        expand=bind(expand_template, name, **bound),
    )


# ---- room to write in-----------------------------------------------------------------------------------------------
class Scratch(NamedTuple):
    """The arrays that a loop writes into: legal moves, weights of outcomes, preferences, notes of valuations."""

    moves: nd.Array
    weights: nd.Array
    preferences: nd.Array
    notes: nd.Array

    @classmethod
    def of(cls, rules: "Rules") -> "Scratch":
        """Arrays as large as the game needs."""
        return cls(
            nd.zeros(rules.most_moves, nd.int16),
            nd.zeros(rules.most_outcomes, nd.int64),
            nd.zeros(rules.most_moves),
            nd.zeros(max(rules.notes, len(rules.feature_names))),
        )
