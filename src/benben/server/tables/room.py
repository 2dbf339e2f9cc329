"""A review room: the players of a finished game look at it together, one leads, and any position can be played on.

It is apart from the table, as the talk is: no change of it changes the table's version. The store has all of it, so it
outlives a reload and a restart; a room that everybody has left without a note is gone.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, NamedTuple

from benben import Match
from benben.server.store import StaleTable, TableStore
from benben.server.store.rooms import change_room, room_at
from benben.server.tables.serialize import line_from

MOST_NOTES = 200
"""The most notes of a room; the oldest are dropped."""
MOST_ARROWS = 200


class RoomPlace(NamedTuple):
    """A position: a line of other moves and outcomes from the position before a ply of the game."""

    ply: int
    line: tuple[int, ...] = ()


@dataclass(frozen=True)
class RoomNote:
    """A text of a *seat* about a position."""

    id: str
    seat: int
    place: RoomPlace
    text: str


@dataclass(frozen=True)
class RoomArrow:
    """An arrow of a *seat* at a position, between two elements of the board."""

    seat: int
    place: RoomPlace
    start: str
    end: str


@dataclass(frozen=True)
class Room:
    """A room as it is stored."""

    place: RoomPlace
    """The position that everybody sees."""
    leader: int | None = None
    """The seat that leads."""
    members: tuple[int, ...] = ()
    """The seats in the room, in the order in which they came."""
    engine: tuple[int, ...] = ()
    """The seats for which a bot decides where a line is played on."""
    chosen: bool = False
    """Whether the leader chooses what chance brings; otherwise it is drawn."""
    notes: tuple[RoomNote, ...] = ()
    arrows: tuple[RoomArrow, ...] = ()

    def joined(self, seat: int) -> "Room":
        """The room after a seat has come in; the first one leads."""
        if seat in self.members:
            return self
        leader = seat if self.leader is None and not self.members else self.leader
        return replace(self, members=(*self.members, seat), leader=leader)

    def left(self, seat: int) -> "Room | None":
        """The room after a seat has left; the next one leads. None if nothing is left of it."""
        members = tuple(each for each in self.members if each != seat)
        leader = self.leader if self.leader != seat else next(iter(members), None)
        is_empty = not members and not self.notes and not self.arrows
        return None if is_empty else replace(self, members=members, leader=leader)

    def pointed(self, arrow: RoomArrow) -> "Room":
        """The room with an arrow, or without it if it was there."""
        others = tuple(each for each in self.arrows if each != arrow)
        is_new = len(others) == len(self.arrows)
        return replace(self, arrows=(*others, arrow)[-MOST_ARROWS:] if is_new else others)

    def noted(self, note: RoomNote) -> "Room":
        """The room with one more note."""
        return replace(self, notes=(*self.notes, note)[-MOST_NOTES:])

    def document(self) -> dict[str, Any]:
        """The room ready for JSON."""
        return asdict(self)

    @classmethod
    def of(cls, found: Mapping[str, Any]) -> "Room":
        """The room of a document."""
        notes = tuple(RoomNote(**{**note, "place": _place(note["place"])}) for note in found["notes"])
        arrows = tuple(RoomArrow(**{**arrow, "place": _place(arrow["place"])}) for arrow in found["arrows"])
        return cls(
            _place(found["place"]),
            found["leader"],
            tuple(found["members"]),
            tuple(found["engine"]),
            found["chosen"],
            notes,
            arrows,
        )


def _place(found: Any) -> RoomPlace:
    ply, line = found
    return RoomPlace(ply, tuple(line))


class RoomBook:
    """The room of a table, in memory and in the store."""

    def __init__(self, store: TableStore, table_id: str) -> None:
        self._store = store
        self._table_id = table_id
        self._revision = 0
        self._loading = asyncio.Lock()
        self._is_loaded = store.is_private
        self.current: Room | None = None
        self.changes = 0
        """How often it has changed here."""
        self._shown: tuple[RoomPlace, Match] | None = None

    async def load(self) -> None:
        """Read the stored room, if that was not done yet."""
        if not self._is_loaded:
            await self.refresh()

    async def refresh(self) -> None:
        """Read what others have stored."""
        async with self._loading:
            found = await self._store.read(room_at(self._table_id))
            self._is_loaded = True
            self._note(
                0 if found is None else found.revision, None if found is None else Room.of(found.document)
            )

    async def write(self, room: Room | None) -> None:
        """Store the room. Raises `StaleTable` if another worker has changed it; then it is read again."""
        document = None if room is None else room.document()
        if not await self._store.run(change_room(self._table_id, self._revision, document)):
            await self.refresh()
            raise StaleTable
        self._note(0 if room is None else self._revision + 1, room)

    def match(self, whole: Match, place: RoomPlace) -> Match:
        """The match at a position, which is kept for the next question."""
        if self._shown is None or self._shown[0] != place:
            self._shown = place, line_from(whole, *place)
        return self._shown[1]

    def _note(self, revision: int, room: Room | None) -> None:
        if room != self.current:
            self.changes += 1
        self._revision, self.current = revision, room
