"""Bots' trees in the processes that think: found again by their own seat alone, within a bound, at nobody's cost."""

import asyncio
import os
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import NamedTuple

import pytest

import benben
from benben.engine.table import table_bytes
from benben.players.search import SearchPlayer
from benben.review import tasks
from benben.review.keeping import KEPT, Whose
from benben.server.thinking.desk import Asker, Desk, Urgency
from benben.server.thinking.processes import Processes
from tests.server.guest import Guest, bot, me, serve
from tests.server.thinkers import Thoughts
from tests.waiting import wait_for

pytestmark = pytest.mark.slow

DUEL = benben.load("imhotep_duel")
GAMES = 200
SPEC = f"search:games={GAMES}"
PLENTY = 2**30
LONG = 86_400.0


# ---- what happens in a process ---------------------------------------------------------------------------------
class Seen(NamedTuple):
    """What a thought has come to, and what its process keeps then."""

    move: int
    simulations: int
    """Of the tree, those of earlier moves included."""
    players: int
    size: int


def thought(known: tasks.Known, whose: Whose) -> Seen:
    """As a bot's move, and a look at what is kept of it."""
    move = tasks.choose(known, whose.table, whose.spec, whose.seconds, {})
    players, size, simulations = len(KEPT), KEPT.size, 0
    player = KEPT.take(whose)
    if isinstance(player, SearchPlayer):
        simulations = sum(int(search._tree.visits[0]) for search in player._searches if search is not None)
        KEPT.put(whose, player)
    return Seen(move, simulations, players, size)


def process_when(path: Path) -> int:
    """The number of the process, told when there is a file at the *path*."""
    (path.parent / f"begun-{os.getpid()}").touch()
    wait_for(path.exists, f"the file {path.name}")
    return os.getpid()


# ---- the tests ---------------------------------------------------------------------------------------------------
def with_processes(check: Callable[[Processes], Awaitable[None]], room: int, places: int = 1) -> None:
    """Check something of processes with so much *room* for trees each."""

    async def run() -> None:
        processes = Processes(places, room)
        await processes.start()
        try:
            await check(processes)
        finally:
            await processes.close()

    asyncio.run(run())


WHOSE = Whose("a table", 0, SPEC, LONG)
OTHERS = [
    WHOSE._replace(table="another"),
    WHOSE._replace(seat=1),
    WHOSE._replace(spec=f"{SPEC},exploration=0.6"),
    WHOSE._replace(seconds=LONG / 2),
]


def first_positions(seat: int = 0) -> tuple[tasks.Known, Callable[[int], tasks.Known]]:
    """A game's first table as a seat may know it, and that after a move."""
    match = DUEL.new_match(seed=4)

    def after(move: int) -> tasks.Known:
        later = match.copy()
        later.play(move)
        return tasks.Known(DUEL, table_bytes(later.known(seat)), seat)

    return tasks.Known(DUEL, table_bytes(match.known(seat)), seat), after


def test_a_bot_meets_its_tree_again_and_nobody_else_does() -> None:
    async def check(processes: Processes) -> None:
        before, after = first_positions()
        first = await processes.run(thought, before, WHOSE)
        assert first.simulations == GAMES
        for whose in OTHERS:
            later = after(first.move)
            other = await processes.run(thought, tasks.Known(DUEL, later.table, whose.seat), whose)
            assert other.simulations == GAMES
        assert (await processes.run(thought, after(first.move), WHOSE)).simulations > GAMES

    with_processes(check, PLENTY)


def test_without_room_every_move_is_thought_out_anew() -> None:
    async def check(processes: Processes) -> None:
        before, after = first_positions()
        first = await processes.run(thought, before, WHOSE)
        second = await processes.run(thought, after(first.move), WHOSE)
        assert [first[1:], second[1:]] == [(0, 0, 0)] * 2

    with_processes(check, 0)


def test_a_process_keeps_no_more_than_it_may() -> None:
    async def check(processes: Processes) -> None:
        before, _ = first_positions()
        seen = [
            await processes.run(thought, before, WHOSE._replace(table=str(number))) for number in range(20)
        ]
        assert all(0 < each.size <= room for each in seen)
        assert 1 < seen[-1].players < 20

    room = 200_000
    with_processes(check, room)


