"""The doors of the rules of Ankh'or: what chance may bring, and carrying a move or an outcome out."""

import numpy as np
import numpy.typing as npt

from benben.engine.agenda import push
from benben.engine.dice import Dice, pick
from benben.engine.rule import rule, small_rule, wide
from benben.engine.table import CHANCE
from benben.games.ankhor.components import EMPTY, GOODS, PILES, TOKENS_TO_TAKE
from benben.games.ankhor.flow import advance, reveal
from benben.games.ankhor.market import saving, slide, stir, weigh_colors, weigh_kinds, weigh_markers
from benben.games.ankhor.moves import Code
from benben.games.ankhor.rules import buy, lay_down, move_tile, spend_ankh, take_token
from benben.games.ankhor.table import AnkhorTable, Step

Weights = npt.NDArray[np.int64]


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
    """The same, drawn at once."""
    return pick(dice, weights, chance(table, weights))


# ---- carrying it out ---------------------------------------------------------------------------------------------
@rule
def apply(table: AnkhorTable, move: int) -> None:
    """Carry out a legal move of the actor, or an outcome of chance that has weight, and all that follows from it."""
    if table.actor == CHANCE:
        reveal(table, move)
    elif move < Code.BUY:
        take(table, move - Code.TAKE)
    else:
        decide(table, wide(table.turn), move)
    advance(table)


@small_rule
def take(table: AnkhorTable, token: int) -> None:
    """A4.1. One token after the other."""
    if table.to_take == 0:
        table.to_take = TOKENS_TO_TAKE
    take_token(table, wide(table.turn), token)
    table.to_take -= 1
    table.acted = table.to_take == 0


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


@rule
def choose_tile(table: AnkhorTable, seat: int, space: int) -> None:
    """A5.1. The tile that is bought; there is only one place for the first one."""
    table.buying = space
    if table.grounds[seat] == 0:
        buy(table, seat, wide(0), wide(EMPTY), wide(EMPTY))
    else:
        push(table, Step.PLACE)


@rule
def lay(table: AnkhorTable, seat: int, place: int, square: int) -> None:
    """A6, A11. Where the bought or the lifted tile goes; which good a tile of level one saves is asked if need be."""
    if table.lifted != EMPTY:
        move_tile(table, seat, place, square)
        return
    choices, saved = wide(1), wide(EMPTY)
    if square != EMPTY:
        choices, saved = saving(table, seat, wide(table.buying))
    if choices > 1:
        table.square = square
        push(table, Step.SAVE)
    else:
        buy(table, seat, place, square, saved)


@small_rule
def draw(table: AnkhorTable, pile: int) -> None:
    """A10.4. Fill the row from a pile; nothing is drawn when both are empty."""
    if pile < PILES:
        stir(table)
        table.drawing = pile
        push(table, Step.REVEAL)
