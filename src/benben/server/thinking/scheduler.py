"""A fair scheduler: all computations wait here for one of the executor's places.

Requests from tables come before reviews, but every eighth place goes to a review. Among requests of one kind,
addresses that have used up their seconds come last. Then the address that was served longest ago comes first, and
among its tables the one that was served longest ago.
"""

import asyncio
import itertools
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, TypeVar

from benben.server import metrics
from benben.server.log import warn
from benben.server.thinking.executor import Executor, WorkerLost

R = TypeVar("R")

_SHARE = 8
"""One of this many places goes to a review, if any waits."""
_MINUTE = 60.0
_REMEMBERED = 4096
"""The number of addresses and tables whose last service is remembered."""


class Urgency(IntEnum):
    """How soon something is wanted; the smaller first."""

    SOON = 0
    """People at a table wait for it: bots' moves and hints."""
    SOMETIME = 1
    """Reviews."""


@dataclass(frozen=True)
class Requester:
    """The address (or a name for an unknown one) and the table that a computation is charged to."""

    address: str
    table: str


@dataclass(eq=False)
class _Waiting:
    requester: Requester
    urgency: Urgency
    number: int
    turn: asyncio.Future[None]


@dataclass
class _Account:
    """Seconds of thinking that an address has used; they are forgotten at a steady rate."""

    used: float = 0.0
    at: float = field(default_factory=time.monotonic)

    def add(self, seconds: float, forgotten: float) -> float:
        """Forget some seconds for the time since the last call, add *seconds*, and return the sum."""
        now = time.monotonic()
        self.used = max(0.0, self.used - (now - self.at) * forgotten) + seconds
        self.at = now
        return self.used


class JobScheduler:
    """Gives the places of an executor to the waiting calls."""

    def __init__(self, executor: Executor, budget: float, custom: Executor | None = None) -> None:
        """Each address has *budget* seconds of computation per minute before it comes last.

        The executor *custom*, if given, runs code that is not ours; both share the places.
        """
        self._executor = executor
        self._custom = executor if custom is None else custom
        self.places = executor.places
        """The number of parallel computations."""
        self._free = executor.places
        self._budget = budget
        self._waiting: list[_Waiting] = []
        self._numbers = itertools.count(1)
        self._served: OrderedDict[str, int] = OrderedDict()
        """When each address and table was served last."""
        self._accounts: OrderedDict[str, _Account] = OrderedDict()
        self._since_review = 0
        """Places given since a review got one."""

    async def run(
        self,
        requester: Requester,
        urgency: Urgency,
        function: Callable[..., R],
        *args: Any,
        is_ours: bool = True,
    ) -> R:
        """Compute a function of plain data when its turn comes. Raises `WorkerLost` or `TaskFailed`.

        If the computing process dies, the call is tried once more in another one. If the caller is cancelled, the
        computation stops.
        """
        executor = self._executor if is_ours else self._custom
        async with self._place(requester, urgency):
            try:
                return await executor.run(function, *args)
            except WorkerLost as error:
                warn("thought lost", table=requester.table, reason=error)
                return await executor.run(function, *args)

    @asynccontextmanager
    async def _place(self, requester: Requester, urgency: Urgency) -> AsyncIterator[None]:
        waiting = _Waiting(
            requester, urgency, next(self._numbers), asyncio.get_running_loop().create_future()
        )
        self._waiting.append(waiting)
        self._start_next()
        kind = urgency.name.lower()
        try:
            with metrics.THOUGHTS_WAITING.labels(kind).track_inprogress():
                await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            else:
                self._release_place()
            raise
        started = time.monotonic()
        try:
            with metrics.THOUGHTS_RUNNING.labels(kind).track_inprogress():
                yield
        finally:
            self._charge(requester.address, time.monotonic() - started)
            self._release_place()

    def _release_place(self) -> None:
        self._free += 1
        self._start_next()

    def _start_next(self) -> None:
        """Call as many as there are places."""
        while self._free and self._waiting:
            chosen = self._next()
            self._free -= 1
            self._waiting.remove(chosen)
            self._since_review = 0 if chosen.urgency is Urgency.SOMETIME else self._since_review + 1
            self._note_served(chosen)
            chosen.turn.set_result(None)

    def _next(self) -> _Waiting:
        kinds = {waiting.urgency for waiting in self._waiting}
        patient = self._since_review >= _SHARE - 1 and Urgency.SOMETIME in kinds
        wanted = Urgency.SOMETIME if patient else min(kinds)
        return min((each for each in self._waiting if each.urgency is wanted), key=self._place_in_line)

    def _place_in_line(self, waiting: _Waiting) -> tuple[bool, int, int, int]:
        address, table = _keys(waiting.requester)
        return (
            self._charge(waiting.requester.address, 0.0) >= self._budget,
            self._served.get(address, 0),
            self._served.get(table, 0),
            waiting.number,
        )

    def _note_served(self, chosen: _Waiting) -> None:
        now = next(self._numbers)
        for key in _keys(chosen.requester):
            self._served[key] = now
            self._served.move_to_end(key)
        while len(self._served) > _REMEMBERED:
            self._served.popitem(last=False)

    def _charge(self, address: str, seconds: float) -> float:
        """Add to the seconds that an address has used, and return the sum."""
        account = self._accounts.get(address)
        if account is None:
            if not seconds:
                return 0.0
            account = self._accounts[address] = _Account()
            while len(self._accounts) > _REMEMBERED:
                self._accounts.popitem(last=False)
        return account.add(seconds, self._budget / _MINUTE)


def _keys(requester: Requester) -> tuple[str, str]:
    return f"address {requester.address}", f"table {requester.table}"
