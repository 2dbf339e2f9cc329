"""The state that all requests share: opened when the server starts, closed when it stops."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated

from fastapi import Depends
from starlette.requests import HTTPConnection

from benben.server.http.backend import Backend
from benben.server.http.limits import RequestLimits
from benben.server.http.request_origin import OriginChecker
from benben.server.http.store_health import StoreHealth
from benben.server.log import flush_refusals, note
from benben.server.notices.turns import TurnNotices
from benben.server.people.directory import People
from benben.server.settings import Settings
from benben.server.tables.daily import DailyDeals
from benben.server.tables.deadlines import Deadlines
from benben.server.tables.live import Hooks
from benben.server.tables.order_runner import OrderRunner
from benben.server.tables.registry import TableRegistry
from benben.server.tables.session import TableSession
from benben.server.tables.workers import WorkerBus
from benben.server.thinking.bots import Bots
from benben.server.thinking.hints import Hints
from benben.server.thinking.reviews import Reviews
from benben.server.thinking.rooms import Rooms
from benben.server.thinking.scheduler import JobScheduler

if TYPE_CHECKING:
    from benben.server.thinking.checking import Check


@dataclass(frozen=True)
class Context:
    """Everything that a request may need."""

    settings: Settings
    backend: Backend
    tables: TableRegistry
    limits: RequestLimits
    origins: OriginChecker
    store_health: StoreHealth
    check: "Check | None"
    hints: Hints
    reviews: Reviews
    people: People
    notices: TurnNotices
    daily: DailyDeals


@asynccontextmanager
async def open_context(settings: Settings, limits: RequestLimits, backend: Backend) -> AsyncIterator[Context]:
    """Open the store of a *backend*, let bots go on; undo it all at the end.

    Raises `StoreError` when the database cannot be used.
    """
    flush_refusals()  # those of another server in this process
    store = await backend.open_store()
    workers = WorkerBus(store)
    if store.is_shared:
        limits.shared.start()
    workers.on("limits", limits.shared.handle_message)
    workers.on_heartbeat("limits", limits.shared.take_messages)
    workers.on_membership(limits.shared.keep_only)
    executor, custom = backend.executor(), backend.custom_players_executor()
    scheduler = JobScheduler(executor, settings.thinking_budget, custom)
    bots, orders = Bots(settings, scheduler, workers.claim_bots), OrderRunner(settings)
    rooms = Rooms(settings, scheduler)
    hints, reviews = Hints(settings, scheduler), Reviews(store, settings, scheduler, workers)
    deadlines, notices = Deadlines(store, settings), TurnNotices(store, settings, backend.now)
    hooks = _hooks((bots, orders, rooms), workers, deadlines, backend)
    tables = TableRegistry(store, settings, hooks)
    people = People(store, settings, tables, workers)
    await executor.start()
    await workers.start(tables)
    people.start()
    await notices.start(tables)
    deadlines.start(tables, hooks, notices)
    check = backend.check()
    if check is not None:
        check.start()
    try:
        yield Context(
            settings,
            backend,
            tables,
            limits,
            OriginChecker(settings),
            StoreHealth(store),
            check,
            hints,
            reviews,
            people,
            notices,
            DailyDeals(store, tables, backend.now),
        )
    finally:
        if check is not None:
            await check.close()
        for part in (people, deadlines, notices, hints, reviews, orders, rooms, bots, workers, executor):
            await part.close()
        if custom is not None:
            await custom.close()
        await store.close()
        flush_refusals()
        note("server closed")


def _hooks(
    wakers: tuple[Bots, OrderRunner, Rooms], workers: WorkerBus, deadlines: Deadlines, backend: Backend
) -> Hooks:
    def wake(table: TableSession) -> None:
        for waker in wakers:
            waker.wake(table)

    return Hooks(
        wake,
        workers.presence_changed,
        workers.opened,
        workers.evicted,
        said=workers.said,
        ordered=workers.ordered,
        due=deadlines.expect,
        now=backend.now,
    )


async def context_of(connection: HTTPConnection) -> Context:
    """Find the context of a request or a socket."""
    context: Context = connection.app.state.context
    return context


CurrentContext = Annotated[Context, Depends(context_of)]
