"""The connections that are open: how many there may be, how many from one address, and which must hurry."""

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
        """Its request has arrived."""
        if self._is_waiting:
            self._is_waiting = False
            self._limiter.count_waiting(self._network, -1)

    def release(self) -> None:
        """It is closed."""
        self.identified()
        self._limiter.count_open(self._network, -1)


class ConnectionLimiter:
    """Counts connections. Those of trusted proxies speak for many people: they count only in all."""

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
        """Let a connection from an *address* in, or say why not."""
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
        """Count a connection that begins or ends to be unidentified."""
        _count(self._waiting, network, change)


def _count(counts: Counter[str], network: str | None, change: int) -> None:
    if network is not None:
        counts[network] += change
        if not counts[network]:
            del counts[network]
