"""A seat's or a spectator's view of a table of The Duel (D11)."""

from collections.abc import Sequence
from typing import Literal, TypeAlias, get_args

from typing_extensions import TypedDict

from benben.engine.bits import has_bit
from benben.engine.outcome import ReceiptLine
from benben.engine.table import OVER
from benben.engine.tally import receipt_of
from benben.engine.view import ViewHeader, names_of, view_header
from benben.games.imhotep_duel.components import (
    BLACK,
    CARGO_SPACES,
    EMPTY,
    LINES,
    SIDE_A,
    TEMPLES,
    Item,
    Site,
)
from benben.games.imhotep_duel.deliveries import Delivery, deliveries, owners
from benben.games.imhotep_duel.gains import token_gain, unloading_gains
from benben.games.imhotep_duel.legal import can_take
from benben.games.imhotep_duel.names import (
    ACTION_IDS,
    BOAT_NAMES,
    TOKEN_IDS,
    BoatName,
    DuelAction,
    DuelToken,
)
from benben.games.imhotep_duel.rules import boats_to_unload, meeples_in_hand
from benben.games.imhotep_duel.scoring import tally_of
from benben.games.imhotep_duel.table import DuelTable, Step

StepName = Literal[
    "turn", "place", "place_to_unload", "may_place", "unload", "may_unload", "take", "swap", "refill", "load",
    "over",
]  # fmt: skip
_STEP_NAMES: tuple[StepName, ...] = names_of(Step, StepName)
Side: TypeAlias = Literal["A", "B"]
_SIDES: tuple[Side, ...] = get_args(Side)
_ITEMS, _QUIET, _TEMPLE = tuple(Item), (Item.PYRAMID,), Item.TEMPLE.name.lower()


class DuelSides(TypedDict):
    """The side of each site's boards that is up, for both players."""

    obelisk: Side
    temple: Side
    pyramid: Side
    tomb: Side


class DuelDelivery(TypedDict):
    """The receiver of the token on a cargo `space`: the meeple of `seat` on the space `harbor`; None: the box."""

    space: Literal[1, 2, 3]
    harbor: int | None
    seat: int | None


class DuelGains(TypedDict):
    """The gains from unloading a boat, for sites and action tokens.

    Each of its `tokens`, in order, adds to its receiver (0 for the box); all together to each of the `seats`.
    """

    tokens: list[int]
    seats: list[int]


class DuelBoat(TypedDict):
    """A boat: the tokens on its cargo spaces, the harbor spaces it serves (closest first), the result of unloading it.

    `unload` is in the order of unloading, and empty while the boat must not be unloaded. `taking` is what each token
    that may be taken would add for the actor; None for the others, and empty while no seat takes a token.
    """

    name: BoatName
    in_play: bool
    cargo: list[DuelToken | None]
    line: list[int]
    unload: list[DuelDelivery]
    gains: DuelGains | None
    taking: list[int | None]


class DuelPoints(TypedDict):
    """The worth now of each site, unused action tokens and meeples on the harbor; None while it is hidden."""

    obelisk: int
    temple: int | None
    pyramid: int
    tomb: int
    actions: int
    meeples: int


class DuelSeat(TypedDict):
    """The things in front of a seat. `meeples` are in hand; `tokens` leaves out kinds that are absent or face down."""

    seat: int
    color: Literal["black", "white"]
    meeples: int
    tokens: dict[DuelToken, int]
    temples: int
    actions: dict[DuelAction, int]
    first_to_five: bool
    sites: DuelPoints
    points: int | None


class DuelView(ViewHeader):
    """A table of The Duel as `viewer` sees it (None: a spectator). `harbor` has the owner of each meeple."""

    game: Literal["imhotep_duel"]
    turn: int
    step: StepName
    playing: DuelAction | None
    sides: DuelSides
    open_temples: bool
    supply: int
    reserve: int
    boats_left: int
    unloads_left: int
    harbor: list[int | None]
    boats: list[DuelBoat]
    seats: list[DuelSeat]


def view(table: DuelTable, seat: int | None) -> DuelView:
    """The view of *seat*, None for a spectator. D11.3. Temple tokens of side A lie face down, the owner's too."""
    actor, tally = int(table.actor), tally_of(table)
    lines, harbor = receipt_of(tally, _ITEMS, quiet=_QUIET), owners(table)
    return {
        "game": "imhotep_duel",
        **view_header(table, seat, _shown(table, lines)),
        "turn": int(table.turn),
        "step": "over" if actor == OVER else _STEP_NAMES[int(table.step)],
        "playing": None if table.playing == EMPTY else ACTION_IDS[int(table.playing)],
        "sides": _sides(table),
        "open_temples": bool(table.open_temples),
        "supply": int(table.supply),
        "reserve": int(table.reserve),
        "boats_left": int(table.boats).bit_count(),
        "unloads_left": unloads_left(table),
        "harbor": harbor,
        "boats": _boats(table, harbor),
        "seats": [_seat(table, each, lines) for each, lines in enumerate(tally)],
    }


