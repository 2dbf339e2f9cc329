"""A page's line to a table: the messages that a socket would carry, without a socket."""

import asyncio
from collections.abc import Callable

from pydantic import ValidationError

from benben.server import problems
from benben.server.http.validation_text import validation_text
from benben.server.log import warn
from benben.server.models.messages import HelloMessage, client_message, server_message
from benben.server.store import StoreError
from benben.server.tables.answers import hear
from benben.server.tables.seating import hash_token
from benben.server.tables.session import TableSession
from benben.server.tables.state import news
from benben.server.tables.watcher import Watcher
from benben.site.backend import Backend

CLOSED = 4000
"""A line that is refused is closed with this and the HTTP status that says the same."""
COME_AGAIN = 1012


class Line:
    """One line, open until either side closes it."""

    def __init__(
        self, backend: Backend, table_id: str, send: Callable[[str], object], close: Callable[[int], object]
    ) -> None:
        """*send* carries a message to the page, *close* tells it that the line is closed."""
        self._backend = backend
        self._table_id = table_id
        self._send = send
        self._close = close
        self._table: TableSession | None = None
        self._watcher: Watcher | None = None
        self._sending: asyncio.Task[None] | None = None
        self._turn = asyncio.Lock()

    async def receive(self, text: str) -> None:
        """Take a message of the page; messages are carried out one after the other. What is refused is answered."""
        async with self._turn:
            try:
                await self._take(text)
            except problems.Refusal as refusal:
                self._send(server_message.dump_json(refusal.problem).decode())
                if self._watcher is None:
                    self._close(CLOSED + refusal.status)
            except StoreError as error:
                warn("store failed", reason=error)
                self._send(server_message.dump_json(problems.storage().problem).decode())

    async def _take(self, text: str) -> None:
        try:
            message = client_message.validate_json(text)
        except ValidationError as error:
            raise problems.malformed(validation_text(error)) from error
        if self._table is None or self._watcher is None:
            if not isinstance(message, HelloMessage):
                raise problems.no_hello()
            await self._begin(message)
        elif (answer := await hear(self._table, self._watcher, message)) is not None:
            self._send(server_message.dump_json(answer).decode())

    async def _begin(self, hello: HelloMessage) -> None:
        table = await self._backend.tables.get(self._table_id)
        token_hash = None if hello.token is None else hash_token(hello.token)
        await table.let_in(token_hash)
        self._table, self._watcher = table, table.watch(token_hash, hello.log_from)
        self._sending = asyncio.create_task(self._send_states(table, self._watcher), name="states")

    async def _send_states(self, table: TableSession, watcher: Watcher) -> None:
        while not table.is_lost:
            await watcher.news.wait()
            watcher.news.clear()
            for text in news(table, watcher):
                self._send(text)
        self._close(COME_AGAIN)

    async def end(self) -> None:
        """The page has closed the line."""
        if self._table is not None and self._watcher is not None:
            self._table.unwatch(self._watcher)
        if self._sending is not None:
            self._sending.cancel()
            await asyncio.gather(self._sending, return_exceptions=True)
