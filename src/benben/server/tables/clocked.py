"""A table with a clock: what happens when time is up, pauses, and people who are away for days."""

from dataclasses import replace

from benben.server import http_errors
from benben.server.clocks import DAY, Clock
from benben.server.log import note
from benben.server.models.requests import AwayRequest
from benben.server.store import StoredSeat, TableChange
from benben.server.tables.concurrency import idempotent, one_at_a_time
from benben.server.tables.saved import SavedTable
from benben.server.tables.seating import Viewer, bot_in, seat_at, without_stand_in

LONGEST_HOLD = 7
"""The most days for which a bot holds a seat."""


class ClockedTable(SavedTable):
    """A stored table whose people may have limited time."""

    @one_at_a_time
    async def meet_deadline(self) -> None:
        """Do what is due. Nothing happens if it is not due yet, or done already."""
        clock = self.header.clock
        if clock is None:
            return
        back = [without_stand_in(self.header.seats[seat]) for seat in clock.held_over(self.now)]
        if back:
            await self._return_to(*back)
            note("hold over", table=self.id, seats=len(back))
        elif clock.is_up(self.now):
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
            await self._set_clock(after)
            note("pause", table=self.id, paused=after.paused, agreed=len(after.agreed))

    @one_at_a_time
    async def nudge(self, viewer: Viewer) -> None:
        """Notify the person who is to decide again. Refuses the person themselves, and a nudge that comes too early."""
        self.require_running_for(viewer)
        clock, now = self._require_clock(), self.now
        may = clock.nudge_from is not None and now >= clock.nudge_from
        if not may or clock.running in viewer.seats:
            raise http_errors.no_nudge()
        await self._set_clock(replace(clock, nudged=now), notify=now)
        note("nudged", table=self.id, seat=clock.running)

    @one_at_a_time
    @idempotent
    async def be_away(self, viewer: Viewer, *, wanted: AwayRequest) -> None:
        """The viewer will be away for days: no time runs for one of their seats, or a bot holds it.

        Refuses tables without a clock over days, longer vacations than the seat has left, a bot where time decides the
        game, and a seat where a bot plays already.
        """
        self.require_running_for(viewer)
        await self._require_time()
        clock, now, seat = self._require_clock(), self.now, seat_at(self.header, wanted.seat)
        if seat.seat not in viewer.seats:
            raise http_errors.not_your_seat()
        control, seconds = clock.control, wanted.days * DAY
        may_hold = control.at_zero != "resign" and wanted.days <= LONGEST_HOLD
        if control.kind != "correspondence" or seat.is_bot_playing or (wanted.bot and not may_hold):
            raise http_errors.no_absence()
        if wanted.bot:
            held = clock.vacation_over([seat.seat], now).hold(seat.seat, now + seconds)
            await self._seat(bot_in(seat, control.player, self.header.seats), clock=held)
        else:
            left = clock.vacation_left(seat.seat, now)
            if seconds > left:
                raise http_errors.no_vacation(int(left / DAY))
            await self._set_clock(clock.take_vacation(seat.seat, seconds, now))
        note("away", table=self.id, seat=seat.seat, days=wanted.days, bot=wanted.bot)

    def is_on_vacation(self, viewer: Viewer) -> bool:
        """Whether one of the viewer's seats is on vacation."""
        clock = self.header.clock
        return clock is not None and any(clock.is_on_vacation(seat, self.now) for seat in viewer.seats)

    def may_reclaim(self, seat: StoredSeat) -> bool:
        """Whether the person of this seat may take it back from a bot. A bot that finishes a turn finishes it."""
        clock = self.header.clock
        return seat.is_bot_playing and (clock is None or clock.lent != seat.seat)

    async def _return_to(self, *reclaimed: StoredSeat, viewer: Viewer | None = None) -> None:
        """Give people their seats back, with time to go on. A *viewer* who asks for it also ends their vacations."""
        clock = self.header.clock
        if clock is not None:
            clock = clock.returned([seat.seat for seat in reclaimed])
            clock = clock.vacation_over(() if viewer is None else viewer.seats, self.now)
        await self._seat(*reclaimed, clock=clock)

    async def _set_clock(self, clock: Clock, notify: float | None = None) -> None:
        """Change nothing but the clock, and the moment at which the person to decide is notified."""
        header = self.header
        change = TableChange(
            header.status, header.actor, self.match.ply, take_back=header.take_back, notify=notify
        )
        await self._write(change, replace(header, clock=clock), self.match)

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
