"""What a worker of the browser runs: the page's questions in, answers and states out, all of them texts.

Nothing here knows Pyodide: whoever calls hands over functions, whose promises can be awaited like any others.
"""

import asyncio
import base64
import json
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol

from benben.server.store import StoreError
from benben.server.tables.seating import new_table_id
from benben.site.backend import COMPILED, Backend, open_backend
from benben.site.lines import Line
from benben.site.routes import ask
from benben.site.searching import Engine, use_engines
from benben.site.thinking import Elsewhere, think


class Drawer(Protocol):
    """What the browser's side keeps texts in. Nothing found is None."""

    def get(self, kind: str, name: str) -> Awaitable[str | None]:
        """A text."""

    def put(self, kind: str, name: str, text: str, version: int, before: int) -> Awaitable[bool]:
        """Keep a text if what is there is at the version *before* (below 0: whatever there is)."""

    def versions(self, kind: str, names: str) -> Awaitable[str]:
        """The versions of some names; both are JSON."""


class BrowserShelf:
    """The shelf that a browser's drawer is."""

    def __init__(self, drawer: Drawer) -> None:
        self._drawer = drawer

    async def get(self, kind: str, name: str) -> str | None:
        """As `Shelf.get`. Raises `StoreError`."""
        found: str | None = await _kept(self._drawer.get(kind, name))
        return found

    async def put(self, kind: str, name: str, text: str, version: int, before: int | None) -> bool:
        """As `Shelf.put`. Raises `StoreError`."""
        return bool(
            await _kept(self._drawer.put(kind, name, text, version, -1 if before is None else before))
        )

    async def versions(self, kind: str, names: list[str]) -> dict[str, int]:
        """As `Shelf.versions`. Raises `StoreError`."""
        found: dict[str, int] = json.loads(await _kept(self._drawer.versions(kind, json.dumps(names))))
        return found


async def _kept(work: Awaitable[Any]) -> Any:
    try:
        return await work
    except Exception as error:
        raise StoreError(f"the browser keeps nothing: {error}") from error


class Desk:
    """The worker that keeps the tables."""

    def __init__(
        self, backend: Backend, tell: Callable[[str, str], object], hang_up: Callable[[str, int], object]
    ) -> None:
        """*tell* sends a message through a line, *hang_up* closes it."""
        self._backend = backend
        self._tell = tell
        self._hang_up = hang_up
        self._lines: dict[str, Line] = {}

    async def ask(self, method: str, address: str, token: str, body: str) -> str:
        """An answer as its status, a blank, and JSON. Without a token or a body these are empty."""
        answer = await ask(self._backend, method, address, token or None, body or None)
        return f"{answer.status} {answer.text}"

    def open(self, table_id: str) -> str:
        """Open a line to a table; what comes back names it."""
        name = new_table_id()
        self._lines[name] = Line(
            self._backend,
            table_id,
            lambda text: self._tell(name, text),
            lambda code: self._hang_up(name, code),
        )
        return name

    async def say(self, name: str, text: str) -> None:
        """A message of the page."""
        if name in self._lines:
            await self._lines[name].receive(text)

    async def end(self, name: str) -> None:
        """The page has closed a line."""
        if name in self._lines:
            await self._lines.pop(name).end()


async def start_desk(
    drawer: Drawer,
    ask_thinker: Callable[[str], Awaitable[str]],
    read_page: Callable[[str, str], Awaitable[str]],
    tell: Callable[[str, str], object],
    hang_up: Callable[[str, int], object],
    has_engines: bool,
) -> Desk:
    """Begin to keep the tables. With engines whoever thinks thinks as much as on a server."""

    async def elsewhere(question: bytes) -> bytes:
        try:
            return base64.b64decode(await ask_thinker(base64.b64encode(question).decode()))
        except asyncio.CancelledError:
            raise
        except Exception as error:
            raise OSError(str(error)) from error

    backend = await open_backend(
        BrowserShelf(drawer), Elsewhere(elsewhere), read_page, **(COMPILED if has_engines else {})
    )
    return Desk(backend, tell, hang_up)


def begin_to_think(engines: Mapping[str, Engine]) -> None:
    """What the worker that thinks does first: these are the games' engines."""
    use_engines(engines)


def answer_question(question: str) -> str:
    """What the worker that thinks does."""
    return base64.b64encode(think(base64.b64decode(question))).decode()
