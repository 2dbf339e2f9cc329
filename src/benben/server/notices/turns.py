"""One notice for each turn of a person who is not here."""

import asyncio
import json

from benben.server import metrics
from benben.server.log import note, warn
from benben.server.notices.push import NotSent, PushSender, SubscriptionGone, new_private_key
from benben.server.settings import Settings
from benben.server.store import StoreError, TableHeader, TableStore, subscriptions
from benben.server.store.subscriptions import Subscription
from benben.server.tables.session import TableSession
from benben.server.tables.timekeeping import to_decide
from benben.texts import Texts

_KEY = "push"
_TOPIC = "turn"
"""All notices replace each other: the newest says how many tables wait."""


class TurnNotices:
    """Notifies people that it is their turn."""

    def __init__(self, store: TableStore, settings: Settings) -> None:
        self._store = store
        self._settings = settings
        self.sender: PushSender | None = None
        """None if nothing can be sent here."""

    async def start(self) -> None:
        """Read or make the server's key. Without the libraries for it, nothing is sent."""
        if self._store.is_private:
            return
        try:
            key = await self._store.run(subscriptions.server_key(_KEY, new_private_key()))
            self.sender = PushSender(key, self._subject())
        except ImportError:
            note("no web push", missing="benben[push]")
        except StoreError as error:
            warn("no web push", reason=error)

    async def add(self, found: Subscription, now: float) -> None:
        """Send notices to a browser from now on."""
        await self._store.run(subscriptions.add(found, now))

    async def forget(self, endpoint: str) -> None:
        """Send no more notices to a browser."""
        await self._store.run(subscriptions.forget(endpoint))

    async def notify(self, table: TableSession) -> None:
        """Notify the person who is to decide at a table, unless they are here. Raises `StoreError`."""
        seat = to_decide(table.header)
        owner = None if seat is None else table.header.seats[seat].owner
        if self.sender is None or seat is None or owner is None or table.subscribers.presence.is_here(owner):
            return
        found = await self._store.read(subscriptions.of_owner(owner))
        if found:
            waiting = await self._store.read(subscriptions.waiting(owner))
            sending = (self._send(self.sender, each, table.header, seat, waiting) for each in found)
            await asyncio.gather(*sending)

    async def _send(
        self, sender: PushSender, to: Subscription, table: TableHeader, seat: int, waiting: int
    ) -> None:
        try:
            await sender.send(to, turn_text(table, seat, waiting, to.language), _TOPIC)
            metrics.NOTICES.labels("sent").inc()
        except SubscriptionGone:
            metrics.NOTICES.labels("gone").inc()
            await self.forget(to.endpoint)
        except NotSent as error:
            metrics.NOTICES.labels("failed").inc()
            warn("notice not sent", table=table.id, reason=error)

    def _subject(self) -> str:
        """An address by which push services can find the host."""
        return f"https://{self._settings.hosts[0]}" if self._settings.hosts else "mailto:benben@localhost"


def turn_text(table: TableHeader, seat: int, waiting: int, language: str) -> bytes:
    """What a browser shows: no more than that it is somebody's turn, where, and how many tables wait."""
    texts = Texts(language, [each.name for each in table.seats])
    title = texts.say(f"{table.game}-title")
    if waiting > 1:
        body = texts.say("notice-tables", count=waiting)
    else:
        body = texts.say("notice-turn", name=table.seats[seat].name)
    found = {"title": title, "body": body, "table": table.id, "waiting": waiting}
    return json.dumps(found, ensure_ascii=False).encode()
