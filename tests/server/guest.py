"""A real server in this process, and guests who talk to it over the loopback device."""

import asyncio
import contextlib
import json
import random
import socket
import ssl
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias, cast

import httpx
import pytest
import uvicorn
from fastapi import FastAPI
from sqlalchemy import make_url
from websockets.sync.client import ClientConnection, connect

from benben.engine.registry import names
from benben.server import Settings
from benben.server.serving import make_config
from benben.server.store.sqlite.store import SqliteStore
from benben.server.tables.session import TableSession
from tests.waiting import LIMIT, PATIENT, patient, wait_for

_NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Nothing here is encrypted, and a client would read all certificates of the system first."""
SHORTEST = "imhotep_duel"
"""The game that ends first."""


def _over_games(others: pytest.MarkDecorator) -> pytest.MarkDecorator:
    marked = [pytest.param(name, marks=() if name == SHORTEST else others) for name in names()]
    return pytest.mark.parametrize("game", marked)


EACH_GAME = _over_games(pytest.mark.slow)
"""One test per game: the shortest game in every run, the others only in slow runs."""
ONE_GAME = _over_games(pytest.mark.proof)
"""Over the shortest game, where the games cannot differ; over every game in `make proof`."""

State: TypeAlias = "dict[str, Any]"


class Served:
    """A server that runs: where it listens, and a client without a token."""

    def __init__(self, settings: Settings, port: int, app: FastAPI | None = None) -> None:
        """One in this process has an *app*."""
        self.settings = settings
        self.port = port
        self.app = app
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=LIMIT, verify=_NO_CERTIFICATES)

    def create(
        self, *seats: dict[str, Any], game: str = "ra", by: str | None = None, **options: Any
    ) -> "Guest":
        """A new table, and its maker: a guest, or *by* a person's key."""
        body = {"game": game, "options": options, "seats": list(seats)}
        headers = {} if by is None else {"Authorization": f"Bearer {by}"}
        answer = self.http.post("/api/tables", json=body, headers=headers)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return Guest(self, made["id"], made["token"])

    def spectator(self, table: str) -> "Guest":
        """Somebody without a token."""
        return Guest(self, table, None)

    def session(self, table: str) -> TableSession | None:
        """A table in the memory of a server in this process; this does not load or wake it."""
        assert self.app is not None
        found: TableSession | None = self.app.state.context.tables.in_memory(table)
        return found

    def ply(self, table: str) -> int:
        """The number of plies of a table in the memory of a server in this process; this does not wake it."""
        session = self.session(table)
        return 0 if session is None else session.match.ply


class Guest:
    """Somebody at a table, by his token, or watching without one."""

    def __init__(self, served: Served, table: str, token: str | None) -> None:
        self.served = served
        self.table = table
        self.token = token

    def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """A request about the table."""
        headers = {} if self.token is None else {"Authorization": f"Bearer {self.token}"}
        return self.served.http.request(method, f"/api/tables/{self.table}{path}", json=body, headers=headers)

    def state(self) -> State:
        """The table as this guest sees it."""
        answer = self.ask("GET", "")
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def play(self, move: str | int, ply: int | None = None) -> httpx.Response:
        """Try a move, at the table's ply unless another is given."""
        return self.ask("POST", "/moves", {"ply": self.state()["ply"] if ply is None else ply, "move": move})

    def undo(self, ply: int | None = None) -> httpx.Response:
        """Try to take a decision back."""
        return self.ask("POST", "/undo", {"ply": self.state()["ply"] if ply is None else ply})

    def join(self, name: str, **seat: int) -> "Guest":
        """Take an open seat of the same table in another browser."""
        answer = self.served.http.post(f"/api/tables/{self.table}/join", json={"name": name, **seat})
        assert answer.status_code == 200, answer.text
        return Guest(self.served, self.table, answer.json()["token"])

    def until(self, condition: Callable[[State], bool]) -> State:
        """Wait for the first state that fulfils the condition."""
        log: list[State] = []

        def fits(found: State) -> bool:
            log[found["log_from"] :] = found["log"]
            return condition(found)

        with self.socket() as line:
            found = line.until(fits, place_of(condition))
        return {**found, "log_from": 0, "log": log}

    def until_over(self) -> State:
        """Wait for the end of the game."""
        return self.until(is_over)

    def my_turn(self) -> State:
        """Wait until it is this guest's turn, without being seen to come and go."""
        return wait_for(lambda: state if (state := self.state())["my_turn"] else None, "the guest's turn")

    def my_turn_or_a_thought(self) -> State:
        """Wait until it is this guest's turn or a bot thinks."""

        def found() -> Any:
            state = self.state()
            return state if state["my_turn"] or state["thinking"] else None

        return wait_for(found, "the guest's turn or a bot's thought")

    @contextlib.contextmanager
    def socket(self, log_from: int = 0) -> Iterator["Line"]:
        """A socket that has said hello."""
        with dial(self.served, self.table) as line:
            line.send({"type": "hello", "token": self.token, "log_from": log_from})
            yield line


