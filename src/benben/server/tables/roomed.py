"""A finished table with a room where its players review it together (`benben.server.tables.room`)."""

import secrets
from dataclasses import replace

from benben import Match
from benben.engine.dealer import CommittedDealer
from benben.server import http_errors
from benben.server.tables.concurrency import idempotent, one_at_a_time
from benben.server.tables.ordered import OrderedTable
from benben.server.tables.room import Room, RoomArrow, RoomNote, RoomPlace
from benben.server.tables.seating import Viewer
from benben.server.tables.serialize import MOST_LINE, carried_on
from benben.server.tables.talk import checked_line


class RoomedTable(OrderedTable):
    """A table whose players may meet in a room when the game is over."""

    @one_at_a_time
    @idempotent
    async def join_room(self, viewer: Viewer, *, joined: bool) -> None:
        """Come into the room, which opens with the first seat, or leave it."""
        seat, match = self._reviewing_seat(viewer), self.require_finished()
        await self.room.load()
        room = self.room.current
        if joined:
            await self._write_room((room or Room(RoomPlace(match.ply))).joined(seat))
        elif room is not None:
            await self._write_room(room.left(seat))

    @one_at_a_time
    @idempotent
    async def lead_room(self, viewer: Viewer) -> None:
        """Lead in the place of somebody who has left the room or the table. Refuses while the leader is here."""
        seat, room = self._member(viewer)
        here = self.presence_state().connected
        if room.leader not in {None, seat} and room.leader in here and room.leader in room.members:
            raise http_errors.room_has_leader()
        await self._write_room(replace(room, leader=seat))

    @one_at_a_time
    @idempotent
    async def show_in_room(self, viewer: Viewer, place: RoomPlace) -> None:
        """Show everybody a position. Refuses everybody but the leader, and positions that do not exist."""
        room = self._leader(viewer)
        self.room.match(self.require_finished(), place)
        await self._write_room(replace(room, place=place))

    @one_at_a_time
    @idempotent
    async def set_room(self, viewer: Viewer, engine: tuple[int, ...], *, chosen: bool) -> None:
        """Choose for which seats a bot plays lines on, and whether the leader chooses what chance brings."""
        room = self._leader(viewer)
        if any(seat >= len(self.header.seats) for seat in engine):
            raise http_errors.no_such_seat(len(self.header.seats))
        await self._write_room(replace(room, engine=tuple(sorted(set(engine))), chosen=chosen))

    @one_at_a_time
    @idempotent
    async def play_in_room(self, viewer: Viewer, ply: int, move: int | None) -> None:
        """Play the shown position on: a move of one's own seat, or as the leader any move or outcome (None: drawn).

        *ply* is the number of plies before the position.
        """
        seat, room = self._member(viewer)
        match = self._shown_match(room)
        if ply != match.ply:
            raise http_errors.late(match.ply, None)
        if room.leader != seat and match.turn not in viewer.seats:
            raise http_errors.not_the_leader()
        if move is None and not match.is_chance:
            raise http_errors.malformed("move: only chance can be left to chance")
        await self._play_on(room, match, _drawn(match) if move is None else move)

    @one_at_a_time
    async def play_in_room_for_engine(self, place: RoomPlace, move: int) -> None:
        """Play a bot's move, if the room still shows the position that the bot was asked about."""
        room = self.room.current
        if room is not None and room.place == place and self.engine_seat() is not None:
            await self._play_on(room, self._shown_match(room), move)

    @one_at_a_time
    @idempotent
    async def note_in_room(self, viewer: Viewer, text: str | None, note_id: str | None) -> None:
        """Write a note to the shown position, or remove one of one's own; the leader may remove any."""
        seat, room = self._member(viewer)
        if text is not None:
            note = RoomNote(secrets.token_hex(6), seat, room.place, checked_line(text))
            await self._write_room(room.noted(note))
        else:
            gone = [note for note in room.notes if note.id == note_id]
            if any(seat not in {note.seat, room.leader} for note in gone):
                raise http_errors.not_the_leader()
            kept = tuple(note for note in room.notes if note not in gone)
            await self._write_room(replace(room, notes=kept))

    @one_at_a_time
    @idempotent
    async def point_in_room(self, viewer: Viewer, start: str, end: str) -> None:
        """Draw an arrow at the shown position, or remove it."""
        seat, room = self._member(viewer)
        await self._write_room(room.pointed(RoomArrow(seat, room.place, start, end)))

    def engine_seat(self) -> int | None:
        """The seat for which a bot is to decide in the room now."""
        room = self.room.current
        if room is None or not room.members or len(room.place.line) >= MOST_LINE:
            return None
        turn = self._shown_match(room).turn
        return turn if turn in room.engine else None

    def room_match(self) -> Match | None:
        """The position that the room shows."""
        room = self.room.current
        return None if room is None else self._shown_match(room)

    def _shown_match(self, room: Room) -> Match:
        return self.room.match(self.match, room.place)

    async def _play_on(self, room: Room, match: Match, move: int) -> None:
        after, start = carried_on(match, [move]), room.place.ply
        while after.is_chance and not room.chosen:
            after.push(_drawn(after))
        line = tuple(ply.move for ply in after.plies[start:])
        if len(line) > MOST_LINE:
            raise http_errors.room_line_full(MOST_LINE)
        await self._write_room(replace(room, place=RoomPlace(start, line)))

    async def _write_room(self, room: Room | None) -> None:
        await self.room.write(room)
        self.subscribers.notify()
        self._hooks.said(self)
        self._hooks.wake_bots(self)

    def _reviewing_seat(self, viewer: Viewer) -> int:
        if self._store.is_private:
            raise http_errors.nobody_can_come()
        if viewer.first_seat is None:
            raise http_errors.only_watching()
        return viewer.first_seat

    def _member(self, viewer: Viewer) -> tuple[int, Room]:
        seat, room = self._reviewing_seat(viewer), self.room.current
        if room is None or seat not in room.members:
            raise http_errors.not_in_room()
        return seat, room

    def _leader(self, viewer: Viewer) -> Room:
        seat, room = self._member(viewer)
        if room.leader != seat:
            raise http_errors.not_the_leader()
        return room


def _drawn(match: Match) -> int:
    """An outcome of chance with its odds. Nothing is secret in a finished game, so any dealer will do."""
    return CommittedDealer.fresh().draw(match)
