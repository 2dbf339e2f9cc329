"""The legal moves in Ra: a complete and exact list."""

from benben.engine.bits import lowest_bit
from benben.engine.rule import rule, small_rule
from benben.engine.rules import Moves
from benben.games.ra.codes import Code
from benben.games.ra.components import CIVILIZATIONS, EMPTY, MONUMENTS, TRACK_SPACES, Tile
from benben.games.ra.rules import must_bid
from benben.games.ra.suns import suns_above
from benben.games.ra.table import RaTable, Step


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
