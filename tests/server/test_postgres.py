"""The store on a real PostgreSQL: what only it can do, and a server on it."""

import asyncio
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from urllib.parse import quote

import asyncpg
import pytest
from sqlalchemy import make_url

from benben.server.settings import database_url
from benben.server.store import ConnectionLost, StoreEvent, TableChanged, TableStore, WorkerMessage
from benben.server.store.errors import StaleTable, StoreError
from benben.server.store.postgres.address import arguments
from benben.server.store.postgres.store import PostgresStore
from benben.server.store.stored import TableChange
from tests.server.guest import Guest, bot, guest, me, serve
from tests.server.postgres import Postgres
from tests.server.storing import DEALT, TABLE, a_ply, another, opened
from tests.tiers import usually
from tests.waiting import LIMIT, wait_for

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR")]


def test_a_game_goes_on_after_a_restart(postgres: Postgres) -> None:
    address = postgres.new()
    with serve(address) as served:
        ann = served.create(me("Ann"), guest(), bot("random"))
        bob = ann.join("Bob")
        for _ in range(10):
            mover = next_person(ann, bob)
            legal = mover.state()["legal"]
            assert mover.play(legal[-1]["text"]).status_code == 200
        ann.until(lambda state: not state["thinking"])
        before = ann.state()
        assert ann.play("nonsense").status_code in {409, 422}
        for name in ("%00", "a%00b", "%ED%A0%80"):
            answer = served.http.get(f"/api/tables/{name}")
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown_table")
    with serve(address) as served:
        ann.served = bob.served = served
        after = ann.state()
        assert {**after, "presence": None} == {**before, "presence": None}
        mover = next(one for one in (ann, bob) if one.state()["my_turn"])
        assert mover.play(mover.state()["legal"][0]["move"]).status_code == 200
        assert mover.state()["version"] > before["version"]
        assert bob.ask("POST", "/leave", {"seat": 1}).json()["seats"][1]["player"] == "greedy"
        merit = served.create(me("Merit"), guest())
        ani = merit.join("Ani")
        assert ani.ask("POST", "/leave", {"seat": 1}).json()["status"] == "over"
        there = merit.ask("POST", "/again").json()["id"]
    with serve(address) as served:
        ani.served = bob.served = served
        assert ani.state()["outcome"]["resigned"] == 1
        assert ani.ask("POST", "/again").json()["id"] == there
        assert bob.ask("POST", "/back").json()["seats"][1]["player"] is None


def next_person(*people: Guest) -> Guest:
    """The guest to move, after the bots' moves."""
    return wait_for(lambda: next((one for one in people if one.state()["my_turn"]), None), "a person's turn")


# ---- how it is reached -----------------------------------------------------------------------------------------
def test_an_address_may_say_what_sqlalchemy_or_libpq_know(postgres: Postgres) -> None:
    address = postgres.new()
    where, folder = address.split("?host=")
    for extra in (
        "sslmode=disable",
        "ssl=disable",
        "prepared_statement_cache_size=0",
        "statement_cache_size=0&command_timeout=3.5&application_name=club",
    ):
        asyncio.run(close_again(f"{where}?host={quote(folder, safe='')}&{extra}"))
    name, password = 'o\'s "name" @:/%', "p?a&s=s@:/% w"
    given = arguments(
        database_url(f"postgresql://{quote(name, '')}:{quote(password, '')}@[::1]:7/d%20b?ssl=require")
    )
    assert given["dsn"] == "postgresql:///?sslmode=require"
    assert {key: given[key] for key in ("host", "port", "user", "password", "database")} == {
        "host": "::1",
        "port": 7,
        "user": name,
        "password": password,
        "database": "d b",
    }


async def close_again(address: str) -> None:
    await (await opened(address)).close()


