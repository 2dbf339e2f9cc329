"""Thinking on a cluster: the same table, with Ray behind it."""

import asyncio
import os
import signal
import time
from pathlib import Path

import pytest

from benben.server.thinking.cluster import Cluster
from benben.server.thinking.engine import Failed, Lost
from tests.server.guest import bot, serve
from tests.waiting import wait_for

pytestmark = pytest.mark.slow
ray = pytest.importorskip("ray")


def kill_myself() -> None:
    """What happens to a node that is pulled out."""
    os.kill(os.getpid(), signal.SIGKILL)


def divide(first: int, second: int) -> int:
    """What can go wrong."""
    return first // second


def sleep_after(begun: Path) -> None:
    """Note that it has begun, and never end."""
    begun.touch()
    time.sleep(86_400)


def test_a_game_is_played_there_and_thoughts_fail_die_and_are_given_up(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", thinking="ray", thinking_processes=1) as served:
        maker = served.create(bot("novice"), bot("novice"), game="imhotep_duel")
        assert served.spectator(maker.table).until_over()["outcome"]["winners"]
        # Ray is one for a process: the server has begun it for this cluster, too.
        asyncio.run(check(Cluster(None, 1), tmp_path / "begun"))


async def check(cluster: Cluster, begun: Path) -> None:
    assert await cluster.run(divide, 7, 2) == 3
    with pytest.raises(Failed, match="ZeroDivisionError"):
        await cluster.run(divide, 7, 0)
    with pytest.raises(Lost):
        await cluster.run(kill_myself)
    endless = asyncio.ensure_future(cluster.run(sleep_after, begun))
    await asyncio.to_thread(wait_for, begun.exists, "the endless thought to begin")
    endless.cancel()
    with pytest.raises(asyncio.CancelledError):
        await endless
    assert await cluster.run(divide, 8, 2) == 4  # its only place is free again
