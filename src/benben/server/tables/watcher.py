"""Those who watch a table through a socket: each is sent, at its own pace, what is newest."""

import asyncio
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from benben.server.tables.page import Page
from benben.server.tables.rendering import Rendering


@dataclass(eq=False)
class Watcher:
    """One socket. It is not sent every state but the newest one: a slow socket never makes others wait."""

    token_hash: str | None
    log_known: int
    """How many plies of the log this socket has and may keep."""
    takes_changes: bool = False
    """Whether it is sent what changed, once it has a state."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when there is something to send."""
    told: int | None = None
    """Of which version of the table this socket has the state."""
    seen: Rendering | None = None
    """What it was sent last, if it takes changes."""
    told_presence: int = 0
    """Which count of comings and goings it knows."""
    page: Page | None = None
    """What thinks at the other end, once it has offered to."""
    _letters: deque[str] = field(default_factory=deque)

    def notify(self, kept_plies: int | None = None) -> None:
        """Something changed; with *kept_plies*, the log from there on was taken back."""
        if kept_plies is not None:
            self.log_known = min(self.log_known, kept_plies)
        self.news.set()

    def post(self, text: str) -> None:
        """Let a message be sent that is for this socket alone."""
        self._letters.append(text)
        self.news.set()

    def letters(self) -> Iterator[str]:
        """Take such messages, in order."""
        while self._letters:
            yield self._letters.popleft()
