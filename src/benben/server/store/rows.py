"""The schema: tables, their seats, plies and reviews, and the workers.

The scripts in `migrations/` create these tables, and `statements.py` reads and writes them. Alembic compares the two.
"""

from datetime import datetime
from typing import Any, get_args

from sqlalchemy import (
    JSON,
    CheckConstraint,
    DateTime,
    ForeignKey,
    Index,
    MetaData,
    SmallInteger,
    String,
    Text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from benben.server.store.stored import SeatKind, Status


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
    """A table: which game, with which options, and how far it is."""

    __tablename__ = "tables"
    __table_args__ = (
        CheckConstraint(f"status IN {get_args(Status)}", name="status"),
        Index("ix_tables_status", "status"),
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
    """The seat to decide; the server finds tables with bots to move by it."""
    version: Mapped[int]
    """Grows with every change; a writer with an old version changes nothing."""
    hints: Mapped[bool]
    """Whether the seat to move may ask for hints."""
    maker_hash: Mapped[str | None] = mapped_column(String(64))
    """The hash of the maker's token; the maker need not have a seat."""
    resigned: Mapped[int | None] = mapped_column(SmallInteger)
    """The seat that gave the game up, if one did."""
    next_id: Mapped[str | None] = mapped_column(String(32))
    """The table where the same people play again."""
    next_by: Mapped[int | None] = mapped_column(SmallInteger)
    """The seat that asked for it first, if it was one."""
    bots_worker: Mapped[str | None] = mapped_column(String(32))
    """The worker that lets its bots play, as long as that one lives."""


class SeatRow(BaseRow):
    """A seat of a table. Only the hash of a token is stored. A person's `player` is a bot that stands in."""

    __tablename__ = "seats"
    __table_args__ = (CheckConstraint(f"kind IN {get_args(SeatKind)}", name="kind"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[int] = mapped_column(SmallInteger, primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))
    name: Mapped[str] = mapped_column(String(64))
    player: Mapped[str | None] = mapped_column(String(120))
    token_hash: Mapped[str | None] = mapped_column(String(64))


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


class ReviewRow(BaseRow):
    """The review of a finished table, as JSON with its own format and version."""

    __tablename__ = "reviews"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    made: Mapped[datetime] = mapped_column(DateTime(timezone=True))
    document: Mapped[dict[str, Any]] = mapped_column(JSON)


class WorkerRow(BaseRow):
    """A worker that serves the tables, and when it was last heard of."""

    __tablename__ = "workers"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    beat: Mapped[datetime] = mapped_column(DateTime(timezone=True))
