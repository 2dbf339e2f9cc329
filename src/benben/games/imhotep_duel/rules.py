"""The rules of Imhotep: The Duel, in the order of the rulebook. Numbers refer to texts/en.md."""

from benben import nd
from benben.engine.agenda import has_tasks, pop, push
from benben.engine.bits import has_bit
from benben.engine.rule import rule, small_rule
from benben.engine.table import OVER
from benben.games.imhotep_duel.components import (
    ACTIONS,
    EMPTY,
    EVERY_SPACE,
    FARTHEST,
    IN_HAND,
    LINE_MASKS,
    LINE_SPACES,
    LINES,
    PRIZE_OBELISKS,
    READY,
    SEATS,
    SIDE_B,
    WHITE,
    Site,
    Token,
)
from benben.games.imhotep_duel.table import NOBODY, DuelTable, Step

ACTION_STEPS = nd.array(
    [
        [Step.TAKE, Step.TURN, Step.TURN],
        [Step.MAY_PLACE, Step.PLACE, Step.PLACE],
        [Step.MAY_UNLOAD, Step.UNLOAD, Step.PLACE_TO_UNLOAD],
        [Step.UNLOAD, Step.SWAP, Step.TURN],
    ],
    nd.int8,
)
"""D7.3. The steps of each action token, the last one first; `Step.TURN` stands for nothing more."""


# ---- D3 turns ----------------------------------------------------------------------------------------------------
@small_rule
def begin_turn(table: DuelTable, seat: int) -> None:
    """D3.2. One action, which may be a chain of decisions."""
    table.turn = seat
    table.actor = seat
    table.step = Step.TURN
    table.playing = EMPTY


# ---- D4 placing a meeple -----------------------------------------------------------------------------------------
@small_rule
def taken_spaces(table: DuelTable) -> int:
    """The harbor spaces on which a meeple stands."""
    # so the compiler knows that it is never negative
    return int(table.meeples[0] | table.meeples[1]) & EVERY_SPACE


@small_rule
def meeples_in_hand(table: DuelTable, seat: int) -> int:
    """How many meeples a seat can still place."""
    return int(IN_HAND[int(table.meeples[seat]) & EVERY_SPACE])


@small_rule
def place(table: DuelTable, space: int) -> None:
    """D4.1. One meeple from the hand onto a free space."""
    table.meeples[table.turn] |= 1 << space


# ---- D5 unloading a boat -----------------------------------------------------------------------------------------
@small_rule
def boats_to_unload(table: DuelTable) -> int:
    """D5.1. The boats in play whose lines hold two meeples of any colours."""
    return int(READY[taken_spaces(table)] & table.boats)


@rule
def unload(table: DuelTable, boat: int) -> None:
    """D5.2, D5.3. The meeple closest to the boat gets the token farthest from the harbor, and so on inwards."""
    taken = taken_spaces(table)
    white = int(table.meeples[WHITE])
    space = FARTHEST
    for step in range(LINE_SPACES):
        harbor = int(LINES[boat, step])
        if has_bit(taken, harbor):
            deliver(table, (white >> harbor) & 1, int(table.cargo[boat, space]))
            table.cargo[boat, space] = EMPTY
            space -= 1
    if space >= 0:
        send_to_box(table, boat)
    for seat in range(SEATS):
        table.meeples[seat] &= ~LINE_MASKS[boat]
    leave_or_reload(table, boat)


@small_rule
def deliver(table: DuelTable, seat: int, kind: int) -> None:
    """D5.5. A token on to its owner's site."""
    table.tokens[seat, kind] += 1
    if kind == Token.OBELISK:
        note_fifth(table, seat)


@small_rule
def note_fifth(table: DuelTable, seat: int) -> None:
    """D9.10. Side B of the obelisk remembers who had five first."""
    has_five = table.tokens[seat, Token.OBELISK] == PRIZE_OBELISKS
    if has_five and table.sides[Site.OBELISK] == SIDE_B and table.first_to_five == NOBODY:
        table.first_to_five = seat


@small_rule
def send_to_box(table: DuelTable, boat: int) -> None:
    """D5.4. The token that two meeples leave, always the one nearest to the harbor."""
    table.gone[table.cargo[boat, 0]] += 1
    table.cargo[boat, 0] = EMPTY


# ---- D6 reloading ------------------------------------------------------------------------------------------------
@small_rule
def leave_or_reload(table: DuelTable, boat: int) -> None:
    """D6.1, D6.2. Three new tokens, or without a supply the boat leaves; D8.1. one boat left ends the game."""
    if table.supply > 0:
        push(table, Step.LOAD + boat)
        return
    table.boats ^= 1 << boat
    if table.boats & (table.boats - 1) == 0:
        end_game(table)


@small_rule
def load(table: DuelTable, kind: int) -> bool:
    """D6.1. A token is turned over, for the first empty cargo space; return whether the boat wants another one."""
    boat = int(table.loading)
    space = 0
    while table.cargo[boat, space] != EMPTY:
        space += 1
    table.cargo[boat, space] = kind
    table.pool[kind] -= 1
    if table.step == Step.REFILL:
        table.reserve -= 1
    else:
        table.supply -= 1
        if space < FARTHEST:
            return True
    table.loading = EMPTY
    return False


# ---- D7 action tokens --------------------------------------------------------------------------------------------
@rule
def play_action(table: DuelTable, action: int) -> None:
    """D7.1. An action token goes back to the box; what it says is done step by step."""
    kind = ACTIONS[0] + action
    table.tokens[table.turn, kind] -= 1
    table.gone[kind] += 1
    table.playing = kind
    for later in range(len(ACTION_STEPS[0])):
        if ACTION_STEPS[action, later] != Step.TURN:
            push(table, int(ACTION_STEPS[action, later]))


@rule
def take(table: DuelTable, boat: int, space: int) -> None:
    """D7.6 to D7.8. Any token but an action token; the reserve fills its space again."""
    deliver(table, int(table.turn), int(table.cargo[boat, space]))
    table.cargo[boat, space] = EMPTY
    table.loading = boat
    push(table, Step.REFILL)


@rule
def swap(table: DuelTable, boat: int, one: int, other: int) -> None:
    """D7.19. Two tokens of the same boat change places."""
    kind = table.cargo[boat, one]
    table.cargo[boat, one] = table.cargo[boat, other]
    table.cargo[boat, other] = kind


# ---- D8 end of the game ------------------------------------------------------------------------------------------
@rule
def end_game(table: DuelTable) -> None:
    """D8.1, D8.3. The game ends immediately; nothing else is done."""
    while has_tasks(table):
        pop(table)
    table.playing = EMPTY
    table.step = Step.TURN
    table.actor = OVER
