"""Hints for the person whose turn it is, from what that seat may know; thought out beside the event loop."""

import asyncio
import secrets
from collections import OrderedDict

from benben import Match
from benben.review import Budget
from benben.review.compiling import Compiling
from benben.review.hinting import advise
from benben.server import problems
from benben.server.log import note, warn
from benben.server.models.advice import Hint
from benben.server.settings import Settings
from benben.server.tables.seating import Viewer
from benben.server.tables.session import TableSession
from benben.server.thinking.threads import Threads

_MOST_IDEAS = 3
_MOST_KEPT = 256
"""Hints remembered: who asks twice gets the same, at no cost."""


class Hints:
    """All hints of the server."""

    def __init__(self, settings: Settings, compiling: Compiling) -> None:
        self._compiling = compiling
        self._budget = Budget(games=settings.hint_games, seconds=settings.hint_seconds)
        short = min(settings.hint_seconds, settings.interpreted_seconds)
        self._short = Budget(games=settings.hint_games, seconds=short)
        self._threads = Threads("benben-hint", settings.hint_threads, settings.hint_timeout)
        self._tasks: OrderedDict[tuple[str, int], asyncio.Task[Hint]] = OrderedDict()

    async def give(self, table: TableSession, viewer: Viewer, version: int) -> Hint:
        """The best moves for the viewer, whose turn it must be at this *version* of the table.

        Refuses spectators, others' turns, tables without hints, and when the table has changed before or meanwhile.
        """
        match, seat = _decision(table, viewer, version)
        key = (table.id, version)
        thinking = self._tasks.get(key)
        if thinking is None or (thinking.done() and (thinking.cancelled() or thinking.exception())):
            thinking = self._tasks[key] = asyncio.create_task(self._think(table.id, version, match, seat))
            self._forget_old()
        try:
            found = await asyncio.shield(thinking)
        except TimeoutError as error:
            warn("hint too slow", table=table.id, seat=seat)
            raise problems.busy() from error
        _decision(table, viewer, version)
        return found

    async def close(self) -> None:
        """Give up what is being thought."""
        for thinking in self._tasks.values():
            thinking.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _think(self, table_id: str, version: int, match: Match, seat: int) -> Hint:
        begun = asyncio.get_running_loop().time()
        known = match.known(seat, secrets.randbits(63))
        warming = not self._compiling.is_ready(match.game.name)
        budget = self._short if warming else self._budget
        found = await self._threads.run(
            advise, match.game, known, seat, budget, _MOST_IDEAS, secrets.randbits(63)
        )
        note("hint", table=table_id, seat=seat, took=f"{asyncio.get_running_loop().time() - begun:.2f}s")
        return Hint(
            version=version,
            ply=match.ply,
            seat=seat,
            games=found.games,
            warming=warming,
            chances=found.chances,
            points=found.points,
            ideas=found.ideas,
        )

    def _forget_old(self) -> None:
        for key in list(self._tasks)[: max(0, len(self._tasks) - _MOST_KEPT)]:
            if self._tasks[key].done():
                del self._tasks[key]


def _decision(table: TableSession, viewer: Viewer, version: int) -> tuple[Match, int]:
    """The match and the seat that a hint is for, or a refusal with the reason."""
    match = table.playing(viewer)
    if match.turn is None or match.turn not in viewer.seats:
        raise problems.not_your_turn()
    if not table.stored.hints:
        raise problems.no_hints()
    if version != table.stored.version:
        raise problems.stale(table.stored.version)
    return match, match.turn
