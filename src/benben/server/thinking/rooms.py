"""Bots in review rooms: they decide for the seats that the leader has given them."""

import asyncio
import secrets

from benben.server.http_errors import Refusal
from benben.server.log import warn
from benben.server.settings import Settings
from benben.server.store import StoreError
from benben.server.tables.session import TableSession
from benben.server.thinking import tasks
from benben.server.thinking.bots import requester_of
from benben.server.thinking.scheduler import JobScheduler, Urgency

LEVEL = "expert"
"""The bot of all rooms."""


class Rooms:
    """The rooms of all tables in memory."""

    def __init__(self, settings: Settings, scheduler: JobScheduler) -> None:
        self._settings = settings
        self._scheduler = scheduler
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def wake(self, table: TableSession) -> None:
        """Let a bot decide in the room of a table, if it is to."""
        if self._closed or table.id in self._tasks or table.room.current is None:
            return
        if table.engine_seat() is not None:
            self._tasks[table.id] = asyncio.create_task(self._play(table), name=f"room of {table.id}")

    async def close(self) -> None:
        """Stop all bots; the store has the rooms."""
        self._closed = True
        playing = list(self._tasks.values())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    async def _play(self, table: TableSession) -> None:
        try:
            while (seat := table.engine_seat()) is not None:
                await self._move(table, seat)
        except (StoreError, Refusal, TimeoutError) as error:  # the next change of the room wakes it again
            warn("no move in a room", table=table.id, reason=error)
        finally:
            del self._tasks[table.id]

    async def _move(self, table: TableSession, seat: int) -> None:
        room, match = table.room.current, table.room_match()
        if room is None or match is None:
            return
        known = tasks.known(match, seat)
        asked = (known, table.id, LEVEL, secrets.randbits(53), self._settings.bot_seconds)
        async with asyncio.timeout(self._settings.bot_timeout):
            move = await self._scheduler.run(
                requester_of(table), Urgency.SOON, tasks.choose_by_seed, *asked, is_ours=True
            )
        await table.play_in_room_for_engine(room.place, move)
