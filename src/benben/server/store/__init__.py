"""The store: everything that happened at the tables, committed before anyone hears of it."""

from benben.server.store.errors import StaleTable, StoreError, is_sqlite
from benben.server.store.interface import DEAD_AFTER, Missed, News, Store, TableChanged, Told
from benben.server.store.opening import open_store
from benben.server.store.stored import Change, SeatKind, Status, StoredSeat, StoredTable, TableHeader

__all__ = [
    "DEAD_AFTER",
    "Change",
    "Missed",
    "News",
    "SeatKind",
    "StaleTable",
    "Status",
    "Store",
    "StoreError",
    "StoredSeat",
    "StoredTable",
    "TableChanged",
    "TableHeader",
    "Told",
    "is_sqlite",
    "open_store",
]