def hides_temples(table: DuelTable) -> bool:
    """D11.3 to D11.7. Whether temple tokens lie face down."""
    return bool(table.sides[Site.TEMPLE] == SIDE_A and not table.open_temples and table.actor != OVER)


def unloads_left(table: DuelTable) -> int:
    """D8.2. Unloadings until one boat is left: a reload each for the supply, then a boat less each."""
    awaited = int((table.cargo == EMPTY).sum()) if table.step == Step.LOAD else 0
    return (int(table.supply) - awaited) // CARGO_SPACES + int(table.boats).bit_count() - 1


# ---- the parts ---------------------------------------------------------------------------------------------------
def _sides(table: DuelTable) -> DuelSides:
    obelisk, temple, pyramid, tomb = (_SIDES[int(side)] for side in table.sides)
    return {"obelisk": obelisk, "temple": temple, "pyramid": pyramid, "tomb": tomb}


def _boats(table: DuelTable, harbor: list[int | None]) -> list[DuelBoat]:
    can_unload = 0 if table.actor == OVER else boats_to_unload(table)
    in_play, takes = int(table.boats), table.actor >= 0 and table.step == Step.TAKE
    return [
        {
            "name": BOAT_NAMES[boat],
            "in_play": bool(has_bit(in_play, boat)),
            "cargo": [None if kind == EMPTY else TOKEN_IDS[kind] for kind in cargo],
            "line": line,
            "unload": list(map(_delivery, deliveries(harbor, boat))) if has_bit(can_unload, boat) else [],
            "gains": _gains(table, boat) if has_bit(can_unload, boat) else None,
            "taking": _taking(table, boat) if takes else [],
        }
        for boat, (cargo, line) in enumerate(zip(table.cargo.tolist(), LINES.tolist(), strict=True))
    ]


def _delivery(delivery: Delivery) -> DuelDelivery:
    numbers: tuple[Literal[1], Literal[2], Literal[3]] = (1, 2, 3)
    return {"space": numbers[delivery.space], "harbor": delivery.harbor, "seat": delivery.seat}


def _gains(table: DuelTable, boat: int) -> DuelGains:
    tokens, seats = unloading_gains(table, boat)
    return {"tokens": tokens, "seats": seats}


def _taking(table: DuelTable, boat: int) -> list[int | None]:
    actor = int(table.actor)
    return [
        token_gain(table, actor, int(table.cargo[boat, space])) if can_take(table, boat, space) else None
        for space in range(CARGO_SPACES)
    ]


def _seat(table: DuelTable, seat: int, lines: Sequence[tuple[int, int]]) -> DuelSeat:
    sites, held = _points(table, lines), table.tokens[seat].tolist()
    shown = [points for points in sites.values() if isinstance(points, int)]
    return {
        "seat": seat,
        "color": "black" if seat == BLACK else "white",
        "meeples": int(meeples_in_hand(table, seat)),
        "tokens": _tokens(table, seat),
        "temples": lines[Item.TEMPLE][0],
        "actions": {name: held[kind] for kind, name in ACTION_IDS.items() if held[kind]},
        "first_to_five": bool(table.first_to_five == seat),
        "sites": sites,
        "points": None if sites["temple"] is None else sum(shown),
    }  # fmt: skip


def _tokens(table: DuelTable, seat: int) -> dict[DuelToken, int]:
    hidden = range(*TEMPLES) if hides_temples(table) else ()
    return {
        TOKEN_IDS[kind]: count
        for kind, count in enumerate(table.tokens[seat].tolist())
        if count and kind not in hidden and kind not in ACTION_IDS
    }


def _points(table: DuelTable, lines: Sequence[tuple[int, int]]) -> DuelPoints:
    points = [points for _, points in lines]
    hidden = hides_temples(table) and lines[Item.TEMPLE][0] > 0
    return {
        "obelisk": points[Item.OBELISK],
        "temple": None if hidden else points[Item.TEMPLE],
        "pyramid": points[Item.LIGHT_PYRAMID] + points[Item.DARK_PYRAMID] + points[Item.PYRAMID],
        "tomb": points[Item.TOMB],
        "actions": points[Item.ACTIONS],
        "meeples": points[Item.MEEPLES],
    }


# ---- the receipt -------------------------------------------------------------------------------------------------
def receipt(table: DuelTable) -> list[ReceiptLine]:
    """Every point of every seat, as if the game ended now."""
    return receipt_of(tally_of(table), _ITEMS, quiet=_QUIET)


def _shown(table: DuelTable, lines: list[ReceiptLine]) -> list[ReceiptLine]:
    return [line for line in lines if line.item != _TEMPLE] if hides_temples(table) else lines
