"""Review rooms in the store: one document for each finished table where people have met."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from benben.server.store.scripts import Script, query


class StoredRoom(NamedTuple):
    """A room's document and its revision, which grows with every change."""

    revision: int
    document: Mapping[str, Any]


_ROOM = "SELECT revision, document FROM rooms WHERE table_id = $1"
_ADD = """
    INSERT INTO rooms (table_id, revision, document) VALUES ($1, 1, $2)
    ON CONFLICT (table_id) DO NOTHING RETURNING revision"""
_CHANGE = """
    UPDATE rooms SET revision = revision + 1, document = $3 WHERE table_id = $1 AND revision = $2
    RETURNING revision"""
_DROP = "DELETE FROM rooms WHERE table_id = $1 AND revision = $2 RETURNING revision"


def room_at(table_id: str) -> Script[StoredRoom | None]:
    """The room of a table."""
    rows = yield query(_ROOM, table_id)
    if not rows:
        return None
    revision, document = rows[0]
    return StoredRoom(revision, json.loads(document) if isinstance(document, str) else document)


def change_room(table_id: str, revision: int, document: Mapping[str, Any] | None) -> Script[bool]:
    """Store a room that was at a *revision* (0: none yet), or drop it. Return whether it still was."""
    if document is None:
        rows = yield query(_DROP, table_id, revision)
    elif revision == 0:
        rows = yield query(_ADD, table_id, json.dumps(document))
    else:
        rows = yield query(_CHANGE, table_id, revision, json.dumps(document))
    return bool(rows)
