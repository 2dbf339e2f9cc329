"""The Python side of the worker that keeps the tables: it takes the page's requests and sends answers and states.

Nothing here knows Pyodide: the caller passes functions, whose promises can be awaited like any awaitable.
"""

import asyncio
import base64
import json
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

from starlette.types import ASGIApp

from benben.server.store import StoreError
from benben.server.tables.seating import new_table_id
from benben.site.application import ReadPage, open_application
from benben.site.asgi import AsgiSocket, ask
from benben.site.game_files import use_packed
from benben.site.thinking import WorkerExecutor
from benben.site.wasm import use_browser


class BrowserDatabase(Protocol):
    """The browser's database, for texts by kind and name. A missing text is None."""

    def get(self, kind: str, name: str) -> Awaitable[str | None]:
        """A text."""

    def put(self, kind: str, name: str, text: str, version: int, before: int) -> Awaitable[bool]:
        """Store a text if the present one has the version *before* (below 0: any)."""

    def versions(self, kind: str, names: str) -> Awaitable[str]:
        """The versions of some names; both are JSON."""


class BrowserKeyValueStore:
    """The shelf that a browser's database is."""

    def __init__(self, database: BrowserDatabase) -> None:
        self._database = database

    async def get(self, kind: str, name: str) -> str | None:
        """As `KeyValueStore.get`. Raises `StoreError`."""
        found: str | None = await _kept(self._database.get(kind, name))
        return found

    async def put(self, kind: str, name: str, text: str, version: int, before: int | None) -> bool:
        """As `KeyValueStore.put`. Raises `StoreError`."""
        return bool(
            await _kept(self._database.put(kind, name, text, version, -1 if before is None else before))
        )

    async def versions(self, kind: str, names: list[str]) -> dict[str, int]:
        """As `KeyValueStore.versions`. Raises `StoreError`."""
        found: dict[str, int] = json.loads(await _kept(self._database.versions(kind, json.dumps(names))))
        return found


async def _kept(work: Awaitable[Any]) -> Any:
    try:
        return await work
    except Exception as error:
        raise StoreError(f"the browser keeps nothing: {error}") from error


class PageBackend:
    """The worker that keeps the tables."""

    def __init__(
        self,
        opened: AbstractAsyncContextManager[ASGIApp],
        tell: Callable[[str, str], object],
        hang_up: Callable[[str, int], object],
    ) -> None:
        """*opened* is the application, *tell* sends a message through a socket, *hang_up* closes it."""
        self._opened = opened  # a reference that keeps the application alive
        self._tell = tell
        self._hang_up = hang_up
        self._lines: dict[str, AsgiSocket] = {}

    async def start(self) -> None:
        """Begin to answer, until the page is closed."""
        self._app = await self._opened.__aenter__()

    async def close(self) -> None:
        """Stop everything; stored tables stay."""
        await self._opened.__aexit__(None, None, None)

    async def ask(self, method: str, address: str, headers: str, body: str) -> tuple[int, str, bytes]:
        """Answer a request: status, headers, body. Headers are pairs as JSON, both ways."""
        answer = await ask(self._app, method, address, json.loads(headers), body.encode())
        return answer.status, json.dumps(answer.headers), answer.body

    def open(self, address: str) -> str:
        """Open a socket; return its name."""
        name = new_table_id()
        self._lines[name] = AsgiSocket(
            self._app,
            address,
            lambda text: self._tell(name, text),
            lambda code: self._hang_up(name, code),
        )
        return name

    def say(self, name: str, text: str) -> None:
        """A message of the page."""
        if name in self._lines:
            self._lines[name].say(text)

    async def end(self, name: str) -> None:
        """The page has closed a line."""
        if name in self._lines:
            await self._lines.pop(name).end()


async def start_backend(
    database: BrowserDatabase,
    ask_thinker: Callable[[str], Awaitable[str]],
    read_page: ReadPage,
    tell: Callable[[str, str], object],
    hang_up: Callable[[str, int], object],
    browser: Any = None,
) -> PageBackend:
    """Start to keep the tables.

    *browser* is the global object of the page's scripts, whose WebAssembly runs the rules; without it, this machine's
    WebAssembly does.
    """
    if browser is not None:
        use_browser(browser)
        use_packed()

    async def elsewhere(question: bytes) -> bytes:
        try:
            return base64.b64decode(await ask_thinker(base64.b64encode(question).decode()))
        except asyncio.CancelledError:
            raise
        except Exception as error:
            raise OSError(str(error)) from error

    opened = open_application(BrowserKeyValueStore(database), WorkerExecutor(elsewhere), read_page)
    backend = PageBackend(opened, tell, hang_up)
    await backend.start()
    return backend
