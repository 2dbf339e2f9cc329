"""Several workers on one database: what one does the others hear of, and what was not heard is found by asking.

Versions in the store are the truth. A notification only makes it quick: one that is lost is made up for by asking,
every few seconds, how far the tables in memory are. With SQLite there is one worker, and nobody to hear or to tell.
"""

import asyncio
import contextlib
import json
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterable

from benben.server.log import note, warn
from benben.server.store import Missed, News, Store, StoreError, TableChanged, Told
from benben.server.tables.registry import TableRegistry
from benben.server.tables.session import TableSession

_BEAT = 1.0  # seconds
_BEATS_BETWEEN_LOOKS = 2
_GATHER = 0.1  # seconds in which comings and goings are gathered before others are told


class Workers:
    """This worker among the others."""

    def __init__(self, store: Store) -> None:
        self.id = secrets.token_hex(8)
        self._store = store
        self._tables: TableRegistry
        self._heard: dict[str, Callable[[str], object]] = {
            "here": self._hear_presence,
            "who": self._hear_question,
        }
        self._to_tell: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        self._telling: set[asyncio.Task[None]] = set()
        self._look_now = asyncio.Event()
        self._pulse: dict[str, Callable[[str], Iterable[str]]] = {}
        self._mourn: list[Callable[[frozenset[str]], object]] = []

    def on(self, kind: str, heard: Callable[[str], object]) -> None:
        """Call *heard* with every message of a *kind* that other workers publish."""
        self._heard[kind] = heard

    def at_every_beat(self, kind: str, news: Callable[[str], Iterable[str]]) -> None:
        """Publish what *news*, given this worker's name, has to tell every second."""
        self._pulse[kind] = news

    def after_deaths(self, forget_but: Callable[[frozenset[str]], object]) -> None:
        """Tell *forget_but* every few seconds which workers live."""
        self._mourn.append(forget_but)

    async def start(self, tables: TableRegistry) -> None:
        """Begin to hear the others. Raises `StoreError`."""
        self._tables = tables
        await self._store.beat(self.id)
        await self._store.listen(self._hear)
        self._task = asyncio.create_task(self._work(), name="worker")

    async def close(self) -> None:
        """Let others go on with what this worker did."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, *self._telling, return_exceptions=True)
        with contextlib.suppress(StoreError):
            await self._store.leave(self.id)

    async def lets_bots_play(self, table_id: str) -> bool:
        """Take a table's bots, unless another living worker lets them play. Raises `StoreError`."""
        return await self._store.take_bots(table_id, self.id)

    def publish(self, kind: str, payload: str) -> None:
        """Tell all other workers something, soon; what the store does not take is lost."""
        if self._store.is_shared:
            self._start(self._store.publish(kind, payload), f"telling {kind}")

    def presence_changed(self, table: TableSession) -> None:
        """Tell the others soon who is at a table."""
        if self._store.is_shared and table.id not in self._to_tell:
            self._to_tell.add(table.id)
            asyncio.get_running_loop().call_later(_GATHER, self._tell_presence, table)

    def closed(self, table: TableSession) -> None:
        """A table has been put back to the store: others may let its bots play."""
        if self._store.is_shared:
            self._start(self._store.drop_bots(table.id, self.id), f"dropping {table.id}")

    def opened(self, table: TableSession) -> None:
        """A table has come into memory: ask the others who is there."""
        self.publish("who", table.id)

    # ---- what is told ----------------------------------------------------------------------------------------
    def _tell_presence(self, table: TableSession) -> None:
        self._to_tell.discard(table.id)
        here = list(table.audience.presence.here.items())
        self.publish("here", json.dumps({"table": table.id, "worker": self.id, "here": here}))

    def _start(self, work: Coroutine[None, None, None], name: str) -> None:
        task = asyncio.create_task(self._once(work), name=name)
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    # ---- what is heard ---------------------------------------------------------------------------------------
    def _hear(self, news: News) -> None:
        try:
            match news:
                case TableChanged(table_id=table_id, version=version):
                    self._tables.changed_elsewhere(table_id, version)
                case Told(kind=kind, payload=payload):
                    if kind in self._heard:
                        self._heard[kind](payload)
                case Missed():
                    self._look_now.set()
        except Exception as error:  # noqa: BLE001  (a worker of another version may say what we do not understand)
            note("not understood", level=logging.ERROR, error=error)

    def _hear_presence(self, payload: str) -> None:
        told = json.loads(payload)
        table = self._tables.in_memory(told["table"])
        if table is not None:
            table.audience.elsewhere(told["worker"], dict(told["here"]))
            self._tables.wake(table)

    def _hear_question(self, table_id: str) -> None:
        table = self._tables.in_memory(table_id)
        if table is not None and table.audience.watchers:
            self.presence_changed(table)

    # ---- what is found by asking -----------------------------------------------------------------------------
    async def _work(self) -> None:
        while True:
            await self._once(self._tables.resume(self.id))
            if not self._store.is_shared:
                return
            await self._once(self._look())
            for _ in range(_BEATS_BETWEEN_LOOKS):
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(_BEAT):
                        await self._look_now.wait()
                self._look_now.clear()
                await self._once(self._beat())

    async def _once(self, work: Coroutine[None, None, None]) -> None:
        """Trouble with the store is noted; what matters is found again by asking."""
        try:
            await work
        except StoreError as error:
            warn("store does not answer", reason=error)
        except Exception as error:  # noqa: BLE001  (a worker whose heart stood still would lose all its tables' bots)
            note("worker failed", level=logging.ERROR, error=error)

    async def _beat(self) -> None:
        """Show that this worker lives, and tell what it has counted."""
        await self._store.beat(self.id)
        for kind, news in self._pulse.items():
            for payload in news(self.id):
                self.publish(kind, payload)

    async def _look(self) -> None:
        """Find what was not heard: tables that are further, workers that live no more."""
        living = await self._store.living()
        for forget_but in self._mourn:
            forget_but(living)
        tables = self._tables.all_in_memory()
        for table in tables:
            table.audience.forget_but(living)
            self._tables.wake(table)  # the bots of one who lives no more
        versions = await self._store.versions([table.id for table in tables])
        for table in tables:  # one that there is no longer finds that out
            self._tables.changed_elsewhere(table.id, versions.get(table.id, table.stored.version + 1))
