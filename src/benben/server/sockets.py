"""The socket of a table: hello, then moves one way and states the other."""

import asyncio
import contextlib
import logging
from secrets import token_hex

from fastapi import APIRouter, WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from benben.server import problems
from benben.server.house import House, InHouse
from benben.server.live import LiveTable
from benben.server.log import note, warn
from benben.server.messages import (
    ClientMessage,
    ErrorMessage,
    HelloMessage,
    PingMessage,
    PlayMessage,
    PongMessage,
    StateMessage,
    UndoMessage,
    read_client_message,
)
from benben.server.models import Model
from benben.server.seating import token_hash
from benben.server.store import StoreError
from benben.server.watching import Watcher
from benben.server.words import words_of

router = APIRouter()

_CLOSED = 4000  # close codes 4000 to 4999 are ours: 4000 + the HTTP status that says the same
_COME_AGAIN = 1012  # "service restart": the browser connects anew


class Line:
    """One browser's socket, with all that concerns the wire."""

    def __init__(self, socket: WebSocket, house: House) -> None:
        self._socket = socket
        self._house = house
        self._sending = asyncio.Lock()
        self.address: str = socket.state.address
        self.id = token_hex(4)
        """Names the line in the log."""

    async def receive(self) -> ClientMessage:
        """Wait for a message. Refuses one that is binary or malformed, or one too many."""
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        self._house.limits.message(self.id)
        text = message.get("text")
        if text is None:
            raise problems.not_text()
        if len(text.encode()) > self._house.settings.message_limit:
            raise problems.too_large(self._house.settings.message_limit)
        try:
            return read_client_message(text)
        except ValidationError as error:
            raise problems.malformed(words_of(error)) from error

    async def send(self, message: Model) -> None:
        """Send a message. A browser that does not take it in time is hung up on."""
        text = message.model_dump_json()
        async with self._sending:
            if self._socket.application_state is WebSocketState.CONNECTED:
                async with asyncio.timeout(self._house.settings.send_timeout):
                    await self._socket.send_text(text)

    async def refuse(self, refusal: problems.Refusal, table_id: str) -> None:
        """Tell why a message was refused."""
        warn("refused", reason=refusal.problem.code, address=self.address, table=table_id, line=self.id)
        await self.send(ErrorMessage(**dict(refusal.problem)))

    async def close(self, code: int) -> None:
        """Hang up."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(self._house.settings.send_timeout):
                await self._socket.close(code)


@router.websocket("/api/tables/{table_id}/socket")
async def table_socket(socket: WebSocket, table_id: str, house: InHouse) -> None:
    """Serve one browser until it leaves. A refusal before the first state ends it."""
    await socket.accept()  # also what is refused: only an open socket can be told why
    line = Line(socket, house)
    try:
        house.limits.request(line.address)
        with house.limits.socket(table_id, line.address):
            await _serve(line, table_id, house)
    except problems.Refusal as refusal:
        with contextlib.suppress(WebSocketDisconnect, TimeoutError):
            await line.refuse(refusal, table_id)
        await line.close(_CLOSED + refusal.status)
    except StoreError as error:
        warn("store failed", reason=error, table=table_id)
        await line.close(_COME_AGAIN)
    except (WebSocketDisconnect, TimeoutError) as error:
        note("socket closed", line=line.id, table=table_id, code=getattr(error, "code", "timeout"))


async def _serve(line: Line, table_id: str, house: House) -> None:
    hello = await _hello(line, house)
    table = await house.tables.get(table_id)
    hashed = None if hello.token is None else token_hash(hello.token)
    watcher = table.watch(hashed, hello.log_from)
    note("socket open", line=line.id, table=table_id, address=line.address, watcher=len(table.watchers))
    telling = asyncio.create_task(_tell(line, table, watcher), name=f"telling {line.id}")
    try:
        await _listen(line, table, watcher, house)
    finally:
        table.leave(watcher)
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)


async def _hello(line: Line, house: House) -> HelloMessage:
    try:
        async with asyncio.timeout(house.settings.hello_timeout):
            first = await line.receive()
    except TimeoutError as error:
        raise problems.silence() from error
    if not isinstance(first, HelloMessage):
        raise problems.no_hello()
    return first


async def _tell(line: Line, table: LiveTable, watcher: Watcher) -> None:
    """Send the newest state whenever there is news."""
    try:
        while not table.is_stale:
            await watcher.news.wait()
            watcher.news.clear()
            state = table.state_for(watcher)
            await line.send(StateMessage(**dict(state)))
        await line.close(_COME_AGAIN)
    except WebSocketDisconnect:
        pass
    except TimeoutError:
        await line.close(_COME_AGAIN)
    except Exception as error:  # noqa: BLE001  (the browser must not wait for ever for a state that never comes)
        note("state not sent", level=logging.ERROR, error=error, table=table.id)
        await line.close(1011)


async def _listen(line: Line, table: LiveTable, watcher: Watcher, house: House) -> None:
    """Carry out what the browser asks for; what is refused is answered, and the line stays open."""
    while True:
        try:
            message = await line.receive()
            await _carry_out(line, table, watcher, house, message)
        except problems.Refusal as refusal:
            if refusal.problem.code in {"not_text", "too_often", "too_large"}:
                raise  # no browser of ours does this
            await line.refuse(refusal, table.id)
        except StoreError as error:
            warn("store failed", reason=error, table=table.id)
            await line.refuse(problems.storage(), table.id)


async def _carry_out(
    line: Line, table: LiveTable, watcher: Watcher, house: House, message: ClientMessage
) -> None:
    viewer = table.viewer(watcher.token_hash)
    match message:
        case PlayMessage(ply=ply, move=move):
            await house.tables.play(table, viewer, ply, move)
        case UndoMessage(ply=ply):
            await house.tables.undo(table, viewer, ply)
        case PingMessage():
            await line.send(PongMessage())
        case HelloMessage():
            raise problems.malformed("type: hello is said only once")
