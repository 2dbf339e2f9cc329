"""Limits of open connections: in all, from one address, and of those that have not sent a request."""

from collections import Counter
from typing import Literal, TypeAlias

from benben.server.http.request_origin import OriginChecker, client_network
from benben.server.settings import Settings

Rejection: TypeAlias = Literal["full", "address_full", "address_unidentified"]
"""Why a connection is turned away."""


class Slot:
    """An open connection. Until its first request is read it counts as unidentified."""

    def __init__(self, limiter: "ConnectionLimiter", network: str | None) -> None:
        self._limiter = limiter
        self._network = network
        self._is_waiting = False

    def await_request(self) -> None:
        """Wait for its first or next request."""
        if not self._is_waiting:
            self._is_waiting = True
            self._limiter.count_waiting(self._network, 1)

    def identified(self) -> None:
        """Note that its request has arrived."""
        if self._is_waiting:
            self._is_waiting = False
            self._limiter.count_waiting(self._network, -1)

    def release(self) -> None:
        """Give the slot back: the connection is closed."""
        self.identified()
        self._limiter.count_open(self._network, -1)


class ConnectionLimiter:
    """Counts connections. One of a trusted proxy carries many people, so it counts only toward the total."""

    def __init__(self, settings: Settings, most: int) -> None:
        """Allow at most *most* open connections."""
        self._origins = OriginChecker(settings)
        self._most = most
        self._most_crowded = int(most * (1 - settings.kept_for_seats))
        self._most_at_network = settings.connections_per_address
        self._most_waiting = settings.unidentified_per_address
        self._all = 0
        self._open: Counter[str] = Counter()
        self._waiting: Counter[str] = Counter()
        self.header_timeout = settings.header_timeout
        self.send_timeout = settings.send_timeout

    @property
    def is_nearly_full(self) -> bool:
        """Whether the free slots are reserved for players."""
        return self._all > self._most_crowded

    def acquire(self, address: str) -> Slot | Rejection:
        """Take a slot for a connection from an *address*, or return the reason why there is none."""
        network = None if self._origins.is_proxy(address) else client_network(address)
        if self._all >= self._most:
            return "full"
        if network is not None and self._open[network] >= self._most_at_network:
            return "address_full"
        if network is not None and self._waiting[network] >= self._most_waiting:
            return "address_unidentified"
        self.count_open(network, 1)
        slot = Slot(self, network)
        slot.await_request()
        return slot

    def count_open(self, network: str | None, change: int) -> None:
        """Count a connection that opens (1) or closes (-1)."""
        self._all += change
        _count(self._open, network, change)

    def count_waiting(self, network: str | None, change: int) -> None:
        """Count a connection that becomes unidentified (1) or identified (-1)."""
        _count(self._waiting, network, change)


def _count(counts: Counter[str], network: str | None, change: int) -> None:
    if network is not None:
        counts[network] += change
        if not counts[network]:
            del counts[network]
