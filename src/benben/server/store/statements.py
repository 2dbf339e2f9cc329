"""The statements for all databases: plain SQL that both SQLite and PostgreSQL understand.

SQLAlchemy could build them, but it would compile texts like these for each database: no one could read them here, give
them to EXPLAIN, or put a whole move into one statement as PostgreSQL's `MOVES` does. Parameters are numbered as in
PostgreSQL; `numbered` rewrites them for SQLite, where `now()` is a function of ours.
"""

import json
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import asdict, fields
from functools import cache
from typing import Any, NamedTuple, TypeAlias

from benben.engine.ply import Ply
from benben.server.clocks import Clock, Timing, clock_from_json, clock_to_json
from benben.server.store.interface import MOST_LINES
from benben.server.store.orders import END_ORDER, order_row
from benben.server.store.stored import (
    StoredLine,
    StoredResult,
    StoredSeat,
    StoredTable,
    TableChange,
    TableTerms,
    TakeBackRequest,
)

Row: TypeAlias = "tuple[Any, ...]"

_IN_ROWS_OF_THEIR_OWN = {"seats", "plies", "timings"}
_COLUMNS = [field.name for field in fields(StoredTable) if field.name not in _IN_ROWS_OF_THEIR_OWN]
"""The columns of a table's row."""


def written_clock(clock: Clock | None) -> str | None:
    """A clock as it is stored."""
    return None if clock is None else clock_to_json(clock)


def _take_back_text(asked: TakeBackRequest | None) -> str | None:
    return None if asked is None else json.dumps(asdict(asked))


_WRITTEN: dict[str, Callable[[Any], Any]] = {
    "options": lambda options: json.dumps(dict(options)),
    "clock": written_clock,
    "terms": lambda terms: json.dumps(asdict(terms)),
    "take_back": _take_back_text,
}
"""How values are written that are no plain ones."""


def _take_back_of(text: str | None) -> TakeBackRequest | None:
    if text is None:
        return None
    found = json.loads(text)
    return TakeBackRequest(found["seat"], found["start"], tuple(found["agreed"]))


_READ: dict[str, Callable[[Any], Any]] = {
    "options": json.loads,
    "clock": lambda text: None if text is None else clock_from_json(text),
    "terms": lambda text: TableTerms(**json.loads(text)),
    "take_back": _take_back_of,
    "hints": bool,  # SQLite has only numbers
}
_SEAT_COLUMNS = [field.name for field in fields(StoredSeat)]
_LINE_COLUMNS = [field.name for field in fields(StoredLine)]


def _places(columns: Sequence[str], start: int = 1) -> str:
    """The parameters for some columns: `$1, $2, $3`."""
    return ", ".join(f"${start + n}" for n in range(len(columns)))


# ruff: noqa: S608  (put together from names of our own columns)
ADD_TABLE = f"""
    INSERT INTO tables (created, changed, due, wants_bots, {", ".join(_COLUMNS)})
    VALUES (now(), now(), $1, $2, {_places(_COLUMNS, 3)})"""
ADD_SEAT = (
    f"INSERT INTO seats (table_id, {', '.join(_SEAT_COLUMNS)}) VALUES ($1, {_places(_SEAT_COLUMNS, 2)})"
)
ADD_PLY = """
    INSERT INTO plies (table_id, ply, actor, move, text, bank, used, played)
    VALUES ($1, $2, $3, $4, $5, $6, $7, now())"""
MOVE_ON = """
    UPDATE tables SET version = version + 1, changed = now(), status = $3, actor = $4,
        resigned = COALESCE($5, resigned), next_id = COALESCE($6, next_id), next_by = COALESCE($7, next_by),
        maker = COALESCE($8, maker), take_back = $9, clock = $10, due = $11, claimed = NULL,
        notify = CASE WHEN $13 THEN notify ELSE $12 END, notified = CASE WHEN $13 THEN notified END, wants_bots = $14
    WHERE id = $1 AND version = $2"""
"""The first statement of every change: it takes the writer's lock, and it proves that our picture is not stale."""
CUT = "DELETE FROM plies WHERE table_id = $1 AND ply >= $2"
TAKE_SEAT = """
    UPDATE seats SET kind = $3, name = $4, player = $5, owner = $6, mark = $7
    WHERE table_id = $1 AND seat = $2"""
