"""A server in this process whose time the test decides."""

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benben.server.http.host_backend import HostBackend
from tests.server.guest import Guest, Served, serve


class Hand:
    """The hand that moves the server's clock on."""

    def __init__(self) -> None:
        self.now = time.time()

    def on(self, seconds: float) -> None:
        """Let so many seconds pass."""
        self.now += seconds


@contextlib.contextmanager
def with_hand(database: Path | str, hand: Hand, **settings: Any) -> Iterator[Served]:
    """A server whose time stands still unless the *hand* moves it."""
    with pytest.MonkeyPatch.context() as patched, serve_at(database, hand, patched, **settings) as served:
        yield served


@contextlib.contextmanager
def serve_at(
    database: Path | str, hand: Hand, patched: pytest.MonkeyPatch, **settings: Any
) -> Iterator[Served]:
    """The same, as long as the patch lasts."""
    patched.setattr(HostBackend, "now", lambda _: hand.now)
    # A worker knows the notices that it has claimed by the end of its claim, 30 s later. While time stands still, no
    # other notice may fall on that moment.
    chosen = {"deadline_check": 0.02, "stand_in": "greedy", "notify_after": 29.5, **settings}
    with serve(database, **chosen) as served:
        yield served


def table(served: Served, clock: dict[str, Any], *seats: dict[str, Any], game: str = "imhotep_duel") -> Guest:
    """A new table with a clock, and its maker."""
    body = {"game": game, "seats": list(seats), "clock": clock}
    answer = served.http.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return Guest(served, made["id"], made["token"])
