"""How a game of Imhotep goes on: what chance may bring, a move or an outcome carried out, and the agenda worked off."""

from benben.engine.agenda import has_tasks, pop, push
from benben.engine.bits import has_bit
from benben.engine.dice import Dice, below, find, pick
from benben.engine.rule import rule, small_rule, wide
from benben.engine.rules import Weights
from benben.engine.table import CHANCE
from benben.games.imhotep import cards
from benben.games.imhotep.codes import Code, placed, sailed
from benben.games.imhotep.components import (
    BLUE,
    CARDS_OF_ROUNDS,
    EMPTY,
    KINDS,
    SIDE_B,
    STONES_TO_GET,
    TEMPLE_B_STONES,
    Site,
)
from benben.games.imhotep.rules import (
    begin_round,
    begin_turn,
    can_get,
    choose_color,
    deal_offer,
    deal_round,
    end_round,
    end_turn,
    get_stones,
    next_round,
    order_next,
    place,
    place_stone,
    play_card,
    reveal_card,
    sail,
    sail_by_card,
    unload_next,
)
from benben.games.imhotep.ships import total_room
from benben.games.imhotep.sites import market, pyramids, temple
from benben.games.imhotep.sites.tasks import task_for
from benben.games.imhotep.table import FIRST_CHANCE, SEAT_SHIFT, ImhotepTable, Step

STEP_BITS = (1 << SEAT_SHIFT) - 1


# ---- what chance may bring ---------------------------------------------------------------------------------------
@small_rule
def chance(table: ImhotepTable, weights: Weights) -> int:
    """Write how many cards there are of each kind that may be turned up, return the number of kinds."""
    if table.step == Step.DEAL_ROUND:
        for card in range(CARDS_OF_ROUNDS):
            weights[card] = has_bit(table.round_cards, card)
        return CARDS_OF_ROUNDS
    for kind in range(KINDS):
        weights[kind] = table.pool[kind]
    if table.step == Step.LOOK and table.looking[0] != EMPTY and table.aside[0] == EMPTY:
        weights[table.looking[0]] -= 1  # the first card of the pair is in hand already
    return KINDS


@small_rule
def sample(table: ImhotepTable, dice: Dice, weights: Weights) -> int:
    """Draw an outcome directly: each face-down card is equally likely."""
    if table.step in (Step.DEAL_OFFER, Step.DRAW):
        hidden = int(table.pile) + int(table.pair) - cards.known_of_pair(table)
        return find(table.pool, below(dice, hidden), KINDS)
    return pick(dice, weights, chance(table, weights))


# ---- carrying it out ---------------------------------------------------------------------------------------------
@rule
def apply(table: ImhotepTable, move: int) -> None:
    """Carry out a legal move of the actor, or an outcome of chance that has weight, and all that follows from it."""
    begin(table, move)
    advance(table)


@small_rule
def begin(table: ImhotepTable, move: int) -> None:
    """The move or outcome itself; what follows from it may be left on the agenda."""
    if table.actor == CHANCE:
        reveal(table, move)
    elif table.step == Step.TURN:
        act(table, move)
    else:
        decide(table, move)


@small_rule
def reveal(table: ImhotepTable, outcome: int) -> None:
    """Carry out an outcome of chance: a round card or a market card."""
    step, seat = wide(table.step), wide(table.receiver)
    table.receiver = 0
    if step == Step.DEAL_ROUND:
        deal_round(table, outcome)
    elif step == Step.DEAL_OFFER:
        deal_offer(table, outcome)
    else:
        reveal_card(table, step, seat, outcome)


@small_rule
def act(table: ImhotepTable, move: int) -> None:
    """I3.5. One of the four actions, or a pass."""
    seat = wide(table.turn)
    if move == Code.PASS:
        table.passes += 1
        return
    table.passes = 0
    if move < Code.SAIL:
        ship, space = placed(move)
        place(table, seat, ship, space)
    elif move < Code.GET:
        ship, site = sailed(move)
        sail(table, ship, site)
        push(table, Step.UNLOAD)
    elif move == Code.GET:
        get_stones(table, seat, STONES_TO_GET)
    else:
        play_card(table, seat, BLUE[0] + move - Code.PLAY)


