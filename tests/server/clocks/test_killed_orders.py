"""Servers that are killed around standing orders and notices: each order acts once, and no notice is lost."""

import asyncio
import sys
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from benben.server.store.orders import orders_at
from tests.server.clocks.standing_time import StandingTime, kill_all, server_at, workers_of
from tests.server.clocks.test_killed import Deadline, address
from tests.server.guest import Guest, Served
from tests.server.notices.push_service import PushService, push_service
from tests.server.ordering import give
from tests.server.postgres import Postgres
from tests.server.storing import opened
from tests.server.test_orders import A_DAY, invoke, three
from tests.waiting import wait_for

pytestmark = [
    pytest.mark.slow,
    pytest.mark.proof,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="distinguishes processes as Linux does"),
]
SERVERS = pytest.mark.parametrize(("database", "workers"), [("sqlite", 1), ("postgres", 1), ("postgres", 3)])
MANY = 12


class Ordered:
    """A table of Ra where the next player passes in advance, and then Ra is called."""

    def __init__(self, served: Served) -> None:
        caller, owner, _ = three(served)
        self.table = caller.table
        self.seat = next(seat["seat"] for seat in owner.state()["seats"] if seat["mine"])
        give(owner, "pass")
        self.version = caller.state()["version"]
        invoke(caller)

    def acts(self, served: Served) -> int:
        """How often the order has acted: its owner decides nothing by hand."""
        state = Guest(served, self.table, None).state()
        acts: int = sum(entry["seat"] == self.seat for entry in state["log"])
        assert state["version"] == self.version + 1 + acts  # each change is a version
        return acts


def all_acted(served: Served, tables: Sequence[Ordered]) -> None:
    """Wait until all orders have acted; each has acted once."""
    wait_for(lambda: all(each.acts(served) for each in tables), "all orders to act")
    assert [each.acts(served) for each in tables] == [1] * len(tables)


async def _ends(database: str | Path, tables: Sequence[Ordered]) -> list[str | None]:
    store = await opened(database)
    try:
        return [order.ended for each in tables for order in await store.read(orders_at(each.table))]
    finally:
        await store.close()


def all_done(database: str | Path, tables: Sequence[Ordered]) -> None:
    """All orders have ended as carried out. No server is running."""
    assert asyncio.run(_ends(database, tables)) == ["done"] * len(tables)


@SERVERS
@pytest.mark.parametrize("before", [0, 1, 6])
def test_each_order_acts_once_whenever_servers_are_killed(
    database: str, workers: int, before: int, postgres: Postgres, tmp_path: Path
) -> None:
    """With several workers two of three die, and the third goes on; then all are killed and start again."""
    where, log = address(database, postgres, tmp_path), tmp_path / "server.log"
    standing = StandingTime(tmp_path / "time")
    pause = A_DAY if before == 0 else 0.3
    with server_at(standing, where, log, workers, bot_pause=pause) as running:
        served = running.served
        tables = [Ordered(served) for _ in range(MANY)]
        wait_for(lambda: sum(each.acts(served) for each in tables) >= before, "some orders to act")
        for victim in workers_of(running)[:2] if workers > 1 else ():
            victim.kill()
        kill_all(running)
    with server_at(standing, where, log, workers) as running:
        all_acted(running.served, tables)
    all_done(where, tables)


@pytest.mark.parametrize("workers", [2, 3])
def test_workers_carry_out_each_order_once(workers: int, postgres: Postgres, tmp_path: Path) -> None:
    where, standing = postgres.new(), StandingTime(tmp_path / "time")
    with server_at(standing, where, tmp_path / "server.log", workers) as running:
        tables = [Ordered(running.served) for _ in range(MANY)]
        all_acted(running.served, tables)
    all_done(where, tables)


def names(hook: PushService) -> list[str]:
    """The ids of the messages that came."""
    return [headers["webhook-id"] for headers, _ in hook.came]


@SERVERS
def test_a_notice_is_sent_again_if_its_server_is_killed_while_it_sends(
    database: str, workers: int, postgres: Postgres, tmp_path: Path
) -> None:
    """At least once, and with the same id, so that the receiver can drop the second one."""
    where, log = address(database, postgres, tmp_path), tmp_path / "server.log"
    standing = StandingTime(tmp_path / "time")
    with push_service() as hook:
        hook.hold = threading.Event()
        with server_at(standing, where, log, workers, webhook=hook.url, webhook_secret="x") as running:
            table = Deadline(running.served, standing)
            standing.on(30)
            wait_for(lambda: hook.came, "a notice")
            kill_all(running)
        first, hook.hold = hook.hold, None
        first.set()
        standing.on(91)
        with server_at(standing, where, log, workers, webhook=hook.url, webhook_secret="x") as running:
            wait_for(lambda: len(hook.came) >= 2, "the notice again")
            table.ann.served = table.bob.served = running.served
            standing.on(100)
            table.move()  # the game goes on, and the next turn has a notice of its own
            standing.on(30)
            wait_for(lambda: len({*names(hook)}) == 2, "the next notice")
    assert names(hook)[0] == names(hook)[1]