ADD_RESULT = """
    INSERT INTO results (table_id, seat, winners, points, sources, ended, rated) VALUES ($1, $2, $3, $4, $5, $6, $7)
    ON CONFLICT (table_id, seat) DO NOTHING"""
KEEP_REVIEW = """
    INSERT INTO reviews (table_id, made, document) VALUES ($1, now(), $2)
    ON CONFLICT (table_id) DO UPDATE SET made = excluded.made, document = excluded.document"""

ADD_LINE = (
    f"INSERT INTO lines (table_id, {', '.join(_LINE_COLUMNS)}) VALUES ($1, {_places(_LINE_COLUMNS, 2)})"
)
SAY = f"{ADD_LINE} RETURNING id"
DROP_LINES = f"""
    DELETE FROM lines WHERE table_id = $1 AND id <= (
        SELECT id FROM lines WHERE table_id = $1 ORDER BY id DESC LIMIT 1 OFFSET {MOST_LINES})"""
LINES = f"SELECT id, {', '.join(_LINE_COLUMNS)} FROM lines WHERE table_id = $1 AND id > $2 ORDER BY id"

PROVE = "INSERT INTO workers (id, beat) VALUES ($1, now())"
"""A row that is never visible: `UNPROVE` deletes it before the commit. Its pages are written all the same."""
UNPROVE = "DELETE FROM workers WHERE id = $1"

TABLE = f"SELECT {', '.join(_COLUMNS)} FROM tables WHERE id = $1"
SEATS = f"SELECT {', '.join(_SEAT_COLUMNS)} FROM seats WHERE table_id = $1 ORDER BY seat"
PLIES = "SELECT actor, move, text FROM plies WHERE table_id = $1 ORDER BY ply"
TIMINGS = "SELECT ply, bank, used FROM plies WHERE table_id = $1 AND bank IS NOT NULL"
NEXT_DUE = """
    SELECT MIN(at) FROM (
        SELECT (SELECT due FROM tables WHERE due > $1 ORDER BY due LIMIT 1) AS at
        UNION ALL SELECT (SELECT notify FROM tables WHERE notify > $1 ORDER BY notify LIMIT 1)) AS moments"""
CLAIM_NOTICES = """
    UPDATE tables SET notify = $2 WHERE id IN (
        SELECT id FROM tables WHERE notify <= $1 ORDER BY notify LIMIT $3{lock})
    RETURNING id"""
"""A worker takes the tables until a moment. If it dies before it has noted that it sends, another one takes them."""
CLAIM_DUE = """
    UPDATE tables SET claimed = $2 WHERE id IN (
        SELECT id FROM tables WHERE due <= $1 AND (claimed IS NULL OR claimed <= $1) ORDER BY due LIMIT $3{lock})
    RETURNING id"""
"""A worker takes deadlines that have passed, until a moment. If it dies, another one takes them after that."""
REVIEW = "SELECT document FROM reviews WHERE table_id = $1"
WAITING_FOR_BOTS = """
    SELECT id, version FROM tables WHERE game = $1 AND id IN (
        SELECT id FROM tables WHERE wants_bots
        UNION ALL SELECT table_id FROM orders CROSS JOIN tables
        WHERE tables.id = table_id AND ended IS NULL AND seat = actor AND status = 'playing')"""
"""Tables that wait for people cost nothing here, however many there are."""
LAST_FIRST = "ORDER BY changed DESC"


@cache
def numbered(statement: str) -> str:
    """A statement with its parameters numbered as SQLite does it: `?1`."""
    return statement.replace("$", "?")


class Statement(NamedTuple):
    """A statement, and the rows of parameters that it is carried out with one after the other."""

    statement: str
    rows: Sequence[Row]


def insert_table(table: StoredTable) -> list[Statement]:
    """The statements that store a new table."""
    row = tuple(_written(name, getattr(table, name)) for name in _COLUMNS)
    return [
        Statement(ADD_TABLE, [(table.due, table.wants_bots(len(table.plies)), *row)]),
        Statement(ADD_SEAT, [(table.id, *vars(seat).values()) for seat in table.seats]),
        *_insert_plies(table.id, 0, table.plies, None),
    ]


