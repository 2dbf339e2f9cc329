"""The moves of Imhotep: a typed value, a line of notation (I18), words, pieces and events for each."""

from dataclasses import dataclass

from typing_extensions import override

from benben.engine.event import Event, Journey, arrives, event, leaves
from benben.engine.message import Message, message
from benben.engine.notation import Move, MoveList
from benben.engine.table import OVER
from benben.games.imhotep import spots
from benben.games.imhotep.boards import PYRAMID_NAMES
from benben.games.imhotep.card_moves import Draw, Keep, Play, Reveal, Take, TakePair
from benben.games.imhotep.codes import Code
from benben.games.imhotep.components import (
    CARDS_OF_ROUNDS,
    FEWEST_SEATS,
    HOLD_SPACES,
    PYRAMIDS_B,
    ROUND_CARDS,
    SEATS,
    SHIPS,
    STONES_TO_GET,
    TEMPLE_B_STONES,
    TEMPLE_POINTS,
    Color,
    Site,
)
from benben.games.imhotep.move import ImhotepMove
from benben.games.imhotep.names import color_name, pyramid_name, site_name
from benben.games.imhotep.rules import stones_to_get
from benben.games.imhotep.ships import stones_from_bow
from benben.games.imhotep.table import ImhotepTable, Step


def _still_aboard(cargo: list[str], ship: int, after: ImhotepTable) -> list[Journey]:
    """The rest of a *cargo* to be unloaded, from its old places to its new ones."""
    left = spots.cargo_spots(after, ship)
    return [leaves(spot, now) for spot, now in zip(cargo[len(cargo) - len(left) :], left, strict=True)]


# ---- stones and ships --------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Place(ImhotepMove):
    """I4.4. Place a stone on a *space* of a *ship*, both counted from 0."""

    ship: int
    space: int
    verb = "place"
    first = Code.PLACE
    choices = (range(SHIPS), range(HOLD_SPACES))

    @property
    @override
    def noun(self) -> str:
        """Ship and space, counted from one, the space at the bow first."""
        return f"{self.ship + 1}:{self.space + 1}"

    @override
    def describe(self, table: ImhotepTable) -> Message:
        return message("imhotep-move-place", ship=self.ship + 1, space=self.space + 1)

    @override
    def targets(self, table: ImhotepTable) -> list[str]:
        """A stone is carried from the sled, or the ship is chosen before the space."""
        return [spots.SLED, spots.ship_spot(self.ship), spots.hold_spot(self.ship, self.space)]

    @override
    def events(self, before: ImhotepTable, after: ImhotepTable) -> list[Event]:
        seat = int(before.actor)
        flight = arrives(
            spots.sled_spot(seat, int(before.sled[seat])), spots.hold_spot(self.ship, self.space)
        )
        return [event("imhotep-event-place", flight, seat=seat, ship=self.ship + 1, space=self.space + 1)]


@dataclass(frozen=True)
class Sail(ImhotepMove):
    """I5.1. Sail a *ship* to a *site*."""

    ship: int
    site: Site
    verb = "sail"
    first = Code.SAIL
    choices = (range(SHIPS), tuple(Site))

    @property
    @override
    def noun(self) -> str:
        """Ship, counted from one, and site."""
        return f"{self.ship + 1} {self.site.title}"

    @override
    def describe(self, table: ImhotepTable) -> Message:
        return message("imhotep-move-sail", ship=self.ship + 1, site=site_name(self.site))

    @override
    def targets(self, table: ImhotepTable) -> list[str]:
        return [spots.ship_spot(self.ship), spots.site_spot(self.site)]

    @override
    def events(self, before: ImhotepTable, after: ImhotepTable) -> list[Event]:
        seat, name = int(before.actor), spots.ship_spot(self.ship)
        flights = (
            [leaves(name, name), *_still_aboard(self.cargo(before), self.ship, after)]
            if self.is_moored(after)
            else []
        )
        site = site_name(self.site)
        return [event("imhotep-event-sail", *flights, seat=seat, ship=self.ship + 1, site=site)]

    @override
    def cargo(self, before: ImhotepTable) -> list[str]:
        return spots.cargo_spots(before, self.ship)

    def is_moored(self, after: ImhotepTable) -> bool:
        """Whether the ship lies at the site; the last one of a round is gone as soon as it has been unloaded."""
        return bool(after.destination[self.ship] == self.site)


class GetStones(ImhotepMove):
    """I4.1, I7.11, I8.5. Get stones from the quarry: as an action, or as a bonus."""

    verb = "get stones"
    first = Code.GET
    piece = "quarry"

    @override
    def describe(self, table: ImhotepTable) -> Message:
        """I4.2, I7.11, I8.6. How many stones there are to get."""
        most = TEMPLE_B_STONES if table.step == Step.CHOOSE else STONES_TO_GET
        return message("imhotep-move-get", count=int(stones_to_get(table, int(table.actor), most)))

    @override
    def events(self, before: ImhotepTable, after: ImhotepTable) -> list[Event]:
        return []  # the stones say it


