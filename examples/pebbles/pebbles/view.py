"""What a seat or a spectator is shown of a table of Pebbles."""

from typing import Literal

from typing_extensions import TypedDict

from benben.engine.table import OVER
from benben.engine.view import ViewHeader, names_of, view_header
from pebbles.components import Colour
from pebbles.scoring import receipt, score
from pebbles.table import PebblesTable, Step

StepName = Literal["turn", "gift"]
_STEP_NAMES: tuple[StepName, ...] = names_of(Step, StepName)


class PebblesSeat(TypedDict):
    """What lies before a seat; *hand* by color, None for whoever must not see it."""

    seat: int
    points: int | None
    laid: int
    hand_size: int
    hand: dict[str, int] | None


class PebblesView(ViewHeader):
    """The whole table."""

    game: Literal["pebbles"]
    turn: int
    step: StepName
    bag_size: int
    gone: int
    seats: list[PebblesSeat]


def view(table: PebblesTable, seat: int | None) -> PebblesView:
    """What *seat* may see, a spectator with None."""
    seen = [line for line in receipt(table) if sees_hand(table, line.seat, seat)]
    return {
        "game": "pebbles",
        **view_header(table, seat, seen),
        "turn": int(table.turn),
        "step": _STEP_NAMES[int(table.step)],
        "bag_size": int(table.bag.sum()),
        "gone": int(table.gone),
        "seats": [_seat(table, other, seat) for other in range(table.seats)],
    }


def sees_hand(table: PebblesTable, seat: int, viewer: int | None) -> bool:
    """P3, P5. Whether *viewer* may see the hand of *seat*."""
    return seat == viewer or bool(table.open_hands) or bool(table.actor == OVER)


def _seat(table: PebblesTable, seat: int, viewer: int | None) -> PebblesSeat:
    hand = table.hands[seat]
    shown = {colour.name.lower(): int(hand[colour]) for colour in Colour}
    return {
        "seat": seat,
        "points": int(score(table, seat)) if sees_hand(table, seat, viewer) else None,
        "laid": int(table.laid[seat]),
        "hand_size": int(hand.sum()),
        "hand": shown if sees_hand(table, seat, viewer) else None,
    }
