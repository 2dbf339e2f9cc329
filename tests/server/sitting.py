"""Tables of Pebbles without a server, for what thinks about tables."""

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any

from benben.engine.game import Match
from benben.server import http_errors
from benben.server.tables.seating import Viewer
from benben.server.thinking.processes import in_thread
from benben.server.thinking.scheduler import JobScheduler


class Here:
    """An engine that computes in threads of this process, where tests can put something else in a function's place."""

    def __init__(self, places: int = 1) -> None:
        self.places = places

    async def start(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def run(self, function: Callable[..., Any], *args: Any, near: object = None) -> Any:  # noqa: ARG002
        """As a process would."""
        return await in_thread(partial(function, *args))


def scheduler(places: int = 1) -> JobScheduler:
    """A scheduler that gives the places of such an engine."""
    return JobScheduler(Here(places), 1e9)


class Sitting:
    """The part of a session that hints and reviews use: the match, and its header."""

    def __init__(self, match: Match, name: str = "abc", version: int = 5, hints: bool = True) -> None:
        self.id = name
        self.match = match
        self.game = match.game
        status = "over" if match.is_over else "playing"
        self.subscribers = SimpleNamespace(thinkers=[])
        self.header: Any = SimpleNamespace(
            version=version, hints=hints, status=status, seats=(), resigned=None
        )

    def require_finished(self) -> Match:
        """As the real one."""
        if self.header.status != "over":
            raise http_errors.not_over()
        return self.match

    def require_running_for(self, viewer: Viewer) -> Match:
        """As the real one, where it matters here."""
        if not viewer.seats:
            raise http_errors.only_watching()
        return self.match
