"""Those who watch a table through a socket: each is sent, at its own pace, the newest state."""

import asyncio
from dataclasses import dataclass, field


@dataclass(eq=False)
class Watcher:
    """One socket. It is not sent every state but the newest one: a slow socket never makes others wait."""

    token_hash: str | None
    log_known: int
    """How many plies of the log this socket has and may keep."""
    news: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when there is something to send."""

    def notify(self, kept_plies: int | None = None) -> None:
        """Something changed; with *kept_plies*, the log from there on was taken back."""
        if kept_plies is not None:
            self.log_known = min(self.log_known, kept_plies)
        self.news.set()
