"""Only one server serves an SQLite file, and no other user can read it."""

import asyncio
import os
import subprocess
from pathlib import Path

import pytest
from filelock import FileLock, Timeout

from benben.server.store import StoreError
from tests.server.process import process
from tests.server.storing import TABLE, a_ply, opened
from tests.serving import command as serving
from tests.waiting import wait_for

SERVED = "another server serves it already; stop that one first, or use PostgreSQL for several"


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "folder that is not there yet" / "tables.sqlite3"


def test_a_second_server_is_refused(database: Path) -> None:
    async def check() -> None:
        store = await opened(database)
        with pytest.raises(StoreError, match=SERVED):
            await opened(database)
        link = database.with_name("link.sqlite3")
        link.symlink_to(database)
        for other in (link, f"sqlite:///file:{database}?uri=true"):
            with pytest.raises(StoreError, match=SERVED):
                await opened(other)
        await store.create(TABLE)
        await store.close()
        again = await opened(database)
        assert await again.load("abc") == TABLE
        await again.close()

    asyncio.run(check())


def test_no_one_gets_in_between_a_trial_and_what_it_was_for(database: Path) -> None:
    """As when a server opens the store once before it begins to serve."""
    other = FileLock(f"{database}.lock", timeout=0)

    async def check() -> None:
        await (await opened(database)).close(reopen=True)
        with pytest.raises(Timeout):
            other.acquire()
        store = await opened(database)
        with pytest.raises(StoreError, match=SERVED):
            await opened(database)
        await store.close()
        with other:
            pass

    asyncio.run(check())


@pytest.mark.slow
@pytest.mark.proof
def test_of_two_started_together_one_serves_and_one_says_why_not(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    both = [
        subprocess.Popen(serving(database), stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    refused = wait_for(lambda: next((one for one in both if one.poll() is not None), None), "one to end")
    (serves,) = (one for one in both if one is not refused)
    assert serves.stdout is not None
    assert serves.stdout.readline().startswith("http://")
    assert refused.returncode == 1
    said = refused.communicate()[1]
    assert SERVED in said
    assert "startup failed" not in said  # the error comes before the start
    serves.kill()
    serves.communicate()
    with process(database):  # a killed server holds no lock
        pass


def modes(folder: Path) -> dict[str, int]:
    """The permissions of a folder and the files in it, for users other than the owner."""
    return {each.name: each.stat().st_mode & 0o077 for each in (folder, *folder.iterdir())}


def test_no_one_else_can_read_what_is_stored(database: Path) -> None:
    before = os.umask(0o022)
    try:

        async def check() -> None:
            store = await opened(database)
            await store.create(TABLE)
            ends = ("", "-shm", "-wal", ".lock")
            assert modes(database.parent) == {
                database.parent.name: 0,
                **{database.name + end: 0 for end in ends},
            }
            await store.close()

        asyncio.run(check())
        database.chmod(0o644)  # as earlier versions left it
        asyncio.run(check_again(database))
    finally:
        os.umask(before)


async def check_again(database: Path) -> None:
    store = await opened(database)
    await store.change("abc", 1, a_ply(1))
    assert set(modes(database.parent).values()) == {0}
    await store.close()


def test_a_folder_that_was_there_stays_as_it_was(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)

    async def check() -> None:
        await (await opened(tmp_path / "tables.sqlite3")).close()

    asyncio.run(check())
    assert tmp_path.stat().st_mode & 0o777 == 0o755
