"""The store in a file: migrations, what cannot be used, who may use it, and trouble while people play."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, select

from benben.server.settings import database_url
from benben.server.store import StoredTable, StoreError, TableChange, TableStore, interface, open_store
from benben.server.store.migrating import MIGRATIONS
from benben.server.store.rows import BaseRow, PlyRow, TableRow
from benben.server.store.sqlite import writer
from benben.server.store.sqlite.store import SqliteStore
from tests.server.guest import Guest, here, me, serve
from tests.server.storing import TABLE, a_ply, another, opened


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "folder that is not there yet" / "tables.sqlite3"


def test_migrations_lead_from_nothing_to_what_the_code_expects(database: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), BaseRow.metadata))

    def check() -> list[object]:
        asyncio.run(close_again(database))
        engine = create_engine(f"sqlite:///{database}")
        with engine.connect() as connection:
            found = differences(connection)
        engine.dispose()
        return found

    assert check() == []
    assert check() == []  # and again, on what is there


def test_the_database_is_set_up_as_promised(database: Path) -> None:
    def ask(connection: sqlite3.Connection) -> list[object]:
        pragmas = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(f"PRAGMA {name}").fetchone()[0] for name in pragmas]

    async def check() -> None:
        store = await opened(database)
        assert isinstance(store, SqliteStore)
        for worker in (store._writer, store._readers):
            assert await worker.do(ask) == ["wal", 2, 1]  # 2 is FULL
        await store.close()

    asyncio.run(check())


def test_moments_are_written_as_the_versions_before_wrote_them(database: Path) -> None:
    """With SQLAlchemy, which reads them again."""

    async def fill() -> None:
        store = await opened(database)
        await store.create(TABLE)
        await store.change("abc", 1, a_ply(1))
        await store.close()

    before = datetime.now(UTC).replace(tzinfo=None)
    asyncio.run(fill())
    engine = create_engine(f"sqlite:///{database}")
    with engine.connect() as connection:
        made, changed = connection.execute(select(TableRow.created, TableRow.changed)).one()
        plies = list(connection.execute(select(PlyRow.played).order_by(PlyRow.ply)).scalars())
    engine.dispose()
    after = datetime.now(UTC).replace(tzinfo=None)
    assert before <= made < changed <= after
    assert before <= plies[0] <= plies[1] < plies[2] <= after


def test_a_database_in_memory_is_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)

    async def check(address: str) -> None:
        store = await opened(address)
        await store.create(TABLE)
        assert await store.load("abc") == TABLE
        await store.close()

    for address in ("sqlite://", "sqlite:///:memory:", "sqlite:///file:it?mode=memory&uri=true"):
        asyncio.run(check(address))
    assert list(tmp_path.iterdir()) == []


def test_tables_of_the_version_before_are_kept(database: Path) -> None:
    def go_back() -> None:
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        engine = create_engine(f"sqlite:///{database}")
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.downgrade(config, "0002")
        engine.dispose()

    async def fill() -> None:
        store = await opened(database)
        await store.create(TABLE)
        await store.close()

    async def check() -> None:
        store = await opened(database)
        assert await store.load("abc") == TABLE
        await store.close()

    asyncio.run(fill())
    go_back()
    asyncio.run(check())


# ---- what cannot be used ---------------------------------------------------------------------------------------
def refusal(database: str) -> str:
    with pytest.raises(StoreError) as caught:
        asyncio.run(open_store(database_url(database)))
    return str(caught.value)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ann, " * 500)
    assert "the file is no database, or it is damaged" in refusal(str(file))
    assert file.read_text().startswith("Dear Ann")


def test_a_damaged_database(database: Path) -> None:
    async def fill() -> None:
        store = await opened(database)
        for number in range(50):
            await store.create(StoredTable(**{**vars(TABLE), "id": f"table{number}"}))
        await store.close()

    asyncio.run(fill())
    damaged = bytearray(database.read_bytes())
    damaged[4096 * 3 : 4096 * 8] = b"\xa5" * (4096 * 5)
    database.write_bytes(damaged)
    assert "damaged" in refusal(str(database))


def test_a_database_of_a_newer_version(database: Path) -> None:
    asyncio.run(close_again(database))
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "another version of Benben" in refusal(str(database))


def test_a_read_only_database(database: Path) -> None:
    asyncio.run(close_again(database))
    assert "it is read-only" in refusal(f"sqlite:///file:{database}?mode=ro&uri=true")


def test_a_folder_where_nothing_can_be_made(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert "its folder cannot be made" in refusal(str(file / "tables.sqlite3"))
    assert "cannot be opened" in refusal(str(tmp_path))


def test_an_unknown_kind_of_database() -> None:
    assert "not installed" in refusal("papyrus://scribe:hidden@localhost/tables")
    assert "hidden" not in refusal("papyrus://scribe:hidden@localhost/tables")
    with pytest.raises(ValueError, match="no database address"):
        database_url("://")


async def close_again(database: Path) -> None:
    await (await opened(database)).close()


# ---- trouble while people play ---------------------------------------------------------------------------------
@pytest.fixture
def maker(tmp_path: Path) -> Iterator[Guest]:
    """The maker of a table on a new server."""
    with serve(f"sqlite:///{tmp_path / 'tables.sqlite3'}?timeout=1") as served:
        yield served.create(me(), here())


@pytest.mark.slow
def test_a_locked_database_changes_nothing_and_recovers(maker: Guest) -> None:
    before = maker.state()
    with maker.socket() as line:
        line.receive()
        with closing(
            sqlite3.connect(maker.served.settings.database_url.database or "", isolation_level=None)
        ) as other:
            other.execute("BEGIN EXCLUSIVE")
            answer = maker.play("invoke")
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
            assert "retry-after" in answer.headers
            line.send({"type": "play", "ply": before["ply"], "move": "invoke"})
            assert line.error()["code"] == "storage"
            other.execute("ROLLBACK")
        assert maker.state()["ply"] == before["ply"]
        assert maker.play("invoke").status_code == 200
        line.until(lambda state: state["ply"] == before["ply"] + 1)


@pytest.mark.slow
def test_a_table_changed_by_another_program_is_read_again(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with serve(database) as served:
        maker = served.create(me(), here())
        with maker.socket() as line:
            ply = line.receive()["ply"]
            with closing(sqlite3.connect(database)) as connection, connection:
                connection.execute("UPDATE tables SET version = version + 1")
            assert maker.play("draw", ply).json()["version"] == 3  # with a new version
            assert line.until(lambda state: state["version"] == 3)["ply"] > ply


@pytest.mark.slow
def test_a_game_that_does_not_follow_from_its_secret_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with serve(database) as served:
        maker = served.create(me(), here())
        other = served.create(me(), here())
        # One tile alone would come out of another secret's bag in one of ten tries.
        for _ in range(12):
            legal = [move["text"] for move in maker.state()["legal"]]
            assert maker.play("draw" if "draw" in legal else legal[0]).status_code == 200
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET dealer_secret = ? WHERE id = ?", ("5a" * 32, maker.table))
    with serve(database) as served:
        maker.served = other.served = served
        answer = maker.ask("GET", "")
        assert (answer.status_code, answer.json()["code"]) == (409, "unreadable")
        assert other.play("draw").status_code == 200


def test_the_store_is_closed_after_what_is_being_written(database: Path) -> None:
    """A write finishes even if its caller is cancelled, and no one waits without end."""

    async def check() -> None:
        store = await opened(database)
        await store.create(TABLE)
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # writers wait for it
            writing = asyncio.ensure_future(store.change("abc", 1, TableChange("over", None, 2)))
            await asyncio.sleep(0)
            close = asyncio.ensure_future(store.close())
            await asyncio.wait([close], timeout=0.2)
            assert not close.done()
            other.execute("ROLLBACK")
        await close
        assert writing.done()
        again = await opened(database)
        changed = await again.load("abc")
        assert changed is not None
        assert changed.status == "over"
        await again.close()

    asyncio.run(check())


def test_another_program_is_waited_for_as_long_as_is_said(database: Path) -> None:
    async def check() -> None:
        store = await opened(f"sqlite:///{database}?timeout=0.1")
        await store.create(TABLE)
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreError, match="another program keeps it locked"):
                await store.change("abc", 1, a_ply(1))
            assert await store.load("abc") == TABLE  # readers wait for no writer
            other.execute("ROLLBACK")
        await store.change("abc", 1, a_ply(1))
        await store.close()

    asyncio.run(check())


def test_the_server_never_locks_itself_out(database: Path) -> None:
    """Many readers and writers in parallel, without waiting for locks."""

    async def play(store: TableStore, table_id: str) -> None:
        await store.create(another(table_id))
        for version in range(1, 5):
            await store.change(table_id, version, a_ply(version))
            table = await store.load(table_id)
            assert table is not None
            assert table.version == version + 1

    async def check() -> None:
        store = await opened(f"sqlite:///{database}?timeout=0")
        await asyncio.gather(*(play(store, f"table{number}") for number in range(64)))
        await store.close()

    asyncio.run(check())


def test_what_hangs_does_not_fill_the_memory(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(writer, "MOST_WAITING", 3)
    assert interface.MOST_WAITING > 1000

    async def check() -> None:
        store = await opened(f"sqlite:///{database}?timeout=1000")
        for number in range(4):
            await store.create(another(f"table{number}"))
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = [asyncio.ensure_future(store.change(f"table{n}", 1, a_ply(1))) for n in range(3)]
            await asyncio.sleep(0)
            with pytest.raises(StoreError, match="more changes are waiting than it can keep up with"):
                await store.change("table3", 1, a_ply(1))
            other.execute("ROLLBACK")
        await asyncio.gather(*waiting)
        await store.change("table3", 1, a_ply(1))
        await store.close()

    asyncio.run(check())
