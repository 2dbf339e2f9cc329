"""Many tasks on all cores of this computer: spawned processes that end when their parent does."""

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
"""How many tasks a worker may be ahead of the reader, so that a million games do not fill the memory."""


def in_order(work: Callable[[Task], Result], tasks: Iterable[Task], workers: int) -> Iterator[Result]:
    """The results in the order of the *tasks*, on so many processes (1: in this one).

    Raises `ArenaError` when a process was killed.
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
    """The results as they come, on so many processes (1: in this one). A task is taken when there is room for it.

    Raises `ArenaError` when a process was killed.
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
    # Fresh processes on every system: a fork of a process with compiled threads may hang.
    spawn = multiprocessing.get_context("spawn")
    with interrupts_held_back():  # the first one starts a process that looks after what all of them share
        made = ProcessPoolExecutor(workers, mp_context=spawn, initializer=begin_to_serve)
    with made as pool:
        try:
            yield pool
        except BrokenProcessPool:
            raise ArenaError(message("engine-arena-killed")) from None
        except BaseException:  # an interrupt, or enough is known: nobody waits for long thoughts
            _end(pool)
            raise


def _end(pool: ProcessPoolExecutor) -> None:
    """End all workers at once, whatever they are doing.

    One that dies in the middle of an answer leaves half of it in the pipe, and the pool's own thread would wait for
    the other half for ever: our end of the pipe is closed, so that it meets the end of the file instead.
    """
    for worker in multiprocessing.active_children():
        worker.terminate()
    answers = getattr(pool, "_result_queue", None)
    if answers is not None:
        answers._writer.close()  # noqa: SLF001  (there is no other way to it)
    pool.shutdown(wait=False, cancel_futures=True)


def _submit(pool: ProcessPoolExecutor, work: Callable[[Task], Result], task: Task) -> Future[Result]:
    with interrupts_held_back():  # this may start a process, which must not hear of them
        return pool.submit(work, task)
