"""The in-memory part of a table: reads and subscriptions. Changes are in `saved` and `session`."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from benben import Match
from benben.server import http_errors
from benben.server.models.table import PresenceState, Record
from benben.server.settings import Settings
from benben.server.store import StoredSeat, TableHeader, TalkLevel
from benben.server.tables import days, matches
from benben.server.tables.game_log import GameLog
from benben.server.tables.rendering import Renderings
from benben.server.tables.seating import Viewer, only_person, viewer_of
from benben.server.tables.subscriber import Subscriber
from benben.server.tables.subscribers import Subscribers
from benben.server.tables.take_backs import WhyNoTakeBack, find_take_back
from benben.server.tables.talk import lower_level


@dataclass(frozen=True)
class Hooks:
    """Callbacks of the rest of the server for a table (a `TableSession`)."""

    wake_bots: Callable[[Any], object]
    """Called after every change, and when someone looks at the table: resting bots may go on.

    Other workers need no call: the store notifies them of a change in the same transaction.
    """
    presence: Callable[[Any], object]
    """Called when sockets open and close here."""
    opened: Callable[[Any], object]
    """Called when the table is loaded."""
    evicted: Callable[[Any], object]
    """Called when the table is evicted from memory; the store has everything."""
    due: Callable[[float | None], object] = field(default=lambda _: None, kw_only=True)
    """Called with the next deadline of a table that was made or has changed, in seconds since 1970."""
    now: Callable[[], float] = field(default=time.time, kw_only=True)
    """The time, in the same seconds."""
    said: Callable[[Any], object] = field(default=lambda _: None, kw_only=True)
    """Called when someone here has said something."""
    ordered: Callable[[Any], object] = field(default=lambda _: None, kw_only=True)
    """Called when a standing order was changed here."""


@dataclass(frozen=True)
class BotTurn:
    """A decision that a bot must make: valid as long as the table's version is the same."""

    version: int
    seat: int
    spec: str


