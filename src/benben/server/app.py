"""The application: routes, doors and what becomes of errors."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse

import benben
from benben.server import pages, problems, replay, routes, sockets
from benben.server.doors import Doors, refuse
from benben.server.house import open_house
from benben.server.limits import Limits
from benben.server.log import note, warn
from benben.server.settings import Settings
from benben.server.store import StoreError
from benben.server.words import words_of

_SMALLEST_ZIPPED = 1024  # bytes


def create_app(settings: Settings | None = None) -> FastAPI:
    """Make the ASGI application. Its store is opened at its start (`StoreError`) and closed at its end."""
    settings = settings or Settings()
    limits = Limits(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_house(settings, limits) as house:
            app.state.house = house
            yield

    app = FastAPI(
        title="Benben",
        version=benben.__version__,
        description="Board games of ancient Egypt: the table's JSON.",
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # their pages load scripts from elsewhere
        redoc_url=None,
    )
    app.include_router(routes.router)
    app.include_router(replay.router)
    app.include_router(sockets.router)
    app.include_router(pages.make_pages(settings.static))
    app.add_middleware(GZipMiddleware, minimum_size=_SMALLEST_ZIPPED)
    app.add_middleware(Doors, settings=settings, limits=limits)
    _handle_errors(app)
    # Frameworks may leave making routes and models to the first request, when rules are perhaps being compiled in
    # another thread. Both silence warnings meanwhile, for the whole process, and would undo each other's silence.
    app.openapi()
    return app


def _handle_errors(app: FastAPI) -> None:
    """Every error leaves as a `Problem` with a reason."""

    @app.exception_handler(problems.Refusal)
    async def refused(request: Request, error: problems.Refusal) -> JSONResponse:
        return _refuse(request, error)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        return _refuse(request, problems.malformed(words_of(error)))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> JSONResponse:
        return _refuse(request, _from_http(error))

    @app.exception_handler(StoreError)
    async def store_failed(request: Request, error: StoreError) -> JSONResponse:
        warn("store failed", reason=error)
        return _refuse(request, problems.storage())

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> JSONResponse:
        note("request failed", level=logging.ERROR, path=request.url.path, problem=repr(error))
        return refuse(problems.internal())


def _refuse(request: Request, refusal: problems.Refusal) -> JSONResponse:
    warn("refused", reason=refusal.problem.code, address=request.state.address, path=request.url.path)
    return refuse(refusal)


def _from_http(error: HTTPException) -> problems.Refusal:
    """Tell the framework's own refusals in our form."""
    if error.status_code == HTTPStatus.NOT_FOUND:
        return problems.unknown_page()
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        return problems.wrong_method()
    return problems.malformed(str(error.detail))
