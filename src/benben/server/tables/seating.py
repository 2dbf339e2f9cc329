"""Seats, names and tokens, and the seats that a token may act for."""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, NamedTuple, TypeVar

from benben.engine.names import BadName, checked_name, unused_name
from benben.server import http_errors
from benben.server.models.requests import SeatRequest
from benben.server.store import StoredSeat, TableHeader
from benben.server.store.people import is_person

T = TypeVar("T")

_ID_ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"  # without characters that are easily confused
_ID_LENGTH = 12  # 60 bits: a table is not found by trying

PEOPLE = ("Nefertari", "Khufu", "Hatshepsut", "Imhotep", "Merit", "Sneferu", "Tiye", "Djoser")
"""Names for people who give none. They are the same in every language, so they need no catalogue."""
BOTS = ("Seshat", "Thoth", "Sobek", "Bastet", "Khnum", "Neith", "Ptah", "Sekhmet")
"""The names of bots."""


class Owner(NamedTuple):
    """Somebody who can have seats: a person by their id, with their mark, or a guest by the hash of a token."""

    id: str
    mark: int | None = None
    name: str = ""
    """The name that a person has chosen, if any."""


@dataclass(frozen=True)
class Viewer:
    """A viewer of a table: their seats (none for a spectator), and whether they *made* the table."""

    seats: tuple[int, ...] = ()
    made: bool = False

    @property
    def first_seat(self) -> int | None:
        """The first of them."""
        return self.seats[0] if self.seats else None

    @property
    def may_manage(self) -> bool:
        """Whether the viewer may manage this table: they made it or sit at it."""
        return self.made or bool(self.seats)


def new_table_id() -> str:
    """Make the name of a table for its link."""
    return "".join(secrets.choice(_ID_ALPHABET) for _ in range(_ID_LENGTH))


def new_token() -> str:
    """Make a token for a guest's seats. It is sent once and never stored."""
    return secrets.token_urlsafe(32)


def hash_token(token: str) -> str:
    """The stored hash of a token. Its 256 random bits need no salt and no slow hash."""
    return hashlib.sha256(token.encode()).hexdigest()


def viewer_of(table: TableHeader, owner: str | None) -> Viewer:
    """Find the viewer who owns seats by this name; without one, a spectator. Refuses a guest's token of another table.

    The maker of a table of bots and guests has no seat there. A person without a seat is a spectator.
    """
    if owner is None:
        return Viewer()
    mine = tuple(seat.seat for seat in table.seats if _same(seat.owner, owner))
    made = _same(table.maker, owner)
    if not mine and not made and not is_person(owner):
        raise http_errors.stranger()
    return Viewer(mine, made)


def knows(table: TableHeader, owner: str) -> bool:
    """Whether a seat or the table itself belongs to an owner."""
    return owner in {table.maker, *(seat.owner for seat in table.seats)}


def removed_people(before: TableHeader, after: TableHeader) -> frozenset[str]:
    """The owners of seats that are open now, and who have no other seat."""
    gone = {
        old.owner
        for old, new in zip(before.seats, after.seats, strict=True)
        if old.owner is not None and new.kind == "open"
    }
    return frozenset(owner for owner in gone if not knows(after, owner))


def only_person(table: TableHeader) -> str | None:
    """The owner of all people's seats, if there is only one; None with other people, or with none."""
    people = {seat.owner for seat in table.seats if seat.kind != "bot"}
    return people.pop() if len(people) == 1 else None  # an open seat has no owner


def _same(kept: str | None, owner: str) -> bool:
    return kept is not None and hmac.compare_digest(kept, owner)


def seat_everyone(requests: Sequence[SeatRequest], maker: Owner) -> tuple[StoredSeat, ...]:
    """Seat the people and bots of a new table; `me` and `here` belong to the maker."""
    if maker.name:
        requests = [_named(request, maker.name) for request in requests]
    names = [None if request.name is None else possible_name(request.name) for request in requests]
    seats: list[StoredSeat] = []
    for number, request in enumerate(requests):
        name = _name(request, names[number], {*filter(None, names)}, {seat.name for seat in seats})
        seats.append(_seat(number, request, name, maker))
    return tuple(seats)


