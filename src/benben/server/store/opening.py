"""Choosing the store by its address."""

from typing import TYPE_CHECKING

from benben.server.store.errors import is_sqlite, no_driver
from benben.server.store.interface import TableStore

if TYPE_CHECKING:
    from sqlalchemy import URL


async def open_store(url: "URL") -> TableStore:
    """Open, check and migrate the database at *url*. Raises `StoreError`."""
    if is_sqlite(url):
        from benben.server.store.sqlite.store import SqliteStore

        return await SqliteStore.open(url)
    if url.drivername != "postgresql":
        raise no_driver(url, url.drivername)
    try:
        from benben.server.store.postgres.store import PostgresStore
    except ImportError as error:
        raise no_driver(url, str(error)) from error
    return await PostgresStore.open(url)
