"""All sockets that are open at a table.

A socket gets only the newest state when it is ready; older ones are skipped, so a slow socket never delays others.
"""

import asyncio
import time
from collections.abc import Collection, Iterable, Mapping

from benben.server import http_errors
from benben.server.settings import Settings
from benben.server.tables.page import Page
from benben.server.tables.presence import Presence
from benben.server.tables.subscriber import Subscriber

_A_MOMENT = 0.05  # seconds: clocks need not agree to the last digit


class Subscribers:
    """The sockets at one table, here and at other workers."""

    def __init__(self, settings: Settings, *, fresh: bool) -> None:
        """Start without sockets. A *fresh* table expects its first viewer soon."""
        self.active: set[Subscriber] = set()
        self.thinkers: list[Subscriber] = []
        """Subscribers whose pages have offered to compute, the last one first."""
        self.presence = Presence(settings.stand_in_after)
        self.presence_revision = 0
        """Increased whenever the presence is to be sent again."""
        self._last_seen = time.monotonic() if fresh else float("-inf")
        """When the table was last in view."""
        self._settings = settings
        self._pending_presence: asyncio.TimerHandle | None = None
        """Waits a moment, to send several changes of the presence together."""
        self._absence_timer: asyncio.TimerHandle | None = None
        """Fires when people who left may count as away for long."""

    @property
    def is_gone(self) -> bool:
        """Whether no one has viewed the table for a while, here or at another worker."""
        return self.presence.is_empty and time.monotonic() - self._last_seen >= self._settings.rest_after

    def touch(self) -> None:
        """Note that the table is in view, even without a socket."""
        self._last_seen = time.monotonic()

    def add(self, subscriber: Subscriber) -> None:
        """Add a socket."""
        self.active.add(subscriber)
        self.presence.connect(subscriber.owner)
        subscriber.notify()
        self._schedule_presence()

    def offer(self, subscriber: Subscriber, *, thinks: bool) -> None:
        """A page offers to compute moves and hints, or withdraws its offer; then its open questions fail."""
        if subscriber in self.thinkers:
            self.thinkers.remove(subscriber)
        if thinks:
            subscriber.page = subscriber.page or Page(subscriber.post)
            self.thinkers.insert(0, subscriber)
        elif subscriber.page is not None:
            subscriber.page.close()
            subscriber.page = None

    def dismiss(self, page: Page) -> None:
        """Stop asking a page until it offers again."""
        for subscriber in [subscriber for subscriber in self.thinkers if subscriber.page is page]:
            self.offer(subscriber, thinks=False)

    def remove(self, subscriber: Subscriber) -> None:
        """Remove a socket."""
        self.offer(subscriber, thinks=False)
        self.hide(subscriber, hidden=False)
        self.active.discard(subscriber)
        self.presence.disconnect(subscriber.owner)
        self.touch()
        self._schedule_presence()

    def hide(self, subscriber: Subscriber, *, hidden: bool) -> bool:
        """Note whether a page is in the background. Return whether that is new."""
        if subscriber.hidden == hidden:
            return False
        subscriber.hidden = hidden
        self.presence.hide(subscriber.owner, hidden=hidden)
        return True

    def notify(self, kept_plies: int | None = None) -> None:
        """Notify every socket of a change. With *kept_plies*, the log from that ply on was undone."""
        for subscriber in self.active:
            subscriber.notify(kept_plies)

    def notify_owner(self, owner: str | None) -> None:
        """Notify the sockets of the owner of a seat, and no others."""
        for subscriber in self.active:
            if owner is not None and subscriber.owner == owner:
                subscriber.notify()

    def sign_out(self, devices: frozenset[str]) -> None:
        """Refuse the sockets of these devices from now on."""
        for subscriber in self.active:
            if subscriber.device in devices:
                subscriber.dismiss(http_errors.signed_out())

    def remove_people(self, owners: Collection[str | None]) -> None:
        """Refuse the sockets of people whose seats were opened again."""
        for subscriber in self.active:
            if subscriber.owner in owners:
                subscriber.dismiss(http_errors.removed())

    def update_remote(
        self, worker: str, here: Mapping[str | None, int], hidden: Iterable[str | None] = ()
    ) -> None:
        """Another worker has these sockets open at this table, by the owners; the pages of some are all *hidden*."""
        self.touch()
        if self.presence.update_remote(worker, here, hidden):
            self._schedule_presence()

    def keep_only(self, living: Iterable[str]) -> None:
        """Drop the sockets of workers that are not among the *living*."""
        if self.presence.keep_only(living):
            self._schedule_presence()

    def _schedule_presence(self) -> None:
        """Send the presence in a moment, together with the changes until then."""
        if self._pending_presence is None:
            loop = asyncio.get_running_loop()
            self._pending_presence = loop.call_later(self._settings.presence_pause, self._announce_presence)

    def _announce_presence(self) -> None:
        """Send the presence now, and again when people who left may count as away for long."""
        self._pending_presence = None
        self._presence_changed()
        if self._absence_timer is not None:
            self._absence_timer.cancel()
        late = self._settings.stand_in_after + _A_MOMENT
        self._absence_timer = asyncio.get_running_loop().call_later(late, self._presence_changed)

    def _presence_changed(self) -> None:
        self.presence_revision += 1
        self.notify()