def seat_at(table: TableHeader, seat: int) -> StoredSeat:
    """Find a seat. Refuses one that the table does not have."""
    if seat >= len(table.seats):
        raise http_errors.no_such_seat(len(table.seats))
    return table.seats[seat]


def open_seat(table: TableHeader, name: str, wanted: int | None, owner: Owner) -> StoredSeat:
    """Seat a person on an open seat, the *wanted* one or the first. Refuses when none is open.

    The person who already has the wanted seat keeps it: this is the same request again, because its answer was lost.
    """
    if wanted is not None and wanted < len(table.seats) and _same(table.seats[wanted].owner, owner.id):
        return table.seats[wanted]
    free = [seat.seat for seat in table.seats if seat.kind == "open"]
    if not free:
        raise http_errors.nothing_open()
    if wanted is not None and wanted not in free:
        raise http_errors.seat_taken()
    seat = free[0] if wanted is None else wanted
    return StoredSeat(
        seat,
        "person",
        unused_name(possible_name(name), [other.name for other in table.seats]),
        None,
        owner.id,
        owner.mark,
    )


def bot_in(seat: StoredSeat, player: str, seats: Sequence[StoredSeat]) -> StoredSeat:
    """A seat with the bot *player*: for good on an open seat, else as a stand-in for the person there."""
    if seat.kind != "open":
        return replace(seat, player=player)
    taken = [other.name for other in seats]
    return StoredSeat(
        seat.seat, "bot", next(name for name in BOTS if name == unused_name(name, taken)), player
    )


def rotate_seats(seats: Sequence[StoredSeat], present: Sequence[int], first: int) -> tuple[StoredSeat, ...]:
    """The same people and bots in the same order, with the seat *first* as the first one.

    The people on the seats *present* are here and want to play, so no bot stands in for them.
    """
    here = [without_stand_in(seat) if seat.seat in present else seat for seat in seats]
    return tuple(replace(seat, seat=number) for number, seat in enumerate(rotated(here, first)))


def rotated(things: Sequence[T], first: int) -> list[T]:
    """The same things in a circle, from the one at the index *first* on."""
    return [*things[first:], *things[:first]]


def first_seat(begins: Literal["rulebook", "rotating", "random"] | int, seats: int) -> int:
    """The seat that becomes the first of so many *seats*. Refuses one that is not among them."""
    if begins == "random":
        return secrets.randbelow(seats)
    first = {"rulebook": 0, "rotating": 1}[begins] if isinstance(begins, str) else begins
    if first >= seats:
        raise http_errors.no_such_seat(seats)
    return first


def without_stand_in(seat: StoredSeat) -> StoredSeat:
    """A person's seat, where the person decides again and no bot stands in."""
    return replace(seat, player=None)


def may_hint(requests: Sequence[SeatRequest], wanted: bool | None) -> bool:
    """Whether a new table has hints: as its maker *wanted*; by default, only if no two people play each other.

    Other players may not agree to hints; the table's state shows everyone that it has them.
    """
    return sum(request.kind != "bot" for request in requests) <= 1 if wanted is None else wanted


def possible_name(text: str) -> str:
    """Normalize a name. Refuses a malformed one."""
    try:
        return checked_name(text)
    except BadName as error:
        raise http_errors.bad_name() from error


def _name(request: SeatRequest, name: str | None, wished: set[str], seated: set[str]) -> str:
    if request.kind == "open":
        return ""
    if name is not None:
        return unused_name(name, seated)
    pool = BOTS if request.kind == "bot" else PEOPLE
    return next(each for each in pool if each == unused_name(each, wished | seated))


def _named(request: SeatRequest, name: str) -> SeatRequest:
    """The maker's seat, by default with the name that the maker has chosen."""
    unnamed = request.kind == "me" and request.name is None
    return request.model_copy(update={"name": name}) if unnamed else request


def _seat(number: int, request: SeatRequest, name: str, maker: Owner) -> StoredSeat:
    if request.kind == "bot":
        return StoredSeat(number, "bot", name, player=request.player)
    if request.kind == "open":
        return StoredSeat(number, "open", "")
    return StoredSeat(
        number, "person", name, owner=maker.id, mark=maker.mark if request.kind == "me" else None
    )
