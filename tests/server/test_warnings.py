"""The server gives no warning, and silences none while it serves: that would reach into every other thread."""

import asyncio
import sys
import threading
import time
import warnings
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx
import pytest
from pydantic.warnings import UnsupportedFieldAttributeWarning

from benben.server import Settings, app
from benben.server.app import create_app
from tests.server.guest import Guest, bot, me
from tests.server.process import process

INTERPRETED = {"PYTHONWARNINGS": "error", "NUMBA_DISABLE_JIT": "1"}
"""Every warning is an error, also one of a compiler's that would only come on a fresh machine."""


def filled(path: str, table: str) -> str:
    """The address of a route, about things that there are."""
    return path.format(
        table_id=table,
        language="en",
        ply=1,
        target="boat:1",
        game="imhotep_duel",
        scene="place",
        device_id="none",
        passkey_id="none",
        day=f"{datetime.now(UTC):%Y-%m-%d}",
    )


def routes() -> Iterator[tuple[str, str]]:
    """Every method and path of the contract."""
    for path, verbs in create_app().openapi()["paths"].items():
        for verb in verbs:
            yield verb.upper(), path


@pytest.mark.slow
def test_every_route_is_asked_without_a_warning(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with process(database, INTERPRETED) as running:
        bots = running.served.create(bot("random"), bot("random"), game="imhotep_duel")
        ended = running.served.spectator(bots.table)
        ended.until_over()
        playing = running.served.create(me(), bot("random"), game="imhotep_duel")
        state = playing.my_turn()
        with playing.socket() as line:
            line.send({"type": "play", "ply": state["ply"], "move": state["legal"][0]["text"]})
            line.until(lambda after: after["ply"] > state["ply"])
        answers = [
            running.served.http.request(verb, filled(path, table.table), json=body(path, table))
            for verb, path in routes()
            for table in (playing, ended)
        ]
    # Neither table is one of a deal of the day.
    asked = [answer for answer in answers if not answer.url.path.endswith("/daily")]
    assert {answer.status_code for answer in asked} <= {200, 201, 202, 403, 409, 422}
    assert "Warning" not in database.with_suffix(".log").read_text()


def body(path: str, table: Guest) -> Any:
    """Something that could be sent there."""
    if path.endswith("/hint"):
        return {"version": table.state()["version"]}
    if path.endswith("/join"):
        return {"name": "Bob"}
    if path.endswith("/{scene}"):
        return {"moves": []}
    return {"ply": table.state()["ply"], "move": 0} if path.endswith("/moves") else None


def test_no_request_silences_warnings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """`warnings.catch_warnings` is not safe between threads, and rules are compiled in another one."""
    served = create_app(Settings(database=str(tmp_path / "tables.sqlite3")))
    here, silenced = threading.get_ident(), []
    silence = warnings.catch_warnings.__enter__

    def watched(silencing: Any) -> Any:
        if threading.get_ident() == here:
            silenced.append(silencing)
        return silence(silencing)

    async def ask(paths: list[str]) -> list[int]:
        transport = httpx.ASGITransport(served)
        async with (
            served.router.lifespan_context(served),
            httpx.AsyncClient(transport=transport, base_url="http://localhost") as client,
        ):
            silenced.clear()  # opening the store is no request
            return [(await client.get(path)).status_code for path in paths]

    monkeypatch.setattr(warnings.catch_warnings, "__enter__", watched)
    asked = ["/api/games", "/api/texts/en", "/api/openapi.json", "/nothing"]
    assert asyncio.run(ask(asked)) == [200] * 3 + [404]
    assert not silenced


@pytest.fixture
def come_through() -> Iterator[list[warnings.WarningMessage]]:
    """Warnings in this thread while another one silences them now and then, as Numba does.

    Threads switch as often as possible. Recording starts before that thread and ends after it, which would undo it.
    """
    done, before = threading.Event(), sys.getswitchinterval()

    def silence() -> None:
        while not done.is_set():
            with warnings.catch_warnings():
                time.sleep(0.0002)

    with warnings.catch_warnings(record=True) as recorded:
        thread = threading.Thread(target=silence)
        thread.start()
        sys.setswitchinterval(1e-5)
        yield recorded
        sys.setswitchinterval(before)
        done.set()
        thread.join()


@pytest.mark.slow
def test_nothing_hangs_on_which_warnings_are_silenced_now(
    come_through: list[warnings.WarningMessage],
) -> None:
    """Only the warnings that FastAPI silences while it makes routes may come through, and they must not be errors."""
    for _ in range(3):
        app._shared_routes.cache_clear()  # another test may have made them
        assert create_app(Settings(database="none")).routes
    assert {each.category for each in come_through} <= {UnsupportedFieldAttributeWarning}
