"""A seat's or a spectator's view of a table of Imhotep (I16)."""

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from typing_extensions import TypedDict

from benben.engine.outcome import ReceiptLine
from benben.engine.table import OVER
from benben.engine.tally import receipt_of
from benben.engine.view import ViewHeader, view_header
from benben.games.imhotep.boards import RECONSTRUCTED, Bonus, Column
from benben.games.imhotep.chamber import ImhotepGroup, chamber_groups, chamber_leaders
from benben.games.imhotep.components import (
    EMPTY,
    PYRAMID_A_POINTS,
    ROUNDS,
    SHIPS,
    SIDE_A,
    SIDE_B,
    SITES,
    TEMPLE_COLUMNS,
    Item,
    Site,
)
from benben.games.imhotep.names import (
    BLUE_IDS,
    CARD_IDS,
    COLOR_IDS,
    SITE_IDS,
    ColorName,
    ImhotepBlueCard,
    ImhotepCard,
    SiteName,
)
from benben.games.imhotep.previews import ImhotepSailing, sailings_of
from benben.games.imhotep.scoring import tally_of
from benben.games.imhotep.ships import can_sail, fewest_stones, seat_at, taken_spaces
from benben.games.imhotep.sites.obelisks import standing_of
from benben.games.imhotep.table import ImhotepTable, Step

StepName = Literal[
    "turn", "place", "place_to_sail", "sail", "sail_on", "order", "take", "keep", "build",
    "may_draw", "may_get", "may_place", "choose", "deal_round", "deal_offer", "look", "draw", "clear", "over",
]  # fmt: skip
_STEP_NAMES: dict[int, StepName] = dict(enumerate(get_args(StepName)))
SideLetter: TypeAlias = Literal["A", "B"]
_SIDES: tuple[SideLetter, ...] = get_args(SideLetter)
BonusName: TypeAlias = Literal["card", "stones", "ship"]
_BONUS_NAMES: dict[int, BonusName] = dict(enumerate(get_args(BonusName), Bonus.CARD))
ColumnName: TypeAlias = Literal["point", "choice", "points", "card"]
"""The gift of a column of the temple: `point` on side A; on side B 1 point or 2 stones, 2 points, or a card."""
_COLUMN_NAMES: dict[int, ColumnName] = {
    Column.CHOICE: "choice",
    Column.POINTS: "points",
    Column.CARD: "card",
}


class ImhotepSides(TypedDict):
    """The side of each board that is up."""

    market: SideLetter
    pyramids: SideLetter
    temple: SideLetter
    burial_chamber: SideLetter
    obelisks: SideLetter


class ImhotepShip(TypedDict):
    """A ship of the round: whose stones lie in its hold (from the bow), where it has sailed to.

    `sailings` foresees what each sailing that is possible now would bring; it is empty for a ship that cannot sail.
    """

    number: Literal[1, 2, 3, 4]
    capacity: int
    fewest: int
    hold: list[int | None]
    site: SiteName | None
    sailings: list[ImhotepSailing]


class ImhotepMarket(TypedDict):
    """The market: face-up cards by place, how many lie face down, the piles; `looking` only for the seat that looks."""

    offer: list[ImhotepCard | None]
    pair: int
    pile: int
    discard: dict[ImhotepCard, int]
    looking: list[ImhotepCard] | None


class ImhotepPyramid(TypedDict):
    """A pyramid: whose stone lies on each space, and what each space says, in the order of building."""

    stones: list[int | None]
    spaces: list[int | BonusName]


class ImhotepColumn(TypedDict):
    """A column of the temple: whose stones, from the ground up, and what the highest gives at the end of a round."""

    gives: ColumnName
    stones: list[int]


class ImhotepTower(TypedDict):
    """A point space of the obelisks, side B, and whose obelisk stands there."""

    points: int
    seat: int | None


class ImhotepSeat(TypedDict):
    """The things in front of a seat. `track` are its points on the score track, `points` those if the game ended now.

    `sites` are the points of each building if the game ended now.
    """

    seat: int
    color: ColorName
    sled: int
    quarry: int
    cards: dict[ImhotepCard, int]
    track: int
    points: int
    sites: dict[str, int]
    may_play_blue: bool


