"""Presence, as several workers report it."""

import time

import pytest

from benben.server.store import StoredSeat
from benben.server.tables.presence import Presence


def test_what_a_worker_does_not_say_again_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    here = Presence(patience=60.0)
    assert here.update_remote("a", {"ann": 1})
    assert not here.update_remote("a", {"ann": 1})
    now[0] += 90.0
    assert not here.update_remote("a", {"ann": 1})  # which is no news, but holds on
    now[0] += 90.0
    assert not here.keep_only({"a", "b"})
    assert here.is_here("ann")
    now[0] += 20.0
    assert here.keep_only({"a", "b"})
    assert not here.is_here("ann")


def test_the_counts_of_dead_workers_are_dropped() -> None:
    here = Presence(patience=60.0)
    here.update_remote("a", {"ann": 1, None: 2})
    here.update_remote("b", {"bob": 1})
    assert here.keep_only({"b"})
    assert (here.is_here("ann"), here.is_here("bob")) == (False, True)


def test_who_sits_here_is_not_counted_among_those_who_watch() -> None:
    """However many windows they have open, at whichever worker."""
    seats = [StoredSeat(0, "person", "Ann", None, "ann"), StoredSeat(1, "person", "Bob", None, "bob")]
    here = Presence(patience=60.0)
    for owner in ("ann", "ann", None, "the maker, who has no seat"):
        here.connect(owner)
    here.update_remote("a", {"ann": 1, None: 2})
    told = here.state(seats, [])
    assert (told.connected, told.watching) == ([0], 1 + 1 + 2)
