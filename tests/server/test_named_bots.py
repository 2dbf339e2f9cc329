"""Bots that the host has added, and classes that a request cannot have imported."""

import logging
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.guest import Served, bot, me, serve

PRYING = "from benben.players.player import RandomPlayer as Prying\n"
"""A module that somebody who can write into a folder of the server would like to have imported."""


@pytest.fixture
def prying(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Where a class is that could be imported."""
    (tmp_path / "prying_module.py").write_text(PRYING)
    monkeypatch.syspath_prepend(tmp_path)
    yield "prying_module:Prying"
    sys.modules.pop("prying_module", None)


def refused(served: Served, player: str) -> str:
    """Why a table with this bot is not made."""
    answer = served.http.post("/api/tables", json={"game": "ra", "seats": [me(), bot(player)]})
    assert answer.status_code == 422
    return str(answer.json()["message"]["args"])


@pytest.mark.slow
def test_a_request_cannot_have_a_module_imported(tmp_path: Path, prying: str) -> None:
    with serve(tmp_path / "tables.sqlite3", players={"Quick": "greedy:blur=1"}) as served:
        for player in (prying, f"{prying}:", f" {prying}", f"Quick:{prying}", f"greedy:{prying}"):
            assert "prying_module" not in sys.modules
            assert refused(served, player)
        assert "master, Quick" in refused(served, prying)
    assert "prying_module" not in sys.modules


@pytest.mark.slow
def test_neither_can_a_stored_table(tmp_path: Path, prying: str, caplog: pytest.LogCaptureFixture) -> None:
    """As after somebody else has written into the database: a simpler bot moves."""
    database = tmp_path / "tables.sqlite3"
    with serve(database) as served:
        maker = served.create(me(), bot("random"))
        maker.my_turn()
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE seats SET player = ? WHERE kind = 'bot'", [prying])
    connection.close()
    with serve(database) as served:
        maker.served = served
        with caplog.at_level(logging.WARNING, "benben.server"), maker.socket() as line:
            state = line.until(lambda state: state["my_turn"])
            acted: list[int | None] = []
            while 1 not in acted:
                line.send({"type": "play", "ply": state["ply"], "move": state["legal"][0]["text"]})
                ply = state["ply"]
                while not state["my_turn"] or state["ply"] == ply:
                    state = line.until(lambda _: True)
                    acted += [entry["seat"] for entry in state["log"]]
        assert "bot failed" in caplog.messages
    assert "prying_module" not in sys.modules


@pytest.mark.slow
def test_what_the_host_allows_is_played(
    tmp_path: Path, prying: str, caplog: pytest.LogCaptureFixture
) -> None:
    with serve(tmp_path / "tables.sqlite3", players={"Prying": prying, "Quick": "greedy:blur=1"}) as served:
        table = served.create(bot("Prying"), bot("Quick"), game="imhotep_duel")
        served.spectator(table.table).until_over()
        for game in served.http.get("/api/games").json():
            assert [level["spec"] for level in game["bots"]] == ["Prying", "Quick"]
    assert "bot failed" not in caplog.messages