class Line:
    """A socket, with JSON for messages."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self._newest: State = {}

    def send(self, message: Any) -> None:
        """Send a message as JSON."""
        self.connection.send(json.dumps(message))

    def receive(self) -> State:
        """The next message that is more than a change of presence."""
        until = time.monotonic() + LIMIT
        while (message := self.next("any message", until))["type"] == "presence":
            pass
        return message

    def of_kind(self, kind: str) -> State:
        """The next message of a kind; others do not matter."""
        until = time.monotonic() + LIMIT
        while (message := self.next(f"a message of the type {kind}", until))["type"] != kind:
            pass
        return message

    def until(self, condition: Callable[[State], bool], what: str | None = None) -> State:
        """The first state that fulfils the condition, with who is here by then."""
        until, what = time.monotonic() + LIMIT, what or place_of(condition)
        while True:
            if self.next(what, until)["type"] in {"state", "presence"} and condition(self._newest):
                return self._newest

    def until_over(self) -> State:
        """The first state after the end of the game."""
        return self.until(is_over)

    def next(self, what: str, until: float | None = None) -> State:
        """The next message of any kind. Raises `TimeoutError`, which says *what* was waited for."""
        left = LIMIT if until is None else max(0.0, until - time.monotonic())
        try:
            message = dict(json.loads(self.connection.recv(timeout=left)))
        except TimeoutError:
            newest = {name: self._newest.get(name) for name in ("status", "ply", "version", "actor")}
            raise TimeoutError(f"waited {LIMIT:.0f} s for {what}; the newest state: {newest}") from None
        if message["type"] == "state":
            self._newest = message
        elif message["type"] == "presence":
            self._newest = {**self._newest, "presence": message["presence"]}
        return message

    def after(self, ply: int) -> State:
        """The first state after a ply."""
        return self.until(lambda state: state["ply"] > ply)

    def error(self) -> State:
        """The next error; states in between do not matter."""
        return self.of_kind("error")


def is_over(state: State) -> bool:
    """Whether the game is over."""
    return bool(state["status"] == "over")


def place_of(condition: Callable[[State], bool]) -> str:
    """Where a condition stands, for the message of a wait that failed."""
    code = condition.__code__
    return f"a state that fulfils the condition at {code.co_filename}:{code.co_firstlineno}"


@contextlib.contextmanager
def dial(served: Served, table: str) -> Iterator[Line]:
    """A socket that has not said anything yet."""
    address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
    with connect(address, max_size=None, open_timeout=LIMIT, ping_interval=None) as connection:
        yield Line(connection)


@contextlib.contextmanager
def serve(database: Path | str, **settings: Any) -> Iterator[Served]:
    """A real server on a free port, in a thread. At the end it is stopped as by SIGTERM."""
    where = patient(str(database)) if isinstance(database, Path) else database
    if isinstance(database, Path) and database.parent.is_dir() and not database.exists():
        database.write_bytes(_empty_store())
    chosen = Settings(**{**PATIENT, "database": where, **settings})
    listener = socket.create_server(("127.0.0.1", 0))
    config = make_config(chosen)
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive(), "the server's start")
        assert server.started, "the server could not start"
        served = Served(chosen, listener.getsockname()[1], cast("FastAPI", config.app))
        with served.http:
            yield served
    finally:
        server.should_exit = True
        thread.join(LIMIT)
        assert not thread.is_alive(), "the server has not stopped"
        listener.close()


@cache
def _empty_store() -> bytes:
    """A database without tables, made once: to make its own takes a server longer than the rest of its start.

    Servers in processes of their own start without a file.
    """

    async def make(file: Path) -> None:
        store = await SqliteStore.open(make_url(f"sqlite:///{file}"))
        await store.close()

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite3"
        asyncio.run(make(file))
        return file.read_bytes()


def lively(rng: random.Random, legal: list[dict[str, Any]]) -> dict[str, Any]:
    """One of the listed moves; tiles are bought whenever they can be, or a game of Ankh'or takes a thousand moves."""
    return rng.choice([move for move in legal if move["text"].startswith(("buy", "stack"))] or legal)


def me(name: str | None = None) -> dict[str, Any]:
    """A seat for the maker of the table."""
    return {"kind": "me", "name": name}


def here(name: str | None = None) -> dict[str, Any]:
    """A seat for another person at the same screen."""
    return {"kind": "here", "name": name}


def guest() -> dict[str, Any]:
    """An open seat."""
    return {"kind": "open"}


def bot(player: str = "greedy") -> dict[str, Any]:
    """A seat for a bot."""
    return {"kind": "bot", "player": player}
