"""Bots at the tables: they compute outside the event loop, know only what their seat may know, and never stop a game.

At a table of bots alone, they rest while no one watches.
"""

import asyncio
from collections.abc import Awaitable, Callable

from benben.players.specs import is_ours
from benben.players.substitutes import SUBSTITUTES, FirstLegal
from benben.server.http_errors import Refusal
from benben.server.log import note, warn
from benben.server.settings import Settings
from benben.server.store import StoreError, TableHeader
from benben.server.tables.days import seed_of
from benben.server.tables.live import BotTurn
from benben.server.tables.session import TableSession
from benben.server.thinking import pages, tasks
from benben.server.thinking.scheduler import JobScheduler, Requester, Urgency

_FIRST_RETRY, _LAST_RETRY = 0.5, 30.0
"""Seconds to wait when a bot's move could not be stored; doubled until the last."""


class Bots:
    """All bots of the server."""

    def __init__(
        self, settings: Settings, scheduler: JobScheduler, may_play: Callable[[str], Awaitable[bool]]
    ) -> None:
        """*may_play* claims a table's bots for this worker; it returns False if another living worker has them."""
        self._settings = settings
        self._may_play = may_play
        self._scheduler = scheduler
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def wake(self, table: TableSession) -> None:
        """Let the bots of a table move, if it is their turn and no task does it already."""
        if self._closed or table.bots_task is not None or table.is_resting:
            return
        if table.bots_turn() is not None:
            table.bots_task = asyncio.create_task(self._play(table), name=f"bots of {table.id}")
            self._tasks.add(table.bots_task)
            table.bots_task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop all bots; their computations are lost."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, table: TableSession) -> None:
        """Move for the bots until it is a person's turn or the table may rest. If the store fails, wait and retry."""
        retry = _FIRST_RETRY
        try:
            while (turn := table.bots_turn()) is not None and not table.is_resting:
                try:
                    if not await self._may_play(table.id):
                        return
                    await self._move(table, turn)
                    retry = _FIRST_RETRY
                except (StoreError, Refusal) as error:
                    warn("bot's move not stored", table=table.id, reason=error, retry=retry)
                    await asyncio.sleep(retry)
                    retry = min(2 * retry, _LAST_RETRY)
        finally:
            table.bots_task = None

    async def _move(self, table: TableSession, turn: BotTurn) -> None:
        loop = asyncio.get_running_loop()
        started = loop.time()
        move = await self._think(table, turn)
        await asyncio.sleep(max(0.0, self._settings.bot_pause - (loop.time() - started)))
        if await table.play_for_bot(turn, move):
            note("bot moved", table=table.id, seat=turn.seat, took=f"{loop.time() - started:.2f}s")

    async def _think(self, table: TableSession, turn: BotTurn) -> int:
        """Return a legal move; if the bot fails, a substitute chooses it."""
        match, requester, seed = table.match, requester_of(table), seed_of(table.header, table.match.ply)
        known = tasks.known(match, turn.seat, seed)
        page = None if seed is not None else pages.page_of(table)
        if page is not None and turn.spec not in self._settings.players:
            found = await pages.move_from(page, table, known, turn.spec, self._settings.bot_seconds)
            if found is not None:
                return found

        def failed(substitute: str | None, error: Exception) -> None:
            reason = "bot too slow" if isinstance(error, TimeoutError) else "bot failed"
            player = substitute or turn.spec
            warn(reason, table=requester.table, seat=turn.seat, player=player, error=repr(error))

        asking = FirstLegal((None, *SUBSTITUTES), match.legal_moves.codes, failed)
        for substitute in asking:
            with asking:
                if seed is not None and substitute is None:
                    asking.answer(await self._ask_by_seed(known, table.header, turn.spec, seed, requester))
                else:
                    asking.answer(await self._ask(known, substitute, turn.spec, requester))
        return asking.move

    async def _ask(self, known: tasks.Known, substitute: str | None, spec: str, requester: Requester) -> int:
        seconds = self._settings.bot_seconds
        if substitute is not None:  # quick, ours, and needed most when all places are taken
            return await asyncio.to_thread(tasks.choose, known, requester.table, substitute, seconds, {})
        async with asyncio.timeout(self._settings.bot_timeout):
            asked = (known, requester.table, spec, seconds, dict(self._settings.players))
            ours = is_ours(self._settings.players.get(spec, spec))
            return await self._scheduler.run(requester, Urgency.SOON, tasks.choose, *asked, is_ours=ours)

    async def _ask_by_seed(
        self, known: tasks.Known, table: TableHeader, spec: str, seed: int, requester: Requester
    ) -> int:
        """The move of a bot at a daily deal, the same at all its tables."""
        asked = (known, f"{table.game} {table.terms.daily}", spec, seed, self._settings.bot_seconds)
        async with asyncio.timeout(self._settings.bot_timeout):
            return await self._scheduler.run(
                requester, Urgency.SOON, tasks.choose_by_seed, *asked, is_ours=True
            )


def requester_of(table: TableSession) -> Requester:
    """The account for a table's bots: the maker's address. After a restart each table has its own."""
    return Requester(table.maker_address or f"table {table.id}", table.id)
