"""The people that this server knows. The key of a device identifies its person; only its hash is stored."""

import asyncio
import contextlib
import json
import secrets
import time
from datetime import UTC, datetime, timedelta
from typing import NamedTuple

from benben.server import http_errors
from benben.server.log import note, warn
from benben.server.models.people import MARKS
from benben.server.people.history import History
from benben.server.people.passkeys import Passkeys
from benben.server.people.rating_list import RatingList
from benben.server.settings import Settings
from benben.server.store import StoreError, TableHeader, TableStore
from benben.server.store import people as scripts
from benben.server.store.people import DAY, PERSON_PREFIX, Device, OwnedTable, Person
from benben.server.tables.registry import TableRegistry
from benben.server.tables.seating import Owner, Viewer, hash_token, knows, possible_name, viewer_of
from benben.server.tables.workers import WorkerBus

LINK_LASTS = 600
"""Seconds for which a sign-in link is good."""
_RECHECK = 30.0  # seconds: the host's own programs sign devices out, too
_SIGNED_OUT = "signed-out"
"""The kind of the message between workers."""


class Caller(NamedTuple):
    """Somebody who sends a request: a spectator without an *owner*, a guest, or a person with a *device*."""

    owner: str | None
    device: str | None = None
    """The hash of the key of a person's device."""
    person: Person | None = None

    def as_owner(self) -> Owner | None:
        """The owner of what the caller takes; None without a token."""
        if self.person is not None:
            return Owner(self.person.id, self.person.mark, self.person.name)
        return None if self.owner is None else Owner(self.owner)


