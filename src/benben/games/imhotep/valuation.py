"""How good each legal move looks: the judgement behind the `greedy` player. None of it is a rule.

A stone on a ship is worth what it gains where the ship may go, to me less what others gain; a sailing is worth what it
brings less what the ship promised; getting stones is worth the placings to come.
"""

from benben.engine.bits import count_bits, has_bit, lowest_bit
from benben.engine.rule import rule, small_rule, wide
from benben.engine.rules import Moves, Numbers
from benben.games.imhotep.codes import Code, placed, sailed
from benben.games.imhotep.components import (
    BLUE,
    EMPTY,
    HOLD_SPACES,
    ROWS,
    SEATS,
    SHIPS,
    SIDE_A,
    SITES,
    STONES_TO_GET,
    TEMPLE_B_STONES,
    TEMPLE_COLUMNS,
    TEMPLE_POINTS,
    Card,
    Site,
)
from benben.games.imhotep.rules import stones_to_get
from benben.games.imhotep.ships import bit_of, can_sail, fewest_stones, is_here, room, seat_at, taken_spaces
from benben.games.imhotep.sites.pyramids import next_space, stones_laid
from benben.games.imhotep.sites.temple import top_of
from benben.games.imhotep.table import ImhotepTable, Step
from benben.games.imhotep.worths import (
    Weight,
    blue_worth,
    card_worth,
    column_worth,
    landing_worth,
    lasting,
    pair_worth,
    rounds_left,
    space_worth,
    weight,
)

NOTES = SITES * SEATS * HOLD_SPACES
"""Scratch space: what a stone of each seat gains for the actor, by site and by how many are unloaded before it."""
NEVER = -1000.0


# ---- what stones gain, as the actor sees it ----------------------------------------------------------------------
@small_rule
def note_of(site: int, seat: int, before: int) -> int:
    """The index in the notes of the worth of a stone."""
    return (site * SEATS + seat) * HOLD_SPACES + before


@small_rule
def denial(table: ImhotepTable) -> float:
    """How much of what another seat gains counts against the actor."""
    if table.seats == 2:
        return weight(Weight.DENIAL)
    return weight(Weight.DENIAL_MORE) / (table.seats - 1)


@rule
def note_landings(table: ImhotepTable, actor: int, notes: Numbers) -> None:
    """Note what a stone of each seat gains at each site that ships can reach, for the actor."""
    sites = int(table.free_sites)
    if table.step == Step.ORDER:
        sites |= 1 << int(table.destination[table.sailing])
    for site in range(SITES):
        if has_bit(sites, site):
            for before in range(HOLD_SPACES):
                covered = covering_worth(table, site, before, actor)
                for seat in range(wide(table.seats)):
                    worth = landing_worth(table, site, seat, before)
                    share = worth if seat == actor else -denial(table) * worth
                    notes[note_of(site, seat, before)] = share + covered


@rule
def covering_worth(table: ImhotepTable, site: int, before: int, actor: int) -> float:
    """I8.2. The worth for the actor of covering a temple stone, their own or another's."""
    if site != Site.TEMPLE:
        return 0.0
    column = (stones_laid(table, site) + before) % int(TEMPLE_COLUMNS[table.seats])
    covered = top_of(table, column)
    if covered == EMPTY:
        return 0.0
    loss = weight(Weight.TEMPLE_COVERED) * column_worth(table, column) * lasting(table)
    return -loss if covered == actor else denial(table) * loss


# ---- what a ship is worth ----------------------------------------------------------------------------------------
@rule
def cargo_worth(table: ImhotepTable, hold: int, site: int, notes: Numbers) -> float:
    """The actor's gain from unloading a hold at a site."""
    worth = 0.0
    before = 0
    last = EMPTY
    taken = taken_spaces(hold)
    chamber = site == Site.BURIAL_CHAMBER and table.sides[site] == SIDE_A
    while taken != 0:
        space = lowest_bit(taken)
        seat = seat_at(hold, space)
        note = notes[note_of(site, seat, before)]
        worth += note
        if chamber and seat == last and (stones_laid(table, site) + before) % ROWS > 0:
            worth += weight(Weight.CHAMBER_BESIDE) * (1.0 if note > 0 else -denial(table))
        last = seat
        before += 1
        taken &= taken - 1
    return worth


