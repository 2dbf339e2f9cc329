"""How good each legal move looks: the judgement behind the `greedy` player. None of it is a rule.

A move is as good as the position it leaves: what it gives to me less what it gives to the other, the meeples that
stand on the harbor, and the unloadings that either player could do next.
"""

from benben.engine.bits import count_bits, has_bit
from benben.engine.rule import rule, small_rule
from benben.engine.rules import Moves, Numbers
from benben.games.imhotep_duel.codes import Code, swapped, taken
from benben.games.imhotep_duel.components import (
    ACTIONS,
    BOATS,
    CARGO_SPACES,
    EVERY_SPACE,
    FARTHEST,
    HARBOR_SPACES,
    LINE_MASKS,
    LINE_SPACES,
    LINES,
    PAIRS,
    READY,
    SEATS,
    Token,
)
from benben.games.imhotep_duel.legal import can_take
from benben.games.imhotep_duel.table import DuelTable
from benben.games.imhotep_duel.worths import token_worth

NOTES = SEATS * BOATS * CARGO_SPACES
"""Scratch space: what each token on the boats is worth to each seat."""

STANDING = 0.6
"""A meeple on the harbor instead of in hand."""
THREAT = 0.27
"""How much of the best that the other can do next counts."""
CHANCE_TO_UNLOAD = 0.55
"""How much of the best that I could do after that counts."""
LONELY = 0.17
"""How much of a boat's farthest token counts for the only meeple in its line."""
UNUSED = 1.0
"""D9.2. The point of an action token that is kept."""
EXTRA_PLACES = 1.5
"""The worth of two or three meeples together beyond the best one."""
DENIED = 0.12
"""How much counts of what a token taken would have been worth to the other."""
NEVER = -1000.0


# ---- what lies on the boats --------------------------------------------------------------------------------------
@rule
def note_worths(table: DuelTable, notes: Numbers) -> None:
    """Note what each token on the boats is worth to each seat."""
    for boat in range(BOATS):
        if has_bit(table.boats, boat):
            for space in range(CARGO_SPACES):
                kind = int(table.cargo[boat, space])
                for seat in range(SEATS):
                    notes[note_of(seat, boat, space)] = token_worth(table, seat, kind)


@small_rule
def note_of(seat: int, boat: int, space: int) -> int:
    """The index in the notes of the worth of a token to a seat."""
    return (seat * BOATS + boat) * CARGO_SPACES + space


@small_rule
def order_of(space: int, one: int, other: int) -> int:
    """The space of the token that would be on a cargo *space* if those on *one* and *other* were swapped."""
    if space == one:
        return other
    return one if space == other else space


@rule
def line_worth(notes: Numbers, seat: int, boat: int, own: int, others: int, one: int, other: int) -> float:
    """The gain of *seat* from unloading a boat, less the other player's.

    *own* and *others* are the spaces of their meeples; two cargo spaces may be swapped before.
    """
    worth = 0.0
    space = FARTHEST
    for step in range(LINE_SPACES):
        harbor = int(LINES[boat, step])
        lies = order_of(space, one, other)
        if has_bit(own, harbor):
            worth += notes[note_of(seat, boat, lies)]
            space -= 1
        elif has_bit(others, harbor):
            worth -= notes[note_of(1 - seat, boat, lies)]
            space -= 1
    return worth


@rule
def best_line(notes: Numbers, seat: int, boats: int, own: int, others: int) -> float:
    """The most that *seat* can gain over the other by unloading one of the *boats* that are ready."""
    best = NEVER
    ready = int(READY[own | others]) & boats
    for boat in range(BOATS):
        if has_bit(ready, boat):
            best = max(best, line_worth(notes, seat, boat, own, others, 0, 0))
    return best


# ---- what a position is worth ------------------------------------------------------------------------------------
@rule
def outlook(notes: Numbers, seat: int, boats: int, own: int, others: int) -> float:
    """The promise of the harbor to *seat* when it is the other's turn."""
    worth = STANDING * (count_bits(own) - count_bits(others))
    worth -= THREAT * max(0.0, best_line(notes, 1 - seat, boats, others, own))
    worth += CHANCE_TO_UNLOAD * max(0.0, best_line(notes, seat, boats, own, others))
    return worth + LONELY * lonely_worth(notes, seat, boats, own, others)


@rule
def lonely_worth(notes: Numbers, seat: int, boats: int, own: int, others: int) -> float:
    """The farthest tokens of boats in whose lines a single meeple stands."""
    worth = 0.0
    waiting = boats & ~int(READY[own | others])
    for boat in range(BOATS):
        if has_bit(waiting, boat):
            if own & LINE_MASKS[boat]:
                worth += notes[note_of(seat, boat, FARTHEST)]
            elif others & LINE_MASKS[boat]:
                worth -= notes[note_of(1 - seat, boat, FARTHEST)]
    return worth


