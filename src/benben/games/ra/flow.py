"""How a game of Ra goes on: what chance may bring, a move or an outcome carried out, and the agenda worked off."""

from benben.engine.agenda import has_tasks, pop
from benben.engine.dice import Dice, below, find, pick
from benben.engine.rule import rule, small_rule
from benben.engine.rules import Weights
from benben.engine.table import CHANCE
from benben.games.ra.codes import Code
from benben.games.ra.components import KINDS
from benben.games.ra.disasters import lose_without_choice, suffer
from benben.games.ra.rules import (
    bid,
    deal,
    discard,
    draw,
    end_turn,
    invoke,
    offer_next_god,
    pass_auction,
    reveal,
    take,
)
from benben.games.ra.table import RaTable, Step, Task


# ---- what chance may bring ---------------------------------------------------------------------------------------
@small_rule
def chance(table: RaTable, weights: Weights) -> int:
    """Write the weight of every outcome, return how many: sun sets (R2.5) or kinds of tiles (R4.1)."""
    if table.step == Step.DEAL:
        for sun_set in range(table.seats):
            weights[sun_set] = (int(table.sets_left) >> sun_set) & 1
        return int(table.seats)
    for kind in range(KINDS):
        weights[kind] = table.bag[kind]
    return KINDS


@small_rule
def sample(table: RaTable, dice: Dice, weights: Weights) -> int:
    """Draw a tile (R4.1) from the counts in the bag; sun sets by their weights."""
    if table.step == Step.DRAW:
        return find(table.bag, below(dice, int(table.bag_size)), KINDS)
    return pick(dice, weights, chance(table, weights))


# ---- carrying it out ---------------------------------------------------------------------------------------------
@small_rule
def apply(table: RaTable, move: int) -> None:
    """Carry out a legal move of the actor, or an outcome of chance that has weight, and all that follows from it."""
    begin(table, move)
    advance(table)


@small_rule
def begin(table: RaTable, move: int) -> None:
    """The move or outcome itself; what follows from it may be left on the agenda."""
    if table.actor == CHANCE:
        if table.step == Step.DRAW:
            reveal(table, move)
        else:
            deal(table, move)
    elif move == Code.DRAW:
        draw(table)
    elif move == Code.INVOKE:
        invoke(table)
    elif move == Code.PASS:
        pass_auction(table)
    elif move == Code.DONE:
        return  # what waits on the agenda goes on
    elif move < Code.TAKE:
        bid(table, move - Code.BID)
    elif move < Code.DISCARD:
        take(table, move - Code.TAKE)
    else:
        discard(table, move - Code.DISCARD)


# ---- the agenda --------------------------------------------------------------------------------------------------
@small_rule
def advance(table: RaTable) -> None:
    """Work off the agenda until a seat must choose. END_TURN lies at the bottom and always ends it."""
    while has_tasks(table):
        if carry_out(table, pop(table)):
            return


@rule
def carry_out(table: RaTable, task: int) -> bool:
    """Do one task of the agenda; return whether a seat must choose now (or the game is over)."""
    if task == Task.SUFFER:
        suffer(table)
        return False
    if task == Task.LOSE:
        return lose_without_choice(table)
    if task == Task.NEXT_GOD:
        return offer_next_god(table)
    end_turn(table)
    return True
