"""The ratings of all people of a server: a function of the finished games in the store, and of nothing else."""

import asyncio
import time
from collections.abc import Mapping

from benben.server.models.people import Ranking, RatedLevel, RatedPerson
from benben.server.ratings import (
    Finisher,
    RatedGame,
    Rating,
    RatingTable,
    anchors,
    places,
    points_of,
    rate_all,
)
from benben.server.store import TableStore
from benben.server.store import people as people_scripts
from benben.server.store import ratings as scripts
from benben.server.store.ratings import FinishedTable

_SETTLED = 60
"""Seconds after which no other worker still stores a game that ended before."""
_KEPT = 3600.0
"""Seconds after which everything is computed again: people are deleted, and one takes over the games of another."""


class RatingList:
    """Computes ratings, and keeps those of games that are settled."""

    def __init__(self, store: TableStore) -> None:
        self._store = store
        self._settled: RatingTable = {}
        self._until = 0
        self._begun = 0.0
        self._lock = asyncio.Lock()

    async def ratings(self) -> RatingTable:
        """The ratings of all people now, by game and number of seats."""
        async with self._lock:
            if time.monotonic() - self._begun > _KEPT:
                self._settled, self._until, self._begun = {}, 0, time.monotonic()
            until = max(self._until, int(time.time()) - _SETTLED)
            self._settled = await self._after(self._settled, self._until, until)
            self._until = until
            return await self._after(self._settled, until, scripts.FOREVER)

    async def rankings(self, me: str) -> list[Ranking]:
        """The ratings by game and number of seats, the best first; those of *me* are marked."""
        found = await self.ratings()
        cards = await self._store.read(people_scripts.cards()) if found else {}
        return [_ranking(game, seats, ratings, cards, me) for (game, seats), ratings in sorted(found.items())]

    async def _after(self, before: RatingTable, start: int, until: int) -> RatingTable:
        tables = await self._store.read(scripts.rated_tables(start, until))
        if not tables:
            return before
        return await asyncio.to_thread(rate_all, map(finished, tables), before)


def _ranking(
    game: str, seats: int, ratings: Mapping[str, Rating], cards: Mapping[str, tuple[str, int]], me: str
) -> Ranking:
    people = [
        RatedPerson(
            name=cards[player][0],
            mark=cards[player][1],
            **points_of(rating)._asdict(),
            games=rating.games,
            mine=player == me,
        )
        for player, rating in ratings.items()
        if player in cards
    ]
    people.sort(key=lambda person: (-person.points, person.name))
    levels = [
        RatedLevel(level=level, points=points_of(rating).points)
        for level, rating in anchors(game, seats).items()
    ]
    return Ranking(game=game, players=seats, people=people, levels=levels)


def finished(table: FinishedTable) -> RatedGame:
    """A game with the order in which its players finished."""
    order = places(
        [seat.result.winners > 0 for seat in table.seats], [seat.result.points for seat in table.seats]
    )
    seats = zip(table.seats, order, strict=True)
    return RatedGame(table.game, tuple(Finisher(seat.player, place) for seat, place in seats))
