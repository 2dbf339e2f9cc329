"""The places of pieces on the board, as the ids of the page's spots."""

from benben.engine.event import Journey, arrives
from benben.games.imhotep.components import (
    EMPTY,
    PYRAMID_A_POINTS,
    PYRAMID_B_SPACES,
    SIDE_A,
    TEMPLE_COLUMNS,
    TOWER,
    Site,
)
from benben.games.imhotep.names import CARD_IDS, SITE_IDS
from benben.games.imhotep.ships import stones_from_bow
from benben.games.imhotep.sites.pyramids import stones_laid
from benben.games.imhotep.table import ImhotepTable
from benben.games.imhotep.view import side_stones

PILE, DISCARD, PAIR, IN_HAND = "pile", "discard", "market:pair", "in_hand"
SLED = "sled"
"""The sled of the seat that decides."""


def ship_spot(ship: int) -> str:
    """A ship, at any place."""
    return f"ship:{ship + 1}"


def hold_spot(ship: int, space: int) -> str:
    """A space of a ship's hold."""
    return f"hold:{ship + 1}:{space + 1}"


def order_spot(place: int) -> str:
    """Lever: where a stone waits whose place in the order of unloading has been chosen."""
    return f"order:{place}"


def quarry_spot(seat: int) -> str:
    """The quarry of a seat."""
    return f"quarry:{seat}"


def sled_spot(seat: int, place: int) -> str:
    """The place of a stone on a sled, from 1."""
    return f"sled:{seat}:{place}"


def card_spot(seat: int, kind: int) -> str:
    """The cards of a kind in front of a seat."""
    return f"card:{seat}:{CARD_IDS[int(kind)]}"


def market_spot(slot: int) -> str:
    """A face-up card of the market."""
    return f"market:{slot + 1}"


def site_spot(site: int) -> str:
    """A site as a whole."""
    return f"site:{SITE_IDS[int(site)]}"


def points_from(spot: str, seat: int, points: int) -> Journey:
    """Points that a seat gets on the score track for what lies on a *spot*."""
    return arrives(spot, f"track:{seat}", label=f"+{points}")


def cargo_spots(table: ImhotepTable, ship: int) -> list[str]:
    """The stones of a ship, in the order of unloading; none if there is no ship."""
    if ship == EMPTY:
        return []
    return [hold_spot(ship, space) for space, _ in stones_from_bow(int(table.holds[ship]))]


# ---- stones at the sites -----------------------------------------------------------------------------------------
def stone_spot(then: ImhotepTable, now: ImhotepTable, after: ImhotepTable, site: int, seat: int) -> str:
    """The spot of a stone of *seat* at the table *after*, which was laid at a site between *then* and *now*.

    Later stones may have moved it: on side B of the obelisks to a point space, next to the pyramids further on.
    """
    laid = int(stones_laid(then, site))
    if site == Site.PYRAMIDS:
        return _pyramid_spot(then, now, after, seat)
    if site == Site.TEMPLE:
        level, column = divmod(laid, int(TEMPLE_COLUMNS[then.seats]))
        return f"stone:temple:{column}:{level}"
    if site == Site.OBELISKS:
        return obelisk_spot(after, seat, int(then.stones[site, seat]))
    return f"stone:burial_chamber:{laid}"


def _pyramid_spot(then: ImhotepTable, now: ImhotepTable, after: ImhotepTable, seat: int) -> str:
    """A space of a pyramid; next to them the stones of a seat lie together, those of lower seats before them."""
    size = len(PYRAMID_A_POINTS) if then.sides[Site.PYRAMIDS] == SIDE_A else PYRAMID_B_SPACES
    for index, (old, new) in enumerate(zip(then.pyramids.flat, now.pyramids.flat, strict=True)):
        if old != new:
            return f"stone:pyramids:{index // size}:{index % size}"
    return f"stone:pyramids:beside:{sum(side_stones(after)[:seat]) + side_stones(then)[seat]}"


def obelisk_spot(table: ImhotepTable, seat: int, number: int) -> str:
    """I10.1, I10.6. The spot of the *number*-th stone of a seat, from 0: on its own spaces, or in a tower."""
    towers = [space for space, owner in enumerate(table.towers) if owner == seat]
    tower, level = divmod(number, TOWER)
    if tower < len(towers):
        return f"stone:tower:{towers[tower]}:{level}"
    return f"stone:obelisks:{seat}:{number - TOWER * len(towers)}"
