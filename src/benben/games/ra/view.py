"""A seat's or a spectator's view of a table of Ra (R13), and a bot's knowledge."""

from collections.abc import Iterable
from typing import Literal

from typing_extensions import TypedDict

from benben.engine.outcome import ReceiptLine
from benben.engine.question import Question
from benben.engine.table import OVER
from benben.engine.view import ViewHeader, names_of, view_header
from benben.games.ra.components import (
    EMPTY,
    ITEMS,
    MONUMENT_SET_FIVES,
    MONUMENTS,
    START_POINTS,
    Edition,
    Item,
)
from benben.games.ra.names import TILE_IDS, RaTile
from benben.games.ra.rules import must_bid
from benben.games.ra.suns import list_suns
from benben.games.ra.table import NOBODY, PASSED, Cause, RaTable, Step
from benben.games.ra.track_value import lots

EDITION_NAMES: dict[int, Literal["2022", "1999"]] = {Edition.GAMES_2022: "2022", Edition.ALEA_1999: "1999"}
StepName = Literal["deal", "turn", "draw", "gods", "auction", "discard", "over"]
_STEP_NAMES: tuple[StepName, ...] = names_of(Step, StepName)
CauseName = Literal["ra_tile", "full_track", "invoked"]
_CAUSE_NAMES: tuple[CauseName, ...] = names_of(Cause, CauseName)
_SHEET = Question("benben.games.ra", "sheet")
_EPOCHS: tuple[Literal[1], Literal[2], Literal[3]] = (1, 2, 3)


class RaAuction(TypedDict):
    """The auction that is going on. `bids` by seat: a sun, `"pass"`, or None for not asked (yet)."""

    ra_player: int
    cause: CauseName
    must_bid: bool
    bids: list[int | Literal["pass"] | None]
    highest: int | None
    highest_bidder: int | None


class RaDiscard(TypedDict):
    """How many tiles of which family the actor must still choose to lose."""

    category: Literal["civilization", "monument"]
    count: int


class RaSeat(TypedDict):
    """The things in front of a seat. `points` is None while it is hidden; `tiles` leaves out kinds that are not there.

    `lot` says how many points more the tiles on the track would bring at the end of this epoch, as all else stands;
    None where the seat would have to choose what a disaster takes.
    """

    seat: int
    points: int | None
    suns_up: list[int]
    suns_down: list[int]
    tiles: dict[RaTile, int]
    lot: int | None


class RaView(ViewHeader):
    """A table of Ra as `viewer` sees it (None: a spectator)."""

    game: Literal["ra"]
    edition: Literal["2022", "1999"]
    turn: int
    step: StepName
    epoch: Literal[1, 2, 3]
    ra_count: int
    ra_limit: int
    bag_size: int
    track: list[RaTile | None]
    centre: int
    auction: RaAuction | None
    discard: RaDiscard | None
    seats: list[RaSeat]


def view(table: RaTable, seat: int | None) -> RaView:
    """The view of *seat*, None for a spectator. R13.2: points and receipts of others are hidden until the end."""
    actor = int(table.actor)
    return {
        "game": "ra",
        **view_header(table, seat, (line for line in receipt(table) if sees_points(table, line.seat, seat))),
        "edition": EDITION_NAMES[int(table.edition)],
        "turn": int(table.turn),
        "step": "over" if actor == OVER else _STEP_NAMES[int(table.step)],
        "epoch": _EPOCHS[int(table.epoch)],
        "ra_count": int(table.ra_count),
        "ra_limit": int(table.ra_limit),
        "bag_size": int(table.bag_size),
        "track": [None if kind == EMPTY else TILE_IDS[int(kind)] for kind in table.track],
        "centre": int(table.centre),
        "auction": _auction(table),
        "discard": _discard(table),
        "seats": [_seat(table, other, seat, lot) for other, lot in enumerate(lots(table))],
    }


def views_differ(table: RaTable) -> bool:
    """R13.2 to R13.4. Whether points are hidden."""
    return not sees_points(table, 0, None)


def sees_points(table: RaTable, seat: int, viewer: int | None) -> bool:
    """R13.2 to R13.4. Whether *viewer* may see the points of *seat*."""
    return seat == viewer or bool(table.open_scores) or bool(table.actor == OVER)


def _auction(table: RaTable) -> RaAuction | None:
    if table.actor < 0 or table.step != Step.AUCTION:
        return None
    return {
        "ra_player": int(table.ra_player),
        "cause": _CAUSE_NAMES[int(table.cause)],
        "must_bid": bool(must_bid(table)),
        "bids": ["pass" if bid == PASSED else int(bid) or None for bid in table.bids[: table.seats]],
        "highest": int(table.high_bid) or None,
        "highest_bidder": None if table.high_bidder == NOBODY else int(table.high_bidder),
    }


def _discard(table: RaTable) -> RaDiscard | None:
    if table.actor < 0 or table.step != Step.DISCARD:
        return None
    if table.civilizations_to_lose > 0:
        return {"category": "civilization", "count": int(table.civilizations_to_lose)}
    return {"category": "monument", "count": int(table.monuments_to_lose)}


def _seat(table: RaTable, seat: int, viewer: int | None, lot: int | None) -> RaSeat:
    return {
        "seat": seat,
        "points": int(table.points[seat]) if sees_points(table, seat, viewer) else None,
        "suns_up": list_suns(table.suns_up[seat]),
        "suns_down": list_suns(table.suns_down[seat]),
        "tiles": {
            name: int(table.tiles[seat, kind]) for kind, name in TILE_IDS.items() if table.tiles[seat, kind]
        },
        "lot": lot,
    }


# ---- R10.15 the receipt ------------------------------------------------------------------------------------------
def receipt(table: RaTable) -> list[ReceiptLine]:
    """Every point of every seat: the start, each item of each scored epoch, and what the floor at zero gave back."""
    scored = int(table.epoch) + (1 if table.actor == OVER else 0)
    return [line for seat in range(table.seats) for line in _seat_receipt(table, seat, scored)]


def _seat_receipt(table: RaTable, seat: int, scored: int) -> Iterable[ReceiptLine]:
    yield ReceiptLine(seat, 0, "start", START_POINTS, START_POINTS)
    total = START_POINTS
    sheet = _SHEET(table, seat, scored)
    for epoch in range(scored):
        lines = sheet[2 * ITEMS * epoch : 2 * ITEMS * (epoch + 1)]
        for item, written, points in zip(Item, lines[::2], lines[1::2], strict=True):
            count = _equal_monuments(table, seat) if written and item == Item.MONUMENT_SETS else written
            if count or points:
                yield ReceiptLine(seat, epoch + 1, item.name.lower(), count, points)
        total += sum(lines[1::2])
        if total < 0:
            yield ReceiptLine(seat, epoch + 1, "floor", 1, -total)
            total = 0


def _equal_monuments(table: RaTable, seat: int) -> int:
    """How many sets of equal monuments score; the score sheet counts the fives."""
    return sum(bool(MONUMENT_SET_FIVES[table.tiles[seat, kind]]) for kind in range(*MONUMENTS))
