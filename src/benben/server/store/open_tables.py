"""Tables in the store that wait for people."""

from benben.server.store.scripts import Script, query
from benben.server.store.statements import SEATS, TABLE, table_of
from benben.server.store.stored import StoredTable

_MOST = 60
"""How many waiting tables are looked at, the last changed first; those that wait for long come last."""
_WAITING = f"SELECT id FROM tables WHERE status = 'waiting' ORDER BY changed DESC LIMIT {_MOST}"  # noqa: S608


def waiting_tables() -> Script[list[StoredTable]]:
    """The waiting tables without their plies, the last changed first."""
    tables = []
    for (table_id,) in (yield query(_WAITING)):
        rows = yield query(TABLE, table_id)
        tables.append(table_of(rows[0], (yield query(SEATS, table_id)), (), ()))
    return tables


def delete_table(table_id: str, version: int) -> Script[bool]:
    """Delete a table that is still at a *version*. Return whether it was."""
    rows = yield query("DELETE FROM tables WHERE id = $1 AND version = $2 RETURNING id", table_id, version)
    return bool(rows)


def delete_lines(table_id: str, seat: int) -> Script[None]:
    """Delete what was said on a seat: another person sits there now."""
    yield query("DELETE FROM lines WHERE table_id = $1 AND seat = $2", table_id, seat)
