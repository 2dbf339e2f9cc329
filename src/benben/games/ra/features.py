"""The features that speak for a seat of Ra before the game is over, for the fitted evaluation.

Each is a figure that a player could read off the table. None of it is a rule. Nothing in Ra is
private (R13.7), so all of them look at the whole table.
"""

from enum import auto

from benben.engine.bits import count_bits
from benben.engine.features import Features
from benben.engine.rule import rule, small_rule
from benben.engine.rules import Numbers
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
    MONUMENTS,
    MOST_PHARAOHS,
    Tile,
)
from benben.games.ra.scoring import count_fives, count_kinds, river_points, standing
from benben.games.ra.suns import has_sun_above, sum_of_suns
from benben.games.ra.table import RaTable, Step
from benben.games.ra.valuation import holding_worth, lot_worth, others_pharaohs, sun_cost, suns_in_play


class Feature(Features):
    """The features in the order of `values`."""

    POINTS = auto()
    POINTS_NOW = auto()
    LEAD_NOW = auto()
    LATE_LEAD = auto()
    HOLDING = auto()
    GODS = auto()
    RIVER = auto()
    DRY_NILES = auto()
    NILES = auto()
    CIVILIZATIONS = auto()
    CIVILIZATION_HOPE = auto()
    PHARAOHS = auto()
    PHARAOH_LEAD = auto()
    PHARAOH_SPARE = auto()
    MONUMENT_KINDS = auto()
    MONUMENT_SETS = auto()
    MONUMENT_PAIRS = auto()
    NEXT_MONUMENT = auto()
    SUNS = auto()
    SUNS_LATE = auto()
    SUNS_WORTH = auto()
    SUN_RANK = auto()
    BEST_SUN = auto()
    SUNS_ALONE = auto()
    LAST_SUNS = auto()
    SUN_SUM = auto()
    SUN_STANDING = auto()
    SUN_LEAD = auto()
    NEXT_SUNS = auto()
    TO_MOVE = auto()
    TURN_LOT = auto()
    SOON = auto()
    LOT = auto()
    WINNING_LOT = auto()
    WINNING_COST = auto()
    LOT_TO_COME = auto()


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
        total += FIVE * count_fives(table, seat) + sun_points(table, seat)
    return float(max(0, int(table.points[seat]) + total))


@rule
def pharaoh_points(table: RaTable, seat: int) -> int:
    """R10.4. Pharaohs now."""
    most, fewest = others_pharaohs(table, seat)
    own = int(table.tiles[seat, Tile.PHARAOH])
    return standing(own, max(own, most), min(own, fewest), MOST_PHARAOHS, FEWEST_PHARAOHS)


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
    return standing(own, max(own, most), min(own, fewest), HIGHEST_SUNS, LOWEST_SUNS)


# ---- the features ------------------------------------------------------------------------------------------------
@rule
def features(table: RaTable, seat: int, values: Numbers) -> None:
    """Write what speaks for a seat, by `Feature`."""
    # the notes of the valuation fit into the room for the result, which is filled afterwards
    lot = lot_worth(table, seat, values)
    for kind in range(len(table.bag)):
        values[kind] = table.tiles[seat, kind]
    holding = holding_worth(table, seat, values)
    write_points(table, seat, values)
    values[Feature.HOLDING] = holding
    write_tiles(table, seat, values)
    write_suns(table, seat, values)
    write_sums(table, seat, values)
    write_turn(table, seat, lot, values)


@small_rule
def write_points(table: RaTable, seat: int, values: Numbers) -> None:
    """The features about points."""
    own, best = points_now(table, seat), -1.0
    for other in range(table.seats):
        if other != seat:
            best = max(best, points_now(table, other + 0))
    values[Feature.POINTS] = table.points[seat]
    values[Feature.POINTS_NOW] = own
    values[Feature.LEAD_NOW] = own - best
    values[Feature.LATE_LEAD] = (own - best) * past(table)


