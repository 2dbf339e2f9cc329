"""The promises of every store, on SQLite and on a real PostgreSQL."""

import asyncio
import random
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

import pytest

from benben import Ply
from benben.server.store import (
    StaleTable,
    StoredLine,
    StoredOrder,
    StoredTable,
    StoreError,
    TableChange,
    TableStore,
    TableTerms,
    TakeBackRequest,
)
from benben.server.store.interface import MOST_LINES
from benben.server.store.orders import drop_order, end_order, orders_at, orders_by, put_order
from benben.server.store.sqlite.store import SqliteStore
from tests.server.process import limited
from tests.server.storing import DEALT, TABLE, a_ply, another, opened

pytestmark = pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.slow)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite3")
    return str(request.getfixturevalue("postgres").new())


def on_store(address: str, check: Callable[[TableStore], Awaitable[None]]) -> None:
    """Open the store, check something, and close it."""

    async def run() -> None:
        store = await opened(address)
        try:
            await check(store)
        finally:
            await store.close()

    asyncio.run(run())


async def loaded(store: TableStore, table_id: str = "abc") -> StoredTable:
    found = await store.load(table_id)
    assert found is not None
    return found


def test_what_is_stored_is_read_again(address: str) -> None:
    async def check(store: TableStore) -> None:
        await store.create(TABLE)
        assert await store.load("abc") == TABLE
        assert await store.load("abd") is None
        assert list(await store.bots_due("ra")) == ["abc"]
        assert list(await store.bots_due("chess")) == []
        await store.change("abc", 1, TableChange("playing", 0, 2, [Ply(1, 2, "pass")]))
        await store.change("abc", 2, TableChange("over", None, 1, [Ply(0, 0, "draw")], cuts=True))
        found = await loaded(store)
        assert [ply.text for ply in found.plies] == ["deal 9-6", "draw"]
        assert (found.status, found.actor, found.version) == ("over", None, 3)
        assert list(await store.bots_due("ra")) == []
        hinted = replace(TABLE, id="abd", hints=True, options={"text": "“é”"}, plies=())
        await store.create(hinted)
        assert await store.load("abd") == hinted
        assert list(await store.bots_due("ra")) == ["abd"]  # nothing is dealt
        seat = replace(TABLE.seats[1], kind="person", name="Bob", player=None, owner="e" * 64)
        await store.change("abd", 1, TableChange("playing", 1, 0, seats=[seat]))
        assert (await loaded(store, "abd")).seats == (TABLE.seats[0], seat)
        for version, given in ((2, "d" * 64), (3, None)):
            await store.change("abd", version, TableChange("playing", 1, 0, maker=given))
            assert (await loaded(store, "abd")).maker == "d" * 64

    on_store(address, check)


def test_terms_are_kept_and_any_other_change_ends_a_wish_to_take_back(address: str) -> None:
    async def check(store: TableStore) -> None:
        terms = TableTerms(take_backs="consent", talk="off")
        await store.create(replace(TABLE, terms=terms))
        wish = TakeBackRequest(0, 1, (2,))
        for change, kept in (
            (TableChange("playing", 1, DEALT, take_back=wish), wish),
            (TableChange("playing", 0, DEALT, [Ply(1, 2, "pass")]), None),
            (TableChange("playing", 1, DEALT + 1, take_back=wish), wish),
            (TableChange("playing", 1, DEALT + 1, maker="d" * 64), None),
        ):
            await store.change("abc", (await loaded(store)).version, change)
            found = await loaded(store)
            assert (found.terms, found.take_back) == (terms, kept)

    on_store(address, check)


def test_orders_are_kept_apart_from_the_table(address: str) -> None:
    """They end with a move in one transaction, and a table whose order is due waits for the server."""
    order = StoredOrder("one", 0, "pass", 0, 2, "digest")
    done = replace(order, ended="done", ply=3)

    async def check(store: TableStore) -> None:
        await store.create(replace(TABLE, actor=0))
        await store.run(put_order("abc", replace(order, id="older", amount=7)))
        await store.run(put_order("abc", order))
        assert await store.read(orders_at("abc")) == [order]
        assert await store.load("abc") == replace(TABLE, actor=0)
        assert list(await store.bots_due("ra")) == ["abc"]
        await store.run(end_order("abc", replace(done, id="older")))
        await store.run(drop_order("abc", 0, replace(order, id="older")))
        assert await store.read(orders_at("abc")) == [order]
        with pytest.raises(StaleTable):
            await store.change("abc", 7, TableChange("playing", 0, 2, [Ply(0, 2, "pass")], orders=[done]))
        assert await store.read(orders_at("abc")) == [order]
        await store.change("abc", 1, TableChange("playing", 0, 2, [Ply(0, 2, "pass")], orders=[done]))
        assert await store.read(orders_at("abc")) == [done]
        assert list(await store.bots_due("ra")) == []
        await store.run(drop_order("abc", 0, order))  # by a worker that does not know that it is done
        assert await store.read(orders_at("abc")) == [done]
        assert [each["kind"] for each in await store.read(orders_by("f" * 64))] == ["pass"]
        await store.run(drop_order("abc", 0))
        assert await store.read(orders_at("abc")) == []

    on_store(address, check)


