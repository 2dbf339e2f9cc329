"""What a sailing would bring: told to everybody before anybody commits to it."""

from collections.abc import Sequence

from typing_extensions import TypedDict

from benben import nd
from benben.games.imhotep.cards import deliver
from benben.games.imhotep.components import (
    EMPTY,
    PYRAMID_A_POINTS,
    SIDE_A,
    SITES,
    TEMPLE_COLUMNS,
    Site,
)
from benben.games.imhotep.names import SITE_IDS, SiteName
from benben.games.imhotep.scoring import score
from benben.games.imhotep.ships import stones_from_bow
from benben.games.imhotep.sites.obelisks import standing_of
from benben.games.imhotep.sites.pyramids import stones_laid
from benben.games.imhotep.sites.temple import top_of
from benben.games.imhotep.table import ImhotepTable


class ImhotepLanding(TypedDict):
    """A stone that would be unloaded: from which space of the hold (the bow is 1), whose, and what becomes of it.

    `place` is where it would lie, from 0: the space of the pyramid, the column of the temple, the space of the burial
    chamber, the height on the spaces of its colour at the obelisks; None if that is not sure or it goes beside the
    pyramids. `points` are scored at once. `covers` is the seat whose stone of the temple it would cover.
    """

    space: int
    seat: int
    place: int | None
    points: int
    covers: int | None


class ImhotepSailing(TypedDict):
    """A sailing that is possible now.

    `change`: how many points each seat had more (or less) if the game ended after it; None where owners will choose.
    """

    site: SiteName
    stones: list[ImhotepLanding]
    change: list[int] | None


def sailings_of(table: ImhotepTable, ship: int, points: Sequence[int]) -> list[ImhotepSailing]:
    """What sailing this ship to each free site would bring; *points* is what everybody has now."""
    return [_sailing(table, ship, site, points) for site in range(SITES) if int(table.free_sites) >> site & 1]


def is_left_to_owners(table: ImhotepTable, site: int) -> bool:
    """I6.2, I7.6. Whether owners choose what becomes of their stones there."""
    return site == Site.MARKET or (site == Site.PYRAMIDS and table.sides[site] != SIDE_A)


def _sailing(table: ImhotepTable, ship: int, site: int, points: Sequence[int]) -> ImhotepSailing:
    stones = stones_from_bow(int(table.holds[ship]))
    if is_left_to_owners(table, site):
        landings = [_landing(space, seat) for space, seat in stones]
        return {"site": SITE_IDS[site], "stones": landings, "change": None}
    after = ImhotepTable.empty()
    after[0] = table
    landings = [_land(after[0], site, space, seat) for space, seat in stones]
    change = [int(score(after[0], seat)) - before for seat, before in enumerate(points)]
    return {"site": SITE_IDS[site], "stones": landings, "change": change}


def _land(table: ImhotepTable, site: int, space: int, seat: int) -> ImhotepLanding:
    """Lay a stone, and tell what becomes of it."""
    place, covers = _place(table, site, seat), None
    if site == Site.TEMPLE and place is not None:
        covered = int(top_of(table, place))
        covers = None if covered == EMPTY else covered
    track = int(nd.sum(table.points[seat]))
    deliver(table, site, seat)
    return _landing(space, seat, place, int(nd.sum(table.points[seat])) - track, covers)


def _place(table: ImhotepTable, site: int, seat: int) -> int | None:
    laid = int(stones_laid(table, site))
    if site == Site.PYRAMIDS:
        return laid if laid < len(PYRAMID_A_POINTS) else None
    if site == Site.TEMPLE:
        return laid % int(TEMPLE_COLUMNS[table.seats])
    return int(standing_of(table, seat)) if site == Site.OBELISKS else laid


def _landing(
    space: int, seat: int, place: int | None = None, points: int = 0, covers: int | None = None
) -> ImhotepLanding:
    return {"space": space + 1, "seat": seat, "place": place, "points": points, "covers": covers}
