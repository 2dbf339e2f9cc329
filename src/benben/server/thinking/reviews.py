"""Reviews of finished games: computed outside the event loop, decision by decision, and kept in the store."""

import asyncio
import json
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from typing import Any, Literal, TypeVar

from benben import Match
from benben.review import Budget, ChanceOutcome, Decision, Moment, Review, ReviewError
from benben.review.run import Steps, moments_of, with_reasons
from benben.review.second_try import costliest, covered
from benben.server import http_errors
from benben.server.log import note, warn
from benben.server.models.advice import ReviewState, SecondTry
from benben.server.settings import Settings
from benben.server.store import DEAD_AFTER, TableStore
from benben.server.tables.seating import Viewer
from benben.server.tables.session import TableSession
from benben.server.tables.workers import WorkerBus
from benben.server.thinking import tasks
from benben.server.thinking.scheduler import JobScheduler, Requester, Urgency

R = TypeVar("R")
T = TypeVar("T")

_MOST_REASONS = 64
_MOST_FAILED = 64
"""The number of failures that are remembered, so that waiting pages learn of them."""


@dataclass(eq=False)
class Job:
    """A review that waits, is being computed, or has failed."""

    status: Literal["waiting", "thinking", "failed", "done"] = "waiting"
    done: int = 0
    total: int = 0
    graph: list[Moment] = field(default_factory=list)
    task: asyncio.Task[None] | None = None

    @property
    def state(self) -> ReviewState:
        """The same for a browser."""
        graph = tuple(self.graph)
        return ReviewState(status=self.status, done=self.done, total=self.total, review=None, graph=graph)


