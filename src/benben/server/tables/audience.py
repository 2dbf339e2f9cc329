"""Everybody who has a socket open at a table: told of every change, each in the order of what happened."""

import asyncio
import time
from collections.abc import Iterable, Mapping

from benben.server.settings import Settings
from benben.server.tables.page import Page
from benben.server.tables.presence import Presence
from benben.server.tables.watcher import Watcher

_A_MOMENT = 0.05  # seconds: clocks need not agree to the last digit


class Audience:
    """The sockets at one table, here and at other workers."""

    def __init__(self, settings: Settings, *, fresh: bool) -> None:
        """Nobody, yet. At a *fresh* table somebody is about to look."""
        self.watchers: set[Watcher] = set()
        self.thinkers: list[Watcher] = []
        """Those whose pages have offered to think, the last one first."""
        self.presence = Presence(settings.stand_in_after)
        self.count = 0
        """Grows with every change of who is here that is told."""
        self._looked = time.monotonic() if fresh else float("-inf")
        """When somebody did last who does no longer."""
        self._settings = settings
        self._gathering: asyncio.TimerHandle | None = None
        """Comings and goings are told together in a moment."""
        self._absence: asyncio.TimerHandle | None = None
        """When nobody has come or gone for so long, some have been away for long."""

    @property
    def is_gone(self) -> bool:
        """Whether nobody has looked at the table for a while, here or at another worker."""
        return self.presence.is_empty and time.monotonic() - self._looked >= self._settings.rest_after

    def look(self) -> None:
        """Somebody looks at the table, who may have no socket open."""
        self._looked = time.monotonic()

    def come(self, watcher: Watcher) -> None:
        """A socket more."""
        self.watchers.add(watcher)
        self.presence.come(watcher.token_hash)
        watcher.notify()
        self._tell_soon()

    def offer(self, watcher: Watcher, *, thinks: bool) -> None:
        """A socket's page would think, or would do so no more: what it was asked then comes to nothing."""
        if watcher in self.thinkers:
            self.thinkers.remove(watcher)
        if thinks:
            watcher.page = watcher.page or Page(watcher.post)
            self.thinkers.insert(0, watcher)
        elif watcher.page is not None:
            watcher.page.close()
            watcher.page = None

    def dismiss(self, page: Page) -> None:
        """Ask a page no more, until it offers anew."""
        for watcher in [watcher for watcher in self.thinkers if watcher.page is page]:
            self.offer(watcher, thinks=False)

    def go(self, watcher: Watcher) -> None:
        """A socket less."""
        self.offer(watcher, thinks=False)
        self.watchers.discard(watcher)
        self.presence.go(watcher.token_hash)
        self.look()
        self._tell_soon()

    def notify(self, kept_plies: int | None = None) -> None:
        """Tell every socket that something changed; with *kept_plies*, the log from there on was taken back."""
        for watcher in self.watchers:
            watcher.notify(kept_plies)

    def elsewhere(self, worker: str, here: Mapping[str | None, int]) -> None:
        """Another worker has these sockets open at this table, by the hash of the token that they showed."""
        self.look()
        if self.presence.elsewhere(worker, here):
            self._tell_soon()

    def forget_but(self, living: Iterable[str]) -> None:
        """Other workers than the *living* have no sockets any more."""
        if self.presence.forget_but(living):
            self._tell_soon()

    def _tell_soon(self) -> None:
        """Tell everybody who is here in a moment, together with whoever comes or goes until then."""
        if self._gathering is None:
            loop = asyncio.get_running_loop()
            self._gathering = loop.call_later(self._settings.presence_pause, self._gathered)

    def _gathered(self) -> None:
        """Tell who is here, and again when whoever is away now has been away for long."""
        self._gathering = None
        self._changed()
        if self._absence is not None:
            self._absence.cancel()
        late = self._settings.stand_in_after + _A_MOMENT
        self._absence = asyncio.get_running_loop().call_later(late, self._changed)

    def _changed(self) -> None:
        self.count += 1
        self.notify()