@rule
def prospect(table: ImhotepTable, ship: int, hold: int, notes: Numbers) -> float:
    """The promise of a ship with this hold: between the average, the best and the worst of the free sites."""
    if hold == 0:
        return 0.0
    total = sites = 0.0
    best, worst = NEVER, -NEVER
    for site in range(SITES):
        if has_bit(table.free_sites, site):
            worth = cargo_worth(table, hold, site, notes)
            total += worth
            sites += 1.0
            best, worst = max(best, worth), min(worst, worth)
    mean = total / sites
    if count_bits(hold) >= fewest_stones(table, ship):
        up, down = weight(Weight.READY_BEST), weight(Weight.READY_WORST)
    else:
        up, down = weight(Weight.WAITING_BEST), weight(Weight.WAITING_WORST)
    return mean + up * (best - mean) + down * (worst - mean)


# ---- what a move is worth ----------------------------------------------------------------------------------------
@rule
def policy(table: ImhotepTable, moves: Moves, count: int, preferences: Numbers, notes: Numbers) -> None:
    """Write how good each of the *count* legal *moves* looks to the actor, in points."""
    seat = wide(table.actor)
    if table.step <= Step.ORDER or table.step == Step.MAY_PLACE:
        note_landings(table, seat, notes)
    for index in range(count):
        move = int(moves[index])
        if move < Code.GET:
            preferences[index] = ship_worth(table, move, seat, notes)
        elif move < Code.TAKE:
            preferences[index] = action_worth(table, move, seat, notes)
        elif move < Code.UNLOAD:
            preferences[index] = taking_worth(table, move, seat)
        else:
            preferences[index] = decision_worth(table, move, seat, notes)


@rule
def ship_worth(table: ImhotepTable, move: int, seat: int, notes: Numbers) -> float:
    """Placing a stone or sailing."""
    if move >= Code.SAIL:
        ship, site = sailed(move)
        return sailing_worth(table, ship, site, notes)
    ship, space = placed(move)
    if table.step == Step.PLACE_TO_SAIL:
        return best_sailing(table, ship, int(table.holds[ship]) | bit_of(seat, space), notes)
    return placing_worth(table, ship, space, seat, notes)


@rule
def placing_worth(table: ImhotepTable, ship: int, space: int, seat: int, notes: Numbers) -> float:
    """How much more a ship promises with a stone of the actor on this space."""
    hold = int(table.holds[ship])
    more = prospect(table, ship, hold | bit_of(seat, space), notes) - prospect(table, ship, hold, notes)
    return more - weight(Weight.STONE_SPENT)


@rule
def sailing_worth(table: ImhotepTable, ship: int, site: int, notes: Numbers) -> float:
    """How much more a sailing brings than the ship promised."""
    hold = int(table.holds[ship])
    return cargo_worth(table, hold, site, notes) - prospect(table, ship, hold, notes)


@rule
def best_sailing(table: ImhotepTable, ship: int, hold: int, notes: Numbers) -> float:
    """The most that a ship with this hold can bring more than it promises now."""
    best = NEVER
    for site in range(SITES):
        if has_bit(table.free_sites, site):
            best = max(best, cargo_worth(table, hold, site, notes))
    return best - prospect(table, ship, int(table.holds[ship]), notes)


# ---- getting stones, playing cards -------------------------------------------------------------------------------
@small_rule
def stones_worth(table: ImhotepTable, seat: int, most: int) -> float:
    """The worth of getting up to *most* stones."""
    held = int(table.sled[seat])
    count = stones_to_get(table, seat, most)
    if rounds_left(table) == 1:
        count = min(count, 2)
    return count * (weight(Weight.STONE_ON_SLED) - weight(Weight.FULLER_SLED) * held)


