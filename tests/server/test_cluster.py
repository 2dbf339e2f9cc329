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

pytestmark = pytest.mark.slow
ray = pytest.importorskip("ray")


def kill_myself() -> None:
    """What happens to a node that is pulled out."""
    os.kill(os.getpid(), signal.SIGKILL)


def divide(first: int, second: int) -> int:
    """What can go wrong."""
    return first // second


def test_it_computes_fails_dies_and_is_given_up() -> None:
    async def check() -> None:
        cluster = Cluster(None, 1)
        await cluster.start()
        try:
            assert await cluster.run(divide, 7, 2) == 3
            with pytest.raises(Failed, match="ZeroDivisionError"):
                await cluster.run(divide, 7, 0)
            with pytest.raises(Lost):
                await cluster.run(kill_myself)
            endless = asyncio.ensure_future(cluster.run(time.sleep, 86_400))
            await asyncio.sleep(1.0)
            endless.cancel()
            with pytest.raises(asyncio.CancelledError):
                await endless
            assert await cluster.run(divide, 8, 2) == 4  # its only place is free again
        finally:
            await cluster.close()

    asyncio.run(check())


def test_a_game_is_played_and_reviewed_there(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", thinking="ray", thinking_processes=1) as served:
        watching = served.spectator(served.create(bot("novice"), bot("novice"), game="imhotep_duel").table)
        assert watching.until(lambda state: state["status"] == "over")["outcome"]["winners"]
