"""Checks that every request passes first: names, origins, rate limits, size limits, headers."""

import asyncio
import time
from collections.abc import Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from benben.server import http_errors
from benben.server.http.limits import RequestLimits
from benben.server.http.refusals import refuse
from benben.server.http.request_origin import OriginChecker, client_network
from benben.server.log import note, refused
from benben.server.settings import Settings

_HEADERS = {
    # The front end has no script in its pages; Svelte sets some styles on elements. WebAssembly may be compiled.
    "content-security-policy": (
        "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; "
        "img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
_BODY_TIMEOUT = 10.0  # seconds for a body of a few kilobytes


class RequestMiddleware:
    """ASGI middleware: refuses requests that are too frequent or too large, and adds headers to responses."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: RequestLimits) -> None:
        self._app = app
        self._message_limit = settings.message_limit
        self._limits = limits
        self._origins = OriginChecker(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in."""
        if scope["type"] == "http":
            await self._http(scope, receive, _WithHeaders(scope, send))
            return
        if scope["type"] == "websocket":
            try:
                self._admit(scope)
            except http_errors.Refusal as refusal:
                scope["state"]["refusal"] = refusal  # only through an open socket can one say why
        await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: "_WithHeaders") -> None:
        try:
            self._admit(scope)
            body = await self._body(scope, receive)
        except http_errors.Refusal as refusal:
            refused(refusal.problem.code, client_network(scope["state"]["address"]), path=scope["path"])
            await (await refuse(refusal, scope))(scope, receive, send)
            return
        await self._app(scope, _replay(body, receive), send)
        note("request", method=scope["method"], path=scope["path"], status=send.status, took=send.took)

    def _admit(self, scope: Scope) -> None:
        """Count the request and note its client's address. Refuses foreign names and pages."""
        origin = self._origins.origin_of(scope)
        scope.setdefault("state", {})["address"] = origin.address
        scope["scheme"] = origin.scheme
        self._limits.request(origin.address)
        self._origins.check(scope, origin)

    async def _body(self, scope: Scope, receive: Receive) -> bytes:
        """Read the whole body, which is small. Refuses one above the limit or one that does not arrive."""
        limit = self._message_limit
        announced = Headers(scope=scope).get("content-length", "0")
        if announced.isdecimal() and int(announced) > limit:
            raise http_errors.too_large(limit)
        try:
            async with asyncio.timeout(_BODY_TIMEOUT):
                return await _read(receive, limit)
        except TimeoutError as error:
            raise http_errors.silence() from error


class _WithHeaders:
    """Sends a response with the common headers, and records its status."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self._send = send
        self._started = time.monotonic()
        self._defaults: Mapping[str, str] = (
            {**_HEADERS, "cache-control": "no-store"} if scope["path"].startswith("/api/") else _HEADERS
        )
        self.status = 0

    @property
    def took(self) -> str:
        """How long the request took."""
        return f"{1000 * (time.monotonic() - self._started):.0f}ms"

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in self._defaults.items():
                headers.setdefault(name, value)
        await self._send(message)


async def _read(receive: Receive, limit: int) -> bytes:
    body = b""
    while True:
        message = await receive()
        body += bytes(message.get("body", b""))
        if len(body) > limit:
            raise http_errors.too_large(limit)
        if not message.get("more_body", False):
            return body


def _replay(body: bytes, receive: Receive) -> Receive:
    """Replay a body that was already read, then pass on the messages after it."""
    transferred = False

    async def replayed() -> Message:
        nonlocal transferred
        if transferred:
            return await receive()
        transferred = True
        return {"type": "http.request", "body": body, "more_body": False}

    return replayed