class Reviews:
    """All reviews of the server. They take turns after each decision, so that none blocks another."""

    def __init__(
        self, store: TableStore, settings: Settings, scheduler: JobScheduler, workers: WorkerBus
    ) -> None:
        self._store = store
        self._scheduler = scheduler
        self._budget = Budget(games=settings.review_games)
        self._most_waiting = settings.reviews_waiting
        self._jobs: dict[str, Job] = {}
        self._reasons: dict[tuple[str, int], Decision] = {}
        """Decisions that were explained for a second try."""
        self._workers = workers
        self._elsewhere: dict[str, tuple[ReviewState, float]] = {}
        """The reviews that other workers compute, with the time of their last report."""
        workers.on("review", self._hear)
        workers.on_heartbeat("review", self._news)

    async def state(self, table: TableSession) -> ReviewState:
        """The progress of the review of a finished table. Refuses a running game."""
        table.require_finished()
        job = self._jobs.get(table.id)
        if job is not None:
            return job.state
        elsewhere, heard = self._elsewhere.get(table.id, (None, 0.0))
        if elsewhere is not None and time.monotonic() - heard < DEAD_AFTER:
            return elsewhere
        kept = await self._kept(table)
        if kept is None:
            return ReviewState(status="none", done=0, total=0, review=None)
        return ReviewState(status="done", done=len(kept.decisions), total=len(kept.decisions), review=kept)

    async def covered(self, table: TableSession, viewer: Viewer) -> ReviewState:
        """The same without the answers at the costliest decisions of the viewer's own seats."""
        state = await self.state(table)
        if state.review is None:
            return state
        plies = [each.ply for each in costliest(state.review.decisions, viewer.seats)]
        return replace(state, review=covered(state.review, plies), covered=sorted(plies))

    async def second_try(self, table: TableSession, ply: int, move: int | None, address: str) -> SecondTry:
        """The verdict on another *move* at a decision of a reviewed game; None shows the answer.

        Refuses plies without a judged decision, moves that were not legal there, and tables without a review.
        """
        review = (await self.state(table)).review
        decision = next((each for each in review.decisions if each.ply == ply), None) if review else None
        if decision is None:
            raise http_errors.malformed(f"ply {ply}: the review has no such decision")
        if move is not None and move not in table.match.at(ply).legal_moves.codes:
            raise http_errors.malformed(f"move {move}: not legal at ply {ply}")
        game = await asyncio.to_thread(tasks.finished, table.match, table.header.resigned)
        think = partial(self._scheduler.run, Requester(address, table.id), Urgency.SOON)
        if move is not None and move != decision.ideas[0].move:
            judged = await think(tasks.tried, game, ply, move, self._budget)
            if judged.verdict == "error":
                return SecondTry(ply=ply, accepted=False, loss=judged.loss, noise=judged.noise, decision=None)
        explained = decision
        if decision.why is None and decision.verdict == "error":
            explained = await self._reason(table.id, think, game, decision)
        return SecondTry(ply=ply, accepted=True, loss=0.0, noise=decision.noise, decision=explained)

    async def _reason(
        self, table_id: str, think: Callable[..., Any], game: tasks.Finished, decision: Decision
    ) -> Decision:
        """The decision with its reason; the last ones are remembered."""
        key = table_id, decision.ply
        if key not in self._reasons:
            self._reasons[key] = await think(tasks.explained, game, decision, self._budget)
            while len(self._reasons) > _MOST_REASONS:
                del self._reasons[next(iter(self._reasons))]
        return self._reasons[key]

    async def start(self, table: TableSession, address: str) -> ReviewState:
        """Start the review of a finished table for an *address*, unless it exists or is in progress.

        Refuses a running game, and when too many reviews wait.
        """
        state = await self.state(table)
        if state.status not in {"none", "failed"}:
            return state
        job = self._jobs.get(table.id)
        if job is not None and job.status != "failed":
            return job.state  # another request has started it in the meantime
        if sum(job.status != "failed" for job in self._jobs.values()) >= self._most_waiting:
            raise http_errors.busy()
        job = self._jobs[table.id] = Job()
        job.task = asyncio.create_task(
            self._work(Requester(address, table.id), table.match, table.header.resigned, job),
            name=f"review {table.id}",
        )
        return job.state

    async def close(self) -> None:
        """Stop all reviews; the next request starts them again."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _news(self, _worker: str) -> Iterator[str]:
        """How far every review is that this worker thinks out."""
        for table_id, job in self._jobs.items():
            if job.status != "failed":
                yield _written(table_id, job)

    def _tell(self, table_id: str, job: Job) -> None:
        """Report a review to the other workers without delay."""
        self._workers.publish("review", _written(table_id, job))

    def _hear(self, payload: str) -> None:
        now = time.monotonic()
        self._elsewhere = {
            table: (state, heard)
            for table, (state, heard) in self._elsewhere.items()
            if now - heard < DEAD_AFTER
        }
        table_id, status, done, total = json.loads(payload)
        if status in {"done", "failed"}:
            self._elsewhere.pop(table_id, None)
        else:
            self._elsewhere[table_id] = ReviewState(status=status, done=done, total=total, review=None), now

    async def _work(self, requester: Requester, match: Match, resigned: int | None, job: Job) -> None:
        try:
            self._tell(requester.table, job)
            game = await asyncio.to_thread(tasks.finished, match, resigned)
            document = await self._think(requester, game, job)
            await self._store.keep_review(requester.table, document)
        except Exception as error:  # noqa: BLE001  (waiting pages learn of any failure, and the server goes on)
            warn("review failed", table=requester.table, error=repr(error))
            job.status = "failed"
            self._tell(requester.table, job)
            self._forget_failures()
        else:
            note("review kept", table=requester.table, decisions=job.total)
            job.status = "done"
            self._tell(requester.table, job)
            del self._jobs[requester.table]

    async def _think(self, requester: Requester, game: tasks.Finished, job: Job) -> dict[str, Any]:
        """Judge all decisions, explain the mistakes, and put the review together."""
        think = partial(self._scheduler.run, requester, Urgency.SOMETIME)
        stretches = await think(tasks.stretches, game)
        job.status, job.total = "thinking", len(stretches)
        steps: list[Decision | ChanceOutcome] = []

        def judged(found: Steps) -> None:
            steps.extend(found)
            job.graph += moments_of(found)
            job.done += 1

        await self._each(partial(think, tasks.judged, game), stretches, judged)
        decisions = await think(tasks.to_explain, game, tuple(steps))
        job.total += len(decisions)
        reasons: list[Decision] = []

        def explained(found: Decision) -> None:
            reasons.append(found)
            job.done += 1

        await self._each(partial(think, tasks.explained, game), decisions, explained)
        return await think(tasks.review_of, game, self._budget, tuple(with_reasons(steps, reasons)))

    async def _each(
        self, think: Callable[[T, Budget], Awaitable[R]], parts: Iterable[T], found: Callable[[R], object]
    ) -> None:
        """Think about all *parts*, as many at once as there are places; *found* gets the results in order."""
        waiting, running = iter(parts), deque[asyncio.Future[R]]()
        try:
            while True:
                free = self._scheduler.places - len(running)
                running += [
                    asyncio.ensure_future(think(part, self._budget)) for part in islice(waiting, free)
                ]
                if not running:
                    return
                found(await running[0])
                running.popleft()
        finally:
            for thought in running:
                thought.cancel()
            await asyncio.gather(*running, return_exceptions=True)

    async def _kept(self, table: TableSession) -> Review | None:
        """The stored review, if this version of the rules wrote it."""
        document = await self._store.review(table.id)
        try:
            kept = None if document is None else await asyncio.to_thread(Review.from_json, document)
        except ReviewError:
            return None
        return kept if kept is not None and kept.rules == table.match.game.rules_version else None

    def _forget_failures(self) -> None:
        failed = [table_id for table_id, job in self._jobs.items() if job.status == "failed"]
        for table_id in failed[: max(0, len(failed) - _MOST_FAILED)]:
            del self._jobs[table_id]


def _written(table_id: str, job: Job) -> str:
    return json.dumps([table_id, job.status, job.done, job.total])
