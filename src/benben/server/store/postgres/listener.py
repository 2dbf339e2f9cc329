"""Notifications of other workers: a connection that only listens, and reconnects after a failure."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

import asyncpg

from benben.server.store.interface import (
    ConnectionLost,
    EventListener,
    StoreEvent,
    TableChanged,
    WorkerMessage,
)
from benben.server.store.postgres.address import Session
from benben.server.store.postgres.statements import CHANGED, PUBLISHED

_CHECK_INTERVAL = 5.0  # seconds between two checks of the connection
_PAUSE = 0.5  # seconds between two attempts to reconnect
CONNECTION_ERRORS = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)  # a timeout is an OSError


class Listener:
    """Passes on the notifications of other workers until it is closed."""

    def __init__(self, connect: Callable[[], Awaitable[Session]], heard: EventListener, sender: str) -> None:
        """Ignore the notifications of *sender*, which is this worker."""
        self._connect = connect
        self._heard = heard
        self._sender = sender
        self._staying: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Start to listen. Raises asyncpg's errors."""
        session = await self._open()
        self._staying = asyncio.create_task(self._keep_listening(session), name="listening")

    async def close(self) -> None:
        """Stop listening."""
        if self._staying is not None:
            self._staying.cancel()
            await asyncio.gather(self._staying, return_exceptions=True)

    async def _keep_listening(self, session: Session) -> None:
        """Listen again whenever the line was cut."""
        while True:
            try:
                await self._wait_for_loss(session)
            finally:
                session.terminate()
            session = await self._reconnect()
            self._heard(ConnectionLost())

    async def _wait_for_loss(self, session: Session) -> None:
        """Return when the line is cut."""
        cut = asyncio.Event()
        session.add_termination_listener(lambda _: cut.set())
        while not session.is_closed():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(cut.wait(), _CHECK_INTERVAL)
            try:
                await session.execute("SELECT 1")
            except CONNECTION_ERRORS:
                return

    async def _reconnect(self) -> Session:
        while True:
            try:
                return await self._open()
            except CONNECTION_ERRORS:
                await asyncio.sleep(_PAUSE)

    async def _open(self) -> Session:
        session = await self._connect()
        try:
            await session.add_listener(CHANGED, self._hear)
            await session.add_listener(PUBLISHED, self._hear)
        except BaseException:
            session.terminate()
            raise
        return session

    def _hear(self, _session: object, _pid: int, channel: str, payload: object) -> None:
        sender, news = _read(channel, str(payload))
        if sender != self._sender and news is not None:
            self._heard(news)


def _read(channel: str, payload: str) -> tuple[str, StoreEvent | None]:
    """The sender and the event of a notification; no event if another program uses our channel."""
    words = payload.split(" ", 2)
    if len(words) != 3:  # noqa: PLR2004
        return "", None
    if channel == PUBLISHED:
        return words[0], WorkerMessage(words[1], words[2])
    table_id, version, sender = words
    return sender, TableChanged(table_id, int(version)) if version.isdecimal() else None
