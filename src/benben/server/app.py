"""The ASGI application."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache

from fastapi import APIRouter, FastAPI
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute

import benben
from benben.engine.processes import HAS_THREADS
from benben.server.http import (
    daily,
    lessons,
    lobby,
    notices,
    openapi,
    pages,
    people,
    ready,
    rules,
    sockets,
    table_pages,
    tables,
)
from benben.server.http.backend import Backend
from benben.server.http.connection_limiter import ConnectionLimiter
from benben.server.http.context import open_context
from benben.server.http.game_checks import leave_out_invalid_games
from benben.server.http.limits import RequestLimits
from benben.server.http.middleware import RequestMiddleware
from benben.server.http.openapi import DescribedApp, build_models
from benben.server.http.refusals import handle_errors
from benben.server.settings import Settings

_SMALLEST_ZIPPED = 1024  # bytes


def create_app(
    settings: Settings | None = None,
    limiter: ConnectionLimiter | None = None,
    backend: Backend | None = None,
    routers: Sequence[APIRouter] = (),
) -> FastAPI:
    """Make the ASGI application. It opens its store when it starts (`StoreError`) and closes it at the end.

    Games that cannot be offered are left out. The *limiter* is that of the server that runs this application,
    if it has one. Without a *backend* it runs on this machine, as the *settings* say. *routers* have further routes.
    """
    leave_out_invalid_games()
    settings = settings or Settings()
    backend = backend or _here(settings)
    limits = RequestLimits(settings, limiter or _limiter(settings))

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_context(settings, limits, backend) as context:
            app.state.context = context
            yield

    app = DescribedApp(
        title="Benben",
        version=benben.__version__,
        description="Board games of ancient Egypt: the table's JSON.",
        lifespan=lifespan,
        openapi_url=None,  # `openapi` has the route
        docs_url=None,  # their pages load scripts from elsewhere
        redoc_url=None,
    )
    app.router.routes.extend(_shared_routes())
    for router in routers:
        app.include_router(router)
    app.include_router(table_pages.make_table_pages(settings.static))
    app.include_router(pages.make_pages(settings.static))
    app.add_middleware(GZipMiddleware, minimum_size=_SMALLEST_ZIPPED)
    app.add_middleware(RequestMiddleware, settings=settings, limits=limits)
    handle_errors(app)
    # Otherwise FastAPI builds models at the first request, and silences warnings of all threads in the meantime.
    if HAS_THREADS:
        build_models(app)
    return app


@cache
def _shared_routes() -> list[BaseRoute]:
    """The routes that no setting changes: all applications of a process share them, with the models that they need."""
    api = APIRouter()
    for router in (
        sockets.router,  # first: pages that were refused come again and again
        lobby.router,
        ready.router,
        openapi.router,
        tables.router,
        daily.router,
        daily.at_table,
        notices.router,
        notices.at_table,
        people.router,
        rules.router,
        lessons.router,
    ):
        api.include_router(router)
    return api.routes


def _here(settings: Settings) -> Backend:
    from benben.server.http.host_backend import (
        HostBackend,  # a page has neither databases nor processes
    )

    return HostBackend(settings)


def _limiter(settings: Settings) -> ConnectionLimiter:
    from benben.server.fd_limits import max_connections  # a page's system counts no open files

    return ConnectionLimiter(settings, settings.connections or max_connections())
