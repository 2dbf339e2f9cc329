"""The legal moves in The Duel: a complete and exact list."""

from benben import nd
from benben.engine.bits import has_bit, lists_of_sets
from benben.engine.rule import rule, small_rule
from benben.engine.rules import Moves
from benben.games.imhotep_duel.codes import Code, swap_code, take_code
from benben.games.imhotep_duel.components import (
    ACTION_KINDS,
    ACTIONS,
    BOATS,
    CARGO_SPACES,
    EVERY_SPACE,
    HARBOR_SPACES,
    LINE_MASKS,
    PAIRS,
    REACHED,
    Token,
)
from benben.games.imhotep_duel.rules import boats_to_unload, meeples_in_hand, taken_spaces
from benben.games.imhotep_duel.table import DuelTable, Step

PLACES, UNLOADS = lists_of_sets(Code.PLACE, HARBOR_SPACES), lists_of_sets(Code.UNLOAD, BOATS)
"""Lists of moves by sets of spaces and of boats."""
SIZES = nd.array([numbers.bit_count() for numbers in range(1 << HARBOR_SPACES)], nd.int8)
"""How many numbers a set has."""


# ---- a turn ------------------------------------------------------------------------------------------------------
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
    has_meeple = int(meeples_in_hand(table, int(table.turn)) > 0)
    count = legal_spaces((EVERY_SPACE & ~taken_spaces(table)) * has_meeple, moves, 0)
    count = legal_boats(boats_to_unload(table), moves, count)
    for action in range(ACTION_KINDS):
        if may_play(table, action):
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
def is_stuck(table: DuelTable) -> bool:
    """D3.4. Nothing but to pass."""
    if meeples_in_hand(table, int(table.turn)) > 0 or boats_to_unload(table) != 0:
        return False
    for action in range(ACTION_KINDS):
        if may_play(table, action):
            return False
    return True


@small_rule
def may_play(table: DuelTable, action: int) -> bool:
    """D7.2. One's own token, with an effect that can be carried out."""
    return table.tokens[table.turn, ACTIONS[0] + action] > 0 and can_play(table, action)


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


# ---- the steps of an action token --------------------------------------------------------------------------------
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
                moves[count] = take_code(boat, space)
                count += 1
    return count


@rule
def legal_swaps(table: DuelTable, moves: Moves) -> int:
    """D7.21. Each pair of each boat in play."""
    count = 0
    for boat in range(BOATS):
        if has_bit(table.boats, boat):
            for pair in range(len(PAIRS)):
                moves[count] = swap_code(boat, pair)
                count += 1
    return count
