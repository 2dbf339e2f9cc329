"""Reviews of finished games: thought out one after the other in threads, kept in the store."""

import asyncio
import threading
from dataclasses import dataclass, field
from typing import Literal

from benben import Match
from benben.review import Budget, Review, ReviewError, review
from benben.review.compiling import Compiling
from benben.server import problems
from benben.server.log import note, warn
from benben.server.models.advice import ReviewState
from benben.server.settings import Settings
from benben.server.store import Store
from benben.server.tables.session import TableSession
from benben.server.thinking.threads import in_thread

_MOST_FAILED = 64
"""Failures remembered, so that who waits learns of them."""


@dataclass(eq=False)
class Job:
    """A review that waits, is being thought out, or has failed."""

    status: Literal["waiting", "thinking", "failed"] = "waiting"
    done: int = 0
    total: int = 0
    stopped: threading.Event = field(default_factory=threading.Event)
    task: asyncio.Task[None] | None = None

    def progress(self, done: int, total: int) -> None:
        """Remember how far it is; called from its thread."""
        self.done, self.total = done, total

    @property
    def state(self) -> ReviewState:
        """The same for a browser."""
        return ReviewState(status=self.status, done=self.done, total=self.total, review=None)


class Reviews:
    """All reviews of the server: at most so many at once, the others wait in order."""

    def __init__(self, store: Store, settings: Settings, compiling: Compiling) -> None:
        self._store = store
        self._compiling = compiling
        self._budget = Budget(games=settings.review_games)
        self._places = asyncio.Semaphore(settings.reviews_at_once)
        self._most_waiting = settings.reviews_waiting
        self._jobs: dict[str, Job] = {}

    async def state(self, table: TableSession) -> ReviewState:
        """How far the review of a finished table is. Refuses while the game goes on."""
        if not table.finished().is_over:
            raise problems.not_played_out()
        job = self._jobs.get(table.id)
        if job is not None:
            return job.state
        kept = await self._kept(table)
        if kept is None:
            return ReviewState(status="none", done=0, total=0, review=None)
        return ReviewState(status="done", done=len(kept.decisions), total=len(kept.decisions), review=kept)

    async def start(self, table: TableSession) -> ReviewState:
        """Begin the review of a finished table, unless it is there or on its way already.

        Refuses while the game goes on, and when too many reviews wait. It begins when the game's rules are compiled.
        """
        state = await self.state(table)
        if state.status not in {"none", "failed"}:
            return state
        job = self._jobs.get(table.id)
        if job is not None and job.status != "failed":
            return job.state  # somebody else has begun it meanwhile
        if sum(job.status != "failed" for job in self._jobs.values()) >= self._most_waiting:
            raise problems.busy()
        job = self._jobs[table.id] = Job()
        job.task = asyncio.create_task(self._work(table.id, table.match, job), name=f"review {table.id}")
        return job.state

    async def close(self) -> None:
        """Give up all reviews; whoever asks again begins them anew."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for job in self._jobs.values():
            job.stopped.set()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _work(self, table_id: str, match: Match, job: Job) -> None:
        try:
            async with self._places:
                await in_thread("benben-review", lambda: self._compiling.wait(match.game.name))
                job.status = "thinking"
                found = await in_thread("benben-review", lambda: self._think(match, job))
                await self._store.keep_review(table_id, found.to_json())
        except Exception as error:  # noqa: BLE001  (whatever it was: whoever waits learns of it, the server goes on)
            warn("review failed", table=table_id, error=repr(error))
            job.status = "failed"
            self._forget_failures()
        else:
            note("review kept", table=table_id, decisions=job.total)
            del self._jobs[table_id]

    def _think(self, match: Match, job: Job) -> Review:
        return review(match, self._budget, progress=job.progress, stop=job.stopped.is_set)

    async def _kept(self, table: TableSession) -> Review | None:
        """What the store keeps, if it was written by this version."""
        document = await self._store.review(table.id)
        try:
            kept = None if document is None else Review.from_json(document)
        except ReviewError:
            return None
        return kept if kept is not None and kept.rules == table.match.game.rules_version else None

    def _forget_failures(self) -> None:
        failed = [table_id for table_id, job in self._jobs.items() if job.status == "failed"]
        for table_id in failed[: max(0, len(failed) - _MOST_FAILED)]:
            del self._jobs[table_id]
