"""Kill -9 in the middle of writes about people, talk, tables and ratings loses nothing that was confirmed."""

import random
import signal
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tests.server.guest import Served
from tests.server.postgres import Postgres
from tests.server.process import Process, process
from tests.server.streams import STREAMS, Stream
from tests.tiers import usually
from tests.waiting import wait_for

_KILLS = usually(2, 4)
_SETTINGS: Mapping[str, Any] = {"ratings": True, "talk_rate": "1000000/minute"}


@pytest.mark.slow
def test_a_killed_server_has_all_that_it_has_confirmed(tmp_path: Path) -> None:
    check(tmp_path / "tables.sqlite3", tmp_path, None)


@pytest.mark.slow
@pytest.mark.proof
@pytest.mark.parametrize("victim", ["server", "PostgreSQL"])
def test_so_it_is_with_postgres_and_when_postgres_is_killed(
    postgres: Postgres, victim: str, tmp_path: Path
) -> None:
    check(postgres.new(), tmp_path, postgres if victim == "PostgreSQL" else None)


def check(database: Path | str, folder: Path, postgres: Postgres | None) -> None:
    """Kill the server several times, each time after PostgreSQL if that is to be killed, while all streams write."""
    log, rng = folder / "server.log", random.Random(1)
    with process(database, log=log, **_SETTINGS) as first:
        streams = [kind(first.served) for kind in STREAMS]
    for _ in range(_KILLS):
        with process(database, log=log, **_SETTINGS) as running:
            move(streams, running.served)
            write_until_killed(streams, running, postgres, rng)
    with process(database, log=log, **_SETTINGS) as last:
        move(streams, last.served)
    assert all(stream.confirmed > _KILLS for stream in streams)
    if postgres is None:  # else its driver reports in full that it is away
        assert "Traceback" not in log.read_text()


def move(streams: Sequence[Stream], served: Served) -> None:
    """Let the streams go on at another server, which has all that was confirmed."""
    for stream in streams:
        stream.served = served
        stream.check()


def write_until_killed(
    streams: Sequence[Stream], running: Process, postgres: Postgres | None, rng: random.Random
) -> None:
    """Write at the server until it is killed."""
    stop = threading.Event()
    with ThreadPoolExecutor(len(streams)) as threads:
        writing = [threads.submit(stream.run, stop) for stream in streams]
        try:
            more(streams, writing, rng.randint(3, 12))
            if postgres is not None:
                postgres.fail()
                more(streams, writing, rng.randint(3, 12))
            running.popen.kill()
            running.popen.wait()
        finally:
            stop.set()
    running.end(signal.SIGKILL)  # closes the client, which the streams have used until now
    for each in writing:
        each.result()


def more(streams: Sequence[Stream], writing: Sequence[Future[None]], count: int) -> None:
    """Wait until each stream has so many more confirmed writes, or one has failed."""
    goals = [stream.confirmed + count for stream in streams]

    def reached() -> bool:
        done = all(stream.confirmed >= goal for stream, goal in zip(streams, goals, strict=True))
        return done or any(each.done() for each in writing)

    wait_for(reached, f"{count} more confirmed writes of every kind")
