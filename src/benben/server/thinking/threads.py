"""Long computations beside the event loop, in threads that may be given up.

An executor's threads are joined when Python ends, so one bot that never answers would keep the server from stopping.
These threads are daemons. A semaphore bounds how many there are, those included that nobody waits for any more.
"""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Threads:
    """At most *places* threads that compute at once; the next ones wait in order, but not for ever."""

    def __init__(self, name: str, places: int, timeout: float) -> None:
        """Give up every computation that has no result *timeout* seconds after it was asked for."""
        self._places = asyncio.Semaphore(places)
        self._name = name
        self._timeout = timeout

    async def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Compute a function in a thread of its own.

        Raises what the function raises, or `TimeoutError`. A thread that was given up keeps its place until it ends:
        a machine that is asked too much answers late and simply, but it is never overrun.
        """
        async with asyncio.timeout(self._timeout):
            await self._places.acquire()
            return await in_thread(self._name, lambda: function(*args, **kwargs), self._places.release)


async def in_thread(name: str, function: Callable[[], R], when_done: Callable[[], object] | None = None) -> R:
    """Compute a function in a daemon thread and wait for it without blocking the event loop.

    *when_done* is called, in the event loop, once the thread has ended, even if nobody waits any more.
    """
    loop = asyncio.get_running_loop()
    future: asyncio.Future[R] = loop.create_future()

    def settle(result: R | None, error: BaseException | None) -> None:
        if when_done is not None:
            when_done()
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

    threading.Thread(target=work, name=name, daemon=True).start()
    return await future
