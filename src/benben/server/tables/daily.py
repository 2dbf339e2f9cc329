"""A deal for everyone: one a day for each game, from a secret that the server keeps until the day is over.

A person plays it once, alone against bots that decide by the deal's secret, too. So two tables are the same until their
people choose differently; even then the n-th tile stays the n-th tile (`benben.engine.dealer.KeyedDealer`).
"""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from benben import Game, Match
from benben.engine import registry
from benben.server import http_errors
from benben.server.log import note
from benben.server.models.daily import DailyChoice, DailyChoices, DailyDeal, DailyMove, DailyRow
from benben.server.models.requests import SeatRequest
from benben.server.store import TableStore, TableTerms
from benben.server.store.daily import Branch, DailyGame, branches, daily_games
from benben.server.store.subscriptions import server_key
from benben.server.tables import days, matches
from benben.server.tables.live import LiveTable
from benben.server.tables.registry import TableRegistry
from benben.server.tables.seating import Owner
from benben.server.tables.session import TableSession

LEVEL = "strong"
"""The bots of all daily deals."""
_KEY = "daily"
"""The name of the server's key."""


class _Deal(NamedTuple):
    game: str
    day: str
    secret: str


class DailyDeals:
    """The daily deals of a server."""

    def __init__(self, store: TableStore, tables: TableRegistry, now: Callable[[], float]) -> None:
        self._store = store
        self._tables = tables
        self._now = now
        self._key: str | None = None

    async def today(self, owner: str | None) -> list[DailyDeal]:
        """Today's deals of all games for the owner of a seat; none where only one person can reach the tables."""
        if self._store.is_private:
            return []
        return [await self.deal(game, days.day_of(self._now()), owner) for game in registry.names()]

    async def deal(self, game: str, day: str, owner: str | None) -> DailyDeal:
        """The deal of a game and a day. Refuses a day that has none."""
        found = await self._find(game, day)
        return self._described(found, await self._games(found), owner)

    async def play(self, game: str, owner: Owner, name: str | None, address: str) -> TableSession:
        """The table where an owner of seats plays today's deal; it is made once."""
        deal = await self._find(game, days.day_of(self._now()))
        for each in await self._games(deal):
            if each.owner == owner.id:
                return await self._tables.get(each.table)
        rules = matches.load_game(game, {})
        terms = TableTerms(take_backs="none", talk="off", dealing="keyed", daily=deal.day)
        table = await self._tables.deal(rules, _seats(rules, deal.day, name), owner, terms, deal.secret)
        table.maker_address = address
        note("daily deal", table=table.id, game=game, day=deal.day)
        return table

    async def choices(self, table: LiveTable, owner: str | None) -> DailyChoices:
        """What others did at the decisions of a table so far.

        Refuses tables of no daily deal.
        """
        header = table.header
        if header.terms.daily is None:
            raise http_errors.no_daily()
        deal = _Deal(header.game, header.terms.daily, header.dealer_secret)
        games = await self._games(deal)
        found = await self._store.read(branches(deal.secret, header.id))
        others = [found[each.table] for each in games if each.table in found and each.table != header.id]
        person = {seat.seat for seat in header.seats if seat.kind == "person" and seat.player is None}
        choices = await asyncio.to_thread(_choices, table.match, person, others)
        return DailyChoices(deal=self._described(deal, games, owner), choices=choices)

    async def _games(self, deal: _Deal) -> list[DailyGame]:
        return await self._store.read(daily_games(deal.secret, deal.day))

    async def _find(self, game: str, day: str) -> _Deal:
        try:
            is_there = days.end_of(day) <= days.end_of(days.day_of(self._now()))
        except ValueError:
            is_there = False
        if self._store.is_private or not is_there or game not in registry.names():
            raise http_errors.no_daily()
        if self._key is None:
            self._key = await self._store.run(server_key(_KEY, secrets.token_hex(32)))
        return _Deal(game, day, days.secret_of(self._key, game, day))

    def _described(self, deal: _Deal, games: Sequence[DailyGame], owner: str | None) -> DailyDeal:
        until = days.end_of(deal.day)
        mine = next((each for each in games if owner is not None and each.owner == owner), None)
        is_ended = self._now() >= until
        return DailyDeal(
            game=deal.game,
            day=deal.day,
            commitment=matches.commitment(deal.secret),
            secret=deal.secret if is_ended else None,
            until=int(until),
            begun=len(games),
            table=None if mine is None else mine.table,
            over=mine is not None and mine.status == "over",
            rows=_rows(games, until, owner, shows_tables=is_ended),
        )


def _seats(game: Game, day: str, name: str | None) -> list[SeatRequest]:
    """One person, whose seat goes round from day to day, and bots."""
    mine = days.number_of(day) % game.players
    return [
        SeatRequest(kind="me", name=name) if seat == mine else SeatRequest(kind="bot", player=LEVEL)
        for seat in range(game.players)
    ]


def _rows(
    games: Iterable[DailyGame], until: float, owner: str | None, *, shows_tables: bool
) -> list[DailyRow]:
    """The results of the finished games, the best first."""
    done = [each for each in games if each.ended is not None and each.ended < until and not each.left]
    done.sort(key=_worth, reverse=True)
    worths = [_worth(each) for each in done]
    return [
        DailyRow(
            place=1 + worths.index(worth),
            name=each.name,
            mark=each.mark,
            won=bool(each.won),
            points=None if each.resigned else each.points,
            mine=owner is not None and each.owner == owner,
            table=each.table if shows_tables else None,
        )
        for each, worth in zip(done, worths, strict=True)
    ]


def _worth(game: DailyGame) -> tuple[bool, bool, int]:
    return not game.resigned, bool(game.won), game.points or 0


def _choices(
    match: Match, person: Collection[int], others: Sequence[tuple[int, Branch | None]]
) -> list[DailyChoice]:
    """What others did at each decision of a person where somebody else has decided, too."""
    counts = _counts(match, person, others)
    found: list[DailyChoice] = []
    for ply, chosen in counts.items():
        there, mine = match.at(ply), match.plies[ply].move
        moves = [
            DailyMove(message=there.describe(move), count=count, mine=move == mine)
            for move, count in sorted(chosen.items(), key=lambda each: (-each[1], each[0]))
        ]
        found.append(DailyChoice(ply=ply, moves=moves))
    return found


def _counts(
    match: Match, person: Collection[int], others: Sequence[tuple[int, Branch | None]]
) -> Mapping[int, Counter[int]]:
    counts: dict[int, Counter[int]] = {}
    for ply, played in enumerate(match.plies):
        if played.actor not in person:
            continue
        chosen = Counter(
            played.move if branch is None or branch.ply > ply else branch.move
            for length, branch in others
            if length > ply and (branch is None or branch.ply >= ply)
        )
        if chosen:
            chosen[played.move] += 1
            counts[ply] = chosen
    return counts
