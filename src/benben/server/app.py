"""The application: everything that browsers talk to, put together."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from starlette.middleware.gzip import GZipMiddleware

import benben
from benben.server.capacity import most_connections
from benben.server.http import lessons, lobby, pages, ready, rules, sockets, tables
from benben.server.http.context import open_context
from benben.server.http.fitness import leave_out_unfit
from benben.server.http.gate import Gate
from benben.server.http.limits import Limits
from benben.server.http.middleware import RequestMiddleware
from benben.server.http.openapi import DescribedApp
from benben.server.http.refusals import handle_errors
from benben.server.settings import Settings

_SMALLEST_ZIPPED = 1024  # bytes


def create_app(settings: Settings | None = None, gate: Gate | None = None) -> FastAPI:
    """Make the ASGI application. Its store is opened at its start (`StoreError`) and closed at its end.

    Games that cannot be offered are left out. Its connections come through a *gate*, if whatever serves it has one.
    """
    leave_out_unfit()
    settings = settings or Settings()
    limits = Limits(settings, gate or Gate(settings, settings.connections or most_connections()))

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_context(settings, limits) as context:
            app.state.context = context
            yield

    app = DescribedApp(
        title="Benben",
        version=benben.__version__,
        description="Board games of ancient Egypt: the table's JSON.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # their pages load scripts from elsewhere
        redoc_url=None,
    )
    app.include_router(lobby.router)
    app.include_router(ready.router)
    app.include_router(tables.router)
    app.include_router(rules.router)
    app.include_router(lessons.router)
    app.include_router(sockets.router)
    app.include_router(pages.make_pages(settings.static))
    app.add_middleware(GZipMiddleware, minimum_size=_SMALLEST_ZIPPED)
    app.add_middleware(RequestMiddleware, settings=settings, limits=limits)
    handle_errors(app)
    # Frameworks may leave making routes and models to the first request, when rules are perhaps being compiled in
    # another thread. Both silence warnings meanwhile, for the whole process, and would undo each other's silence.
    app.openapi()
    return app
