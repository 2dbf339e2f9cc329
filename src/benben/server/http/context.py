"""What all requests share, opened when the server starts and closed when it stops."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from benben.server.http.doors import Doors
from benben.server.http.limits import Limits
from benben.server.http.place import Place
from benben.server.http.proof import Proof
from benben.server.log import end_refusals, note
from benben.server.settings import Settings
from benben.server.tables.live import Hooks
from benben.server.tables.registry import TableRegistry
from benben.server.tables.workers import Workers
from benben.server.thinking.bots import Bots
from benben.server.thinking.desk import Desk
from benben.server.thinking.hints import Hints
from benben.server.thinking.reviews import Reviews

if TYPE_CHECKING:
    from benben.server.thinking.checking import Check


@dataclass(frozen=True)
class Context:
    """Everything that a request may need."""

    settings: Settings
    place: Place
    tables: TableRegistry
    limits: Limits
    doors: Doors
    proof: Proof
    check: "Check | None"
    hints: Hints
    reviews: Reviews


@asynccontextmanager
async def open_context(settings: Settings, limits: Limits, place: Place) -> AsyncIterator[Context]:
    """Open the store of a *place*, let bots go on; undo it all at the end.

    Raises `StoreError` when the database cannot be used.
    """
    end_refusals()  # those of another server in this process
    store = await place.open_store()
    workers = Workers(store)
    if store.is_shared:
        limits.shared.begin()
    workers.on("limits", limits.shared.hear)
    workers.at_every_beat("limits", limits.shared.news)
    workers.after_deaths(limits.shared.forget_but)
    engine, outside = place.engine(), place.guests_engine()
    desk = Desk(engine, settings.thinking_budget, outside)
    bots = Bots(settings, desk, workers.lets_bots_play)
    hints, reviews = Hints(settings, desk), Reviews(store, settings, desk, workers)
    hooks = Hooks(bots.wake, workers.presence_changed, workers.opened, workers.closed)
    tables = TableRegistry(store, settings, hooks)
    await engine.start()
    await workers.start(tables)
    check = place.check()
    if check is not None:
        check.start()
    try:
        yield Context(settings, place, tables, limits, Doors(settings), Proof(store), check, hints, reviews)
    finally:
        if check is not None:
            await check.close()
        await hints.close()
        await reviews.close()
        await bots.close()
        await workers.close()
        await engine.close()
        if outside is not None:
            await outside.close()
        await store.close()
        end_refusals()
        note("server closed")


async def context_of(connection: HTTPConnection) -> Context:
    """Find the context of a request or a socket."""
    context: Context = connection.app.state.context
    return context


CurrentContext = Annotated[Context, Depends(context_of)]
