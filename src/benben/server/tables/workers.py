"""Several workers on one database: each is notified of what the others do, and polls for what it may have missed.

The versions in the store are the truth; a notification only saves time. A worker asks every second for the
versions of the tables in its memory, so a lost notification does no harm. With SQLite there is only one worker.
"""

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable, Sequence

from benben.server.log import note, warn
from benben.server.store import (
    ConnectionLost,
    StoreError,
    StoreEvent,
    TableChanged,
    TableStore,
    WorkerMessage,
)
from benben.server.tables.registry import TableRegistry
from benben.server.tables.session import TableSession

_BEAT = 1.0  # seconds
_CHECK = 1.0  # seconds between two polls
_CHECK_ALONE = 60.0  # seconds; only the host's own programs change anything
_BEATS_PER_FULL_REPORT = 30
_GATHER = 0.1  # seconds to collect changes of the presence into one message
_TABLES_AT_ONCE = 8
"""The presence at this many tables fits into one message, with all their seats."""


class WorkerBus:
    """This worker among the others."""

    def __init__(self, store: TableStore) -> None:
        self.id = secrets.token_hex(8)
        self._store = store
        self._tables: TableRegistry
        self._handlers: dict[str, Callable[[str], object]] = {
            "here": self._on_presence,
            "who": self._on_presence_request,
            "said": self._on_said,
            "ordered": self._on_ordered,
        }
        self._unreported: set[str] = set()
        self._tasks: list[asyncio.Task[None]] = []
        self._living: frozenset[str] = frozenset()
        self._beats_until_full_report = 0
        self._sending: set[asyncio.Task[None]] = set()
        self._check_now = asyncio.Event()
        self._heartbeat_sources: dict[str, Callable[[str], Iterable[str]]] = {}
        self._membership_listeners: list[Callable[[frozenset[str]], object]] = []

    def on(self, kind: str, heard: Callable[[str], object]) -> None:
        """Call *heard* with every message of a *kind* that other workers publish."""
        self._handlers[kind] = heard

    def on_heartbeat(self, kind: str, source: Callable[[str], Iterable[str]]) -> None:
        """Publish the messages that *source* returns, given this worker's name, every second."""
        self._heartbeat_sources[kind] = source

    def on_membership(self, keep_only: Callable[[frozenset[str]], object]) -> None:
        """Call *keep_only* every second with the living workers."""
        self._membership_listeners.append(keep_only)

    async def start(self, tables: TableRegistry) -> None:
        """Start to listen to the other workers. Raises `StoreError`."""
        self._tables = tables
        await self._store.heartbeat(self.id)
        await self._store.listen(self._on_event)
        self._tasks = [asyncio.create_task(self._work(), name="worker")]
        if self._store.is_shared:  # a separate task, so that slow work does not make this worker look dead
            self._tasks.append(asyncio.create_task(self._live(), name="heart"))

    async def close(self) -> None:
        """Stop, and let other workers take over."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._sending, return_exceptions=True)
        with contextlib.suppress(StoreError):
            await self._store.remove_worker(self.id)

    async def claim_bots(self, table_id: str) -> bool:
        """Take a table's bots, unless another living worker lets them play. Raises `StoreError`."""
        return await self._store.take_bots(table_id, self.id)

    def publish(self, kind: str, payload: str) -> None:
        """Send a message to all other workers soon. If the store fails, the message is lost."""
        if self._store.is_shared:
            self._start(self._store.publish(kind, payload), f"publishing {kind}")

    def presence_changed(self, table: TableSession) -> None:
        """Report the presence at a table to the other workers soon."""
        if self._store.is_shared and table.id not in self._unreported:
            self._unreported.add(table.id)
            asyncio.get_running_loop().call_later(_GATHER, self._report_presence, [table])

    def evicted(self, table: TableSession) -> None:
        """A table was evicted from memory (the store has everything): other workers may let its bots play."""
        if self._store.is_shared:
            self._start(self._store.drop_bots(table.id, self.id), f"dropping {table.id}")

    def opened(self, table: TableSession) -> None:
        """Ask the other workers for the presence at a table that was just loaded."""
        self.publish("who", table.id)

    def said(self, table: TableSession) -> None:
        """Tell the other workers that someone here has said something."""
        self.publish("said", table.id)

    def ordered(self, table: TableSession) -> None:
        """Notify the other workers of a changed standing order."""
        self.publish("ordered", table.id)

    # ---- sending ---------------------------------------------------------------------------------------------
    def _report_presence(self, tables: Sequence[TableSession]) -> None:
        self._unreported.difference_update(table.id for table in tables)
        here = {table.id: list(table.subscribers.presence.here.items()) for table in tables}
        hidden = {table.id: unseen for table in tables if (unseen := table.subscribers.presence.unseen())}
        self.publish("here", json.dumps({"worker": self.id, "tables": here, "hidden": hidden}))

    def _report_everything(self) -> None:
        """Report the presence at all tables, for workers that are new or have missed a message."""
        watched = [table for table in self._tables.all_in_memory() if table.subscribers.active]
        for first in range(0, len(watched), _TABLES_AT_ONCE):
            self._report_presence(watched[first : first + _TABLES_AT_ONCE])

    def _start(self, work: Coroutine[None, None, None], name: str) -> None:
        task = asyncio.create_task(self._once(work), name=name)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    # ---- receiving -------------------------------------------------------------------------------------------
    def _on_event(self, event: StoreEvent) -> None:
        try:
            match event:
                case TableChanged(table_id=table_id, version=version):
                    self._tables.changed_elsewhere(table_id, version)
                case WorkerMessage(kind=kind, payload=payload):
                    if kind in self._handlers:
                        self._handlers[kind](payload)
                case ConnectionLost():
                    self._check_now.set()
        except Exception as error:  # noqa: BLE001  (a worker of another version may send unknown messages)
            note("not understood", level=logging.ERROR, error=error)

    def _on_presence(self, payload: str) -> None:
        report = json.loads(payload)
        for table_id, here in report["tables"].items():
            table = self._tables.in_memory(table_id)
            if table is not None:
                table.subscribers.update_remote(
                    report["worker"], dict(here), report.get("hidden", {}).get(table_id, ())
                )
                self._tables.wake_bots(table)

    def _on_presence_request(self, table_id: str) -> None:
        table = self._tables.in_memory(table_id)
        if table is not None and table.subscribers.active:
            self.presence_changed(table)

    def _on_said(self, table_id: str) -> None:
        table = self._tables.in_memory(table_id)
        if table is not None:
            self._start(table.heard(), f"hearing {table_id}")

    def _on_ordered(self, table_id: str) -> None:
        table = self._tables.in_memory(table_id)
        if table is not None:
            self._start(table.orders_changed_elsewhere(), f"orders of {table_id}")

    # ---- polling ---------------------------------------------------------------------------------------------
    async def _work(self) -> None:
        while True:
            await self._once(self._tables.resume(self.id))
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(_CHECK if self._store.is_shared else _CHECK_ALONE):
                    await self._check_now.wait()
            self._check_now.clear()
            await self._once(self._check())

    async def _live(self) -> None:
        while True:
            await self._once(self._beat())
            await asyncio.sleep(_BEAT)

    async def _once(self, work: Coroutine[None, None, None]) -> None:
        """Run some work and log its failure; the next poll repairs the rest."""
        try:
            await work
        except StoreError as error:
            warn("store does not answer", reason=error)
        except Exception as error:  # noqa: BLE001  (without heartbeats the worker would lose all its tables' bots)
            note("worker failed", level=logging.ERROR, error=error)

    async def _beat(self) -> None:
        """Write the heartbeat, and publish the counts of this worker."""
        await self._store.heartbeat(self.id)
        for kind, source in self._heartbeat_sources.items():
            for payload in source(self.id):
                self.publish(kind, payload)
        self._beats_until_full_report -= 1
        if self._beats_until_full_report <= 0:
            self._beats_until_full_report = _BEATS_PER_FULL_REPORT
            self._report_everything()

    async def _check(self) -> None:
        """Poll for changes that were missed: newer versions of tables, and workers that have died."""
        tables = self._tables.all_in_memory()
        if self._store.is_shared:
            await self._check_workers(tables)
        versions = await self._store.versions([table.id for table in tables])
        for table in tables:  # a deleted table finds that out
            self._tables.changed_elsewhere(table.id, versions.get(table.id, table.header.version + 1))

    async def _check_workers(self, tables: Iterable[TableSession]) -> None:
        before, self._living = self._living, await self._store.living_workers()
        if self._living - before:
            self._beats_until_full_report = 0
        for keep_only in self._membership_listeners:
            keep_only(self._living)
        for table in tables:
            table.subscribers.keep_only(self._living)
            self._tables.wake_bots(table)  # it may take over a dead worker's bots
