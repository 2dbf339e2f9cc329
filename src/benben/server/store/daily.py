"""The tables of a daily deal. They share the dealer's secret, by which they are found."""

import json
from typing import NamedTuple

from benben.server.store.scripts import Script, query
from benben.server.store.stored import Status

MOST = 2000
"""The most games of a deal that are looked at, the first begun."""


class DailyGame(NamedTuple):
    """A person's game of a deal."""

    table: str
    status: Status
    resigned: bool
    """Whether the person gave it up."""
    owner: str | None
    """As the owner of a seat; None for somebody who has been deleted."""
    name: str
    mark: int | None
    left: bool
    """Whether a bot plays for the person."""
    won: bool | None
    points: int | None
    ended: int | None
    """When it ended, in seconds since 1970; None until then, as the result."""


class Branch(NamedTuple):
    """The first ply at which a table differs from another one, and its move there."""

    ply: int
    move: int


_GAMES = """
    SELECT tables.id, terms, status, resigned = seats.seat, owner, name, mark, player, winners, points, ended
    FROM tables JOIN seats ON seats.table_id = tables.id AND seats.kind = 'person'
    LEFT JOIN results ON results.table_id = tables.id AND results.seat = seats.seat
    WHERE dealer_secret = $1 ORDER BY created, tables.id LIMIT $2"""
_LENGTHS = """
    SELECT tables.id, COUNT(*) FROM tables JOIN plies ON plies.table_id = tables.id
    WHERE dealer_secret = $1 GROUP BY tables.id"""
_BRANCHES = """
    SELECT other.table_id, other.ply, other.move FROM plies AS other JOIN (
        SELECT plies.table_id, MIN(plies.ply) AS ply FROM plies
        JOIN tables ON tables.id = plies.table_id AND dealer_secret = $1
        LEFT JOIN plies AS mine ON mine.table_id = $2 AND mine.ply = plies.ply
        WHERE mine.move IS NULL OR mine.move <> plies.move GROUP BY plies.table_id) AS first
    ON other.table_id = first.table_id AND other.ply = first.ply"""


def daily_games(secret: str, day: str) -> Script[list[DailyGame]]:
    """The first game of each person at the deal of a day, in the order in which they began."""
    found: list[DailyGame] = []
    seen: set[str] = set()
    for row in (yield query(_GAMES, secret, MOST)):
        table, terms, status, resigned, owner, name, mark, player, winners, points, ended = row
        if json.loads(terms).get("daily") != day or owner in seen:
            continue
        seen |= {owner} - {None}
        won = None if winners is None else winners > 0
        found.append(
            DailyGame(
                table, status, bool(resigned), owner, name, mark, player is not None, won, points, ended
            )
        )
    return found


def branches(secret: str, table_id: str) -> Script[dict[str, tuple[int, Branch | None]]]:
    """The number of plies of each table of a deal, and where it first differs from one of them."""
    lengths = yield query(_LENGTHS, secret)
    branched = {row[0]: Branch(*row[1:]) for row in (yield query(_BRANCHES, secret, table_id))}
    return {table: (plies, branched.get(table)) for table, plies in lengths}
