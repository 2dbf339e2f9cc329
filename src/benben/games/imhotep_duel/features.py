"""The features that speak for a seat before the end, for the fitted evaluation. None of it is a rule.

They are in points where possible, as the sides in play score them, so that one set of weights serves
all sides: what a seat has, what it may still get, what its meeples promise, and who unloads next.
"""

import math
from enum import auto

from benben.engine.arithmetic import exp
from benben.engine.bits import count_bits, has_bit
from benben.engine.features import Features
from benben.engine.rule import rule, small_rule
from benben.engine.rules import Numbers
from benben.engine.table import CHANCE, OVER
from benben.games.imhotep_duel.components import (
    ACTIONS,
    BOATS,
    CARGO_SPACES,
    EMPTY,
    EVERY_SPACE,
    FARTHEST,
    LINE_MASKS,
    LINE_SPACES,
    LINES,
    MAJORITY_POINTS,
    PAIRS,
    PRIZE_OBELISKS,
    READY,
    RESERVE,
    SIDE_A,
    TEMPLES,
    TOKEN_COUNTS,
    TOKENS,
    TOMBS,
    WHITE,
    Item,
    Site,
    Token,
)
from benben.games.imhotep_duel.rules import boats_to_unload, meeples_in_hand
from benben.games.imhotep_duel.scoring import obelisk_points, pyramid_points, temple_points, tomb_points
from benben.games.imhotep_duel.table import NOBODY, DuelTable, Step
from benben.games.imhotep_duel.valuation import order_of
from benben.games.imhotep_duel.worths import PRIZE_WORTH, SECOND_WORTH, token_worth


class Feature(Features):
    """The features in the order of `values`."""

    OBELISK_POINTS = auto()
    TEMPLE_POINTS = auto()
    PYRAMID_POINTS = auto()
    TOMB_POINTS = auto()
    LATE_POINTS = auto()
    OBELISK_PROMISE = auto()
    TEMPLE_TO_COME = auto()
    PYRAMID_TO_COME = auto()
    TOMB_TO_COME = auto()
    TAKE_TOKENS = auto()
    PLACE_TOKENS = auto()
    PLACE_AND_UNLOAD_TOKENS = auto()
    SWAP_AND_UNLOAD_TOKENS = auto()
    STANDING = auto()
    HAND_EMPTY = auto()
    NEXT_TURN = auto()
    STEPS_DUE = auto()
    LINE_NOW = auto()
    LINE_LATER = auto()
    READY_LINES = auto()
    LONELY = auto()
    TAKE_PRIZE = auto()
    SWAP_PRIZE = auto()
    TIES_WON = auto()
    UNLOADINGS_LEFT = auto()


PHASES = 6
LOADS = (TOKENS - RESERVE) // CARGO_SPACES
UNLOADINGS = LOADS - 1
"""D6, D8.2. Boats that are unloaded in a game: each as often as it is loaded, but the last one stays."""
UNSEEN_WORTH = 3.0
"""A token that chance has not turned over yet."""
RACE = 1.7
"""Side A of the obelisk: how sure a lead is, by how far chance may carry the obelisks that are left."""


# ---- how far the game is -----------------------------------------------------------------------------------------
@small_rule
def unloadings_left(table: DuelTable) -> int:
    """How many boats will be unloaded before the end: each load of the supply, and all boats but one."""
    return (int(table.supply) + CARGO_SPACES - 1) // CARGO_SPACES + count_bits(int(table.boats)) - 1


