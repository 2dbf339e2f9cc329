"""The results of a sailing, shown to all players before one of them commits to it."""

from typing_extensions import TypedDict

from benben.engine.bits import has_bit
from benben.engine.question import Question
from benben.engine.rule import rule, wide
from benben.engine.table import Block
from benben.games.imhotep.cards import deliver
from benben.games.imhotep.components import (
    EMPTY,
    HOLD_SPACES,
    PYRAMID_A_POINTS,
    SEATS,
    SIDE_A,
    SITES,
    TEMPLE_COLUMNS,
    Site,
)
from benben.games.imhotep.names import SITE_IDS, SiteName
from benben.games.imhotep.scoring import score
from benben.games.imhotep.ships import seat_at, stones_from_bow, taken_spaces
from benben.games.imhotep.sites.obelisks import standing_of
from benben.games.imhotep.sites.pyramids import stones_laid
from benben.games.imhotep.sites.temple import top_of
from benben.games.imhotep.table import ImhotepTable

_SAILING = Question("benben.games.imhotep", "sailing")
_NUMBERS = 5
"""How many numbers of an answer are about a stone."""


class ImhotepLanding(TypedDict):
    """A stone that would be unloaded: its space in the hold (the bow is 1), its owner, and its new place.

    `place` counts from 0: the space of the pyramid, the column of the temple, the space of the burial
    chamber, the height on the spaces of its colour at the obelisks; None if it is uncertain or next to the
    pyramids. `points` are scored immediately. `covers` is the seat whose stone of the temple it would cover.
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


def sailings_of(table: ImhotepTable, ship: int) -> list[ImhotepSailing]:
    """The results of sailing this ship to each free site."""
    return [_sailing(table, ship, site) for site in range(SITES) if int(table.free_sites) >> site & 1]


def is_left_to_owners(table: ImhotepTable, site: int) -> bool:
    """I6.2, I7.6. Whether owners choose what becomes of their stones there."""
    return site == Site.MARKET or (site == Site.PYRAMIDS and table.sides[site] != SIDE_A)


def _sailing(table: ImhotepTable, ship: int, site: int) -> ImhotepSailing:
    if is_left_to_owners(table, site):
        stones = stones_from_bow(int(table.holds[ship]))
        landings = [_landing(space, seat, EMPTY, 0, EMPTY) for space, seat in stones]
        return {"site": SITE_IDS[site], "stones": landings, "change": None}
    found = _SAILING(table, ship, site)
    stone = (found[first : first + _NUMBERS] for first in range(SEATS, len(found), _NUMBERS))
    return {
        "site": SITE_IDS[site],
        "stones": [_landing(*each) for each in stone],
        "change": found[: int(table.seats)],
    }


def _landing(space: int, seat: int, place: int, points: int, covers: int) -> ImhotepLanding:
    return {
        "space": space + 1,
        "seat": seat,
        "place": None if place == EMPTY else place,
        "points": points,
        "covers": None if covers == EMPTY else covers,
    }


@rule
def sailing(table: ImhotepTable, ship: int, site: int, answers: Block) -> int:
    """Lay a ship's stones by the rules of a site that leaves owners no choice; write the changes.

    First, how many more points each seat would have if the game ended then. Then, for each stone from the bow on: its
    space, its seat, its place, the points that it scores immediately, the seat whose stone it covers (`EMPTY`: none).
    """
    hold, seats = int(table.holds[ship]), int(table.seats)
    taken, end = taken_spaces(hold), wide(SEATS)
    for seat in range(seats):
        answers[seat] = -score(table, seat)
    for space in range(HOLD_SPACES):
        if has_bit(taken, space):
            seat = seat_at(hold, space)
            place = next_place(table, site, seat)
            track = track_points(table, seat)
            answers[end] = space
            answers[end + 1] = seat
            answers[end + 2] = place
            answers[end + 4] = top_of(table, place) if site == Site.TEMPLE else EMPTY
            deliver(table, site, seat)
            answers[end + 3] = track_points(table, seat) - track
            end += _NUMBERS
    for seat in range(seats):
        answers[seat] += score(table, seat)
    return end


@rule
def next_place(table: ImhotepTable, site: int, seat: int) -> int:
    """The place of a stone (`ImhotepLanding`), `EMPTY` next to the pyramids."""
    laid = stones_laid(table, site)
    if site == Site.PYRAMIDS:
        return laid if laid < len(PYRAMID_A_POINTS) else EMPTY
    if site == Site.TEMPLE:
        return laid % int(TEMPLE_COLUMNS[table.seats])
    return standing_of(table, seat) if site == Site.OBELISKS else laid


@rule
def track_points(table: ImhotepTable, seat: int) -> int:
    """The points of a seat on the score track."""
    points = wide(0)
    for item in range(table.points.shape[1]):
        points += table.points[seat, item]
    return int(points)
