"""The three doors of the rules of Ra: what is legal, what chance may bring, and carrying either out."""

import numpy as np
import numpy.typing as npt

from benben.engine.bits import lowest_bit
from benben.engine.dice import Dice, below, find, pick
from benben.engine.rule import rule, small_rule
from benben.engine.table import CHANCE
from benben.games.ra.components import CIVILIZATIONS, EMPTY, KINDS, MONUMENTS, TRACK_SPACES, Tile
from benben.games.ra.moves import Code
from benben.games.ra.rules import (
    advance,
    bid,
    deal,
    discard,
    draw,
    invoke,
    must_bid,
    pass_auction,
    reveal,
    take,
)
from benben.games.ra.suns import suns_above
from benben.games.ra.table import RaTable, Step

Moves = npt.NDArray[np.int16]
Weights = npt.NDArray[np.int64]


# ---- what is legal -----------------------------------------------------------------------------------------------
@small_rule
def legal(table: RaTable, moves: Moves) -> int:
    """Write the legal moves of the actor into *moves*, return their number (0 for chance or a game that is over)."""
    if table.actor < 0:
        return 0
    if table.step == Step.AUCTION:
        return legal_bids(table, moves)
    if table.step == Step.TURN:
        return legal_actions(table, moves)
    if table.step == Step.GODS:
        moves[0] = Code.DONE
        return legal_takes(table, moves, 1)
    return legal_discards(table, moves)


@small_rule
def legal_actions(table: RaTable, moves: Moves) -> int:
    """R3.3. Draw unless the track is full (R3.5), invoke, or spend a God."""
    count = 0
    if table.track_size < TRACK_SPACES:
        moves[count] = Code.DRAW
        count += 1
    moves[count] = Code.INVOKE
    count += 1
    if table.tiles[table.actor, Tile.GOD] > 0:
        count = legal_takes(table, moves, count)
    return count


@rule
def legal_takes(table: RaTable, moves: Moves, count: int) -> int:
    """R7.3. Each kind on the track but Gods, once, after the *count* moves that are there already."""
    seen = 1 << Tile.GOD
    for space in range(TRACK_SPACES):
        kind = int(table.track[space])
        if kind != EMPTY and not (seen >> kind) & 1:
            seen |= 1 << kind
            moves[count] = Code.TAKE + kind
            count += 1
    return count


@small_rule
def legal_bids(table: RaTable, moves: Moves) -> int:
    """R5.4. Any face-up sun above the highest bid, R5.5. or pass, R5.6. unless the Ra player must bid."""
    count = 0
    suns = suns_above(int(table.suns_up[table.actor]), int(table.high_bid))
    while suns != 0:
        moves[count] = Code.BID + lowest_bit(suns)
        suns &= suns - 1
        count += 1
    if not must_bid(table):
        moves[count] = Code.PASS
        count += 1
    return count


@rule
def legal_discards(table: RaTable, moves: Moves) -> int:
    """R8.5, R8.6. Any kind that the owner has of the family that is hit."""
    family = CIVILIZATIONS if table.civilizations_to_lose > 0 else MONUMENTS
    count = 0
    for kind in range(family[0], family[1]):
        if table.tiles[table.actor, kind] > 0:
            moves[count] = Code.DISCARD + kind
            count += 1
    return count


# ---- what chance may bring ---------------------------------------------------------------------------------------
@small_rule
def chance(table: RaTable, weights: Weights) -> int:
    """Write the weight of every outcome, return how many: sun sets (R2.5) or kinds of tiles (R4.1)."""
    if table.step == Step.DEAL:
        for sun_set in range(table.seats):
            weights[sun_set] = (int(table.sets_left) >> sun_set) & 1
        return int(table.seats)
    for kind in range(KINDS):
        weights[kind] = table.bag[kind]
    return KINDS


@small_rule
def sample(table: RaTable, dice: Dice, weights: Weights) -> int:
    """Draw a tile (R4.1) from the counts in the bag; sun sets by their weights."""
    if table.step == Step.DRAW:
        return find(table.bag, below(dice, int(table.bag_size)), KINDS)
    return pick(dice, weights, chance(table, weights))


# ---- carrying it out ---------------------------------------------------------------------------------------------
@small_rule
def apply(table: RaTable, move: int) -> None:
    """Carry out a legal move of the actor, or an outcome of chance that has weight, and all that follows from it."""
    begin(table, move)
    advance(table)


@small_rule
def begin(table: RaTable, move: int) -> None:
    """The move or outcome itself; what follows from it may be left on the agenda."""
    if table.actor == CHANCE:
        if table.step == Step.DRAW:
            reveal(table, move)
        else:
            deal(table, move)
    elif move == Code.DRAW:
        draw(table)
    elif move == Code.INVOKE:
        invoke(table)
    elif move == Code.PASS:
        pass_auction(table)
    elif move == Code.DONE:
        return  # what waits on the agenda goes on
    elif move < Code.TAKE:
        bid(table, move - Code.BID)
    elif move < Code.DISCARD:
        take(table, move - Code.TAKE)
    else:
        discard(table, move - Code.DISCARD)
