"""An in-memory copy of a stored table that changes only after the store has committed.

Another worker may be ahead; then the commit fails as stale and the copy is refreshed.
"""

import asyncio
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from benben import Match
from benben.server import http_errors
from benben.server.clocks import Clock
from benben.server.log import warn
from benben.server.settings import Settings
from benben.server.store import (
    Status,
    StoredLine,
    StoredOrder,
    StoredSeat,
    StoredTable,
    StoreError,
    TableChange,
    TableHeader,
    TableStore,
)
from benben.server.tables import matches, timekeeping
from benben.server.tables.concurrency import CompletedRequests, one_at_a_time
from benben.server.tables.live import Hooks, LiveTable
from benben.server.tables.order_book import OrderBook
from benben.server.tables.results import results_of
from benben.server.tables.room import RoomBook
from benben.server.tables.seating import Viewer, knows, only_person, removed_people
from benben.server.tables.talk import Talk
from benben.server.tables.timekeeping import TakenBack


class SavedTable(LiveTable):
    """A table, and its place in the store."""

    def __init__(
        self,
        stored: StoredTable,
        match: Match,
        store: TableStore,
        hooks: Hooks,
        settings: Settings,
        *,
        fresh: bool,
    ) -> None:
        """Take over *stored* and its *match*. Nothing was ever undone at a *fresh* table, which was just made."""
        super().__init__(stored.header, match, hooks, settings, fresh=fresh)
        self.completed = CompletedRequests()
        self.talk = Talk(store, stored.id, fresh=fresh)
        self.orders = OrderBook(store, stored.id)
        self.room = RoomBook(store, stored.id)
        self._store = store
        self._stored_plies = len(stored.plies)
        """How many plies were stored when the table was loaded."""
        self._timings = dict(stored.timings)
        """The timings of people's decisions, by ply, if the table has a clock."""

    async def authorize(self, owner: str | None) -> Viewer:
        """Find the viewer, even if another worker seated them a moment ago.

        Refuses a guest's token of another table.
        """
        known = owner is None or knows(self.header, owner)
        if not known and self._store.is_shared:
            await self.catch_up(self.header.version + 1)
        return self.viewer(owner)

    def since(self, viewer: Viewer) -> int | None:
        """The ply after a viewer's last own decision; None for spectators, and for several people at one screen.

        At a table with a clock, decisions of a bot that stood in do not count.
        """
        if len(viewer.seats) != 1:
            return None
        plies, timed = self.match.plies, self.header.clock is not None
        own = (
            ply + 1
            for ply in reversed(range(len(plies)))
            if plies[ply].actor in viewer.seats and (not timed or ply in self._timings)
        )
        return next(own, 0)

    def shown(self, viewer: Viewer, ply: int) -> Match:
        """The match for a look at a past position: of a finished game, or since the viewer's last own decision.

        Refuses anything else: in a running game, earlier positions may show what the rulebook has turned face down.
        """
        since = self.since(viewer) if self.header.status == "playing" else None
        return self.match if since is not None and since <= ply <= self.match.ply else self.require_finished()

    @one_at_a_time
    async def store_deal(self) -> None:
        """Store outcomes of chance that the server had not stored before it stopped."""
        if self.match.ply > self._stored_plies:
            await self._write(*self._played(self.match, self._stored_plies))

    def _played(
        self,
        match: Match,
        start: int,
        *,
        cuts: bool = False,
        charged: Collection[int] = (),
        lines: Sequence[StoredLine] = (),
        orders: Sequence[StoredOrder] = (),
    ) -> tuple[TableChange, TableHeader, Match]:
        """What to write for the plies of *match* from *start* on. *orders* end with them.

        If it *cuts*, everybody gets the time back that they had, but not the seats *charged* for what they have used.
        """
        status: Status = "over" if match.is_over else self.header.status
        change = TableChange(
            status, match.turn, start, match.plies[start:], cuts=cuts, lines=lines, orders=orders
        )
        after = self.header
        if after.clock is not None:
            taken_back = (
                None if not cuts else TakenBack(timekeeping.cut(self._timings, self.match, start), charged)
            )
            change, after = timekeeping.in_time(change, after, after.clock, taken_back, self.now)
        return change, after, match

    async def _seat(self, *taken: StoredSeat, clock: Clock | None = None) -> None:
        """Store new occupants of some seats, and the *clock* if it changes. The game starts when no seat is open."""
        new = {seat.seat: seat for seat in taken}
        seats = tuple(new.get(old.seat, old) for old in self.header.seats)
        status: Status = "waiting" if any(seat.kind == "open" for seat in seats) else "playing"
        after = replace(self.header, seats=seats, status=status, clock=clock or self.header.clock)
        await self._write(TableChange(status, after.actor, self.match.ply, seats=taken), after, self.match)

    async def _write(self, change: TableChange, after: TableHeader, match: Match) -> None:
        """Commit, then adopt and notify. The caller holds the lock."""
        version = self.header.version
        if change.status == "over" and self.header.status != "over":
            change = replace(change, results=results_of(match, after, int(self.now)))
        after = replace(
            after,
            status=change.status,
            actor=change.actor,
            version=version + 1,
            take_back=change.take_back,
        )
        if after.clock is not None:
            after = replace(after, clock=timekeeping.run_for_turn(after, after.clock, self.now))
        wants_bots, notice = after.wants_bots(match.ply), self._notice(change, after)
        change = replace(change, clock=after.clock, wants_bots=wants_bots, **notice)
        await self._store.change(self.id, version, change)
        self.subscribers.remove_people(removed_people(self.header, after))
        self.header = after
        self.match = match
        if change.cuts:
            self.log.cut(change.start)
            self._timings = {ply: timing for ply, timing in self._timings.items() if ply < change.start}
        if change.timing is not None:
            self._timings[change.start] = change.timing
        self.subscribers.notify(change.start if change.cuts else None)
        self._hooks.wake_bots(self)
        self._hooks.due(self.header.due)
        if change.lines:
            await self._refresh_talk()

    def _notice(self, change: TableChange, after: TableHeader) -> dict[str, Any]:
        """What is to be added to a change, so that the person to decide is notified if others wait for them."""
        before = self.header
        if change.notify is not None:
            self._hooks.due(change.notify)
            return {}
        is_same = timekeeping.waits_for(before) == timekeeping.waits_for(after)
        if not change.plies and not change.cuts and is_same:
            return {"keeps_notice": True}
        is_alone = only_person(after) is not None and (after.clock is None or after.clock.last_call is None)
        if timekeeping.to_decide(after) is None or is_alone:
            return {}
        notify = self.now + self._settings.notify_after
        self._hooks.due(notify)
        return {"notify": notify}

    @one_at_a_time
    async def catch_up(self, version: int) -> None:
        """Load the changes of other workers, unless the table is already at *version*."""
        if self.header.version < version:
            await self.refresh()

    async def refresh(self) -> None:
        """Load the stored table. The caller holds the lock."""
        loaded = await self._store.load(self.id)
        if loaded is None:  # the host has deleted it
            self.is_lost = True
            self.subscribers.notify()
            raise http_errors.unknown_table()
        if loaded.version <= self.header.version:
            return
        match, common = await asyncio.to_thread(matches.follow, self.match, loaded.plies)
        gone = {
            seat.seat
            for seat, now in zip(self.header.seats, loaded.seats, strict=True)
            if seat.owner is not None and now.owner is None
        }
        self.talk.forget(gone)
        self.subscribers.remove_people(removed_people(self.header, loaded.header))
        cuts, self.header, self.match = common < self.match.ply, loaded.header, match
        self._stored_plies, self._timings = len(loaded.plies), dict(loaded.timings)
        if cuts:
            self.log.cut(common)
        self.subscribers.notify(common if cuts else None)
        self._hooks.wake_bots(self)
        if cuts:
            await self._refresh_talk()

    async def _refresh_talk(self) -> None:
        """Show the lines about a change. The change itself is committed, even if this fails."""
        try:
            await self.talk.refresh()
        except StoreError as error:
            warn("talk not read", table=self.id, reason=error)
        self.subscribers.notify()

    async def heard(self) -> None:
        """Another worker has stored a line, or changed the review room."""
        await self.talk.refresh()
        if self.header.status == "over":
            await self.room.refresh()
        self.subscribers.notify()
