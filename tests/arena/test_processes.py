"""Many tasks on several processes: an early end leaves no process waiting."""

import threading

import pytest

from benben.arena.processes import as_they_end, in_order

HUGE = 1 << 26
"""So large an answer that a worker is nearly always in the middle of writing one."""


def answer(task: int) -> bytes:
    return bytes(HUGE) if task else b""


def square(task: int) -> int:
    return task * task


@pytest.mark.slow
@pytest.mark.parametrize("run", [in_order, as_they_end], ids=["in_order", "as_they_end"])
def test_a_worker_that_dies_in_the_middle_of_an_answer_is_not_waited_for(run) -> None:  # type: ignore[no-untyped-def]  # noqa: ANN001
    before = threading.enumerate()
    results = run(answer, range(40), 2)
    found = [len(next(results)) for _ in range(4)]
    assert found.count(HUGE) >= 3
    assert run is as_they_end or found[0] == 0
    waiting = [thread for thread in threading.enumerate() if thread not in before]
    results.close()  # as an interrupt does
    for thread in waiting:
        thread.join()


@pytest.mark.slow
def test_results_come_in_order() -> None:
    assert list(in_order(square, range(20), 2)) == [task * task for task in range(20)]
    assert sorted(as_they_end(square, range(20), 2)) == [task * task for task in range(20)]
