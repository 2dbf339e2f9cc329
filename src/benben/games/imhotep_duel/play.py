"""The doors of the rules of The Duel: what is legal, what chance may bring, and carrying either out."""

import numpy as np
import numpy.typing as npt

from benben.engine.bits import has_bit, lists_of_sets
from benben.engine.dice import Dice, below, find
from benben.engine.rule import rule, small_rule
from benben.engine.table import CHANCE
from benben.games.imhotep_duel.components import (
    ACTIONS,
    BOATS,
    CARGO_SPACES,
    EVERY_SPACE,
    HARBOR_SPACES,
    KINDS,
    LINE_MASKS,
    REACHED,
    Token,
)
from benben.games.imhotep_duel.moves import SWAPS, Code
from benben.games.imhotep_duel.rules import (
    advance,
    boats_to_unload,
    load,
    meeples_in_hand,
    place,
    play_action,
    swap,
    take,
    taken_spaces,
    unload,
)
from benben.games.imhotep_duel.table import DuelTable, Step

Moves = npt.NDArray[np.int16]
Weights = npt.NDArray[np.int64]

ACTION_KINDS = ACTIONS[1] - ACTIONS[0]
PAIRS = np.array(SWAPS, np.int8)


PLACES, UNLOADS = lists_of_sets(Code.PLACE, HARBOR_SPACES), lists_of_sets(Code.UNLOAD, BOATS)
"""Lists of moves by sets of spaces and of boats."""
SIZES = np.array([numbers.bit_count() for numbers in range(1 << HARBOR_SPACES)], np.int8)
"""How many numbers a set has."""


# ---- what is legal -----------------------------------------------------------------------------------------------
@small_rule
def legal(table: DuelTable, moves: Moves) -> int:
    """Write the legal moves of the actor into *moves*, return their number (0 for chance or a game that is over)."""
    if table.actor < 0:
        return 0
    if table.step == Step.TURN:
        return legal_actions(table, moves)
    return legal_steps(table, moves)


@small_rule
def legal_actions(table: DuelTable, moves: Moves) -> int:
    """D3.2. Place one meeple, unload one boat, or play one action token; D3.4. pass only when nothing is possible."""
    seat = int(table.turn)
    has_meeple = int(meeples_in_hand(table, seat) > 0)
    count = legal_spaces((EVERY_SPACE & ~taken_spaces(table)) * has_meeple, moves, 0)
    count = legal_boats(boats_to_unload(table), moves, count)
    for action in range(ACTION_KINDS):
        if table.tokens[seat, ACTIONS[0] + action] > 0 and can_play(table, action):
            moves[count] = Code.PLAY + action
            count += 1
    if count == 0:
        moves[0] = Code.PASS
        count = 1
    return count


@small_rule
def legal_spaces(spaces: int, moves: Moves, count: int) -> int:
    """Placing on each of the *spaces*, after the *count* moves that are there already."""
    for index in range(HARBOR_SPACES):
        moves[count + index] = PLACES[spaces, index]
    return count + int(SIZES[spaces])


@small_rule
def legal_boats(boats: int, moves: Moves, count: int) -> int:
    """Unloading each of the *boats*, after the *count* moves that are there already."""
    for index in range(BOATS):
        moves[count + index] = UNLOADS[boats, index]
    return count + int(SIZES[boats])


@rule
def can_play(table: DuelTable, action: int) -> bool:
    """D7.2. Whether all that an action token demands can be done."""
    kind = ACTIONS[0] + action
    if kind == Token.PLACE:
        return meeples_in_hand(table, int(table.turn)) > 1
    if kind == Token.PLACE_AND_UNLOAD:
        return meeples_in_hand(table, int(table.turn)) > 0 and spaces_to_unload(table) != 0
    if kind == Token.SWAP_AND_UNLOAD:
        return boats_to_unload(table) != 0
    for boat in range(BOATS):
        for space in range(CARGO_SPACES):
            if can_take(table, boat, space):
                return True
    return False


@small_rule
def can_take(table: DuelTable, boat: int, space: int) -> bool:
    """D7.6. Any token but an action token; action tokens are the last kinds."""
    return has_bit(table.boats, boat) and table.cargo[boat, space] < ACTIONS[0]


@rule
def spaces_to_unload(table: DuelTable) -> int:
    """D7.16. The free spaces after which a boat can be unloaded: any if one can be already, else those in its line."""
    taken = taken_spaces(table)
    if boats_to_unload(table) != 0:
        return EVERY_SPACE & ~taken
    spaces = 0
    for boat in range(BOATS):
        if has_bit(REACHED[taken] & table.boats, boat):
            spaces |= LINE_MASKS[boat]
    return spaces & ~taken


@rule
def legal_steps(table: DuelTable, moves: Moves) -> int:
    """D7.4. The steps of an action token; optional ones may be declined."""
    step = table.step
    if step == Step.TAKE:
        return legal_takes(table, moves)
    if step == Step.SWAP:
        return legal_swaps(table, moves)
    count = 0
    if step in (Step.UNLOAD, Step.MAY_UNLOAD):
        count = legal_boats(boats_to_unload(table), moves, 0)
    elif step == Step.PLACE_TO_UNLOAD:
        count = legal_spaces(spaces_to_unload(table), moves, 0)
    else:
        count = legal_spaces(EVERY_SPACE & ~taken_spaces(table), moves, 0)
    if step in (Step.MAY_PLACE, Step.MAY_UNLOAD):
        moves[count] = Code.DONE
        count += 1
    return count


@rule
def legal_takes(table: DuelTable, moves: Moves) -> int:
    """D7.6. Each token on a boat but action tokens."""
    count = 0
    for boat in range(BOATS):
        for space in range(CARGO_SPACES):
            if can_take(table, boat, space):
                moves[count] = Code.TAKE + CARGO_SPACES * boat + space
                count += 1
    return count


@rule
def legal_swaps(table: DuelTable, moves: Moves) -> int:
    """D7.21. Each pair of each boat in play."""
    count = 0
    for boat in range(BOATS):
        if has_bit(table.boats, boat):
            for pair in range(len(PAIRS)):
                moves[count] = Code.SWAP + len(PAIRS) * boat + pair
                count += 1
    return count


@rule
def may_place(table: DuelTable, space: int) -> bool:
    """D4.1, D4.3. A meeple in hand and a free space; D7.16. before an unloading one that makes it possible."""
    if table.step == Step.PLACE_TO_UNLOAD:
        return has_bit(spaces_to_unload(table), space)
    places = table.step in (Step.TURN, Step.PLACE, Step.MAY_PLACE)
    return places and meeples_in_hand(table, int(table.turn)) > 0 and not has_bit(taken_spaces(table), space)


@rule
def may_play(table: DuelTable, action: int) -> bool:
    """D7.2. One's own token, with an effect that can be carried out."""
    return table.tokens[table.turn, ACTIONS[0] + action] > 0 and can_play(table, action)


@rule
def is_stuck(table: DuelTable) -> bool:
    """D3.4. Nothing but to pass."""
    if meeples_in_hand(table, int(table.turn)) > 0 or boats_to_unload(table) != 0:
        return False
    for action in range(ACTION_KINDS):
        if may_play(table, action):
            return False
    return True


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
        place = move - Code.TAKE
        take(table, place // CARGO_SPACES, place % CARGO_SPACES)
    else:
        place = move - Code.SWAP
        pair = PAIRS[place % len(PAIRS)]
        swap(table, place // len(PAIRS), int(pair[0]), int(pair[1]))
