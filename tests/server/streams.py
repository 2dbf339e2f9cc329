"""Streams of writes about people, their talk, their tables and their ratings, to a server that gets killed.

Each stream notes what the server has confirmed, and checks at the server that runs afterwards that it is there. A write
without an answer may be there or not.
"""

import secrets
import threading
from abc import ABC, abstractmethod
from typing import Any

import httpx

from tests.server.authenticator import Authenticator
from tests.server.guest import SHORTEST, Guest, Served, guest, me
from tests.server.someone import Someone, code

_LINES = 100
"""Lines at one table; of more than twice as many a table keeps only the newest."""


class Unconfirmed(Exception):
    """The server has refused a write because its store is away."""


def confirmed(answer: httpx.Response) -> httpx.Response:
    """The answer, if the server has done what was asked. Raises `Unconfirmed`."""
    if answer.status_code >= 500:
        raise Unconfirmed(answer.text)
    assert answer.is_success, answer.text
    return answer


class Stream(ABC):
    """Writes of one kind, one after the other."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.confirmed = 0
        """How many writes were confirmed."""

    def run(self, stop: threading.Event) -> None:
        """Write until *stop*; after a write without an answer try the next one."""
        while not stop.is_set():
            try:
                self.write()
            except (httpx.TransportError, Unconfirmed):
                stop.wait(0.05)

    @abstractmethod
    def write(self) -> None:
        """One write, or a few."""

    @abstractmethod
    def check(self) -> None:
        """Everything confirmed is there."""

    def someone(self, name: str) -> Someone:
        """A new person."""
        person = Someone(self.served, known=False)
        body = {"key": person.key, "name": name, "device": "Firefox"}
        confirmed(self.served.http.post("/api/people", json=body))
        self.confirmed += 1
        return person

    def at(self, table: str, token: str | None) -> Guest:
        """Somebody at a table of the server that runs now."""
        return Guest(self.served, table, token)

    def table(self, seats: list[dict[str, Any]], by: str | None = None, **terms: Any) -> Guest:
        """A new table."""
        headers = {} if by is None else {"Authorization": f"Bearer {by}"}
        body = {"game": SHORTEST, "seats": seats, **terms}
        made = confirmed(self.served.http.post("/api/tables", json=body, headers=headers)).json()
        self.confirmed += 1
        return self.at(made["id"], made["token"])

    def join(self, table: str, name: str, token: str | None = None) -> Guest:
        """Somebody takes an open seat."""
        answer = confirmed(self.at(table, token).ask("POST", "/join", {"name": name})).json()
        self.confirmed += 1
        return self.at(table, answer["token"])

    def done(self, somebody: Guest | Someone, method: str, path: str, body: Any = None) -> httpx.Response:
        """Have something done that counts as a write."""
        somebody.served = self.served
        answer = confirmed(somebody.ask(method, path, body))
        self.confirmed += 1
        return answer


class Names(Stream):
    """A person changes name and mark again and again."""

    def __init__(self, served: Served) -> None:
        super().__init__(served)
        self._person = self.someone("Ann 0")
        self._tried = self._newest = 0

    def write(self) -> None:
        """The next name."""
        self._tried += 1
        self.done(self._person, "PATCH", "/me", {"name": f"Ann {self._tried}", "mark": self._tried % 100})
        self._newest = self._tried

    def check(self) -> None:
        """The newest confirmed name is there, or one that was tried after it."""
        self._person.served = self.served
        found = self._person.me()
        number = int(found["name"].removeprefix("Ann "))
        assert self._newest <= number <= self._tried
        assert number == 0 or found["mark"] == number % 100


class Devices(Stream):
    """New people sign in at a second device, sign the first one out, or delete themselves."""

    def __init__(self, served: Served) -> None:
        super().__init__(served)
        self._signed_in: dict[str, str] = {}
        """The names of people by their keys."""
        self._gone: list[str] = []
        """The keys that are good for nothing."""
        self._number = 0

    def write(self) -> None:
        """One more person; each third does the same."""
        self._number += 1
        name = f"Bob {self._number}"
        first = self.someone(name)
        self._signed_in[first.key] = name
        link = self.done(first, "POST", "/me/link").json()["link"]
        phone = Someone(self.served, known=False)
        phone.key = self._sign_in(link)
        self._signed_in[phone.key] = name
        if self._number % 3 == 1:
            old = next(each for each in confirmed(phone.ask("GET")).json()["devices"] if not each["current"])
            self._end(phone, f"/me/devices/{old['id']}", first.key)
        elif self._number % 3 == 2:
            self._end(phone, "/me", first.key, phone.key)

    def _sign_in(self, link: str) -> str:
        key = secrets.token_urlsafe(32)
        body = {"link": link, "key": key, "device": "Phone", "bring": False}
        confirmed(self.served.http.post("/api/people/sign-in", json=body))
        self.confirmed += 1
        return key

    def _end(self, person: Someone, path: str, *keys: str) -> None:
        """The keys are no longer known for certain, and once this is confirmed they are good for nothing."""
        for key in keys:
            del self._signed_in[key]
        self.done(person, "DELETE", path)
        self._gone += keys

    def check(self) -> None:
        """Each key is that of its person, or of no one."""
        for key, name in self._signed_in.items():
            assert self._look(key).json()["name"] == name
        for key in self._gone:
            assert code(self._look(key)) == "signed_out"

    def _look(self, key: str) -> httpx.Response:
        person = Someone(self.served, known=False)
        person.key = key
        return person.ask("GET")


class Passkeys(Stream):
    """A person adds passkeys, signs in by them, and removes every second one."""

    def __init__(self, served: Served) -> None:
        super().__init__(served)
        self._person = self.someone("Ann")
        self._kept: set[str] = set()
        self._gone: set[str] = set()
        self._signed_in: list[str] = []
        """The keys of devices."""
        self._number = 0

    def write(self) -> None:
        """The next passkey."""
        self._number += 1
        device = Authenticator(str(self.served.http.base_url).rstrip("/"))
        options = self.done(self._person, "POST", "/me/passkeys/options").json()
        self.done(self._person, "POST", "/me/passkeys", {"credential": device.create(options)})
        self._kept.add(device.name)
        there = Someone(self.served, known=False)
        proof = device.prove(self.done(there, "POST", "/passkey/options").json())
        self.done(there, "POST", "/passkey", {"credential": proof, "key": there.key, "bring": False})
        self._signed_in.append(there.key)
        if self._number % 2 == 0:
            self._kept.remove(device.name)
            self.done(self._person, "DELETE", f"/me/passkeys/{device.name}")
            self._gone.add(device.name)

    def check(self) -> None:
        """Passkeys that were added are there, removed ones are not, and those who signed in still are."""
        self._person.served = self.served
        found = {each["id"] for each in self._person.me()["passkeys"]}
        assert found >= self._kept
        assert not found & self._gone
        for key in self._signed_in:
            there = Someone(self.served, known=False)
            there.key = key
            assert there.me()["name"] == "Ann"


class Lines(Stream):
    """Two people talk, in words and by reactions."""

    def __init__(self, served: Served) -> None:
        super().__init__(served)
        self._said: list[tuple[Guest, list[tuple[str, str]]]] = []

    def write(self) -> None:
        """The next line, if need be at a new table."""
        if not self._said or len(self._said[-1][1]) >= _LINES:
            ann = self.table([me("Ann"), guest()])
            self.join(ann.table, "Bob")
            self._said.append((ann, []))
        ann, lines = self._said[-1]
        text = f"Line {self.confirmed}"
        self.done(ann, "POST", "/say", {"text": text})
        lines.append(("chat", text))
        self.done(ann, "POST", "/say", {"reaction": "nice"})
        lines.append(("reaction", "nice"))

    def check(self) -> None:
        """All lines are there in their order; there may be others between them."""
        for ann, lines in self._said:
            with self.at(ann.table, ann.token).socket() as line:
                found = iter([(each["kind"], each["text"]) for each in line.of_kind("talk")["lines"]])
            assert all(each in found for each in lines)


class Seats(Stream):
    """A maker prepares tables: somebody joins, changes browser and seat, is removed, and the table is closed."""

    def __init__(self, served: Served) -> None:
        super().__init__(served)
        self._tables: dict[str, tuple[str | None, list[str | None] | None]] = {}
        """The maker's token of each table, and the names at its seats; without names it is closed."""
        self._strangers: list[Guest] = []
        """The browsers whose seats have moved to another one."""
        self._number = 0

    def write(self) -> None:
        """One more table; how far it gets depends on its number."""
        self._number += 1
        ann = self.table([me("Ann"), guest(), guest()], options={"players": 3}, game="ra")
        self._expect(ann, ["Ann", None, None])
        steps = [self._join, self._swap, self._remove, self._close]
        for step in steps[: self._number % (len(steps) + 1)]:
            del self._tables[ann.table]  # until there is an answer, both may be
            step(ann)

    def _expect(self, ann: Guest, names: list[str | None] | None) -> None:
        self._tables[ann.table] = (ann.token, names)

    def _join(self, ann: Guest) -> None:
        bob = self.join(ann.table, "Bob")
        link = confirmed(bob.ask("POST", "/seat-link", {})).json()["link"]
        self.done(self.at(ann.table, None), "POST", "/claim", {"link": link})
        self._strangers.append(bob)
        self._expect(ann, ["Ann", "Bob", None])

    def _swap(self, ann: Guest) -> None:
        self.done(ann, "POST", "/seats", {"seat": 1, "to": 2})
        self._expect(ann, ["Ann", None, "Bob"])

    def _remove(self, ann: Guest) -> None:
        self.done(ann, "POST", "/remove", {"seat": 2})
        self._expect(ann, ["Ann", None, None])

    def _close(self, ann: Guest) -> None:
        self.done(ann, "DELETE", "")
        self._expect(ann, None)

    def check(self) -> None:
        """Each table has the people of the last confirmed change, or is closed; old tokens are good for nothing."""
        for table, (token, names) in self._tables.items():
            answer = self.at(table, token).ask("GET", "")
            if names is None:
                assert answer.status_code == 404
            else:
                seats = answer.json()["seats"]
                assert [None if seat["kind"] == "open" else seat["name"] for seat in seats] == names
        for bob in self._strangers:
            assert self.at(bob.table, bob.token).ask("GET", "").status_code in {403, 404}


