"""Processes of this machine that think, one thing at a time each.

Python's own `multiprocessing` starts them and carries what is said. Pools of processes (`concurrent.futures`, loky,
pebble) were tried: where one process is killed, all that theirs compute is lost, or the pool itself
(docs/how-it-works.md).
"""

import asyncio
import contextlib
import multiprocessing
import pickle
import sys
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from multiprocessing.context import BaseContext
from typing import Any, TypeVar

from benben.engine.processes import interrupts_held_back
from benben.review.thinker import Answer, Question, serve
from benben.server.thinking.engine import Lost, result_of

R = TypeVar("R")

_IDLE = 60.0
"""Seconds after which a process that has nothing to do ends, unless it is the last."""
_PRELOADED = "benben.review.thinker"
_REMEMBERED = 4096
"""Seats of which is known which process has thought for them last."""


class Processes:
    """So many processes of this machine, started when they are needed; one waits from the beginning."""

    def __init__(self, places: int, room: int = 0) -> None:
        """Each keeps bots' trees in so many bytes of *room*."""
        self.places = places
        self._room = room
        self._last: OrderedDict[Hashable, int] = OrderedDict()
        """Which process, by its number, computed last what was to be near to something."""
        self._idle: list[Process] = []
        self._all: set[Process] = set()
        self._starting: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to start the first, so that nobody waits for it later."""
        self._starting = asyncio.create_task(self._first(), name="first process")

    async def run(self, function: Callable[..., R], *args: Any, near: Hashable = None) -> R:
        """As `Engine.run`. A process that was given up or has died is replaced when there is need of one."""
        process = self._free(near) if self._idle else await self._new()
        self._note(near, process)
        try:
            question = Question(function, args)
            answer = await in_thread(partial(process.ask, question))
        except BaseException:
            self._end(process)
            raise
        self._rest(process)
        found: R = result_of(answer)
        return found

    async def close(self) -> None:
        """End them all, at once."""
        if self._starting is not None:
            self._starting.cancel()
        for process in list(self._all):
            self._end(process)

    async def _first(self) -> None:
        self._rest(await self._new())

    def _free(self, near: Hashable) -> "Process":
        """Of those that are free the one that is *near*, else the one that was busy last."""
        last = self._last.get(near)
        process = next((each for each in self._idle if each.number == last), self._idle[-1])
        self._idle.remove(process)
        return process

    def _note(self, near: Hashable, process: "Process") -> None:
        if near is None:
            return
        self._last[near] = process.number
        self._last.move_to_end(near)
        if len(self._last) > _REMEMBERED:
            self._last.popitem(last=False)

    async def _new(self) -> "Process":
        process = await in_thread(partial(Process, self._room))
        self._all.add(process)
        return process

    def _rest(self, process: "Process") -> None:
        self._idle.append(process)
        process.rests += 1
        asyncio.get_running_loop().call_later(_IDLE, self._dismiss, process, process.rests)

    def _dismiss(self, process: "Process", rests: int) -> None:
        """End a process that has rested since, if others are left."""
        if process.rests == rests and process in self._idle and len(self._idle) > 1:
            self._idle.remove(process)
            self._end(process)

    def _end(self, process: "Process") -> None:
        self._all.discard(process)
        process.kill()


class Process:
    """A process that thinks, and the pipe to it."""

    def __init__(self, room: int) -> None:
        """Start it, with *room* for bots' trees. This takes some milliseconds, and a second for the first."""
        context = _context()
        self.rests = 0
        """How often it has finished something."""
        self._ours, theirs = context.Pipe()
        self._process = context.Process(  # type: ignore[attr-defined]  # every context has it
            target=serve, args=(theirs, room), name="benben-thinking", daemon=True
        )
        with interrupts_held_back():
            self._process.start()
        self.number = self._process.pid
        theirs.close()

    def ask(self, question: Question) -> Answer:
        """Ask something and wait for the answer. Raises `Lost`."""
        try:
            self._ours.send_bytes(pickle.dumps(question))
            answer: Answer = pickle.loads(self._ours.recv_bytes())  # noqa: S301  (from a process of ours)
        except (EOFError, OSError) as error:
            raise Lost(f"the process that thought has ended: {error!r}") from error
        return answer

    def kill(self) -> None:
        """End it, whatever it does."""
        self._process.kill()


def _context() -> BaseContext:
    """How processes start: on Linux out of one that has loaded all there is to load, elsewhere each afresh."""
    if sys.platform != "linux":
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([_PRELOADED])
    return context


async def in_thread(function: Callable[[], R]) -> R:
    """Call a function in a daemon thread and wait for it without blocking the event loop.

    An executor's threads are joined when Python ends, so one that waits for ever would keep the server from stopping.
    """
    loop = asyncio.get_running_loop()
    future: asyncio.Future[R] = loop.create_future()

    def settle(result: R | None, error: BaseException | None) -> None:
        if future.done():
            return  # nobody waits any more
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)  # type: ignore[arg-type]

    def work() -> None:
        result, failure = None, None
        try:
            result = function()
        except Exception as error:  # noqa: BLE001  (whoever waits gets it)
            failure = error
        with contextlib.suppress(RuntimeError):  # the loop has been closed meanwhile
            loop.call_soon_threadsafe(settle, result, failure)

    threading.Thread(target=work, name="benben-thinking", daemon=True).start()
    return await future
