"""What happens next in Imhotep: the agenda is worked off until somebody must choose or chance acts."""

from benben.engine.agenda import has_tasks, pop, push
from benben.engine.rule import rule, small_rule, wide
from benben.engine.table import CHANCE
from benben.games.imhotep import cards
from benben.games.imhotep.components import (
    EMPTY,
    SIDE_B,
    Site,
)
from benben.games.imhotep.rules import (
    begin_round,
    begin_turn,
    can_get,
    deal_round,
    end_round,
    end_turn,
    next_round,
    order_next,
    unload_next,
)
from benben.games.imhotep.ships import (
    total_room,
)
from benben.games.imhotep.sites import market, temple
from benben.games.imhotep.sites.tasks import task_for
from benben.games.imhotep.table import FIRST_CHANCE, SEAT_SHIFT, ImhotepTable, Step

STEP_BITS = (1 << SEAT_SHIFT) - 1


# ---- the agenda --------------------------------------------------------------------------------------------------
@small_rule
def advance(table: ImhotepTable) -> None:
    """Work the agenda off until somebody must choose or chance acts; when it is empty the turn is over."""
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
    """Do what the agenda says next; return whether it has to wait: for somebody who must act, or for ever."""
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
    """What nobody has to choose; return whether the game is over."""
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


@small_rule
def reveal(table: ImhotepTable, outcome: int) -> None:
    """What chance turned up, a round card or a market card."""
    step, seat = wide(table.step), wide(table.receiver)
    table.receiver = 0
    if step == Step.DEAL_ROUND:
        deal_round(table, outcome)
    elif step == Step.DEAL_OFFER:
        deal_offer(table, outcome)
    else:
        reveal_card(table, step, seat, outcome)


@small_rule
def deal_offer(table: ImhotepTable, kind: int) -> None:
    """I6.1, I6.6. A face-up card for the market, and the next one."""
    slot = 0
    while table.offer[slot] != EMPTY:
        slot += 1
    table.offer[slot] = kind
    table.pool[kind] -= 1
    table.pile -= 1
    push(table, Step.DEAL_OFFER)


@rule
def reveal_card(table: ImhotepTable, step: int, seat: int, kind: int) -> None:
    """I6.8, I7.10, I8.8, I13.2. The top card for a seat; a card of the pair, to be looked at or to be discarded."""
    if step == Step.LOOK:
        cards.note_kind(table.looking, kind)
        push(table, task_for(Step.LOOK, seat))
    elif step == Step.DRAW:
        table.pool[kind] -= 1
        table.pile -= 1
        cards.gain(table, seat, kind)
    else:
        cards.remove_from_pair(table, kind)
        table.discard[kind] += 1
        push(table, Step.CLEAR)
