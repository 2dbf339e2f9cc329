"""Clocks and deadlines in every store: a deadline is claimed by one worker only."""

import asyncio
import contextlib
import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from benben.server.clocks import Clock, TimeControl, Timing
from benben.server.store import StoredTable, TableStore
from benben.server.store.statements import CLAIM_DUE, CLAIM_NOTICES, NEXT_DUE, WAITING_FOR_BOTS, numbered
from tests.server.storing import DEALT, TABLE, a_ply, another, opened
from tests.server.test_stores import address, loaded, on_store

__all__ = ["address"]

pytestmark = pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR")
CLOCK = Clock.new(TimeControl("fischer", 300, 10), ["UTC", "Europe/Berlin"])


def timed(table_id: str, begins: float) -> StoredTable:
    """A table whose second seat has 300 seconds from a moment on."""
    return replace(TABLE, id=table_id, clock=CLOCK.run(1, begins))


def test_clocks_and_timings_are_stored_with_the_move(address: str) -> None:
    async def check(store: TableStore) -> None:
        table = timed("abc", 1000)
        await store.create(table)
        assert await loaded(store) == table
        clock, timing = CLOCK.run(1, 1000).decided(1, 1040.5)
        change = replace(a_ply(1), clock=clock.run(0, 1040.5), timing=timing)
        await store.change("abc", 1, change)
        after = await loaded(store)
        assert (after.clock, after.due) == (change.clock, 1340.5)
        assert after.timings == {DEALT: Timing(300, 40.5)}
        seated = replace(change, start=DEALT, plies=(), timing=None, cuts=True, seats=TABLE.seats[:1])
        await store.change("abc", 2, seated)
        assert (await loaded(store)).timings == {}
        await store.change("abc", 3, a_ply(1))  # no time runs any more
        assert await store.next_due(0) is None

    on_store(address, check)


def test_what_has_fallen_due_is_claimed_once_until_a_moment(address: str) -> None:
    async def check(store: TableStore) -> None:
        for number in range(5):
            await store.create(timed(f"table{number}", 1000 + number))
        await store.create(another("untimed"))
        assert await store.next_due(1200) == 1300
        assert await store.next_due(1301) == 1302
        assert await store.claim_due(1299, 1400, 10) == []
        assert sorted(await store.claim_due(1303, 1400, 2)) == ["table0", "table1"]
        assert sorted(await store.claim_due(1303, 1500, 10)) == ["table2", "table3"]
        assert await store.claim_due(1303, 1400, 10) == []
        assert sorted(await store.claim_due(1400, 1600, 10)) == ["table0", "table1", "table4"]
        await store.change("table1", 1, replace(a_ply(1), clock=CLOCK.run(0, 1000)))
        assert await store.claim_due(1400, 1600, 10) == ["table1"]  # its next deadline is another one

    on_store(address, check)


def test_workers_never_claim_the_same_deadline(address: str) -> None:
    async def check(store: TableStore) -> None:
        for number in range(30):
            await store.create(timed(f"table{number}", 1000))
        claims = await asyncio.gather(*(store.claim_due(1300, 1400, 4) for _ in range(12)))
        claimed = [table for claim in claims for table in claim]
        claimed += await store.claim_due(1300, 1400, 30)  # what a lock hid from all of them
        assert sorted(claimed) == sorted(f"table{number}" for number in range(30))

    on_store(address, check)


@pytest.mark.parametrize(
    "statement", [NEXT_DUE, CLAIM_DUE.format(lock=""), CLAIM_NOTICES.format(lock=""), WAITING_FOR_BOTS]
)
def test_an_idle_server_looks_through_no_tables(statement: str, tmp_path: Path) -> None:
    """It asks an index for the next deadline and notice, for what has fallen due, and for tables that wait for bots."""

    async def plan() -> list[str]:
        file = tmp_path / "tables.sqlite3"
        await (await opened(file)).close()
        with contextlib.closing(sqlite3.connect(file)) as connection:
            values = (1.0, 2.0, 3)[: 3 if "$3" in statement else 1]
            rows = connection.execute(f"EXPLAIN QUERY PLAN {numbered(statement)}", values)
            return [row[3] for row in rows]

    found = asyncio.run(plan())
    assert not [
        step for step in found if step in {"SCAN tables", "SCAN TABLE tables"} or "ix_tables_status" in step
    ], found
    assert any("ix_tables_" in step for step in found)
