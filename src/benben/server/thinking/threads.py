"""Threads of this process; each computes one call at a time.

Calls can be stopped (`benben.players.stopping`). Searches release Python's global lock, so the event loop runs in
parallel.
"""

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, TypeVar

from benben.engine.errors import in_words
from benben.players.stopping import Stop, Stopped, stopping
from benben.server.thinking.calls import NICER, Call, CallResult, evaluate
from benben.server.thinking.executor import WorkerLost, result_of
from benben.server.thinking.player_cache import PLAYER_CACHE

R = TypeVar("R")

_PATIENCE = 1.0
"""Seconds to wait for stopped calls to end."""


class ThreadExecutor:
    """A pool of at most *places* daemon threads, started on demand."""

    def __init__(self, places: int, room: int = 0) -> None:
        """For the bots' threads, *room* is the capacity of the player cache in bytes."""
        self.places = places
        self._room = room
        self._free = asyncio.Semaphore(places)
        self._idle: list[_Thread] = []
        self._all: list[_Thread] = []
        self._stops: set[Stop] = set()
        self._ended = asyncio.Event()

    async def start(self) -> None:
        """Set the capacity of the player cache."""
        if self._room:
            PLAYER_CACHE.make_room(self._room)

    async def run(self, function: Callable[..., R], *args: Any) -> R:
        """As `Executor.run`. A thought that was given up keeps its place until it has ended."""
        await self._free.acquire()
        loop, stop = asyncio.get_running_loop(), Stop()
        future: asyncio.Future[CallResult] = loop.create_future()
        thread = self._idle.pop() if self._idle else self._new()
        self._stops.add(stop)

        def end(found: CallResult | None) -> None:
            self._idle.append(thread)
            self._stops.discard(stop)
            self._free.release()
            self._ended.set()
            if future.done():
                return
            if found is None:
                future.set_exception(WorkerLost("it was stopped"))
            else:
                future.set_result(found)

        def deliver(found: CallResult | None) -> None:
            with contextlib.suppress(RuntimeError):  # the loop has been closed
                loop.call_soon_threadsafe(end, found)

        thread.ask(Call(function, args), stop, deliver)
        try:
            found: R = result_of(await future)
        except asyncio.CancelledError:
            stop.set()
            raise
        return found

    async def close(self) -> None:
        """Stop all calls and wait a moment for them; abandon those that do not end."""
        for stop in list(self._stops):
            stop.set()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_PATIENCE):
                while self._stops:
                    self._ended.clear()
                    await self._ended.wait()
        for thread in self._all:
            thread.end()
        if self._room:
            PLAYER_CACHE.make_room(0)

    def _new(self) -> "_Thread":
        self._all.append(_Thread())
        return self._all[-1]


class _Thread:
    """A thread that answers one question after the other."""

    def __init__(self) -> None:
        self._questions: SimpleQueue[tuple[Call, Stop, Callable[[CallResult | None], object]] | None] = (
            SimpleQueue()
        )
        threading.Thread(target=self._serve, name="benben-thinking", daemon=True).start()

    def ask(self, call: Call, stop: Stop, deliver: Callable[[CallResult | None], object]) -> None:
        """Evaluate a call; *deliver* gets the result in this thread, or None if the call was stopped."""
        self._questions.put((call, stop, deliver))

    def end(self) -> None:
        """Let it end when it has answered everything."""
        self._questions.put(None)

    def _serve(self) -> None:
        if sys.platform == "linux":  # Linux has a priority for each thread
            with contextlib.suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), NICER)
        while (asked := self._questions.get()) is not None:
            call, stop, deliver = asked
            deliver(_answer(call, stop))


def _answer(call: Call, stop: Stop) -> CallResult | None:
    try:
        with stopping(stop):
            return evaluate(call)
    except Stopped:
        return None
    except BaseException as error:  # noqa: BLE001  (a thread that ended would keep its place)
        return CallResult(False, in_words(error))
