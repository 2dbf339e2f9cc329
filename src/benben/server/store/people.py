"""People in the store: who they are, their devices and passkeys, and codes that sign one in, once.

Times are seconds since 1970. Secrets are stored as hashes only.
"""

import hashlib
from collections.abc import Iterable
from typing import Any, Literal, NamedTuple, TypeAlias

from benben.server.store import notices
from benben.server.store.scripts import Row, Script, query

PERSON_PREFIX = "p-"
"""Begins the id of every person; no hash of a token begins with it."""
DAY = 86_400

SignInKind: TypeAlias = Literal["link", "register", "passkey"]


class Person(NamedTuple):
    """A person as the store has them. The id never leaves the server."""

    id: str
    name: str
    mark: int
    created: int
    seen: int
    """The day of the last visit."""
    muted: bool = False


class Device(NamedTuple):
    """A browser in which a person is signed in."""

    key_hash: str
    id: str
    label: str
    created: int
    seen: int


class Passkey(NamedTuple):
    """The public half of a passkey; *id* and *public_key* in Base64 for addresses."""

    id: str
    public_key: str
    sign_count: int
    label: str
    created: int


class OwnedTable(NamedTuple):
    """A table that a change of a person has changed, and its new version."""

    table_id: str
    version: int


def handle_of(person_id: str) -> str:
    """A short name of a person for the host."""
    return hashlib.sha256(f"handle {person_id}".encode()).hexdigest()[:8]


def is_person(owner: str | None) -> bool:
    """Whether the owner of a seat is a person; otherwise it is a guest."""
    return owner is not None and owner.startswith(PERSON_PREFIX)


_PERSON = "people.id, people.name, people.mark, people.created, people.seen, people.muted"
_DEVICE = "key_hash, id, label, created, seen"
_PASSKEY = "id, public_key, sign_count, label, created"

# ruff: noqa: S608  (put together from names of our own columns)
_ADD_PERSON = "INSERT INTO people (id, name, mark, created, seen, muted) VALUES ($1, $2, $3, $4, $5, $6)"
_ADD_DEVICE = """
    INSERT INTO devices (key_hash, id, label, created, seen, person_id) VALUES ($1, $2, $3, $4, $5, $6)"""
_SIGNED_IN = "FROM devices JOIN people ON people.id = person_id WHERE key_hash = $1"
_BY_KEY = f"SELECT {_PERSON} {_SIGNED_IN}"
_BY_ID = f"SELECT {_PERSON} FROM people WHERE id = $1"
_DEVICES = f"SELECT {_DEVICE} FROM devices WHERE person_id = $1 ORDER BY created, id"
_PASSKEYS = f"SELECT {_PASSKEY} FROM passkeys WHERE person_id = $1 ORDER BY created, id"
_USE = "DELETE FROM sign_ins WHERE code_hash = $1 AND kind = $2 AND until >= $3 RETURNING person_id"
"""Only one transaction gets a row from it: a code is good once."""


# ---- identity ----------------------------------------------------------------------------------------------
def add_person(person: Person, device: Device) -> Script[Person]:
    """Store a new person with a first device. If the device's key is known already, return its person instead."""
    rows = yield query(_BY_KEY, device.key_hash)
    if rows:
        return _person(rows[0])
    yield query(_ADD_PERSON, *person)
    yield query(_ADD_DEVICE, *device, person.id)
    return person


def find_person(key_hash: str) -> Script[tuple[Person, int] | None]:
    """The person who is signed in at the device with this key, and the day of the device's last visit."""
    rows = yield query(f"SELECT devices.seen, {_PERSON} {_SIGNED_IN}", key_hash)
    return (_person(rows[0][1:]), int(rows[0][0])) if rows else None


def is_muted(person_id: str) -> Script[bool]:
    """Whether the host has muted a person."""
    rows = yield query("SELECT muted FROM people WHERE id = $1", person_id)
    return bool(rows and rows[0][0])


def note_visit(person_id: str, key_hash: str, day: int) -> Script[None]:
    """Note on which day a person was here, and with which device."""
    yield query("UPDATE people SET seen = $2 WHERE id = $1", person_id, day)
    yield query("UPDATE devices SET seen = $2 WHERE key_hash = $1", key_hash, day)


def describe_person(person_id: str, name: str, mark: int) -> Script[None]:
    """Change a person's name and mark."""
    yield query("UPDATE people SET name = $2, mark = $3 WHERE id = $1", person_id, name, mark)


