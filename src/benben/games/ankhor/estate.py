"""An estate: tiles in reading order, which of them touch, where more may lie (A6, A7).

It has no grid: a cell is a number, counted from the estate's own upper left corner, so an estate may grow in any
direction and shifted estates are equal byte for byte.
"""

from benben.engine.bits import count_bits, lowest_bit
from benben.engine.rule import rule, small_rule, wide
from benben.games.ankhor.components import COLORS, EMPTY, KINDS, ORIGIN, ROW
from benben.games.ankhor.table import AnkhorTable

FAR = 1 << 29
"""No tile lies so far down."""
COLUMN_BITS = ROW - 1


# ---- the tiles ---------------------------------------------------------------------------------------------------
@small_rule
def tile_count(table: AnkhorTable, seat: int) -> int:
    """Tiles on the ground and of level one."""
    return wide(table.grounds[seat]) + wide(table.heights[seat])


@small_rule
def ground_set(table: AnkhorTable, seat: int) -> int:
    """The tiles on the ground, as a bit mask."""
    return (1 << int(table.grounds[seat])) - 1


@rule
def covered_set(table: AnkhorTable, seat: int) -> int:
    """The tiles on the ground that carry another one, as a bit mask."""
    covered = 0
    for index in range(int(table.grounds[seat]), tile_count(table, seat)):
        covered |= int(table.links[seat, index])
    return covered & ground_set(table, seat)


@rule
def family_set(table: AnkhorTable, seat: int, family: int) -> int:
    """The tiles of a color or with an animal, as a bit mask; animals are counted on from the colors."""
    members = 0
    for index in range(tile_count(table, seat)):
        tile = int(table.tiles[seat, index])
        is_member = tile // KINDS == family or tile % KINDS == family - COLORS
        members |= int(is_member) << index
    return members


@small_rule
def group_from(table: AnkhorTable, seat: int, start: int, members: int) -> int:
    """A7.5. The *members* that are connected to those of *start*, all as bit masks."""
    group = waiting = start
    while waiting != 0:
        index = lowest_bit(waiting)
        joined = int(table.links[seat, index]) & members & ~group
        waiting = (waiting & (waiting - 1)) | joined
        group |= joined
    return group


@rule
def groups_with(table: AnkhorTable, seat: int, members: int, tiles: int, least: int) -> int:
    """How many of the groups that the *members* form have at least *least* of some *tiles*."""
    groups = 0
    while members != 0:
        group = group_from(table, seat, members & -members, members)
        groups += count_bits(group & tiles) >= least
        members &= ~group
    return groups


@small_rule
def without(tiles: int, at: int) -> int:
    """A set of tiles when one is taken out of the estate: those behind it have lower numbers then."""
    before = (1 << at) - 1
    return (tiles & before) | ((tiles >> 1) & ~before)


@small_rule
def with_room(tiles: int, at: int) -> int:
    """A set of tiles, without the one that is laid into the estate: those behind it have higher numbers then."""
    before = (1 << at) - 1
    return (tiles & before) | ((tiles & ~before) << 1)


# ---- laying and taking away --------------------------------------------------------------------------------------
@rule
def lay_on_ground(table: AnkhorTable, seat: int, cell: int, tile: int) -> int:
    """A7.1. Lay a tile on an empty cell; return its number in the estate."""
    grounds = wide(table.grounds[seat])
    at = wide(0)
    for index in range(grounds):
        at += int(table.cells[seat, index] < cell)
    make_room(table, seat, at, cell, tile)
    table.grounds[seat] += 1
    for index in range(grounds + 1):
        apart = abs(int(table.cells[seat, index]) - cell)
        if apart in (1, ROW):
            link(table, seat, wide(index), at)
    to_the_corner(table, seat)
    note_squares(table, seat)
    return at


@rule
def lay_on_square(table: AnkhorTable, seat: int, square: int, tile: int) -> int:
    """A7.2, A7.3. Lay a tile on the square with an upper left tile; return its number in the estate."""
    grounds, cell = wide(table.grounds[seat]), wide(table.cells[seat, square])
    count = tile_count(table, seat)
    at = grounds
    for index in range(grounds, count):
        at += int(table.cells[seat, index] < cell)
    make_room(table, seat, at, cell, tile)
    table.heights[seat] += 1
    for index in range(grounds):
        if int(table.cells[seat, index]) - cell in (0, 1, ROW, ROW + 1):
            link(table, seat, wide(index), at)
    for index in range(grounds, count + 1):
        if abs(int(table.cells[seat, index]) - cell) in (1, ROW):
            link(table, seat, wide(index), at)
    note_squares(table, seat)
    return at


