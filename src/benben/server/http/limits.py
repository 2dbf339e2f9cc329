"""Limits for one address, one seat and one table: rates, and the number of open sockets.

People in one room share an address, so a message with a seat's token counts against the seat first.
"""

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Literal

from benben.server import http_errors
from benben.server.http.connection_limiter import ConnectionLimiter
from benben.server.http.rate_limiter import RateLimiter
from benben.server.http.request_origin import client_network
from benben.server.http.shared_limits import SharedLimits
from benben.server.settings import Settings


class RequestLimits:
    """The limits of requests and sockets, counted in memory. Processes that serve together exchange their counts."""

    def __init__(
        self, settings: Settings, limiter: ConnectionLimiter, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Read the rates of *settings*. Raises `ValueError` for one that cannot be read."""
        self._limiter = limiter
        self._requests = RateLimiter(settings.request_rate, clock)
        self._tables = RateLimiter(settings.create_rate, clock)
        self._hints = RateLimiter(settings.hint_rate, clock)
        self._reviews = RateLimiter(settings.review_rate, clock)
        self._moves = RateLimiter(settings.move_rate, clock)
        self._seats = RateLimiter(settings.seat_rate, clock)
        self._lines = RateLimiter(settings.talk_rate, clock)
        self._messages = RateLimiter(settings.message_rate, clock)
        self._all_messages = RateLimiter(settings.address_rate, clock)
        self._seat_arrivals = RateLimiter(settings.seat_arrival_rate, clock)
        self._arrivals = RateLimiter(settings.arrival_rate, clock)
        self._people = {
            name: RateLimiter(getattr(settings, f"{name}_rate"), clock)
            for name in ("person", "sign_in", "people", "download", "mail")
        }
        self._settings = settings
        self._sockets: Counter[str] = Counter()
        self.shared = SharedLimits(
            {
                "requests": self._requests,
                "tables": self._tables,
                "hints": self._hints,
                "reviews": self._reviews,
                "moves": self._moves,
                "seats": self._seats,
                "lines": self._lines,
                "messages": self._messages,
                "all_messages": self._all_messages,
                "seat_arrivals": self._seat_arrivals,
                "arrivals": self._arrivals,
                **self._people,
            },
            self._sockets,
        )

    def request(self, address: str) -> None:
        """Count a request. Refuses it beyond the rate."""
        _check(self._requests.hit(client_network(address)))

    def new_table(self, address: str) -> None:
        """Count a new table. Refuses it beyond the rate."""
        _check(self._tables.hit(client_network(address)))

    def hint(self, address: str) -> None:
        """Count a hint. Refuses it beyond the rate."""
        _check(self._hints.hit(client_network(address)))

    def review(self, address: str) -> None:
        """Count a new review. Refuses it beyond the rate."""
        _check(self._reviews.hit(client_network(address)))

    def move(self, address: str) -> None:
        """Count a move, or another change of a table. Refuses it beyond the rate."""
        _check(self._moves.hit(client_network(address)))

    def people(self, address: str, kind: Literal["person", "sign_in", "people", "download", "mail"]) -> None:
        """Count a request about people, by its kind. Refuses it beyond the rate."""
        _check(self._people[kind].hit(client_network(address)))

    def line(self, address: str, seat: str | None) -> None:
        """Count a line of the talk, from a *seat* or none. Refuses it beyond the rate; the socket stays open."""
        wait = self._lines.hit(client_network(address) if seat is None else seat)
        if wait:
            raise http_errors.talk_too_often(max(1, math.ceil(wait)))

    def message(self, address: str, seat: str | None) -> None:
        """Count a message from a socket, by a *seat* or none. Refuses it beyond the rate."""
        network = client_network(address)
        _check(self._all_messages.hit(network))
        if seat is None or self._seats.hit(seat):
            _check(self._messages.hit(network))

    def arrival(self, address: str, seat: str | None) -> None:
        """Count a new socket at a table. Refuses it beyond the rate."""
        if seat is None or self._seat_arrivals.hit(seat):
            _check(self._arrivals.hit(client_network(address)))

    @contextmanager
    def stranger(self, address: str) -> Iterator[None]:
        """Count a socket until it says hello. Refuses it if its address has too many."""
        with self._hold({f"stranger {client_network(address)}": self._settings.unidentified_per_address}):
            yield

    @contextmanager
    def socket(self, table_id: str, address: str, seat: str | None) -> Iterator[None]:
        """Count a socket at a table while it is open, for a *seat* or a spectator. Refuses it if there are too many.

        Spectators never take the slots that are reserved for players.
        """
        if seat is None and self._limiter.is_nearly_full:
            raise http_errors.full()
        with self._hold(self._places(table_id, client_network(address), seat)):
            yield

    def _places(self, table_id: str, network: str, seat: str | None) -> Mapping[str, int]:
        if seat is not None:
            return {f"seat {seat}": self._settings.sockets_per_seat}
        return {
            f"table {table_id}": self._settings.watchers_per_table,
            f"table {table_id} from {network}": self._settings.watchers_per_address,
            f"address {network}": self._settings.sockets_per_address,
        }

    @contextmanager
    def _hold(self, places: Mapping[str, int]) -> Iterator[None]:
        if any(self._sockets[key] + self.shared.held_elsewhere(key) >= most for key, most in places.items()):
            raise http_errors.too_many_sockets()
        self._sockets.update(places.keys())
        try:
            yield
        finally:
            self._sockets.subtract(places.keys())
            for key in [key for key in places if not self._sockets[key]]:
                del self._sockets[key]


def _check(wait: float) -> None:
    if wait:
        raise http_errors.too_often(max(1, math.ceil(wait)))
