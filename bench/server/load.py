"""The load generator: many tables, played as fast as they answer, or at given moments."""

import asyncio
import random
import time
from collections.abc import Coroutine
from itertools import count
from types import TracebackType
from typing import Any, Self

from bench.server.board import Board, Tally
from bench.server.figures import arrivals
from bench.server.wire import Refused, make_table, visitor

_AT_ONCE = 8
"""Tables made at the same time."""
_TICK = 0.02  # seconds
_SETTING_UP = 300.0  # seconds
_GRACE = 10.0  # seconds to wait for late answers


class Load:
    """*tables* tables of two people with a socket each; a new game replaces a finished one."""

    def __init__(self, url: str, tables: int, seed: int = 1, source: str | None = None) -> None:
        self._url = url
        self._source = source
        self._client = visitor(url, source)
        self._seeds = count(1_000_003 * seed)
        self._tables = tables
        self._making = asyncio.Semaphore(_AT_ONCE)
        self._tasks: list[asyncio.Task[None]] = []
        self._lost = 0
        self.tally = Tally()
        self.boards: list[Board] = []
        self.late: list[float] = []
        """How many seconds too late this process woke up, every 20 ms: its own slowness."""

    async def __aenter__(self) -> Self:
        """Create the tables and connect all players."""
        try:
            async with asyncio.timeout(_SETTING_UP), asyncio.TaskGroup() as group:
                made = [group.create_task(self._board()) for _ in range(self._tables)]
        except TimeoutError as error:
            raise Refused(
                f"{_ready(made)} tables had both their sockets after {_SETTING_UP:.0f} s"
            ) from error
        except ExceptionGroup as group_error:
            raise Refused(f"{_ready(made)} tables: {group_error.exceptions[0]}") from group_error
        self.boards = [task.result() for task in made]
        self._begin(self._watch_lateness())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Disconnect all players."""
        await self.rest()
        await asyncio.gather(*(board.close() for board in self.boards))
        await self._client.aclose()

    async def drop(self) -> None:
        """Close all sockets together; they reconnect automatically."""
        await asyncio.gather(*(socket.drop() for board in self.boards for socket in board.sockets))

    async def rest(self) -> None:
        """Stop playing."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._tasks.clear()

    def closed_loop(self) -> None:
        """From now on all players move as soon as they can."""
        for seat in range(self._tables):
            self._begin(self._play_on(seat))

    async def open_loop(self, rate: float, seconds: float) -> float:
        """Move *rate* times a second at random moments, the tables in turn; return the start time.

        If a table still waits for the last answer, its move is made later, and its delay counts from the planned
        moment. Moments while a table is being replaced are skipped.
        """
        times = arrivals(rate, seconds, random.Random(next(self._seeds)))
        begin = time.perf_counter()
        plays = [
            asyncio.create_task(self._play_at(seat, begin, times[seat :: self._tables]))
            for seat in range(self._tables)
        ]
        _, open_ones = await asyncio.wait(plays, timeout=seconds + _GRACE)
        for task in open_ones:
            task.cancel()
        for result in await asyncio.gather(*plays, return_exceptions=True):
            if isinstance(result, Exception):
                raise result
        return begin

    async def renewed(self, seat: int) -> Board:
        """The board at *seat*, a new one if its game is over."""
        old = self.boards[seat]
        if not old.over:
            return old
        await old.close()
        self._lost += sum(socket.lost for socket in old.sockets)
        self.boards[seat] = await self._board()
        self.tally.games += 1
        return self.boards[seat]

    def lost(self) -> int:
        """How many sockets the server closed or refused."""
        return self._lost + sum(socket.lost for board in self.boards for socket in board.sockets)

    def check(self) -> None:
        """Raise the first error of the background tasks, if there is one."""
        for task in self._tasks:
            if task.done():
                task.result()

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def _board(self) -> Board:
        async with self._making:
            made = await make_table(self._client)
            board = Board(self._url, made, random.Random(next(self._seeds)), self.tally, self._source)
            try:
                await board.open()
            except BaseException:
                await board.close()
                raise
            return board

    async def _play_on(self, seat: int) -> None:
        while True:
            await (await self.renewed(seat)).move()

    async def _play_at(self, seat: int, begin: float, times: list[float]) -> None:
        since = begin
        for moment in times:
            meant = begin + moment
            await asyncio.sleep(max(0.0, meant - time.perf_counter()))
            if meant < since:
                continue
            await self.boards[seat].move(meant)
            if self.boards[seat].over:
                await self.renewed(seat)
                since = time.perf_counter()

    async def _watch_lateness(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(_TICK)
            self.late.append(time.perf_counter() - before - _TICK)


def _ready(made: list["asyncio.Task[Board]"]) -> str:
    """The number of tables created so far."""
    ready = sum(task.done() and not task.cancelled() and task.exception() is None for task in made)
    return f"{ready} of {len(made)}"
