"""The server's application in a page: its tables are in the browser, and only one person uses them."""

import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from benben.engine.rules import Rules
from benben.server import http_errors
from benben.server.app import create_app
from benben.server.http.connection_limiter import ConnectionLimiter
from benben.server.settings import Settings
from benben.server.thinking.executor import Executor
from benben.site.key_value_store import KeyValueStore, KeyValueTableStore
from benben.site.records import records_router
from benben.texts.pages import RulesPage

_AS_OFTEN_AS_ONE_LIKES = "999999999/second"
_MOST_CONNECTIONS = 1000
_LARGEST = 16 * 1024 * 1024
"""Bytes of a request: a record may be brought along."""
IN_PAGE: dict[str, Any] = {
    "bot_seconds": 2.5,
    "bot_timeout": 90.0,
    "hint_seconds": 1.2,
    "hint_timeout": 60.0,
    "people": "off",
    "review_games": 100,
    "tables_in_memory": 4,
    "thinking_budget": float("inf"),
    "message_limit": _LARGEST,
    **{
        f"{name}_rate": _AS_OFTEN_AS_ONE_LIKES
        for name in ("create", "hint", "review", "request", "move", "seat", "message", "address")
    },
    "seat_arrival_rate": _AS_OFTEN_AS_ONE_LIKES,
    "arrival_rate": _AS_OFTEN_AS_ONE_LIKES,
}
"""Settings for a browser: one person asks, and may ask as much as that person likes."""

ReadPage = Callable[[str, str], Awaitable[str | None]]
"""Reads a file of the site: the rules of a game in a language; None if there is none."""


class BrowserBackend:
    """The `Backend` of a page."""

    def __init__(self, store: KeyValueTableStore, executor: Executor, read_page: ReadPage) -> None:
        self._store = store
        self._executor = executor
        self._read_page = read_page

    async def open_store(self) -> KeyValueTableStore:
        """As `Backend.open_store`."""
        return self._store

    def now(self) -> float:
        """As `Backend.now`."""
        return time.time()

    def executor(self) -> Executor:
        """As `Backend.executor`."""
        return self._executor

    def custom_players_executor(self) -> None:
        """As `Backend.custom_players_executor`: a page has no players of others."""

    def check(self) -> None:
        """As `Backend.check`: a table that cannot be played on with says so when it is opened."""

    async def rules_page(self, rules: Rules, language: str) -> RulesPage:
        """As `Backend.rules_page`."""
        text = await self._read_page(rules.name, language)
        if text is None:
            raise http_errors.unknown_page()
        return TypeAdapter(RulesPage).validate_json(text)


async def no_page(_game: str, _language: str) -> None:
    """There are no pages of rules."""


@asynccontextmanager
async def open_application(
    texts: KeyValueStore, executor: Executor, read_page: ReadPage = no_page, **settings: Any
) -> AsyncIterator[FastAPI]:
    """Open the application with the tables in *texts*; its bots use *executor*."""
    store = KeyValueTableStore(texts)
    chosen = Settings(**{**IN_PAGE, **settings})
    limiter = ConnectionLimiter(chosen, _MOST_CONNECTIONS)
    backend = BrowserBackend(store, executor, read_page)
    app = create_app(chosen, limiter, backend, [records_router(store)])
    async with app.router.lifespan_context(app):
        yield app
