"""Run many tasks on all cores of this computer, in spawned processes that end with their parent."""

import multiprocessing
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import TypeVar

from benben.arena.errors import ArenaError
from benben.engine.message import message
from benben.engine.processes import begin_to_serve, interrupts_held_back

Task = TypeVar("Task")
Result = TypeVar("Result")

_AHEAD = 4
"""Queued tasks per worker; the limit keeps a million games from filling the memory."""


def in_order(work: Callable[[Task], Result], tasks: Iterable[Task], workers: int) -> Iterator[Result]:
    """Yield the results in the order of the *tasks*, from this many processes (1: the current one).

    Raises `ArenaError` if a process was killed.
    """
    if workers == 1:
        yield from map(work, tasks)
        return
    with _pool(workers) as pool:
        waiting: deque[Future[Result]] = deque()
        for task in tasks:
            waiting.append(_submit(pool, work, task))
            if len(waiting) >= workers * _AHEAD:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def as_they_end(work: Callable[[Task], Result], tasks: Iterable[Task], workers: int) -> Iterator[Result]:
    """Yield the results as they come, from this many processes (1: the current one); tasks are taken when needed.

    Raises `ArenaError` if a process was killed.
    """
    if workers == 1:
        yield from map(work, tasks)
        return
    with _pool(workers) as pool:
        waiting: set[Future[Result]] = set()
        for task in tasks:
            waiting.add(_submit(pool, work, task))
            if len(waiting) >= workers * _AHEAD:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)


@contextmanager
def _pool(workers: int) -> Iterator[ProcessPoolExecutor]:
    # Spawned processes on every system: a fork of a process with compiled threads may hang.
    spawn = multiprocessing.get_context("spawn")
    with interrupts_held_back():  # the first worker also starts multiprocessing's resource tracker
        made = ProcessPoolExecutor(workers, mp_context=spawn, initializer=begin_to_serve)
    with made as pool:
        try:
            yield pool
        except BrokenProcessPool:
            raise ArenaError(message("engine-arena-killed")) from None
        except BaseException:  # interrupted, or the caller has enough results: do not wait for running tasks
            _end(pool)
            raise


def _end(pool: ProcessPoolExecutor) -> None:
    """Kill all workers immediately.

    A worker that is killed while it sends an answer leaves half of it in the pipe, and the pool's thread would wait
    forever for the other half. We close our end of the pipe, so the thread reads the end of the file instead.
    """
    for worker in multiprocessing.active_children():
        worker.terminate()
    answers = getattr(pool, "_result_queue", None)
    if answers is not None:
        answers._writer.close()  # noqa: SLF001  (there is no public way)
    pool.shutdown(wait=False, cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, work: Callable[[Task], Result], task: Task) -> Future[Result]:
    with interrupts_held_back():  # this may start a process, which must not receive interrupts
        return pool.submit(work, task)
