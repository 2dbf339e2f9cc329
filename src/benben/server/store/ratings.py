"""The finished games that count for ratings."""

from itertools import groupby
from typing import NamedTuple

from benben.server.store.people import is_person
from benben.server.store.scripts import Row, Script, query
from benben.server.store.stored import StoredResult


class RatedSeat(NamedTuple):
    """A seat of a rated game."""

    player: str
    """The id of a person, the name of a level, or empty for a person who was deleted."""
    result: StoredResult


class FinishedTable(NamedTuple):
    """A finished game that counts."""

    game: str
    seats: tuple[RatedSeat, ...]


_RATED = """
    SELECT results.table_id, game, kind, owner, player, results.seat, winners, points, ended FROM results
    JOIN tables ON tables.id = results.table_id
    JOIN seats ON seats.table_id = results.table_id AND seats.seat = results.seat
    WHERE rated AND ended >= $1 AND ended < $2 ORDER BY ended, results.table_id, results.seat"""


FOREVER = 1 << 62
"""A time after the end of every game."""


def rated_tables(start: int = 0, until: int = FOREVER) -> Script[list[FinishedTable]]:
    """The rated games that ended from *start* until before *until*, in their order; in seconds since 1970."""
    rows = yield query(_RATED, start, until)
    tables = (list(of_table) for _, of_table in groupby(rows, key=lambda row: row[0]))
    return [FinishedTable(seats[0][1], tuple(map(_seat, seats))) for seats in tables]


def _seat(row: Row) -> RatedSeat:
    _, _, kind, owner, player, seat, winners, points, ended = row
    return RatedSeat(_player(kind, owner, player), StoredResult(seat, winners, points, {}, ended, rated=True))


def _player(kind: str, owner: str | None, player: str | None) -> str:
    if kind == "bot":
        return player or ""
    return owner if owner is not None and is_person(owner) else ""