class ImhotepView(ViewHeader):
    """A table of Imhotep as `viewer` sees it (None: a spectator). Lists by seat have an entry for each seat."""

    game: Literal["imhotep"]
    turn: int
    step: StepName
    playing: ImhotepBlueCard | None
    round: int
    rounds: int
    sides: ImhotepSides
    wrath: bool
    blue_cards: Literal["turn", "round"]
    reconstructed: list[SiteName]
    ships: list[ImhotepShip]
    sailing: int | None
    order: list[int]
    in_hand: int | None
    market: ImhotepMarket
    pyramids: list[ImhotepPyramid]
    side_stones: list[int]
    temple: list[ImhotepColumn]
    burial_chamber: list[int]
    chamber_points: list[int]
    chamber_groups: list[ImhotepGroup]
    chamber_leaders: list[list[int]]
    obelisks: list[int]
    towers: list[ImhotepTower]
    seats: list[ImhotepSeat]


def view(table: ImhotepTable, seat: int | None) -> ImhotepView:
    """The view of *seat*, None for a spectator. I16.3: only the pair that another seat is looking at is hidden."""
    actor, tally = int(table.actor), tally_of(table)
    return {
        "game": "imhotep",
        **view_header(table, seat, receipt_of(tally, tuple(Item))),
        "turn": int(table.turn),
        "step": "over" if actor == OVER else _STEP_NAMES[int(table.step)],
        "playing": None if table.playing == EMPTY else BLUE_IDS[int(table.playing)],
        "round": int(table.round_number) + 1,
        "rounds": ROUNDS,
        "sides": _sides(table),
        "wrath": bool(table.wrath),
        "blue_cards": "round" if table.blue_once else "turn",
        "reconstructed": reconstructed(table),
        "ships": [_ship(table, ship) for ship in range(SHIPS) if table.capacity[ship]],
        "sailing": None if table.sailing == EMPTY else int(table.sailing) + 1,
        "order": [int(color) - 1 for color in table.order if color],
        "in_hand": actor if actor >= 0 and table.step in (Step.TAKE, Step.BUILD) else None,
        "market": _market(table, seat),
        "pyramids": _pyramids(table),
        "side_stones": side_stones(table),
        "temple": [_column(table, column) for column in range(TEMPLE_COLUMNS[table.seats])],
        "burial_chamber": [int(owner) for owner in table.chamber if owner != EMPTY],
        "chamber_points": _chamber_points(table),
        "chamber_groups": chamber_groups(table),
        "chamber_leaders": chamber_leaders(table),
        "obelisks": [int(standing_of(table, each)) for each in range(table.seats)],
        "towers": _towers(table),
        "seats": [_seat(table, each, lines) for each, lines in enumerate(tally)],
    }


def views_differ(table: ImhotepTable) -> bool:
    """I16.3. Whether a seat may be looking at the pair."""
    return int(table.step) in {Step.LOOK, Step.KEEP}


def looks(table: ImhotepTable, seat: int | None) -> bool:
    """I16.3. Whether *seat* is the one who looks at the pair."""
    if table.step == Step.LOOK:
        return bool(table.receiver == seat)
    return bool(table.step == Step.KEEP and table.actor == seat)


def reconstructed(table: ImhotepTable) -> list[SiteName]:
    """I17.5. The sites whose side B is up with figures that no source gave."""
    pyramids, temple, spaces = (
        tuple(int(figure) for figure in block.flat)
        for block in (table.pyramid_spaces, table.temple_columns, table.tower_points)
    )
    guessed = {
        Site.PYRAMIDS: pyramids == tuple(figure for each in RECONSTRUCTED.pyramids for figure in each),
        Site.TEMPLE: temple == RECONSTRUCTED.temple,
        Site.BURIAL_CHAMBER: tuple(map(int, table.chamber_points)) == RECONSTRUCTED.places(int(table.seats)),
        Site.OBELISKS: tuple(space for space in spaces if space) == RECONSTRUCTED.obelisks,
    }
    return [
        SITE_IDS[site] for site, is_guessed in guessed.items() if is_guessed and table.sides[site] == SIDE_B
    ]


# ---- the parts ---------------------------------------------------------------------------------------------------
def _sides(table: ImhotepTable) -> ImhotepSides:
    market, pyramids, temple, burial_chamber, obelisks = (_SIDES[int(side)] for side in table.sides)
    return {
        "market": market,
        "pyramids": pyramids,
        "temple": temple,
        "burial_chamber": burial_chamber,
        "obelisks": obelisks,
    }


