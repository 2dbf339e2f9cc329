"""The file of an SQLite database: its path, its permissions, and the lock that allows only one server."""

import contextlib
import sqlite3
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from sqlalchemy import URL
from sqlalchemy.dialects.sqlite.pysqlite import SQLiteDialect_pysqlite

from benben.engine.errors import trouble
from benben.engine.message import message
from benben.server.store.errors import StoreError
from benben.server.store.sqlite.lock import Lock
from benben.server.store.sqlite.reasons import UNOPENED

_PRAGMAS = (
    "PRAGMA journal_mode = WAL",  # readers never wait for a writer
    # FULL: with NORMAL a power cut may lose the last commits, which people have already seen.
    # It costs one fsync per commit, shared by all changes in it.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # Another program that writes is waited for as long as the driver says: 5 seconds, or `?timeout=SECONDS` in the URL.
)
OWNER_ONLY = 0o600  # the dealers' secrets are in there
_FOLDER_OURS_ALONE = 0o700


class DatabaseFile:
    """The file of a database; its path is None for a database in memory."""

    def __init__(self, url: URL) -> None:
        arguments, options = SQLiteDialect_pysqlite().create_connect_args(url)
        self._name: str = arguments[0]
        # The driver begins no transactions by itself: it would forget DDL and SELECT.
        self._options: dict[str, Any] = {**options, "isolation_level": None, "check_same_thread": False}
        self.path = _file_of(self._name)

    def connect(self) -> sqlite3.Connection:
        """Connect. Raises `sqlite3.Error`."""
        connection: sqlite3.Connection = sqlite3.connect(self._name, **self._options)
        try:
            connection.create_function("now", 0, _now)
            for pragma in _PRAGMAS:
                connection.execute(pragma)
        except BaseException:
            connection.close()
            raise
        return connection

    def prepare(self) -> Lock | None:
        """Make the folder and the file if need be, and lock it for this server. Raises `StoreError` and `OSError`."""
        if self.path is None:
            return None
        if self.path.exists() and not self.path.is_file():
            raise StoreError(UNOPENED)
        _make_folder(self.path.parent)
        lock = Lock(self.path, OWNER_ONLY)
        says_itself_what_may_be_made = self._options.get("uri")
        if not self.path.exists() and not says_itself_what_may_be_made:
            self.path.touch(mode=OWNER_ONLY)
        return lock

    def restrict_permissions(self) -> None:
        """Let only the owner read the database, its log and its lock."""
        if self.path is None:
            return
        for end in ("", "-wal", "-shm", ".lock"):
            # It may belong to another user, or be on a file system without permissions.
            with contextlib.suppress(OSError):
                Path(f"{self.path}{end}").chmod(OWNER_ONLY)


def _now() -> str:
    """The moment as SQLAlchemy writes it into an SQLite database, where earlier versions did."""
    return datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S.%f")


def _file_of(name: str) -> Path | None:
    """The path in an SQLite file name; None for a database in memory."""
    if name.startswith("file:"):
        address = urlsplit(name)
        in_memory = "mode=memory" in address.query or address.path == ":memory:"
        name = "" if in_memory else unquote(address.path)
    return Path(name).resolve() if name not in {"", ":memory:"} else None


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(mode=_FOLDER_OURS_ALONE, parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(message("engine-store-folder", reason=trouble(error))) from error
