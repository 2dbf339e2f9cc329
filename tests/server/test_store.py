"""The store: migrations, what cannot be used, and two servers at one database."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine

from benben import Ply
from benben.server import Settings
from benben.server.settings import database_url
from benben.server.store import Change, StaleTable, Store, StoredSeat, StoredTable, StoreError
from benben.server.store.database import MIGRATIONS, open_engine
from benben.server.store.rows import Row
from tests.server.guest import Guest, here, me, serve

TABLE = StoredTable(
    id="abc",
    game="ra",
    options={"players": 2, "open_scores": True},
    rules_version=1,
    dealer_secret="00" * 32,
    status="playing",
    actor=1,
    seats=(StoredSeat(0, "person", "Ann", None, "f" * 64), StoredSeat(1, "bot", "Thoth", "random")),
    plies=(Ply(-1, 3, "deal 9-6"), Ply(0, 1, "invoke")),
)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "folder that is not there yet" / "tables.sqlite3"


async def opened(database: Path) -> Store:
    return await Store.open(Settings(database=str(database)).database_url)


def test_migrations_lead_from_nothing_to_what_the_code_expects(database: Path) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Row.metadata))

    async def check() -> list[object]:
        engine = await open_engine(database_url(str(database)))
        async with engine.connect() as connection:
            found = await connection.run_sync(differences)
        await engine.dispose()
        return found

    assert asyncio.run(check()) == []
    assert asyncio.run(check()) == []  # and again, on what is there


def test_the_database_is_set_up_as_promised(database: Path) -> None:
    async def ask() -> list[object]:
        engine = await open_engine(database_url(str(database)))
        async with engine.connect() as connection:
            pragmas = ("journal_mode", "synchronous", "foreign_keys")
            found = [(await connection.exec_driver_sql(f"PRAGMA {name}")).scalar() for name in pragmas]
        await engine.dispose()
        return found

    assert asyncio.run(ask()) == ["wal", 2, 1]  # 2 is FULL


def test_what_is_stored_is_read_again(database: Path) -> None:
    async def check() -> None:
        store = await opened(database)
        await store.create(TABLE)
        assert await store.load("abc") == TABLE
        assert await store.load("abd") is None
        assert await store.waiting_for_bots("ra") == ["abc"]
        assert await store.waiting_for_bots("chess") == []
        await store.change("abc", 1, Change("playing", 0, 2, [Ply(1, 2, "pass")]))
        await store.change("abc", 2, Change("over", None, 1, [Ply(0, 0, "draw")], cuts=True))
        found = await store.load("abc")
        assert found is not None
        assert [ply.text for ply in found.plies] == ["deal 9-6", "draw"]
        assert (found.status, found.actor, found.version) == ("over", None, 3)
        assert await store.waiting_for_bots("ra") == []
        await store.close()

    asyncio.run(check())


def test_a_stale_change_changes_nothing(database: Path) -> None:
    async def check() -> None:
        store = await opened(database)
        await store.create(TABLE)
        change = Change("playing", 0, 0, [Ply(1, 2, "pass")], cuts=True)
        for version in (0, 2):
            with pytest.raises(StaleTable):
                await store.change("abc", version, change)
        assert await store.load("abc") == TABLE
        await store.close()

    asyncio.run(check())


def test_a_change_happens_wholly_or_not_at_all(database: Path) -> None:
    async def check() -> None:
        store = await opened(database)
        await store.create(TABLE)
        with pytest.raises(StoreError):  # ply 1 is there already
            await store.change("abc", 1, Change("over", None, 1, [Ply(1, 2, "pass")]))
        assert await store.load("abc") == TABLE
        await store.close()

    asyncio.run(check())


def test_the_table_where_all_play_again_is_stored_with_its_mention_or_not_at_all(database: Path) -> None:
    async def check() -> None:
        store = await opened(database)
        await store.create(TABLE)
        change = Change("over", None, 2, resigned=1)
        await store.change("abc", 1, change)
        again = replace(TABLE, id="abd", maker_hash="e" * 64)
        following = Change("over", None, 2, successor=again, asked_by=0)
        with pytest.raises(StaleTable):
            await store.change("abc", 1, following)
        assert await store.load("abd") is None
        await store.change("abc", 2, following)
        assert await store.load("abd") == again
        after = replace(TABLE, status="over", actor=None, version=3, resigned=1, next_id="abd", next_by=0)
        assert await store.load("abc") == after
        with pytest.raises(StoreError):  # there is such a table already
            await store.change("abc", 3, following)
        assert await store.load("abc") == after
        await store.close()

    asyncio.run(check())


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
        asyncio.run(Store.open(database_url(database)))
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
    """The maker of a table of a server of its own."""
    with serve(f"sqlite:///{tmp_path / 'tables.sqlite3'}?timeout=1") as served:
        served.wait_until_warm()
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


def test_a_table_changed_by_another_server_is_read_anew(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with serve(database) as first, serve(database) as second:
        first.wait_until_warm()
        second.wait_until_warm()
        here_ = first.create(me(), here())
        there = Guest(second, here_.table, here_.token)
        with there.socket() as line:
            ply = line.receive()["ply"]
            assert here_.play("invoke", ply).status_code == 200
            stale = there.play("draw", ply)
            assert (stale.status_code, stale.json()["code"]) == (503, "storage")
            assert there.state()["ply"] == ply + 1
            assert there.play("pass", ply + 1).status_code == 200


def test_a_game_that_does_not_follow_from_its_secret_is_refused(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with serve(database) as served:
        served.wait_until_warm()
        maker = served.create(me(), here())
        other = served.create(me(), here())
        # One tile alone would come out of another secret's bag in one of ten tries.
        for _ in range(12):
            legal = [move["text"] for move in maker.state()["legal"]]
            assert maker.play("draw" if "draw" in legal else legal[0]).status_code == 200
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE tables SET dealer_secret = ? WHERE id = ?", ("5a" * 32, maker.table))
    with serve(database) as served:
        served.wait_until_warm()
        maker.served = other.served = served
        answer = maker.ask("GET", "")
        assert (answer.status_code, answer.json()["code"]) == (409, "unreadable")
        assert other.play("draw").status_code == 200


def test_the_store_is_closed_after_what_is_being_written(database: Path) -> None:
    """Also when whoever wanted it has gone: what was begun is written, and nothing waits for ever."""

    async def check() -> None:
        store = await opened(database)
        await store.create(TABLE)
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")  # writers wait for it
            writing = asyncio.ensure_future(store.change("abc", 1, Change("over", None, 2)))
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
