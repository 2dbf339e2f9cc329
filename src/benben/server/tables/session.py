"""A table that is played at: a cache of what is stored. One lock per table; whatever changes is committed first."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace

from benben import IllegalMove, MalformedMove, Match, MatchOver
from benben.engine.message import message
from benben.engine.undo import WhyNoUndo, find_undo
from benben.server import metrics, problems
from benben.server.log import note
from benben.server.models.table import PresenceState, Record
from benben.server.settings import Settings
from benben.server.store import Change, Status, Store, StoredSeat, StoredTable
from benben.server.tables import matches
from benben.server.tables.audience import Audience
from benben.server.tables.changing import Done, alone, once
from benben.server.tables.game_log import GameLog
from benben.server.tables.moving import Decide, handed
from benben.server.tables.seating import Viewer, bot_in, open_seat, seat_at, taken_back, viewer_of
from benben.server.tables.watcher import Rendered, Watcher

_TWO = 2
"""With so few a game ends when one of them leaves."""


@dataclass(frozen=True)
class Hooks:
    """Who else wants to know of a table."""

    changed: Callable[["TableSession"], object]
    """Called after every change of a table, and when its bots may have to go on."""
    presence: Callable[["TableSession"], object]
    """Called when sockets here come and go."""
    opened: Callable[["TableSession"], object]
    """Called when it comes into memory."""
    closed: Callable[["TableSession"], object]
    """Called when it is put back to the store."""


@dataclass(frozen=True)
class BotTurn:
    """A decision that a bot must make: valid as long as the table's version is the same."""

    version: int
    seat: int
    spec: str


