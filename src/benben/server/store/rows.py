"""The schema: tables with their seats, plies, talk, results and reviews; people with their devices; the workers.

The scripts in `migrations/` create these tables, and `statements.py` reads and writes them. Alembic compares the two.
"""

from datetime import datetime
from typing import Any, get_args

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    DateTime,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    SmallInteger,
    String,
    Text,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from benben.server.store.stored import LineKind, SeatKind, Status

_HAS_DEADLINE = text("due IS NOT NULL")
_HAS_NOTICE = text("notify IS NOT NULL")
_WANTS_BOTS = text("wants_bots")


class BaseRow(DeclarativeBase):
    """The base of all rows."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "pk": "pk_%(table_name)s",
        }
    )


class TableRow(BaseRow):
    """A table: its game and options, and the state of the match."""

    __tablename__ = "tables"
    __table_args__ = (
        CheckConstraint(f"status IN {get_args(Status)}", name="status"),
        Index("ix_tables_status", "status"),
        Index("ix_tables_maker", "maker"),
        Index("ix_tables_dealer_secret", "dealer_secret"),
        Index("ix_tables_notify", "notify", sqlite_where=_HAS_NOTICE, postgresql_where=_HAS_NOTICE),
        Index("ix_tables_due", "due", sqlite_where=_HAS_DEADLINE, postgresql_where=_HAS_DEADLINE),
        Index("ix_tables_wants_bots", "id", sqlite_where=_WANTS_BOTS, postgresql_where=_WANTS_BOTS),
    )

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    created: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    changed: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    game: Mapped[str] = mapped_column(String(32))
    options: Mapped[dict[str, bool | int | str]] = mapped_column(JSON)
    rules_version: Mapped[int]
    dealer_secret: Mapped[str] = mapped_column(String(64))
    """The dealer's 256 bits in hexadecimal: never shown before the game is over."""
    status: Mapped[str] = mapped_column(String(8))
    actor: Mapped[int | None] = mapped_column(SmallInteger)
    """The seat to decide."""
    version: Mapped[int]
    """Grows with every change; a writer with an old version changes nothing."""
    hints: Mapped[bool]
    """Whether the seat to move may ask for hints."""
    maker: Mapped[str | None] = mapped_column(String(64))
    """The maker, as a seat names its owner; the maker need not have a seat."""
    resigned: Mapped[int | None] = mapped_column(SmallInteger)
    """The seat that gave the game up, if one did."""
    next_id: Mapped[str | None] = mapped_column(String(32))
    """The table where the same people play again."""
    next_by: Mapped[int | None] = mapped_column(SmallInteger)
    """The seat that asked for it first, if a seat did."""
    wants_bots: Mapped[bool]
    """Whether the server is to go on with it by itself: `TableHeader.wants_bots`."""
    bots_worker: Mapped[str | None] = mapped_column(String(32))
    """The worker that plays for its bots, as long as that worker lives."""
    terms: Mapped[dict[str, Any]] = mapped_column(JSON)
    """The maker's choices for it, apart from the game's options (`TableTerms`)."""
    take_back: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    """The open request to take a decision back (`TakeBackRequest`)."""
    clock: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    """Everybody's time (`benben.server.clocks`); null if the table has no clock."""
    due: Mapped[float | None] = mapped_column(Double)
    """The table's next deadline, in seconds since 1970: somebody's time is up."""
    notify: Mapped[float | None] = mapped_column(Double)
    """When to notify the person who is to decide, or to remind them, in the same seconds."""
    notified: Mapped[float | None] = mapped_column(Double)
    """When they were notified of this turn, in the same seconds."""
    claimed: Mapped[float | None] = mapped_column(Double)
    """Until then, in the same seconds, one worker has claimed the deadline."""


