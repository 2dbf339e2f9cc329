"""A change whose caller is cancelled while the store commits it is made as a whole, before anything else happens."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest
from sqlalchemy import make_url

from benben.server.models.requests import TableRequest
from benben.server.settings import Settings
from benben.server.store import TableStore, open_store
from benben.server.tables.live import Hooks
from benben.server.tables.registry import TableRegistry
from benben.server.tables.seating import Owner, hash_token
from benben.server.tables.session import TableSession

MAKER = hash_token("m" * 40)
REQUEST = TableRequest.model_validate(
    {"game": "ra", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "here"}]}
)


class LateAnswers:
    """Lets a store commit its changes, and keeps the answers until *arrive* is set."""

    def __init__(self, store: TableStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.committed, self.arrive = asyncio.Event(), asyncio.Event()
        self._change = store.change
        monkeypatch.setattr(store, "change", self._change_late)

    async def _change_late(self, *args: Any) -> None:
        await self._change(*args)
        self.committed.set()
        await self.arrive.wait()


Scenario: TypeAlias = Callable[[TableSession, TableStore, LateAnswers], Awaitable[None]]


def run(scenario: Scenario, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run a *scenario* at a table for two at one screen."""

    async def at_a_table() -> None:
        store = await open_store(make_url(f"sqlite:///{folder / 'tables.db'}"))
        try:
            registry = TableRegistry(store, Settings(), Hooks(*[lambda _table: None] * 4))
            table = await registry.create(REQUEST, Owner(MAKER), "192.0.2.1")
            await scenario(table, store, LateAnswers(store, monkeypatch))
        finally:
            await store.close()

    asyncio.run(asyncio.wait_for(at_a_table(), 30.0))


def play(table: TableSession, asked: str, ply: int) -> asyncio.Task[None]:
    """Ask for the first legal move at a ply, under an id."""
    move = int(table.match.legal_moves.codes[0])
    return asyncio.create_task(table.play(table.viewer(MAKER), asked, ply, move))


async def cancel(task: asyncio.Task[None]) -> None:
    """Cancel a task, more than once, and give it the time to notice."""
    for _ in range(3):
        task.cancel()
        await asyncio.sleep(0.01)


async def versions(table: TableSession, store: TableStore) -> tuple[int, int]:
    """The version in memory and in the store."""
    return table.header.version, (await store.versions([table.id]))[table.id]


def test_a_table_does_not_get_ahead_of_the_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The news of a commit may come before the store's answer, and its caller may be gone by then."""

    async def scenario(table: TableSession, store: TableStore, late: LateAnswers) -> None:
        first = play(table, "id-first", table.match.ply)
        await late.committed.wait()
        await cancel(first)
        news = asyncio.create_task(table.catch_up(table.header.version + 1))
        await asyncio.sleep(0.1)
        late.arrive.set()
        await asyncio.gather(news, first, return_exceptions=True)
        assert first.cancelled()
        assert await versions(table, store) == (2, 2)
        await play(table, "id-second", table.match.ply)
        assert await versions(table, store) == (3, 3)

    run(scenario, tmp_path, monkeypatch)


def test_a_change_is_remembered_even_if_its_caller_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(table: TableSession, store: TableStore, late: LateAnswers) -> None:
        ply = table.match.ply
        first = play(table, "id-first", ply)
        await late.committed.wait()
        await cancel(first)
        again = play(table, "id-first", ply)
        late.arrive.set()
        await again
        assert await versions(table, store) == (2, 2)

    run(scenario, tmp_path, monkeypatch)


def test_a_caller_that_is_cancelled_in_the_queue_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario(table: TableSession, store: TableStore, late: LateAnswers) -> None:
        ply = table.match.ply
        first = play(table, "id-first", ply)
        await late.committed.wait()
        second = play(table, "id-second", ply + 1)
        await cancel(second)
        assert second.cancelled()
        late.arrive.set()
        await first
        assert await versions(table, store) == (2, 2)

    run(scenario, tmp_path, monkeypatch)
