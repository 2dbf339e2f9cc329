"""Work that threads share is done once, all of it."""

import threading

import pytest

from benben.envs.sharing import Shares


def test_shares_are_all_done_and_what_goes_wrong_in_them_is_raised() -> None:
    """By the waiting thread, after all have ended, for an error in any thread."""
    done: list[tuple[int, int]] = []
    shares = Shares(lambda first, end, _worker: done.append((first, end)), 5, 25, 3)
    threads = [threading.Thread(target=shares.help, args=(worker,)) for worker in (1, 2)]
    for thread in threads:
        thread.start()
    shares.finish(0)
    assert [row for first, end in sorted(done) for row in range(first, end)] == list(range(5, 25))
    for thread in threads:
        thread.join()
    tried: list[int] = []

    def fail(first: int, _end: int, _worker: int) -> None:
        tried.append(first)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        Shares(fail, 0, 2, 2).finish(0)
    assert tried == [0, 1]
