"""The connections that are open: how many there may be, how many from one address, and which must hurry."""

from collections import Counter
from typing import Literal, TypeAlias

from benben.server.http.doors import Doors, household
from benben.server.settings import Settings

Turned: TypeAlias = Literal["full", "address_full", "address_unidentified"]
"""Why a connection is turned away."""


class Ticket:
    """A connection that was let in. Until its first request is read it is one of the unidentified of its address."""

    def __init__(self, gate: "Gate", home: str | None) -> None:
        self._gate = gate
        self._home = home
        self._is_waiting = False

    def wait(self) -> None:
        """It has yet to say what it wants."""
        if not self._is_waiting:
            self._is_waiting = True
            self._gate.count_waiting(self._home, 1)

    def known(self) -> None:
        """It has said what it wants."""
        if self._is_waiting:
            self._is_waiting = False
            self._gate.count_waiting(self._home, -1)

    def leave(self) -> None:
        """It is closed."""
        self.known()
        self._gate.count_open(self._home, -1)


class Gate:
    """Counts connections. Those of trusted proxies speak for many people: they count only in all."""

    def __init__(self, settings: Settings, most: int) -> None:
        """Let in at most so many connections at once."""
        self._doors = Doors(settings)
        self._most = most
        self._most_crowded = int(most * (1 - settings.kept_for_seats))
        self._most_at_home = settings.connections_per_address
        self._most_waiting = settings.unidentified_per_address
        self._all = 0
        self._open: Counter[str] = Counter()
        self._waiting: Counter[str] = Counter()
        self.header_timeout = settings.header_timeout
        self.send_timeout = settings.send_timeout

    @property
    def is_crowded(self) -> bool:
        """Whether the places that are left are kept for those who play."""
        return self._all > self._most_crowded

    def enter(self, address: str) -> Ticket | Turned:
        """Let a connection from an *address* in, or say why not."""
        home = None if self._doors.is_proxy(address) else household(address)
        if self._all >= self._most:
            return "full"
        if home is not None and self._open[home] >= self._most_at_home:
            return "address_full"
        if home is not None and self._waiting[home] >= self._most_waiting:
            return "address_unidentified"
        self.count_open(home, 1)
        ticket = Ticket(self, home)
        ticket.wait()
        return ticket

    def count_open(self, home: str | None, change: int) -> None:
        """Count a connection that comes or goes."""
        self._all += change
        _count(self._open, home, change)

    def count_waiting(self, home: str | None, change: int) -> None:
        """Count a connection that begins or ends to be unidentified."""
        _count(self._waiting, home, change)


def _count(counts: Counter[str], home: str | None, change: int) -> None:
    if home is not None:
        counts[home] += change
        if not counts[home]:
            del counts[home]
