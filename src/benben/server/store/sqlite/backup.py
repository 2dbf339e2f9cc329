"""Copies of an SQLite database: a backup while a server uses it, and a restore while none does."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

from sqlalchemy import URL

from benben.engine.message import message
from benben.server.store.errors import StoreError, unusable
from benben.server.store.migrating import check_known
from benben.server.store.sqlite.database_file import OWNER_ONLY, DatabaseFile
from benben.server.store.sqlite.reasons import DAMAGED, as_store_error


class Occupied(Exception):
    """There is a database with tables, or one that cannot be read, where another is to be put."""


def back_up(url: URL, file: Path) -> int:
    """Copy the database to a *file*, completely or not at all. Return the number of tables in it.

    Raises `FileExistsError` if the file exists, `StoreError` and `OSError`.
    """
    source = _file_of(url)
    if file.exists():
        raise FileExistsError(file)
    with _copied(url, source, file) as (copy, tables):
        copy.rename(file)
        _settle(file.parent)
    return tables


def restore(url: URL, file: Path, *, replace: bool) -> tuple[int, Path | None]:
    """Replace the database with a copy. Return the number of tables in it, and the path of the old file.

    Raises `Occupied` unless *replace* allows it, `StoreError` (as when a server serves it), and `OSError`.
    """
    database = DatabaseFile(url)
    if database.path is None:
        raise unusable(url, message("engine-store-no_file"))
    with as_store_error(url):
        lock = database.prepare()
    try:
        if not replace and _is_occupied(database.path):
            raise Occupied
        with _copied(URL.create("sqlite", database=str(file)), file, database.path) as (copy, tables):
            aside = _kept_aside(database.path)
            copy.replace(database.path)
            _settle(database.path.parent)
    finally:
        if lock is not None:
            lock.release()
    return tables, aside


def _file_of(url: URL) -> Path:
    file = DatabaseFile(url).path
    if file is None or not file.is_file():
        raise unusable(url, message("engine-store-no_file"))
    return file


@contextmanager
def _copied(url: URL, source: Path, target: Path) -> Iterator[tuple[Path, int]]:
    """A checked copy in the *target*'s folder that only its owner can read, and the number of tables in it.

    Faults of the *source* name its *url*; trouble with the target is an `OSError`.
    """
    unfinished = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        unfinished.touch(mode=OWNER_ONLY)
        with as_store_error(url):
            tables = _copy(source, unfinished)
        with unfinished.open("rb+") as file:
            os.fsync(file.fileno())
        yield unfinished, tables
    except StoreError as error:
        if isinstance(error.__cause__, sqlite3.OperationalError) and "full" in str(error.__cause__):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(target)) from error
        raise
    finally:
        unfinished.unlink(missing_ok=True)


def _copy(source: Path, unfinished: Path) -> int:
    """Copy a database, even while it is in use. Return the number of tables in it."""
    if not source.is_file():
        raise StoreError(message("engine-store-no_file"))
    with (
        closing(sqlite3.connect(f"file:{quote(str(source))}?mode=ro", uri=True)) as old,
        closing(sqlite3.connect(unfinished, isolation_level=None)) as new,
    ):
        old.backup(new)
        new.execute("PRAGMA journal_mode = DELETE")  # one file, without a log
        return _checked(new)


def _settle(folder: Path) -> None:
    """Make a file's new name survive a power cut, where the system can sync a folder."""
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _checked(copy: sqlite3.Connection) -> int:
    """How many tables are in a whole database of this version or an older one. Raises `StoreError` for any other."""
    if copy.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
        raise StoreError(DAMAGED)
    try:
        (version,) = copy.execute("SELECT version_num FROM alembic_version").fetchone() or (None,)
        (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
    except sqlite3.OperationalError as error:
        raise StoreError(message("engine-store-not_ours")) from error
    check_known(version)
    return int(tables)


def _is_occupied(file: Path) -> bool:
    if not file.exists() or not file.stat().st_size:
        return False
    try:
        with closing(sqlite3.connect(file)) as there:
            return bool(there.execute("SELECT EXISTS (SELECT 1 FROM tables)").fetchone()[0])
    except sqlite3.Error:
        return True


def _kept_aside(file: Path) -> Path | None:
    """Give the old database a second name, with all commits. None if there was none."""
    if not file.exists() or not file.stat().st_size:
        return None
    aside = file.with_name(f"{file.name}.{datetime.now(UTC):%Y%m%dT%H%M%S.%f}.old")
    with suppress(sqlite3.DatabaseError), closing(sqlite3.connect(file)) as old:
        old.execute("PRAGMA journal_mode = DELETE")  # this writes its log into the file
    for end in (
        "-wal",
        "-shm",
    ):  # logs of a damaged file, or one in use: they would spoil the new one
        with suppress(FileNotFoundError):
            Path(f"{file}{end}").rename(f"{aside}{end}")
    aside.hardlink_to(file)
    return aside
