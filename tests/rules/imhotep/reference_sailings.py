"""The results of a sailing by the reference: lay the stones on a copy and look at the difference."""

from copy import deepcopy
from typing import Any

from tests.rules.imhotep.reference_board import ONE_PYRAMID, Board, Ship


def sailing(board: Board, ship: Ship, site: str) -> dict[str, Any]:
    """In the shape of a view: each stone from the bow, and how the points of all would change."""
    stones = [(space, seat) for space, seat in enumerate(ship.hold, 1) if seat is not None]
    if site == "market" or (site == "pyramids" and board.sides[site] == "B"):
        landings = [
            {"space": space, "seat": seat, "place": None, "points": 0, "covers": None}
            for space, seat in stones
        ]
        return {"site": site, "stones": landings, "change": None}
    after = deepcopy(board)
    landings = [{"space": space, "seat": seat, **landing(after, site, seat)} for space, seat in stones]
    change = [after.total(seat) - board.total(seat) for seat in range(board.players)]
    return {"site": site, "stones": landings, "change": change}


def landing(board: Board, site: str, seat: int) -> dict[str, Any]:
    """The place of a stone, its immediate points, the owner of the stone that it covers."""
    places = {
        "pyramids": len(board.pyramids[0]) if len(board.pyramids[0]) < len(ONE_PYRAMID) else None,
        "temple": len(board.temple) % board.columns,
        "burial_chamber": len(board.chamber),
        "obelisks": board.standing[seat],
    }
    below = board.temple[-board.columns] if len(board.temple) >= board.columns else None
    had = board.track[seat].total()
    board.lay(seat, site)
    return {
        "place": places[site],
        "points": board.track[seat].total() - had,
        "covers": below if site == "temple" else None,
    }