@rule
def make_room(table: AnkhorTable, seat: int, at: int, cell: int, tile: int) -> None:
    """Lay a tile that touches nothing yet between those that come before and after it in reading order."""
    count = tile_count(table, seat)
    for index in range(count, at, -1):
        table.tiles[seat, index] = table.tiles[seat, index - 1]
        table.cells[seat, index] = table.cells[seat, index - 1]
        table.links[seat, index] = table.links[seat, index - 1]
    table.tiles[seat, at] = tile
    table.cells[seat, at] = cell
    table.links[seat, at] = 0
    for index in range(count + 1):
        table.links[seat, index] = with_room(int(table.links[seat, index]), at)


@small_rule
def link(table: AnkhorTable, seat: int, one: int, other: int) -> None:
    """Two tiles touch."""
    table.links[seat, one] |= 1 << other
    table.links[seat, other] |= 1 << one


@rule
def take_away(table: AnkhorTable, seat: int, at: int) -> None:
    """Take a tile out of the estate, for it to be laid elsewhere."""
    last = tile_count(table, seat) - 1
    if at < table.grounds[seat]:
        table.grounds[seat] -= 1
    else:
        table.heights[seat] -= 1
    for index in range(at, last):
        table.tiles[seat, index] = table.tiles[seat, index + 1]
        table.cells[seat, index] = table.cells[seat, index + 1]
        table.links[seat, index] = table.links[seat, index + 1]
    table.tiles[seat, last] = EMPTY
    table.cells[seat, last] = 0
    table.links[seat, last] = 0
    for index in range(last):
        table.links[seat, index] = without(int(table.links[seat, index]), at)


@rule
def to_the_corner(table: AnkhorTable, seat: int) -> None:
    """Count the cells from the upper left corner of the estate, which has a tile on the ground."""
    left = COLUMN_BITS
    for index in range(int(table.grounds[seat])):
        left = min(left, int(table.cells[seat, index]) & COLUMN_BITS)
    shift = ORIGIN - (int(table.cells[seat, 0]) & ~COLUMN_BITS) - left
    if shift != 0:
        for index in range(tile_count(table, seat)):
            table.cells[seat, index] += shift


# ---- squares -----------------------------------------------------------------------------------------------------
@rule
def note_squares(table: AnkhorTable, seat: int) -> None:
    """A6.4. Note the squares of four that carry nothing, and which colors lie in them."""
    grounds = wide(table.grounds[seat])
    free = colors = 0
    below = wide(0)
    for index in range(grounds - 3):
        cell = wide(table.cells[seat, index])
        if table.cells[seat, index + 1] != cell + 1:
            continue
        while below < grounds - 2 and table.cells[seat, below] < cell + ROW:
            below += 1
        is_square = table.cells[seat, below] == cell + ROW and table.cells[seat, below + 1] == cell + ROW + 1
        if is_square and not is_built_on(table, seat, cell):
            free |= 1 << index
            colors |= colors_beside(table, seat, index, below)
    table.free_squares[seat] = free
    table.square_colors[seat] = colors


@small_rule
def is_built_on(table: AnkhorTable, seat: int, cell: int) -> bool:
    """Whether a tile of level one lies on the square with its upper left tile in a cell."""
    for index in range(int(table.grounds[seat]), tile_count(table, seat)):
        if table.cells[seat, index] == cell:
            return True
    return False


