"""A browser's communication with the server: it creates tables, takes seats, holds a socket and plays."""

import asyncio
import contextlib
import json
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import httpx
import pydantic_core
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

GAME = "imhotep_duel"
_TRIES = 30
_PAUSE = 0.3  # seconds before a refused or disconnected client tries again
_SLOW = 60.0  # the timeout for answers in seconds


class Refused(Exception):
    """The server refused a client even after many tries."""


class Made(NamedTuple):
    """A table of two, and the tokens of its seats."""

    table: str
    tokens: tuple[str, str]


def visitor(url: str, source: str | None = None) -> httpx.AsyncClient:
    """An HTTP client with the local address *source*."""
    transport = httpx.AsyncHTTPTransport(local_address=source)
    return httpx.AsyncClient(base_url=url, transport=transport, timeout=_SLOW)


async def ask(client: httpx.AsyncClient, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Send a POST request, again if the server is too busy. Raises `Refused`."""
    failure = ""
    for _ in range(_TRIES):
        try:
            answer = await client.post(path, json=body)
        except httpx.TransportError as error:
            failure = repr(error)
        else:
            if answer.is_success:
                return dict(answer.json())
            failure = f"{answer.status_code} {answer.text[:200]}"
            if answer.status_code not in {429, 503}:
                break
        await asyncio.sleep(_PAUSE)
    raise Refused(f"POST {path}: {failure}")


async def make_table(client: httpx.AsyncClient) -> Made:
    """A new table of The Duel with two people, each with their own token."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "open"}]
    made = await ask(client, "/api/tables", {"game": GAME, "options": {}, "seats": seats})
    joined = await ask(client, f"/api/tables/{made['id']}/join", {"name": "Bob"})
    return Made(made["id"], (made["token"], joined["token"]))


def changed(state: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """Apply a `change` message to a state, as a page does."""
    for operation in message["patch"]:
        *steps, last = (
            step.replace("~1", "/").replace("~0", "~") for step in operation["path"].split("/")[1:]
        )
        branch: Any = state
        for step in steps:
            branch = branch[int(step) if isinstance(branch, list) else step]
        if operation["op"] == "remove":
            del branch[last]
        else:
            branch[int(last) if isinstance(branch, list) else last] = operation["value"]
    return {**state, **{name: message[name] for name in ("log_from", "log", "presence")}}


class Socket:
    """A player's or a spectator's socket at a table; it reconnects when it is closed.

    *heard* is called with each state and its time in seconds, *refused* with each refusal.
    """

    def __init__(
        self,
        url: str,
        token: str | None,
        heard: Callable[["Socket", dict[str, Any], float], None],
        refused: Callable[[], None],
        source: str | None = None,
    ) -> None:
        self._url = url.replace("http", "ws", 1)
        self._token = token
        self._heard = heard
        self._refused = refused
        self._source = None if source is None else (source, 0)
        self._line: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self.inside = asyncio.Event()
        """Set after the first state."""
        self._state: dict[str, Any] = {}
        self._fresh = False
        self._dropped = False
        self.lost = 0
        """How often the other side closed or refused the socket."""

    def open(self) -> None:
        """Start to connect."""
        self._task = asyncio.create_task(self._stay())

    async def say(self, message: dict[str, Any]) -> None:
        """Send a message, if the socket is open."""
        if self._line is not None:
            with contextlib.suppress(WebSocketException):
                await self._line.send(json.dumps(message))

    def came_back(self) -> bool:
        """Whether this state is the first through a new socket."""
        return self._fresh

    async def drop(self) -> None:
        """Close the socket; it reconnects immediately."""
        if self._line is not None:
            self._dropped = True
            await self._line.close()

    async def close(self) -> None:
        """Close it permanently."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _stay(self) -> None:
        while True:
            with contextlib.suppress(OSError, TimeoutError, InvalidHandshake, WebSocketException):
                await self._once()
            if self._dropped:
                self._dropped = False
            else:
                self.lost += 1
                await asyncio.sleep(_PAUSE)

    async def _once(self) -> None:
        """One connection until it is closed. Like a browser, it offers compression of messages."""
        async with connect(
            self._url,
            local_addr=self._source,
            max_size=None,
            open_timeout=_SLOW,
            close_timeout=1,
            ping_interval=None,
        ) as line:
            await line.send(
                json.dumps({"type": "hello", "token": self._token, "log_from": 0, "changes": True})
            )
            self._line, self._fresh = line, True
            try:
                while True:
                    self._take(await line.recv(decode=False), time.perf_counter())
            finally:
                self._line = None

    def _take(self, data: bytes, now: float) -> None:
        message = pydantic_core.from_json(data)
        if message["type"] in {"state", "change"}:
            self._state = message if message["type"] == "state" else changed(self._state, message)
            self.inside.set()
            self._heard(self, self._state, now)
            self._fresh = False
        elif (
            message["type"] == "error" and not self._fresh
        ):  # before the first state, an error explains the refusal
            self._refused()
