"""All tables of the house: made, found, kept in memory while somebody cares, put back to the store."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable

from benben import BenbenError, Game, Match
from benben.engine import registry
from benben.review.compiling import Compiling
from benben.server import problems, rules, seating
from benben.server.bots import Bots
from benben.server.live import LiveTable
from benben.server.log import note, warn
from benben.server.models import SeatRequest, TableRequest
from benben.server.seating import Viewer
from benben.server.settings import Settings
from benben.server.store import Store, StoredPly, StoredTable, StoreError


class Tables:
    """The tables in memory, the one used last at the end."""

    def __init__(self, store: Store, bots: Bots, compiling: Compiling, settings: Settings) -> None:
        self._store = store
        self._bots = bots
        self._compiling = compiling
        self._most = settings.tables_in_memory
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def get(self, table_id: str) -> LiveTable:
        """Find a table, in memory or in the store. Refuses an unknown one."""
        table = self._live.get(table_id)
        if table is not None and not table.is_stale:
            self._live.move_to_end(table_id)
            return table
        loading = self._loading.get(table_id)
        if loading is None:
            loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(loading)

    async def create(self, request: TableRequest, maker_hash: str) -> LiveTable:
        """Make a table. Refuses what does not fit the game."""
        game = rules.load_game(request.game, _options(request))
        _check_seats(request.seats, game)
        seats = seating.seat_everyone(request.seats, maker_hash)
        secret = rules.new_secret()
        match = await asyncio.to_thread(rules.restore, game, secret, ())
        stored = StoredTable(
            id=seating.new_table_id(),
            game=game.name,
            options=dict(game.options),
            rules_version=game.rules_version,
            dealer_secret=secret,
            status="waiting" if any(seat.kind == "open" for seat in seats) else "playing",
            actor=match.turn,
            seats=seats,
            plies=_stored_plies(match),
            hints=seating.may_hint(request.seats, request.hints),
        )
        await self._store.create(stored)
        note("table made", table=stored.id, game=stored.game, seats=len(seats))
        table = LiveTable(stored, match, self._store, self._is_warming(stored), fresh=True)
        self._keep(table)
        self._bots.wake(table)
        return table

    async def play(self, table: LiveTable, viewer: Viewer, ply: int, move: int | str) -> None:
        """Play a person's move, and let the bots go on. Refuses with the reason why not."""
        await table.play(viewer, ply, move)
        self._bots.wake(table)

    async def undo(self, table: LiveTable, viewer: Viewer, ply: int) -> None:
        """Take back a person's last decision. Refuses with the reason why not."""
        await table.undo(viewer, ply)
        self._bots.wake(table)

    async def join(self, table: LiveTable, name: str, seat: int | None, hashed: str) -> Viewer:
        """Take an open seat, and let the bots begin when it was the last. Refuses when none is open."""
        viewer = await table.join(name, seat, hashed)
        self._bots.wake(table)
        return viewer

    def tell(self, game: str) -> None:
        """Tell everybody at the tables of a *game* that its rules are compiled now."""
        for table in self._live.values():
            if table.stored.game == game:
                table.tell()

    async def resume(self) -> None:
        """Let the bots go on that were to move when the server stopped; the tables played last come first."""
        for game in registry.names():
            try:
                for table_id in await self._store.waiting_for_bots(game):
                    await self._resume(table_id)
            except StoreError as error:
                warn("tables not resumed", game=game, reason=error)

    async def _resume(self, table_id: str) -> None:
        """One table that cannot go on does not keep the others from it."""
        try:
            await self.get(table_id)
        except problems.Refusal as refusal:
            warn("table not resumed", table=table_id, reason=refusal.problem.code)
        except StoreError as error:
            warn("table not resumed", table=table_id, reason=error)

    async def close(self) -> None:
        """Stop all bots."""
        await asyncio.gather(*(self._bots.rest(table) for table in self._live.values()))

    async def _load(self, table_id: str) -> LiveTable:
        stored = await self._store.load(table_id)
        if stored is None:
            raise problems.unknown_table()
        try:
            game = rules.load_game(stored.game, stored.options)
            match = await asyncio.to_thread(rules.restore, game, stored.dealer_secret, stored.plies)
        except problems.Refusal as refusal:  # options of an older version
            warn("table unreadable", table=table_id, reason=refusal.problem.message.args)
            raise problems.unreadable() from refusal
        except BenbenError as error:
            warn("table unreadable", table=table_id, reason=error)
            raise problems.unreadable() from error
        table = LiveTable(stored, match, self._store, self._is_warming(stored), fresh=False)
        await table.store_deal()
        self._keep(table)
        self._bots.wake(table)
        return table

    def _is_warming(self, stored: StoredTable) -> Callable[[], bool]:
        """A question to ask again and again: whether the rules of a table are still being compiled."""
        return lambda: not self._compiling.is_ready(stored.game)

    def _keep(self, table: LiveTable) -> None:
        self._live[table.id] = table
        for old in list(self._live.values()):
            if len(self._live) <= self._most:
                break
            if old is not table and old.is_idle:
                del self._live[old.id]


def _options(request: TableRequest) -> dict[str, bool | int | str]:
    """Fill in the number of players from the seats, if it is not among the options."""
    return {"players": len(request.seats), **request.options}


def _check_seats(requests: list[SeatRequest], game: Game) -> None:
    if len(requests) != game.players:
        raise problems.bad_seats(len(requests), game.players)
    for spec in {request.player for request in requests if request.player}:
        rules.check_player(spec, game)


def _stored_plies(match: Match) -> tuple[StoredPly, ...]:
    return tuple(StoredPly(ply.actor, ply.move, ply.text) for ply in match.plies)