def update_parameters(table_id: str, version: int, change: TableChange) -> Row:
    """The parameters of `MOVE_ON`; fields that a change leaves open keep their values."""
    next_id = None if change.successor is None else change.successor.id
    row = table_id, version, change.status, change.actor, change.resigned, next_id, change.asked_by
    return (
        *row,
        change.maker,
        _take_back_text(change.take_back),
        written_clock(change.clock),
        change.due,
        change.notify,
        change.keeps_notice,
        change.wants_bots,
    )


def line_parameters(table_id: str, line: StoredLine) -> Row:
    """The parameters of `SAY`."""
    return table_id, *vars(line).values()


def other_statements(table_id: str, change: TableChange) -> list[Statement]:
    """The other statements of a change."""
    cuts = [Statement(CUT, [(table_id, change.start)])] if change.cuts else []
    makes = [] if change.successor is None else insert_table(change.successor)
    seats = [
        (table_id, seat.seat, seat.kind, seat.name, seat.player, seat.owner, seat.mark)
        for seat in change.seats
    ]
    takes = [Statement(TAKE_SEAT, seats)] if seats else []
    lines = [line_parameters(table_id, line) for line in change.lines]
    says = [Statement(ADD_LINE, lines), Statement(DROP_LINES, [(table_id,)])] if lines else []
    ends = [Statement(ADD_RESULT, result_rows(table_id, change.results))] if change.results else []
    orders = [order_row(table_id, order) for order in change.orders]
    return [
        *cuts,
        *_insert_plies(table_id, change.start, change.plies, change.timing),
        *makes,
        *takes,
        *ends,
        *says,
        *([Statement(END_ORDER, orders)] if orders else []),
    ]


def result_rows(table_id: str, results: Iterable[StoredResult]) -> list[Row]:
    """The parameters of `ADD_RESULT` for each seat."""
    return [
        (
            table_id,
            each.seat,
            each.winners,
            each.points,
            json.dumps(dict(each.sources)),
            each.ended,
            each.rated,
        )
        for each in results
    ]


def _insert_plies(table_id: str, start: int, plies: Sequence[Ply], timing: Timing | None) -> list[Statement]:
    rows = [(table_id, *row) for row in ply_rows(start, plies, timing)]
    return [Statement(ADD_PLY, rows)] if rows else []


def ply_rows(start: int, plies: Sequence[Ply], timing: Timing | None) -> list[Row]:
    """The rows of plies from *start* on without their table; the *timing* is that of the first."""
    return [
        (start + n, ply.actor, ply.move, ply.text, *((timing or (None, None)) if n == 0 else (None, None)))
        for n, ply in enumerate(plies)
    ]


def review_parameters(table_id: str, document: Mapping[str, Any]) -> Row:
    """The parameters of `KEEP_REVIEW`."""
    return table_id, json.dumps(dict(document))


def write_check() -> list[Statement]:
    """Statements that write and leave nothing."""
    row = (f"proof-{secrets.token_hex(8)}",)
    return [Statement(PROVE, [row]), Statement(UNPROVE, [row])]


def _written(column: str, value: Any) -> Any:
    return _WRITTEN[column](value) if column in _WRITTEN else value


def table_of(
    row: Iterable[Any],
    seats: Iterable[Iterable[Any]],
    plies: Iterable[Iterable[Any]],
    timings: Iterable[Iterable[Any]],
) -> StoredTable:
    """The table in rows of `TABLE`, `SEATS`, `PLIES` and `TIMINGS`."""
    values = dict(zip(_COLUMNS, row, strict=True))
    values.update({column: read(values[column]) for column, read in _READ.items()})
    return StoredTable(
        **values,
        seats=tuple(StoredSeat(*seat) for seat in seats),
        plies=tuple(Ply(*ply) for ply in plies),
        timings={ply: Timing(bank, used) for ply, bank, used in timings},
    )


def line_of(row: Iterable[Any]) -> tuple[int, StoredLine]:
    """The number and the line in a row of `LINES`."""
    number, *values = row
    return number, StoredLine(*values)