@pytest.mark.parametrize(
    ("address", "why"),
    [
        ("postgresql://ani:hidden@127.0.0.1:1/tables", "it cannot be reached"),
        ("postgresql://ani@127.0.0.1:1/tables?password=hidden", "it cannot be reached"),
        ("postgresql://ani:hidden@127.0.0.1:1/tables?sslmode=perhaps", "sslmode"),
        ("postgresql://ani:hidden@127.0.0.1:1/tables?timeout=soon", "soon"),
    ],
)
def test_what_cannot_be_reached_is_reported_without_its_password(address: str, why: str) -> None:
    with pytest.raises(StoreError, match=why) as caught:
        asyncio.run(opened(address))
    assert not isinstance(caught.value.message, str)
    assert "hidden" not in str(caught.value)


def test_several_workers_start_together_on_a_new_database(postgres: Postgres) -> None:
    address = postgres.new()

    async def check() -> None:
        stores = await asyncio.gather(*(opened(address) for _ in range(6)))
        await stores[0].create(TABLE)
        for store in stores:
            assert await store.load("abc") == TABLE
            await store.close()

    asyncio.run(check())


def test_tables_of_a_newer_version_are_refused(postgres: Postgres) -> None:
    address = postgres.new()

    async def check() -> None:
        await close_again(address)
        session = await asyncpg.connect(address)
        await session.execute("UPDATE alembic_version SET version_num = '9999'")
        await session.close()
        with pytest.raises(StoreError, match="another version of Benben"):
            await opened(address)

    asyncio.run(check())


def test_a_database_that_was_killed_is_used_again_when_it_is_back(postgres: Postgres) -> None:
    asyncio.run(through_a_power_cut(postgres))


async def through_a_power_cut(postgres: Postgres) -> None:
    address = await asyncio.to_thread(postgres.new)
    heard: asyncio.Queue[StoreEvent] = asyncio.Queue()
    async with two_workers(address) as (here, there):
        await there.listen(heard.put_nowait)
        await here.create(TABLE)
        await here.change("abc", 1, a_ply(1))
        assert await news(heard) == TableChanged("abc", 2)
        await asyncio.to_thread(postgres.kill)
        for again in (here.change("abc", 2, a_ply(2)), here.load("abc"), here.create(another("abd"))):
            with pytest.raises(StoreError, match="cannot be used"):
                await again
        await asyncio.to_thread(postgres.start)
        assert await news(heard) == ConnectionLost()
        assert await here.load("abd") is None
        await here.change("abc", 2, a_ply(2))
        assert await news(heard) == TableChanged("abc", 3)
        table = await there.load("abc")
        assert table is not None
        assert [ply.move for ply in table.plies[DEALT:]] == [1, 2]


def test_one_that_does_not_answer_is_waited_for_no_longer_than_is_said(postgres: Postgres) -> None:
    address = postgres.new()

    async def check() -> None:
        store = await opened(f"{address}&command_timeout=0.3")
        await store.create(TABLE)
        other = await asyncpg.connect(address)
        async with other.transaction():
            await other.execute("SELECT * FROM tables FOR UPDATE")
            with pytest.raises(StoreError, match="it did not answer in time"):
                await store.change("abc", 1, a_ply(1))
        await other.close()
        await store.change("abc", 1, a_ply(1))
        await store.close()

    asyncio.run(check())


def test_a_worker_that_falls_silent_in_a_transaction_does_not_keep_the_table(postgres: Postgres) -> None:
    address = postgres.new()

    async def check() -> None:
        async with two_workers(address) as (here, there):
            await here.create(TABLE)
            with pytest.raises(StoreError):
                await keep_the_table(here, meanwhile=there.change("abc", 1, a_ply(1)))
            assert await here.versions(["abc"]) == {"abc": 2}

    asyncio.run(check())