def test_the_newest_lines_are_kept_in_order_with_the_change_that_they_are_about(address: str) -> None:
    async def check(store: TableStore) -> None:
        await store.create(TABLE)
        await store.create(another("abd"))
        first = StoredLine(1, "chat", "“é” 𓂀", 2, 1_900_000_000)
        number = await store.say("abc", first)
        assert await store.lines("abc") == [(number, first)]
        undone = StoredLine(0, "took_back", "", 2, 1_900_000_001)
        await store.change("abc", 1, TableChange("playing", 0, DEALT, cuts=True, lines=[undone]))
        assert [line for _, line in await store.lines("abc", number)] == [undone]
        for n in range(MOST_LINES):
            await store.say("abc", replace(first, ply=n))
        assert [line.ply for _, line in await store.lines("abc")] == list(range(MOST_LINES))
        with pytest.raises(StoreError):
            await store.say("nowhere", first)

    on_store(address, check)


def test_those_played_last_come_first(address: str) -> None:
    async def check(store: TableStore) -> None:
        for number in range(3):
            await store.create(another(f"table{number}"))
        bots = TableChange("playing", 1, DEALT, [Ply(0, 1, "pass")], wants_bots=True)
        await store.change("table1", 1, bots)
        assert list(await store.bots_due("ra")) == ["table1", "table2", "table0"]

    on_store(address, check)


def test_a_stale_change_changes_nothing(address: str) -> None:
    async def check(store: TableStore) -> None:
        await store.create(TABLE)
        change = TableChange("playing", 0, DEALT, [Ply(1, 2, "pass")])
        for stale in (change, replace(change, start=0, cuts=True)):
            for version in (0, 2):
                with pytest.raises(StaleTable):
                    await store.change("abc", version, stale)
        with pytest.raises(StaleTable):
            await store.change("abd", 1, change)
        assert await store.load("abc") == TABLE

    on_store(address, check)


def test_a_change_happens_wholly_or_not_at_all(address: str) -> None:
    async def check(store: TableStore) -> None:
        await store.create(TABLE)
        for change in (
            TableChange("over", None, 1, [Ply(1, 2, "pass")]),  # ply 1 is there already
            TableChange("over", None, 1, [Ply(1, 2, "pass")] * 3, resigned=0, seats=[TABLE.seats[0]]),
        ):
            with pytest.raises(StoreError):
                await store.change("abc", 1, change)
            assert await store.load("abc") == TABLE

    on_store(address, check)


def test_the_table_where_all_play_again_is_stored_with_its_mention_or_not_at_all(address: str) -> None:
    async def check(store: TableStore) -> None:
        await store.create(TABLE)
        change = TableChange("over", None, 2, resigned=1)
        await store.change("abc", 1, change)
        again = replace(TABLE, id="abd", maker="e" * 64)
        following = TableChange("over", None, 2, successor=again, asked_by=0)
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

    on_store(address, check)


def test_the_last_review_is_kept(address: str) -> None:
    async def check(store: TableStore) -> None:
        await store.create(TABLE)
        assert await store.review("abc") is None
        documents: list[dict[str, list[float]]] = [{"graph": [0.25, 0.75]}, {"graph": []}]
        for document in documents:
            await store.keep_review("abc", document)
            assert await store.review("abc") == document
        with pytest.raises(StoreError):
            await store.keep_review("abd", {})  # of no table

    on_store(address, check)


def test_a_name_that_no_table_can_have_is_unknown(address: str) -> None:
    async def check(store: TableStore) -> None:
        for name in ("\0", "a\0c", "\ud800", "a" * 33, "", "ab c", "ábc", "abc\n"):
            assert await store.load(name) is None, name

    on_store(address, check)


def test_versions_of_many_tables_are_read_together(address: str) -> None:
    async def check(store: TableStore) -> None:
        for number in range(3):
            await store.create(another(f"table{number}"))
        await store.change("table1", 1, a_ply(1))
        assert await store.versions(["table0", "table1", "nowhere"]) == {"table0": 1, "table1": 2}
        assert await store.versions([]) == {}

    on_store(address, check)


# ---- clocks ----------------------------------------------------------------------------------------------------
# ---- in parallel -----------------------------------------------------------------------------------------------
def test_many_tables_are_made_at_once(address: str) -> None:
    async def check(store: TableStore) -> None:
        await asyncio.gather(*(store.create(another(f"table{number}")) for number in range(64)))
        found = await asyncio.gather(*(store.load(f"table{number}") for number in range(64)))
        assert [table and table.id for table in found] == [f"table{number}" for number in range(64)]

    on_store(address, check)


