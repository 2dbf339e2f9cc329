"""The games of an owner of seats: read without playing any of them again."""

import json
from collections import defaultdict
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from typing import Any, NamedTuple

from benben.engine.options import OptionValue
from benben.server.clocks import clock_from_json
from benben.server.store.scripts import Script, query
from benben.server.store.statements import ADD_RESULT, result_rows
from benben.server.store.stored import SeatKind, Status, StoredResult

MOST_REVIEWS = 50
"""The maximum number of reviews that are read for a person's errors: of the last changed games."""
MOST = 2000
"""The maximum number of games in a history: the last changed."""


class PlayedSeat(NamedTuple):
    """A seat of a game in a history."""

    seat: int
    kind: SeatKind
    name: str
    player: str | None
    mark: int | None
    mine: bool


class PlayedGame(NamedTuple):
    """A game of an owner's history."""

    id: str
    game: str
    options: Mapping[str, OptionValue]
    status: Status
    actor: int | None
    resigned: int | None
    next_id: str | None
    started: int
    changed: int
    """When it was last changed; both in seconds since 1970."""
    due: float | None
    """When time is up for the seat to decide, in the same seconds; None without a clock that runs."""
    forked: bool
    """Whether it began in the middle of another game."""
    seats: tuple[PlayedSeat, ...]
    results: tuple[StoredResult, ...]
    """Of finished games; of games that ended before results were kept they are missing."""


_MINE = "SELECT table_id FROM seats WHERE owner = $1 UNION SELECT id FROM tables WHERE maker = $1"
_NEWEST = f"SELECT id FROM tables WHERE id IN ({_MINE}) ORDER BY changed DESC LIMIT {MOST}"
# ruff: noqa: S608  (put together from texts of our own)
_TABLES = f"""
    SELECT id, game, options, status, actor, resigned, next_id, created, changed,
        CASE WHEN due IS NOT NULL THEN clock END, terms FROM tables
    WHERE id IN ({_NEWEST}) ORDER BY changed DESC"""
_SEATS = f"""
    SELECT table_id, seat, kind, name, player, mark, owner = $1 FROM seats
    WHERE table_id IN ({_NEWEST}) ORDER BY table_id, seat"""
_RESULTS = f"""
    SELECT table_id, seat, winners, points, sources, ended FROM results
    WHERE table_id IN ({_NEWEST}) ORDER BY table_id, seat"""
_REVIEWS = f"""
    SELECT tables.game, seats.seat, reviews.document FROM reviews
    JOIN tables ON tables.id = reviews.table_id
    JOIN seats ON seats.table_id = reviews.table_id AND seats.owner = $1
    ORDER BY tables.changed DESC, seats.seat LIMIT {MOST_REVIEWS}"""
_LINES = """
    SELECT lines.table_id, lines.kind, lines.text, lines.at FROM lines
    JOIN seats ON seats.table_id = lines.table_id AND seats.seat = lines.seat WHERE owner = $1 ORDER BY lines.id"""


def history_of(owner: str) -> Script[list[PlayedGame]]:
    """The newest games where an owner has a seat, or that they made; the last changed first."""
    tables = yield query(_TABLES, owner)
    seats: defaultdict[str, list[PlayedSeat]] = defaultdict(list)
    for table_id, *seat, mine in (yield query(_SEATS, owner)):
        seats[table_id].append(PlayedSeat._make((*seat, bool(mine))))
    results: defaultdict[str, list[StoredResult]] = defaultdict(list)
    for table_id, seat_number, winners, points, sources, ended in (yield query(_RESULTS, owner)):
        results[table_id].append(StoredResult(seat_number, winners, points, json.loads(sources), ended))
    return [_game(row, seats[row[0]], results[row[0]]) for row in tables]


def add_results(table_id: str, results: Iterable[StoredResult]) -> Script[None]:
    """Keep the results of a game that ended before results were kept."""
    for row in result_rows(table_id, results):
        yield query(ADD_RESULT, *row)


def reviews_of(owner: str) -> Script[list[tuple[str, int, str]]]:
    """The reviews of an owner's newest reviewed games: the game, the owner's seat, and the document as JSON."""
    return [(game, seat, document) for game, seat, document in (yield query(_REVIEWS, owner))]


def lines_of(owner: str) -> Script[list[dict[str, Any]]]:
    """Everything that an owner of seats has said at tables."""
    rows = yield query(_LINES, owner)
    return [{"table": row[0], "kind": row[1], "text": row[2], "at": row[3]} for row in rows]


def _game(row: tuple[Any, ...], seats: list[PlayedSeat], results: list[StoredResult]) -> PlayedGame:
    table_id, game, options, status, actor, resigned, next_id, created, changed, clock, terms = row
    return PlayedGame(
        table_id,
        game,
        json.loads(options),
        status,
        actor,
        resigned,
        next_id,
        _seconds(created),
        _seconds(changed),
        None if clock is None else clock_from_json(clock).time_up,
        json.loads(terms).get("position") is not None,
        tuple(seats),
        tuple(results),
    )


def _seconds(moment: datetime | str) -> int:
    """A time as the database has it, in seconds since 1970. SQLite keeps it as a text in UTC."""
    found = datetime.fromisoformat(moment).replace(tzinfo=UTC) if isinstance(moment, str) else moment
    return int(found.timestamp())
