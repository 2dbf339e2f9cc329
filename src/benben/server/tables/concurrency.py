"""Decorators for the actions at a table: one at a time, run again if another worker was faster, and once per request.

An action that has started goes on to its end, even if its caller is cancelled.
"""

import asyncio
import contextlib
from collections import defaultdict, deque
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from benben.server import http_errors
from benben.server.store import StaleTable
from benben.server.tables.seating import Viewer

_ATTEMPTS = 5
"""Attempts before giving up; an attempt fails when another worker committed first."""
_REMEMBERED = 16
"""The number of requests that are remembered for each seat."""


class CompletedRequests:
    """The newest requests that were carried out, by the seat that asked and the id that it sent."""

    def __init__(self) -> None:
        """Start with none."""
        self._ids: defaultdict[int | None, deque[str]] = defaultdict(lambda: deque(maxlen=_REMEMBERED))

    def knows(self, viewer: Viewer, request_id: str) -> bool:
        """Whether the viewer's request with this id was carried out."""
        return request_id in self._ids[viewer.first_seat]

    def add(self, viewer: Viewer, request_id: str) -> None:
        """Remember a request that was carried out."""
        self._ids[viewer.first_seat].append(request_id)


class Changeable(Protocol):
    """A table that one caller at a time changes."""

    lock: asyncio.Lock
    completed: CompletedRequests

    async def refresh(self) -> None:
        """Load the changes that other workers have made. The caller must hold the lock."""


T = TypeVar("T", bound=Changeable)
P = ParamSpec("P")
R = TypeVar("R")


def one_at_a_time(
    method: Callable[Concatenate[T, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[T, P], Coroutine[Any, Any, R]]:
    """Let a method wait for the table's lock, and run it again if another worker has committed first.

    The method is rerun from the start, including its checks, on the refreshed table. After the last attempt the caller
    gets the refusal of a store that does not answer: for a browser it is the same, nothing has changed and it may try
    again in some seconds.

    A caller may be cancelled while it waits for the lock; then nothing happens. Later the method goes on to its end
    before the cancellation takes effect. So the lock is not released while the store may still commit, and memory
    adopts every change that was committed.
    """

    @wraps(method)
    async def locked(table: T, /, *args: P.args, **kwargs: P.kwargs) -> R:
        async with table.lock:
            for _ in range(_ATTEMPTS):
                work = asyncio.ensure_future(method(table, *args, **kwargs))
                try:
                    return await asyncio.shield(work)
                except StaleTable:
                    await table.refresh()
                except asyncio.CancelledError:
                    await _end_of(work)
                    raise
            raise http_errors.storage()

    return locked


async def _end_of(work: asyncio.Future[Any]) -> None:
    """Wait for the end of some work whose caller was cancelled, however often the caller is cancelled again."""
    while not work.done():
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.wait([work])
    if not work.cancelled():
        work.exception()  # no one is left who could take it


def idempotent(
    method: Callable[Concatenate[T, Viewer, P], Coroutine[Any, Any, None]],
) -> Callable[Concatenate[T, Viewer, str | None, P], Coroutine[Any, Any, None]]:
    """Carry out a request with an id at most once: a repeated one does nothing. Apply below `@one_at_a_time`.

    The id becomes a parameter of the method, `request_id`, after the viewer. None means that the request has no id. A
    refusal is not remembered, because it changed nothing.

    Ids live in this session only. Once they are gone (restart, eviction, another worker), play and undo are refused by
    their ply, and seat changes are harmless to repeat: to leave a game for two ends it, and a game that is over refuses
    the rest; a bot is not seated where one sits or where the person has come back; leaving and reclaiming do nothing
    if they are already done, and each reverses the other.
    """

    @wraps(method)
    async def once(
        table: T, viewer: Viewer, request_id: str | None, /, *args: P.args, **kwargs: P.kwargs
    ) -> None:
        if request_id is not None and table.completed.knows(viewer, request_id):
            return
        await method(table, viewer, *args, **kwargs)
        if request_id is not None:
            table.completed.add(viewer, request_id)

    return once
