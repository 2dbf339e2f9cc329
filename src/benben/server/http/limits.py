"""Rate limits per address, over a moving window, and the number of sockets held open."""

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from limits import RateLimitItem, parse
from limits.storage import MemoryStorage
from limits.strategies import MovingWindowRateLimiter

from benben.server import problems
from benben.server.settings import Settings


class Limits:
    """How often one address may ask. One process serves, so the counts are kept in memory."""

    def __init__(self, settings: Settings) -> None:
        """Read the rates of *settings*. Raises `ValueError` for one that cannot be read."""
        self._limiter = MovingWindowRateLimiter(MemoryStorage())
        self._requests = parse(settings.request_rate)
        self._tables = parse(settings.create_rate)
        self._messages = parse(settings.message_rate)
        self._hints = parse(settings.hint_rate)
        self._reviews = parse(settings.review_rate)
        self._sockets: Counter[str] = Counter()
        self._sockets_per_table = settings.sockets_per_table
        self._sockets_per_address = settings.sockets_per_address

    def request(self, address: str) -> None:
        """Count a request. Refuses one too many."""
        self._hit(self._requests, "request", household(address))

    def new_table(self, address: str) -> None:
        """Count a new table. Refuses one too many."""
        self._hit(self._tables, "table", household(address))

    def hint(self, address: str) -> None:
        """Count a hint. Refuses one too many."""
        self._hit(self._hints, "hint", household(address))

    def review(self, address: str) -> None:
        """Count a review that is to begin. Refuses one too many."""
        self._hit(self._reviews, "review", household(address))

    def message(self, socket: str) -> None:
        """Count a message through *socket*. Refuses one too many."""
        self._hit(self._messages, "message", socket)

    @contextmanager
    def socket(self, table_id: str, address: str) -> Iterator[None]:
        """Hold a socket of a table open. Refuses one too many of the table or the address."""
        keys = {
            f"table {table_id}": self._sockets_per_table,
            f"address {household(address)}": self._sockets_per_address,
        }
        if any(self._sockets[key] >= most for key, most in keys.items()):
            raise problems.too_many_sockets()
        self._sockets.update(keys.keys())
        try:
            yield
        finally:
            self._sockets.subtract(keys.keys())
            for key in [key for key in keys if not self._sockets[key]]:
                del self._sockets[key]

    def _hit(self, item: RateLimitItem, what: str, who: str) -> None:
        if not self._limiter.hit(item, what, who):
            reset = self._limiter.get_window_stats(item, what, who).reset_time
            raise problems.too_often(max(1, math.ceil(reset - time.time())))


def household(address: str) -> str:
    """One household: an IPv4 address, or the /64 network of an IPv6 one."""
    try:
        parsed = ipaddress.ip_address(address)
    except ValueError:
        return address
    mapped = parsed.ipv4_mapped if isinstance(parsed, ipaddress.IPv6Address) else parsed
    if mapped is not None:
        return str(mapped)
    return str(ipaddress.ip_network(f"{address.split('%', maxsplit=1)[0]}/64", strict=False))