@rule
def action_worth(table: ImhotepTable, move: int, seat: int, notes: Numbers) -> float:
    """Getting stones, or the best that a blue card can do less what keeping it is worth."""
    if move == Code.GET:
        if table.step == Step.TURN:
            return stones_worth(table, seat, STONES_TO_GET)
        most = TEMPLE_B_STONES if table.step == Step.CHOOSE else STONES_TO_GET
        return stones_worth(table, seat, most)
    kind = BLUE[0] + move - Code.PLAY
    return card_effect(table, kind, seat, notes) - blue_worth(table, kind)


@rule
def card_effect(table: ImhotepTable, kind: int, seat: int, notes: Numbers) -> float:
    """The best that a blue card can do now."""
    if kind == Card.LEVER:
        best = NEVER
        for ship in range(SHIPS):
            if can_sail(table, ship):
                best = max(best, best_sailing(table, ship, int(table.holds[ship]), notes))
        return best + 1.0
    if kind == Card.HAMMER:
        return stones_worth(table, seat, STONES_TO_GET) + best_placing(table, seat, 1, notes)
    if kind == Card.CHISEL:
        return best_placing(table, seat, 2, notes)
    best = NEVER
    for ship in range(SHIPS):
        enough = count_bits(int(table.holds[ship])) + 1 >= fewest_stones(table, ship)
        if enough and is_here(table, ship):
            spaces = room(table, ship)
            while spaces != 0:
                hold = int(table.holds[ship]) | bit_of(seat, lowest_bit(spaces))
                best = max(best, best_sailing(table, ship, hold, notes))
                spaces &= spaces - 1
    return best - weight(Weight.STONE_SPENT)


@rule
def best_placing(table: ImhotepTable, seat: int, stones: int, notes: Numbers) -> float:
    """The best one or two spaces by themselves."""
    first = second = NEVER
    for ship in range(SHIPS):
        spaces = room(table, ship)
        while spaces != 0:
            worth = placing_worth(table, ship, lowest_bit(spaces), seat, notes)
            if worth > first:
                first, second = worth, first
            elif worth > second:
                second = worth
            spaces &= spaces - 1
    return first if stones == 1 else first + second


# ---- cards -------------------------------------------------------------------------------------------------------
@rule
def taking_worth(table: ImhotepTable, move: int, seat: int) -> float:
    """A card, and a little that others do not get it."""
    if move == Code.TAKE_PAIR:
        return pair_worth()
    kind = move - Code.TAKE if move < Code.TAKE_PAIR else move - Code.KEEP
    others = 0.0
    for other in range(wide(table.seats)):
        if other != seat:
            others = max(others, card_worth(table, other, kind))
    return card_worth(table, seat, kind) + weight(Weight.CARD_DENIED) * others


# ---- decisions in the middle of something ------------------------------------------------------------------------
@rule
def decision_worth(table: ImhotepTable, move: int, seat: int, notes: Numbers) -> float:
    """Lever's order, a pyramid, a bonus or none."""
    if move < Code.BUILD:
        return order_worth(table, move - Code.UNLOAD, notes)
    if move < Code.DRAW:
        pyramid = move - Code.BUILD
        return space_worth(table, seat, pyramid, next_space(table, pyramid))
    if move == Code.DRAW:
        return weight(Weight.BONUS_CARD)
    return float(TEMPLE_POINTS) if move == Code.POINT else 0.0


@rule
def order_worth(table: ImhotepTable, color: int, notes: Numbers) -> float:
    """How much more a stone of this colour gains now than one later."""
    site = int(table.destination[table.sailing])
    before = 0
    while table.order[before] != 0:
        before += 1
    later = min(before + 1, HOLD_SPACES - 1)
    return float(notes[note_of(site, color, before)] - notes[note_of(site, color, later)])