def test_a_connection_whose_end_is_late_is_not_used_again(postgres: Postgres) -> None:
    address = postgres.new()

    async def check() -> None:
        there = await opened(address)
        await there.create(TABLE)
        async with ends_held_back(address) as held:
            here = await opened(held)
            with pytest.raises(StoreError, match="cannot be reached"):
                await keep_the_table(here, meanwhile=there.change("abc", 1, a_ply(1)))
            assert await here.versions(["abc"]) == {"abc": 2}
        await here.close()
        await there.close()

    asyncio.run(check())


@asynccontextmanager
async def ends_held_back(address: str) -> AsyncIterator[str]:
    """An address by which the database is heard, but not that it closes a connection, unless it was asked to."""
    url = make_url(address)
    folder = url.query["host"]

    async def answer(client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        database, to_database = await asyncio.open_unix_connection(f"{folder}/.s.PGSQL.5432")
        asked = asyncio.create_task(relay(client, to_database))
        await relay(database, to_client)
        await asked
        to_client.close()
        to_database.close()

    async def relay(hears: asyncio.StreamReader, says: asyncio.StreamWriter) -> None:
        while some := await hears.read(4096):
            says.write(some)
            if some.startswith(b"X"):  # the client asks for the end
                return

    with tempfile.TemporaryDirectory() as near:
        async with await asyncio.start_unix_server(answer, f"{near}/.s.PGSQL.5432"):
            yield url.update_query_dict({"host": near}).render_as_string(hide_password=False)


async def keep_the_table(store: TableStore, meanwhile: Awaitable[None]) -> None:
    """Lock all tables, and then say nothing until something is done."""
    assert isinstance(store, PostgresStore)
    async with store._transaction() as session:
        await session.execute("SELECT * FROM tables FOR UPDATE")
        await meanwhile


# ---- several workers -------------------------------------------------------------------------------------------
async def news(heard: asyncio.Queue[StoreEvent]) -> StoreEvent:
    """The next event of a worker."""
    try:
        return await asyncio.wait_for(heard.get(), LIMIT)
    except TimeoutError:
        raise TimeoutError(f"waited {LIMIT:.0f} s for news of another worker") from None


@asynccontextmanager
async def two_workers(address: str) -> AsyncIterator[tuple[TableStore, TableStore]]:
    """Two stores on one database."""
    here, there = await opened(address), await opened(address)
    try:
        yield here, there
    finally:
        await here.close()
        await there.close()


def test_others_hear_what_a_worker_does_and_it_does_not_hear_itself(postgres: Postgres) -> None:
    address = postgres.new()

    async def check() -> None:
        mine: asyncio.Queue[StoreEvent] = asyncio.Queue()
        others: asyncio.Queue[StoreEvent] = asyncio.Queue()
        async with two_workers(address) as (here, there):
            await here.listen(mine.put_nowait)
            await there.listen(others.put_nowait)
            await here.create(TABLE)
            await here.change("abc", 1, a_ply(1))
            await here.change("abc", 2, TableChange("playing", 1, DEALT, cuts=True))
            with pytest.raises(StoreError):
                await here.change("abc", 3, TableChange("playing", 1, 0, TABLE.plies, seats=TABLE.seats))
            await here.publish("presence", "two words, and “more”")
            session = await asyncpg.connect(address)
            await session.execute("NOTIFY benben, 'something else'; NOTIFY benben, ''")
            await session.close()
            await here.publish("rates", "x" * 7000)
            await there.publish("enough", "")
            assert [await news(others) for _ in range(4)] == [
                TableChanged("abc", 2),
                TableChanged("abc", 3),
                WorkerMessage("presence", "two words, and “more”"),
                WorkerMessage("rates", "x" * 7000),
            ]
            assert await news(mine) == WorkerMessage("enough", "")
            assert (mine.empty(), others.empty()) == (True, True)
            for kind, payload in (("two words", ""), ("long", "é" * 3501)):
                with pytest.raises(ValueError, match="not a word"):
                    await here.publish(kind, payload)

    asyncio.run(check())


def test_a_worker_that_was_cut_off_learns_that_it_missed_something(postgres: Postgres) -> None:
    address = postgres.new()

    async def check() -> None:
        heard: asyncio.Queue[StoreEvent] = asyncio.Queue()
        async with two_workers(address) as (here, there):
            await here.create(TABLE)
            await there.listen(heard.put_nowait)
            session = await asyncpg.connect(address)
            await session.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE query LIKE 'LISTEN%' AND datname = current_database()"
            )
            await session.close()
            assert await news(heard) == ConnectionLost()
            await here.change("abc", 1, a_ply(1))
            assert await news(heard) == TableChanged("abc", 2)

    asyncio.run(check())


