"""What speaks for a seat of Ra before the game is over: the features of the fitted evaluation.

Each is a figure that a player could read off the table; `FEATURES` says which. None of it is a rule. Nothing in Ra is
private (R13.5), so all of them look at the whole table.
"""

import numpy as np
import numpy.typing as npt

from benben.engine.bits import count_bits
from benben.engine.rule import rule, small_rule
from benben.games.ra.components import (
    CIVILIZATION_POINTS,
    CIVILIZATIONS,
    EPOCHS,
    FEWEST_PHARAOHS,
    FIVE,
    GOD_POINTS,
    GOLD_POINTS,
    HIGHEST_SUN,
    HIGHEST_SUNS,
    LOWEST_SUNS,
    MONUMENT_KIND_POINTS,
    MONUMENT_SET_FIVES,
    MONUMENTS,
    MOST_PHARAOHS,
    Tile,
)
from benben.games.ra.scoring import count_kinds
from benben.games.ra.suns import has_sun_above, sum_of_suns
from benben.games.ra.table import RaTable, Step
from benben.games.ra.valuation import holding_worth, lot_worth, sun_cost, suns_in_play

Values = npt.NDArray[np.float64]

FEATURES = {
    "points": "points won in earlier epochs",
    "points_now": "points if the epoch ended now",
    "lead_now": "points now beyond those of the best other seat",
    "late_lead": "the same lead, the more of the epoch is over",
    "holding": "what the tiles promise for this epoch and later ones",
    "gods": "Gods that are not spent",
    "river": "Niles and Floods that score now",
    "dry_niles": "Niles that wait for a Flood",
    "niles": "Niles, which stay for later epochs",
    "civilizations": "points for civilizations now",
    "civilization_hope": "different civilizations short of three, while time is left",
    "pharaohs": "points for Pharaohs now",
    "pharaoh_lead": "Pharaohs beyond those of the best other seat",
    "pharaoh_spare": "Pharaohs beyond those of the seat with fewest",
    "monument_kinds": "points for different monuments, at the end",
    "monument_sets": "points for identical monuments, at the end",
    "monument_pairs": "kinds of monuments with two copies, one short of a set",
    "next_monument": "what one more kind of monument adds",
    "suns": "suns that can still be bid",
    "suns_late": "the same, the more of the epoch is over",
    "suns_worth": "what these suns can still win",
    "sun_rank": "suns in play that one's own outrank, added up",
    "best_sun": "whether the highest sun in play is one's own",
    "suns_alone": "suns that can be bid while nobody else has any",
    "last_suns": "suns left to the others that can be bid",
    "sun_sum": "the sum of all suns, face up and down",
    "sun_standing": "points for suns if the game ended now",
    "sun_lead": "the sum of suns beyond that of the best other seat",
    "next_suns": "the sum of suns won for the next epoch",
    "to_move": "whether the seat must decide now outside an auction",
    "turn_lot": "what the lot on the track adds, when it is the seat's turn",
    "soon": "how soon the turn comes, from 1 for the present one to 0",
    "lot": "what the lot on the track adds for this seat",
    "winning_lot": "the lot's worth for the highest bidder",
    "winning_cost": "what the highest bidder's sun could have won later",
    "lot_to_come": "the lot's worth for who can still bid higher",
}
"""Every feature of a seat and what it says, in the order in which `features` writes them."""
FEATURE_NAMES = tuple(FEATURES)
THIRDS = 3
PHASES = EPOCHS * THIRDS
_CLIP = 12.0


# ---- how far the game is -----------------------------------------------------------------------------------------
@rule
def phase(table: RaTable) -> int:
    """The epoch, and which third of its Ra tiles has come."""
    third = THIRDS * int(table.ra_count) // max(1, int(table.ra_limit))
    return int(table.epoch) * THIRDS + min(third, THIRDS - 1)


@small_rule
def past(table: RaTable) -> float:
    """How much of the epoch is over, from 0 to 1."""
    return float(table.ra_count) / max(1, int(table.ra_limit) - 1)


