"""The legal moves in Imhotep: a complete and exact list."""

from benben.engine.bits import count_bits, has_bit, lists_of_sets
from benben.engine.rule import rule, small_rule, wide
from benben.engine.rules import Moves
from benben.games.imhotep.codes import Code
from benben.games.imhotep.components import (
    BLUE,
    EMPTY,
    HOLD_SPACES,
    KINDS,
    OFFER,
    PAIR,
    PYRAMIDS_B,
    SEATS,
    SHIPS,
    SITES,
    Card,
)
from benben.games.imhotep.rules import can_get
from benben.games.imhotep.ships import (
    can_any_sail,
    can_sail,
    colors_left,
    fewest_stones,
    room,
    total_room,
)
from benben.games.imhotep.sites.pyramids import is_open
from benben.games.imhotep.table import ImhotepTable, Step

BLUE_KINDS = BLUE[1] - BLUE[0]


PLACES, SAILS = lists_of_sets(Code.PLACE, HOLD_SPACES), lists_of_sets(Code.SAIL, SITES)
"""Lists of moves of the first ship by sets of spaces and of sites."""


# ---- the list ----------------------------------------------------------------------------------------------------
@small_rule
def legal(table: ImhotepTable, moves: Moves) -> int:
    """Write the legal moves of the actor into *moves*, return their number (0 for chance or a game that is over)."""
    if table.actor < 0:
        return 0
    if table.step == Step.TURN:
        return legal_actions(table, moves)
    return legal_decisions(table, moves)


@small_rule
def legal_actions(table: ImhotepTable, moves: Moves) -> int:
    """I3.5 to I3.7. The four actions; to pass is legal only when nothing else is."""
    seat = wide(table.turn)
    count = legal_ships(table, moves, int(table.sled[seat] > 0))
    if can_get(table, seat):
        moves[count] = Code.GET
        count += 1
    for kind in range(BLUE[0], BLUE[1]):
        if table.cards[seat, kind] > 0 and may_play(table, seat, kind):
            moves[count] = Code.PLAY + kind - BLUE[0]
            count += 1
    if count == 0:
        moves[0] = Code.PASS
        count = 1
    return count


@small_rule
def legal_ships(table: ImhotepTable, moves: Moves, has_stone: int) -> int:
    """I4.4, I5.1, I5.2. Placing a stone on each empty space, sailing each ship that can to each free site."""
    count = 0
    for ship in range(SHIPS):
        count = legal_spaces(ship, room(table, ship) * has_stone, moves, count)
        if can_sail(table, ship):
            count = legal_sites(ship, int(table.free_sites), moves, count)
    return count


@small_rule
def legal_spaces(ship: int, spaces: int, moves: Moves, count: int) -> int:
    """Placing a stone on each of the *spaces*, after the *count* moves that are there already."""
    for index in range(HOLD_SPACES):
        moves[count + index] = PLACES[spaces, index] + HOLD_SPACES * ship
    return count + count_bits(spaces)


@small_rule
def legal_sites(ship: int, sites: int, moves: Moves, count: int) -> int:
    """Sailing to each of the *sites*, after the *count* moves that are there already."""
    for index in range(SITES):
        moves[count + index] = SAILS[sites, index] + SITES * ship
    return count + count_bits(sites)


@rule
def may_play(table: ImhotepTable, seat: int, kind: int) -> bool:
    """I12.2 to I12.4. Whether all that a blue card says can be done; by option only one in a round."""
    if table.blue_once and has_bit(table.blue_played, seat):
        return False
    if kind == Card.LEVER:
        return can_any_sail(table)
    if kind == Card.HAMMER:
        return can_get(table, seat) and total_room(table) > 0
    if kind == Card.CHISEL:
        return bool(table.sled[seat] > 1) and total_room(table) > 1
    return bool(table.sled[seat] > 0) and ships_to_load_and_sail(table) != 0


@rule
def ships_to_load_and_sail(table: ImhotepTable) -> int:
    """I12.13. Sail: the ships (as a bit mask) that can sail with one more stone."""
    ships = 0
    for ship in range(SHIPS):
        enough = count_bits(int(table.holds[ship])) + 1 >= fewest_stones(table, ship)
        ships |= int(enough and room(table, ship) != 0) << ship
    return ships