@rule
def phase(table: DuelTable) -> int:
    """From 0 to below `PHASES`: by the unloadings that are over."""
    over = UNLOADINGS - unloadings_left(table)
    return max(0, min(PHASES - 1, over * PHASES // UNLOADINGS))


@rule
def is_due(table: DuelTable, first: int, last: int) -> bool:
    """Whether one of the steps from *first* to *last* is asked for now or waits on the agenda."""
    if table.actor >= 0 and first <= table.step <= last:
        return True
    for task in range(int(table.agenda_size)):
        if first <= table.agenda[task] <= last:
            return True
    return False


# ---- all of them -------------------------------------------------------------------------------------------------
@rule
def features(table: DuelTable, seat: int, values: Numbers) -> None:
    """Write what speaks for *seat*, by `Feature`."""
    for feature in range(len(values)):
        values[feature] = 0.0
    values[Feature.TIES_WON] = int(seat == WHITE)
    values[Feature.UNLOADINGS_LEFT] = unloadings_left(table)
    note_points(table, seat, values)
    note_promises(table, seat, values)
    note_turn(table, seat, values)
    note_lines(table, seat, values)
    note_actions(table, seat, values)


@rule
def note_points(table: DuelTable, seat: int, values: Numbers) -> None:
    """Points if the game ended now, and meeples on the harbor, which are points too."""
    standing = count_bits(int(table.meeples[seat]))
    values[Feature.OBELISK_POINTS] = obelisk_points(table, seat)
    values[Feature.TEMPLE_POINTS] = temple_points(table, seat)
    pyramids = 0
    for item in range(Item.LIGHT_PYRAMID, Item.PYRAMID + 1):
        pyramids += pyramid_points(table, seat, item)
    values[Feature.PYRAMID_POINTS] = pyramids
    values[Feature.TOMB_POINTS] = tomb_points(table, seat)
    values[Feature.STANDING] = standing
    values[Feature.HAND_EMPTY] = int(meeples_in_hand(table, seat) == 0)
    points = 0.0
    for feature in range(Feature.OBELISK_POINTS, Feature.TOMB_POINTS + 1):
        points += values[feature]
    values[Feature.LATE_POINTS] = points * (UNLOADINGS - unloadings_left(table)) / UNLOADINGS


# ---- what the sites promise --------------------------------------------------------------------------------------
@rule
def note_promises(table: DuelTable, seat: int, values: Numbers) -> None:
    """The points that the sites may still bring."""
    values[Feature.OBELISK_PROMISE] = obelisk_promise(table, seat)
    values[Feature.TEMPLE_TO_COME] = to_come(table, seat, TEMPLES[0], TEMPLES[1])
    values[Feature.PYRAMID_TO_COME] = to_come(table, seat, Token.LIGHT_PYRAMID, TEMPLES[0])
    values[Feature.TOMB_TO_COME] = to_come(table, seat, TOMBS[0], TOMBS[1])


@small_rule
def tokens_left(table: DuelTable, kind: int) -> int:
    """Tokens of the kind that no seat has and that are not in the box: on boats or face down."""
    taken = int(table.tokens[0, kind]) + int(table.tokens[1, kind]) + int(table.gone[kind])
    return int(TOKEN_COUNTS[kind]) - taken


@rule
def to_come(table: DuelTable, seat: int, first: int, end: int) -> float:
    """The worth of all tokens of the kinds that are left, each as if it were the next."""
    worth = 0.0
    for kind in range(first, end):
        left = tokens_left(table, kind)
        if left > 0:
            worth += left * token_worth(table, seat, kind)
    return worth


@rule
def obelisk_promise(table: DuelTable, seat: int) -> float:
    """Side A: what the majority will probably bring. Side B: what the way to a prize is worth."""
    own, other = int(table.tokens[seat, Token.OBELISK]), int(table.tokens[1 - seat, Token.OBELISK])
    left = tokens_left(table, Token.OBELISK)
    if table.sides[Site.OBELISK] == SIDE_A:
        lead = RACE * (own - other - 0.5) / math.sqrt(left + 0.1)
        return MAJORITY_POINTS * (1.0 / (1.0 + exp(-lead)) - int(own > other))
    if own >= PRIZE_OBELISKS or own + left < PRIZE_OBELISKS:
        return 0.0
    return float(PRIZE_WORTH[own] if table.first_to_five == NOBODY else SECOND_WORTH[own])


# ---- whose turn it is --------------------------------------------------------------------------------------------
@rule
def note_turn(table: DuelTable, seat: int, values: Numbers) -> None:
    """The seat that decides next, and the rest of the present turn."""
    if table.actor == OVER:
        return
    goes_on = is_due(table, Step.PLACE, Step.SWAP)
    begins = table.actor != CHANCE and table.step == Step.TURN
    if goes_on or begins:
        values[Feature.NEXT_TURN] = int(table.turn == seat)
    else:
        values[Feature.NEXT_TURN] = int(table.turn != seat)
    if goes_on and table.turn == seat:
        values[Feature.STEPS_DUE] = int(table.agenda_size) + int(table.actor != CHANCE)


@rule
def unloads_next(table: DuelTable, seat: int) -> bool:
    """Whether *seat* is the next that may unload a boat."""
    begins = table.actor != CHANCE and table.step == Step.TURN
    mine = begins or is_due(table, Step.PLACE_TO_UNLOAD, Step.PLACE_TO_UNLOAD)
    mine = mine or is_due(table, Step.UNLOAD, Step.MAY_UNLOAD) or is_due(table, Step.SWAP, Step.SWAP)
    return mine == (table.turn == seat)


# ---- the harbor --------------------------------------------------------------------------------------------------
@rule
def note_lines(table: DuelTable, seat: int, values: Numbers) -> None:
    """The gain from unloading: the best boat, all boats; and lines that need one meeple more."""
    own, others = int(table.meeples[seat]) & EVERY_SPACE, int(table.meeples[1 - seat]) & EVERY_SPACE
    ready = int(READY[own | others])
    best = total = lonely = 0.0
    for boat in range(BOATS):
        if has_bit(table.boats, boat):
            if has_bit(ready, boat):
                gain = line_gain(table, seat, boat, 0, 0)
                total += gain
                best = max(best, gain)
            elif own & LINE_MASKS[boat]:
                lonely += cargo_worth(table, seat, boat, FARTHEST)
    values[Feature.LINE_NOW if unloads_next(table, seat) else Feature.LINE_LATER] = best
    values[Feature.READY_LINES] = total
    values[Feature.LONELY] = lonely


@rule
def line_gain(table: DuelTable, seat: int, boat: int, one: int, other: int) -> float:
    """The gain of *seat* from unloading, less the other's; two cargo spaces may be swapped before."""
    gain = 0.0
    space = FARTHEST
    for step in range(LINE_SPACES):
        harbor = int(LINES[boat, step])
        if has_bit(table.meeples[seat], harbor):
            gain += cargo_worth(table, seat, boat, order_of(space, one, other))
            space -= 1
        elif has_bit(table.meeples[1 - seat], harbor):
            gain -= cargo_worth(table, 1 - seat, boat, order_of(space, one, other))
            space -= 1
    return gain


@rule
def cargo_worth(table: DuelTable, seat: int, boat: int, space: int) -> float:
    """The worth for *seat* of the token on a cargo space."""
    kind = int(table.cargo[boat, space])
    return UNSEEN_WORTH if kind == EMPTY else token_worth(table, seat, kind)


# ---- action tokens -----------------------------------------------------------------------------------------------
@rule
def note_actions(table: DuelTable, seat: int, values: Numbers) -> None:
    """Action tokens by kind, and the best that two of them can do with what lies on the boats."""
    for kind in range(ACTIONS[0], ACTIONS[1]):
        values[Feature.TAKE_TOKENS + kind - ACTIONS[0]] = table.tokens[seat, kind]
    playing = table.turn == seat
    if table.tokens[seat, Token.TAKE] > 0 or (playing and is_due(table, Step.TAKE, Step.TAKE)):
        values[Feature.TAKE_PRIZE] = best_token(table, seat)
    if table.tokens[seat, Token.SWAP_AND_UNLOAD] > 0 or (playing and is_due(table, Step.SWAP, Step.SWAP)):
        best = max(values[Feature.LINE_NOW], values[Feature.LINE_LATER])
        values[Feature.SWAP_PRIZE] = max(0.0, best_swap(table, seat) - best)


@rule
def best_token(table: DuelTable, seat: int) -> float:
    """D7.6. The worth of the best token on the boats that is no action token."""
    best = 0.0
    for boat in range(BOATS):
        for space in range(CARGO_SPACES):
            kind = int(table.cargo[boat, space])
            if has_bit(table.boats, boat) and EMPTY < kind < ACTIONS[0]:
                best = max(best, token_worth(table, seat, kind))
    return best


@rule
def best_swap(table: DuelTable, seat: int) -> float:
    """D7.19. The most that unloading a boat gains over the other after two of its tokens were swapped."""
    best = 0.0
    ready = boats_to_unload(table)
    for boat in range(BOATS):
        if has_bit(ready, boat):
            for pair in range(len(PAIRS)):
                one, other = int(PAIRS[pair, 0]), int(PAIRS[pair, 1])
                best = max(best, line_gain(table, seat, boat, one, other))
    return best
