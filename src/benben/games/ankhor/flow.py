"""How a game of Ankh'or goes on: what chance may bring, a move or an outcome carried out, the agenda, the turns."""

from benben.engine.agenda import has_tasks, pop, push
from benben.engine.dice import Dice, pick
from benben.engine.rule import rule, small_rule, wide
from benben.engine.rules import Weights
from benben.engine.table import CHANCE, OVER
from benben.games.ankhor.codes import Code
from benben.games.ankhor.components import ANKH, EMPTY, GOODS, IDLE_ROUNDS, SPACES
from benben.games.ankhor.estate import can_move
from benben.games.ankhor.market import (
    first_gap,
    pile_to_show,
    slide,
    space_to_price,
    weigh_colors,
    weigh_kinds,
    weigh_markers,
)
from benben.games.ankhor.rules import (
    buy,
    can_change_row,
    choose_tile,
    deal_marker,
    draw,
    has_supply,
    is_last_round,
    keep_limit_without_choice,
    lay,
    lay_down,
    lay_in_row,
    return_ankhs,
    show_color,
    spend_ankh,
    take,
)
from benben.games.ankhor.table import FIRST_CHANCE, AnkhorTable, Step


# ---- what chance may bring ---------------------------------------------------------------------------------------
@small_rule
def chance(table: AnkhorTable, weights: Weights) -> int:
    """Write the weights of the kinds or the colors of a tile or of the goods of a marker, return their number."""
    if table.step == Step.REVEAL:
        return weigh_kinds(table, weights)
    if table.step == Step.SHOW:
        return weigh_colors(table, weights)
    return weigh_markers(table, weights)


@small_rule
def sample(table: AnkhorTable, dice: Dice, weights: Weights) -> int:
    """Draw an outcome directly by the same weights."""
    return pick(dice, weights, chance(table, weights))


# ---- carrying it out ---------------------------------------------------------------------------------------------
@rule
def apply(table: AnkhorTable, move: int) -> None:
    """Carry out a legal move of the actor, or an outcome of chance that has weight, and all that follows from it."""
    begin(table, move)
    advance(table)


@small_rule
def begin(table: AnkhorTable, move: int) -> None:
    """The move or outcome itself; what follows from it is left to `advance`."""
    if table.actor == CHANCE:
        reveal(table, move)
    elif move < Code.BUY:
        take(table, move - Code.TAKE)
    else:
        decide(table, wide(table.turn), move)


@small_rule
def reveal(table: AnkhorTable, outcome: int) -> None:
    """Carry out an outcome of chance: a price marker, the color of a top tile, or a tile for the row."""
    if table.step == Step.REVEAL:
        lay_in_row(table, outcome)
    elif table.step == Step.SHOW:
        show_color(table, outcome)
    else:
        deal_marker(table, outcome)


@rule
def decide(table: AnkhorTable, seat: int, move: int) -> None:
    """Everything but taking tokens."""
    if move < Code.PLACE:
        choose_tile(table, seat, move - Code.BUY)
    elif move < Code.SAVE:
        lay(table, seat, move - Code.PLACE, wide(EMPTY) if move < Code.STACK else move - Code.STACK)
    elif move < Code.DRAW:
        buy(table, seat, wide(EMPTY), wide(table.square), move - Code.SAVE)
    elif move < Code.MOVE:
        spend_ankh(table, seat)
        slide(table)
        draw(table, move - Code.DRAW)
    elif move == Code.MOVE:
        spend_ankh(table, seat)
        push(table, Step.LIFT)
    elif move < Code.RETURN:
        table.lifted = move - Code.LIFT
        push(table, Step.SET_DOWN)
    elif move < Code.END:
        lay_down(table, seat, (move - Code.RETURN) % GOODS)
    elif move == Code.END:
        table.spendable = 0
    else:
        table.acted = 1


# ---- the agenda --------------------------------------------------------------------------------------------------
@small_rule
def advance(table: AnkhorTable) -> None:
    """Work off the agenda until a seat must choose or chance acts; then the turn goes on."""
    while has_tasks(table):
        if carry_out(table, pop(table)):
            return
    go_on(table)


@small_rule
def carry_out(table: AnkhorTable, task: int) -> bool:
    """Do the next task of the agenda; return whether a seat has to decide, or chance has to act."""
    if task < FIRST_CHANCE:
        ask(table, task)
        return True
    return ask_chance(table, task)


@rule
def ask_chance(table: AnkhorTable, task: int) -> bool:
    """Let chance do what the agenda says next; return False if there is nothing to do."""
    if task == Step.DEAL_MARKERS and space_to_price(table) == SPACES:
        return False
    if task == Step.SHOW and pile_to_show(table) == EMPTY:
        return False
    if task == Step.REVEAL and not ready_to_draw(table):
        return False
    table.step = task
    table.actor = CHANCE
    return True


@rule
def ready_to_draw(table: AnkhorTable) -> bool:
    """A10.5, A10.6. Whether there is a space to fill and a tile; from the other pile if the chosen one has run out."""
    if table.piles[table.drawing] == 0:
        table.drawing = 1 - table.drawing
    if table.piles[table.drawing] == 0 or first_gap(table) == SPACES:
        table.drawing = EMPTY
        return False
    return True


# ---- A3 turns ----------------------------------------------------------------------------------------------------
@small_rule
def go_on(table: AnkhorTable) -> None:
    """A3.2, A3.4. Before the normal action, in its middle, after it, or the end of the turn."""
    if not table.acted:
        if table.to_take > 0 and has_supply(table):
            ask(table, Step.TAKE)
            return
        if table.to_take == 0:
            ask(table, Step.TURN)
            return
        table.to_take = 0
        table.acted = 1
    if table.spendable > 0 and has_extra_action(table):
        ask(table, Step.AFTER)
    else:
        end_turn(table)


@small_rule
def ask(table: AnkhorTable, step: int) -> None:
    """The seat whose turn it is decides."""
    table.step = step
    table.actor = table.turn


@rule
def has_extra_action(table: AnkhorTable) -> bool:
    """A3.5. Whether an ankh that can be spent could do anything."""
    return can_change_row(table) or can_move(table, wide(table.turn))


@rule
def end_turn(table: AnkhorTable) -> None:
    """A4.5, A8.9, A12.2. The limits; then the extra turn of a scribe, the next seat, or the end of the game."""
    seat = wide(table.turn)
    table.spendable = 0
    return_ankhs(table, seat)
    if not keep_limit_without_choice(table, seat):
        ask(table, Step.RETURN)
        return
    if not table.again:
        table.idle += 1
        table.turn = seat + 1 if seat + 1 < table.seats else 0
        if table.turn == 0 and (is_last_round(table) or table.idle >= IDLE_ROUNDS * table.seats):
            table.step = Step.TURN
            table.actor = OVER
            table.acted = 0
            return
    begin_turn(table)


@small_rule
def begin_turn(table: AnkhorTable) -> None:
    """A3.3. The ankhs of this moment are those that can be spent."""
    table.again = 0
    table.acted = 0
    table.spendable = table.tokens[table.turn, ANKH]
    ask(table, Step.TURN)
