"""How refusals and errors leave over HTTP: each as a `Problem` with a status."""

import asyncio
import logging
from http import HTTPStatus
from typing import Any

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.types import Scope

from benben.server import http_errors
from benben.server.http.error_pages import page_of, wants_page
from benben.server.http.request_origin import client_network
from benben.server.http.validation_text import validation_text
from benben.server.log import note, warn
from benben.server.log import refused as log_refused
from benben.server.models.messages import server_message
from benben.server.store import StoreError

_PROBLEM = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"content": _PROBLEM} for status in (403, 404, 409, 413, 421, 422, 429, 503)
}
"""The responses of a refused request, for the routes' documentation: `openapi` describes a `Problem`. A model here
would be built again for each status of each route: half of the time to make an application."""


async def refuse(refusal: http_errors.Refusal, scope: Scope) -> Response:
    """Turn a refusal into a response: an HTML page for a browser's address bar, else JSON."""
    headers = {"vary": "accept, accept-language"}
    if refusal.retry_after is not None:
        headers["retry-after"] = str(refusal.retry_after)
    asked = Headers(scope=scope)
    if wants_page(scope["path"], asked):
        page = await asyncio.to_thread(page_of, refusal, asked)  # it may have to read a language first
        return HTMLResponse(page, refusal.status, {**headers, "cache-control": "no-store"})
    body = server_message.dump_json(refusal.problem)
    return Response(body, refusal.status, headers, media_type="application/json")


def handle_errors(app: FastAPI) -> None:
    """Let every error of an application leave as a `Problem` with a reason."""

    @app.exception_handler(http_errors.Refusal)
    async def refused(request: Request, error: http_errors.Refusal) -> Response:
        return await _refuse(request, error)

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> Response:
        return await _refuse(request, http_errors.malformed(validation_text(error)))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> Response:
        return await _refuse(request, _from_http(error))

    @app.exception_handler(StoreError)
    async def store_failed(request: Request, error: StoreError) -> Response:
        warn("store failed", reason=error)
        return await _refuse(request, http_errors.storage())

    @app.exception_handler(Exception)
    async def failed(request: Request, error: Exception) -> Response:
        note("request failed", level=logging.ERROR, path=request.url.path, problem=repr(error))
        return await refuse(http_errors.internal(), request.scope)


async def _refuse(request: Request, refusal: http_errors.Refusal) -> Response:
    log_refused(refusal.problem.code, client_network(request.state.address), path=request.url.path)
    return await refuse(refusal, request.scope)


def _from_http(error: HTTPException) -> http_errors.Refusal:
    """Put the framework's own refusals into our form."""
    if error.status_code == HTTPStatus.NOT_FOUND:
        return http_errors.unknown_page()
    if error.status_code == HTTPStatus.METHOD_NOT_ALLOWED:
        return http_errors.wrong_method()
    return http_errors.malformed(str(error.detail))
