"""A table in play: every action of people and bots. Each table has one lock."""

from collections.abc import Awaitable, Callable
from dataclasses import replace

from benben import IllegalMove, MalformedMove, Match, MatchOver
from benben.engine.message import message
from benben.server import http_errors, metrics
from benben.server.log import note
from benben.server.store import StoredTable, TableChange
from benben.server.tables.concurrency import idempotent, serialized
from benben.server.tables.live import BotTurn
from benben.server.tables.saved import SavedTable
from benben.server.tables.seat_transfer import Decide, transferred
from benben.server.tables.seating import Viewer, bot_in, open_seat, seat_at, taken_back

_TWO = 2
"""With so few a game ends when one of them leaves."""


class TableSession(SavedTable):
    """A table that people and bots play at."""

    @serialized
    @idempotent
    async def play(self, viewer: Viewer, ply: int, move: int | str) -> None:
        """Play a person's move. Refuses a late, foreign, malformed or illegal one."""
        match = await self._current(viewer, ply)
        if not self.is_turn_of(viewer):
            raise http_errors.not_your_turn()
        await self._play(match, move, "person")

    @serialized
    async def play_for_bot(self, turn: BotTurn, move: int) -> bool:
        """Play a bot's move if the table has not changed since the bot got it. Return whether it was played."""
        if self.bots_turn() != turn:
            return False
        await self._play(self.match, move, "bot")
        return True

    @serialized
    @idempotent
    async def undo(self, viewer: Viewer, ply: int) -> None:
        """Take back the viewer's last decision and the bots' moves after it, or refuse with the reason."""
        match = await self._current(viewer, ply)
        start = self.undo_ply(viewer)
        if not isinstance(start, int):
            raise http_errors.no_undo(start)
        await self._commit(match.at(start), start=start, cuts=True)
        note("taken back", table=self.id, ply=start)

    @serialized
    async def join(self, name: str, seat: int | None, token_hash: str) -> Viewer:
        """Take an open seat for the token with this hash. Refuses when none is open."""
        taken = open_seat(self.stored, name, seat, token_hash)
        self.subscribers.presence.was_here(token_hash)
        await self._seat(taken)
        note("joined", table=self.id, seat=taken.seat)
        return self.viewer(token_hash)

    @serialized
    @idempotent
    async def leave_seat(self, viewer: Viewer, seat: int) -> None:
        """Leave one of the viewer's seats: with two players the game ends, with more a bot stands in."""
        self.playing(viewer)
        old = seat_at(self.stored, seat)
        if seat not in viewer.seats:
            raise http_errors.not_your_seat()
        if len(self.stored.seats) == _TWO:
            after = replace(self.stored, status="over", actor=None, resigned=seat)
            await self._write(TableChange("over", None, self.match.ply, resigned=seat), after, self.match)
            note("resigned", table=self.id, seat=seat)
        elif old.player is None:
            await self._seat(bot_in(old, self._settings.stand_in, self.stored.seats))
            note("left", table=self.id, seat=seat)

    @serialized
    @idempotent
    async def seat_bot(self, viewer: Viewer, seat: int) -> None:
        """Put a bot on an open seat, or in the place of a person who has been away for long.

        Refuses spectators, bots' seats, and people who are here.
        """
        if not viewer.is_host:
            raise http_errors.only_watching()
        if self.stored.status == "over":
            raise http_errors.over()
        old = seat_at(self.stored, seat)
        if old.player is not None:
            raise http_errors.seat_taken()
        if not self.subscribers.presence.may_replace(old):
            raise http_errors.still_here(int(self._settings.stand_in_after))
        await self._seat(bot_in(old, self._settings.stand_in, self.stored.seats))
        note("bot seated", table=self.id, seat=seat)

    @serialized
    @idempotent
    async def take_back(self, viewer: Viewer) -> None:
        """Give the viewer back all seats where bots stand in; the bots' computations are dropped."""
        if not viewer.seats:
            raise http_errors.only_watching()
        if self.stored.status == "over":
            raise http_errors.over()
        seats = [self.stored.seats[seat] for seat in viewer.seats]
        back = [taken_back(seat) for seat in seats if seat.player is not None]
        if back:
            await self._seat(*back)
            note("back", table=self.id, seats=len(back))

    @serialized
    async def transfer_seats(self, decide: Decide) -> None:
        """Transfer everything of one token to another, as *decide* says. Windows with the old one close."""
        handing = decide(self.stored, self.subscribers.presence)
        self.subscribers.presence.was_here(handing.new)
        await self._write(*transferred(self.stored, self.match.ply, handing), self.match)
        note("seat moved", table=self.id)

    @serialized
    async def play_again(self, viewer: Viewer, deal: Callable[[], Awaitable[StoredTable]]) -> str:
        """The id of the table where the same people play again. The first request makes it with *deal*.

        Refuses spectators, and while the game is running.
        """
        if not viewer.is_host:
            raise http_errors.only_watching()
        self.finished()
        if self.stored.next_id is not None:
            return self.stored.next_id
        table, asked_by = await deal(), viewer.first_seat
        after = replace(self.stored, next_id=table.id, next_by=asked_by)
        change = TableChange("over", None, self.match.ply, successor=table, asked_by=asked_by)
        await self._write(change, after, self.match)
        note("played again", table=self.id, next=table.id)
        return table.id

    async def _current(self, viewer: Viewer, ply: int) -> Match:
        """Check the conditions of every decision: a seat, a running game and the right ply."""
        if self._store.is_shared and (ply > self.match.ply or self.stored.status == "waiting"):
            await self.refresh()  # another worker may have shown the viewer a newer state
        match = self.playing(viewer)
        if ply != match.ply:
            legal = [str(move) for move in match.legal_moves] if self.is_turn_of(viewer) else None
            raise http_errors.late(match.ply, legal)
        return match

    async def _play(self, match: Match, move: int | str, by: str) -> None:
        trial = match.copy()  # so that nothing has happened when the store fails
        try:
            trial.play(move)
        except MalformedMove as error:
            raise http_errors.malformed_move(error.message, list(map(str, match.legal_moves))) from error
        except IllegalMove as error:
            reason = match.why_not(move) or message("table-why-not")
            raise http_errors.illegal(str(move), reason, error.legal) from error
        except MatchOver as error:
            raise http_errors.over() from error
        await self._commit(trial, start=match.ply)
        metrics.MOVES.labels(by).inc()
