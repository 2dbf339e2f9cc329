"""Changes of a table are made one after the other, and judged again when another worker was quicker."""

import asyncio
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from benben.server import problems
from benben.server.store import StaleTable

_TRIES = 5
"""So often a change is judged anew before it is given up: each time another worker was quicker."""


class Changing(Protocol):
    """A table that is changed, by one at a time."""

    lock: asyncio.Lock

    async def refresh(self) -> None:
        """Take over what other workers have done to the table since; only for who holds its lock."""


T = TypeVar("T", bound=Changing)
P = ParamSpec("P")
R = TypeVar("R")


def alone(
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
            raise problems.storage()

    return changing