class TableSession:
    """A table that somebody looks at or a bot thinks about."""

    def __init__(
        self,
        stored: StoredTable,
        match: Match,
        store: Store,
        hooks: Hooks,
        settings: Settings,
        *,
        fresh: bool,
    ) -> None:
        """Take over *stored* and its *match*; of a *fresh* table, made just now, nothing was ever taken back."""
        self.stored = stored
        self.match = match
        self.commitment = matches.commitment(stored.dealer_secret)
        self.log = GameLog(fresh=fresh)
        self.rendered: Rendered = {}
        """What was sent of this version, ready to be sent again."""
        self.audience = Audience(settings, fresh=fresh)
        self.bots_task: asyncio.Task[None] | None = None
        """Lets the bots move, while it is their turn."""
        self.lock = asyncio.Lock()
        self.done = Done()
        self.is_lost = False
        """It was deleted, or what others did to it cannot be taken over: this picture of it is not used any more."""
        self._store = store
        self._hooks = hooks
        self._settings = settings
        self.maker_address: str | None = None
        """Where it was made from, as long as this server runs."""

    # ---- reading -------------------------------------------------------------------------------------------
    @property
    def id(self) -> str:
        """The table's name in its link."""
        return self.stored.id

    @property
    def is_idle(self) -> bool:
        """Whether nobody would notice if it were only in the store."""
        return not self.audience.watchers and self.bots_task is None and not self.lock.locked()

    @property
    def is_resting(self) -> bool:
        """Whether only bots would play and nobody watches them, or the table is no more."""
        return self.is_lost or (self.audience.is_gone and all(seat.player for seat in self.stored.seats))

    def viewer(self, token_hash: str | None) -> Viewer:
        """Find who looks. Refuses a stranger's token."""
        return viewer_of(self.stored, token_hash)

    async def let_in(self, token_hash: str | None) -> Viewer:
        """The same for who may have joined through another worker a moment ago."""
        try:
            return self.viewer(token_hash)
        except problems.Refusal:
            if self._store.is_shared:
                await self.catch_up(self.stored.version + 1)
            return self.viewer(token_hash)

    def record(self) -> Record:
        """The finished game's record with the players' names and the dealer's secret.

        Refuses while the game goes on: from its moves one could work out what the rulebook keeps face down.
        """
        seats = [{"name": seat.name, "player": seat.player or ""} for seat in self.stored.seats]
        return self.finished().record(seats, resigned=self.stored.resigned)

    def finished(self) -> Match:
        """The match of a game that is over, played to its end or given up. Refuses while it goes on."""
        if self.stored.status != "over":
            raise problems.not_over()
        return self.match

    def who_is_here(self) -> PresenceState:
        """Which people are here, whom a bot may stand in for, and how many look on."""
        return self.audience.presence.state(self.stored.seats, is_over=self.stored.status == "over")

    def is_turn_of(self, viewer: Viewer) -> bool:
        """Whether the viewer must decide now."""
        return self.stored.status == "playing" and self.match.turn in self._own(viewer)

    def bots_turn(self) -> BotTurn | None:
        """The decision that a bot must make now, if it is a bot's turn."""
        match = self.match
        if self.stored.status != "playing" or match.turn is None:
            return None
        seat = self.stored.seats[match.turn]
        if seat.player is None:
            return None
        return BotTurn(self.stored.version, seat.seat, seat.player)

    def undo_ply(self, viewer: Viewer) -> int | WhyNoUndo:
        """The ply to which an undo of the viewer's would go back, or why there can be none."""
        bots = {seat.seat for seat in self.stored.seats if seat.kind == "bot"}
        return find_undo(self.match, self._own(viewer), bots)

    def playing(self, viewer: Viewer) -> Match:
        """The running game, for somebody who plays in it. Refuses spectators, and when nothing can be played."""
        if not viewer.seats:
            raise problems.only_watching()
        return self.running()

    def running(self) -> Match:
        """The running game. Refuses before everybody is seated, and when it is over."""
        if self.stored.status == "waiting":
            raise problems.waiting()
        if self.stored.status == "over":
            raise problems.over()
        return self.match

    def _own(self, viewer: Viewer) -> set[int]:
        """The viewer's seats where no bot stands in."""
        return {seat for seat in viewer.seats if self.stored.seats[seat].player is None}

    # ---- watching ------------------------------------------------------------------------------------------
    def watch(self, token_hash: str | None, log_from: int) -> Watcher:
        """Begin to notify a socket of every change. Refuses a stranger's token.

        *log_from* is how much of the log the socket claims to know.
        """
        self.viewer(token_hash)
        watcher = Watcher(token_hash, self.log.trusted(log_from, len(self.stored.plies)))
        self.audience.come(watcher)
        self._hooks.presence(self)
        self._hooks.changed(self)
        return watcher

    def look(self) -> None:
        """Somebody looks at the table: bots that rested go on."""
        self.audience.look()
        self._hooks.changed(self)

    def unwatch(self, watcher: Watcher) -> None:
        """Stop notifying a socket."""
        self.audience.go(watcher)
        self._hooks.presence(self)
        if not self.audience.watchers:
            self.rendered.clear()

    # ---- changing ------------------------------------------------------------------------------------------
    @alone
    async def store_deal(self) -> None:
        """Store what chance has dealt since, if the server was stopped before it could."""
        stored = len(self.stored.plies)
        if self.match.ply > stored:
            await self._commit(self.match, start=stored)

    @alone
    @once
    async def play(self, viewer: Viewer, ply: int, move: int | str) -> None:
        """Play a person's move. Refuses a late, foreign, malformed or illegal one."""
        match = await self._current(viewer, ply)
        if not self.is_turn_of(viewer):
            raise problems.not_your_turn()
        await self._play(match, move, "person")

    @alone
    async def play_for_bot(self, turn: BotTurn, move: int) -> bool:
        """Play a bot's move if the table is still as the bot knew it. Tells whether it was played."""
        if self.bots_turn() != turn:
            return False
        await self._play(self.match, move, "bot")
        return True

    @alone
    @once
    async def undo(self, viewer: Viewer, ply: int) -> None:
        """Take back the viewer's last decision and what bots did after it, or refuse with the reason."""
        match = await self._current(viewer, ply)
        start = self.undo_ply(viewer)
        if not isinstance(start, int):
            raise problems.no_undo(start)
        await self._commit(match.at(start), start=start, cuts=True)
        note("taken back", table=self.id, ply=start)

    @alone
    async def join(self, name: str, seat: int | None, token_hash: str) -> Viewer:
        """Take an open seat for the token with this hash. Refuses when none is open."""
        taken = open_seat(self.stored, name, seat, token_hash)
        self.audience.presence.was_here(token_hash)
        await self._seat(taken)
        note("joined", table=self.id, seat=taken.seat)
        return self.viewer(token_hash)

    @alone
    @once
    async def give_up(self, viewer: Viewer, seat: int) -> None:
        """Leave a seat of the viewer's: with two the game ends, with more a bot stands in. Refuses others' seats."""
        self.playing(viewer)
        old = seat_at(self.stored, seat)
        if seat not in viewer.seats:
            raise problems.not_your_seat()
        if len(self.stored.seats) == _TWO:
            after = replace(self.stored, status="over", actor=None, resigned=seat)
            await self._write(Change("over", None, len(after.plies), resigned=seat), after, self.match)
            note("resigned", table=self.id, seat=seat)
        elif old.player is None:
            await self._seat(bot_in(old, self._settings.stand_in, self.stored.seats))
            note("left", table=self.id, seat=seat)

    @alone
    @once
    async def let_bot_play(self, viewer: Viewer, seat: int) -> None:
        """Put a bot on a seat where nobody came, or in the place of somebody who has been away for long.

        Refuses whoever has no say at this table, seats of bots, and people who are here.
        """
        if not viewer.is_host:
            raise problems.only_watching()
        if self.stored.status == "over":
            raise problems.over()
        old = seat_at(self.stored, seat)
        if old.player is not None:
            raise problems.seat_taken()
        if not self.audience.presence.may_replace(old):
            raise problems.still_here(int(self._settings.stand_in_after))
        await self._seat(bot_in(old, self._settings.stand_in, self.stored.seats))
        note("bot seated", table=self.id, seat=seat)

    @alone
    @once
    async def take_back(self, viewer: Viewer) -> None:
        """Give the viewer those seats back where bots stand in; what they are thinking is forgotten."""
        if not viewer.seats:
            raise problems.only_watching()
        if self.stored.status == "over":
            raise problems.over()
        seats = [self.stored.seats[seat] for seat in viewer.seats]
        back = [taken_back(seat) for seat in seats if seat.player is not None]
        if back:
            await self._seat(*back)
            note("back", table=self.id, seats=len(back))

    @alone
    async def hand_over(self, decide: Decide) -> None:
        """Hand everything that is one token's over to another, as *decide* says. Windows with the old one close."""
        handing = decide(self.stored, self.audience.presence)
        self.audience.presence.was_here(handing.new)
        await self._write(*handed(self.stored, handing), self.match)
        note("seat moved", table=self.id)

    @alone
    async def play_again(self, viewer: Viewer, deal: Callable[[], Awaitable[StoredTable]]) -> str:
        """Name the table where the same people play again, which *deal* makes if nobody has asked before.

        Refuses while the game goes on, and whoever has no say at this table.
        """
        if not viewer.is_host:
            raise problems.only_watching()
        self.finished()
        if self.stored.next_id is not None:
            return self.stored.next_id
        table, asked_by = await deal(), viewer.first_seat
        after = replace(self.stored, next_id=table.id, next_by=asked_by)
        change = Change("over", None, len(after.plies), successor=table, asked_by=asked_by)
        await self._write(change, after, self.match)
        note("played again", table=self.id, next=table.id)
        return table.id

    # ---- how it changes ------------------------------------------------------------------------------------
    async def _current(self, viewer: Viewer, ply: int) -> Match:
        """Check what every decision needs: a seat, a running game and the right ply."""
        if self._store.is_shared and (ply > self.match.ply or self.stored.status == "waiting"):
            await self.refresh()  # who decides has heard more, through another worker, than has come here
        match = self.playing(viewer)
        if ply != match.ply:
            legal = [str(move) for move in match.legal_moves] if self.is_turn_of(viewer) else None
            raise problems.late(match.ply, legal)
        return match

    async def _play(self, match: Match, move: int | str, by: str) -> None:
        trial = match.copy()  # so that nothing has happened when the store fails
        try:
            trial.play(move)
        except MalformedMove as error:
            raise problems.malformed_move(error.reason_told, list(map(str, match.legal_moves))) from error
        except IllegalMove as error:
            reason = match.why_not(move) or message("table-why-not")
            raise problems.illegal(str(move), reason, error.legal) from error
        except MatchOver as error:
            raise problems.over() from error
        await self._commit(trial, start=match.ply)
        metrics.MOVES.labels(by).inc()

    async def _commit(self, match: Match, *, start: int, cuts: bool = False) -> None:
        """Store the plies of *match* from *start* on, then make it the table's match."""
        plies = match.plies
        status: Status = "over" if match.is_over else self.stored.status
        change = Change(status, match.turn, start, plies[start:], cuts=cuts)
        await self._write(change, replace(self.stored, plies=plies), match)

    async def _seat(self, *taken: StoredSeat) -> None:
        """Store who sits on some seats now; the game begins when nobody is missing."""
        new = {seat.seat: seat for seat in taken}
        seats = tuple(new.get(old.seat, old) for old in self.stored.seats)
        status: Status = "waiting" if any(seat.kind == "open" for seat in seats) else "playing"
        after = replace(self.stored, seats=seats, status=status)
        await self._write(Change(status, after.actor, len(after.plies), seats=taken), after, self.match)

    async def _write(self, change: Change, after: StoredTable, match: Match) -> None:
        """Commit, then adopt and notify; a caller who goes away in between does not tear them apart."""

        async def commit_and_adopt() -> None:
            await self._store.change(self.id, self.stored.version, change)
            version = self.stored.version + 1
            self.stored = replace(after, status=change.status, actor=change.actor, version=version)
            self.match = match
            if change.cuts:
                self.log.cut(change.start)
            self.audience.notify(change.start if change.cuts else None)
            self._hooks.changed(self)

        await asyncio.shield(asyncio.ensure_future(commit_and_adopt()))

    @alone
    async def catch_up(self, version: int) -> None:
        """Take over what other workers have done to the table since, if it is not yet at a *version*."""
        if self.stored.version < version:
            await self.refresh()

    async def refresh(self) -> None:
        """The same, for who holds the lock."""
        stored = await self._store.load(self.id)
        if stored is None:  # the host has deleted it
            self.is_lost = True
            self.audience.notify()
            raise problems.unknown_table()
        if stored.version <= self.stored.version:
            return
        match, common = await asyncio.to_thread(matches.follow, self.match, stored.plies)
        cuts, self.stored, self.match = common < len(self.stored.plies), stored, match
        if cuts:
            self.log.cut(common)
        self.audience.notify(common if cuts else None)
        self._hooks.changed(self)
