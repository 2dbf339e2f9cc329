"""What one address, one seat and one table may ask of the server: rates, and the number of sockets held open.

People in one room have one address, so what a seat's token answers for counts against the seat first.
"""

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from benben.server import problems
from benben.server.http.doors import household
from benben.server.http.gate import Gate
from benben.server.http.meter import Meter
from benben.server.http.shared import Shared
from benben.server.settings import Settings


class Limits:
    """How often one address may ask, counted in memory. Processes that serve together tell one another."""

    def __init__(self, settings: Settings, gate: Gate, clock: Callable[[], float] = time.monotonic) -> None:
        """Read the rates of *settings*. Raises `ValueError` for one that cannot be read."""
        self._gate = gate
        self._requests = Meter(settings.request_rate, clock)
        self._tables = Meter(settings.create_rate, clock)
        self._hints = Meter(settings.hint_rate, clock)
        self._reviews = Meter(settings.review_rate, clock)
        self._moves = Meter(settings.move_rate, clock)
        self._seats = Meter(settings.seat_rate, clock)
        self._messages = Meter(settings.message_rate, clock)
        self._all_messages = Meter(settings.address_rate, clock)
        self._seat_arrivals = Meter(settings.seat_arrival_rate, clock)
        self._arrivals = Meter(settings.arrival_rate, clock)
        self._settings = settings
        self._sockets: Counter[str] = Counter()
        self._shared = Shared(
            {
                "requests": self._requests,
                "tables": self._tables,
                "hints": self._hints,
                "reviews": self._reviews,
                "moves": self._moves,
                "seats": self._seats,
                "messages": self._messages,
                "all_messages": self._all_messages,
                "seat_arrivals": self._seat_arrivals,
                "arrivals": self._arrivals,
            },
            self._sockets,
        )
        self.news, self.hear, self.forget_but = self._shared.news, self._shared.hear, self._shared.forget_but

    def request(self, address: str) -> None:
        """Count a request. Refuses one too many."""
        _check(self._requests.hit(household(address)))

    def new_table(self, address: str) -> None:
        """Count a new table. Refuses one too many."""
        _check(self._tables.hit(household(address)))

    def hint(self, address: str) -> None:
        """Count a hint. Refuses one too many."""
        _check(self._hints.hit(household(address)))

    def review(self, address: str) -> None:
        """Count a review that is to begin. Refuses one too many."""
        _check(self._reviews.hit(household(address)))

    def move(self, address: str) -> None:
        """Count a move, or another change of a table. Refuses one too many."""
        _check(self._moves.hit(household(address)))

    def message(self, address: str, seat: str | None) -> None:
        """Count a socket's message, which a *seat* answers for or nobody. Refuses one too many."""
        home = household(address)
        _check(self._all_messages.hit(home))
        if seat is None or self._seats.hit(seat):
            _check(self._messages.hit(home))

    def arrival(self, address: str, seat: str | None) -> None:
        """Count a socket that comes to a table. Refuses one too many."""
        if seat is None or self._seat_arrivals.hit(seat):
            _check(self._arrivals.hit(household(address)))

    @contextmanager
    def stranger(self, address: str) -> Iterator[None]:
        """Hold a socket open that has not said hello yet. Refuses one too many of its address."""
        with self._held({f"stranger {household(address)}": self._settings.unidentified_per_address}):
            yield

    @contextmanager
    def socket(self, table_id: str, address: str, seat: str | None) -> Iterator[None]:
        """Hold a socket of a table open, of a *seat* there or of a spectator. Refuses one too many.

        However many look on, whoever has a seat finds a place.
        """
        if seat is None and self._gate.is_crowded:
            raise problems.full()
        with self._held(self._places(table_id, household(address), seat)):
            yield

    def _places(self, table_id: str, home: str, seat: str | None) -> Mapping[str, int]:
        if seat is not None:
            return {f"seat {seat}": self._settings.sockets_per_seat}
        return {
            f"table {table_id}": self._settings.watchers_per_table,
            f"table {table_id} from {home}": self._settings.watchers_per_address,
            f"address {home}": self._settings.sockets_per_address,
        }

    @contextmanager
    def _held(self, places: Mapping[str, int]) -> Iterator[None]:
        if any(self._sockets[key] + self._shared.held_elsewhere(key) >= most for key, most in places.items()):
            raise problems.too_many_sockets()
        self._sockets.update(places.keys())
        try:
            yield
        finally:
            self._sockets.subtract(places.keys())
            for key in [key for key in places if not self._sockets[key]]:
                del self._sockets[key]


def _check(wait: float) -> None:
    if wait:
        raise problems.too_often(max(1, math.ceil(wait)))
