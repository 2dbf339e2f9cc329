"""Processes of this machine for players that are not ours; each computes one call at a time.

Python's `multiprocessing` starts them and carries the messages. Pools of processes (`concurrent.futures`, loky,
pebble) were tried: when one process is killed, they lose the calls of all the others, or the pool itself
(docs/design-of-the-server.md).
"""

import asyncio
import contextlib
import multiprocessing
import pickle
import sys
import threading
from collections.abc import Callable
from functools import partial
from multiprocessing.context import BaseContext
from typing import Any, TypeVar

from benben.engine.processes import interrupts_held_back
from benben.server.thinking.calls import Call, CallResult, serve
from benben.server.thinking.executor import WorkerLost, result_of

R = TypeVar("R")

_IDLE = 60.0
"""Seconds after which a process that has nothing to do ends."""
_PRELOADED = "benben.server.thinking.calls"


class ProcessExecutor:
    """A pool of at most *places* processes, started on demand."""

    def __init__(self, places: int) -> None:
        self.places = places
        self._idle: list[Process] = []
        self._all: set[Process] = set()

    async def start(self) -> None:
        """Do nothing: the first call starts the first process."""

    async def run(self, function: Callable[..., R], *args: Any) -> R:
        """As `Executor.run`. A process that was killed or has died is replaced on demand."""
        process = self._idle.pop() if self._idle else await self._new()
        try:
            answer = await in_thread(partial(process.ask, Call(function, args)))
        except BaseException:
            self._end(process)
            raise
        self._rest(process)
        found: R = result_of(answer)
        return found

    async def close(self) -> None:
        """Kill all processes."""
        for process in list(self._all):
            self._end(process)

    async def _new(self) -> "Process":
        process = await in_thread(Process)
        self._all.add(process)
        return process

    def _rest(self, process: "Process") -> None:
        self._idle.append(process)
        process.rests += 1
        asyncio.get_running_loop().call_later(_IDLE, self._dismiss, process, process.rests)

    def _dismiss(self, process: "Process", rests: int) -> None:
        """End a process that has rested since."""
        if process.rests == rests and process in self._idle:
            self._idle.remove(process)
            self._end(process)

    def _end(self, process: "Process") -> None:
        self._all.discard(process)
        process.kill()


class Process:
    """A process that thinks, and the pipe to it."""

    def __init__(self) -> None:
        """Start it. This takes some milliseconds, and a second for the first."""
        context = _context()
        self.rests = 0
        """How often it has finished something."""
        self._ours, theirs = context.Pipe()
        self._process = context.Process(  # type: ignore[attr-defined]  # every context has it
            target=serve, args=(theirs,), name="benben-thinking", daemon=True
        )
        with interrupts_held_back():
            self._process.start()
        theirs.close()

    def ask(self, call: Call) -> CallResult:
        """Ask something and wait for the answer. Raises `WorkerLost`."""
        try:
            self._ours.send_bytes(pickle.dumps(call))
            answer: CallResult = pickle.loads(self._ours.recv_bytes())  # noqa: S301  (from a process of ours)
        except (EOFError, OSError) as error:
            raise WorkerLost(f"the process that thought has ended: {error!r}") from error
        return answer

    def kill(self) -> None:
        """Kill the process, even in the middle of a call."""
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

    Python joins an executor's threads when it ends: there, a thread that never returns would keep the server running.
    """
    loop = asyncio.get_running_loop()
    future: asyncio.Future[R] = loop.create_future()

    def settle(result: R | None, error: BaseException | None) -> None:
        if future.done():
            return  # the caller was cancelled
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)  # type: ignore[arg-type]

    def work() -> None:
        result, failure = None, None
        try:
            result = function()
        except Exception as error:  # noqa: BLE001  (the caller gets it)
            failure = error
        with contextlib.suppress(RuntimeError):  # the loop has been closed
            loop.call_soon_threadsafe(settle, result, failure)

    threading.Thread(target=work, name="benben-thinking", daemon=True).start()
    return await future
