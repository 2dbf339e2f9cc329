"""Browsers that want to be notified, in the store, and the keys by which they know the server."""

import hashlib
from typing import NamedTuple

from benben.server.store.scripts import Script, query

MOST = 20
"""The maximum number of browsers that a person has; a new one replaces the oldest."""


class Subscription(NamedTuple):
    """A browser's subscription to Web Push: where messages go, and the keys that encrypt them (RFC 8291)."""

    owner: str
    endpoint: str
    p256dh: str
    auth: str
    language: str
    device: str | None = None
    """The hash of the key of the person's device."""

    @property
    def id(self) -> str:
        """Its name in the store."""
        return hashlib.sha256(f"{self.owner} {self.endpoint}".encode()).hexdigest()


def add(found: Subscription, now: float) -> Script[None]:
    """Store a subscription, or what has changed of it."""
    yield query(
        "INSERT INTO subscriptions (id, owner, endpoint, p256dh, auth, language, device, made)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (id) DO UPDATE SET owner = excluded.owner,"
        " p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language,"
        " device = excluded.device, made = excluded.made",
        found.id,
        *found,
        now,
    )
    yield query(
        "DELETE FROM subscriptions WHERE owner = $1 AND id NOT IN"
        " (SELECT id FROM subscriptions WHERE owner = $1 ORDER BY made DESC LIMIT $2)",
        found.owner,
        MOST,
    )


def forget(endpoint: str) -> Script[None]:
    """Delete the subscriptions of a browser: it no longer wants them."""
    yield query("DELETE FROM subscriptions WHERE endpoint = $1", endpoint)


def of_owner(owner: str) -> Script[list[Subscription]]:
    """All subscriptions of the owner of a seat."""
    rows = yield query(
        "SELECT owner, endpoint, p256dh, auth, language, device FROM subscriptions WHERE owner = $1", owner
    )
    return [Subscription(*row) for row in rows]


def server_key(name: str, fresh: str) -> Script[str]:
    """The key of a name: the stored one, else the *fresh* one from now on."""
    yield query(
        "INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", name, fresh
    )
    rows = yield query("SELECT value FROM server_keys WHERE name = $1", name)
    return str(rows[0][0])