# ---- points ------------------------------------------------------------------------------------------------------
@rule
def points_now(table: RaTable, seat: int) -> float:
    """The points of a seat if the epoch ended now."""
    tiles = table.tiles[seat]
    total = GOD_POINTS * int(tiles[Tile.GOD]) + GOLD_POINTS * int(tiles[Tile.GOLD])
    total += river_points(table, seat) + pharaoh_points(table, seat)
    total += int(CIVILIZATION_POINTS[count_kinds(table, seat, CIVILIZATIONS[0], CIVILIZATIONS[1])])
    if table.epoch == EPOCHS - 1:
        total += int(MONUMENT_KIND_POINTS[count_kinds(table, seat, MONUMENTS[0], MONUMENTS[1])])
        total += set_points(table, seat) + sun_points(table, seat)
    return float(max(0, int(table.points[seat]) + total))


@small_rule
def river_points(table: RaTable, seat: int) -> int:
    """R10.5. Niles and Floods, if there is a Flood."""
    floods = int(table.tiles[seat, Tile.FLOOD])
    return floods + int(table.tiles[seat, Tile.NILE]) if floods > 0 else 0


@rule
def set_points(table: RaTable, seat: int) -> int:
    """R10.10. Identical monuments."""
    fives = 0
    for kind in range(MONUMENTS[0], MONUMENTS[1]):
        fives += int(MONUMENT_SET_FIVES[table.tiles[seat, kind]])
    return FIVE * fives


@small_rule
def standing(own: int, most: int, fewest: int, reward: int, loss: int) -> int:
    """R10.4, R10.12. Points for having *most* or *fewest* of all, with the others' extremes."""
    if own >= most and own > fewest:
        return reward
    if own <= fewest and own < most:
        return loss
    return 0


@rule
def pharaoh_points(table: RaTable, seat: int) -> int:
    """R10.4. Pharaohs now."""
    most, fewest = others_pharaohs(table, seat)
    own = int(table.tiles[seat, Tile.PHARAOH])
    return standing(own, most, fewest, MOST_PHARAOHS, FEWEST_PHARAOHS)


@small_rule
def others_pharaohs(table: RaTable, seat: int) -> tuple[int, int]:
    """The most and the fewest Pharaohs of another seat."""
    most, fewest = -1, 127
    for other in range(table.seats):
        if other != seat:
            most = max(most, int(table.tiles[other, Tile.PHARAOH]))
            fewest = min(fewest, int(table.tiles[other, Tile.PHARAOH]))
    return most, fewest


@small_rule
def all_suns(table: RaTable, seat: int) -> int:
    """The suns of a seat, face up and down."""
    return int(table.suns_up[seat]) | int(table.suns_down[seat])


@small_rule
def others_suns(table: RaTable, seat: int) -> tuple[int, int]:
    """The highest and the lowest sum of another seat's suns."""
    most, fewest = -1, 9999
    for other in range(table.seats):
        if other != seat:
            total = sum_of_suns(all_suns(table, other))
            most, fewest = max(most, total), min(fewest, total)
    return most, fewest


@rule
def sun_points(table: RaTable, seat: int) -> int:
    """R10.12. Suns if the game ended now."""
    most, fewest = others_suns(table, seat)
    own = sum_of_suns(all_suns(table, seat))
    return standing(own, most, fewest, HIGHEST_SUNS, LOWEST_SUNS)


# ---- the features ------------------------------------------------------------------------------------------------
@rule
def features(table: RaTable, seat: int, values: Values) -> None:
    """Write the `FEATURES` of a seat."""
    # the notes of the valuation fit into the room for the result, which is filled afterwards
    lot = lot_worth(table, seat, values)
    for kind in range(len(table.bag)):
        values[kind] = table.tiles[seat, kind]
    holding = holding_worth(table, seat, values)
    write_points(table, seat, values)
    values[4] = holding
    write_tiles(table, seat, values)
    write_suns(table, seat, values)
    write_sums(table, seat, values)
    write_turn(table, seat, lot, values)