def person_details(person_id: str) -> Script[tuple[list[Device], list[Passkey]]]:
    """The devices and the passkeys of a person, the oldest first."""
    devices = yield query(_DEVICES, person_id)
    passkeys = yield query(_PASSKEYS, person_id)
    return [Device(*row) for row in devices], [Passkey(*row) for row in passkeys]


# ---- devices -----------------------------------------------------------------------------------------------
def cards() -> Script[dict[str, tuple[str, int]]]:
    """The name and the mark of every person, by id."""
    rows = yield query("SELECT id, name, mark FROM people")
    return {person_id: (name, mark) for person_id, name, mark in rows}


def sign_out(person_id: str, device_id: str) -> Script[str | None]:
    """Remove a device of a person; return the hash of its key, or None if the person has no such device."""
    rows = yield query(
        "DELETE FROM devices WHERE person_id = $1 AND id = $2 RETURNING key_hash", person_id, device_id
    )
    if not rows:
        return None
    yield query("DELETE FROM subscriptions WHERE device = $1", rows[0][0])
    return str(rows[0][0])


def signed_out(key_hashes: Iterable[str]) -> Script[frozenset[str]]:
    """Those of some devices, by the hashes of their keys, that are signed out."""
    gone: set[str] = set()
    for key_hash in key_hashes:
        rows = yield query("SELECT 1 FROM devices WHERE key_hash = $1", key_hash)
        if not rows:
            gone.add(key_hash)
    return frozenset(gone)


# ---- codes that sign one in --------------------------------------------------------------------------------
def add_code(code_hash: str, kind: SignInKind, person_id: str | None, until: int, now: int) -> Script[None]:
    """Store a code, and forget the expired ones. A person's new link replaces the older one."""
    yield query("DELETE FROM sign_ins WHERE until < $1", now)
    if person_id is not None:
        yield query("DELETE FROM sign_ins WHERE person_id = $1 AND kind = $2", person_id, kind)
    yield query(
        "INSERT INTO sign_ins (code_hash, kind, person_id, until) VALUES ($1, $2, $3, $4)",
        code_hash,
        kind,
        person_id,
        until,
    )


def use_code(code_hash: str, kind: SignInKind, now: int) -> Script[Row | None]:
    """Use a code up. Return a row with its person's id (None: anybody's), or None if the code is not good."""
    rows = yield query(_USE, code_hash, kind, now)
    return rows[0] if rows else None


def look_at_link(code_hash: str, now: int) -> Script[Person | None]:
    """The person whom a sign-in link signs in; the link stays good."""
    rows = yield query(
        f"SELECT {_PERSON} FROM sign_ins JOIN people ON people.id = person_id"
        " WHERE code_hash = $1 AND kind = 'link' AND until >= $2",
        code_hash,
        now,
    )
    return _person(rows[0]) if rows else None


def sign_in_by_link(code_hash: str, device: Device, now: int) -> Script[Person | None]:
    """Use a link up and sign its person in at a device.

    Return None if the link is not good. The same device may ask again: the first answer may have been lost.
    """
    rows = yield query(_USE, code_hash, "link", now)
    if rows:
        person_id = rows[0][0]
        yield from _let_in(person_id, device)
        found = yield query(_BY_ID, person_id)
        return _person(found[0])
    again = yield query(_BY_KEY, device.key_hash)
    return _person(again[0]) if again else None


def sign_in_by_passkey(passkey_id: str, sign_count: int, device: Device) -> Script[Person | None]:
    """Sign the owner of a passkey in at a device. None if the passkey was removed."""
    rows = yield query(
        "UPDATE passkeys SET sign_count = $2 WHERE id = $1 RETURNING person_id", passkey_id, sign_count
    )
    if not rows:
        return None
    yield from _let_in(rows[0][0], device)
    found = yield query(_BY_ID, rows[0][0])
    return _person(found[0])


def _let_in(person_id: str, device: Device) -> Script[None]:
    yield query("DELETE FROM devices WHERE key_hash = $1", device.key_hash)
    yield query(_ADD_DEVICE, *device, person_id)


# ---- passkeys ----------------------------------------------------------------------------------------------
def add_passkey(person_id: str, passkey: Passkey) -> Script[None]:
    """Store a passkey of a person."""
    yield query(
        f"INSERT INTO passkeys ({_PASSKEY}, person_id) VALUES ($1, $2, $3, $4, $5, $6)", *passkey, person_id
    )


def find_passkey(passkey_id: str) -> Script[Passkey | None]:
    """The passkey of this id."""
    rows = yield query(f"SELECT {_PASSKEY} FROM passkeys WHERE id = $1", passkey_id)
    return Passkey(*rows[0]) if rows else None