class People:
    """The people in the store, and what they have in memory: tables and open sockets."""

    def __init__(
        self, store: TableStore, settings: Settings, tables: TableRegistry, workers: WorkerBus
    ) -> None:
        self._store = store
        self._settings = settings
        self._tables = tables
        self._workers = workers
        self.history = History(store)
        self.passkeys = Passkeys(store)
        self._tasks: list[asyncio.Task[None]] = []
        self.ratings = RatingList(store)
        workers.on(_SIGNED_OUT, lambda payload: tables.sign_out(frozenset(json.loads(payload))))

    def start(self) -> None:
        """Begin to look for devices that were signed out by another program, and for data that are too old."""
        if not self._store.is_private:
            self._tasks = [
                asyncio.create_task(self._watch_devices(), name="devices"),
                asyncio.create_task(self._forget_old(), name="forgetting"),
            ]

    async def close(self) -> None:
        """Stop."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # ---- who asks --------------------------------------------------------------------------------------------
    async def caller(self, token: str | None, table: TableHeader | None = None) -> Caller:
        """The owner of this token, at a *table* where a guest's token may be known."""
        if token is None:
            return Caller(None)
        hashed = hash_token(token)
        if self._settings.people == "off" or (table is not None and knows(table, hashed)):
            return Caller(hashed)
        found = await self._store.read(scripts.find_person(hashed))
        if found is None:
            return Caller(hashed)
        person, seen = found
        await self._note_visit(person, hashed, seen)
        return Caller(person.id, hashed, person)

    async def _note_visit(self, person: Person, key_hash: str, seen: int) -> None:
        today = _today()
        if today > min(person.seen, seen):
            with contextlib.suppress(StoreError):  # one may look around while nothing can be stored
                await self._store.run(scripts.note_visit(person.id, key_hash, today))

    # ---- identity --------------------------------------------------------------------------------------------
    async def create(self, key: str, name: str | None, label: str) -> Person:
        """Make a person, known by the key of a device. Refuses if the host wants no people, or only invited ones."""
        if self._settings.people == "off":
            raise http_errors.no_people()
        if self._settings.people == "invited":
            raise http_errors.only_invited()
        chosen = "" if name is None else possible_name(name)
        person = Person(new_person_id(), chosen, secrets.randbelow(MARKS), int(time.time()), _today())
        made = await self._store.run(scripts.add_person(person, new_device(key, label)))
        note("person made", mark=made.mark)
        return made

    async def describe(self, person: Person, name: str | None, mark: int | None) -> None:
        """Change the name or the mark of a person, for seats that they take from now on."""
        chosen = person.name if name is None else possible_name(name)
        shown = person.mark if mark is None else mark
        if (chosen, shown) != (person.name, person.mark):
            await self._store.run(scripts.describe_person(person.id, chosen, shown))

    async def use_name(self, caller: Caller, name: str | None) -> None:
        """The name that a person gives at a table becomes theirs."""
        if caller.person is not None and name is not None:
            with contextlib.suppress(StoreError):  # the seat is taken; the name can follow next time
                await self.describe(caller.person, name, None)

    async def details(self, person: Person) -> tuple[list[Device], list[scripts.Passkey]]:
        """The devices and the passkeys of a person."""
        return await self._store.read(scripts.person_details(person.id))

    # ---- signing in and out ----------------------------------------------------------------------------------
    async def make_link(self, person: Person) -> tuple[str, int]:
        """A code that signs a person in at another device, once, and until when. An older one becomes invalid."""
        code, now = secrets.token_urlsafe(32), int(time.time())
        until = now + LINK_LASTS
        await self._store.run(scripts.add_code(hash_token(code), "link", person.id, until, now))
        return code, until

    async def look_at_link(self, code: str) -> Person:
        """The person whom a code signs in. Refuses a code that is used, expired, or never was one."""
        found = await self._store.read(scripts.look_at_link(hash_token(code), int(time.time())))
        if found is None:
            raise http_errors.no_sign_in_link()
        return found

    async def sign_in_by_link(self, code: str, device: Device, before: Caller, *, bring: bool) -> Person:
        """Use a code up and sign its person in at a device, in place of the person who was signed in there *before*."""
        person = await self._store.run(scripts.sign_in_by_link(hash_token(code), device, int(time.time())))
        if person is None:
            raise http_errors.no_sign_in_link()
        await self.replace(before, person, bring=bring)
        note("signed in", by="link")
        return person

    async def sign_in_by_passkey(
        self, passkey_id: str, sign_count: int, device: Device, before: Caller, *, bring: bool
    ) -> Person:
        """Sign the owner of a proven passkey in at a device. Refuses a passkey that was removed."""
        person = await self._store.run(scripts.sign_in_by_passkey(passkey_id, sign_count, device))
        if person is None:
            raise http_errors.no_passkey()
        await self.replace(before, person, bring=bring)
        note("signed in", by="passkey")
        return person

    async def replace(self, before: Caller, person: Person, *, bring: bool) -> None:
        """Sign out the person who was signed in at a device before. With *bring*, their seats become *person*'s.

        Only if no one can sign in as them any more.
        """
        if before.person is None or before.device is None:
            return
        devices, passkeys = await self.details(before.person)
        if before.person.id != person.id and bring and len(devices) == 1 and not passkeys:
            await self._changed(await self._store.run(scripts.merge_people(before.person.id, person.id)))
        for device in devices:
            if device.key_hash == before.device:
                await self._store.run(scripts.sign_out(before.person.id, device.id))
        self._close_sockets(frozenset({before.device}))

    async def sign_out(self, person: Person, device_id: str) -> None:
        """Sign a device of a person out: its requests are refused and its sockets are closed. Refuses unknown ones."""
        gone = await self._store.run(scripts.sign_out(person.id, device_id))
        if gone is None:
            raise http_errors.unknown_page()
        self._close_sockets(frozenset({gone}))
        note("signed out")

    # ---- seats of people -------------------------------------------------------------------------------------
    async def remove(self, person: Person) -> None:
        """Delete a person. The others keep their games; in a running game of two, the other wins."""
        for table_id in await self._store.read(scripts.duels_of(person.id)):
            await self._resign(table_id, person)
        devices, _ = await self.details(person)
        await self._changed(await self._store.run(scripts.remove_person(person.id, self._settings.stand_in)))
        self._close_sockets(frozenset(device.key_hash for device in devices))
        note("person removed")

    async def _resign(self, table_id: str, person: Person) -> None:
        try:
            table = await self._tables.get(table_id)
            viewer: Viewer = viewer_of(table.header, person.id)
            if viewer.seats:
                await table.leave_seat(viewer, None, viewer.seats[0])
        except http_errors.Refusal as refusal:  # over in the meantime, or no longer readable
            warn("game not left", table=table_id, reason=refusal.problem.code)

    async def _changed(self, tables: list[OwnedTable]) -> None:
        """Let everybody who looks at tables that a script has changed see it: here from now on, elsewhere soon."""
        refreshed = [self._tables.changed_elsewhere(table_id, version) for table_id, version in tables]
        await self._store.announce(tables)
        await asyncio.gather(*filter(None, refreshed))

    def _close_sockets(self, devices: frozenset[str]) -> None:
        self._tables.sign_out(devices)
        self._workers.publish(_SIGNED_OUT, json.dumps(sorted(devices)[:_MOST_IN_MESSAGE]))

    async def _watch_devices(self) -> None:
        while True:
            await asyncio.sleep(_RECHECK)
            with contextlib.suppress(StoreError):
                gone = await self._store.read(scripts.signed_out(sorted(self._tables.devices())))
                self._tables.sign_out(gone)

    async def _forget_old(self) -> None:
        while self._settings.forget_after:
            try:
                await self.forget(datetime.now(UTC) - timedelta(days=self._settings.forget_after))
            except StoreError as error:
                warn("old data not removed", reason=error)
            await asyncio.sleep(DAY)

    async def forget(self, before: datetime) -> None:
        """Remove people who were not here since then, and guests from games that ended before."""
        await self._store.run(scripts.forget_guests(self._store.moment(before)))
        for person_id in await self._store.read(scripts.long_unseen(int(before.timestamp()))):
            await self._changed(
                await self._store.run(scripts.remove_person(person_id, self._settings.stand_in))
            )
            note("old person removed")


_MOST_IN_MESSAGE = 90
"""Hashes that fit into one message between workers; the recheck finds the others."""


def new_person_id() -> str:
    """A secret id of 144 random bits."""
    return PERSON_PREFIX + secrets.token_urlsafe(18)


def new_device(key: str, label: str) -> Device:
    """A device with this key."""
    return Device(hash_token(key), secrets.token_urlsafe(8), label[:64], int(time.time()), _today())


def _today() -> int:
    return int(time.time()) // DAY * DAY
