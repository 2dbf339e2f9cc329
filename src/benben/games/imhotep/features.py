"""The features that speak for a seat before the end, for the fitted evaluation. None of it is a rule.

They are in points where possible, as the sides in play score them, so that one set of weights serves
all sides: what a seat has, what it promises, what its stones on the ships may bring, and who may sail next.
The pair that a seat looks at counts as any two cards: its private knowledge is never read.
"""

import math
from enum import auto

from benben import nd
from benben.engine.arithmetic import exp
from benben.engine.bits import count_bits, has_bit, lowest_bit
from benben.engine.features import Features
from benben.engine.rule import rule, wide
from benben.engine.rules import Numbers
from benben.engine.table import CHANCE, OVER
from benben.games.imhotep.components import (
    BLUE,
    CARD_COUNTS,
    EMPTY,
    FEWEST_SEATS,
    GREEN,
    HOLD_SPACES,
    OBELISK_A_POINTS,
    ROUNDS,
    SHIPS,
    SIDE_A,
    SITES,
    STATUE_POINTS,
    STONES_TO_DECORATE,
    TEMPLE_B_POINTS,
    TEMPLE_COLUMNS,
    TOWER,
    Card,
    Item,
    Site,
)
from benben.games.imhotep.features_of_chamber import chamber_gain, chamber_risk
from benben.games.imhotep.scoring import item_count, item_points, site_points
from benben.games.imhotep.ships import can_sail, is_here, seat_at, taken_spaces
from benben.games.imhotep.sites.pyramids import stones_laid
from benben.games.imhotep.sites.temple import top_of
from benben.games.imhotep.table import FIRST_CHANCE, SEAT_SHIFT, ImhotepTable, Step
from benben.games.imhotep.worths import (
    Weight,
    column_worth,
    landing_worth,
    lasting,
    market_worth,
    pair_worth,
    pyramids_worth,
    rounds_left,
    tower_worth,
    weight,
)


class Feature(Features):
    """The features in the order of `values`."""

    PYRAMID_POINTS = auto()
    TEMPLE_POINTS = auto()
    CHAMBER_POINTS = auto()
    OBELISK_POINTS = auto()
    DECORATION_POINTS = auto()
    STATUE_POINTS = auto()
    WRATH_POINTS = auto()
    LEVERS = auto()
    HAMMERS = auto()
    SAILS = auto()
    CHISELS = auto()
    LATE_POINTS = auto()
    MISSING_BUILDINGS = auto()
    TEMPLE_NOW = auto()
    TEMPLE_SAFE = auto()
    TEMPLE_LATER = auto()
    CHAMBER_GAIN = auto()
    CHAMBER_RISK = auto()
    OBELISK_PROMISE = auto()
    DECORATION_PROMISE = auto()
    STATUE_PROMISE = auto()
    SLED = auto()
    SLED_EMPTY = auto()
    NEXT_TURN = auto()
    TURNS_AWAY = auto()
    CARD_IN_PLAY = auto()
    DUE = auto()
    ABOARD = auto()
    READY_MEAN = auto()
    READY_OWN = auto()
    SAILING_NOW = auto()
    SAILING_LATER = auto()
    WAITING_MEAN = auto()
    SAILINGS_LEFT = auto()


PHASES = ROUNDS
SAILINGS = ROUNDS * SHIPS
RACE = 0.9
"""Side A of the obelisks: how sure a lead is, by how many rounds are left."""
NEVER = -1000.0
STEP_BITS = (1 << SEAT_SHIFT) - 1
DUE_WORTHS = nd.zeros(FIRST_CHANCE, nd.float64)
"""By step: what a decision that is due is worth, where that depends on nothing."""
DUE_WORTHS[Step.MAY_DRAW] = 2.5
DUE_WORTHS[Step.MAY_GET] = 1.0
DUE_WORTHS[Step.MAY_PLACE] = 0.8
DUE_WORTHS[Step.CHOOSE] = 1.0