async def silence(address: str, worker_id: str) -> None:
    """Let it be long ago that a worker was heard of."""
    session = await asyncpg.connect(address)
    await session.execute("UPDATE workers SET beat = now() - interval '1 minute' WHERE id = $1", worker_id)
    await session.close()


def test_one_living_worker_has_the_bots_of_a_table(postgres: Postgres) -> None:
    address = postgres.new()

    async def check() -> None:
        async with two_workers(address) as (here, there):
            await here.create(TABLE)
            await here.heartbeat("one")
            await there.heartbeat("two")
            assert await here.living_workers() == {"one", "two"}
            assert await here.take_bots("abc", "one")
            assert await here.take_bots("abc", "one")  # they are its own
            assert not await there.take_bots("abc", "two")
            assert not await there.take_bots("abd", "two")  # there is no such table
            waiting = [list(await here.bots_due("ra", name)) for name in ("one", "two", None)]
            assert waiting == [["abc"], [], ["abc"]]
            await there.drop_bots("abc", "two")  # others' are left alone
            assert not await there.take_bots("abc", "two")
            await here.drop_bots("abc", "one")
            assert await there.take_bots("abc", "two")
            assert await here.load("abc") == TABLE  # of its version, too

    asyncio.run(check())


def test_bots_of_a_dead_worker_are_anybodys(postgres: Postgres) -> None:
    address = postgres.new()

    async def check() -> None:
        async with two_workers(address) as (here, there):
            await here.create(TABLE)
            for worker_id in ("one", "two", "three"):
                await here.heartbeat(worker_id)
            assert await here.take_bots("abc", "one")
            await silence(address, "one")
            assert await here.living_workers() == {"two", "three"}
            assert list(await there.bots_due("ra", "two")) == ["abc"]
            taken = await asyncio.gather(
                *(store.take_bots("abc", name) for store in (here, there) for name in ("two", "three"))
            )
            assert sorted(taken) == [False, False, True, True]  # one of them, twice
            assert taken[:2] == taken[2:]
            await there.heartbeat("one")
            assert not await here.take_bots("abc", "one")  # it woke up too late
            for worker_id in ("two", "three"):
                await here.remove_worker(worker_id)
            assert await here.take_bots("abc", "one")  # a worker that stops counts as dead immediately

    asyncio.run(check())


def test_workers_that_write_the_same_tables_do_not_wait_in_a_circle(postgres: Postgres) -> None:
    # Left to itself, the database then takes tables in the order in which they are written.
    address = f"{postgres.new()}&enable_hashjoin=off&enable_mergejoin=off&enable_seqscan=off"
    tables = [f"table{number}" for number in range(150)]
    versions = usually(3, 10)

    async def check() -> None:
        async with two_workers(address) as workers:
            await asyncio.gather(*(workers[0].create(another(table_id)) for table_id in tables))
            for version in range(1, versions + 1):
                done = await asyncio.gather(
                    *(workers[0].change(table_id, version, a_ply(version)) for table_id in tables),
                    *(workers[1].change(table_id, version, a_ply(version)) for table_id in reversed(tables)),
                    return_exceptions=True,
                )
                assert Counter(type(each) for each in done) == {type(None): 150, StaleTable: 150}

    asyncio.run(check())
