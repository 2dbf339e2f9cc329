"""The order of computations: by urgency, by address, by table; counted in turns, not in seconds."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from benben.server.thinking.executor import WorkerLost
from benben.server.thinking.scheduler import JobScheduler, Requester, Urgency

PLENTY = 1e9


class Slow:
    """An engine with few places where every thought lasts until it is let go."""

    def __init__(self, places: int = 1) -> None:
        self.places = places
        self.order: list[str] = []
        self.near: list[object] = []
        self.thinking: dict[str, asyncio.Event] = {}
        self.deaths = 0

    async def start(self) -> None:
        """Nothing to do."""

    async def close(self) -> None:
        """Nothing to do."""

    async def run(self, function: Callable[..., Any], *args: Any, near: object = None) -> Any:
        """Think about a name."""
        (name,) = args
        self.order.append(name)
        self.near.append(near)
        if self.deaths:
            self.deaths -= 1
            raise WorkerLost("died")
        done = self.thinking[name] = asyncio.Event()
        try:
            await done.wait()
        finally:
            del self.thinking[name]
        return function(name)

    async def let_all_go(self) -> None:
        """Let one after the other end, as they are called."""
        while self.thinking:
            next(iter(self.thinking.values())).set()
            await settled()


async def settled() -> None:
    """Let everything happen that waits for nothing."""
    for _ in range(20):
        await asyncio.sleep(0)


class House:
    """A scheduler, its engine, and those who wait at it."""

    def __init__(self, places: int = 1, budget: float = PLENTY) -> None:
        self.engine = Slow(places)
        self.scheduler = JobScheduler(self.engine, budget)
        self.tasks: dict[str, asyncio.Task[str]] = {}

    def ask(self, name: str, address: str, table: str, urgency: Urgency = Urgency.SOON) -> None:
        """Ask for something to be thought about."""
        thought = self.scheduler.run(Requester(address, table), urgency, str.upper, name)
        self.tasks[name] = asyncio.ensure_future(thought)

    async def order(self) -> list[str]:
        """In which order everything is thought about."""
        await settled()
        await self.engine.let_all_go()
        assert {name: task.result() for name, task in self.tasks.items()} == {
            name: name.upper() for name in self.tasks
        }
        return self.engine.order


def test_one_address_with_a_hundred_thoughts_waits_for_the_other() -> None:
    """Defect 5: twenty tables of five slow bots from one address, and an honest bot at another's table."""

    async def check() -> None:
        house = House(places=2)
        for table in range(20):
            for seat in range(5):
                house.ask(f"crowd {table} {seat}", "crowd", f"crowd {table}")
        await settled()
        for turn in range(3):
            house.ask(f"honest {turn}", "honest", "honest")
        order = await house.order()
        places = [order.index(f"honest {turn}") for turn in range(3)]
        assert places == [2, 4, 6]  # two are thinking already; from then on every second turn
        assert len(order) == 103

    asyncio.run(check())


def test_tables_of_one_address_are_served_in_turn() -> None:
    async def check() -> None:
        house = House()
        house.ask("first", "home", "other")
        for number in range(3):
            house.ask(f"big {number}", "home", "big")
        house.ask("small", "home", "small")
        assert await house.order() == ["first", "big 0", "small", "big 1", "big 2"]

    asyncio.run(check())


def test_who_has_used_up_its_seconds_comes_last_but_comes() -> None:
    async def check() -> None:
        house = House(budget=1e-6)
        house.ask("greedy", "greedy", "one")
        await settled()
        for number in range(3):
            house.ask(f"again {number}", "greedy", "one")
        for number in range(2):
            house.ask(f"modest {number}", f"modest {number}", "two")
        await asyncio.sleep(0.01)  # it thinks longer than it may
        assert await house.order() == ["greedy", "modest 0", "modest 1", "again 0", "again 1", "again 2"]

    asyncio.run(check())


def test_reviews_hold_no_one_up_and_are_not_forgotten() -> None:
    async def check() -> None:
        house = House()
        house.ask("now", "home", "table")
        for number in range(3):
            house.ask(f"review {number}", "reader", "old", Urgency.SOMETIME)
        for number in range(16):
            house.ask(f"move {number}", "home", "table")
        order = await house.order()
        assert [order.index(f"review {number}") for number in range(3)] == [7, 15, 19]

    asyncio.run(check())


def test_a_place_is_given_back_however_a_thought_ends() -> None:
    async def check() -> None:
        house = House()
        for name in ("thinking", "waiting", "last"):
            house.ask(name, name, name)
        await settled()
        assert list(house.engine.thinking) == ["thinking"]
        house.tasks.pop("waiting").cancel()
        house.tasks.pop("thinking").cancel()
        await settled()
        assert list(house.engine.thinking) == ["last"]
        for name in ("called", "after"):
            house.ask(name, name, name)
        await settled()
        house.engine.thinking["last"].set()
        await asyncio.sleep(0)
        house.tasks.pop("called").cancel()  # at the moment at which it is called
        assert await house.order() == ["thinking", "last", *house.engine.order[2:-1], "after"]

    asyncio.run(check())


def test_who_died_is_asked_once_more_and_no_oftener() -> None:
    async def check() -> None:
        house = House()
        house.engine.deaths = 1
        house.ask("once", "home", "table")
        assert await house.order() == ["once", "once"]
        house.engine.deaths = 2
        house.ask("twice", "home", "table")
        with pytest.raises(WorkerLost):
            await house.tasks.pop("twice")
        house.ask("other", "home", "table")
        assert (await house.order())[-1] == "other"

    asyncio.run(check())


def test_many_strangers_are_forgotten_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benben.server.thinking.scheduler._REMEMBERED", 10)

    async def check() -> None:
        house = House(places=3)
        for number in range(50):
            house.ask(f"{number}", f"{number}", f"{number}")
        await house.order()
        assert len(house.scheduler._served) <= 10
        assert len(house.scheduler._accounts) <= 10

    asyncio.run(check())
