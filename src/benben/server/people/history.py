"""The games of a person: as a list, and as records to download."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from typing import Any

from benben import Match
from benben.engine.errors import BenbenError, in_words
from benben.server import http_errors
from benben.server.log import warn
from benben.server.models.people import ErrorKindState, PlayedGameState, PlayedSeatState
from benben.server.people.error_profile import errors_of
from benben.server.store import StoredTable, TableStore
from benben.server.store import history as scripts
from benben.server.store.history import PlayedGame, PlayedSeat
from benben.server.store.orders import orders_by
from benben.server.store.stored import StoredResult
from benben.server.tables import days, matches
from benben.server.tables.results import results_of

_MADE_UP_AT_ONCE = 20
"""Games without stored results are replayed; more of them at the next request."""


class History:
    """Reads the games of people from the store."""

    def __init__(self, store: TableStore) -> None:
        self._store = store

    async def games(self, owner: str) -> list[PlayedGameState]:
        """The games of a person, the last changed first."""
        played = await self._store.read(scripts.history_of(owner))
        missing = [game for game in played if game.status == "over" and not game.results][:_MADE_UP_AT_ONCE]
        found = {game.id: await self._results(game) for game in missing}
        return [summary(game._replace(results=found.get(game.id, game.results))) for game in played]

    async def errors(self, owner: str) -> list[ErrorKindState]:
        """The kinds of errors in a person's newest reviewed games."""
        return await errors_of(self._store, owner)

    async def _results(self, game: PlayedGame) -> tuple[StoredResult, ...]:
        """The results of a game that ended before results were kept; they are kept now."""
        table = await self._store.load(game.id)
        if table is None:
            return ()
        try:
            results = await asyncio.to_thread(_replayed, table, game.changed)
        except (BenbenError, http_errors.Refusal) as error:  # rules of another version
            warn("no results", table=game.id, reason=error)
            return ()
        await self._store.run(scripts.add_results(game.id, results))
        return results

    async def records(self, owner: str) -> AsyncIterator[str]:
        """The records of a person's finished games, each on a line of JSON. Games that cannot be read are left out.

        So are daily deals while their days last.
        """
        for game in await self._store.read(scripts.history_of(owner)):
            table = await self._store.load(game.id) if game.status == "over" else None
            if table is None:
                continue
            try:
                days.refuse_before_its_end(table.terms, time.time())
            except http_errors.Refusal:
                continue
            try:
                yield await asyncio.to_thread(_record, table) + "\n"
            except Exception as error:  # noqa: BLE001  (a third-party game may raise anything)
                warn("no record", table=game.id, reason=in_words(error))

    async def lines(self, owner: str) -> list[dict[str, Any]]:
        """Everything that a person has said at tables."""
        return await self._store.read(scripts.lines_of(owner))

    async def orders(self, owner: str) -> list[dict[str, Any]]:
        """What a person has decided in advance at tables."""
        return await self._store.read(orders_by(owner))


def summary(game: PlayedGame) -> PlayedGameState:
    """A game as its player sees it in a list. Of running games it says nothing that the table keeps hidden."""
    over = game.status == "over"
    results = {each.seat: each for each in game.results} if over else {}
    mine = {seat.seat for seat in game.seats if seat.mine and seat.player is None}
    ended = max((each.ended for each in results.values()), default=game.changed)
    return PlayedGameState(
        id=game.id,
        game=game.game,
        options=game.options,
        status=game.status,
        my_turn=game.status == "playing" and game.actor in mine,
        actor=game.actor if game.status == "playing" else None,
        seats=[_seat(seat, results.get(seat.seat)) for seat in game.seats],
        winners=[seat for seat, each in sorted(results.items()) if each.winners] if results else None,
        resigned=game.resigned,
        next=game.next_id,
        started=game.started,
        changed=ended,
        due=game.due if game.status == "playing" else None,
        forked=game.forked,
    )


def _seat(seat: PlayedSeat, result: StoredResult | None) -> PlayedSeatState:
    return PlayedSeatState(
        **seat._asdict(),
        points=None if result is None else result.points,
        sources=None if result is None else result.sources,
    )


def _replayed(table: StoredTable, ended: int) -> tuple[StoredResult, ...]:
    return results_of(_match(table), table, ended)


def _record(table: StoredTable) -> str:
    seats = [{"name": seat.name, "player": seat.player or ""} for seat in table.seats]
    return json.dumps(_match(table).record(seats, resigned=table.resigned), ensure_ascii=False)


def _match(table: StoredTable) -> Match:
    game = matches.load_game(table.game, table.options)
    return matches.restore(game, table.dealer_secret, table.plies, table.terms)
