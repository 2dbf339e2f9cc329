"""The worth of tiles and suns, and how good each legal move looks: the judgement behind the `greedy` player.

Everything is in points, guessed with a few round figures; none of it is a rule.
"""

from benben import nd
from benben.engine.bits import count_bits, lowest_bit
from benben.engine.rule import rule, small_rule
from benben.engine.rules import Moves, Numbers
from benben.games.ra.codes import Code
from benben.games.ra.components import (
    CIVILIZATIONS,
    EMPTY,
    EPOCHS,
    FEWEST_PHARAOHS,
    KINDS,
    MONUMENTS,
    MOST_PHARAOHS,
    SEATS,
    TRACK_SPACES,
    Tile,
)
from benben.games.ra.scoring import standing
from benben.games.ra.suns import suns_above
from benben.games.ra.table import RaTable, Step

WORTHS = KINDS
"""The index of the first worth in the notes."""
NOTES = KINDS + SEATS
"""Scratch space: a holding of tiles by kind, then what the lot on the track is worth to each seat."""

CIVILIZATION_WORTH = nd.array([-5.0, 0.0, 2.0, 5.5, 10.0, 15.0])
"""By number of different kinds; two are on the way to three."""
MONUMENT_WORTH = nd.array([0.0, 1.2, 2.5, 3.8, 5.1, 6.5, 8.0, 11.0, 15.0])
"""By number of different kinds."""
COPIES_WORTH = nd.array([0.0, 0.0, 1.5, 5.5, 10.5, 15.0])
"""By number of copies of one monument."""
GOD_WORTH = 2.5
"""An unspent God scores 2, and may become something better."""
TILE_WORTH = 1.4
"""An average tile off the track, to an average player."""
DRAWS_PER_RA = 4.8
MOST_TILES_PER_SUN = 6.5
SUN_WORTH = 0.25
"""A sun one higher, for the coming epochs."""
EAGERNESS = 1.0
"""How much better than an average lot a lot must be before Ra is invoked for it."""
PASS_WORTH = 0.3
CONTESTED = 0.35
"""The part of a gain that is left when another player will bid for it."""
TURN_WORTH = 0.5
"""The gain that a God's tile must bring beyond an ordinary turn."""
NOTHING = -1


# ---- the worth of tiles ------------------------------------------------------------------------------------------
@small_rule
def holding_worth(table: RaTable, seat: int, tiles: Numbers) -> float:
    """The worth of *tiles* in front of *seat* at the end of this epoch and later."""
    epochs_left = EPOCHS - 1 - table.epoch
    worth = GOD_WORTH * tiles[Tile.GOD] + 3.0 * tiles[Tile.GOLD]
    worth += pharaoh_worth(table, seat, int(tiles[Tile.PHARAOH]), epochs_left)
    niles, floods = float(tiles[Tile.NILE]), float(tiles[Tile.FLOOD])
    worth += floods + niles * (1.0 if floods > 0 else 0.35) + 0.4 * epochs_left * niles
    kinds = 0
    for kind in range(CIVILIZATIONS[0], CIVILIZATIONS[1]):
        kinds += tiles[kind] > 0
    worth += CIVILIZATION_WORTH[kinds]
    kinds = 0
    for kind in range(MONUMENTS[0], MONUMENTS[1]):
        kinds += tiles[kind] > 0
        worth += COPIES_WORTH[int(tiles[kind])]
    return float(worth + MONUMENT_WORTH[kinds])


@small_rule
def pharaoh_worth(table: RaTable, seat: int, count: int, epochs_left: int) -> float:
    """The worth of most or fewest Pharaohs; every one counts again in later epochs."""
    most, fewest = others_pharaohs(table, seat)
    points = standing(count, max(count, most), min(count, fewest), MOST_PHARAOHS, FEWEST_PHARAOHS)
    return points * (1.0 + 0.5 * epochs_left) + 0.6 * count


@small_rule
def others_pharaohs(table: RaTable, seat: int) -> tuple[int, int]:
    """The most and the fewest Pharaohs of another seat."""
    most, fewest = -1, 127
    for other in range(table.seats):
        if other != seat:
            most = max(most, int(table.tiles[other, Tile.PHARAOH]))
            fewest = min(fewest, int(table.tiles[other, Tile.PHARAOH]))
    return most, fewest


@rule
def lot_worth(table: RaTable, seat: int, tiles: Numbers) -> float:
    """The worth of the tiles on the track for *seat*, disasters included; *tiles* are notes."""
    if table.track_size == 0:
        return 0.0
    for kind in range(KINDS):
        tiles[kind] = table.tiles[seat, kind]
    before = holding_worth(table, seat, tiles)
    for space in range(TRACK_SPACES):
        if table.track[space] != EMPTY:
            tiles[table.track[space]] += 1
    strike(tiles)
    return holding_worth(table, seat, tiles) - before


@small_rule
def strike(tiles: Numbers) -> None:
    """Remove the tiles that disasters take from a holding, roughly: the kinds with most copies first."""
    if tiles[Tile.FUNERAL] + tiles[Tile.DROUGHT] + tiles[Tile.UNREST] + tiles[Tile.EARTHQUAKE] == 0:
        return
    pharaohs = min(int(tiles[Tile.PHARAOH]), 2 * int(tiles[Tile.FUNERAL]))
    tiles[Tile.PHARAOH] -= pharaohs
    river = 2 * int(tiles[Tile.DROUGHT])
    floods = min(river, int(tiles[Tile.FLOOD]))
    tiles[Tile.FLOOD] -= floods
    tiles[Tile.NILE] -= min(river - floods, int(tiles[Tile.NILE]))
    strike_family(tiles, CIVILIZATIONS[0], CIVILIZATIONS[1], 2 * int(tiles[Tile.UNREST]))
    strike_family(tiles, MONUMENTS[0], MONUMENTS[1], 2 * int(tiles[Tile.EARTHQUAKE]))