@small_rule
def write_tiles(table: RaTable, seat: int, values: Numbers) -> None:
    """The features about tiles."""
    tiles = table.tiles[seat]
    river, niles = river_points(table, seat), int(tiles[Tile.NILE])
    civilizations = count_kinds(table, seat, CIVILIZATIONS[0], CIVILIZATIONS[1])
    monuments = count_kinds(table, seat, MONUMENTS[0], MONUMENTS[1])
    most, fewest = others_pharaohs(table, seat)
    pairs = 0
    for kind in range(MONUMENTS[0], MONUMENTS[1]):
        pairs += tiles[kind] == 2
    values[Feature.GODS] = tiles[Tile.GOD]
    values[Feature.RIVER] = river
    values[Feature.DRY_NILES] = niles if river == 0 else 0
    values[Feature.NILES] = niles
    values[Feature.CIVILIZATIONS] = CIVILIZATION_POINTS[civilizations]
    values[Feature.CIVILIZATION_HOPE] = max(0, 3 - civilizations) * (1.0 - past(table))
    values[Feature.PHARAOHS] = pharaoh_points(table, seat)
    values[Feature.PHARAOH_LEAD] = int(tiles[Tile.PHARAOH]) - most
    values[Feature.PHARAOH_SPARE] = int(tiles[Tile.PHARAOH]) - fewest
    values[Feature.MONUMENT_KINDS] = MONUMENT_KIND_POINTS[monuments]
    values[Feature.MONUMENT_SETS] = FIVE * count_fives(table, seat)
    values[Feature.MONUMENT_PAIRS] = pairs
    values[Feature.NEXT_MONUMENT] = int(MONUMENT_KIND_POINTS[min(monuments + 1, 8)]) - int(
        MONUMENT_KIND_POINTS[monuments]
    )


@small_rule
def write_suns(table: RaTable, seat: int, values: Numbers) -> None:
    """The features about suns that can be bid."""
    own, suns = int(table.suns_up[seat]), suns_in_play(table)
    count, others = count_bits(own), suns & ~own
    worth, rank = 0.0, 0
    for sun in range(1, HIGHEST_SUN + 1):
        if (own >> sun) & 1:
            worth += sun_cost(table, suns, sun)
            rank += count_bits(others & ((1 << sun) - 1))
    values[Feature.SUNS] = count
    values[Feature.SUNS_LATE] = count * past(table)
    values[Feature.SUNS_WORTH] = worth
    values[Feature.SUN_RANK] = rank
    values[Feature.BEST_SUN] = own > others
    values[Feature.SUNS_ALONE] = count if others == 0 else 0
    values[Feature.LAST_SUNS] = count_bits(others) if own == 0 else 0


@small_rule
def write_sums(table: RaTable, seat: int, values: Numbers) -> None:
    """The features about the sums of suns."""
    most, _ = others_suns(table, seat)
    total = sum_of_suns(all_suns(table, seat))
    values[Feature.SUN_SUM] = total
    values[Feature.SUN_STANDING] = sun_points(table, seat)
    values[Feature.SUN_LEAD] = max(-_CLIP, min(_CLIP, total - most))
    values[Feature.NEXT_SUNS] = sum_of_suns(int(table.suns_down[seat]))


@small_rule
def write_turn(table: RaTable, seat: int, lot: float, values: Numbers) -> None:
    """The features about the turn and the auction."""
    auction, acts = table.step == Step.AUCTION, table.actor == seat
    wins = auction and table.high_bidder == seat
    after = (seat - int(table.turn)) % int(table.seats)
    values[Feature.TO_MOVE] = acts and not auction
    values[Feature.TURN_LOT] = lot if acts and not auction else 0.0
    values[Feature.SOON] = 1.0 - after / int(table.seats) if table.suns_up[seat] != 0 else 0.0
    values[Feature.LOT] = lot if table.suns_up[seat] != 0 else 0.0
    values[Feature.WINNING_LOT] = lot if wins else 0.0
    values[Feature.WINNING_COST] = sun_cost(table, suns_in_play(table), int(table.high_bid)) if wins else 0.0
    values[Feature.LOT_TO_COME] = max(0.0, lot) if auction and may_bid(table, seat) else 0.0


@small_rule
def may_bid(table: RaTable, seat: int) -> bool:
    """R5.2. Whether a seat decides now or later in this auction, and can bid higher."""
    return bool(table.bids[seat] == 0 and has_sun_above(table.suns_up[seat], table.high_bid))
