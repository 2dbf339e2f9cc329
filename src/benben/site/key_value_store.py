"""A store of tables on top of the browser's key-value store."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from datetime import datetime
from typing import Any, ClassVar, Protocol

from typing_extensions import override

from benben.engine.ply import Ply
from benben.server.log import warn
from benben.server.store import (
    StaleTable,
    StoredLine,
    StoredSeat,
    StoredTable,
    StoreError,
    TableChange,
    TableStore,
    TableTerms,
    TakeBackRequest,
)
from benben.server.store.interface import EventListener
from benben.server.store.scripts import Script, T


class KeyValueStore(Protocol):
    """Texts by name that outlive the page: in a browser its IndexedDB."""

    async def get(self, kind: str, name: str) -> str | None:
        """The text of a *kind* with this name; None if there is none."""

    async def put(self, kind: str, name: str, text: str, version: int, before: int | None) -> bool:
        """Store a text at a *version*, if the present text has the version *before* (None: any).

        Return whether it was stored: another window of the browser may have been quicker.
        """

    async def versions(self, kind: str, names: list[str]) -> dict[str, int]:
        """The versions of those names that exist."""


class KeyValueTableStore(TableStore):
    """The store of one browser: a table is one document. Other windows write to it too, without notifications."""

    is_shared: ClassVar[bool] = False
    is_private: ClassVar[bool] = True

    def __init__(self, texts: KeyValueStore) -> None:
        self._texts = texts

    @override
    async def create(self, table: StoredTable) -> None:
        await self._put(table, None)

    @override
    async def _load(self, table_id: str) -> StoredTable | None:
        text = await self._texts.get("table", table_id)
        try:
            return None if text is None else read_table(text)
        except (AttributeError, KeyError, TypeError, ValueError) as error:
            raise StoreError(f"the table {table_id} is damaged: {error!r}") from error

    @override
    async def change(self, table_id: str, version: int, change: TableChange) -> None:
        table = await self._load(table_id)
        if table is None or table.version != version:
            raise StaleTable
        if change.successor is not None:
            await self.create(change.successor)
        await self._put(changed(table, change), version)

    async def _put(self, table: StoredTable, before: int | None) -> None:
        if not await self._texts.put("table", table.id, written(table), table.version, before):
            raise StaleTable

    @override
    async def say(self, table_id: str, line: StoredLine) -> int:
        """No one else could read it."""
        return 1

    @override
    async def lines(self, table_id: str, after: int = 0) -> list[tuple[int, StoredLine]]:
        return []

    @override
    async def versions(self, table_ids: Sequence[str]) -> dict[str, int]:
        return await self._texts.versions("table", list(table_ids))

    @override
    async def review(self, table_id: str) -> Any:
        """The stored review; a damaged one counts as missing, because it can be made again."""
        text = await self._texts.get("review", table_id)
        try:
            return None if text is None else json.loads(text)
        except ValueError as error:
            warn("a kept review cannot be read", table=table_id, reason=error)
            return None

    @override
    async def keep_review(self, table_id: str, document: Mapping[str, Any]) -> None:
        await self._texts.put("review", table_id, json.dumps(document), 1, None)

    @override
    async def run(self, script: Script[T]) -> T:
        raise StoreError("a page has no people")

    @override
    def moment(self, when: datetime) -> Any:
        return when.isoformat()

    @override
    async def read(self, script: Script[T]) -> T:
        raise StoreError("a page has no people")

    async def next_due(self, after: float) -> float | None:
        """A person alone has no clock."""

    @override
    async def claim_due(self, now: float, until: float, most: int) -> list[str]:
        return []

    @override
    async def claim_notices(self, now: float, until: float, most: int) -> list[str]:
        return []

    @override
    async def check_writable(self) -> None:
        """A page has no health check."""

    @override
    async def close(self, *, reopen: bool = False) -> None:
        """A page has nothing to close."""

    # ---- several workers: a page is the only one ------------------------------------------------------------
    @override
    async def bots_due(self, game: str, worker_id: str | None = None) -> dict[str, int]:
        return {}  # bots play only at tables that are open

    @override
    async def listen(self, heard: EventListener) -> None:
        """There are no other workers."""

    @override
    async def publish(self, kind: str, payload: str) -> None:
        """There are no other workers."""

    @override
    async def heartbeat(self, worker_id: str) -> None:
        """There are no other workers."""

    @override
    async def living_workers(self) -> frozenset[str]:
        return frozenset()

    @override
    async def remove_worker(self, worker_id: str) -> None:
        """There are no other workers."""

    @override
    async def take_bots(self, table_id: str, worker_id: str) -> bool:
        return True

    @override
    async def drop_bots(self, table_id: str, worker_id: str) -> None:
        """There are no other workers."""


def changed(table: StoredTable, change: TableChange) -> StoredTable:
    """A table after a change."""
    taken = {seat.seat: seat for seat in change.seats}
    after = replace(
        table,
        status=change.status,
        actor=change.actor,
        seats=tuple(taken.get(seat.seat, seat) for seat in table.seats),
        plies=(*table.plies[: change.start], *change.plies),
        version=table.version + 1,
        take_back=change.take_back,
    )
    if change.resigned is not None:
        after = replace(after, resigned=change.resigned)
    if change.maker is not None:
        after = replace(after, maker=change.maker)
    if change.successor is not None:
        after = replace(after, next_id=change.successor.id, next_by=change.asked_by)
    return after


def written(table: StoredTable) -> str:
    """A table as a text."""
    found = {**asdict(replace(table, options={}, plies=(), timings={})), "options": dict(table.options)}
    found["plies"] = [[ply.actor, ply.move, ply.text] for ply in table.plies]
    return json.dumps(found, ensure_ascii=False, separators=(",", ":"))


def read_table(text: str) -> StoredTable:
    """Read a table from its text."""
    found = _renamed(json.loads(text), "maker_hash", "maker")
    seats = tuple(StoredSeat(**_renamed(seat, "token_hash", "owner")) for seat in found["seats"])
    found["terms"] = TableTerms(**found.get("terms", {}))
    asked = found.get("take_back")
    found["take_back"] = asked and TakeBackRequest(asked["seat"], asked["start"], tuple(asked["agreed"]))
    return StoredTable(**{**found, "seats": seats, "plies": tuple(Ply(*ply) for ply in found["plies"])})


def _renamed(found: dict[str, Any], old: str, new: str) -> dict[str, Any]:
    """A stored record with a field by its present name; older versions wrote another."""
    return {new if name == old else name: value for name, value in found.items()}
