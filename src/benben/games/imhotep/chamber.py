"""I9. How the burial chamber stands, as views show it: which stones of a colour touch, and who leads each row."""

from collections import Counter

from typing_extensions import TypedDict

from benben.games.imhotep.components import EMPTY, ROWS, SIDE_A, Site
from benben.games.imhotep.scoring import group_points
from benben.games.imhotep.table import ImhotepTable


class ImhotepGroup(TypedDict):
    """Stones of a seat that touch: their spaces, counted as in `burial_chamber`, and their points together."""

    seat: int
    spaces: list[int]
    points: int


def chamber_groups(table: ImhotepTable) -> list[ImhotepGroup]:
    """I9.3. Side A: the groups, in the order of their first stones; none on side B."""
    if table.sides[Site.BURIAL_CHAMBER] != SIDE_A:
        return []
    left = dict(enumerate(_owners(table)))
    groups: list[ImhotepGroup] = []
    while left:
        space, seat = next(iter(left.items()))
        spaces = sorted(_taken_out(left, space, seat))
        groups.append({"seat": seat, "spaces": spaces, "points": int(group_points(len(spaces)))})
    return groups


def _taken_out(left: dict[int, int], space: int, seat: int) -> list[int]:
    """Take the group to which a stone of *seat* belongs out of the stones that are *left*; return its spaces."""
    if left.get(space) != seat:
        return []
    del left[space]
    row = space % ROWS
    neighbours = [
        space - ROWS,
        space + ROWS,
        *([space - 1] if row > 0 else []),
        *([space + 1] if row < ROWS - 1 else []),
    ]
    return [space, *(found for each in neighbours for found in _taken_out(left, each, seat))]


def chamber_leaders(table: ImhotepTable) -> list[list[int]]:
    """I9.4. Side B: the seats with most stones in each row, all that tie, none in an empty one; none on side A."""
    if table.sides[Site.BURIAL_CHAMBER] == SIDE_A:
        return []
    owners = _owners(table)
    rows = [Counter(owners[row::ROWS]) for row in range(ROWS)]
    return [sorted(seat for seat in row if row[seat] == max(row.values())) for row in rows]


def _owners(table: ImhotepTable) -> list[int]:
    return [int(owner) for owner in table.chamber if owner != EMPTY]
