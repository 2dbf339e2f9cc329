"""The events at a table of Imhotep, in words and as pieces that moved.

A move or an outcome is carried out again on a copy, a step at a time, and each step is described by its changes.
"""

from collections.abc import Callable
from typing import cast

from benben.engine.agenda import has_tasks, pop
from benben.engine.event import Event, Journey, arrives, event, leaves, unsaid
from benben.engine.table import CHANCE, OVER, copy_of
from benben.games.imhotep import spots
from benben.games.imhotep.card_moves import card_from
from benben.games.imhotep.components import (
    EMPTY,
    OFFER,
    RED,
    ROWS,
    SHIPS,
    SITES,
    TEMPLE_COLUMNS,
    TOWER,
    Item,
    Site,
)
from benben.games.imhotep.flow import begin, carry_out
from benben.games.imhotep.move import ImhotepMove
from benben.games.imhotep.moves import MOVES, Sail
from benben.games.imhotep.names import card_name
from benben.games.imhotep.rules import end_round, end_turn
from benben.games.imhotep.scoring import score, winners_of
from benben.games.imhotep.ships import stones_from_bow
from benben.games.imhotep.sites.obelisks import standing_of
from benben.games.imhotep.sites.pyramids import stones_laid
from benben.games.imhotep.table import ImhotepTable, Step

VOYAGE = 2
"""How many steps longer a ship needs to its landing stage than the page waits between two events."""


def events(before: ImhotepTable, move: int, after: ImhotepTable, viewer: int | None) -> list[Event]:
    """The move or outcome itself, then all that it brought about, in order. I16.3: the pair only to who looks at it."""
    follows = _Consequences(before, after)
    if before.actor == CHANCE:
        found = _OUTCOMES[int(before.step)](before, move, after, viewer)
    else:
        typed = cast(ImhotepMove, MOVES.value(move))
        found = typed.events(before, after)
        follows.is_voyage = isinstance(typed, Sail) and typed.is_moored(after)
        follows.cargo = typed.cargo(before)
    return [*found, *follows.of(move), *_end(after)]


# ---- what chance brought -----------------------------------------------------------------------------------------
def _round_dealt(_before: ImhotepTable, _card: int, after: ImhotepTable, _viewer: int | None) -> list[Event]:
    ships = " ".join(str(int(capacity)) for capacity in after.capacity)
    flights = [arrives("round", spots.ship_spot(ship), ship) for ship in range(SHIPS)]
    return [event("imhotep-event-round", *flights, round=int(after.round_number) + 1, ships=ships)]


def _offer_dealt(_before: ImhotepTable, _kind: int, after: ImhotepTable, _viewer: int | None) -> list[Event]:
    """All cards of the round, once they lie there."""
    if after.actor == CHANCE:
        return []
    dealt = [(slot, int(kind)) for slot, kind in enumerate(after.offer) if kind != EMPTY]
    flights = [arrives(spots.PILE, spots.market_spot(slot)) for slot, _ in dealt]
    return [event("imhotep-event-market", *flights, cards=[card_name(kind) for _, kind in dealt])]


def _looked_at(before: ImhotepTable, kind: int, _after: ImhotepTable, viewer: int | None) -> list[Event]:
    return [event("imhotep-event-look", card=card_name(kind))] if viewer == before.receiver else []


def _drawn(before: ImhotepTable, kind: int, after: ImhotepTable, _viewer: int | None) -> list[Event]:
    seat = int(before.receiver)
    flights = card_from(spots.PILE, before, after, seat, kind)
    return [event("imhotep-event-draw", *flights, seat=seat, card=card_name(kind))]


def _cleared(_before: ImhotepTable, kind: int, _after: ImhotepTable, _viewer: int | None) -> list[Event]:
    return [event("imhotep-event-discard", card=card_name(kind))]


_OUTCOMES: dict[int, Callable[[ImhotepTable, int, ImhotepTable, int | None], list[Event]]] = {
    Step.DEAL_ROUND: _round_dealt,
    Step.DEAL_OFFER: _offer_dealt,
    Step.LOOK: _looked_at,
    Step.DRAW: _drawn,
    Step.CLEAR: _cleared,
}


