"""Hints for the person to move, from what that seat may know; computed outside the event loop."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from benben import Match
from benben.review import Budget
from benben.review.hinting import position_of
from benben.server import http_errors
from benben.server.log import note, warn
from benben.server.models.advice import Hint, HintReason
from benben.server.settings import Settings
from benben.server.tables import serialize
from benben.server.tables.seating import Viewer
from benben.server.tables.session import TableSession
from benben.server.thinking import pages, tasks
from benben.server.thinking.executor import WorkerLost
from benben.server.thinking.scheduler import JobScheduler, Requester, Urgency

_MOST_IDEAS = 3
_REASON_GAMES = 200
"""The budget of a reason where only time limits hints."""
_REASON_PATIENCE = 5.0
"""A reason may take so many times as long as a hint."""
_MOST_KEPT = 256
"""The number of hints and reasons that are kept: a repeated request gets the same hint, at no cost."""


class Hints:
    """All hints of the server."""

    def __init__(self, settings: Settings, scheduler: JobScheduler) -> None:
        self._scheduler = scheduler
        self._timeout = settings.hint_timeout
        self._budget = Budget(games=settings.hint_games, seconds=settings.hint_seconds)
        self._tasks: OrderedDict[tuple[str, int, int | None], asyncio.Task[Any]] = OrderedDict()
        """By table and version: the hint, and by the other move the reasons why its best idea is better."""

    async def give(self, table: TableSession, viewer: Viewer, version: int, address: str) -> Hint:
        """The best moves for the viewer at an *address*, who must be to move at this *version* of the table.

        Refuses spectators, others' turns, tables without hints, and tables that have changed before or since.
        """
        match, seat = _decision(table, viewer, version)
        think = partial(self._think, Requester(address, table.id), table, version, match, seat)
        found: Hint = await self._once((table.id, version, None), think)
        _decision(table, viewer, version)
        return found

    async def explain(
        self, table: TableSession, viewer: Viewer, version: int, other: int, address: str
    ) -> HintReason:
        """Why the best idea of the viewer's hint is better than the *other* move.

        It is computed after the hint, on request. Refuses what `give` refuses, and moves that are not legal.
        """
        match, _ = _decision(table, viewer, version)
        if other not in match.legal_moves.codes:
            raise http_errors.malformed(f"move {other}: not legal at this table")
        hint = await self.give(table, viewer, version, address)
        think = partial(self._reason, Requester(address, table.id), match, viewer, hint, other)
        found: HintReason = await self._once((table.id, version, other), think)
        _decision(table, viewer, version)
        return found

    async def _once(self, key: tuple[str, int, int | None], think: Callable[[], Any]) -> Any:
        """What is thought about a position is thought once; all who ask get the same."""
        thinking = self._tasks.get(key)
        if thinking is None or (thinking.done() and (thinking.cancelled() or thinking.exception())):
            thinking = self._tasks[key] = asyncio.create_task(think())
            self._forget_old()
        try:
            return await asyncio.shield(thinking)
        except (TimeoutError, WorkerLost) as error:
            warn("no hint", table=key[0], error=repr(error))
            raise http_errors.busy() from error

    async def close(self) -> None:
        """Stop all computations."""
        for thinking in self._tasks.values():
            thinking.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _think(
        self, requester: Requester, table: TableSession, version: int, match: Match, seat: int
    ) -> Hint:
        started = asyncio.get_running_loop().time()
        known, page = tasks.known(match, seat), pages.page_of(table)
        found = None if page is None else await pages.advice_of(page, table, known, self._budget, _MOST_IDEAS)
        if found is None:
            async with asyncio.timeout(self._timeout):
                found = await self._scheduler.run(
                    requester,
                    Urgency.SOON,
                    tasks.hint,
                    known,
                    self._budget,
                    _MOST_IDEAS,
                    secrets.randbits(63),
                )
        note(
            "hint",
            table=requester.table,
            seat=seat,
            took=f"{asyncio.get_running_loop().time() - started:.2f}s",
        )
        return Hint(
            version=version,
            ply=match.ply,
            seat=seat,
            games=found.games,
            chances=found.chances,
            points=found.points,
            ideas=found.ideas,
            judge=found.judge,
        )

    async def _reason(
        self, requester: Requester, match: Match, viewer: Viewer, hint: Hint, other: int
    ) -> HintReason:
        known, better = tasks.known(match, hint.seat), hint.ideas[0].move
        budget = replace(self._budget, games=self._budget.games or _REASON_GAMES)
        async with asyncio.timeout(_REASON_PATIENCE * self._timeout):
            why = await self._scheduler.run(
                requester, Urgency.SOON, tasks.reason, known, (better, other), budget, secrets.randbits(63)
            )
        line, position = [ply.move for ply in why.line], position_of(known.game, known.tables)
        steps = [
            serialize.position(position, viewer, 0, line[:end], shows_moves=False)
            for end in range(1, len(line) + 1)
        ]
        return HintReason(
            version=hint.version,
            better=better,
            other=other,
            why=why,
            positions=[replace(each, ply=match.ply + each.ply) for each in steps],
        )

    def _forget_old(self) -> None:
        for key in list(self._tasks)[: max(0, len(self._tasks) - _MOST_KEPT)]:
            if self._tasks[key].done():
                del self._tasks[key]


def _decision(table: TableSession, viewer: Viewer, version: int) -> tuple[Match, int]:
    """The match and the seat that a hint is for, or a refusal with the reason."""
    match = table.require_running_for(viewer)
    if match.turn is None or match.turn not in viewer.seats:
        raise http_errors.not_your_turn()
    if not table.header.hints:
        raise http_errors.no_hints()
    if version != table.header.version:
        raise http_errors.stale(table.header.version)
    return match, match.turn
