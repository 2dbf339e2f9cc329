"""A table of Imhotep as the reference has it."""

from typing import Any

from benben.games.imhotep.boards import PYRAMID_NAMES
from benben.games.imhotep.components import EMPTY, TOWER, Site
from tests.rules.imhotep.reference_board import BOX, SITES, Board


def board_of(table: Any) -> Board:
    """The same table, as far as points and victory need it."""
    seats = int(table.seats)
    places = [int(points) for points in table.chamber_points[:seats]]
    figures = {
        "obelisks": {"spaces": [int(points) for points in table.tower_points if points]},
        "burial_chamber": {f"players_{seats}": places},
        "pyramids": dict.fromkeys(PYRAMID_NAMES, ()),
    }
    sides = dict(zip(SITES, ("AB"[side] for side in table.sides), strict=True))
    board = Board(seats, sides, figures, bool(table.wrath))
    board.sled = [int(stones) for stones in table.sled[:seats]]
    board.temple, board.chamber, board.towers = map(_laid, (table.temple, table.chamber, table.towers))
    for seat in range(seats):
        board.beside += [seat] * int(table.stones[Site.PYRAMIDS, seat])
        board.standing[seat] = int(table.stones[Site.OBELISKS, seat]) - TOWER * board.towers.count(seat)
        board.cards[seat].update(dict(zip(BOX, map(int, table.cards[seat]), strict=True)))
        board.track[seat].update(dict(zip(SITES[1:], map(int, table.points[seat]), strict=True)))
    return board


def _laid(cells: Any) -> list[int]:
    return [int(owner) for owner in cells if owner != EMPTY]
