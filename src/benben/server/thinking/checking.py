"""At the start: whether the games that are being played can go on under the rules of this version."""

import asyncio

from benben.engine.errors import BenbenError
from benben.server.log import note, warn
from benben.server.settings import Settings
from benben.server.tables import checking
from benben.server.thinking.threads import ThreadExecutor
from benben.texts import Texts

_AT_ONCE = 50


class Check:
    """Replays all running games in a thread, and logs those that cannot go on."""

    def __init__(self, settings: Settings) -> None:
        self._database = settings.database
        self._thread = ThreadExecutor(1)
        self._task: asyncio.Task[None] | None = None
        self.failed: int | None = None
        """The number of games that cannot go on; None until all are checked."""

    def start(self) -> None:
        """Start in the background."""
        self._task = asyncio.create_task(self._check(), name="checking stored games")

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._thread.close()

    async def _check(self) -> None:
        try:
            names = await asyncio.to_thread(checking.running_tables, self._database)
            failed = 0
            for first in range(0, len(names), _AT_ONCE):
                some = names[first : first + _AT_ONCE]
                found = await self._thread.run(checking.unplayable, self._database, some)
                failed += len(found)
                for table, game, _, message in found:
                    warn("stored game unplayable", table=table, game=game, reason=Texts().format(message))
        except BenbenError as error:  # of the store or the executor
            warn("stored games not checked", reason=error)
            return
        finally:
            await self._thread.close()
        self.failed = failed
        note("stored games checked", games=len(names), unplayable=failed)