class SeatRow(BaseRow):
    """A seat of a table. A person's `player` is a bot that stands in."""

    __tablename__ = "seats"
    __table_args__ = (
        CheckConstraint(f"kind IN {get_args(SeatKind)}", name="kind"),
        Index("ix_seats_owner", "owner"),
    )

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(64))
    player: Mapped[str | None] = mapped_column(String(120))
    owner: Mapped[str | None] = mapped_column(String(64))
    """The id of a person, or the hash of a guest's token."""
    mark: Mapped[int | None] = mapped_column(SmallInteger)
    """The person's mark when they sat down."""


class PlyRow(BaseRow):
    """One decision or one outcome of chance."""

    __tablename__ = "plies"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    ply: Mapped[int] = mapped_column(primary_key=True)
    actor: Mapped[int] = mapped_column(SmallInteger)
    """A seat, or -1 where chance acted."""
    move: Mapped[int]
    text: Mapped[str] = mapped_column(Text)
    """The notation: the store can be read without the rules."""
    played: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    bank: Mapped[float | None] = mapped_column(Double)
    """A person's decision at a table with a clock: the seconds that the seat had when it began."""
    used: Mapped[float | None] = mapped_column(Double)
    """The seconds that it took."""


class LineRow(BaseRow):
    """A line of a table's talk, by the people on its seats."""

    __tablename__ = "lines"
    __table_args__ = (
        CheckConstraint(f"kind IN {get_args(LineKind)}", name="kind"),
        Index("ix_lines_table_id", "table_id", "id"),
        {"sqlite_autoincrement": True},
    )

    id: Mapped[int] = mapped_column(BigInteger().with_variant(Integer(), "sqlite"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    seat: Mapped[int] = mapped_column(SmallInteger)
    kind: Mapped[str] = mapped_column(String(10))
    text: Mapped[str] = mapped_column(Text)
    ply: Mapped[int]
    at: Mapped[int] = mapped_column(BigInteger)
    """Seconds since 1970."""


class OrderRow(BaseRow):
    """A standing order: what the owner of a seat has decided in advance. A change of it changes no table's version."""

    __tablename__ = "orders"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    id: Mapped[str] = mapped_column(String(16))
    ended: Mapped[str | None] = mapped_column(String(16))
    """How it ended; null while it holds. The server finds tables with orders to carry out by it."""
    document: Mapped[dict[str, Any]] = mapped_column(JSON)
    """The order (`StoredOrder`)."""


class ReviewRow(BaseRow):
    """The review of a finished table, as JSON with its own format and version."""

    __tablename__ = "reviews"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    made: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    document: Mapped[dict[str, Any]] = mapped_column(JSON)


class RoomRow(BaseRow):
    """A room where the players of a finished game review it together. A change of it changes no table's version."""

    __tablename__ = "rooms"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    revision: Mapped[int]
    """Grows with every change; a writer with an old one changes nothing."""
    document: Mapped[dict[str, Any]] = mapped_column(JSON)
    """The room (`benben.server.tables.room.Room`)."""


class SubscriptionRow(BaseRow):
    """A browser that wants to be notified when its person is to decide (Web Push, RFC 8030)."""

    __tablename__ = "subscriptions"
    __table_args__ = (Index("ix_subscriptions_owner", "owner"),)

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The hash of its owner and its endpoint."""
    owner: Mapped[str] = mapped_column(String(64))
    """As the owner of a seat."""
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(128))
    auth: Mapped[str] = mapped_column(String(64))
    language: Mapped[str] = mapped_column(String(16))
    made: Mapped[float] = mapped_column(Double)
    device: Mapped[str | None] = mapped_column(String(64))
    """The hash of the key of the person's device that it belongs to."""


class NoticeChoicesRow(BaseRow):
    """When a person wants to be notified."""

    __tablename__ = "notice_choices"

    owner: Mapped[str] = mapped_column(String(64), primary_key=True)
    remind: Mapped[str] = mapped_column(String(8))
    """`never`, `once` or `daily`."""
    quiet_start: Mapped[int] = mapped_column(SmallInteger)
    """Minutes after midnight between which nothing is sent; no hours are quiet if both are equal."""
    quiet_end: Mapped[int] = mapped_column(SmallInteger)
    zone: Mapped[str] = mapped_column(String(64))


class EmailRow(BaseRow):
    """A person's e-mail address."""

    __tablename__ = "emails"

    owner: Mapped[str] = mapped_column(String(64), primary_key=True)
    address: Mapped[str] = mapped_column(String(254))
    language: Mapped[str] = mapped_column(String(16))
    code: Mapped[str] = mapped_column(String(64), index=True)
    """The hash of the code that confirms the address, and that stops the mails."""
    asked: Mapped[float] = mapped_column(Double)
    """When the address was asked to confirm, in seconds since 1970."""
    confirmed: Mapped[float | None] = mapped_column(Double)
    """When its owner confirmed it."""


class ServerKeyRow(BaseRow):
    """A key that the server has made for itself."""

    __tablename__ = "server_keys"

    name: Mapped[str] = mapped_column(String(32), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class WorkerRow(BaseRow):
    """A worker that serves the tables, and the time of its last sign of life."""

    __tablename__ = "workers"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    beat: Mapped[datetime] = mapped_column(DateTime(timezone=True))


class ResultRow(BaseRow):
    """The result of a seat in a finished game."""

    __tablename__ = "results"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    winners: Mapped[int] = mapped_column(SmallInteger)
    """The number of winners, if the seat is among them, or 0."""
    points: Mapped[int]
    sources: Mapped[dict[str, int]] = mapped_column(JSON)
    """The points by the receipt's sources."""
    ended: Mapped[int] = mapped_column(BigInteger)
    """When the game ended, in seconds since 1970, as all times below."""
    rated: Mapped[bool]
    """Whether the game counts for ratings."""


class PersonRow(BaseRow):
    """A person. The id is as secret as a seat's token: it never leaves the server."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    name: Mapped[str] = mapped_column(String(64))
    mark: Mapped[int] = mapped_column(SmallInteger)
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)
    """The day of the last visit."""
    muted: Mapped[bool]
    """Whether the host has muted the person."""


class DeviceRow(BaseRow):
    """A browser in which a person is signed in. Only the hash of its key is stored."""

    __tablename__ = "devices"
    __table_args__ = (Index("ix_devices_person_id", "person_id"),)

    key_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    id: Mapped[str] = mapped_column(String(16))
    """Names the device in its person's list."""
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    label: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger)
    seen: Mapped[int] = mapped_column(BigInteger)
    """The day of the last visit."""


class PasskeyRow(BaseRow):
    """A passkey: the public half of a key that a person's device or password manager has."""

    __tablename__ = "passkeys"
    __table_args__ = (Index("ix_passkeys_person_id", "person_id"),)

    id: Mapped[str] = mapped_column(Text, primary_key=True)
    person_id: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    public_key: Mapped[str] = mapped_column(Text)
    sign_count: Mapped[int] = mapped_column(BigInteger)
    label: Mapped[str] = mapped_column(String(64))
    created: Mapped[int] = mapped_column(BigInteger)


class SignInRow(BaseRow):
    """A code that works once: a sign-in link, or the challenge of a passkey. Only its hash is stored."""

    __tablename__ = "sign_ins"
    __table_args__ = (
        CheckConstraint("kind IN ('link', 'register', 'passkey')", name="kind"),
        Index("ix_sign_ins_person_id", "person_id"),
    )

    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    person_id: Mapped[str | None] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    until: Mapped[int] = mapped_column(BigInteger)


class HostLogRow(BaseRow):
    """The host's actions on people by the command line."""

    __tablename__ = "host_log"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    at: Mapped[int] = mapped_column(BigInteger)
    action: Mapped[str] = mapped_column(String(16))
    person: Mapped[str] = mapped_column(String(32))
    detail: Mapped[str] = mapped_column(String(200))
