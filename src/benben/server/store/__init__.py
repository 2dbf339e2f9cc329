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
from benben.server.store.stored import (
    LineKind,
    SeatKind,
    Status,
    StoredLine,
    StoredOrder,
    StoredSeat,
    StoredTable,
    TableChange,
    TableHeader,
    TableTerms,
    TakeBackRequest,
    TakeBacks,
    TalkLevel,
)

__all__ = [
    "DEAD_AFTER",
    "ConnectionLost",
    "LineKind",
    "SeatKind",
    "StaleTable",
    "Status",
    "StoreError",
    "StoreEvent",
    "StoredLine",
    "StoredOrder",
    "StoredSeat",
    "StoredTable",
    "TableChange",
    "TableChanged",
    "TableHeader",
    "TableStore",
    "TableTerms",
    "TakeBackRequest",
    "TakeBacks",
    "TalkLevel",
    "WorkerMessage",
    "is_sqlite",
    "open_store",
]
