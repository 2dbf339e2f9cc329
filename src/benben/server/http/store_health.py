"""Health check of the store."""

import asyncio
import time

from benben.server.store import StoreError, TableStore

_TIME = 5.0  # seconds
_GOOD_FOR = 1.0  # seconds for which a result is reused


class StoreHealth:
    """Checks on request whether the store accepts writes."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._proving: asyncio.Task[str | None] | None = None
        self._started = float("-inf")

    async def problem(self) -> str | None:
        """The fault of the store, or None. A store that does not answer is not asked a second time until it does."""
        old = self._proving
        if old is None or (old.done() and time.monotonic() - self._started > _GOOD_FOR):
            self._started = time.monotonic()
            self._proving = asyncio.create_task(self._prove(), name="proving")
        assert self._proving is not None  # noqa: S101  (made above)
        try:
            async with asyncio.timeout(_TIME):
                return await asyncio.shield(self._proving)
        except TimeoutError:
            return "the database did not answer in time"

    async def _prove(self) -> str | None:
        try:
            await self._store.check_writable()
        except StoreError as error:
            return str(error)
        return None
