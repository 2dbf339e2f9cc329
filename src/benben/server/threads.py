"""Long computations beside the event loop, in threads that may be given up.

An executor's threads are joined when Python ends, so one bot that never answers would keep the server
from stopping and take a place from the others for ever. These threads are daemons; a semaphore bounds how
many run at once.
"""

import asyncio
import contextlib
import threading
from collections.abc import Callable
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Threads:
    """At most *places* threads that compute at once; the next ones wait in order."""

    def __init__(self, name: str, places: int, patience: float) -> None:
        """Have *places* threads, each given up after *patience* seconds."""
        self._places = asyncio.Semaphore(places)
        self._name = name
        self._patience = patience

    async def run(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """Compute a function in a thread of its own.

        Raises what the function raises, or `TimeoutError` when it takes too long (not counting the wait for a
        place); the thread is then left alone and its place given away.
        """
        async with self._places, asyncio.timeout(self._patience):
            return await in_thread(self._name, function, *args, **kwargs)


async def in_thread(name: str, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
    """Compute a function in a daemon thread and wait for it without blocking the event loop."""
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
            result = function(*args, **kwargs)
        except Exception as error:  # noqa: BLE001  (whoever waits gets it)
            failure = error
        with contextlib.suppress(RuntimeError):  # the loop has been closed meanwhile
            loop.call_soon_threadsafe(settle, result, failure)

    threading.Thread(target=work, name=name, daemon=True).start()
    return await future