@small_rule
def write_points(table: RaTable, seat: int, values: Values) -> None:
    """The features about points."""
    own, best = points_now(table, seat), -1.0
    for other in range(table.seats):
        if other != seat:
            best = max(best, points_now(table, other + 0))
    values[0] = table.points[seat]
    values[1] = own
    values[2] = own - best
    values[3] = (own - best) * past(table)


@small_rule
def write_tiles(table: RaTable, seat: int, values: Values) -> None:
    """The features about tiles."""
    tiles = table.tiles[seat]
    river, niles = river_points(table, seat), int(tiles[Tile.NILE])
    civilizations = count_kinds(table, seat, CIVILIZATIONS[0], CIVILIZATIONS[1])
    monuments = count_kinds(table, seat, MONUMENTS[0], MONUMENTS[1])
    most, fewest = others_pharaohs(table, seat)
    pairs = 0
    for kind in range(MONUMENTS[0], MONUMENTS[1]):
        pairs += tiles[kind] == 2
    values[5] = tiles[Tile.GOD]
    values[6] = river
    values[7] = niles if river == 0 else 0
    values[8] = niles
    values[9] = CIVILIZATION_POINTS[civilizations]
    values[10] = max(0, 3 - civilizations) * (1.0 - past(table))
    values[11] = pharaoh_points(table, seat)
    values[12] = int(tiles[Tile.PHARAOH]) - most
    values[13] = int(tiles[Tile.PHARAOH]) - fewest
    values[14] = MONUMENT_KIND_POINTS[monuments]
    values[15] = set_points(table, seat)
    values[16] = pairs
    values[17] = int(MONUMENT_KIND_POINTS[min(monuments + 1, 8)]) - int(MONUMENT_KIND_POINTS[monuments])


@small_rule
def write_suns(table: RaTable, seat: int, values: Values) -> None:
    """The features about suns that can be bid."""
    own, suns = int(table.suns_up[seat]), suns_in_play(table)
    count, others = count_bits(own), suns & ~own
    worth, rank = 0.0, 0
    for sun in range(1, HIGHEST_SUN + 1):
        if (own >> sun) & 1:
            worth += sun_cost(table, suns, sun)
            rank += count_bits(others & ((1 << sun) - 1))
    values[18] = count
    values[19] = count * past(table)
    values[20] = worth
    values[21] = rank
    values[22] = own > others
    values[23] = count if others == 0 else 0
    values[24] = count_bits(others) if own == 0 else 0


@small_rule
def write_sums(table: RaTable, seat: int, values: Values) -> None:
    """The features about the sums of suns."""
    most, _ = others_suns(table, seat)
    total = sum_of_suns(all_suns(table, seat))
    values[25] = total
    values[26] = sun_points(table, seat)
    values[27] = max(-_CLIP, min(_CLIP, total - most))
    values[28] = sum_of_suns(int(table.suns_down[seat]))


@small_rule
def write_turn(table: RaTable, seat: int, lot: float, values: Values) -> None:
    """The features about the turn and the auction."""
    auction, acts = table.step == Step.AUCTION, table.actor == seat
    wins = auction and table.high_bidder == seat
    after = (seat - int(table.turn)) % int(table.seats)
    values[29] = acts and not auction
    values[30] = lot if acts and not auction else 0.0
    values[31] = 1.0 - after / int(table.seats) if table.suns_up[seat] != 0 else 0.0
    values[32] = lot
    values[33] = lot if wins else 0.0
    values[34] = sun_cost(table, suns_in_play(table), int(table.high_bid)) if wins else 0.0
    values[35] = max(0.0, lot) if auction and may_bid(table, seat) else 0.0


@small_rule
def may_bid(table: RaTable, seat: int) -> bool:
    """R5.2. Whether a seat decides now or later in this auction, and can bid higher."""
    return bool(table.bids[seat] == 0 and has_sun_above(table.suns_up[seat], table.high_bid))
