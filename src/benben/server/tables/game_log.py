"""The log of a table."""

from benben import Match
from benben.server.models.table import LogEntry


class GameLog:
    """The log of a table for each seat, with its entries cached.

    Nothing was ever undone at a *fresh* table, which was just made.
    """

    def __init__(self, *, fresh: bool) -> None:
        self._entries: dict[int | None, list[LogEntry]] = {}
        self._differ: list[bool] = []
        """Whether viewers see different things, before each ply."""
        self._lowest_cut: int | None = None if fresh else 0
        """The lowest ply from which the log was ever cut; None if it never was.

        0 for a table from the store: no one knows what was undone before it was loaded.
        """

    def entries(self, match: Match, seat: int | None, start: int) -> list[LogEntry]:
        """The entries from the ply *start* on, as a *seat* (None: a spectator) may see them."""
        entries = self._entries.setdefault(seat, [])
        for ply in range(len(entries), match.ply):
            entries.append(self._entry(match, ply, seat))
        return entries[start:]

    def _entry(self, match: Match, ply: int, seat: int | None) -> LogEntry:
        """An entry; one that is the same for everybody is made once."""
        if seat is not None and not self._differs(match, ply):
            return self.entries(match, None, ply)[0]
        actor = match.plies[ply].actor
        return LogEntry(ply=ply, seat=actor if actor >= 0 else None, events=match.events(ply, seat))

    def _differs(self, match: Match, ply: int) -> bool:
        """Whether viewers may get different events of a ply: they see different things before or after it."""
        for place in range(len(self._differ), ply + 2):
            self._differ.append(match.views_differ(place))
        return self._differ[ply] or self._differ[ply + 1]

    def cut(self, ply: int) -> None:
        """Forget everything from a *ply* on: it was undone."""
        self._lowest_cut = ply if self._lowest_cut is None else min(ply, self._lowest_cut)
        for entries in self._entries.values():
            del entries[ply:]
        del self._differ[ply:]

    def trusted_plies(self, claimed: int, plies: int) -> int:
        """The part of the log that a socket may keep if it *claims* to have so much of it, out of *plies*.

        It counts only up to the first ply that may have been undone without the socket's knowledge.
        """
        return min(claimed, plies if self._lowest_cut is None else self._lowest_cut)