@dataclass(frozen=True)
class Unload(ImhotepMove):
    """I12.9. Lever: a stone of this *color* is unloaded next."""

    color: Color
    verb = "unload"
    first = Code.UNLOAD
    choices = (tuple(Color),)

    @property
    @override
    def noun(self) -> str:
        """The colour."""
        return self.color.name.lower()

    @override
    def describe(self, table: ImhotepTable) -> Message:
        return message("imhotep-move-unload", color=color_name(self.color))

    @override
    def targets(self, table: ImhotepTable) -> list[str]:
        ship = int(table.sailing)
        stones = stones_from_bow(int(table.holds[ship]))
        return [spots.hold_spot(ship, space) for space, seat in stones if seat == self.color]

    @override
    def events(self, before: ImhotepTable, after: ImhotepTable) -> list[Event]:
        """I12.8. When the order is complete, stones that cannot be unloaded yet lie in the hold again."""
        if after.order[0] == 0:
            flights = _still_aboard(self.cargo(before), int(before.sailing), after)
        else:
            place = sum(1 for color in before.order if color)
            flights = [leaves(self.targets(before)[0], spots.order_spot(place))]
        return [event("imhotep-event-order", *flights, seat=int(before.actor), color=color_name(self.color))]

    @override
    def cargo(self, before: ImhotepTable) -> list[str]:
        """The stones in the order chosen so far, then the stone of this move nearest to the bow, then the others."""
        waiting = [spots.order_spot(place) for place, color in enumerate(before.order) if color]
        chosen = self.targets(before)[0]
        others = [spot for spot in super().cargo(before) if spot != chosen]
        return [*waiting, chosen, *others]


@dataclass(frozen=True)
class Build(ImhotepMove):
    """I7.6. Lay the stone on the next space of a *pyramid*."""

    pyramid: int
    verb = "build"
    first = Code.BUILD
    choices = (range(PYRAMIDS_B),)

    @property
    @override
    def noun(self) -> str:
        """The name of the pyramid."""
        return PYRAMID_NAMES[self.pyramid]

    @override
    def describe(self, table: ImhotepTable) -> Message:
        return message("imhotep-move-build", pyramid=pyramid_name(self.pyramid))

    @override
    def targets(self, table: ImhotepTable) -> list[str]:
        return [f"pyramid:{PYRAMID_NAMES[self.pyramid]}"]

    @override
    def events(self, before: ImhotepTable, after: ImhotepTable) -> list[Event]:
        return [event("imhotep-event-build", seat=int(before.actor), pyramid=pyramid_name(self.pyramid))]


# ---- bonuses, and nothing to do ----------------------------------------------------------------------------------
class Point(ImhotepMove):
    """I8.5. Temple B: a point instead of stones."""

    verb = "point"
    first = Code.POINT
    piece = "point"

    @override
    def events(self, before: ImhotepTable, after: ImhotepTable) -> list[Event]:
        seat = int(before.actor)
        temple = spots.site_spot(Site.TEMPLE)
        flights = [] if after.actor == OVER else [spots.points_from(temple, seat, TEMPLE_POINTS)]
        return [event("imhotep-event-point", *flights, seat=seat)]


class Decline(ImhotepMove):
    """I7.13. Do without a bonus."""

    verb = "decline"
    first = Code.DECLINE
    piece = "decline"

    @override
    def describe(self, table: ImhotepTable) -> Message:
        bonus = Step(int(table.step)).name.lower().removeprefix("may_")
        return message(f"imhotep-move-decline-{bonus}")


class Pass(ImhotepMove):
    """I3.7. Nothing else is legal."""

    verb = "pass"
    first = Code.PASS
    piece = "pass"


# ---- what chance brings ------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Round(Move):
    """I3.2, I18.3. An outcome of chance: the round card with this *number* and these *capacities* of ships."""

    number: int
    capacities: tuple[int, ...]
    verb = "round"

    @property
    @override
    def noun(self) -> str:
        """The capacities."""
        return " ".join(map(str, self.capacities))

    @property
    @override
    def offset(self) -> int:
        """The number of the card, from 0."""
        return self.number


MOVES = MoveList.of(
    Place, Sail, GetStones, Play, Take, TakePair, Keep, Unload, Build, Draw, Point, Decline, Pass
)
REVEALS = MoveList.of(Reveal)
ROUNDS_BY_PLAYERS = {
    players: MoveList(
        [
            Round(number, tuple(int(capacity) for capacity in ROUND_CARDS[players - FEWEST_SEATS, number]))
            for number in range(CARDS_OF_ROUNDS)
        ]
    )
    for players in range(FEWEST_SEATS, SEATS + 1)
}


def outcomes(table: ImhotepTable) -> MoveList:
    """Round cards, or market cards."""
    return ROUNDS_BY_PLAYERS[int(table.seats)] if table.step == Step.DEAL_ROUND else REVEALS