# ---- what a move is worth ----------------------------------------------------------------------------------------
@rule
def policy(table: DuelTable, moves: Moves, count: int, preferences: Numbers, notes: Numbers) -> None:
    """Write how good each of the *count* legal *moves* looks to the actor, in points."""
    note_worths(table, notes)
    seat = int(table.turn)
    own, others = int(table.meeples[seat]) & EVERY_SPACE, int(table.meeples[1 - seat]) & EVERY_SPACE
    for index in range(count):
        preferences[index] = move_worth(table, int(moves[index]), seat, own, others, notes)


@rule
def move_worth(table: DuelTable, move: int, seat: int, own: int, others: int, notes: Numbers) -> float:
    """How good a move looks to *seat*."""
    boats = int(table.boats)
    if move < Code.UNLOAD:
        return outlook(notes, seat, boats, own | (1 << move), others)
    if move < Code.PLAY:
        return unload_worth(notes, seat, boats, move - Code.UNLOAD, own, others)
    if move < Code.TAKE:
        return play_worth(table, ACTIONS[0] + move - Code.PLAY, seat, own, others, notes) - UNUSED
    if move < Code.SWAP:
        boat, space = taken(move)
        return taking_worth(notes, seat, boat, space)
    if move < Code.DONE:
        boat, pair = swapped(move)
        return swap_worth(notes, seat, boats, boat, pair, own, others)
    return outlook(notes, seat, boats, own, others)


@rule
def unload_worth(notes: Numbers, seat: int, boats: int, boat: int, own: int, others: int) -> float:
    """The worth of a boat's tokens, and the promise of the harbor without its meeples and its old cargo."""
    gain = line_worth(notes, seat, boat, own, others, 0, 0)
    away = ~int(LINE_MASKS[boat])
    return gain + outlook(notes, seat, boats & ~(1 << boat), own & away, others & away)


@rule
def play_worth(table: DuelTable, kind: int, seat: int, own: int, others: int, notes: Numbers) -> float:
    """The best that an action token can do now."""
    boats = int(table.boats)
    best = NEVER
    if kind == Token.TAKE:
        for boat in range(BOATS):
            for space in range(CARGO_SPACES):
                if can_take(table, boat, space):
                    best = max(best, taking_worth(notes, seat, boat, space))
        return best + outlook(notes, seat, boats, own, others)
    if kind == Token.SWAP_AND_UNLOAD:
        best = best_swap_worth(notes, seat, boats, own, others)
        return best + outlook(notes, seat, 0, own, others)
    for space in range(HARBOR_SPACES):
        if not has_bit(own | others, space):
            best = max(best, placing_worth(notes, kind, seat, boats, own | (1 << space), others))
    return best


@rule
def placing_worth(notes: Numbers, kind: int, seat: int, boats: int, own: int, others: int) -> float:
    """The worth of an action token that begins with placing a meeple, which stands already."""
    if kind == Token.PLACE:
        return outlook(notes, seat, boats, own, others) + EXTRA_PLACES
    best = NEVER
    ready = int(READY[own | others]) & boats
    for boat in range(BOATS):
        if has_bit(ready, boat):
            best = max(best, unload_worth(notes, seat, boats, boat, own, others))
    return best


@small_rule
def taking_worth(notes: Numbers, seat: int, boat: int, space: int) -> float:
    """The worth of a token to *seat*, and a little because the other does not get it."""
    return float(notes[note_of(seat, boat, space)] + DENIED * notes[note_of(1 - seat, boat, space)])


@rule
def best_swap_worth(notes: Numbers, seat: int, boats: int, own: int, others: int) -> float:
    """The worth of the best swap."""
    best = NEVER
    for boat in range(BOATS):
        if has_bit(boats, boat):
            for pair in range(len(PAIRS)):
                best = max(best, swap_worth(notes, seat, boats, boat, pair, own, others))
    return best


@rule
def swap_worth(notes: Numbers, seat: int, boats: int, boat: int, pair: int, own: int, others: int) -> float:
    """The best unloading after two tokens of a boat were swapped."""
    best = best_line(notes, seat, boats & ~(1 << boat), own, others)
    if has_bit(READY[own | others], boat):
        after = line_worth(notes, seat, boat, own, others, int(PAIRS[pair, 0]), int(PAIRS[pair, 1]))
        best = max(best, after)
    return best
