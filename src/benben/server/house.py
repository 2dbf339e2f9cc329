"""The house: what all requests share, opened when the server starts and closed when it stops."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from benben.engine import registry
from benben.review.compiling import Compiling
from benben.server.bots import Bots
from benben.server.hints import Hints
from benben.server.limits import Limits
from benben.server.log import note
from benben.server.reviews import Reviews
from benben.server.settings import Settings
from benben.server.store import Store
from benben.server.tables import Tables


@dataclass(frozen=True)
class House:
    """Everything that a request may need."""

    settings: Settings
    tables: Tables
    limits: Limits
    compiling: Compiling
    hints: Hints
    reviews: Reviews


@asynccontextmanager
async def open_house(settings: Settings, limits: Limits) -> AsyncIterator[House]:
    """Open the store, compile the rules in the background, let bots go on; undo it all at the end.

    Raises `StoreError` when the database cannot be used.
    """
    store = await Store.open(settings.database_url)
    compiling = Compiling(registry.names() if settings.compilers else [], settings.compilers)
    tables = Tables(store, Bots(settings, compiling), compiling, settings)
    hints, reviews = Hints(settings, compiling), Reviews(store, settings, compiling)
    if settings.compilers:
        compiling.start(_teller(tables))
    resuming = asyncio.create_task(tables.resume(), name="resuming")
    try:
        yield House(settings, tables, limits, compiling, hints, reviews)
    finally:
        compiling.stop()
        resuming.cancel()
        await asyncio.gather(resuming, return_exceptions=True)
        await hints.close()
        await reviews.close()
        await tables.close()
        await store.close()
        note("house closed")


def _teller(tables: Tables) -> Callable[[str, float], None]:
    """Tell the log and the tables, from another thread, that a game is compiled."""
    loop = asyncio.get_running_loop()

    def tell(game: str, seconds: float) -> None:
        note("rules compiled", game=game, took=f"{seconds:.1f}s")
        with contextlib.suppress(RuntimeError):  # the loop has been closed meanwhile
            loop.call_soon_threadsafe(tables.tell, game)

    return tell


def house_of(connection: HTTPConnection) -> House:
    """Find the house that a request or a socket has come to."""
    house: House = connection.app.state.house
    return house


InHouse = Annotated[House, Depends(house_of)]
