"""Who is here: which people at a table have a socket open, since when others have been away, how many only look on.

It is known to this process alone and never stored.
"""

import time
from collections import Counter
from collections.abc import Iterable

from benben.server.models.table import PresenceState
from benben.server.store import StoredSeat


class Presence:
    """The sockets at one table, counted by the hash of the token that they showed (None: no token)."""

    def __init__(self, patience: float) -> None:
        """A person who has had no socket open for *patience* seconds has been away for long."""
        self._patience = patience
        self._opened = time.monotonic()
        self._here: Counter[str | None] = Counter()
        self._gone: dict[str, float] = {}
        """When the last socket of a token went."""

    def come(self, token_hash: str | None) -> None:
        """A socket more."""
        self._here[token_hash] += 1

    def go(self, token_hash: str | None) -> None:
        """A socket less."""
        self._here[token_hash] -= 1
        if not self._here[token_hash]:
            del self._here[token_hash]
            self.was_here(token_hash)

    def was_here(self, token_hash: str | None) -> None:
        """Remember that somebody was here just now."""
        if token_hash is not None:
            self._gone[token_hash] = time.monotonic()

    def is_here(self, token_hash: str | None) -> bool:
        """Whether a socket that showed this token is open."""
        return token_hash is not None and token_hash in self._here

    def is_long_gone(self, token_hash: str | None) -> bool:
        """Whether whoever has this token has been away for long."""
        went = max(self._opened, self._gone.get(token_hash or "", 0.0))
        return not self.is_here(token_hash) and time.monotonic() - went >= self._patience

    def state(self, seats: Iterable[StoredSeat], *, is_over: bool) -> PresenceState:
        """The same for browsers."""
        everybody = tuple(seats)
        seated = {seat.token_hash for seat in everybody} - {None}
        return PresenceState(
            connected=[seat.seat for seat in everybody if self.is_here(seat.token_hash)],
            replaceable=[seat.seat for seat in everybody if not is_over and self.may_replace(seat)],
            watching=sum(count for token, count in self._here.items() if token not in seated),
        )

    def may_replace(self, seat: StoredSeat) -> bool:
        """Whether a bot may take this seat: nobody has come, or whoever sits there has been away for long."""
        if seat.player is not None:
            return False
        return seat.kind == "open" or self.is_long_gone(seat.token_hash)