def test_who_has_thought_for_a_seat_is_asked_again_if_free_and_not_waited_for(tmp_path: Path) -> None:
    async def check(processes: Processes) -> None:
        go, now = tmp_path / "go", tmp_path
        both = [asyncio.create_task(processes.run(process_when, go, near=("table", seat))) for seat in (0, 1)]
        await asyncio.to_thread(wait_for, lambda: len(list(tmp_path.glob("begun-*"))) == 2, "two processes")
        go.touch()
        homes = [await task for task in both]
        assert len(set(homes)) == 2
        for seat in (0, 0, 1, 1, 0, 1):
            assert await processes.run(process_when, now, near=("table", seat)) == homes[seat]
        go.unlink()
        held = asyncio.create_task(processes.run(process_when, go, near=("table", 0)))
        await asyncio.sleep(0)
        assert await processes.run(process_when, now, near=("table", 0)) == homes[1]
        go.touch()
        assert await held == homes[0]
        assert await processes.run(process_when, now, near=("table", 0)) == homes[1]  # it has the newer tree

    with_processes(check, PLENTY, places=2)


def test_the_desk_tells_where_and_the_dead_are_not_asked(tmp_path: Path) -> None:
    async def check(processes: Processes) -> None:
        desk, asker = Desk(processes, LONG), Asker("home", "table")
        first = await desk.think(asker, Urgency.SOON, process_when, tmp_path, near="here")
        os.kill(first, 9)
        second = await desk.think(asker, Urgency.SOON, process_when, tmp_path, near="here")
        assert second != first
        assert await desk.think(asker, Urgency.SOON, process_when, tmp_path, near="here") == second

    with_processes(check, PLENTY)


def test_no_more_is_remembered_of_seats_than_needed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("benben.server.thinking.processes._REMEMBERED", 3)

    async def check(processes: Processes) -> None:
        for number in (0, 1, 2, 0, 3, None):
            await processes.run(process_when, tmp_path, near=number)
        assert list(processes._last) == [2, 0, 3]

    with_processes(check, PLENTY)


def where_it_thinks(maker: Guest, thoughts: Thoughts) -> int:
    """Play until the bot at the maker's table must think, hold it there, and tell in which process."""
    thoughts.hold()
    before, state = len(thoughts.begun), maker.my_turn()
    while not state["thinking"]:
        state = maker.play(maker.my_turn()["legal"][0]["text"]).json()
    wait_for(lambda: len(thoughts.begun) > before, "the bot to think")
    return thoughts.processes[-1]


def test_each_table_has_its_bot_think_where_it_did_before(tmp_path: Path, thoughts: Thoughts) -> None:
    with serve(tmp_path / "tables.sqlite3", players=thoughts.players, thinking_processes=2) as served:
        makers = [served.create(me(), bot("Waiting"), game="imhotep_duel") for _ in range(2)]
        homes = [where_it_thinks(maker, thoughts) for maker in makers]
        assert len(set(homes)) == 2
        thoughts.go()
        assert all(maker.my_turn() for maker in makers)
        for number in (0, 0, 1, 1, 0):
            assert where_it_thinks(makers[number], thoughts) == homes[number]
            thoughts.go()
            assert makers[number].my_turn()


@pytest.mark.parametrize("memory", [PLENTY, pytest.param(0, marks=pytest.mark.proof)])
def test_at_a_table_a_bots_player_is_made_once_if_trees_are_kept(
    memory: int, tmp_path: Path, thoughts: Thoughts
) -> None:
    players = {"Searching": f"tests.server.thinkers:searching:folder={thoughts.folder}"}
    settings = {"players": players, "thinking_processes": 2, "thinking_memory": memory}
    with serve(tmp_path / "tables.sqlite3", **settings) as served:
        made = served.create(bot("Searching"), bot("Searching"), game="imhotep_duel")
        served.spectator(made.table).until_over()
    processes = [int(path.read_text()) for path in thoughts.folder.glob("made-*")]
    thinking = [
        number for number in processes if number != os.getpid()
    ]  # the server tries a spec out as well
    assert len(thinking) == 2 if memory else len(thinking) > 20
