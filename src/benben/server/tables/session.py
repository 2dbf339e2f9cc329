"""A table in play: every action of people and bots, one at a time."""

import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from benben import IllegalMove, MalformedMove, Match, MatchOver
from benben.engine.message import message
from benben.server import http_errors, metrics
from benben.server.log import note
from benben.server.models.requests import SayRequest
from benben.server.store import StaleTable, StoredLine, StoredSeat, StoredTable, TableChange, TakeBackRequest
from benben.server.store.open_tables import delete_lines, delete_table
from benben.server.store.people import is_muted, is_person
from benben.server.tables.concurrency import idempotent, one_at_a_time
from benben.server.tables.live import BotTurn
from benben.server.tables.roomed import RoomedTable
from benben.server.tables.seat_transfer import Decide, apply_transfer
from benben.server.tables.seating import (
    Owner,
    Viewer,
    bot_in,
    open_seat,
    seat_at,
    viewer_of,
    without_stand_in,
)
from benben.server.tables.serialize import seat_of
from benben.server.tables.take_backs import yet_to_agree
from benben.server.tables.talk import checked_line, took_back

_DUEL_SEATS = 2  # in a two-player game, leaving resigns


class TableSession(RoomedTable):
    """A table that people and bots play at.

    `@idempotent` adds a parameter to an action, the `request_id` after the viewer: the call is
    `play(viewer, request_id, ply, move)`.
    """

    @one_at_a_time
    @idempotent
    async def play(self, viewer: Viewer, ply: int, move: int | str) -> None:
        """Play a person's move. Refuses a late, foreign, malformed or illegal one."""
        match = await self._require_decision_at(viewer, ply)
        if not self.is_turn_of(viewer):
            raise http_errors.not_your_turn()
        await self._play(match, move, "person")

    @one_at_a_time
    async def play_for_bot(self, turn: BotTurn, move: int) -> bool:
        """Play a bot's move if the table has not changed since the bot got it. Return whether it was played."""
        if self.bots_turn() != turn:
            return False
        await self._play(self.match, move, "bot")
        return True

    @one_at_a_time
    @idempotent
    async def undo(self, viewer: Viewer, ply: int) -> None:
        """Undo the viewer's last decision and what followed. Refuses with the reason.

        At a table where others must agree, this only asks them.
        """
        match = await self._require_decision_at(viewer, ply)
        start = self.undo_ply(viewer)
        if not isinstance(start, int):
            raise http_errors.no_undo(start)
        asked = TakeBackRequest(match.plies[start].actor, start)
        if self.header.terms.take_backs == "consent" and yet_to_agree(self.header, asked):
            await self._ask_to_take_back(viewer, asked)
        else:
            await self._take_back(asked)

    @one_at_a_time
    @idempotent
    async def answer_take_back(self, viewer: Viewer, ply: int, *, agrees: bool) -> None:
        """Agree to the open request, or not; the person who asked withdraws it by not agreeing.

        Refuses if no request is open, and those who were not asked.
        """
        await self._require_decision_at(viewer, ply)
        asked = self.header.take_back
        if asked is None:
            raise http_errors.no_take_back_asked()
        mine = [seat for seat in yet_to_agree(self.header, asked) if seat in viewer.seats]
        if mine and agrees:
            await self._agree(replace(asked, agreed=(*asked.agreed, *mine)))
        elif mine:
            kept = StoredLine(mine[0], "kept", "", self.match.ply, int(time.time()))
            await self._write(self._unchanged(lines=[kept]), self.header, self.match)
        elif asked.seat in viewer.seats and not agrees:
            await self._write(self._unchanged(), self.header, self.match)
        else:
            raise http_errors.no_take_back_asked()

    async def say(self, viewer: Viewer, request_id: str | None, said: SayRequest) -> None:
        """Say a line to the other players; it waits for nothing that happens in the game.

        Refuses spectators, bad texts, and what the table or the host does not allow.
        """
        level = self.talk_level(viewer)
        if level == "off" or (said.text is not None and level != "chat"):
            raise http_errors.talk_off()
        if request_id is not None and self.completed.knows(viewer, request_id):
            return
        text = said.reaction or checked_line(said.text or "")
        seat = seat_of(self.match, viewer) or 0
        await self._refuse_muted(self.header.seats[seat].owner)
        line = StoredLine(
            seat,
            "reaction" if said.reaction else "chat",
            text,
            self.match.ply,
            int(time.time()),
        )
        await self.talk.say(line)
        if request_id is not None:
            self.completed.add(viewer, request_id)
        self.subscribers.notify()
        self._hooks.said(self)

    @one_at_a_time
    async def join(self, name: str, seat: int | None, owner: Owner, zone: str = "UTC") -> Viewer:
        """Take an open seat for a person in a time zone. Refuses when none is open."""
        taken = open_seat(self.header, name, seat, owner)
        # Before the write: its notification shows the seats, and no bot may be offered this one.
        self.subscribers.presence.was_here(owner.id)
        clock = self.header.clock
        await self._seat(taken, clock=None if clock is None else clock.in_zone(taken.seat, zone))
        note("joined", table=self.id, seat=taken.seat)
        return self.viewer(owner.id)

    @one_at_a_time
    @idempotent
    async def swap_seats(self, viewer: Viewer, seat: int, to: int) -> None:
        """Let the occupants of two seats change places, before the game begins. Only the maker of the table may."""
        self._require_maker(viewer)
        one, other = seat_at(self.header, seat), seat_at(self.header, to)
        clock = self.header.clock
        if clock is not None:
            zones = list(clock.zones)
            zones[seat], zones[to] = zones[to], zones[seat]
            clock = replace(clock, zones=tuple(zones))
        await self._seat(replace(one, seat=to), replace(other, seat=seat), clock=clock)
        await self._forget_lines(seat, to)

    @one_at_a_time
    @idempotent
    async def remove_guest(self, viewer: Viewer, seat: int) -> None:
        """Open the seat of another person again, before the game begins. Only the maker of the table may."""
        self._require_maker(viewer)
        old = seat_at(self.header, seat)
        if old.kind != "person" or seat in viewer.seats:
            raise http_errors.no_person_there()
        await self._seat(StoredSeat(seat, "open", ""))
        await self._forget_lines(seat)
        note("removed", table=self.id, seat=seat)

    @one_at_a_time
    async def close_table(self, viewer: Viewer) -> None:
        """Delete the table, before the game begins. Only its maker may."""
        self._require_maker(viewer)
        if not await self._store.run(delete_table(self.id, self.header.version)):
            raise StaleTable(self.id)
        self.is_lost = True
        self.subscribers.notify()
        note("table closed", table=self.id)

    @one_at_a_time
    @idempotent
    async def leave_seat(self, viewer: Viewer, seat: int) -> None:
        """Leave one of the viewer's seats: with two players the game ends, with more a bot stands in.

        Does nothing if a bot already stands in.
        """
        self.require_running_for(viewer)
        old = seat_at(self.header, seat)
        if seat not in viewer.seats:
            raise http_errors.not_your_seat()
        if len(self.header.seats) == _DUEL_SEATS:
            after = replace(self.header, status="over", actor=None, resigned=seat)
            await self._write(TableChange("over", None, self.match.ply, resigned=seat), after, self.match)
            note("resigned", table=self.id, seat=seat)
        elif not old.is_bot_playing:
            await self._seat(bot_in(old, self._settings.stand_in, self.header.seats))
            note("left", table=self.id, seat=seat)

    @one_at_a_time
    @idempotent
    async def seat_bot(self, viewer: Viewer, seat: int) -> None:
        """Put a bot on an open seat, or in the place of a person who has been away for long.

        Refuses spectators, bots' seats, and people who are here.
        """
        if not viewer.may_manage:
            raise http_errors.only_watching()
        if self.header.status == "over":
            raise http_errors.over()
        old = seat_at(self.header, seat)
        if old.is_bot_playing:
            raise http_errors.seat_taken()
        if old.kind == "person" and self.header.clock is not None:
            raise http_errors.clock_decides()
        if not self.may_replace(old):
            raise http_errors.still_here(int(self._settings.stand_in_after))
        await self._seat(bot_in(old, self._settings.stand_in, self.header.seats))
        note("bot seated", table=self.id, seat=seat)

    @one_at_a_time
    @idempotent
    async def reclaim_seats(self, viewer: Viewer) -> None:
        """End the stand-in of bots and the vacations on all of the viewer's seats; bots' computations are dropped."""
        if not viewer.seats:
            raise http_errors.only_watching()
        if self.header.status == "over":
            raise http_errors.over()
        seats = [self.header.seats[seat] for seat in viewer.seats]
        reclaimed = [without_stand_in(seat) for seat in seats if self.may_reclaim(seat)]
        if reclaimed or self.is_on_vacation(viewer):
            await self._return_to(*reclaimed, viewer=viewer)
            note("back", table=self.id, seats=len(reclaimed))

    @one_at_a_time
    async def transfer_seats(self, decide: Decide) -> None:
        """Transfer all that belongs to one owner to another; *decide* names both, or refuses.

        Sockets of a guest who was the old owner are refused and closed.
        """
        transfer = decide(self.header, self.subscribers.presence)
        # Before the write: its notification shows the seats, and no bot may be offered this one.
        self.subscribers.presence.was_here(transfer.new.id)
        change, after = apply_transfer(self.header, self.match.ply, transfer)
        await self._write(change, after, self.match)
        for seat in change.seats if transfer.back else ():
            await self.orders.drop(seat.seat)  # somebody else may sit there now
        note("seat moved", table=self.id)

    @one_at_a_time
    async def rematch(self, viewer: Viewer, deal: Callable[[], Awaitable[StoredTable]]) -> str:
        """The id of the table where the same people play again. The first request makes it with *deal*.

        Refuses spectators, and while the game is running.
        """
        if not viewer.may_manage:
            raise http_errors.only_watching()
        self.require_finished()
        if self.header.next_id is not None:
            return self.header.next_id
        table, asked_by = await deal(), viewer.first_seat
        after = replace(self.header, next_id=table.id, next_by=asked_by)
        change = TableChange("over", None, self.match.ply, successor=table, asked_by=asked_by)
        await self._write(change, after, self.match)
        note("played again", table=self.id, next=table.id)
        return table.id

    def _require_maker(self, viewer: Viewer) -> None:
        if not viewer.made:
            raise http_errors.not_the_maker()
        if self.header.status != "waiting":
            raise http_errors.started()

    async def _forget_lines(self, *seats: int) -> None:
        """Other people sit on these seats now."""
        for seat in seats:
            await self._store.run(delete_lines(self.id, seat))
        self.talk.forget(seats)

    async def _refuse_muted(self, owner: str | None) -> None:
        if owner is not None and is_person(owner) and await self._store.read(is_muted(owner)):
            raise http_errors.talk_off()

    async def _ask_to_take_back(self, viewer: Viewer, asked: TakeBackRequest) -> None:
        before = self.header.take_back
        if before is not None and before.seat not in viewer.seats:
            raise http_errors.take_back_asked()
        if before is None or before.start != asked.start:
            await self._write(self._unchanged(take_back=asked), self.header, self.match)

    async def _agree(self, asked: TakeBackRequest) -> None:
        if yet_to_agree(self.header, asked):
            await self._write(self._unchanged(take_back=asked), self.header, self.match)
        else:
            await self._take_back(asked)

    async def _take_back(self, asked: TakeBackRequest) -> None:
        start = asked.start
        lines = [took_back(asked.seat, start)]
        charged = () if asked.agreed else viewer_of(self.header, self.header.seats[asked.seat].owner).seats
        await self._write(*self._played(self.match.at(start), start, cuts=True, charged=charged, lines=lines))
        note("undone", table=self.id, ply=start)

    def _unchanged(self, **news: Any) -> TableChange:
        """A change that leaves the game as it is."""
        return TableChange(self.header.status, self.header.actor, self.match.ply, **news)

    async def _require_decision_at(self, viewer: Viewer, ply: int) -> Match:
        """The match, for a decision at this ply. Refuses spectators, a game that is not running, and another ply."""
        if self._store.is_shared and (ply > self.match.ply or self.header.status == "waiting"):
            await self.refresh()  # another worker may have shown the viewer a newer state
        match = self.require_running_for(viewer)
        await self._require_time()
        if ply != match.ply:
            legal = [str(move) for move in match.legal_moves] if self.is_turn_of(viewer) else None
            raise http_errors.late(match.ply, legal)
        return match

    async def _play(self, match: Match, move: int | str, by: str) -> None:
        trial = match.copy()  # the table's match stays as it is if the store fails
        try:
            trial.play(move)
        except MalformedMove as error:
            raise http_errors.malformed_move(error.message, list(map(str, match.legal_moves))) from error
        except IllegalMove as error:
            reason = match.why_not(move) or message("table-why-not")
            raise http_errors.illegal(str(move), reason, error.legal) from error
        except MatchOver as error:
            raise http_errors.over() from error
        await self._write(*self._played(trial, match.ply))
        metrics.MOVES.labels(by).inc()
