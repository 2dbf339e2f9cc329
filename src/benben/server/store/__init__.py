"""The store: everything that happened at the tables, committed before anyone is told of it."""

from benben.server.store.database import StoreError, open_engine
from benben.server.store.store import Change, Options, StaleTable, Store, StoredPly, StoredSeat, StoredTable

__all__ = [
    "Change",
    "Options",
    "StaleTable",
    "Store",
    "StoreError",
    "StoredPly",
    "StoredSeat",
    "StoredTable",
    "open_engine",
]
