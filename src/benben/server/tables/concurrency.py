"""Changes of a table are made one after the other, each once, and judged again when another worker was quicker."""

import asyncio
from collections import defaultdict, deque
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from benben.server import http_errors
from benben.server.store import StaleTable
from benben.server.tables.seating import Viewer

_TRIES = 5
"""A change is tried this many times; each time another worker was quicker."""


_REMEMBERED = 16
"""The number of changes that are remembered for each seat."""


class CompletedChanges:
    """The newest changes, by the seat that asked and the id that it sent."""

    def __init__(self) -> None:
        """Nothing was done yet."""
        self._ids: defaultdict[int | None, deque[str]] = defaultdict(lambda: deque(maxlen=_REMEMBERED))

    def knows(self, viewer: Viewer, asked: str) -> bool:
        """Whether the viewer's change of this id was made."""
        return asked in self._ids[viewer.first_seat]

    def add(self, viewer: Viewer, asked: str) -> None:
        """Remember that it was."""
        self._ids[viewer.first_seat].append(asked)


class Changeable(Protocol):
    """A table that one caller at a time changes."""

    lock: asyncio.Lock
    done: CompletedChanges

    async def refresh(self) -> None:
        """Load the changes that other workers have made. The caller must hold the lock."""


T = TypeVar("T", bound=Changeable)
P = ParamSpec("P")
R = TypeVar("R")


def serialized(
    method: Callable[Concatenate[T, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[T, P], Coroutine[Any, Any, R]]:
    """Let a change wait for its turn. One that was made for an older version of the table is judged again."""

    @wraps(method)
    async def changing(table: T, /, *args: P.args, **kwargs: P.kwargs) -> R:
        async with table.lock:
            for _ in range(_TRIES):
                try:
                    return await method(table, *args, **kwargs)
                except StaleTable:
                    await table.refresh()
            raise http_errors.storage()

    return changing


def idempotent(
    method: Callable[Concatenate[T, Viewer, P], Coroutine[Any, Any, None]],
) -> Callable[Concatenate[T, Viewer, str | None, P], Coroutine[Any, Any, None]]:
    """Make a change under an id at most once: a second request with this id does nothing. It needs the table's lock.

    A refusal is not remembered, because it changed nothing. After a restart of the server, which forgets all ids, the
    ply number of a repeated request no longer matches, so it is refused.
    """

    @wraps(method)
    async def changing(
        table: T, viewer: Viewer, asked: str | None, /, *args: P.args, **kwargs: P.kwargs
    ) -> None:
        if asked is not None and table.done.knows(viewer, asked):
            return
        await method(table, viewer, *args, **kwargs)
        if asked is not None:
            table.done.add(viewer, asked)

    return changing
