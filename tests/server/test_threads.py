"""Thoughts in threads of the server: side by side, stopped, not in the way of its end; bots find their trees again."""

import asyncio
import sys
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from benben.players.stopping import current_stop, raise_if_stopped
from benben.review import Budget
from benben.server.thinking import tasks, threads
from benben.server.thinking.executor import TaskFailed, WorkerLost
from benben.server.thinking.player_cache import PLAYER_CACHE
from benben.server.thinking.threads import ThreadExecutor
from tests.review.pebbles import PEBBLES
from tests.server.guest import bot, serve
from tests.server.thinkers import thinking_threads
from tests.waiting import LIMIT, wait_for

PLENTY = 2**30


def with_threads(check: Callable[[ThreadExecutor], Awaitable[None]], places: int = 1, room: int = 0) -> None:
    """Check something of so many threads."""

    async def run() -> None:
        thinking = ThreadExecutor(places, room)
        await thinking.start()
        try:
            await check(thinking)
        finally:
            await thinking.close()

    asyncio.run(run())


class Held:
    """A thought that ends when it is let go, or when it is stopped unless it is *deaf*."""

    def __init__(self, *, deaf: bool = False) -> None:
        self.started, self.go, self.ended = threading.Event(), threading.Event(), threading.Event()
        self._deaf = deaf

    def think(self) -> str:
        """The thought."""
        self.started.set()
        try:
            wait_for(self._is_over, "the end of the thought")
        finally:
            self.ended.set()
        return threading.current_thread().name

    def _is_over(self) -> bool:
        if not self._deaf:
            raise_if_stopped()
        return self.go.is_set()

    async def until(self, event: threading.Event) -> None:
        """Wait for one of the events."""
        assert await asyncio.to_thread(event.wait, LIMIT)


def test_as_many_think_at_once_as_there_are_places() -> None:
    async def check(thinking: ThreadExecutor) -> None:
        thoughts = [Held() for _ in range(3)]
        running = [asyncio.create_task(thinking.run(each.think)) for each in thoughts]
        for each in thoughts[:2]:
            await each.until(each.started)
        assert not thoughts[2].started.is_set()
        thoughts[1].go.set()
        await thoughts[2].until(thoughts[2].started)
        assert not running[0].done()
        for each in thoughts:
            each.go.set()
        assert await asyncio.gather(*running) == ["benben-thinking"] * 3

    with_threads(check, places=2)


def test_what_fails_is_reported_in_words_and_the_thread_thinks_on() -> None:
    async def check(thinking: ThreadExecutor) -> None:
        with pytest.raises(TaskFailed, match="invalid literal"):
            await thinking.run(int, "seven")
        with pytest.raises(TaskFailed, match="SystemExit"):
            await thinking.run(sys.exit, 3)
        assert await thinking.run(int, "7") == 7

    with_threads(check)


def test_a_cancelled_caller_waits_for_nothing_and_the_search_ends() -> None:
    async def check(thinking: ThreadExecutor) -> None:
        match = PEBBLES.new_match(seed=1)
        known = tasks.known(match, match.turn or 0)
        endless = Budget(seconds=86_400.0)
        for _ in range(3):
            hint = asyncio.create_task(thinking.run(tasks.hint, known, endless, 3, 1))
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(hint, 0.2)
            assert await thinking.run(current_stop) is not None  # there is one place, and it is free again

    with_threads(check)


def test_a_thought_that_cannot_be_stopped_keeps_its_place_until_it_ends() -> None:
    async def check(thinking: ThreadExecutor) -> None:
        deaf = Held(deaf=True)
        first = asyncio.create_task(thinking.run(deaf.think))
        await deaf.until(deaf.started)
        first.cancel()
        with pytest.raises(asyncio.CancelledError):
            await first
        second = asyncio.create_task(thinking.run(deaf.ended.is_set))
        await asyncio.sleep(0.1)
        assert not second.done()
        deaf.go.set()
        assert await second

    with_threads(check)


def test_closing_ends_what_is_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check(thinking: ThreadExecutor) -> None:
        thought = Held()
        asked = asyncio.create_task(thinking.run(thought.think))
        await thought.until(thought.started)
        await thinking.close()
        assert thought.ended.is_set()
        with pytest.raises(WorkerLost):
            await asked

    monkeypatch.setattr(threads, "_PATIENCE", LIMIT)
    with_threads(check)


def test_closing_does_not_wait_for_what_has_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    deaf = Held(deaf=True)

    async def check(thinking: ThreadExecutor) -> None:
        asked = asyncio.create_task(thinking.run(deaf.think))
        await deaf.until(deaf.started)
        await thinking.close()
        asked.cancel()

    monkeypatch.setattr(threads, "_PATIENCE", 0.05)
    with_threads(check)
    assert not deaf.ended.is_set()
    deaf.go.set()


def test_there_is_room_for_trees_as_long_as_somebody_thinks() -> None:
    async def check(_thinking: ThreadExecutor) -> None:
        assert PLAYER_CACHE.room == PLENTY

    with_threads(check, room=PLENTY)
    assert PLAYER_CACHE.room == 0


@pytest.mark.slow
@pytest.mark.parametrize("memory", [PLENTY, 0])
def test_at_a_table_a_bots_player_is_made_once_if_trees_are_kept(
    memory: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, make = list[int](), tasks.player_for

    def counted(of: tasks.Known, *asked: Any) -> Any:
        made.append(of.seat)
        return make(of, *asked)

    monkeypatch.setattr(tasks, "player_for", counted)
    with serve(tmp_path / "tables.sqlite3", thinking_places=2, thinking_memory=memory) as served:
        maker = served.create(bot("search:games=20"), bot("search:games=20"), game="imhotep_duel")
        served.spectator(maker.table).until_over()
    assert sorted(set(made)) == [0, 1]
    assert len(made) == 2 if memory else len(made) > 20


@pytest.mark.slow
def test_when_the_server_stops_no_search_goes_on(tmp_path: Path) -> None:
    others = thinking_threads()
    with serve(tmp_path / "tables.sqlite3", bot_seconds=86_400.0) as served:
        table = served.create(bot("search:seconds=3600"), bot("search:seconds=3600"))
        served.spectator(table.table).until(lambda state: state["thinking"])
    wait_for(lambda: thinking_threads() <= others, "the end of all threads that think")
