"""A table in memory: a cache of what is stored. One lock per table; whatever changes is committed first."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace

from benben import IllegalMove, MalformedMove, Match, MatchOver
from benben.server import problems, rules
from benben.server.log import note, warn
from benben.server.models import LogEntry, Record, TableState
from benben.server.seating import Viewer, unused_name, viewer_of
from benben.server.states import log_entry, table_state
from benben.server.store import Change, StaleTable, Store, StoredPly, StoredSeat, StoredTable
from benben.server.store.store import Status
from benben.server.undo import Taken, what_to_undo
from benben.server.watching import Watcher


@dataclass(frozen=True)
class Turn:
    """A decision that a bot must make: valid as long as the table's version is the same."""

    version: int
    seat: int
    spec: str


class LiveTable:
    """A table that somebody looks at or a bot thinks about."""

    def __init__(
        self, stored: StoredTable, match: Match, store: Store, is_warming: Callable[[], bool], *, fresh: bool
    ) -> None:
        """Take over *stored* and the *match* that follows from it.

        *is_warming* tells whether the rules are still being compiled. A table is *fresh* if it was made just now, so
        that nothing of it was ever taken back.
        """
        self.stored = stored
        self.match = match
        self.is_warming = is_warming
        self.commitment = rules.commitment(stored.dealer_secret)
        self._logs: dict[int | None, list[LogEntry]] = {}
        """What happened in words, for each pair of eyes: what is written once need not be told again."""
        self.watchers: set[Watcher] = set()
        self.driver: asyncio.Task[None] | None = None
        """The task that lets the bots move, while there is one."""
        self.lock = asyncio.Lock()
        self.is_stale = False
        """Somebody else has changed the table in the store: this picture of it must not be used any more."""
        self._store = store
        self._kept_log = None if fresh else 0

    # ---- reading -------------------------------------------------------------------------------------------
    @property
    def id(self) -> str:
        """The table's name in its link."""
        return self.stored.id

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if it were only in the store."""
        return not self.watchers and self.driver is None and not self.lock.locked()

    def viewer(self, hashed: str | None) -> Viewer:
        """Find who looks. Refuses a stranger's token."""
        return viewer_of(self.stored.seats, hashed)

    def state(self, viewer: Viewer, log_from: int = 0) -> TableState:
        """Everything that *viewer* may know, with the log from the ply *log_from* on."""
        return table_state(self, viewer, log_from)

    def log(self, eyes: int | None, start: int) -> list[LogEntry]:
        """What happened from the ply *start* on, as the seat *eyes* (none: a spectator) may be told it."""
        log = self._logs.setdefault(eyes, [])
        log += [log_entry(self.match, ply, eyes) for ply in range(len(log), self.match.ply)]
        return log[start:]

    def viewer_or_nobody(self, hashed: str) -> Viewer:
        """Find who looks; a token without seats is nobody: so is the maker of a table of bots and guests."""
        try:
            return self.viewer(hashed)
        except problems.Refusal:
            return Viewer()

    def record(self) -> Record:
        """The finished game's record with the players' names and the dealer's secret.

        Refuses while the game goes on: from its moves one could work out what the rulebook keeps face down.
        """
        if not self.match.is_over:
            raise problems.not_over()
        return self.match.record(
            [{"name": seat.name, "player": seat.player or ""} for seat in self.stored.seats]
        )

    def connected(self) -> set[int]:
        """The seats whose people have a socket open."""
        hashes = {watcher.token_hash for watcher in self.watchers}
        return {seat.seat for seat in self.stored.seats if seat.token_hash and seat.token_hash in hashes}

    def legal_for(self, viewer: Viewer) -> list[str] | None:
        """The legal moves' notations, if it is the viewer's turn."""
        match = self.match
        if self.stored.status != "playing" or match.turn not in viewer.seats:
            return None
        return [str(move) for move in match.legal_moves]

    def bots_turn(self) -> Turn | None:
        """The decision that a bot must make now, if it is a bot's turn."""
        match = self.match
        if self.stored.status != "playing" or match.turn is None or self.is_stale:
            return None
        seat = self.stored.seats[match.turn]
        if seat.kind != "bot" or seat.player is None:
            return None
        return Turn(self.stored.version, seat.seat, seat.player)

    # ---- watching ------------------------------------------------------------------------------------------
    def watch(self, hashed: str | None, log_from: int) -> Watcher:
        """Begin to tell a socket what happens. Refuses a stranger's token.

        *log_from* is what the socket believes to know of the log; it is believed only as far as nothing can
        have been taken back behind its back.
        """
        self.viewer(hashed)
        kept = len(self.stored.plies) if self._kept_log is None else self._kept_log
        watcher = Watcher(hashed, min(log_from, kept))
        self.watchers.add(watcher)
        self.tell()
        return watcher

    def leave(self, watcher: Watcher) -> None:
        """Stop telling a socket."""
        self.watchers.discard(watcher)
        self.tell()

    def state_for(self, watcher: Watcher) -> TableState:
        """The newest state for a socket, with what is missing in its log."""
        state = self.state(self.viewer(watcher.token_hash), watcher.log_known)
        if self.match is not None:  # before, there is no log to tell
            watcher.log_known = len(self.stored.plies)
        return state

    def tell(self, kept_plies: int | None = None) -> None:
        """Tell every socket that something changed."""
        for watcher in self.watchers:
            watcher.tell(kept_plies)

    # ---- changing ------------------------------------------------------------------------------------------
    async def store_deal(self) -> None:
        """Store what chance has dealt since, if the server was stopped before it could."""
        async with self.lock:
            stored = len(self.stored.plies)
            if self.match.ply > stored:
                await self._commit(self.match, self.stored.status, start=stored)

    async def play(self, viewer: Viewer, ply: int, move: int | str) -> None:
        """Play a person's move. Refuses a late, foreign, malformed or illegal one."""
        async with self.lock:
            match = self._playing(viewer, ply)
            if match.turn not in viewer.seats:
                raise problems.not_your_turn()
            await self._play(match, move)

    async def play_for_bot(self, turn: Turn, move: int) -> bool:
        """Play a bot's move if the table is still as the bot knew it. Tells whether it was played."""
        async with self.lock:
            if self.bots_turn() != turn:
                return False
            await self._play(self.match, move)
            return True

    async def undo(self, viewer: Viewer, ply: int) -> None:
        """Take back the viewer's last decision and what bots did after it, or refuse with the reason."""
        async with self.lock:
            match = self._playing(viewer, ply)
            taken = self.undoable(viewer)
            if not isinstance(taken, Taken):
                raise taken or problems.nothing_to_undo()
            earlier = match.copy()
            earlier.rewind(taken.start)
            await self._commit(earlier, "playing", start=taken.start, cuts=True)
            note("taken back", table=self.id, ply=taken.start)

    async def join(self, name: str, seat: int | None, hashed: str) -> Viewer:
        """Take an open seat for the token with this hash. Refuses when none is open."""
        async with self.lock:
            taken = self._take_seat(name, seat, hashed)
            seats = tuple(taken if old.seat == taken.seat else old for old in self.stored.seats)
            status: Status = "waiting" if any(old.kind == "open" for old in seats) else "playing"
            await self._commit_seats(seats, taken, status)
            note("joined", table=self.id, seat=taken.seat)
            return self.viewer(hashed)

    def undoable(self, viewer: Viewer) -> Taken | problems.Refusal | None:
        """What an undo would take back, or why it cannot; nothing when there is nothing to take back."""
        bots = {seat.seat for seat in self.stored.seats if seat.kind == "bot"}
        return what_to_undo(self.match, set(viewer.seats), bots)

    def playing(self, viewer: Viewer) -> Match:
        """The running game, for somebody who plays in it. Refuses spectators, and when nothing can be played."""
        if not viewer.seats:
            raise problems.only_watching()
        if self.stored.status == "waiting":
            raise problems.waiting()
        if self.match.is_over:
            raise problems.over()
        return self.match

    # ---- behind the doors ----------------------------------------------------------------------------------
    def _playing(self, viewer: Viewer, ply: int) -> Match:
        """Check what every decision needs: a seat, a running game and the right ply."""
        match = self.playing(viewer)
        if ply != len(match.plies):
            raise problems.late(len(match.plies), self.legal_for(viewer))
        return match

    async def _play(self, match: Match, move: int | str) -> None:
        trial = match.copy()  # so that nothing has happened when the store fails
        try:
            trial.play(move)
        except MalformedMove as error:
            raise problems.malformed_move(str(error), [str(legal) for legal in match.legal_moves]) from error
        except IllegalMove as error:
            raise problems.illegal(str(move), error.legal) from error
        except MatchOver as error:
            raise problems.over() from error
        await self._commit(trial, "over" if trial.is_over else "playing", start=len(match.plies))

    async def _commit(self, match: Match, status: Status, *, start: int, cuts: bool = False) -> None:
        """Store the plies of *match* from *start* on, then make it the table's match."""
        plies = [StoredPly(ply.actor, ply.move, ply.text) for ply in match.plies[start:]]
        change = Change(status, match.turn, start, plies, cuts=cuts)
        after = replace(
            self.stored,
            status=status,
            actor=match.turn,
            plies=(*self.stored.plies[:start], *plies),
            version=self.stored.version + 1,
        )
        await self._write(change, after, match)

    async def _commit_seats(self, seats: tuple[StoredSeat, ...], taken: StoredSeat, status: Status) -> None:
        change = Change(status, self.stored.actor, len(self.stored.plies), seats=(taken,))
        after = replace(self.stored, seats=seats, status=status, version=self.stored.version + 1)
        await self._write(change, after, self.match)

    async def _write(self, change: Change, after: StoredTable, match: Match) -> None:
        """Commit, then adopt and tell; a caller who goes away in between does not tear them apart."""

        async def commit_and_adopt() -> None:
            await self._store.change(self.id, self.stored.version, change)
            self._adopt(match, after)
            self.tell(change.start if change.cuts else None)

        try:
            await asyncio.shield(asyncio.ensure_future(commit_and_adopt()))
        except StaleTable as error:
            warn("table changed by another server", table=self.id)
            self.is_stale = True
            self.tell()
            raise problems.storage() from error

    def _adopt(self, match: Match, stored: StoredTable) -> None:
        kept = min(len(self.stored.plies), len(stored.plies))  # plies come and go at the end only
        if kept < len(self.stored.plies):
            self._kept_log = kept if self._kept_log is None else min(kept, self._kept_log)
            for log in self._logs.values():
                del log[kept:]
        self.stored = stored
        self.match = match

    def _take_seat(self, name: str, wanted: int | None, hashed: str) -> StoredSeat:
        free = [seat.seat for seat in self.stored.seats if seat.kind == "open"]
        if not free:
            raise problems.nothing_open()
        if wanted is not None and wanted not in free:
            raise problems.seat_taken()
        names = [seat.name for seat in self.stored.seats]
        return StoredSeat(
            free[0] if wanted is None else wanted, "person", unused_name(name, names), None, hashed
        )