# ---- what it brought about ---------------------------------------------------------------------------------------
class _Consequences:
    """The consequences of a move or an outcome between two tables; `of` lists them, once.

    The page shows pieces where they were *before* and where they are *after*, and nothing in between.
    """

    def __init__(self, before: ImhotepTable, after: ImhotepTable) -> None:
        self.before = before
        self.after = after
        self.cargo = spots.cargo_spots(before, int(before.sailing))
        """The places of the stones that will be unloaded, in order."""
        self.is_voyage = False
        """Whether they have just been carried to the site, where they wait for their turn."""
        self._now = _copy(before)
        self._told: list[Event] = []
        self._scored: dict[int, tuple[str, int]] = {}
        """By seat: where its last stone lies that scored, and what all of them scored together."""
        self._scored_at = 0
        """The index in the list of events for these points: after the last stone."""
        self._delay = 0

    def of(self, move: int) -> list[Event]:
        """All of it, in order."""
        self._delay = VOYAGE if self.is_voyage else 0
        then = _copy(self._now)
        begin(self._now, move)
        self._tell(then, spots.IN_HAND if then.actor >= 0 and then.step == Step.BUILD else None)
        if not self._work() and end_turn(self._now):
            then = _copy(self._now)
            end_round(self._now)
            self._tell_temple_points(then)
            self._work()
        if self._scored and self.after.actor != OVER:
            flights = (
                spots.points_from(spot, seat, points) for seat, (spot, points) in sorted(self._scored.items())
            )
            self._told.insert(self._scored_at, unsaid(*flights))
        return self._told

    def _work(self) -> bool:
        """Work off the agenda; return whether it has to wait for a seat, or has ended."""
        while has_tasks(self._now):
            then, task = _copy(self._now), int(pop(self._now))
            waits = bool(carry_out(self._now, task))
            self._tell(then, self.cargo.pop(0) if task == Step.UNLOAD else None)
            self._tell_temple_points(then)
            if waits:
                return True
        return False

    def _tell(self, then: ImhotepTable, origin: str | None) -> None:
        """List a step's changes except the temple's points. A stone comes from *origin*, or else from a quarry."""
        laid = [
            (site, seat)
            for site in range(SITES)
            for seat in range(then.seats)
            if self._now.stones[site, seat] > then.stones[site, seat]
        ]
        for site, seat in laid:
            self._tell_stone(then, site, seat, origin)
        if origin is not None and not laid:
            self._tell_stone_at_hand(then, origin)
        self._tell_sleds(then)
        self._tell_red_cards(then)
        if sum(self._now.discard) == 0 and sum(then.discard) > 0:
            self._told.append(event("imhotep-event-reshuffle", leaves(spots.DISCARD, spots.PILE)))
        if self._now.capacity[0] == 0 < then.capacity[0]:
            self._tell_clearing(then)

    # ---- stones ----
    def _tell_stone(self, then: ImhotepTable, site: int, seat: int, origin: str | None) -> None:
        """A stone that has been laid."""
        points = int(self._now.points[seat].sum()) - int(then.points[seat].sum())
        spot = spots.stone_spot(then, self._now, self.after, site, seat)
        flights = self._tower(seat) if site == Site.OBELISKS and points else []
        flights.append(
            arrives(spots.quarry_spot(seat), spot) if origin is None else self._unloaded(origin, spot)
        )
        self._delay = 0
        self._told.append(_laid(then, self._now, site, seat, points, flights))
        if points:
            self._scored[seat] = spot, points + self._scored.get(seat, ("", 0))[1]
        self._scored_at = len(self._told)

    def _tell_stone_at_hand(self, then: ImhotepTable, origin: str) -> None:
        """I6.2, I6.13, I7.6. A stone waits for its owner's choice; if the market is empty it goes home."""
        _, seat = stones_from_bow(int(then.holds[then.sailing]))[0]
        goes_home = self._now.quarry[seat] > then.quarry[seat]
        goal = spots.quarry_spot(seat) if goes_home else spots.IN_HAND
        self._told.append(unsaid(self._unloaded(origin, goal)))
        self._delay = 0
        self._scored_at = len(self._told)

    def _unloaded(self, origin: str, goal: str) -> Journey:
        return leaves(origin, goal, self._delay, **({"via": origin} if self.is_voyage else {}))

    def _tower(self, seat: int) -> list[Journey]:
        """I10.6. The stones below the one that completes a tower, as far as they stood there before."""
        first = int(self._now.stones[Site.OBELISKS, seat]) - TOWER
        stood = range(first, min(first + TOWER - 1, int(self.before.stones[Site.OBELISKS, seat])))
        places = [
            [spots.obelisk_spot(table, seat, stone) for table in (self.before, self.after)] for stone in stood
        ]
        return [leaves(old, new, self._delay) for old, new in places]

    # ---- everything else ----
    def _tell_sleds(self, then: ImhotepTable) -> None:
        for seat in range(then.seats):
            held, now = int(then.sled[seat]), int(self._now.sled[seat])
            if now > held:
                flights = (
                    arrives(spots.quarry_spot(seat), spots.sled_spot(seat, held + 1 + stone), stone)
                    for stone in range(now - held)
                )
                self._told.append(event("imhotep-event-get", *flights, seat=seat, count=now - held))

    def _tell_red_cards(self, then: ImhotepTable) -> None:
        """I11.5. A red card that was drawn without a stone for it. I11.4. A red card that has had all its effects."""
        if then.step == Step.DRAW and then.actor == CHANCE:
            seat = int(then.receiver)
            drawn = any(self._now.cards[seat, kind] > then.cards[seat, kind] for kind in range(*RED))
            if drawn and then.quarry[seat] == 0:
                self._told.append(event("imhotep-event-no_stone", seat=seat))
        for seat in range(then.seats):
            for kind in range(*RED):
                held = min(int(then.cards[seat, kind]), int(self.before.cards[seat, kind]))
                if self._now.cards[seat, kind] < held:
                    self._told.append(unsaid(leaves(spots.card_spot(seat, kind), spots.DISCARD)))

    def _tell_temple_points(self, then: ImhotepTable) -> None:
        """I8.2. At the end of a round."""
        for seat in range(then.seats):
            points = int(self._now.points[seat, Item.TEMPLE]) - int(then.points[seat, Item.TEMPLE])
            if points > 0:
                temple, over = spots.site_spot(Site.TEMPLE), self.after.actor == OVER
                flights = [] if over else [spots.points_from(temple, seat, points)]
                self._told.append(event("imhotep-event-temple_points", *flights, seat=seat, points=points))

    def _tell_clearing(self, then: ImhotepTable) -> None:
        """I13.2. Stones that did not sail go home, and cards that no one took are discarded."""
        home = [
            leaves(spots.hold_spot(ship, space), spots.quarry_spot(seat))
            for ship in range(SHIPS)
            for space, seat in stones_from_bow(int(then.holds[ship]))
        ]
        if home:
            self._told.append(event("imhotep-event-returned", *home))
        left = [slot for slot in range(OFFER) if then.offer[slot] != EMPTY]
        if left:
            self._told.append(unsaid(*(leaves(spots.market_spot(slot), spots.DISCARD) for slot in left)))


