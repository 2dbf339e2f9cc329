"""Notices in the store: what people have chosen, their e-mail addresses, and which turns they were notified of."""

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from benben.server.clocks import Clock, clock_from_json
from benben.server.store.scripts import Script, query
from benben.server.store.subscriptions import Subscription, of_owner

Remind: TypeAlias = Literal["never", "once", "daily"]


class NoticeChoices(NamedTuple):
    """When a person wants to be notified. No hours are quiet if both ends are equal."""

    remind: Remind = "once"
    quiet_start: int = 0
    """Minutes after midnight in the time *zone*."""
    quiet_end: int = 0
    zone: str = "UTC"


class Email(NamedTuple):
    """A person's e-mail address."""

    address: str
    language: str
    asked: float
    """When the address was asked to confirm, in seconds since 1970."""
    confirmed: float | None


class WaitingTurn(NamedTuple):
    """A table that waits for a person."""

    table_id: str
    notify: float | None
    """When to notify or remind them, in seconds since 1970."""
    notified: float | None
    """When they were notified of this turn."""
    clock: Clock | None
    seat: int

    def is_resting(self, now: float) -> bool:
        """Whether they are on vacation from this table."""
        return self.clock is not None and self.clock.is_on_vacation(self.seat, now)


class Receiver(NamedTuple):
    """All that is stored about the notices of the owner of a seat."""

    choices: NoticeChoices
    subscriptions: list[Subscription]
    email: Email | None
    waiting: Mapping[str, WaitingTurn]
    """The tables where they are to decide, by id."""


_WAITING = """
    SELECT tables.id, notify, notified, clock, seats.seat FROM seats
    JOIN tables ON tables.id = seats.table_id AND tables.actor = seats.seat
    WHERE seats.owner = $1 AND seats.player IS NULL AND tables.status = 'playing'"""


def receiver(owner: str) -> Script[Receiver]:
    """What is stored about the notices of an owner."""
    chosen = yield from choices_of(owner)
    browsers = yield from of_owner(owner)
    email = yield from email_of(owner)
    rows = yield query(_WAITING, owner)
    turns = (
        WaitingTurn(table_id, notify, notified, None if clock is None else clock_from_json(clock), seat)
        for table_id, notify, notified, clock, seat in rows
    )
    return Receiver(chosen, browsers, email, {turn.table_id: turn for turn in turns})


def take_turns(expected: Mapping[str, float | None], until: float) -> Script[list[str]]:
    """Take the notices of some turns, *until* a moment, to send one for all of them. Return the tables that are left.

    A turn that has ended since it was read, or that somebody else has taken, no longer has its *expected* moment.
    If the worker dies before `note_sent`, another one sends the notice after that moment.
    """
    left = []
    for table_id in sorted(expected):
        rows = yield query(
            "UPDATE tables SET notify = $2 WHERE id = $1 AND status = 'playing' AND notify = $3 RETURNING id",
            table_id,
            until,
            expected[table_id],
        )
        left += [table_id] if rows else []
    return left


def note_sent(turns: Mapping[str, float | None], taken: float, now: float) -> Script[None]:
    """Note that notices of some turns, *taken* until a moment, are sent *now*, and when to remind of them."""
    for table_id in sorted(turns):
        yield query(
            "UPDATE tables SET notified = $2, notify = $3 WHERE id = $1 AND status = 'playing' AND notify = $4",
            table_id,
            now,
            turns[table_id],
            taken,
        )


def postpone(table_id: str, expected: float, until: float | None) -> Script[None]:
    """Send the notice of a turn at another moment, or not at all, unless the turn has ended since it was read."""
    yield query("UPDATE tables SET notify = $3 WHERE id = $1 AND notify = $2", table_id, expected, until)


# ---- choices -----------------------------------------------------------------------------------------------
def choices_of(owner: str) -> Script[NoticeChoices]:
    """What an owner has chosen."""
    rows = yield query(
        "SELECT remind, quiet_start, quiet_end, zone FROM notice_choices WHERE owner = $1", owner
    )
    return NoticeChoices(*rows[0]) if rows else NoticeChoices()


def choose(owner: str, chosen: NoticeChoices) -> Script[None]:
    """Keep what a person has chosen."""
    yield query(
        "INSERT INTO notice_choices (owner, remind, quiet_start, quiet_end, zone) VALUES ($1, $2, $3, $4, $5)"
        " ON CONFLICT (owner) DO UPDATE SET remind = excluded.remind, quiet_start = excluded.quiet_start,"
        " quiet_end = excluded.quiet_end, zone = excluded.zone",
        owner,
        *chosen,
    )


def forget_owner(owner: str) -> Script[None]:
    """Forget everything about a person's notices."""
    for table in ("subscriptions", "notice_choices", "emails"):
        yield query(f"DELETE FROM {table} WHERE owner = $1", owner)  # noqa: S608  (names of our own)


# ---- e-mail ------------------------------------------------------------------------------------------------
def email_of(owner: str) -> Script[Email | None]:
    """A person's e-mail address."""
    rows = yield query("SELECT address, language, asked, confirmed FROM emails WHERE owner = $1", owner)
    return Email(*rows[0]) if rows else None


def add_email(owner: str, email: Email, code_hash: str) -> Script[None]:
    """Keep an address that is yet to be confirmed with a code; it replaces the person's older one."""
    yield query(
        "INSERT INTO emails (owner, code, address, language, asked, confirmed) VALUES ($1, $2, $3, $4, $5, $6)"
        " ON CONFLICT (owner) DO UPDATE SET code = excluded.code, address = excluded.address,"
        " language = excluded.language, asked = excluded.asked, confirmed = excluded.confirmed",
        owner,
        code_hash,
        *email,
    )


def asked_since(address: str, since: float) -> Script[bool]:
    """Whether an address was asked to confirm since a moment, by any person."""
    rows = yield query("SELECT 1 FROM emails WHERE lower(address) = lower($1) AND asked > $2", address, since)
    return bool(rows)


def confirm_email(code_hash: str, now: float) -> Script[bool]:
    """Confirm an address by its code; return whether the code is good."""
    rows = yield query(
        "UPDATE emails SET confirmed = COALESCE(confirmed, $2) WHERE code = $1 RETURNING owner",
        code_hash,
        now,
    )
    return bool(rows)


def stop_emails(code_hash: str) -> Script[None]:
    """Forget the address with this code."""
    yield query("DELETE FROM emails WHERE code = $1", code_hash)


def remove_email(owner: str) -> Script[None]:
    """Forget a person's address."""
    yield query("DELETE FROM emails WHERE owner = $1", owner)