@rule
def strike_family(tiles: Numbers, first: int, end: int, count: int) -> None:
    """Take *count* tiles out of a family, each of the kind with most copies."""
    for _ in range(count):
        most = first
        for kind in range(first, end):
            if tiles[kind] > tiles[most]:
                most = kind
        if tiles[most] > 0:
            tiles[most] -= 1


# ---- the worth of suns -------------------------------------------------------------------------------------------
@small_rule
def suns_in_play(table: RaTable) -> int:
    """All face-up suns in front of players, as one mask: each exists once."""
    suns = 0
    for seat in range(table.seats):
        suns |= int(table.suns_up[seat])
    return suns


@small_rule
def sun_cost(table: RaTable, suns: int, sun: int) -> float:
    """The worth that bidding *sun* gives away while *suns* are in play.

    That is a lot which it might win later in this epoch, and its number for the centre's.
    """
    count = count_bits(suns)
    rank = (count_bits(suns & ((1 << sun) - 1)) + 0.5) / count
    draws = DRAWS_PER_RA * (table.ra_limit - table.ra_count - 0.7)
    later = TILE_WORTH * min(MOST_TILES_PER_SUN, draws / count) * (0.6 + 0.8 * rank)
    later *= min(1.0, draws / (2.0 + count))
    return float(later + SUN_WORTH * (sun - table.centre) * (1.0 if table.epoch < EPOCHS - 1 else 0.6))


@rule
def is_contested(table: RaTable, seat: int, suns: int, sun: int, notes: Numbers) -> bool:
    """Whether a player who bids after *seat* can and would outbid *sun*."""
    other = seat
    while other != table.ra_player:
        other = other + 1 if other + 1 < table.seats else 0
        answers = suns_above(int(table.suns_up[other]), sun)
        if answers != 0 and notes[WORTHS + other] > sun_cost(table, suns, lowest_bit(answers)):
            return True
    return False


# ---- how good each move looks ----------------------------------------------------------------------------------
@small_rule
def policy(table: RaTable, moves: Moves, count: int, preferences: Numbers, notes: Numbers) -> None:
    """Write how good each of the *count* legal *moves* looks to the actor, in points; the best is the largest."""
    if table.step == Step.AUCTION:
        prefer_bids(table, moves, count, preferences, notes)
        return
    for index in range(count):
        preferences[index] = move_worth(table, int(moves[index]), notes)


@rule
def prefer_bids(table: RaTable, moves: Moves, count: int, preferences: Numbers, notes: Numbers) -> None:
    """A bid is as good as what it wins, less when another player will outbid it."""
    seat = int(table.actor) + 0  # the sum is as wide as other seats: one compiled copy of what follows
    note_worths(table, seat, notes)
    suns = suns_in_play(table)
    for index in range(count):
        sun = int(moves[index]) - Code.BID
        if moves[index] == Code.PASS:
            preferences[index] = PASS_WORTH
            continue
        gain = notes[WORTHS + seat] - sun_cost(table, suns, sun)
        contested = gain > 0 and is_contested(table, seat, suns, sun, notes)
        preferences[index] = CONTESTED * gain if contested else gain


@rule
def note_worths(table: RaTable, seat: int, notes: Numbers) -> None:
    """Note the worth of the lot to *seat* and to every player who bids later."""
    notes[WORTHS + seat] = lot_worth(table, seat, notes)
    other = seat
    while other != table.ra_player:
        other = other + 1 if other + 1 < table.seats else 0
        notes[WORTHS + other] = lot_worth(table, other, notes)


@small_rule
def move_worth(table: RaTable, move: int, notes: Numbers) -> float:
    """How good a move outside auctions looks to the actor."""
    seat = int(table.actor) + 0  # the sum is as wide as other seats: one compiled copy of what follows
    if move == Code.INVOKE:
        return invoke_worth(table, seat, notes)
    if move < Code.BID:
        return 0.0  # draw or done: the measure of the others
    if move < Code.DISCARD:
        return exchange_worth(table, seat, Tile.GOD, move - Code.TAKE, notes) - TURN_WORTH
    return exchange_worth(table, seat, move - Code.DISCARD, NOTHING, notes)


@small_rule
def invoke_worth(table: RaTable, seat: int, notes: Numbers) -> float:
    """The best that an auction now can bring, compared with drawing on."""
    lowest = sun_cost(
        table, suns_in_play(table), lowest_bit(int(table.suns_up[seat]))
    )  # a lower sun costs less
    best = lot_worth(table, seat, notes) - lowest
    return best if table.ra_count == table.ra_limit - 1 else best - EAGERNESS


@rule
def exchange_worth(table: RaTable, seat: int, given: int, taken: int, tiles: Numbers) -> float:
    """The change when *seat* gives one tile and takes another (or `NOTHING`)."""
    for kind in range(KINDS):
        tiles[kind] = table.tiles[seat, kind]
    before = holding_worth(table, seat, tiles)
    tiles[given] -= 1
    if taken != NOTHING:
        tiles[taken] += 1
        strike(tiles)
    return holding_worth(table, seat, tiles) - before
