"""How a game of The Duel goes on: what chance may bring, a move or an outcome carried out, the agenda worked off."""

from benben.engine.agenda import has_tasks, pop
from benben.engine.dice import Dice, below, find
from benben.engine.rule import rule, small_rule
from benben.engine.rules import Weights
from benben.engine.table import CHANCE, OVER
from benben.games.imhotep_duel.codes import Code, swapped, taken
from benben.games.imhotep_duel.components import KINDS, PAIRS
from benben.games.imhotep_duel.rules import (
    begin_turn,
    boats_to_unload,
    load,
    meeples_in_hand,
    place,
    play_action,
    swap,
    take,
    unload,
)
from benben.games.imhotep_duel.table import DuelTable, Step


# ---- what chance may bring ---------------------------------------------------------------------------------------
@small_rule
def chance(table: DuelTable, weights: Weights) -> int:
    """D2.6. Write how many face-down tokens of each kind there are, return the number of kinds."""
    for kind in range(KINDS):
        weights[kind] = table.pool[kind]
    return KINDS


@small_rule
def sample(table: DuelTable, dice: Dice, weights: Weights) -> int:  # noqa: ARG001  (room that is not needed)
    """D2.6. Each face-down token is equally likely."""
    return find(table.pool, below(dice, int(table.supply) + int(table.reserve)), KINDS)


# ---- carrying it out ---------------------------------------------------------------------------------------------
@small_rule
def apply(table: DuelTable, move: int) -> None:
    """Carry out a legal move of the actor, or an outcome of chance that has weight, and all that follows from it."""
    if table.actor == CHANCE:
        if load(table, move):
            return  # the next token of the same boat
    else:
        begin(table, move)
    advance(table)


@small_rule
def begin(table: DuelTable, move: int) -> None:
    """The move itself; what follows from it is left on the agenda."""
    if move < Code.UNLOAD:
        place(table, move)
    elif move < Code.PLAY:
        unload(table, move - Code.UNLOAD)
    elif move < Code.DONE:
        begin_action(table, move)
    # done and pass do nothing: what waits on the agenda goes on


@rule
def begin_action(table: DuelTable, move: int) -> None:
    """D7.1. An action token, or one of the two steps that only these have."""
    if move < Code.TAKE:
        play_action(table, move - Code.PLAY)
    elif move < Code.SWAP:
        boat, space = taken(move)
        take(table, boat, space)
    else:
        boat, pair = swapped(move)
        swap(table, boat, int(PAIRS[pair, 0]), int(PAIRS[pair, 1]))


# ---- the agenda --------------------------------------------------------------------------------------------------
@small_rule
def advance(table: DuelTable) -> None:
    """Work off the agenda until a seat must choose or chance acts; when it is empty the turn is over."""
    while has_tasks(table):
        if carry_out(table, pop(table)):
            return
    if table.actor != OVER:
        begin_turn(table, 1 - int(table.turn))


@rule
def carry_out(table: DuelTable, task: int) -> bool:
    """D12.2. Ask for a step from the agenda; return False if it is optional and impossible."""
    if task >= Step.LOAD:
        table.loading = task - Step.LOAD
        table.step = Step.LOAD
        table.actor = CHANCE
        return True
    if task == Step.MAY_PLACE and meeples_in_hand(table, int(table.turn)) == 0:
        return False
    if task == Step.MAY_UNLOAD and boats_to_unload(table) == 0:
        return False
    table.step = task
    table.actor = CHANCE if task == Step.REFILL else table.turn
    return True
