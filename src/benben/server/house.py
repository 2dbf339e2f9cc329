"""The house: what all requests share, opened when the server starts and closed when it stops."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from benben.engine import registry
from benben.server.bots import Bots
from benben.server.hints import Hints
from benben.server.limits import Limits
from benben.server.log import note
from benben.server.reviews import Reviews
from benben.server.settings import Settings
from benben.server.store import Store
from benben.server.tables import Tables
from benben.server.warm import Warmth


@dataclass(frozen=True)
class House:
    """Everything that a request may need."""

    settings: Settings
    tables: Tables
    limits: Limits
    warmth: Warmth
    hints: Hints
    reviews: Reviews


@asynccontextmanager
async def open_house(settings: Settings, limits: Limits) -> AsyncIterator[House]:
    """Open the store, compile the rules in the background, let bots go on; undo it all at the end.

    Raises `StoreError` when the database cannot be used.
    """
    store = await Store.open(settings.database_url)
    warmth = Warmth(tuple(registry.names()))
    tables = Tables(store, Bots(settings), warmth, settings)
    hints, reviews = Hints(settings), Reviews(store, settings)
    warming = asyncio.create_task(warmth.warm(tables.game_ready), name="warming")
    try:
        yield House(settings, tables, limits, warmth, hints, reviews)
    finally:
        warming.cancel()
        await asyncio.gather(warming, return_exceptions=True)
        await hints.close()
        await reviews.close()
        await tables.close()
        await store.close()
        note("house closed")


def house_of(connection: HTTPConnection) -> House:
    """Find the house that a request or a socket has come to."""
    house: House = connection.app.state.house
    return house


InHouse = Annotated[House, Depends(house_of)]
