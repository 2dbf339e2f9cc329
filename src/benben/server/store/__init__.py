"""The store of all tables. Every change is committed before anyone sees it."""

from benben.server.store.errors import StaleTable, StoreError, is_sqlite
from benben.server.store.interface import (
    DEAD_AFTER,
    ConnectionLost,
    StoreEvent,
    TableChanged,
    TableStore,
    WorkerMessage,
)
from benben.server.store.opening import open_store
from benben.server.store.stored import SeatKind, Status, StoredSeat, StoredTable, TableChange, TableHeader

__all__ = [
    "DEAD_AFTER",
    "ConnectionLost",
    "SeatKind",
    "StaleTable",
    "Status",
    "StoreError",
    "StoreEvent",
    "StoredSeat",
    "StoredTable",
    "TableChange",
    "TableChanged",
    "TableHeader",
    "TableStore",
    "WorkerMessage",
    "is_sqlite",
    "open_store",
]
