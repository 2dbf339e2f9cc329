"""The talk of a table: what its players say to each other, and the decisions that were taken back.

It is apart from the game: a line waits for no move, no move waits for a line, and the table's version stays as it is.
"""

import asyncio
import time
import unicodedata
from collections.abc import Collection, Sequence

from benben.engine.names import JOINERS, REFUSED
from benben.server import http_errors
from benben.server.models.table import TalkLine
from benben.server.store import StoredLine, TableStore, TalkLevel
from benben.server.store.interface import MOST_LINES
from benben.server.tables.seating import Viewer

MOST = 200
"""The most characters of a line."""
_MOST_MARKS = 2
"""The most accents on one letter: piles of them cover the lines above."""
_OVERLAP = 100
"""Lines that are read again: with several workers, a line can be stored after one with a greater number."""
_FOR_PLAYERS = {"chat"}
"""The kinds of lines that spectators do not get."""
_LEVELS: Sequence[TalkLevel] = ("off", "reactions", "chat")


def lower_level(one: TalkLevel, other: TalkLevel) -> TalkLevel:
    """The level that allows only what both levels allow."""
    return min(one, other, key=_LEVELS.index)


def checked_line(text: str) -> str:
    """A text as it is kept: composed (NFC), on one line, without control characters. Refuses an empty or a long one."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", " ".join(text.split())):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if (kind not in REFUSED or letter in JOINERS) and marks <= _MOST_MARKS:
            kept.append(letter)
    line = " ".join("".join(kept).split())
    if len(line) > MOST or not any(unicodedata.category(letter)[0] not in "CMZ" for letter in line):
        raise http_errors.bad_line(MOST)
    return line


def took_back(seat: int, ply: int) -> StoredLine:
    """The line about a decision of a *seat* that was taken back, to a *ply*."""
    return StoredLine(seat, "took_back", "", ply, int(time.time()))


class Talk:
    """The lines of a table that this worker knows, in the order in which they came."""

    def __init__(self, store: TableStore, table_id: str, *, fresh: bool) -> None:
        """A *fresh* table was just made and has no lines."""
        self._store = store
        self._table_id = table_id
        self._lines: list[StoredLine] = []
        self._numbers: set[int] = set()
        self._dropped = 0
        self._is_loaded = fresh
        self._loading = asyncio.Lock()

    @property
    def count(self) -> int:
        """How many lines have ever come here."""
        return self._dropped + len(self._lines)

    def lines(self, since: int, viewer: Viewer) -> list[TalkLine]:
        """The lines that a *viewer* may read, without the first *since*."""
        fresh = self._lines[max(0, since - self._dropped) :]
        return [TalkLine(**vars(line)) for line in fresh if viewer.seats or line.kind not in _FOR_PLAYERS]

    async def say(self, line: StoredLine) -> None:
        """Store a line, then show it."""
        self._add(await self._store.say(self._table_id, line), line)

    async def load(self) -> None:
        """Read the stored lines, if that was not done yet."""
        if not self._is_loaded:
            await self.refresh()

    async def refresh(self) -> None:
        """Read the lines that others have stored."""
        async with self._loading:
            after = max(self._numbers, default=_OVERLAP) - _OVERLAP
            for number, line in await self._store.lines(self._table_id, after):
                self._add(number, line)
            self._is_loaded = True

    def forget(self, seats: Collection[int]) -> None:
        """Forget what was said on some seats: their people have gone, and the store has forgotten it, too."""
        before = len(self._lines)
        self._lines = [line for line in self._lines if line.seat not in seats]
        self._dropped += before - len(self._lines)

    def _add(self, number: int, line: StoredLine) -> None:
        if number in self._numbers:
            return
        self._numbers.add(number)
        self._lines.append(line)
        if len(self._lines) > MOST_LINES:
            del self._lines[0]
            self._dropped += 1
            if len(self._numbers) > 2 * MOST_LINES:
                self._numbers = set(sorted(self._numbers)[-MOST_LINES:])
