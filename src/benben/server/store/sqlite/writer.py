"""The only thread that writes. It commits all waiting changes together, and then resolves their futures."""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import URL

from benben.server.store.errors import closed, too_busy
from benben.server.store.interface import MOST_WAITING
from benben.server.store.sqlite.reasons import as_store_error

T = TypeVar("T")
Work: TypeAlias = Callable[[sqlite3.Connection], T]
"""Something to do with a connection."""

_MOST_AT_ONCE = 500
"""The maximum size of a commit: its first job waits for the last one."""


class _Job(NamedTuple):
    """The work, and the future of its caller."""

    work: Work[Any]
    future: asyncio.Future[Any]


class _Done(NamedTuple):
    """How a job went."""

    result: Any = None
    error: Exception | None = None


class Writer:
    """Runs one job after the other in one thread with one connection."""

    def __init__(self, connection: sqlite3.Connection, url: URL) -> None:
        self._url = url
        self._loop = asyncio.get_running_loop()
        self._connection = connection
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._waiting = 0
        self._is_closed = False
        self._ended = self._loop.create_future()
        # A daemon: if Python ends without `close`, the unfinished commit was confirmed to no caller.
        threading.Thread(target=self._serve, name="benben-writer", daemon=True).start()

    async def do(self, work: Work[T]) -> T:
        """Run *work* in a transaction, and wait for its commit.

        Raises the errors of *work*, and `StoreError`. The work is done even if the caller is cancelled.
        """
        if self._is_closed:
            raise closed(self._url)
        if self._waiting >= MOST_WAITING:
            raise too_busy(self._url)
        self._waiting += 1
        job = _Job(work, self._loop.create_future())
        self._jobs.put(job)
        with as_store_error(self._url):
            result: T = await job.future
        return result

    async def close(self) -> None:
        """Finish the waiting jobs and close the connection."""
        if not self._is_closed:
            self._is_closed = True
            self._jobs.put(None)
        await asyncio.shield(self._ended)

    # ---- in the thread ---------------------------------------------------------------------------------------
    def _serve(self) -> None:
        is_last = False
        try:
            while not is_last:
                jobs, is_last = self._gather()
                done = self._commit(jobs)
                self._loop.call_soon_threadsafe(self._resolve, jobs, done)
            self._connection.close()
            self._loop.call_soon_threadsafe(self._ended.set_result, None)
        except RuntimeError:  # the loop is closed: no caller is left
            self._connection.close()

    def _gather(self) -> tuple[list[_Job], bool]:
        """All waiting jobs, at least one; and whether they are the last."""
        jobs: list[_Job] = []
        job = self._jobs.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == _MOST_AT_ONCE or self._jobs.empty():
                return jobs, False
            job = self._jobs.get()
        return jobs, True

    def _commit(self, jobs: list[_Job]) -> list[_Done]:
        """Do all jobs in one transaction. If it fails, nothing has happened, and all callers get the error."""
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                done = [self._try(job.work) for job in jobs]
                connection.execute("COMMIT")
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
        except Exception as error:  # noqa: BLE001  (the callers get it)
            return [_Done(error=error)] * len(jobs)
        return done

    def _try(self, work: Work[Any]) -> _Done:
        """Do one job so that it can be rolled back alone. Raises its error if the whole transaction is lost."""
        connection = self._connection
        connection.execute("SAVEPOINT one")
        try:
            result = work(connection)
        except Exception as error:
            if not connection.in_transaction:  # SQLite has undone everything, as when the disk is full
                raise
            connection.execute("ROLLBACK TO one")
            return _Done(error=error)
        finally:
            if connection.in_transaction:
                connection.execute("RELEASE one")
        return _Done(result)

    # ---- in the event loop -----------------------------------------------------------------------------------
    def _resolve(self, jobs: list[_Job], done: list[_Done]) -> None:
        self._waiting -= len(jobs)
        for job, (result, error) in zip(jobs, done, strict=True):
            if job.future.done():  # cancelled
                continue
            if error is None:
                job.future.set_result(result)
            else:
                job.future.set_exception(error)
