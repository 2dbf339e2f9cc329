"""All tables: made, loaded, kept in memory while they are in use, then evicted (the store has everything)."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import replace

from benben import BenbenError, Game, Match
from benben.engine import registry
from benben.engine.errors import in_words
from benben.engine.options import OptionValue
from benben.server import http_errors, metrics
from benben.server.log import note, warn
from benben.server.models.lobby import OpenTable
from benben.server.models.requests import ForkRequest, RematchRequest, SeatRequest, TableRequest
from benben.server.settings import Settings
from benben.server.store import StoredSeat, StoredTable, StoreError, TableStore, TableTerms
from benben.server.store.open_tables import waiting_tables
from benben.server.tables import days, matches, seating
from benben.server.tables.forks import Fork, fork_of
from benben.server.tables.live import Hooks
from benben.server.tables.seating import Owner, Viewer
from benben.server.tables.session import TableSession
from benben.server.tables.time_controls import start_clock, time_control


class TableRegistry:
    """The tables in memory, the one used last at the end."""

    def __init__(self, store: TableStore, settings: Settings, hooks: Hooks) -> None:
        self._store = store
        self._hooks = hooks
        self._settings = settings
        self._sessions: OrderedDict[str, TableSession] = OrderedDict()
        self._catching_up: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[TableSession]] = {}
        self._resumed: dict[str, int] = {}
        """The versions at which tables were loaded for their bots: loading them again would change nothing."""

    async def get(self, table_id: str) -> TableSession:
        """Find a table, in memory or in the store. Refuses an unknown one."""
        table = self._sessions.get(table_id)
        if table is not None and table.is_lost:
            self._forget(table_id)
        elif table is not None:
            self._sessions.move_to_end(table_id)
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def create(self, request: TableRequest, maker: Owner, address: str) -> TableSession:
        """Make a table for an *address*. Refuses a request that does not fit the game."""
        fork = None if request.fork is None else await self._fork(request.fork, request)
        game = matches.load_game(request.game, _options(request)) if fork is None else fork.game
        _check_seats(request.seats, game, self._settings)
        has_guests = any(seat.kind == "open" for seat in request.seats)
        if self._store.is_private and (has_guests or request.clock is not None):
            raise http_errors.nobody_can_come()
        terms = _terms(request) if fork is None else fork.mark(_terms(request))
        if terms.listed and not (has_guests and self._settings.open_tables and not terms.private):
            raise http_errors.no_open_tables()
        first = seating.first_seat(request.begins, len(request.seats))
        seats = seating.seat_everyone(seating.rotated(request.seats, first), maker)
        hints = seating.may_hint(request.seats, request.hints)
        _check_rated(request, self._settings, hints=hints)
        control = time_control(request, game, self._settings)
        stored, match = await _deal(game, seats, maker.id, hints=hints, terms=terms)
        if control is not None:
            stored = start_clock(stored, control, [request.zone] * len(seats), self._hooks.now())
        await self._store.create(stored)
        note("table made", table=stored.id, game=stored.game, seats=len(seats))
        table = self._session(stored, match, fresh=True)
        table.maker_address = address
        return self._keep(table)

    async def _fork(self, wanted: ForkRequest, request: TableRequest) -> Fork:
        source = await self.get(wanted.table)
        return await asyncio.to_thread(fork_of, source, wanted.ply, request)

    async def deal(
        self, game: Game, requests: Sequence[SeatRequest], maker: Owner, terms: TableTerms, secret: str
    ) -> TableSession:
        """Make a table with a given *secret*, and nothing but its *terms* to choose."""
        seats = seating.seat_everyone(requests, maker)
        stored, match = await _deal(game, seats, maker.id, hints=False, terms=terms, secret=secret)
        await self._store.create(stored)
        return self._keep(self._session(stored, match, fresh=True))

    async def rematch(
        self, table: TableSession, viewer: Viewer, address: str, wanted: RematchRequest
    ) -> TableSession:
        """The next table, where the same people play again. The first request makes it.

        The tokens stay the same. Refuses spectators.
        """

        async def deal() -> StoredTable:
            old, again = table.header, wanted.deal == "same"
            first = seating.first_seat(wanted.begins, len(old.seats))
            seats = seating.rotate_seats(old.seats, viewer.seats, first)
            if again:
                days.refuse_before_its_end(old.terms, table.now)
            dealing = old.terms.dealing if again else "keyed"
            terms = replace(
                old.terms, deal_of=old.id if again else None, listed=False, dealing=dealing, daily=None
            )
            secret = old.dealer_secret if again else None
            made = (
                await _deal(table.match.game, seats, old.maker, hints=old.hints, terms=terms, secret=secret)
            )[0]
            if old.clock is None:
                return made
            zones = seating.rotated(old.clock.zones, first)
            return start_clock(made, old.clock.control, zones, self._hooks.now())

        made = await self.get(await table.rematch(viewer, deal))
        made.maker_address = made.maker_address or address
        return made

    async def open_tables(self) -> list[OpenTable]:
        """The tables that wait for anybody, the newest first."""
        found = await self._store.read(waiting_tables())
        return [
            OpenTable(
                id=table.id,
                game=table.game,
                options=table.options,
                names=[seat.name for seat in table.seats if seat.kind != "open"],
                marks=[seat.mark for seat in table.seats if seat.kind != "open"],
                open=sum(seat.kind == "open" for seat in table.seats),
                here=(live := self.in_memory(table.id)) is not None
                and not live.subscribers.presence.is_empty,
            )
            for table in found
            if table.terms.listed and table.game in registry.names()
        ]

    def sign_out(self, devices: frozenset[str]) -> None:
        """Close the sockets of these devices, which are signed out; each says why."""
        for table in self.all_in_memory():
            table.subscribers.sign_out(devices)

    def devices(self) -> frozenset[str]:
        """The devices with sockets here, by the hashes of their keys."""
        return frozenset(
            subscriber.device
            for table in self.all_in_memory()
            for subscriber in table.subscribers.active
            if subscriber.device is not None
        )

    def in_memory(self, table_id: str) -> TableSession | None:
        """A table if it is in memory."""
        return self._sessions.get(table_id)

    def all_in_memory(self) -> list[TableSession]:
        """All tables that are in memory."""
        return list(self._sessions.values())

    def wake_bots(self, table: TableSession) -> None:
        """Let a table's bots go on, if they may."""
        self._hooks.wake_bots(table)

    def changed_elsewhere(self, table_id: str, version: int) -> asyncio.Task[None] | None:
        """Begin to refresh a table that the store has in a later *version*, if it is in memory."""
        table = self._sessions.get(table_id)
        if table is None or table.header.version >= version:
            return None
        catching_up = asyncio.create_task(self._catch_up(table, version), name=f"catching up {table_id}")
        self._catching_up.add(catching_up)
        catching_up.add_done_callback(self._catching_up.discard)
        return catching_up

    async def _catch_up(self, table: TableSession, version: int) -> None:
        try:
            await table.catch_up(version)
        except (BenbenError, http_errors.Refusal) as error:
            warn("table not caught up", table=table.id, reason=error)
            self._forget(table.id)
            table.is_lost = True
            table.subscribers.notify()

    async def resume(self, worker_id: str) -> None:
        """Load the tables where a bot's move is due and no other worker has the bots; the last played come first."""
        due: dict[str, int] = {}
        for game in registry.names():
            try:
                due |= await self._store.bots_due(game, worker_id)
            except StoreError as error:
                warn("tables not resumed", game=game, reason=error)
        before, self._resumed = self._resumed, {}
        for table_id, version in due.items():
            if before.get(table_id) == version or await self._resume(table_id):
                self._resumed[table_id] = version

    async def _resume(self, table_id: str) -> bool:
        """Load a table for its bots. A failure is logged. Return False if it should be tried again."""
        try:
            table = await self.get(table_id)
            if table.bots_turn() is None:  # then an order is due, which another worker may have stored
                await table.orders.refresh()
            self._hooks.wake_bots(table)
        except http_errors.Refusal as refusal:
            warn("table not resumed", table=table_id, reason=refusal.problem.code)
        except StoreError as error:
            warn("table not resumed", table=table_id, reason=error)
            return False
        return True

    async def _load(self, table_id: str) -> TableSession:
        loaded = await self._store.load(table_id)
        if loaded is None:
            raise http_errors.unknown_table()
        try:
            game = matches.load_game(loaded.game, loaded.options)
            match = await asyncio.to_thread(
                matches.restore, game, loaded.dealer_secret, loaded.plies, loaded.terms
            )
        except http_errors.Refusal as refusal:  # options of an older version
            warn("table unreadable", table=table_id, reason=refusal.problem.message.get("args"))
            raise http_errors.unreadable() from refusal
        except Exception as error:  # a third-party game may raise anything
            warn("table unreadable", table=table_id, reason=in_words(error))
            raise http_errors.unreadable() from error
        table = self._session(loaded, match, fresh=False)
        await table.store_deal()
        await table.orders.refresh()
        return self._keep(table)

    def _session(self, stored: StoredTable, match: Match, *, fresh: bool) -> TableSession:
        return TableSession(stored, match, self._store, self._hooks, self._settings, fresh=fresh)

    def _keep(self, table: TableSession) -> TableSession:
        """Keep a table in memory. If there are too many, evict idle ones from memory."""
        self._sessions[table.id] = table
        self._hooks.opened(table)
        self._hooks.due(table.header.due)
        for old in list(self._sessions.values()):
            if len(self._sessions) <= self._settings.tables_in_memory:
                break
            if old is not table and old.is_idle:
                self._forget(old.id)
                self._hooks.evicted(old)
        metrics.TABLES.set(len(self._sessions))
        self._hooks.wake_bots(table)
        return table

    def _forget(self, table_id: str) -> None:
        self._sessions.pop(table_id, None)
        metrics.TABLES.set(len(self._sessions))


