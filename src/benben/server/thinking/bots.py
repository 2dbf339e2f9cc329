"""Bots at the tables: they think in threads, know only what their seat may know, and never stop a game."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Mapping
from types import MappingProxyType

import benben.players
from benben import Match
from benben.players.substitutes import SUBSTITUTES, FirstLegal
from benben.review.compiling import Compiling
from benben.server.log import note, warn
from benben.server.problems import Refusal
from benben.server.settings import Settings
from benben.server.store import StoreError
from benben.server.tables.session import BotTurn, TableSession
from benben.server.thinking.threads import Threads

_FIRST_RETRY, _LAST_RETRY = 0.5, 30.0
"""Seconds to wait when a bot's move could not be stored; doubled until the last."""


class Bots:
    """All bots of the server."""

    def __init__(
        self, settings: Settings, compiling: Compiling, may_play: Callable[[str], Awaitable[bool]]
    ) -> None:
        """*may_play* tells whether no other worker lets a table's bots play, and sees to it that none will."""
        self._settings = settings
        self._may_play = may_play
        self._compiling = compiling
        self._threads = Threads("benben-bot", settings.bot_threads, settings.bot_timeout)
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    def wake(self, table: TableSession) -> None:
        """Let the bots of a table go on, if it is their turn and they are not at it already."""
        if not self._closed and table.bots_task is None and table.bots_turn() is not None:
            table.bots_task = asyncio.create_task(self._play(table), name=f"bots of {table.id}")
            self._tasks.add(table.bots_task)
            table.bots_task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop all bots for good; what they were thinking is lost."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _play(self, table: TableSession) -> None:
        """Move for the bots until it is a person's turn. Trouble with the store is waited out."""
        retry = _FIRST_RETRY
        try:
            while (turn := table.bots_turn()) is not None:
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
        match = table.match
        loop = asyncio.get_running_loop()
        begun = loop.time()
        move = await self._think(match, turn, table.id)
        await asyncio.sleep(max(0.0, self._settings.bot_pause - (loop.time() - begun)))
        if await table.play_for_bot(turn, move):
            note("bot moved", table=table.id, seat=turn.seat, took=f"{loop.time() - begun:.2f}s")

    async def _think(self, match: Match, turn: BotTurn, table_id: str) -> int:
        """Find a legal move, whatever happens: a bot that fails is replaced for this move."""

        def failed(spec: str, error: Exception) -> None:
            reason = "bot too slow" if isinstance(error, TimeoutError) else "bot failed"
            warn(reason, table=table_id, seat=turn.seat, player=spec, error=repr(error))

        asking = FirstLegal((turn.spec, *SUBSTITUTES), match.legal_moves.codes, failed)
        for spec in asking:
            with asking:
                asking.answer(await self._ask(match, turn.seat, spec))
        return asking.move

    async def _ask(self, match: Match, seat: int, spec: str) -> int:
        seconds = self._settings.bot_seconds
        if not self._compiling.is_ready(match.game.name):
            seconds = min(seconds, self._settings.interpreted_seconds)
        if spec in SUBSTITUTES:  # quick, ours, and needed most when all places are taken
            return await asyncio.to_thread(choose, match, seat, spec, seconds)
        return await self._threads.run(choose, match, seat, spec, seconds, self._settings.players)


def choose(
    match: Match, seat: int, spec: str, seconds: float, others: Mapping[str, str] = MappingProxyType({})
) -> int:
    """Ask a player, ours or one of *others*, for a move, within *seconds*. It is shown what its seat may know."""
    player = benben.players.make_named(spec, match.game, secrets.randbits(63), others)
    player.limit(seconds)
    return int(player.choose(match.known(seat, seed=secrets.randbits(63)), seat))
