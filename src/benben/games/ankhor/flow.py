"""What happens next in Ankh'or: the agenda is worked off until somebody must choose or chance acts."""

from benben.engine.agenda import has_tasks, pop, push
from benben.engine.rule import rule, small_rule, wide
from benben.engine.table import CHANCE, OVER
from benben.games.ankhor.components import ANKH, EMPTY, IDLE_ROUNDS, KINDS, SPACES
from benben.games.ankhor.estate import liftable_set
from benben.games.ankhor.market import first_gap, pile_to_show, space_to_price
from benben.games.ankhor.rules import (
    can_change_row,
    has_supply,
    is_last_round,
    keep_limit_without_choice,
    return_ankhs,
)
from benben.games.ankhor.table import FIRST_CHANCE, AnkhorTable, Step


# ---- the agenda --------------------------------------------------------------------------------------------------
@small_rule
def advance(table: AnkhorTable) -> None:
    """Work the agenda off until somebody must choose or chance acts; then the turn goes on."""
    while has_tasks(table):
        if carry_out(table, pop(table)):
            return
    go_on(table)


@small_rule
def carry_out(table: AnkhorTable, task: int) -> bool:
    """Do what the agenda says next; return whether somebody has to decide, or chance has to act."""
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
    if task == Step.REVEAL and not finds_tile(table):
        return False
    table.step = task
    table.actor = CHANCE
    return True


@rule
def finds_tile(table: AnkhorTable) -> bool:
    """A10.5, A10.6. Whether there is a space to fill and a tile; from the other pile if the chosen one has run out."""
    if table.piles[table.drawing] == 0:
        table.drawing = 1 - table.drawing
    if table.piles[table.drawing] == 0 or first_gap(table) == SPACES:
        table.drawing = EMPTY
        return False
    return True


@small_rule
def reveal(table: AnkhorTable, outcome: int) -> None:
    """What chance brought: a price marker, the color of a top tile, or a tile for the row."""
    if table.step == Step.REVEAL:
        lay_in_row(table, outcome)
    elif table.step == Step.SHOW:
        table.tops[pile_to_show(table)] = outcome
        push(table, Step.SHOW)
    else:
        table.prices[space_to_price(table), outcome] += 1
        push(table, Step.DEAL_MARKERS)


@small_rule
def lay_in_row(table: AnkhorTable, kind: int) -> None:
    """A10.5. The tile that was drawn; then the color of the next tile of its pile comes to light."""
    tile = int(table.tops[table.drawing]) * KINDS + kind
    table.tops[table.drawing] = EMPTY
    table.piles[table.drawing] -= 1
    table.pool[tile] -= 1
    table.offer[first_gap(table)] = tile
    push(table, Step.REVEAL)
    push(table, Step.SHOW)


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
    return can_change_row(table) or liftable_set(table, wide(table.turn)) != 0


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
