"""Asking an application without a network: requests and lines to tables as ASGI has them."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple
from urllib.parse import unquote, urlsplit

from starlette.types import ASGIApp, Message, Scope

from benben.server.http.sockets import SEND_NOWAIT
from benben.server.log import note

_HERE = ("127.0.0.1", 0)
"""The client address of all requests."""
_FAILED = 1011
"""The close code of a socket after a failure of the application."""

Headers = Sequence[tuple[str, str]]


class AsgiResponse(NamedTuple):
    """The answer to a request."""

    status: int
    headers: Headers
    body: bytes


def _scope(kind: str, address: str, headers: Headers, **more: Any) -> Scope:
    parts = urlsplit(address)
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "path": unquote(parts.path),
        "raw_path": parts.path.encode(),
        "query_string": parts.query.encode(),
        "root_path": "",
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers],
        "client": _HERE,
        "server": None,
        "state": {},
        **more,
    }


async def ask(
    app: ASGIApp, method: str, address: str, headers: Headers = (), body: bytes = b""
) -> AsgiResponse:
    """Answer a request. A mistake of ours is answered too, with status 500."""
    status, is_sent = 500, False
    found: Headers = ()
    parts: list[bytes] = []

    async def receive() -> Message:
        nonlocal is_sent
        if is_sent:
            await asyncio.Event().wait()  # the client does not disconnect
        is_sent = True
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Message) -> None:
        nonlocal status, found
        if message["type"] == "http.response.start":
            status = message["status"]
            found = [(name.decode("latin-1"), value.decode("latin-1")) for name, value in message["headers"]]
        elif message["type"] == "http.response.body":
            parts.append(bytes(message.get("body", b"")))

    try:
        await app(_scope("http", address, headers, method=method, scheme="http"), receive, send)
    except Exception as error:  # noqa: BLE001  (a mistake of ours must not leave the page waiting)
        note("request failed", level=logging.ERROR, error=error, path=address)
    return AsgiResponse(status, found, b"".join(parts))


class AsgiSocket:
    """A socket's line, open until either side closes it."""

    def __init__(
        self, app: ASGIApp, address: str, send: Callable[[str], object], close: Callable[[int], object]
    ) -> None:
        """*send* carries a message to the page, *close* reports the end of the socket with its close code."""
        self._send = send
        self._close = close
        self._is_closed = False
        self._said: asyncio.Queue[Message] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        extensions = {SEND_NOWAIT: self._send_nowait}
        scope = _scope("websocket", address, (), scheme="ws", subprotocols=[], extensions=extensions)
        self._serving = asyncio.create_task(self._serve(app, scope), name=f"line {address}")

    def say(self, text: str) -> None:
        """A message of the page."""
        self._said.put_nowait({"type": "websocket.receive", "text": text})

    async def end(self) -> None:
        """The page has closed the line."""
        self._is_closed = True
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._serving

    def _send_nowait(self, text: bytes) -> bool:
        if self._is_closed:
            return False
        self._send(text.decode())
        return True

    async def _serve(self, app: ASGIApp, scope: Scope) -> None:
        try:
            await app(scope, self._said.get, self._take)
        except Exception as error:  # noqa: BLE001  (as above)
            note("line failed", level=logging.ERROR, error=error, path=scope["path"])
        self._hang_up(_FAILED)

    async def _take(self, message: Message) -> None:
        if message["type"] == "websocket.send":
            self._send_nowait(message["text"].encode())
        elif message["type"] == "websocket.close":
            self._hang_up(message["code"])

    def _hang_up(self, code: int) -> None:
        if not self._is_closed:
            self._is_closed = True
            self._close(code)
