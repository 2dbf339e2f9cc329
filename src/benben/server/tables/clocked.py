"""A table with a clock: what happens when time is up, and pauses."""

from dataclasses import replace

from benben.server import http_errors
from benben.server.clocks import Clock
from benben.server.log import note
from benben.server.store import StoredSeat, TableChange
from benben.server.tables.concurrency import idempotent, one_at_a_time
from benben.server.tables.saved import SavedTable
from benben.server.tables.seating import Viewer, bot_in


class ClockedTable(SavedTable):
    """A stored table whose people may have limited time."""

    @one_at_a_time
    async def meet_deadline(self) -> None:
        """Do what is due. Nothing happens if it is not due yet, or done already."""
        clock = self.header.clock
        if clock is not None and clock.is_up(self.now):
            await self._at_zero(clock)

    @one_at_a_time
    @idempotent
    async def pause(self, viewer: Viewer, *, wanted: bool) -> None:
        """The viewer wants a pause, or no longer does. It begins when all people want it, and one of them ends it."""
        self.require_running_for(viewer)
        await self._require_time()
        clock, now = self._require_clock(), self.now
        people = [seat.seat for seat in self.header.seats if not seat.is_bot_playing]
        after = clock.pause(viewer.seats, people, now) if wanted else clock.resume(viewer.seats)
        if after != clock:
            change = TableChange(
                self.header.status, self.header.actor, self.match.ply, take_back=self.header.take_back
            )
            await self._write(change, replace(self.header, clock=after), self.match)
            note("pause", table=self.id, paused=after.paused, agreed=len(after.agreed))

    @one_at_a_time
    async def nudge(self, viewer: Viewer) -> None:
        """Notify the person who is to decide again. Refuses the person themselves, and a nudge that comes too early."""
        self.require_running_for(viewer)
        clock, now = self._require_clock(), self.now
        may = clock.nudge_from is not None and now >= clock.nudge_from
        if not may or clock.running in viewer.seats:
            raise http_errors.no_nudge()
        change = TableChange(
            self.header.status, self.header.actor, self.match.ply, take_back=self.header.take_back, notify=now
        )
        await self._write(change, replace(self.header, clock=replace(clock, nudged=now)), self.match)
        note("nudged", table=self.id, seat=clock.running)

    def may_reclaim(self, seat: StoredSeat) -> bool:
        """Whether the person of this seat may take it back from a bot. A bot that finishes a turn finishes it."""
        clock = self.header.clock
        return seat.is_bot_playing and (clock is None or clock.lent != seat.seat)

    async def _return_to(self, *reclaimed: StoredSeat) -> None:
        """Give people their seats back, with time to go on."""
        clock = self.header.clock
        if clock is not None:
            clock = clock.returned([seat.seat for seat in reclaimed])
        await self._seat(*reclaimed, clock=clock)

    def _require_clock(self) -> Clock:
        if self.header.clock is None:
            raise http_errors.no_clock()
        return self.header.clock

    async def _require_time(self) -> None:
        """Refuse a decision if the time of the seat to decide is up. Then carry out what the table's clock says."""
        clock = self.header.clock
        if clock is not None and clock.is_up(self.now):
            await self._at_zero(clock)
            raise http_errors.time_up()

    async def _at_zero(self, clock: Clock) -> None:
        """Do what the table has announced for the seat whose time is up."""
        seat, now, control = clock.running, self.now, clock.control
        if seat is None:
            return
        old = self.header.seats[seat]
        if control.at_zero == "resign":
            after = replace(self.header, status="over", actor=None, resigned=seat, clock=clock.resign(now))
            await self._write(TableChange("over", None, self.match.ply, resigned=seat), after, self.match)
        else:
            lent = clock.lend(now) if control.at_zero == "move" else clock
            await self._seat(bot_in(old, control.player, self.header.seats), clock=lent)
        note("time up", table=self.id, seat=seat, then=control.at_zero)
