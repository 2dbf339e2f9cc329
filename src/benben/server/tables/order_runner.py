"""Carries out standing orders, always the same time after a change of the table.

This time is that of a bot's move (`bot_pause`). By then every socket has the change, so work on an order
can neither delay nor change what others get.
"""

import asyncio

from benben.server.http_errors import Refusal
from benben.server.log import warn
from benben.server.settings import Settings
from benben.server.store import StoreError
from benben.server.tables.session import TableSession

_FIRST_RETRY, _LAST_RETRY = 0.5, 30.0
"""Seconds to wait when an order could not be stored; doubled until the last."""


class OrderRunner:
    """The orders of all tables in memory."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._closed = False

    def wake(self, table: TableSession) -> None:
        """A table or an order there has changed."""
        if table.orders and table.id not in self._tasks and not self._closed:
            self._tasks[table.id] = asyncio.create_task(self._work(table), name=f"orders of {table.id}")

    async def close(self) -> None:
        """Stop. The store has all orders, and the next start goes on with them."""
        self._closed = True
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, table: TableSession) -> None:
        try:
            await self._settle(table)
        finally:
            del self._tasks[table.id]

    async def _settle(self, table: TableSession) -> None:
        """Work until nothing changes any more. Trouble with the store is waited out."""
        pause, done = self._settings.bot_pause, None
        while not table.is_lost and table.orders and done != (now := _state(table)):
            await asyncio.sleep(pause)
            now, pause = _state(table), self._settings.bot_pause
            try:
                await table.settle_orders()
                done = now
            except (StoreError, Refusal) as error:
                warn("order not carried out", table=table.id, reason=error)
                pause = min(max(2 * pause, _FIRST_RETRY), _LAST_RETRY)


def _state(table: TableSession) -> tuple[object, ...]:
    """Changes whenever the table or an order there does."""
    return table.header.version, *table.orders
