"""A real server in this process, and guests who talk to it over the loopback device."""

import contextlib
import json
import random
import socket
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from benben.engine.registry import names
from benben.server import Settings
from benben.server.serving import make_config
from tests.waiting import PATIENT, patient, wait_for, wait_until_warm

EACH_GAME = pytest.mark.parametrize(
    "game", [pytest.param(name, marks=() if name == "imhotep_duel" else pytest.mark.slow) for name in names()]
)
"""Over every game: the shortest at once, the others with the slow tests."""

State: TypeAlias = "dict[str, Any]"


class Served:
    """A server that runs: where it listens, and a client without a token."""

    def __init__(self, settings: Settings, port: int) -> None:
        self.settings = settings
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=None)  # noqa: S113  (see tests/waiting.py)

    def create(self, *seats: dict[str, Any], game: str = "ra", **options: Any) -> "Guest":
        """A new table, and its maker."""
        answer = self.http.post("/api/tables", json={"game": game, "options": options, "seats": list(seats)})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return Guest(self, made["id"], made["token"])

    def spectator(self, table: str) -> "Guest":
        """Somebody without a token."""
        return Guest(self, table, None)

    def wait_until_warm(self) -> None:
        """Wait until the rules of all games are compiled."""
        wait_until_warm(lambda: self.http.get("/api/health").json())


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
        with self.socket() as line:
            while True:
                found = line.until(lambda _state: True)
                log = log[: found["log_from"]] + found["log"]
                if condition(found):
                    break
        return {**found, "log_from": 0, "log": log}

    def my_turn(self) -> State:
        """Wait until it is this guest's turn, without being seen to come and go."""
        return wait_for(lambda: state if (state := self.state())["my_turn"] else None)

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
        """The next message that does not only tell who came or went."""
        while (message := self._next())["type"] == "presence":
            pass
        return message

    def until(self, condition: Callable[[State], bool]) -> State:
        """The first state that fulfils the condition, with who is here by then."""
        while True:
            if self._next()["type"] in {"state", "presence"} and condition(self._newest):
                return self._newest

    def _next(self) -> State:
        message = dict(json.loads(self.connection.recv()))
        if message["type"] == "state":
            self._newest = message
        elif message["type"] == "presence":
            self._newest = {**self._newest, "presence": message["presence"]}
        return message

    def error(self) -> State:
        """The next error; states in between do not matter."""
        while (message := self.receive())["type"] != "error":
            pass
        return message


@contextlib.contextmanager
def dial(served: Served, table: str) -> Iterator[Line]:
    """A socket that has not said anything yet."""
    address = f"ws://127.0.0.1:{served.port}/api/tables/{table}/socket"
    with connect(address, max_size=None, open_timeout=None, ping_interval=None) as connection:
        yield Line(connection)


@contextlib.contextmanager
def serve(database: Path | str, **settings: Any) -> Iterator[Served]:
    """A real server on a free port, in a thread; it is told to stop as SIGTERM would."""
    where = patient(str(database)) if isinstance(database, Path) else database
    chosen = Settings(
        **{**PATIENT, "database": where, "compilers": 0, **settings}
    )  # this process compiles by itself
    listener = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(make_config(chosen))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        wait_for(lambda: server.started or not thread.is_alive())
        served = Served(chosen, listener.getsockname()[1])
        with served.http:
            yield served
    finally:
        server.should_exit = True
        thread.join()
        listener.close()


def lively(luck: random.Random, legal: list[dict[str, Any]]) -> dict[str, Any]:
    """One of the listed moves; tiles are bought whenever they can be, or a game of Ankh'or takes a thousand moves."""
    return luck.choice([move for move in legal if move["text"].startswith(("buy", "stack"))] or legal)


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