@rule
def decide(table: ImhotepTable, move: int) -> None:
    """A decision in the middle of something."""
    seat = wide(table.actor)
    if move < Code.SAIL:
        ship, space = placed(move)
        place_stone(table, seat, ship, space)
    elif move < Code.GET:
        ship, site = sailed(move)
        sail_by_card(table, seat, ship, site)
    elif move == Code.GET:
        get_stones(table, seat, TEMPLE_B_STONES if table.step == Step.CHOOSE else STONES_TO_GET)
    elif move < Code.UNLOAD:
        decide_card(table, seat, move)
    elif move < Code.BUILD:
        choose_color(table, move - Code.UNLOAD)
        push(table, task_for(Step.ORDER, seat))
    elif move < Code.DRAW:
        pyramids.build(table, seat, move - Code.BUILD)
    elif move == Code.DRAW:
        push(table, task_for(Step.DRAW, seat))
    elif move == Code.POINT:
        temple.score_point(table, seat)
    # who declines does nothing


@rule
def decide_card(table: ImhotepTable, seat: int, move: int) -> None:
    """I6.2, I6.7, I6.8. Take a card of the market, or the pair; keep one of the pair."""
    if move == Code.TAKE_PAIR:
        table.quarry[seat] += 1
        push(table, task_for(Step.LOOK, seat))
    elif move < Code.TAKE_PAIR:
        market.take(table, seat, move - Code.TAKE)
        cards.gain(table, seat, move - Code.TAKE)
    else:
        cards.keep(table, seat, move - Code.KEEP)


# ---- the agenda --------------------------------------------------------------------------------------------------
@small_rule
def advance(table: ImhotepTable) -> None:
    """Work off the agenda until a seat must choose or chance acts; when it is empty the turn is over."""
    while True:
        while has_tasks(table):
            if carry_out(table, pop(table)):
                return
        if not end_turn(table):
            begin_turn(table)
            return
        end_round(table)


@small_rule
def carry_out(table: ImhotepTable, task: int) -> bool:
    """Do the next task of the agenda; return whether it has to wait for an actor, or has ended."""
    if task == Step.UNLOAD:
        unload_next(table)
        return False
    return ask(table, task & STEP_BITS, task >> SEAT_SHIFT)


@rule
def ask(table: ImhotepTable, step: int, seat: int) -> bool:
    """Ask chance or *seat* for a step; return False if there is nothing to ask and the agenda goes on."""
    if step >= Step.NEXT_ROUND:
        return go_on(table, step, seat)
    if step >= FIRST_CHANCE:
        return ask_chance(table, step, seat)
    if step == Step.ORDER:
        return order_next(table, seat)
    if is_idle(table, step, seat):
        return False
    if step == Step.CHOOSE and not can_get(table, seat):
        temple.score_point(table, seat)
        return False
    table.step = step
    table.actor = seat
    return True


@rule
def go_on(table: ImhotepTable, step: int, seat: int) -> bool:
    """Do a task without a choice; return whether the game is over."""
    if step == Step.NEXT_ROUND:
        return next_round(table)
    if step == Step.BEGIN_ROUND:
        begin_round(table)
    elif step == Step.POINTS:
        temple.score_points(table, seat)
    else:
        cards.put_away(table, seat, step - Step.USED)
    return False


@rule
def is_idle(table: ImhotepTable, step: int, seat: int) -> bool:
    """I7.13. Whether a bonus is impossible: then it is not asked for."""
    if step == Step.MAY_DRAW:
        return not cards.is_any_card_left(table)
    if step == Step.MAY_GET:
        return not can_get(table, seat)
    if step == Step.MAY_PLACE:
        return table.sled[seat] == 0 or total_room(table) == 0
    return False


# ---- what chance does --------------------------------------------------------------------------------------------
@rule
def ask_chance(table: ImhotepTable, step: int, seat: int) -> bool:
    """Let chance act if there is anything to turn up; *seat* is who gets the card."""
    if step == Step.DEAL_OFFER and is_offer_dealt(table):
        if table.sides[Site.MARKET] == SIDE_B:
            cards.lay_pair(table)
        return False
    if step == Step.DRAW and not cards.has_top_card(table):
        return False
    if step == Step.LOOK and not cards.look(table):
        table.step = Step.KEEP
        table.actor = seat
        return True
    if step == Step.CLEAR and table.pair == 0:
        return False
    table.step = step
    table.receiver = seat
    table.actor = CHANCE
    return True


@rule
def is_offer_dealt(table: ImhotepTable) -> bool:
    """I6.1, I6.6. All face-up cards of the round lie there, or no card is left."""
    for slot in range(market.offer_size(table)):
        if table.offer[slot] == EMPTY:
            return not cards.has_top_card(table)
    return True
