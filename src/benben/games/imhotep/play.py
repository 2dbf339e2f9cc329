"""The doors of the rules of Imhotep: what chance may bring, and carrying a move or an outcome out."""

import numpy as np
import numpy.typing as npt

from benben.engine.agenda import push
from benben.engine.bits import has_bit
from benben.engine.dice import Dice, below, find, pick
from benben.engine.rule import rule, small_rule, wide
from benben.engine.table import CHANCE
from benben.games.imhotep import cards
from benben.games.imhotep.components import (
    BLUE,
    CARDS_OF_ROUNDS,
    EMPTY,
    HOLD_SPACES,
    KINDS,
    SITES,
    STONES_TO_GET,
    TEMPLE_B_STONES,
)
from benben.games.imhotep.flow import advance, reveal
from benben.games.imhotep.moves import Code
from benben.games.imhotep.rules import choose_color, get_stones, place, play_card, sail
from benben.games.imhotep.sites import market, pyramids, temple
from benben.games.imhotep.sites.tasks import task_for
from benben.games.imhotep.table import ImhotepTable, Step

Weights = npt.NDArray[np.int64]


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
    """The same, drawn at once: each face-down card is equally likely."""
    if table.step in (Step.DEAL_OFFER, Step.DRAW):
        hidden = int(table.pile) + int(table.pair) - cards.known_of_pair(table)
        return find(table.pool, below(dice, hidden), KINDS)
    return pick(dice, weights, chance(table, weights))


# ---- carrying it out ---------------------------------------------------------------------------------------------
@rule
def apply(table: ImhotepTable, move: int) -> None:
    """Carry out a legal move of the actor, or an outcome of chance that has weight, and all that follows from it."""
    if table.actor == CHANCE:
        reveal(table, move)
    elif is_deciding(table):
        decide(table, move)
    else:
        act(table, move)
    advance(table)


@small_rule
def is_deciding(table: ImhotepTable) -> bool:
    """Whether the actor decides in the middle of something, and not on an action."""
    return bool(table.step != Step.TURN and table.actor >= 0)


@small_rule
def act(table: ImhotepTable, move: int) -> None:
    """I3.5. One of the four actions, or a pass."""
    seat = wide(table.turn)
    if move == Code.PASS:
        table.passes += 1
        return
    table.passes = 0
    if move < Code.SAIL:
        place(table, seat, move // HOLD_SPACES, move % HOLD_SPACES)
    elif move < Code.GET:
        sail(table, (move - Code.SAIL) // SITES, (move - Code.SAIL) % SITES)
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
        place_stone(table, seat, move // HOLD_SPACES, move % HOLD_SPACES)
    elif move < Code.GET:
        sail_by_card(table, seat, (move - Code.SAIL) // SITES, (move - Code.SAIL) % SITES)
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
def place_stone(table: ImhotepTable, seat: int, ship: int, space: int) -> None:
    """I12.12. Sail: the ship that gets the stone is the one that has to sail."""
    place(table, seat, ship, space)
    if table.step == Step.PLACE_TO_SAIL:
        table.sailing = ship
        push(table, task_for(Step.SAIL_ON, seat))


@rule
def sail_by_card(table: ImhotepTable, seat: int, ship: int, site: int) -> None:
    """I12.8. Lever: the order of unloading is chosen first."""
    sail(table, ship, site)
    if table.step == Step.SAIL:
        push(table, task_for(Step.ORDER, seat))
    else:
        push(table, Step.UNLOAD)


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
