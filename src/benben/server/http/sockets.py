"""The socket of a table: hello, then moves one way and states the other."""

import asyncio
import contextlib
import logging
from secrets import token_hex

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from benben.server import http_errors, metrics
from benben.server.http.context import Context, CurrentContext
from benben.server.http.request_origin import client_network
from benben.server.http.validation_text import validation_text
from benben.server.log import note, refused, warn
from benben.server.models.messages import (
    ClientMessage,
    HelloMessage,
    PingMessage,
    PlayMessage,
    SayMessage,
    ThoughtMessage,
    client_message,
    server_message,
)
from benben.server.store import StoreError
from benben.server.tables.commands import handle_message
from benben.server.tables.session import TableSession
from benben.server.tables.state import take_messages
from benben.server.tables.subscriber import Subscriber

SEND_NOWAIT = "benben.send_at_once"
"""The key of a function among the extensions of a socket's scope. It sends a text (bytes) if it can without waiting,
and returns whether it has."""

router = APIRouter()

_CLOSED = 4000  # close codes 4000 to 4999 are ours: 4000 + the HTTP status that says the same
_COME_AGAIN = 1012  # "service restart": the browser connects again
_UNTIMED = contextlib.nullcontext()
_COUNTED = {429, 503}  # the statuses of refusals for too many sockets, or sockets that come too often
HELD = 1.0
"""The seconds before such a refusal: a program that tries again at once costs less."""


class Connection:
    """The socket of one browser."""

    def __init__(self, socket: WebSocket, context: Context) -> None:
        self._socket = socket
        self._context = context
        self._sending = asyncio.Lock()
        self._send_nowait = socket.scope["extensions"][SEND_NOWAIT]
        self.address: str = socket.state.address
        self.seat: str | None = None
        """The seat that its messages count against, after a hello with a seat's token."""
        self.id = token_hex(4)
        """Names the connection in the log."""

    async def receive(self) -> ClientMessage:
        """Wait for a message. Refuses binary and malformed ones, and one too many."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        metrics.MESSAGES.inc()
        self._context.limits.message(self.address, self.seat)
        text = message.get("text")
        if text is None:
            raise http_errors.not_text()
        if len(text.encode()) > self._context.settings.message_limit:
            raise http_errors.too_large(self._context.settings.message_limit)
        try:
            return client_message.validate_json(text)
        except ValidationError as error:
            raise http_errors.malformed(validation_text(error)) from error

    async def send(self, text: bytes) -> None:
        """Send a message, which is JSON. Raises `TimeoutError` if the browser does not read it in time."""
        if not self._sending.locked() and self._send_nowait(text):
            return
        async with self._sending:
            if self._socket.application_state is WebSocketState.CONNECTED:
                async with asyncio.timeout(self._context.settings.send_timeout):
                    await self._socket.send_text(text.decode())

    async def refuse(self, refusal: http_errors.Refusal, table_id: str) -> None:
        """Say why a message was refused."""
        code = refusal.problem.code
        refused(code, client_network(self.address), table=table_id, connection=self.id)
        await self.send(server_message.dump_json(refusal.problem))

    async def close(self, code: int) -> None:
        """Hang up."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(self._context.settings.send_timeout):
                await self._socket.close(code)


@router.websocket("/api/tables/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: str, context: CurrentContext) -> None:
    """Serve one browser until it leaves. A refusal before the first state ends it."""
    await socket.accept()  # also before a refusal: only an open socket can say why
    connection = Connection(socket, context)
    try:
        if "refusal" in socket.scope["state"]:
            raise socket.scope["state"]["refusal"]
        await _serve(connection, table_id, context)
    except http_errors.Refusal as refusal:
        if refusal.status in _COUNTED:
            await asyncio.sleep(HELD)
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            await connection.refuse(refusal, table_id)
        await connection.close(_CLOSED + refusal.status)
    except StoreError as error:
        warn("store failed", reason=error, table=table_id)
        await connection.close(_COME_AGAIN)
    except (WebSocketDisconnect, TimeoutError) as error:
        code = getattr(error, "code", "timeout")
        note("socket closed", connection=connection.id, table=table_id, code=code)


async def _serve(connection: Connection, table_id: str, context: Context) -> None:
    with context.limits.stranger(connection.address):
        hello = await _hello(connection, context)
        table = await context.tables.get(table_id)
    caller = await context.people.caller(hello.token, table.header)
    if (await table.authorize(caller.owner)).may_manage:
        connection.seat = f"{table.id} {caller.owner}"
    context.limits.arrival(connection.address, connection.seat)
    await table.talk.load()
    if table.header.status == "over":
        await table.room.load()
    with context.limits.socket(table.id, connection.address, connection.seat):
        await _watch(
            connection,
            table,
            table.subscribe(caller.owner, hello.log_from, wants_patches=hello.changes, device=caller.device),
            context,
        )


async def _watch(
    connection: Connection, table: TableSession, subscriber: Subscriber, context: Context
) -> None:
    note(
        "socket open",
        connection=connection.id,
        table=table.id,
        address=connection.address,
        watchers=len(table.subscribers.active),
    )
    kind = "spectator" if connection.seat is None else "seat"
    sending = asyncio.create_task(_send_states(connection, table, subscriber), name=f"states {connection.id}")
    try:
        with metrics.SOCKETS.labels(kind).track_inprogress():
            await _listen(connection, table, subscriber, context)
    finally:
        table.unsubscribe(subscriber)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)


async def _hello(connection: Connection, context: Context) -> HelloMessage:
    try:
        async with asyncio.timeout(context.settings.hello_timeout):
            first = await connection.receive()
    except TimeoutError as error:
        raise http_errors.silence() from error
    if not isinstance(first, HelloMessage):
        raise http_errors.no_hello()
    return first


async def _send_states(connection: Connection, table: TableSession, subscriber: Subscriber) -> None:
    """Send the newest state after every notification."""
    try:
        while not table.is_lost:
            await subscriber.pending.wait()
            subscriber.pending.clear()
            for text in take_messages(table, subscriber):
                await connection.send(text)
        await connection.close(_COME_AGAIN)
    except WebSocketDisconnect:
        pass
    except TimeoutError:
        await connection.close(_COME_AGAIN)
    except http_errors.Refusal as refusal:  # its seat is another's now
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            await connection.refuse(refusal, table.id)
        await connection.close(_CLOSED + refusal.status)
    except Exception as error:  # noqa: BLE001  (the browser would wait without end for its state)
        note("state not sent", level=logging.ERROR, error=error, table=table.id)
        await connection.close(1011)


async def _listen(
    connection: Connection, table: TableSession, subscriber: Subscriber, context: Context
) -> None:
    """Carry out the browser's messages. A refusal is sent back, and the connection stays open."""
    while True:
        try:
            message = await connection.receive()
            if not isinstance(message, PingMessage | ThoughtMessage):  # these answer the server
                context.limits.move(connection.address)
            if isinstance(message, SayMessage):
                context.limits.line(connection.address, connection.seat)
            with metrics.timed_acknowledgement() if isinstance(message, PlayMessage) else _UNTIMED:
                answer = await handle_message(table, subscriber, message)
            if answer is not None:
                await connection.send(server_message.dump_json(answer))
        except http_errors.Refusal as refusal:
            if refusal.problem.code in {"not_text", "too_often", "too_large"}:
                raise  # no browser of ours does this
            await connection.refuse(refusal, table.id)
        except StoreError as error:
            warn("store failed", reason=error, table=table.id)
            await connection.refuse(http_errors.storage(), table.id)
