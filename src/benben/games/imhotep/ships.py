"""I3.2, I5. The ships of a round and the stones in their holds."""

from benben import nd
from benben.engine.bits import count_bits, lowest_bit
from benben.engine.rule import rule, small_rule
from benben.games.imhotep.components import EMPTY, EVERY_SITE, FEWEST_TO_SAIL, HOLD_SPACES, SEATS, SHIPS
from benben.games.imhotep.table import ImhotepTable

EVERY_SPACE = (1 << HOLD_SPACES) - 1
"""All spaces of the largest ship, as a bit mask."""
SPACES = nd.array([(1 << capacity) - 1 for capacity in range(HOLD_SPACES + 1)], nd.int8)
"""By capacity: the spaces of a ship, as a bit mask."""


@small_rule
def bit_of(seat: int, space: int) -> int:
    """The bit in a hold that stands for a stone of *seat* on a *space*."""
    return 1 << (HOLD_SPACES * seat + space)


@small_rule
def stones_of(hold: int, seat: int) -> int:
    """The spaces of a hold on which stones of *seat* lie, as a bit mask."""
    return (hold >> (HOLD_SPACES * seat)) & EVERY_SPACE


@small_rule
def taken_spaces(hold: int) -> int:
    """The spaces of a hold on which any stone lies, as a bit mask."""
    halves = hold | (hold >> (2 * HOLD_SPACES))
    return (halves | (halves >> HOLD_SPACES)) & EVERY_SPACE


@small_rule
def seat_at(hold: int, space: int) -> int:
    """The owner of the stone on a *space* of a hold; there must be one."""
    return lowest_bit((hold >> space) & 0x1111) // HOLD_SPACES


def stones_from_bow(hold: int) -> list[tuple[int, int]]:
    """The stones of a hold in the order of unloading: space, counted from 0, and seat."""
    taken = taken_spaces(hold)
    return [(space, int(seat_at(hold, space))) for space in range(HOLD_SPACES) if taken >> space & 1]


@small_rule
def is_here(table: ImhotepTable, ship: int) -> bool:
    """Whether a ship has not sailed yet."""
    return bool(table.destination[ship] == EMPTY)


@small_rule
def room(table: ImhotepTable, ship: int) -> int:
    """I4.4, I4.5. The empty spaces of a ship that has not sailed, as a bit mask; none of one that has."""
    spaces = int(SPACES[table.capacity[ship]]) * int(is_here(table, ship))
    return spaces & ~taken_spaces(int(table.holds[ship]))


@small_rule
def total_room(table: ImhotepTable) -> int:
    """How many stones the ships that have not sailed can still take."""
    spaces = 0
    for ship in range(SHIPS):
        spaces += count_bits(room(table, ship))
    return spaces


@small_rule
def fewest_stones(table: ImhotepTable, ship: int) -> int:
    """I1.3. How many stones a ship needs to sail."""
    return int(FEWEST_TO_SAIL[table.capacity[ship]])


@small_rule
def can_sail(table: ImhotepTable, ship: int) -> bool:
    """I5.1, I5.4. Whether a ship has not sailed and has its stones; a free site there always is."""
    return is_here(table, ship) and count_bits(int(table.holds[ship])) >= fewest_stones(table, ship)


@rule
def can_any_sail(table: ImhotepTable) -> bool:
    """I5.1. Whether there is a ship that can sail."""
    for ship in range(SHIPS):
        if can_sail(table, ship):
            return True
    return False


@rule
def colors_left(table: ImhotepTable, ship: int) -> int:
    """The seats that have stones on a ship, as a bit mask."""
    colors = 0
    for seat in range(SEATS):
        colors |= int(stones_of(int(table.holds[ship]), seat) != 0) << seat
    return colors


@rule
def empty_ships(table: ImhotepTable) -> None:
    """I13.2, I13.5. Stones that have not sailed go back to their quarries, and all ships to their stock."""
    for ship in range(SHIPS):
        for seat in range(SEATS):
            table.quarry[seat] += count_bits(stones_of(int(table.holds[ship]), seat))
        table.holds[ship] = 0
        table.capacity[ship] = 0
        table.destination[ship] = EMPTY
    table.free_sites = EVERY_SITE
