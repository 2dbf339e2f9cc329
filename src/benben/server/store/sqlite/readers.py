"""A few threads for reading, each with its own connection."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from sqlalchemy import URL

from benben.server.store.sqlite.reasons import as_store_error

T = TypeVar("T")

_READERS = 2


class Readers:
    """They see everything that was committed before the call, and wait for no writer."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], url: URL) -> None:
        self._url = url
        self._connect = connect
        self._mine = threading.local()
        self._connections: list[sqlite3.Connection] = []
        self._threads = ThreadPoolExecutor(_READERS, thread_name_prefix="benben-reader")

    async def do(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Read in one transaction. Raises `StoreError`."""
        with as_store_error(self._url):
            return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, work)

    async def close(self) -> None:
        """Finish all reads and close the connections."""
        await asyncio.to_thread(self._threads.shutdown)
        for connection in self._connections:
            connection.close()

    def _read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        connection = self._connection()
        connection.execute("BEGIN")
        try:
            return work(connection)
        finally:
            if connection.in_transaction:
                connection.execute("ROLLBACK")

    def _connection(self) -> sqlite3.Connection:
        """This thread's connection."""
        if not hasattr(self._mine, "connection"):
            self._mine.connection = self._connect()
            self._connections.append(self._mine.connection)
        connection: sqlite3.Connection = self._mine.connection
        return connection
