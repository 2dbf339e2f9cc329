"""The store: everything that happened at the tables, committed before anyone hears of it."""

from benben.server.store.database import StoreError, open_engine
from benben.server.store.store import StaleTable, Store
from benben.server.store.stored import Change, SeatKind, Status, StoredSeat, StoredTable

__all__ = [
    "Change",
    "SeatKind",
    "StaleTable",
    "Status",
    "Store",
    "StoreError",
    "StoredSeat",
    "StoredTable",
    "open_engine",
]
