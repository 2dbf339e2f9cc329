"""Bots: they think beside everything else, and one that fails does not stop the game."""

import logging
import sqlite3
import threading
import time
from pathlib import Path

import pytest

from tests.server.guest import EACH_GAME, Guest, Served, bot, here, me, serve, wait_for


@EACH_GAME
def test_bots_play_to_the_end_by_themselves(served: Served, game: str) -> None:
    maker = served.create(bot("greedy"), bot("greedy"), game=game)
    spectator = served.spectator(maker.table)
    state = wait_for(lambda: over if (over := spectator.state())["status"] == "over" else None)
    assert state["outcome"]["winners"]
    assert not state["thinking"]


def test_a_thinking_bot_keeps_nobody_waiting(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3") as served:
        served.wait_until_warm()
        table = served.create(bot("search:seconds=5"), bot("search:seconds=5"))
        spectator = served.spectator(table.table)
        before = wait_for(lambda: state if (state := spectator.state())["thinking"] else None)
        maker = served.create(me(), here())
        assert maker.play("draw").status_code == 200
        after = spectator.state()
        assert (after["thinking"], after["ply"]) == (True, before["ply"])  # it is still the same thought


def test_a_bots_answer_is_dropped_when_its_question_was_taken_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serve(tmp_path / "tables.sqlite3") as served:
        served.wait_until_warm()
        maker = someone_who_begins(served, "search:seconds=0.3")
        before = maker.state()
        assert maker.play("invoke").json()["thinking"]
        undone = maker.undo().json()
        assert (undone["ply"], undone["thinking"]) == (before["ply"], False)
        time.sleep(0.6)
        assert maker.state() == undone
        assert "bot's move not stored" not in caplog.messages  # it was not even tried
        assert maker.play("invoke").json()["thinking"]
        wait_for(lambda: not maker.state()["thinking"])


def test_bots_pause_so_that_people_can_follow(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", bot_pause=0.4) as served:
        served.wait_until_warm()
        maker = someone_who_begins(served, "random")
        begun = time.monotonic()
        version = maker.play("invoke").json()["version"]
        wait_for(lambda: maker.state()["version"] > version)
        assert time.monotonic() - begun >= 0.4


def test_a_bot_that_is_too_slow_is_replaced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serve(tmp_path / "tables.sqlite3", bot_timeout=0.2) as served:
        served.wait_until_warm()
        maker = someone_who_begins(served, "search:seconds=1")
        ply = maker.play("invoke").json()["ply"]
        with caplog.at_level(logging.WARNING, "benben.server"):
            wait_for(lambda: maker.state()["ply"] > ply)
        assert "bot too slow" in caplog.messages


def test_bots_that_were_given_up_never_overrun_the_machine(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", bot_timeout=0.2, bot_threads=2) as served:
        served.wait_until_warm()
        wait_for(lambda: thinking() == 0)  # those of other tests
        tables = [served.create(*[bot("search:seconds=2")] * 2) for _ in range(6)]
        most, deadline = 0, time.monotonic() + 1.5
        while time.monotonic() < deadline:
            most = max(most, thinking())
            time.sleep(0.01)
        assert most == 2
        assert all(
            served.spectator(table.table).state()["ply"] > 2 for table in tables
        )  # and yet all games go on


def thinking() -> int:
    """How many bots think in this process."""
    return sum(thread.name == "benben-bot" for thread in threading.enumerate())


def test_a_bot_that_fails_is_replaced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = tmp_path / "tables.sqlite3"
    with serve(database) as served:
        served.wait_until_warm()
        maker = someone_who_begins(served, "random")
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE seats SET player = 'a bot of another version' WHERE kind = 'bot'")
    connection.close()
    with serve(database) as served:
        served.wait_until_warm()
        maker.served = served
        ply = maker.play("invoke").json()["ply"]
        with caplog.at_level(logging.WARNING, "benben.server"):
            wait_for(lambda: maker.state()["ply"] > ply)
        assert "bot failed" in caplog.messages


def someone_who_begins(served: Served, player: str) -> Guest:
    """The maker of a table for two who is the first to move, before anything happened."""
    for _ in range(100):
        maker = served.create(me(), bot(player))
        if maker.state()["actor"] == 0:
            return maker
    raise AssertionError("the bot always begins")