def _ship(table: ImhotepTable, ship: int) -> ImhotepShip:
    numbers: tuple[Literal[1, 2, 3, 4], ...] = (1, 2, 3, 4)
    hold = int(table.holds[ship])
    taken = taken_spaces(hold)
    to_sail = table.actor >= 0 and table.step in (Step.TURN, Step.SAIL, Step.SAIL_ON)
    chosen = table.step != Step.SAIL_ON or table.sailing == ship
    return {
        "number": numbers[ship],
        "capacity": int(table.capacity[ship]),
        "fewest": int(fewest_stones(table, ship)),
        "hold": [
            int(seat_at(hold, space)) if taken >> space & 1 else None for space in range(table.capacity[ship])
        ],
        "site": None if table.destination[ship] == EMPTY else SITE_IDS[int(table.destination[ship])],
        "sailings": sailings_of(table, ship) if to_sail and chosen and can_sail(table, ship) else [],
    }


def _market(table: ImhotepTable, viewer: int | None) -> ImhotepMarket:
    looking = [CARD_IDS[int(kind)] for kind in table.looking if kind != EMPTY]
    offered = slice(0, len(table.offer) - int(table.sides[Site.MARKET] == SIDE_B))
    return {
        "offer": [None if kind == EMPTY else CARD_IDS[int(kind)] for kind in table.offer[offered]],
        "pair": int(table.pair),
        "pile": int(table.pile),
        "discard": {CARD_IDS[kind]: int(count) for kind, count in enumerate(table.discard) if count},
        "looking": looking if looking and looks(table, viewer) else None,
    }


def _pyramids(table: ImhotepTable) -> list[ImhotepPyramid]:
    owners = [None if owner == EMPTY else int(owner) for owner in table.pyramids.flat]
    if table.sides[Site.PYRAMIDS] == SIDE_A:
        points: list[int | BonusName] = [int(points) for points in PYRAMID_A_POINTS]
        return [{"stones": owners[: len(points)], "spaces": points}]
    size = len(table.pyramid_spaces[0])
    return [
        {
            "stones": owners[size * pyramid : size * (pyramid + 1)],
            "spaces": [_BONUS_NAMES.get(int(figure), int(figure)) for figure in figures],
        }
        for pyramid, figures in enumerate(table.pyramid_spaces)
    ]


def side_stones(table: ImhotepTable) -> list[int]:
    """I7.4, I7.14. Stones of each seat next to the pyramids."""
    return [
        int(table.stones[Site.PYRAMIDS, seat]) - int((table.pyramids == seat).sum())
        for seat in range(table.seats)
    ]


def _column(table: ImhotepTable, column: int) -> ImhotepColumn:
    width = int(TEMPLE_COLUMNS[table.seats])
    on_side_a = table.sides[Site.TEMPLE] == SIDE_A
    return {
        "gives": "point" if on_side_a else _COLUMN_NAMES[int(table.temple_columns[column])],
        "stones": [int(owner) for owner in table.temple[column::width] if owner != EMPTY],
    }


def _chamber_points(table: ImhotepTable) -> list[int]:
    """I17.3. The points of each place in a row; nothing on side A."""
    if table.sides[Site.BURIAL_CHAMBER] == SIDE_A:
        return []
    return [int(points) for points in table.chamber_points[: table.seats]]


def _towers(table: ImhotepTable) -> list[ImhotepTower]:
    if table.sides[Site.OBELISKS] == SIDE_A:
        return []
    return [
        {"points": int(points), "seat": None if owner == EMPTY else int(owner)}
        for points, owner in zip(table.tower_points, table.towers, strict=True)
        if points
    ]


def _seat(table: ImhotepTable, seat: int, lines: Sequence[tuple[int, int]]) -> ImhotepSeat:
    return {
        "seat": seat,
        "color": COLOR_IDS[seat],
        "sled": int(table.sled[seat]),
        "quarry": int(table.quarry[seat]),
        "cards": {CARD_IDS[kind]: int(count) for kind, count in enumerate(table.cards[seat]) if count},
        "track": int(table.points[seat].sum()),
        "points": sum(points for _, points in lines),
        "sites": {SITE_IDS[site]: lines[site - 1][1] for site in range(1, SITES)},
        "may_play_blue": not (table.blue_once and int(table.blue_played) >> seat & 1),
    }


# ---- the receipt -------------------------------------------------------------------------------------------------
def receipt(table: ImhotepTable) -> list[ReceiptLine]:
    """Every point of every seat, as if the game ended now."""
    return receipt_of(tally_of(table), tuple(Item))
