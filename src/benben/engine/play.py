"""The operations of a match on rules: one block of memory, one rule that is called with its address.

The rule checks a move, carries it out, deals what a seed deals, and writes down the decisions or odds that follow, so
that a match in Python only reads. The rule does not rely on what was written before: a table may be changed by
hand between two calls.
"""

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any

from benben import nd
from benben.engine.block import REFUSED, bind_block, block_type, is_listed
from benben.engine.dice import Dice, below, find, seed_dice
from benben.engine.rule import bind
from benben.engine.rules import Rules
from benben.engine.table import CHANCE

if TYPE_CHECKING:
    block_at: Callable[[int], Any]
    legal: Callable[..., int]
    chance: Callable[..., int]
    apply: Callable[..., None]
    draw: Callable[..., int]
    act: Callable[..., int]

LOOK, PLAY, FORCE, DEAL = range(4)
"""The operations: only list what is possible; check a move and carry it out; carry it out unchecked; only deal."""
MOST_DEALT = 64
"""The most outcomes dealt in one call; if the rules deal more, the match calls again."""


def draw_template(table: Any, weights: Any, dice: Dice, seed: int, ply: int) -> int:
    """The outcome that a `SeededDealer` with this *seed* draws at *ply*; *weights* and *dice* are scratch space."""
    outcomes = chance(table, weights)
    total = 0
    for outcome in range(outcomes):
        total += weights[outcome]
    seed_dice(dice, seed, ply)
    return find(weights, below(dice, total), outcomes)


def act_template(block: Any, how: int, move: int, ply: int) -> int:
    """Do the operation *how* with *move*; then deal from *ply* on, unless it is negative. Return how many were dealt.

    `LOOK` lists the legal moves, or the weights of chance's outcomes, and returns their number. A move that is not
    legal is `REFUSED`; then nothing has changed. A `SeededDealer` with the block's seed deals, until a seat must decide
    or the list of outcomes is full.
    """
    table, moves, weights, dealt = block.table, block.scratch_moves, block.scratch_weights, block.dealt
    if how == LOOK:
        return chance(table, weights) if table.actor == CHANCE else legal(table, moves)
    if how == PLAY and not is_listed(moves, legal(table, moves), move):
        return REFUSED
    if how != DEAL:
        apply(table, move)
    count = 0
    while ply >= 0 and table.actor == CHANCE and count < len(dealt):
        outcome = draw(table, weights, block.dice, block.seed, ply + count)
        apply(table, outcome)
        dealt[count] = outcome
        count += 1
    return count


def play_template(address: int, how: int, move: int, ply: int) -> int:
    """The same at the block that lies at an address."""
    return act(block_at(address), how, move, ply)


@cache
def draw_of(rules: Rules) -> Callable[..., int]:
    """`draw_template` bound to a game."""
    return bind(draw_template, rules.name, chance=rules.chance)


@cache
def act_of(rules: Rules) -> Callable[..., int]:
    """`act_template` bound to a game."""
    known = {"legal": rules.legal, "chance": rules.chance, "apply": rules.apply, "draw": draw_of(rules)}
    return bind(act_template, rules.name, **known)


@cache
def play_block_type(rules: Rules) -> nd.dtype:
    """The block of memory that `play_of` works on."""
    return block_type(
        ("table", rules.table.kind),
        ("seed", nd.int64),
        ("dice", nd.int64, (4,)),
        ("scratch_moves", nd.int16, (rules.most_moves,)),
        ("scratch_weights", nd.int64, (rules.most_outcomes,)),
        ("dealt", nd.int64, (MOST_DEALT,)),
    )


@cache
def play_of(rules: Rules) -> Callable[[int, int, int, int], int]:
    """`play_template` bound to a game."""
    return bind_block(play_template, rules.name, play_block_type(rules), act=act_of(rules))
