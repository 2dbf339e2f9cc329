"""The real Ray, started once: an arena, labels of a learner and rows of an environment are what they are without it.

A server's thoughts end there as they do in processes.
"""

import asyncio
import contextlib
import json
import os
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benben.arena.runner import Spread
from benben.engine.registry import load
from benben.envs import VectorTables
from benben.learning.folder import PART, on_threads, play_into
from benben.server.thinking.cluster import RayExecutor
from benben.server.thinking.executor import TaskFailed, WorkerLost
from tests.cli.program import invoke
from tests.players.judged_pebbles import RULES
from tests.tiers import usually
from tests.waiting import wait_for

ray = pytest.importorskip("ray")

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore")]

WORKERS = usually(1, 2)
STEPS = 30


@pytest.fixture(scope="module")
def spread() -> Iterator[Spread[Any]]:
    """The workers of a Ray on this computer; they find what is found here."""
    from benben.arena.cluster import on_ray

    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", os.pathsep.join(filter(None, sys.path)))
        with on_ray(workers=WORKERS) as found:
            yield found


def test_the_command_plays_the_same_arena(
    spread: Spread[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[tuple[str | None, int | None]] = []

    def on_ray(address: str | None, workers: int | None) -> contextlib.nullcontext[Spread[Any]]:
        asked.append((address, workers))
        return contextlib.nullcontext(spread)

    monkeypatch.setattr("benben.arena.cluster.on_ray", on_ray)
    files = [tmp_path / name for name in ("here.json", "there.json")]
    arguments = [
        "arena",
        "imhotep_duel",
        "random",
        "greedy",
        "--games",
        "12",
        "--seed",
        "3",
        "--workers",
        "1",
    ]
    for file, more in zip(files, ([], ["--ray"]), strict=True):
        done = invoke(*arguments, *more, "--json", str(file))
        assert done.code == 0, done.err
    here, there = (json.loads(file.read_text(encoding="utf-8")) for file in files)
    assert asked == [(None, 1)]
    assert here.pop("timing").keys() == there.pop("timing").keys()
    assert here == there


@pytest.mark.proof
def test_labels_are_the_same(spread: Spread[Any], tmp_path: Path) -> None:
    there, here = tmp_path / "there", tmp_path / "here"
    for folder, workers in ((there, spread), (here, on_threads(1))):
        assert list(play_into(folder, RULES, 2, 4, PART, workers)) == [0, PART]
    for name in ("labels.json", "00000.npz"):
        assert (there / name).read_bytes() == (here / name).read_bytes()


class Player:
    """Plays at random at separate tables."""

    def __init__(self, tables: VectorTables) -> None:
        self.tables = tables

    def play(self, steps: int) -> tuple[bytes, ...]:
        """All that rows say after so many steps."""
        rows = self.tables
        for _ in range(steps):
            rows.step(rows.draw())
        arrays = (rows.tables, rows.observation, rows.mask, rows.reward, rows.actor, rows.episode)
        return tuple(array.tobytes() for array in arrays)


@pytest.mark.usefixtures("spread")
@pytest.mark.parametrize("name", usually(["imhotep_duel"], ["ra", "imhotep_duel"]))
def test_an_actor_plays_on_with_the_tables_that_it_was_given(name: str) -> None:
    """They travel in the middle of their games, and go on there with the chance that they would have had here."""
    player = Player(VectorTables(load(name), 8, seed=5))
    at_start = player.play(STEPS)
    there = ray.remote(Player).options(num_cpus=0).remote(player.tables)
    assert ray.get(there.play.remote(0)) == at_start
    played = ray.get(there.play.remote(STEPS))
    assert played != at_start
    assert player.play(STEPS) == played


# ---- thoughts of a server ------------------------------------------------------------------------------------------
def kill_myself() -> None:
    """What happens to a node that is pulled out."""
    os.kill(os.getpid(), signal.SIGKILL)


def divide(first: int, second: int) -> int:
    """What can go wrong."""
    return first // second


def sleep_after(marker: Path) -> None:
    """Record the start, and never end."""
    marker.touch()
    time.sleep(86_400)


@pytest.mark.usefixtures("spread")
def test_thoughts_fail_die_and_are_given_up(tmp_path: Path) -> None:
    asyncio.run(check(RayExecutor(None, 1), tmp_path / "begun"))


async def check(cluster: RayExecutor, marker: Path) -> None:
    assert await cluster.run(divide, 7, 2) == 3
    with pytest.raises(TaskFailed, match="ZeroDivisionError"):
        await cluster.run(divide, 7, 0)
    with pytest.raises(WorkerLost):
        await cluster.run(kill_myself)
    endless = asyncio.ensure_future(cluster.run(sleep_after, marker))
    await asyncio.to_thread(wait_for, marker.exists, "the endless thought to begin")
    endless.cancel()
    with pytest.raises(asyncio.CancelledError):
        await endless
    assert await cluster.run(divide, 8, 2) == 4  # its only place is free again