async def _deal(
    game: Game,
    seats: tuple[StoredSeat, ...],
    maker: str | None,
    *,
    hints: bool,
    terms: TableTerms,
    secret: str | None = None,
) -> tuple[StoredTable, Match]:
    """A new table with these seats, and its match at its beginning, whose chance follows from a new *secret*."""
    secret = secret or matches.new_secret()
    match = await asyncio.to_thread(matches.begin, game, secret, terms)
    stored = StoredTable(
        id=seating.new_table_id(),
        game=game.name,
        options=dict(game.options),
        rules_version=game.rules_version,
        dealer_secret=secret,
        status="waiting" if any(seat.kind == "open" for seat in seats) else "playing",
        actor=match.turn,
        seats=seats,
        plies=match.plies,
        hints=hints,
        terms=terms,
        maker=maker,
    )
    return stored, match


def _terms(request: TableRequest) -> TableTerms:
    return TableTerms(
        take_backs=request.take_backs,
        talk=request.talk,
        listed=request.listed,
        private=request.private,
        rated=request.rated,
        dealing="keyed",
    )


def _check_rated(request: TableRequest, settings: Settings, *, hints: bool) -> None:
    if request.rated and not settings.ratings:
        raise http_errors.no_ratings()
    if request.rated and (hints or request.take_backs == "free"):
        raise http_errors.rated_with_help()


def _options(request: TableRequest) -> dict[str, OptionValue]:
    """Fill in the number of players from the seats, if it is not among the options."""
    return {"players": len(request.seats), **request.options}


def _check_seats(requests: list[SeatRequest], game: Game, settings: Settings) -> None:
    if len(requests) != game.players:
        raise http_errors.bad_seats(len(requests), game.players)
    for spec in {request.player for request in requests if request.player}:
        matches.check_player(spec, game, settings.players, any_spec=settings.free_players)