def remove_passkey(person_id: str, passkey_id: str) -> Script[bool]:
    """Remove a passkey of a person; return whether there was one."""
    rows = yield query(
        "DELETE FROM passkeys WHERE person_id = $1 AND id = $2 RETURNING id", person_id, passkey_id
    )
    return bool(rows)


# ---- seats of people ---------------------------------------------------------------------------------------
_OWNED = """
    SELECT id FROM tables WHERE maker = $1 OR id IN (SELECT table_id FROM seats WHERE owner = $1) ORDER BY id"""
_NEXT_VERSION = "UPDATE tables SET version = version + 1 WHERE id = $1 RETURNING id, version"


def _next_versions(owner: str) -> Script[list[OwnedTable]]:
    """Bring the tables of an owner to their next versions, so that no worker keeps an old picture of them.

    One after the other by id, as all workers lock tables.
    """
    changed: list[OwnedTable] = []
    for (table_id,) in (yield query(_OWNED, owner)):
        rows = yield query(_NEXT_VERSION, table_id)
        changed += [OwnedTable(*row) for row in rows]
    return changed


def merge_people(old: str, new: str) -> Script[list[OwnedTable]]:
    """Give everything of one person to another, and remove the first."""
    tables = yield from _next_versions(old)
    yield query("UPDATE seats SET owner = $2 WHERE owner = $1", old, new)
    yield query("UPDATE tables SET maker = $2 WHERE maker = $1", old, new)
    yield from notices.forget_owner(old)  # its browser subscribes again
    yield query("DELETE FROM people WHERE id = $1", old)
    return tables


def remove_person(person_id: str, stand_in: str) -> Script[list[OwnedTable]]:
    """Remove a person and everything that names them. Their seats stay, without a name, and a bot plays on there."""
    tables = yield from _next_versions(person_id)
    yield query(
        "UPDATE seats SET kind = 'open', name = '', owner = NULL, mark = NULL WHERE owner = $1"
        " AND table_id IN (SELECT id FROM tables WHERE status = 'waiting')",
        person_id,
    )
    yield query(
        "UPDATE seats SET player = COALESCE(player, $2) WHERE owner = $1"
        " AND table_id IN (SELECT id FROM tables WHERE status = 'playing')",
        person_id,
        stand_in,
    )
    yield query(
        "DELETE FROM lines WHERE EXISTS (SELECT 1 FROM seats WHERE seats.table_id = lines.table_id"
        " AND seats.seat = lines.seat AND owner = $1)",
        person_id,
    )
    yield query(
        "DELETE FROM orders WHERE EXISTS (SELECT 1 FROM seats WHERE seats.table_id = orders.table_id"
        " AND seats.seat = orders.seat AND owner = $1)",
        person_id,
    )
    yield query(
        "UPDATE tables SET wants_bots = TRUE WHERE status = 'playing'"
        " AND id IN (SELECT table_id FROM seats WHERE owner = $1 AND seat = actor)",
        person_id,
    )
    yield query("UPDATE seats SET name = '', owner = NULL, mark = NULL WHERE owner = $1", person_id)
    yield query("UPDATE tables SET maker = NULL WHERE maker = $1", person_id)
    yield query("UPDATE host_log SET detail = '' WHERE person = $1", handle_of(person_id))
    yield from notices.forget_owner(person_id)
    yield query("DELETE FROM people WHERE id = $1", person_id)
    return tables


def long_unseen(day: int) -> Script[list[str]]:
    """The people who have not been here since a day."""
    rows = yield query("SELECT id FROM people WHERE seen < $1", day)
    return [str(row[0]) for row in rows]


def forget_guests(before: Any) -> Script[None]:
    """Remove the names and tokens of guests from games that ended *before*, a time in the form of the database."""
    old = "IN (SELECT id FROM tables WHERE status = 'over' AND changed < $1)"
    guest = f"NOT LIKE '{PERSON_PREFIX}%'"
    yield query(f"UPDATE seats SET name = '', owner = NULL WHERE owner {guest} AND table_id {old}", before)
    yield query(f"UPDATE tables SET maker = NULL WHERE maker {guest} AND id {old}", before)


def duels_of(person_id: str) -> Script[list[str]]:
    """The running tables of two seats where a person has one."""
    rows = yield query(
        "SELECT id FROM tables WHERE status = 'playing' AND id IN (SELECT table_id FROM seats WHERE owner = $1)"
        " AND 2 = (SELECT count(*) FROM seats WHERE table_id = tables.id)",
        person_id,
    )
    return [str(row[0]) for row in rows]


def _person(row: Row) -> Person:
    return Person._make((*row[:-1], bool(row[-1])))  # SQLite has only numbers