def _copy(table: ImhotepTable) -> ImhotepTable:
    return cast(ImhotepTable, copy_of(table)[0])


def _laid(
    then: ImhotepTable, now: ImhotepTable, site: int, seat: int, points: int, flights: list[Journey]
) -> Event:
    """A stone of *seat* that has been laid, where, and what it scored."""
    laid = int(stones_laid(then, site))
    if site == Site.PYRAMIDS:
        return event("imhotep-event-pyramids", *flights, seat=seat, points=points)
    if site == Site.BURIAL_CHAMBER:
        row, column = laid % ROWS + 1, laid // ROWS + 1
        return event("imhotep-event-chamber", *flights, seat=seat, row=row, column=column)
    if site == Site.OBELISKS:
        if points:
            return event("imhotep-event-tower", *flights, seat=seat, points=points)
        return event("imhotep-event-obelisk", *flights, seat=seat, height=int(standing_of(now, seat)))
    width = int(TEMPLE_COLUMNS[then.seats])
    column = laid % width + 1
    if laid < width:
        return event("imhotep-event-temple", *flights, seat=seat, column=column)
    covered = int(then.temple[laid - width])
    return event("imhotep-event-temple_covers", *flights, seat=seat, column=column, other_seat=covered)


def _end(after: ImhotepTable) -> list[Event]:
    if after.actor != OVER:
        return []
    winners = winners_of(after)
    points = int(score(after, winners[0]))
    if len(winners) == 1:
        return [event("imhotep-event-over", seat=winners[0], points=points)]
    return [event("imhotep-event-shared", seat=seat, points=points) for seat in winners]