class LiveTable:
    """A table in memory."""

    def __init__(
        self, header: TableHeader, match: Match, hooks: Hooks, settings: Settings, *, fresh: bool
    ) -> None:
        """Take over a *match*. Nothing was ever undone at a *fresh* table, which was just made."""
        self.header = header
        """The table as it was last read or committed, without its plies: `match` has them."""
        self.match = match
        self.commitment = matches.commitment(header.dealer_secret)
        self.log = GameLog(fresh=fresh)
        self.renderings = Renderings()
        """The rendered views of this version."""
        self.subscribers = Subscribers(settings, fresh=fresh)
        self.bots_task: asyncio.Task[None] | None = None
        """Lets the bots move, while it is their turn."""
        self.lock = asyncio.Lock()
        self.is_lost = False
        """The table was deleted, or this copy can no longer follow the stored one; the copy is not used again."""
        self.maker_address: str | None = None
        """The address of the maker, as long as this server runs."""
        self._hooks = hooks
        self._settings = settings

    # ---- reading -------------------------------------------------------------------------------------------
    @property
    def id(self) -> str:
        """The table's name in its link."""
        return self.header.id

    @property
    def now(self) -> float:
        """The time by which the table's clock runs, in seconds since 1970."""
        return self._hooks.now()

    @property
    def is_idle(self) -> bool:
        """Whether the table can leave the memory: no socket is open, no bot thinks, and no change is in progress."""
        return not self.subscribers.active and self.bots_task is None and not self.lock.locked()

    @property
    def is_resting(self) -> bool:
        """Whether only bots would play and no one watches, or the table no longer exists.

        A bot that finishes the turn of a person without time does not rest.
        """
        is_lent = self.header.clock is not None and self.header.clock.lent is not None
        is_alone = not is_lent and all(seat.is_bot_playing for seat in self.header.seats)
        return self.is_lost or (is_alone and self.subscribers.is_gone)

    def viewer(self, owner: str | None) -> Viewer:
        """Find the viewer who owns seats by this name.

        Refuses a guest's token of another table, and spectators of a daily deal while its day lasts: they could play it
        and know what chance brings.
        """
        viewer = viewer_of(self.header, owner)
        if not viewer.may_manage and days.goes_on(self.header.terms, self.now):
            raise http_errors.daily_hidden()
        return viewer

    def record(self) -> Record:
        """The finished game's record with the players' names and the dealer's secret.

        Refuses a running game: its moves would reveal what the rulebook keeps face down. Refuses a daily deal while its
        day lasts: others may still play it.
        """
        days.refuse_before_its_end(self.header.terms, self.now)
        seats = [{"name": seat.name, "player": seat.player or ""} for seat in self.header.seats]
        return self.require_finished().record(seats, resigned=self.header.resigned)

    def require_finished(self) -> Match:
        """The match of a game that is over, by its rules or by resignation. Refuses a running game."""
        if self.header.status != "over":
            raise http_errors.not_over()
        return self.match

    def presence_state(self) -> PresenceState:
        """The presence: the people here, the seats that a bot may take, and the number of spectators."""
        presence = self.subscribers.presence
        return presence.state(
            self.header.seats, [seat.seat for seat in self.header.seats if self.may_replace(seat)]
        )

    def may_replace(self, seat: StoredSeat) -> bool:
        """Whether people here may let a bot take this seat: no one has joined, or the person has been away for long.

        At a table with a clock, only time decides about a person's seat.
        """
        if self.header.status == "over" or (self.header.clock is not None and seat.kind != "open"):
            return False
        return self.subscribers.presence.may_replace(seat)

    def is_turn_of(self, viewer: Viewer) -> bool:
        """Whether the viewer must decide now."""
        return self.header.status == "playing" and self.match.turn in self._own(viewer)

    def bots_turn(self) -> BotTurn | None:
        """The decision that a bot must make now, if it is a bot's turn. Bots wait for answers to a request."""
        match = self.match
        if self.header.status != "playing" or match.turn is None or self.header.take_back is not None:
            return None
        seat = self.header.seats[match.turn]
        if seat.player is None:
            return None
        return BotTurn(self.header.version, seat.seat, seat.player)

    def undo_ply(self, viewer: Viewer) -> int | WhyNoTakeBack:
        """The ply that the viewer's undo would go back to, or the reason why there is none."""
        return find_take_back(self.header, self.match, self._own(viewer))

    def talk_level(self, viewer: Viewer) -> TalkLevel:
        """The level of talk for a viewer: `off` without a seat, or if no other person plays."""
        if not viewer.seats or only_person(self.header) is not None:
            return "off"
        return lower_level(self.header.terms.talk, self._settings.talk)

    def require_running_for(self, viewer: Viewer) -> Match:
        """The running game, for a player. Refuses spectators, and a game that is waiting or over."""
        if not viewer.seats:
            raise http_errors.only_watching()
        return self.require_running()

    def require_running(self) -> Match:
        """The running game. Refuses a game that is waiting or over."""
        if self.header.status == "waiting":
            raise http_errors.waiting()
        if self.header.status == "over":
            raise http_errors.over()
        return self.match

    def _own(self, viewer: Viewer) -> set[int]:
        """The viewer's seats without those where a bot stands in."""
        return {seat for seat in viewer.seats if not self.header.seats[seat].is_bot_playing}

    # ---- watching ------------------------------------------------------------------------------------------
    def subscribe(
        self, owner: str | None, log_from: int, *, wants_patches: bool = False, device: str | None = None
    ) -> Subscriber:
        """Begin to notify a socket of every change. Refuses a guest's token of another table.

        *log_from* is how much of the log the socket claims to know. If it
        *wants_patches*, it gets the whole state once, then the differences. A person's *device* can be signed out.
        """
        self.viewer(owner)
        known = self.log.trusted_plies(log_from, self.match.ply)
        subscriber = Subscriber(owner, known, wants_patches, device)
        self.subscribers.add(subscriber)
        self._hooks.presence(self)
        self._hooks.wake_bots(self)
        return subscriber

    def set_hidden(self, subscriber: Subscriber, *, hidden: bool) -> None:
        """The page of a socket goes to the background, or comes back."""
        if self.subscribers.hide(subscriber, hidden=hidden):
            self._hooks.presence(self)

    def touch(self) -> None:
        """Note that a viewer looks at the table, and let resting bots go on."""
        self.subscribers.touch()
        self._hooks.wake_bots(self)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Stop notifying a socket."""
        self.subscribers.remove(subscriber)
        self._hooks.presence(self)
        if not self.subscribers.active:
            self.renderings.clear()
