"""The deadlines of all tables: each is met when it falls, by one of the workers, after a restart too.

The store has them, so nothing is lost with a process. A worker claims what has fallen due in the database; a claim
keeps other workers from loading the same table, and the table's version keeps anything from being done twice. Between
deadlines a worker only waits.
"""

import asyncio
import contextlib
from collections.abc import Iterable
from typing import Protocol

from benben.engine.errors import BenbenError
from benben.server import metrics
from benben.server.http_errors import Refusal
from benben.server.log import warn
from benben.server.settings import Settings
from benben.server.store import StoreError, TableStore
from benben.server.tables.live import Hooks
from benben.server.tables.registry import TableRegistry

_CLAIM = 30.0
"""Seconds for which a worker has a deadline to itself. If it dies, another one meets the deadline after that."""
_AT_ONCE = 50
_RETRY = 5.0  # seconds, when the store fails


class Notifier(Protocol):
    """Notifies people that it is their turn."""

    @property
    def room(self) -> int:
        """How many more notices it takes now."""

    def send(self, table_ids: Iterable[str], until: float) -> None:
        """Notify the people who are to decide at tables that are claimed *until* a moment. Returns at once."""


class Deadlines:
    """Waits for the next deadline and meets it."""

    def __init__(self, store: TableStore, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self._tables: TableRegistry
        self._hooks: Hooks
        self._notifier: Notifier
        self._next: float | None = None
        """The deadline that is waited for."""
        self._earlier = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def start(self, tables: TableRegistry, hooks: Hooks, notifier: Notifier) -> None:
        """Start to wait."""
        self._tables, self._hooks, self._notifier = tables, hooks, notifier
        self._task = asyncio.create_task(self._work(), name="deadlines")

    async def close(self) -> None:
        """Stop. Other workers, or the next start, meet what is due."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def expect(self, due: float | None) -> None:
        """A table has this deadline now."""
        if due is not None and (self._next is None or due < self._next):
            self._next = due
            self._earlier.set()

    async def _work(self) -> None:
        while True:
            try:
                while await self._meet_due() or await self._notify_due():
                    pass
                self._earlier.clear()
                self._next = await self._store.next_due(self._hooks.now())
            except StoreError as error:
                warn("deadlines not read", reason=error, retry=_RETRY)
                await asyncio.sleep(_RETRY)
                continue
            await self._wait()

    async def _wait(self) -> None:
        """Wait for the next deadline, or for an earlier one. The machine's clock may be set in the meantime."""
        longest = self._settings.deadline_check
        until = longest if self._next is None else min(longest, max(0.0, self._next - self._hooks.now()))
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(until):
                await self._earlier.wait()

    async def _meet_due(self) -> bool:
        """Claim and meet some deadlines. Return whether there may be more."""
        now = self._hooks.now()
        claimed = await self._store.claim_due(now, now + _CLAIM, _AT_ONCE)
        for table_id in claimed:
            await self._meet(table_id)
        return len(claimed) == _AT_ONCE

    async def _notify_due(self) -> bool:
        """Claim some notices, to be sent while this goes on. Return whether there may be more."""
        room = self._notifier.room
        if room <= 0:
            return False
        until = self._hooks.now() + _CLAIM
        claimed = await self._store.claim_notices(self._hooks.now(), until, room)
        self._notifier.send(claimed, until)
        return len(claimed) == room

    async def _meet(self, table_id: str) -> None:
        """Meet the deadline of a table. A deadline that fails is claimed again later."""
        try:
            table = await self._tables.get(table_id)
            await table.meet_deadline()
            self._hooks.wake_bots(table)  # a bot may have been about to finish the turn when its worker died
            metrics.DEADLINES.inc()
        except Refusal as refusal:
            warn("deadline not met", table=table_id, reason=refusal.problem.code)
        except BenbenError as error:
            warn("deadline not met", table=table_id, reason=error)
