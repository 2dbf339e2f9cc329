"""uvicorn's protocols with protection against clients that cost the server more than they cost themselves.

uvicorn has no deadline for the head of a request and no limit for one address, so a thousand half-sent requests hold
all its connections. It also trusts clients to send valid text and to read their messages.
"""

import asyncio
from functools import partial
from typing import Any

from typing_extensions import override
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.protocol import State

from benben.server.http.connection_limiter import ConnectionLimiter, Rejection, Slot
from benben.server.http.rate_limiter import RateLimiter
from benben.server.http.request_origin import client_network
from benben.server.http.sockets import SEND_NOWAIT
from benben.server.log import refused

_MOST_HEAD = 64 * 1024
"""The maximum size of a request's head in bytes: httptools has no limit."""
_FRAME_RATE = "600/10 seconds"
"""Frames of one socket that are no whole message: pings, pongs and fragments, which cost no message's budget."""
_ANSWERS: dict[Rejection | str, bytes] = {
    "full": b"503 Service Unavailable",
    "address_full": b"429 Too Many Requests",
    "address_unidentified": b"429 Too Many Requests",
    "slow_head": b"408 Request Timeout",
    "large_head": b"431 Request Header Fields Too Large",
}


def guarded_protocol(limiter: ConnectionLimiter) -> Any:
    """The class of connections through a *limiter*, for `uvicorn.Config(http=...)`."""
    return partial(GuardedHttp, limiter)


class _ReadInTime(asyncio.Protocol):
    """A connection whose client must read its data in time."""

    transport: Any
    _stall: "_Stall"

    @override
    def pause_writing(self) -> None:
        super().pause_writing()
        self._stall.begin(self.transport)

    @override
    def resume_writing(self) -> None:
        super().resume_writing()
        self._stall.end()


class GuardedHttp(_ReadInTime, HttpToolsProtocol):
    """A connection whose client must send its request and read the response in time."""

    def __init__(self, limiter: ConnectionLimiter, **given: Any) -> None:
        super().__init__(**given)
        self._limiter = limiter
        self._slot: Slot | None = None
        self._head: asyncio.TimerHandle | None = None
        """When the head of a request must be there, while one is awaited."""
        self._head_bytes = 0
        self._stall = _Stall(self.loop, limiter.send_timeout)

    @override
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        entered = self._limiter.acquire(self._peer)
        if isinstance(entered, Slot):
            self._slot = entered
            self._await_head()
        else:
            self._reject(entered)

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self._head_received()
        self._stall.end()
        if self._slot is not None:
            self._slot.release()
            self._slot = None
        super().connection_lost(exc)

    @override
    def data_received(self, data: bytes) -> None:
        if self._slot is None:
            return
        if self._head is not None:
            if self._head_bytes >= _MOST_HEAD:
                self._reject("large_head")
                return
            self._head_bytes += len(data)
        super().data_received(data)
        if self._head is None and getattr(self.cycle, "response_complete", False):
            self._await_head()

    @override
    def on_headers_complete(self) -> None:
        self._head_received()
        super().on_headers_complete()

    @override
    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to a socket, and its slot with it."""
        slot, self._slot = self._slot, None
        self.ws_protocol_class = partial(GuardedSocket, slot, self._limiter.send_timeout)  # type: ignore[assignment]
        super().handle_websocket_upgrade()

    @override
    def send_400_response(self, msg: str) -> None:
        refused("bad_request", client_network(self._peer))
        super().send_400_response(msg)

    @property
    def _peer(self) -> str:
        return self.client[0] if self.client else "unknown"

    def _await_head(self) -> None:
        if self._slot is not None:
            self._slot.await_request()
            self._head_bytes = 0
            self._head = self.loop.call_later(self._limiter.header_timeout, self._too_slow)

    def _head_received(self) -> None:
        if self._head is not None:
            self._head.cancel()
            self._head = None
        if self._slot is not None:
            self._slot.identified()

    def _too_slow(self) -> None:
        """Browsers open spare connections: a client that has sent nothing has done nothing wrong."""
        if self._head_bytes:
            self._reject("slow_head")
        else:
            self.transport.close()

    def _reject(self, reason: Rejection | str) -> None:
        refused(reason, client_network(self._peer))
        answer = b"HTTP/1.1 %b\r\nretry-after: 10\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        self.transport.write(answer % _ANSWERS[reason])
        self.transport.close()


class GuardedSocket(_ReadInTime, WebSocketsSansIOProtocol):
    """A socket that closes quietly after any bad input, and whose client must read its messages in time."""

    def __init__(self, slot: Slot | None, send_timeout: float, **given: Any) -> None:
        super().__init__(**given)
        self._slot = slot
        self._stall = _Stall(self.loop, send_timeout)
        self._frames = RateLimiter(_FRAME_RATE)

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self._stall.end()
        if self._slot is not None:
            self._slot.release()
            self._slot = None
        super().connection_lost(exc)

    @override
    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.handshake_initiated:  # the whole head has been read before: it will never be one
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    @override
    def handle_cont(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_cont(event)

    @override
    def handle_ping(self) -> None:
        if self._count_frame():
            super().handle_ping()

    @override
    def handle_pong(self, event: Frame) -> None:
        if self._count_frame():
            super().handle_pong(event)

    @override
    def send_receive_event_to_app(self) -> None:
        if self.close_sent or self.curr_msg_data_type != "text" or _is_text(b"".join(self.frames)):
            super().send_receive_event_to_app()
        else:
            self._fail(CloseCode.INVALID_DATA)

    @override
    async def run_asgi(self) -> None:
        extensions: Any = {**(self.scope.get("extensions") or {}), SEND_NOWAIT: self.send_nowait}
        self.scope["extensions"] = extensions
        await super().run_asgi()

    def send_nowait(self, text: bytes) -> bool:
        """Send a text message if that is possible without waiting; return whether it was.

        A message to hundreds of sockets would spend most of its time in the layers of uvicorn and Starlette.
        """
        is_open = self.handshake_complete and not self.disconnected and self.conn.state is State.OPEN
        if not is_open or self.close_sent or not self.writable.is_set():
            return False
        self.conn.send_text(text)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    @override
    async def send(self, message: Any) -> None:
        if self.close_sent:  # closed by either side, which is no error
            raise ClientDisconnected
        await super().send(message)

    @override
    def handle_parser_exception(self) -> None:
        """Close the connection after bad input; uvicorn's own method assumes that it could send a close frame."""
        sent = self.conn.close_sent
        code = CloseCode.ABNORMAL_CLOSURE if sent is None else sent.code
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": ""})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    def _count_frame(self) -> bool:
        """Count a frame that is no whole message. Close the connection if there are too many."""
        if self.close_sent:
            return False
        if self._frames.hit("") > 0:
            self._fail(CloseCode.POLICY_VIOLATION)
            return False
        return True

    def _fail(self, code: CloseCode) -> None:
        self.conn.fail(code)
        self.handle_parser_exception()


class _Stall:
    """A timer for data that a client does not read. Closing the connection would wait for the client without end."""

    def __init__(self, loop: asyncio.AbstractEventLoop, most: float) -> None:
        self._loop = loop
        self._most = most
        self._timer: asyncio.TimerHandle | None = None

    def begin(self, transport: asyncio.Transport) -> None:
        """The client has stopped reading."""
        if self._timer is None:
            self._timer = self._loop.call_later(self._most, transport.abort)

    def end(self) -> None:
        """The client reads again, or has gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