@small_rule
def colors_beside(table: AnkhorTable, seat: int, above: int, below: int) -> int:
    """The colors of two tiles and of those to the right of them, as a bit mask."""
    tiles = table.tiles[seat]
    upper = (1 << (int(tiles[above]) // KINDS)) | (1 << (int(tiles[above + 1]) // KINDS))
    return upper | (1 << (int(tiles[below]) // KINDS)) | (1 << (int(tiles[below + 1]) // KINDS))


@rule
def colors_of_square(table: AnkhorTable, seat: int, square: int) -> int:
    """A6.4. The colors of the four tiles of a square, as a bit mask."""
    below = square + 2
    while table.cells[seat, below] != table.cells[seat, square] + ROW:
        below += 1
    return colors_beside(table, seat, square, below)


# ---- places on the ground ----------------------------------------------------------------------------------------
@small_rule
def cell_of(table: AnkhorTable, seat: int, index: int) -> int:
    """The cell of a tile on the ground; after the last one comes a cell far below all."""
    return int(table.cells[seat, index]) if index < table.grounds[seat] else 2 * FAR


@small_rule
def passing(index: int, without: int) -> int:
    """The *index*, or the next if the tile with this one is to be passed over."""
    return index + (index == without)


@rule
def next_place(
    table: AnkhorTable, seat: int, without: int, above: int, left: int, right: int, below: int, here: int
) -> tuple[int, int, int, int, int, int, int]:
    """The next free place in reading order, as if the tile *without* were not there (A6.2).

    The cells above, left, right and below of the tiles are four lists that are in order already: they are merged, cells
    that are taken are left out. The four numbers say how far each list has been read, *here* how far the tiles have.
    Returns the cell (`FAR` or beyond: there is none), its neighbors as a bit mask, and those five numbers.
    """
    while True:
        above, left = passing(above, without), passing(left, without)
        right, below = passing(right, without), passing(below, without)
        up, west = cell_of(table, seat, above) - ROW, cell_of(table, seat, left) - 1
        east, down = cell_of(table, seat, right) + 1, cell_of(table, seat, below) + ROW
        cell = min(up, west, east, down)
        neighbors = (int(up == cell) << above) | (int(west == cell) << left)
        neighbors |= (int(east == cell) << right) | (int(down == cell) << below)
        above, left, right, below = (
            above + int(up == cell),
            left + int(west == cell),
            right + int(east == cell),
            below + int(down == cell),
        )
        while cell_of(table, seat, here) < cell:
            here += 1
        if cell > FAR or cell_of(table, seat, here) != cell or here == without:
            return cell, neighbors, above, left, right, below, here


@rule
def count_places(table: AnkhorTable, seat: int, without: int) -> int:
    """A6.2. How many places there are for a tile on the ground, as if the tile *without* were not there."""
    if table.grounds[seat] == 0:
        return 1
    places = above = left = right = below = here = wide(0)
    while True:
        cell, _, above, left, right, below, here = next_place(
            table, seat, without, above, left, right, below, here
        )
        if cell > FAR:
            return places
        places += 1


@rule
def cell_of_place(table: AnkhorTable, seat: int, without: int, number: int) -> int:
    """The cell of one of these places, counted from 0 in reading order."""
    if table.grounds[seat] == 0:
        return ORIGIN
    above = left = right = below = here = wide(0)
    cell = wide(ORIGIN)
    for _ in range(number + 1):
        cell, _, above, left, right, below, here = next_place(
            table, seat, without, above, left, right, below, here
        )
    return cell


# ---- moving a tile -----------------------------------------------------------------------------------------------
@rule
def can_move(table: AnkhorTable, seat: int) -> bool:
    """A11.7. Whether there is a tile that can go somewhere."""
    if table.heights[seat] == 0:
        # of several tiles, the one that lies farthest from another always can: the rest hangs together without it
        return bool(table.grounds[seat] > 1)
    return bool(table.free_squares[seat] != 0) or liftable_set(table, seat) != 0


@rule
def liftable_set(table: AnkhorTable, seat: int) -> int:
    """A11.2, A11.4. The tiles that may be moved, as a bit mask."""
    ground = ground_set(table, seat)
    tops = ((1 << tile_count(table, seat)) - 1) & ~ground
    liftable = tops if table.free_squares[seat] != 0 else 0
    if table.grounds[seat] == 1:
        return liftable
    liftable |= ground & ~covered_set(table, seat)
    joints = joint_set(table, seat, liftable & ground)
    return liftable & ~joints | bridging_set(table, seat, joints)


@rule
def joint_set(table: AnkhorTable, seat: int, tiles: int) -> int:
    """A11.6. The *tiles* on the ground that connect the others, if estates must stay connected."""
    if table.may_split:
        return 0
    joints, waiting = 0, tiles
    while waiting != 0:
        tile = waiting & -waiting
        joints |= tile if is_joint(table, seat, lowest_bit(tile)) else 0
        waiting &= ~tile
    return joints


@rule
def is_joint(table: AnkhorTable, seat: int, at: int) -> bool:
    """A11.6. Whether the other tiles on the ground are disconnected without one.

    For most tiles the eight cells around them decide it. Two neighbors of a tile have no other neighbor in common than
    the tile in the corner between them: such corners join all neighbors if there are as many, or one less.
    """
    others = ground_set(table, seat) & ~(1 << at)
    neighbors = int(table.links[seat, at]) & others
    touched = corners = 0
    waiting = neighbors
    while waiting != 0:
        touching = int(table.links[seat, lowest_bit(waiting)]) & others
        corners |= touched & touching
        touched |= touching
        waiting &= waiting - 1
    if count_bits(corners) >= count_bits(neighbors) - 1:
        return False
    return neighbors & ~group_from(table, seat, neighbors & -neighbors, others) != 0


@rule
def bridging_set(table: AnkhorTable, seat: int, joints: int) -> int:
    """A11.6. Those of the *joints* that may be moved, to a place where they hold together what they leave."""
    bridging = 0
    above = left = right = below = here = cell = neighbors = wide(0)
    while bridging != joints:
        cell, neighbors, above, left, right, below, here = next_place(
            table, seat, wide(EMPTY), above, left, right, below, here
        )
        if cell > FAR:
            break
        waiting = joints & ~bridging
        while waiting != 0:
            tile = waiting & -waiting
            bridging |= tile if keeps_together(table, seat, lowest_bit(tile), neighbors & ~tile) else 0
            waiting &= ~tile
    return bridging


@small_rule
def keeps_together(table: AnkhorTable, seat: int, joint: int, neighbors: int) -> bool:
    """A11.6. Whether the tiles on the ground stay connected when a *joint* moves next to the *neighbors*."""
    if neighbors & (neighbors - 1) == 0:
        return False
    others = ground_set(table, seat) & ~(1 << joint)
    return group_from(table, seat, neighbors, others) == others
