"""Tables of Pebbles without a server, for what thinks about tables."""

from types import SimpleNamespace
from typing import Any

from benben.engine.game import Match
from benben.server import problems
from benben.server.tables.seating import Viewer


class Sitting:
    """What hints and reviews see of a session: the match, and how it is stored."""

    def __init__(self, match: Match, name: str = "abc", version: int = 5, hints: bool = True) -> None:
        self.id = name
        self.match = match
        self.game = match.game
        status = "over" if match.is_over else "playing"
        self.stored: Any = SimpleNamespace(version=version, hints=hints, status=status)

    def finished(self) -> Match:
        """As the real one."""
        if self.stored.status != "over":
            raise problems.not_over()
        return self.match

    def playing(self, viewer: Viewer) -> Match:
        """As the real one, where it matters here."""
        if not viewer.seats:
            raise problems.only_watching()
        return self.match
