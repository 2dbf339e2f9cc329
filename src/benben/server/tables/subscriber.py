"""A socket that is subscribed to a table. It gets the newest state at its own pace."""

import asyncio
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from benben.server import http_errors
from benben.server.tables.page import Page
from benben.server.tables.rendering import Rendering


@dataclass(eq=False)
class Subscriber:
    """One socket. It is notified of every change, and gets the newest state when it is ready."""

    owner: str | None
    log_known: int
    """How many plies of the log this socket has and may keep."""
    wants_patches: bool = False
    """Whether it gets the differences (as JSON Patch) after its first state."""
    device: str | None = None
    """The hash of the key of a person's device; None for guests and spectators."""
    hidden: bool = False
    """Whether its page is in the background."""
    dismissal: http_errors.Refusal | None = None
    """Why the socket is closed: since it was opened, its device was signed out, or its person removed."""
    pending: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when there is something to send."""
    sent_version: int | None = None
    """The version of the table that this socket has."""
    last_rendering: Rendering | None = None
    """The last state that was sent, if the socket wants patches."""
    last_presence_revision: int = 0
    """The `presence_revision` of the presence that this socket has."""
    lines_known: int | None = None
    """How many lines of the talk this socket has; None before the first."""
    order_known: int = 0
    """Which change of one's standing order this socket has."""
    room_known: int = 0
    """Which change of the review room this socket has."""
    page: Page | None = None
    """The page at the other end, after it has offered to compute moves and hints."""
    _outbox: deque[bytes] = field(default_factory=deque)

    def refuse_dismissed(self) -> None:
        """Refuse a socket whose device was signed out, or whose person was removed."""
        if self.dismissal is not None:
            raise self.dismissal

    def dismiss(self, reason: http_errors.Refusal) -> None:
        """Refuse this socket from now on."""
        self.dismissal = reason
        self.pending.set()

    def notify(self, kept_plies: int | None = None) -> None:
        """Something changed; with *kept_plies*, the log from there on was undone."""
        if kept_plies is not None:
            self.log_known = min(self.log_known, kept_plies)
        self.pending.set()

    def post(self, text: bytes) -> None:
        """Queue a message for this socket alone."""
        self._outbox.append(text)
        self.pending.set()

    def take_outbox(self) -> Iterator[bytes]:
        """Take the messages for this socket alone, in order."""
        while self._outbox:
            yield self._outbox.popleft()