# ---- how far the game is -----------------------------------------------------------------------------------------
@rule
def phase(table: ImhotepTable) -> int:
    """The round, from 0 to below `PHASES`."""
    return max(0, min(PHASES - 1, int(table.round_number)))


@rule
def is_closing(table: ImhotepTable) -> bool:
    """Whether the round is over and the temple has scored."""
    if table.actor == OVER:
        return True
    for place in range(int(table.agenda_size)):
        if table.agenda[place] in (Step.NEXT_ROUND, Step.BEGIN_ROUND):
            return True
    return False


@rule
def sailings_left(table: ImhotepTable) -> int:
    """Ships that will sail before the end, if no round ends early."""
    later = SHIPS * (rounds_left(table) - 1)
    if is_closing(table):
        return later
    return later + max(0, count_bits(int(table.free_sites)) - (SITES - SHIPS))


@rule
def next_mover(table: ImhotepTable) -> int:
    """The seat whose turn it is, or whose is next: who has still to choose a sailing comes before all others."""
    if table.actor != CHANCE and table.step in (Step.TURN, Step.SAIL, Step.SAIL_ON, Step.PLACE_TO_SAIL):
        return wide(table.turn)
    return wide((table.turn + 1) % table.seats)


# ---- all of them -------------------------------------------------------------------------------------------------
@rule
def features(table: ImhotepTable, seat: int, values: Numbers) -> None:
    """Write what speaks for *seat*, by `Feature`."""
    for feature in range(len(values)):
        values[feature] = 0.0
    left = sailings_left(table)
    away = (seat - next_mover(table)) % wide(table.seats)
    values[Feature.SAILINGS_LEFT] = left
    values[Feature.TURNS_AWAY] = away
    values[Feature.SLED] = table.sled[seat]
    values[Feature.SLED_EMPTY] = int(table.sled[seat] == 0)
    note_points(table, seat, values)
    values[Feature.LATE_POINTS] *= (SAILINGS - left) / SAILINGS
    note_temple(table, seat, values)
    note_promises(table, seat, values)
    if table.actor != OVER:
        values[Feature.DUE] = due_worth(table, seat)
        values[Feature.CARD_IN_PLAY] = card_steps(table, seat)
        note_ships(table, seat, away == 0, values)


@rule
def note_points(table: ImhotepTable, seat: int, values: Numbers) -> None:
    """Points if the game ended now; blue cards are a point each."""
    for item in range(Item.OBELISKS + 1):
        values[Feature.PYRAMID_POINTS + item] = site_points(table, seat, item)
    for item in range(Item.PYRAMID_DECORATION, Item.STATUES):
        values[Feature.DECORATION_POINTS] += item_points(table, seat, item)
    values[Feature.STATUE_POINTS] = item_points(table, seat, Item.STATUES)
    values[Feature.WRATH_POINTS] = item_points(table, seat, Item.WRATH)
    values[Feature.MISSING_BUILDINGS] = item_count(table, seat, Item.WRATH)
    for kind in range(BLUE[0], BLUE[1]):
        values[Feature.LEVERS + kind - BLUE[0]] = table.cards[seat, kind]
    total = 0.0
    for feature in range(Feature.PYRAMID_POINTS, Feature.CHISELS + 1):
        total += values[feature]
    values[Feature.LATE_POINTS] = total


# ---- what the sites and the cards promise ------------------------------------------------------------------------
@rule
def note_temple(table: ImhotepTable, seat: int, values: Numbers) -> None:
    """I8.2. The points that the visible stones will bring."""
    worth = 0.0
    for column in range(int(TEMPLE_COLUMNS[table.seats])):
        if top_of(table, column) == seat:
            worth += column_worth(table, column)
    if not is_closing(table):
        values[Feature.TEMPLE_NOW] = worth
        if not has_bit(table.free_sites, Site.TEMPLE):
            values[Feature.TEMPLE_SAFE] = worth
    values[Feature.TEMPLE_LATER] = worth * (lasting(table) - 1.0)


