"""The host's actions on people from the command line, also while a server runs. Every one is logged."""

from typing import Literal, NamedTuple, TypeAlias

from benben.engine.names import unused_name
from benben.server.store.people import Device, Person, SignInKind, add_code, handle_of, remove_person
from benben.server.store.scripts import Script, query

Reading: TypeAlias = Literal["list", "show", "export", "rate"]
"""An action that changes nothing."""
_PERSON = "people.id, people.name, people.mark, people.created, people.seen, people.muted"


class Listed(NamedTuple):
    """A person in the host's list."""

    person: Person
    devices: int
    passkeys: int
    tables: int

    @property
    def handle(self) -> str:
        """Names the person for the host: the id itself is a secret."""
        return handle_of(self.person.id)


class HostAction(NamedTuple):
    """An action of the host on a person, named by the handle, or on all of them: then *person* is empty."""

    at: int
    action: str
    person: str
    detail: str


# ruff: noqa: S608  (put together from names of our own columns)
def listed_people() -> Script[list[Listed]]:
    """Everybody, the last visitor first."""
    rows = yield query(
        f"SELECT {_PERSON},"
        " (SELECT count(*) FROM devices WHERE person_id = people.id),"
        " (SELECT count(*) FROM passkeys WHERE person_id = people.id),"
        " (SELECT count(DISTINCT table_id) FROM seats WHERE owner = people.id)"
        " FROM people ORDER BY seen DESC, created DESC"
    )
    return [Listed(Person._make((*row[:5], bool(row[5]))), *row[6:]) for row in rows]


def rename_person(person: Person, name: str, now: int) -> Script[None]:
    """Give a person another name, at all their tables too."""
    yield query("UPDATE people SET name = $2 WHERE id = $1", person.id, name)
    tables = yield query("SELECT DISTINCT table_id FROM seats WHERE owner = $1 ORDER BY table_id", person.id)
    for (table_id,) in tables:
        yield query("UPDATE tables SET version = version + 1 WHERE id = $1", table_id)
        seats = yield query("SELECT seat, name, owner FROM seats WHERE table_id = $1 ORDER BY seat", table_id)
        mine = next(seat for seat, _, owner in seats if owner == person.id)
        others = [other for seat, other, _ in seats if seat != mine]
        yield query(
            "UPDATE seats SET name = $3 WHERE table_id = $1 AND seat = $2",
            table_id,
            mine,
            unused_name(name, others),
        )
    yield from _log(person, "rename", f"{person.name} -> {name}", now)


def mute_person(person: Person, now: int, *, muted: bool) -> Script[None]:
    """Mute the chat of a person, or let them speak again."""
    yield query("UPDATE people SET muted = $2 WHERE id = $1", person.id, muted)
    yield from _log(person, "mute" if muted else "unmute", "", now)


def remove_person_for_host(person: Person, stand_in: str, now: int) -> Script[int]:
    """Remove a person as they can themselves; a bot plays on in their running games. Return the number of tables."""
    tables = yield from remove_person(person.id, stand_in)
    yield from _log(person, "remove", "", now)
    return len(tables)


def invite_person(person: Person, code_hash: str, until: int, now: int) -> Script[None]:
    """Make a person without a device, and a link that signs them in."""
    yield query(
        "INSERT INTO people (id, name, mark, created, seen, muted) VALUES ($1, $2, $3, $4, $5, $6)", *person
    )
    kind: SignInKind = "link"
    yield from add_code(code_hash, kind, person.id, until, now)
    yield from _log(person, "invite", person.name, now)


def log_reading(action: Reading, person: Person | None, now: int) -> Script[None]:
    """Log that the host has read what is stored about a person, or about all of them."""
    yield from _log(person, action, "", now)


def host_log() -> Script[list[HostAction]]:
    """Everything that the host has done to people, the newest first."""
    rows = yield query("SELECT at, action, person, detail FROM host_log ORDER BY id DESC")
    return [HostAction(*row) for row in rows]


def devices_of(person: Person) -> Script[list[Device]]:
    """The devices of a person."""
    rows = yield query(
        "SELECT key_hash, id, label, created, seen FROM devices WHERE person_id = $1 ORDER BY created",
        person.id,
    )
    return [Device(*row) for row in rows]


def _log(person: Person | None, action: str, detail: str, now: int) -> Script[None]:
    yield query(
        "INSERT INTO host_log (at, action, person, detail) VALUES ($1, $2, $3, $4)",
        now,
        action,
        "" if person is None else handle_of(person.id),
        detail[:200],
    )
