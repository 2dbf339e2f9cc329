"""Presence: which people at a table have a socket open, since when others have been away, how many only watch.

The workers exchange it; it is never stored.
"""

import time
from collections import Counter
from collections.abc import Iterable, Mapping

from benben.server.models.table import PresenceState
from benben.server.store import StoredSeat

_LASTS = 100.0
"""Seconds after which another worker's report expires. Workers repeat theirs every 30 seconds."""


class Presence:
    """The sockets at one table, counted by the owner of seats (None: a spectator)."""

    def __init__(self, patience: float) -> None:
        """A person without an open socket for *patience* seconds counts as away for long."""
        self._patience = patience
        self._opened = time.monotonic()
        self.here: Counter[str | None] = Counter()
        """The sockets of this worker."""
        self.hidden: Counter[str | None] = Counter()
        """Those of them whose pages are in the background."""
        self._elsewhere: dict[str, Counter[str | None]] = {}
        """The sockets of other workers."""
        self._hidden_elsewhere: dict[str, frozenset[str | None]] = {}
        """The owners whose pages at other workers are all in the background."""
        self._last_report: dict[str, float] = {}
        """When these workers last reported."""
        self._last_seen: dict[str, float] = {}
        """When an owner was last here, if no socket is open."""

    def connect(self, owner: str | None) -> None:
        """Count a socket that was opened."""
        self.here[owner] += 1

    def hide(self, owner: str | None, *, hidden: bool) -> None:
        """Count a page that goes to the background, or comes back."""
        self.hidden[owner] += 1 if hidden else -1
        if not self.hidden[owner]:
            del self.hidden[owner]

    def disconnect(self, owner: str | None) -> None:
        """Count a socket that was closed. Its page is not hidden."""
        self.here[owner] -= 1
        if not self.here[owner]:
            del self.here[owner]
            self.was_here(owner)

    def unseen(self) -> list[str | None]:
        """The owners here whose pages are all in the background."""
        return [owner for owner, count in self.hidden.items() if count >= self.here[owner]]

    def update_remote(
        self, worker: str, here: Mapping[str | None, int], hidden: Iterable[str | None] = ()
    ) -> bool:
        """Set the sockets of another worker, and whose pages there are all *hidden*. Return whether sockets changed."""
        self._hidden_elsewhere[worker] = frozenset(hidden)
        before, now = self._elsewhere.pop(worker, Counter()), Counter(here)
        self._last_report.pop(worker, None)
        if not now:
            del self._hidden_elsewhere[worker]
        else:
            self._elsewhere[worker] = now
            self._last_report[worker] = time.monotonic()
        for owner in before.keys() - now.keys():
            self.was_here(owner)
        return before != now

    def keep_only(self, living: Iterable[str]) -> bool:
        """Drop the reports of dead workers and expired reports. Return whether there were any."""
        dead = self._elsewhere.keys() - set(living)
        dead |= {
            worker for worker, reported in self._last_report.items() if time.monotonic() - reported > _LASTS
        }
        for worker in dead:
            self.update_remote(worker, {})
        return bool(dead)

    def was_here(self, owner: str | None) -> None:
        """Note that an owner was here just now."""
        if owner is not None:
            self._last_seen[owner] = time.monotonic()

    @property
    def is_empty(self) -> bool:
        """Whether no socket is open at the table."""
        return not any(self._everywhere())

    def is_here(self, owner: str | None) -> bool:
        """Whether the owner has a socket open."""
        return owner is not None and any(owner in sockets for sockets in self._everywhere())

    def is_looking(self, owner: str | None) -> bool:
        """Whether the owner has a page open that is not in the background."""
        if owner is None:
            return False
        elsewhere = (
            owner in sockets and owner not in self._hidden_elsewhere.get(worker, ())
            for worker, sockets in self._elsewhere.items()
        )
        return self.here[owner] > self.hidden[owner] or any(elsewhere)

    def is_long_gone(self, owner: str | None) -> bool:
        """Whether the owner has been away for long."""
        last = max(self._opened, self._last_seen.get(owner or "", 0.0))
        return not self.is_here(owner) and time.monotonic() - last >= self._patience

    def state(self, seats: Iterable[StoredSeat], replaceable: list[int]) -> PresenceState:
        """The presence in the form that browsers get, with the seats that a bot may take."""
        everybody = tuple(seats)
        seated = {seat.owner for seat in everybody} - {None}
        return PresenceState(
            connected=[seat.seat for seat in everybody if self.is_here(seat.owner)],
            replaceable=replaceable,
            watching=sum(
                count
                for sockets in self._everywhere()
                for owner, count in sockets.items()
                if owner not in seated
            ),
        )

    def may_replace(self, seat: StoredSeat) -> bool:
        """Whether a bot may take this seat: no one has joined, or the person has been away for long."""
        if seat.is_bot_playing:
            return False
        return seat.kind == "open" or self.is_long_gone(seat.owner)

    def _everywhere(self) -> Iterable[Counter[str | None]]:
        return (self.here, *self._elsewhere.values())