class Ratings(Stream):
    """Two people finish rated games, and agree to play again."""

    def __init__(self, served: Served) -> None:
        super().__init__(served)
        self._ann, self._bob = self.someone("Ann"), self.someone("Bob")
        self._tried = 0
        self._ended: list[str] = []
        self._next: dict[str, str] = {}

    def write(self) -> None:
        """One more game."""
        terms = {"rated": True, "take_backs": "consent", "hints": False}
        table = self.table([me(), guest()], by=self._ann.key, **terms).table
        self.join(table, "Bob", self._bob.key)
        ann = self.at(table, self._ann.key)
        self._tried += 1
        self.done(ann, "POST", "/leave", {"seat": 0})
        self._ended.append(table)
        self._next[table] = self.done(ann, "POST", "/again").json()["id"]

    def check(self) -> None:
        """All games count, are in the list of games, and lead to the next one."""
        self._bob.served = self.served
        if self._ended:
            (ranking,) = self._bob.ask("GET", "/ratings").json()
            (mine,) = [each for each in ranking["people"] if each["mine"]]
            assert len(self._ended) <= mine["games"] <= self._tried
        games = {each["id"]: each for each in self._bob.ask("GET", "/me/games").json()}
        assert all(games[table]["winners"] == [1] for table in self._ended)
        assert all(games[table]["next"] == following for table, following in self._next.items())


class TakeBacks(Stream):
    """Somebody asks to take a decision back, and the other agrees."""

    def __init__(self, served: Served) -> None:
        super().__init__(served)
        self._tables: list[tuple[Guest, int]] = []

    def write(self) -> None:
        """One more table with a decision that was taken back."""
        ann = self.table([me("Ann"), guest()], take_backs="consent")
        bob = self.join(ann.table, "Bob")
        before = confirmed(ann.ask("GET", "")).json()
        ply = int(before["ply"])
        self.done(ann, "POST", "/moves", {"ply": ply, "move": before["legal"][0]["text"]})
        self.done(ann, "POST", "/undo", {"ply": ply + 1})
        self.done(bob, "POST", "/take-back", {"ply": ply + 1, "agrees": True})
        self._tables.append((ann, ply))

    def check(self) -> None:
        """The decision is taken back, and a line says so."""
        for ann, ply in self._tables:
            here = self.at(ann.table, ann.token)
            assert here.state()["ply"] == ply
            with here.socket() as line:
                assert [each["kind"] for each in line.of_kind("talk")["lines"]] == ["took_back"]


STREAMS: tuple[type[Stream], ...] = (Names, Devices, Passkeys, Lines, Seats, Ratings, TakeBacks)
"""Every kind."""
