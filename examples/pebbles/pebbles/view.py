"""What a seat or a spectator is shown of a table of Pebbles."""

from typing import Literal

from typing_extensions import TypedDict

from benben.engine.outcome import ReceiptEntry
from benben.engine.table import OVER
from pebbles.components import Colour
from pebbles.scoring import receipt
from pebbles.table import PebblesTable, Step


class PebblesSeat(TypedDict):
    """What lies before a seat; *hand* by color, None for whoever must not see it."""

    seat: int
    laid: int
    hand_size: int
    hand: dict[str, int] | None


class PebblesView(TypedDict):
    """The whole table."""

    game: Literal["pebbles"]
    viewer: int | None
    over: bool
    actor: int | None
    turn: int
    step: str
    bag_size: int
    gone: int
    seats: list[PebblesSeat]
    receipt: list[ReceiptEntry]


def view(table: PebblesTable, seat: int | None) -> PebblesView:
    """What *seat* may see, a spectator with None."""
    actor = int(table.actor)
    return {
        "game": "pebbles",
        "viewer": seat,
        "over": actor == OVER,
        "actor": actor if actor >= 0 else None,
        "turn": int(table.turn),
        "step": Step(table.step).name.lower(),
        "bag_size": int(table.bag.sum()),
        "gone": int(table.gone),
        "seats": [_seat(table, other, seat) for other in range(table.seats)],
        "receipt": [line.entry for line in receipt(table) if sees_hand(table, line.seat, seat)],
    }


def sees_hand(table: PebblesTable, seat: int, viewer: int | None) -> bool:
    """P3, P5. Whether *viewer* may see the hand of *seat*."""
    return seat == viewer or bool(table.open_hands) or bool(table.actor == OVER)


def _seat(table: PebblesTable, seat: int, viewer: int | None) -> PebblesSeat:
    hand = table.hands[seat]
    shown = {colour.name.lower(): int(hand[colour]) for colour in Colour}
    return {
        "seat": seat,
        "laid": int(table.laid[seat]),
        "hand_size": int(hand.sum()),
        "hand": shown if sees_hand(table, seat, viewer) else None,
    }
