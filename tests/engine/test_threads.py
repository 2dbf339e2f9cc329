"""Threads that are kept do not go along when a process forks."""

import multiprocessing
import pickle

import pytest

from benben.engine.threads import KeptThreads
from tests.waiting import LIMIT


@pytest.mark.filterwarnings("ignore:This process .* is multi-threaded")
def test_a_process_that_was_forked_starts_its_own() -> None:
    threads = KeptThreads(2)
    assert list(threads.pool.map(abs, [-1, -2, -3])) == [1, 2, 3]
    assert threads.pool is threads.pool

    def work() -> None:
        assert list(threads.pool.map(abs, [-4, -5])) == [4, 5]

    child = multiprocessing.get_context("fork").Process(target=work)
    child.start()
    child.join(LIMIT)
    child.kill()
    assert child.exitcode == 0
    assert list(threads.pool.map(abs, [-6])) == [6]
    threads.close()


def test_a_copy_starts_its_own() -> None:
    threads = KeptThreads(3)
    first = threads.pool
    copy = pickle.loads(pickle.dumps(threads))  # noqa: S301
    assert copy.count == 3
    assert copy.pool is not first
    copy.close()
    threads.close()
    assert threads.pool is not first