@rule
def note_promises(table: ImhotepTable, seat: int, values: Numbers) -> None:
    """The points that the burial chamber, the obelisks and the cards may still bring."""
    values[Feature.CHAMBER_GAIN] = chamber_gain(table, seat)
    values[Feature.CHAMBER_RISK] = chamber_risk(table, seat)
    values[Feature.OBELISK_PROMISE] = obelisk_promise(table, seat)
    share = sailings_left(table) / SHIPS
    for kind in range(GREEN[0], GREEN[1]):
        if table.cards[seat, kind] > 0:
            rest = stones_laid(table, kind - GREEN[0] + Site.PYRAMIDS) % STONES_TO_DECORATE
            coming = (rest + weight(Weight.DECORATION_HOPE) * share) / STONES_TO_DECORATE
            values[Feature.DECORATION_PROMISE] += int(table.cards[seat, kind]) * coming
    held = int(table.cards[seat, Card.STATUE])
    more = int(STATUE_POINTS[min(held + 1, len(STATUE_POINTS) - 1)] - STATUE_POINTS[held])
    values[Feature.STATUE_PROMISE] = more * statues_left(table) * share / ROUNDS


@rule
def statues_left(table: ImhotepTable) -> int:
    """Statues that no seat has."""
    left = int(CARD_COUNTS[Card.STATUE])
    for seat in range(wide(table.seats)):
        left -= int(table.cards[seat, Card.STATUE])
    return left


@rule
def obelisk_promise(table: ImhotepTable, seat: int) -> float:
    """I10.2. Side A: the place that the race will probably bring. I10.6. Side B: the worth of an unfinished tower."""
    own = int(table.stones[Site.OBELISKS, seat])
    if table.sides[Site.OBELISKS] == SIDE_A:
        return race_promise(table, seat, own)
    worth = 0.0
    for stone in range(own % TOWER):
        worth += tower_worth(table, stone) - 1.0
    return worth


@rule
def race_promise(table: ImhotepTable, seat: int, own: int) -> float:
    """The points of the place to be expected, between two places their share, less those of now."""
    scale = RACE / math.sqrt(sailings_left(table) / SHIPS + 0.05)
    place = 0.0
    for other in range(wide(table.seats)):
        if other != seat:
            place += 1.0 / (1.0 + exp(scale * (own - int(table.stones[Site.OBELISKS, other]))))
    places = OBELISK_A_POINTS[table.seats - FEWEST_SEATS]
    above = min(int(place), int(table.seats) - 2)
    share = place - above
    expected = float(places[above] * (1.0 - share) + places[above + 1] * share)
    if own == 0:
        expected *= sailings_left(table) / SAILINGS
    return expected - site_points(table, seat, Item.OBELISKS)


# ---- what is being carried out -----------------------------------------------------------------------------------
@rule
def due_worth(table: ImhotepTable, seat: int) -> float:
    """The gain of *seat* from decisions that are asked for or wait, and from stones that are being unloaded."""
    worth = 0.0
    if table.actor == seat and table.step != Step.TURN:
        worth += step_worth(table, wide(table.step), seat)
    if table.actor == CHANCE and table.receiver == seat:
        worth += step_worth(table, wide(table.step), seat)
    for place in range(int(table.agenda_size)):
        task = wide(table.agenda[place])
        if task >> SEAT_SHIFT == seat:
            worth += step_worth(table, task & STEP_BITS, seat)
    ship = int(table.sailing)
    if ship != EMPTY and table.destination[ship] != EMPTY:
        worth += unloading_worth(table, seat, int(table.holds[ship]), int(table.destination[ship]))
        for space in range(HOLD_SPACES):
            if table.order[space] == seat + 1:
                worth += landing_worth(table, int(table.destination[ship]), seat, space)
    return worth