def test_of_equal_versions_exactly_one_goes_through(address: str) -> None:
    """Parallel writers with any version: the result is as if they had written one after the other."""
    tables = [f"table{number}" for number in range(8)]
    chance = random.Random(17)

    async def check(store: TableStore) -> None:
        kept: dict[tuple[str, int], str] = {}
        # Several workers write as one does.
        stores = [store] if isinstance(store, SqliteStore) else [store, await opened(address)]

        async def write(name: int, store: TableStore) -> None:
            for attempt in range(12):
                table_id = chance.choice(tables)
                version = (await store.versions([table_id]))[table_id] + chance.choice([-1, 0, 0, 0, 1])
                said = f"{name} {attempt}"
                change = TableChange("playing", 0, DEALT + version - 1, [Ply(0, 1, said)])
                if chance.random() < 0.2:
                    change = replace(change, cuts=True)  # by another way, and nothing is cut in fact
                try:
                    await store.change(table_id, version, change)
                except StaleTable:
                    continue
                assert (table_id, version) not in kept
                kept[table_id, version] = said

        await asyncio.gather(*(store.create(another(table_id)) for table_id in tables))
        await asyncio.gather(*(write(name, stores[name % len(stores)]) for name in range(24)))
        assert len(kept) > len(tables)
        for table_id in tables:
            table = await loaded(store, table_id)
            played = [kept[table_id, version] for version in range(1, table.version)]
            assert [ply.text for ply in table.plies[DEALT:]] == played
        assert len(kept) == sum((await store.versions(tables)).values()) - len(tables)
        for other in stores[1:]:
            await other.close()

    on_store(address, check)


def test_one_that_fails_does_not_take_others_with_it(address: str) -> None:
    fine = type(None)
    tables = [f"table{number}" for number in range(6)]
    twice = TableChange("playing", 0, 0, [Ply(0, 1, "a ply that is there")])
    foreign = TableChange("playing", 0, DEALT, [Ply(0, 2**80, "too large for any column")])
    changes = [a_ply(1), twice, a_ply(1), foreign, a_ply(2), a_ply(1)]  # the last but one is stale
    versions = [1, 1, 1, 1, 2, 1]

    async def check(store: TableStore) -> None:
        await asyncio.gather(*(store.create(another(table_id)) for table_id in tables))
        done = await asyncio.gather(
            *(store.change(*each) for each in zip(tables, versions, changes, strict=True)),
            return_exceptions=True,
        )
        assert [type(done[n]) for n in (0, 1, 2, 4, 5)] == [fine, StoreError, fine, StaleTable, fine]
        assert isinstance(done[3], Exception)
        assert await store.versions(tables) == dict(zip(tables, [2, 1, 2, 1, 1, 2], strict=True))

    on_store(address, check)


def test_what_was_begun_is_written_though_no_one_waits_for_it(address: str) -> None:
    async def check(store: TableStore) -> None:
        await store.create(TABLE)
        writing = asyncio.ensure_future(store.change("abc", 1, a_ply(1)))
        await asyncio.sleep(0)
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        await store.close()
        with pytest.raises(StoreError, match="the server is stopping"):
            await store.change("abc", 2, a_ply(2))
        again = await opened(address)
        assert (await loaded(again)).version == 2
        await again.close()

    on_store(address, check)


@pytest.mark.slow
def test_a_killed_store_has_lost_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    check_killed(str(tmp_path / "tables.sqlite3"), acknowledged=150)


@pytest.mark.slow
@pytest.mark.proof
@pytest.mark.parametrize("acknowledged", [1, 150, 1100])
def test_it_is_so_whenever_and_wherever_it_is_killed(address: str, acknowledged: int) -> None:
    check_killed(address, acknowledged)


def check_killed(address: str, acknowledged: int) -> None:
    """Kill a writing program after *acknowledged* confirmed changes, and check that they are all stored."""
    program = [sys.executable, "-m", "tests.server.storing", address]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as writing, limited(writing):
        assert writing.stdout is not None
        lines = [writing.stdout.readline() for _ in range(acknowledged)]
        assert lines[-1], f"the program told fewer than {acknowledged} changes"
        writing.send_signal(signal.SIGKILL)
        lines += writing.stdout.readlines()
    known: dict[str, int] = {}
    for line in lines:
        if line.endswith("\n"):
            table_id, version = line.split()
            known[table_id] = int(version)

    async def check(store: TableStore) -> None:
        assert known
        for table_id, version in known.items():
            table = await loaded(store, table_id)
            assert table.version - version in {0, 1}  # one change may be unconfirmed
            played = [ply.move for ply in table.plies[DEALT:]]
            assert played == list(range(1, table.version))
            await store.change(table_id, table.version, a_ply(table.version))

    on_store(address, check)