@rule
def legal_decisions(table: ImhotepTable, moves: Moves) -> int:
    """Decisions in the middle of something."""
    step = table.step
    if step in (Step.PLACE, Step.PLACE_TO_SAIL):
        return legal_loadings(table, moves)
    if step in (Step.SAIL, Step.SAIL_ON):
        return legal_sailings(table, moves)
    if step == Step.ORDER:
        return legal_numbers(Code.UNLOAD, SEATS, colors_left(table, int(table.sailing)), moves)
    if step == Step.TAKE:
        return legal_cards(table, moves)
    if step == Step.KEEP:
        return legal_numbers(Code.KEEP, KINDS, kinds_looked_at(table), moves)
    if step == Step.BUILD:
        return legal_numbers(Code.BUILD, PYRAMIDS_B, open_pyramids(table), moves)
    return legal_bonuses(table, moves)


@small_rule
def legal_numbers(first: int, size: int, numbers: int, moves: Moves) -> int:
    """The moves from *first* on that a set of *numbers* below *size* stands for."""
    count = 0
    for number in range(size):
        if has_bit(numbers, number):
            moves[count] = first + number
            count += 1
    return count


@rule
def legal_loadings(table: ImhotepTable, moves: Moves) -> int:
    """I12.10, I12.13, I12.14. Placing a stone on any ship, or with Sail on one that can then sail."""
    ships = ships_to_load_and_sail(table) if table.step == Step.PLACE_TO_SAIL else (1 << SHIPS) - 1
    count = 0
    for ship in range(SHIPS):
        if has_bit(ships, ship):
            count = legal_spaces(ship, room(table, ship), moves, count)
    return count


@rule
def legal_sailings(table: ImhotepTable, moves: Moves) -> int:
    """I12.7, I12.12. Lever: any ship that can sail; Sail: the one that has been loaded."""
    count = 0
    for ship in range(SHIPS):
        if may_sail(table, ship):
            count = legal_sites(ship, int(table.free_sites), moves, count)
    return count


@small_rule
def may_sail(table: ImhotepTable, ship: int) -> bool:
    """Whether a ship that can sail is one that may be chosen now."""
    return can_sail(table, ship) and (table.step != Step.SAIL_ON or ship == table.sailing)


@rule
def legal_cards(table: ImhotepTable, moves: Moves) -> int:
    """I6.2, I6.7. Each kind of face-up card, and the pair."""
    count = legal_numbers(Code.TAKE, KINDS, kinds_offered(table), moves)
    if table.pair > 0:
        moves[count] = Code.TAKE_PAIR
        count += 1
    return count


@small_rule
def kinds_offered(table: ImhotepTable) -> int:
    """The kinds of face-up cards of the market, as a bit mask."""
    kinds = 0
    for slot in range(OFFER):
        kind = int(table.offer[slot])
        if kind != EMPTY:
            kinds |= 1 << kind
    return kinds


@small_rule
def kinds_looked_at(table: ImhotepTable) -> int:
    """The kinds of the pair in the actor's hand, as a bit mask."""
    kinds = 0
    for place in range(PAIR):
        kind = int(table.looking[place])
        if kind != EMPTY:
            kinds |= 1 << kind
    return kinds


@small_rule
def open_pyramids(table: ImhotepTable) -> int:
    """I7.6. The pyramids with an empty space, as a bit mask."""
    pyramids = 0
    for pyramid in range(PYRAMIDS_B):
        pyramids |= int(is_open(table, pyramid)) << pyramid
    return pyramids


@rule
def legal_bonuses(table: ImhotepTable, moves: Moves) -> int:
    """I7.13. A bonus of the pyramids, or not; I8.5, I8.6. a point of the temple, or stones."""
    step = table.step
    if step == Step.CHOOSE:
        moves[0] = Code.GET
        moves[1] = Code.POINT
        return 2
    count = 1
    if step == Step.MAY_DRAW:
        moves[0] = Code.DRAW
    elif step == Step.MAY_GET:
        moves[0] = Code.GET
    else:
        count = legal_loadings(table, moves)
    moves[count] = Code.DECLINE
    return count + 1


@rule
def is_stuck(table: ImhotepTable) -> bool:
    """I3.8. Nothing but to pass.

    With a stone on the sled one can place it, or else a full ship can sail; and who cannot do any of the three actions
    cannot play a blue card either.
    """
    seat = wide(table.turn)
    return table.sled[seat] == 0 and not can_get(table, seat) and not can_any_sail(table)
