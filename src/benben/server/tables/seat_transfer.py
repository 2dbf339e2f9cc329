"""Seat transfer: a link moves all that belongs to one token at a table to another browser, once.

The server stores no links. Each is signed with the owner that it replaces: the hash of a guest's token, which only the
server and the guest can know, or a person's id, which only the server knows. So all links of an owner become invalid
when one of them is used, and when a guest takes a new token.
"""

import base64
import hashlib
import hmac
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Literal, NamedTuple, Self, TypeAlias

from benben.server import http_errors
from benben.server.models.lobby import SeatLink
from benben.server.store import TableChange, TableHeader
from benben.server.tables.presence import Presence
from benben.server.tables.seating import Owner, Viewer, seat_at, without_stand_in

LASTS = 24 * 3600
"""Seconds for which a link is good."""
_LINK = re.compile(r"([0-7]|maker)\.(own|lost)\.(\d{1,12})\.([\w-]{43})", re.ASCII)

Kind: TypeAlias = Literal["own", "lost"]
"""Whether the owner of a seat moves it, or the maker of the table gives a lost one to its person again."""


class Transfer(NamedTuple):
    """All that belongs to one owner goes to another."""

    old: str
    new: Owner
    back: bool
    """Whether this also ends the stand-in of a bot on the seat."""


Decide: TypeAlias = Callable[[TableHeader, Presence], Transfer]
"""Judges a table as it is now. Refuses, with nothing changed."""


class _Link(NamedTuple):
    """The content of a link."""

    place: str
    """A seat's number, or `maker` for the maker of a table who has no seat."""
    kind: Kind
    until: int
    """Seconds since 1970."""

    def signed(self, table: TableHeader, owner: str) -> str:
        """The link as a text."""
        said = f"{self.place}.{self.kind}.{self.until}"
        digest = hmac.new(owner.encode(), f"seat {table.id} {said}".encode(), hashlib.sha256).digest()
        return f"{said}.{base64.urlsafe_b64encode(digest).decode().rstrip('=')}"

    @classmethod
    def read(cls, text: str) -> Self:
        """Parse a link. Refuses a malformed one."""
        found = _LINK.fullmatch(text)
        if found is None:
            raise http_errors.no_seat_link()
        return cls(found[1], "own" if found[2] == "own" else "lost", int(found[3]))


def make_link(
    table: TableHeader, viewer: Viewer, presence: Presence, seat: int | None, now: float, patience: float
) -> SeatLink:
    """A link that moves all of the viewer's seats, or the lost *seat* of another person.

    Refuses viewers without a seat. For another person's seat it refuses viewers who did not make the table, and seats
    whose people were here within *patience* seconds.
    """
    _refuse_if_rematched(table)
    until = int(now) + LASTS
    if seat is None or seat in viewer.seats:
        place = viewer.first_seat
        if not viewer.may_manage:
            raise http_errors.only_watching()
        link = _Link("maker" if place is None else str(place), "own", until)
    else:
        if not viewer.made:
            raise http_errors.not_the_maker()
        lost = seat_at(table, seat)
        if lost.kind != "person":
            raise http_errors.no_person_there()
        if not presence.is_long_gone(lost.owner):
            raise http_errors.person_is_here(int(patience))
        link = _Link(str(seat), "lost", until)
    return SeatLink(link=link.signed(table, _owner(table, link)), until=until)


def owner_by(table: TableHeader, text: str, now: float) -> str:
    """The hash of the token that a link replaces. Refuses a link that is used, withdrawn, expired or malformed."""
    _refuse_if_rematched(table)
    link = _Link.read(text)
    owner = _owner(table, link)
    if not hmac.compare_digest(link.signed(table, owner), text):
        raise http_errors.no_seat_link()
    if now > link.until:
        raise http_errors.seat_link_expired()
    return owner


def claim_by_link(text: str, new: Owner, now: float, patience: float) -> Decide:
    """The transfer by a link: *new* takes over."""

    def decide(table: TableHeader, presence: Presence) -> Transfer:
        owner = owner_by(table, text, now)
        if _Link.read(text).kind == "lost" and not presence.is_long_gone(owner):
            raise http_errors.person_is_here(int(patience))
        return Transfer(owner, new, back=table.status != "over")

    return decide


def hand_over(old: str, new: Owner) -> Decide:
    """The transfer of one's own seats, to another token or to a person; links made before become invalid."""

    def decide(table: TableHeader, _presence: Presence) -> Transfer:
        _refuse_if_rematched(table)
        return Transfer(old, new, back=False)

    return decide


def adopt(guest: str, person: Owner) -> Decide:
    """The transfer of a guest's seats to the person who has the token; also where the same people play on."""
    return lambda _table, _presence: Transfer(guest, person, back=False)


def apply_transfer(table: TableHeader, ply: int, transfer: Transfer) -> tuple[TableChange, TableHeader]:
    """The change of a table that carries out a transfer, and the table after it."""

    def is_moved(owner: str | None) -> bool:
        return owner is not None and hmac.compare_digest(owner, transfer.old)

    taken = [
        replace(
            without_stand_in(seat) if transfer.back else seat, owner=transfer.new.id, mark=transfer.new.mark
        )
        for seat in table.seats
        if is_moved(seat.owner)
    ]
    new = {seat.seat: seat for seat in taken}
    maker = transfer.new.id if is_moved(table.maker) else None
    after = replace(
        table,
        seats=tuple(new.get(seat.seat, seat) for seat in table.seats),
        maker=maker or table.maker,
    )
    return TableChange(table.status, table.actor, ply, seats=taken, maker=maker), after


def _owner(table: TableHeader, link: _Link) -> str:
    """The hash of the token that now has a link's place. Refuses a place without an owner."""
    seats = {str(seat.seat): seat.owner for seat in table.seats}
    owner = table.maker if link.place == "maker" else seats.get(link.place)
    if owner is None:
        raise http_errors.no_seat_link()
    return owner


def _refuse_if_rematched(table: TableHeader) -> None:
    """Refuse if the same people already play at another table, where the same tokens are valid."""
    if table.next_id is not None:
        raise http_errors.played_on()