@rule
def card_steps(table: ImhotepTable, seat: int) -> int:
    """I12. The steps that the blue card in progress still gives *seat*: with Sail a stone and a ship."""
    if table.turn != seat or table.playing == EMPTY or table.actor != seat:
        return 0
    steps = int(table.step in (Step.PLACE, Step.SAIL, Step.SAIL_ON)) + 2 * int(
        table.step == Step.PLACE_TO_SAIL
    )
    for place in range(int(table.agenda_size)):
        steps += int(wide(table.agenda[place]) & STEP_BITS == Step.PLACE)
    return steps


@rule
def step_worth(table: ImhotepTable, step: int, seat: int) -> float:
    """The worth for *seat* of a decision, or of a card that chance turns up."""
    if step == Step.TAKE:
        return market_worth(table, seat, 0)
    if step == Step.BUILD:
        return pyramids_worth(table, seat, 0)
    if step in (Step.KEEP, Step.LOOK):
        return pair_worth()
    if step == Step.DRAW:
        return weight(Weight.BONUS_CARD)
    if step == Step.POINTS:
        return float(TEMPLE_B_POINTS)
    return float(DUE_WORTHS[step]) if step < FIRST_CHANCE else 0.0


# ---- ships -------------------------------------------------------------------------------------------------------
@rule
def unloading_worth(table: ImhotepTable, seat: int, hold: int, site: int) -> float:
    """The gain of the stones of *seat* in a hold at a site."""
    worth = 0.0
    before = 0
    taken = taken_spaces(hold)
    while taken != 0:
        if seat_at(hold, lowest_bit(taken)) == seat:
            worth += landing_worth(table, site, seat, before)
        before += 1
        taken &= taken - 1
    return worth


@rule
def lead_worth(table: ImhotepTable, seat: int, hold: int, site: int) -> float:
    """The gain of *seat* from unloading a hold at a site, less the others' average gain."""
    worth = 0.0
    before = 0
    taken = taken_spaces(hold)
    others = wide(table.seats) - 1
    while taken != 0:
        owner = seat_at(hold, lowest_bit(taken))
        gain = landing_worth(table, site, owner, before)
        worth += gain if owner == seat else -gain / others
        before += 1
        taken &= taken - 1
    return worth


@rule
def note_ships(table: ImhotepTable, seat: int, sails_next: bool, values: Numbers) -> None:
    """The promise of the ships that have not sailed."""
    best = 0.0
    for ship in range(SHIPS):
        hold = int(table.holds[ship])
        if is_here(table, ship) and hold != 0:
            values[Feature.ABOARD] += count_bits((hold >> (HOLD_SPACES * seat)) & 0xF)
            if can_sail(table, ship):
                best = max(best, note_ready(table, seat, hold, values))
            else:
                values[Feature.WAITING_MEAN] += mean_worth(table, seat, hold)
    if sails_next:
        values[Feature.SAILING_NOW] = best
    else:
        values[Feature.SAILING_LATER] = best


@rule
def mean_worth(table: ImhotepTable, seat: int, hold: int) -> float:
    """The gain of the stones of *seat* in a hold, on average of the free sites."""
    if (hold >> (HOLD_SPACES * seat)) & 0xF == 0:
        return 0.0
    total = 0.0
    for site in range(SITES):
        if has_bit(table.free_sites, site):
            total += unloading_worth(table, seat, hold, site)
    return total / count_bits(int(table.free_sites))


@rule
def note_ready(table: ImhotepTable, seat: int, hold: int, values: Numbers) -> float:
    """Note the promise of a ship that can sail; return the most that a sailing of it gains over the others."""
    total = own = 0.0
    best = NEVER
    for site in range(SITES):
        if has_bit(table.free_sites, site):
            lead = lead_worth(table, seat, hold, site)
            own += unloading_worth(table, seat, hold, site)
            total += lead
            best = max(best, lead)
    sites = count_bits(int(table.free_sites))
    values[Feature.READY_MEAN] += total / sites
    values[Feature.READY_OWN] += own / sites
    return best
