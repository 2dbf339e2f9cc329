"""Bots: they think beside everything else, and one that fails does not stop the game."""

import logging
import sqlite3
import threading
import time
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from benben import Match
from benben.server.thinking import bots
from benben.server.thinking.bots import choose
from tests.server.guest import EACH_GAME, Guest, Served, bot, here, me, serve
from tests.waiting import wait_for


class Thoughts:
    """Searches that find no move until they are allowed to; other bots move at once."""

    def __init__(self) -> None:
        self.allowed = threading.Event()
        self.begun: list[int] = []
        self.ended: list[int] = []

    def choose(self, match: Match, seat: int, spec: str, seconds: float, *others: Mapping[str, str]) -> int:
        """In the place of `bots.choose`."""
        if spec.startswith("search"):
            self.begun.append(seat)
            self.allowed.wait()
            self.ended.append(seat)
        return choose(match, seat, spec, seconds, *others)


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thoughts]:
    """Searches of servers in this process think until the test is over or says so."""
    thinking = Thoughts()
    monkeypatch.setattr(bots, "choose", thinking.choose)
    yield thinking
    thinking.allowed.set()


@EACH_GAME
def test_bots_play_to_the_end_by_themselves(served: Served, game: str) -> None:
    maker = served.create(bot("greedy"), bot("greedy"), game=game)
    spectator = served.spectator(maker.table)
    state = spectator.until(lambda state: state["status"] == "over")
    assert state["outcome"]["winners"]
    assert not state["thinking"]


def test_a_thinking_bot_keeps_nobody_waiting(tmp_path: Path, thoughts: Thoughts) -> None:
    with serve(tmp_path / "tables.sqlite3") as served:
        served.wait_until_warm()
        table = served.create(bot("search"), bot("search"))
        spectator = served.spectator(table.table)
        before = spectator.until(lambda state: state["thinking"])
        wait_for(lambda: thoughts.begun)
        maker = served.create(me(), here())
        assert maker.play("draw").status_code == 200
        after = spectator.state()
        assert (after["thinking"], after["ply"]) == (True, before["ply"])  # it is still the same thought
        assert len(thoughts.begun) == 1


def test_a_bots_answer_is_dropped_when_its_question_was_taken_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, thoughts: Thoughts
) -> None:
    with serve(tmp_path / "tables.sqlite3") as served:
        served.wait_until_warm()
        maker = someone_who_begins(served, "search:games=1")
        before = maker.state()
        assert maker.play("invoke").json()["thinking"]
        wait_for(lambda: thoughts.begun)
        undone = maker.undo().json()
        assert (undone["ply"], undone["thinking"]) == (before["ply"], False)
        thoughts.allowed.set()
        wait_for(lambda: not any(thread.name == "benben-bot" for thread in threading.enumerate()))
        assert maker.state() == undone
        assert "bot's move not stored" not in caplog.messages  # it was not even tried
        assert maker.play("invoke").json()["thinking"]
        maker.until(lambda state: not state["thinking"])


def test_bots_pause_so_that_people_can_follow(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", bot_pause=0.4) as served:
        served.wait_until_warm()
        maker = someone_who_begins(served, "random")
        begun = time.monotonic()
        version = maker.play("invoke").json()["version"]
        maker.until(lambda state: state["version"] > version)
        assert time.monotonic() - begun >= 0.4


@pytest.mark.usefixtures("thoughts")
def test_a_bot_that_is_too_slow_is_replaced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serve(tmp_path / "tables.sqlite3", bot_timeout=0.2) as served:
        served.wait_until_warm()
        maker = someone_who_begins(served, "search")
        ply = maker.play("invoke").json()["ply"]
        with caplog.at_level(logging.WARNING, "benben.server"):
            maker.until(lambda state: state["ply"] > ply)
        assert "bot too slow" in caplog.messages


def test_bots_that_were_given_up_never_overrun_the_machine(tmp_path: Path, thoughts: Thoughts) -> None:
    with serve(tmp_path / "tables.sqlite3", bot_timeout=0.2, bot_threads=2) as served:
        served.wait_until_warm()
        tables = [served.create(*[bot("search")] * 2) for _ in range(6)]
        for table in tables:  # all games go on, and yet nobody else has begun to think
            served.spectator(table.table).until(lambda state: state["ply"] > 2)
        wait_for(lambda: len(thoughts.begun) >= 2)
        assert (len(thoughts.begun), len(thoughts.ended)) == (2, 0)


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
            maker.until(lambda state: state["ply"] > ply)
        assert "bot failed" in caplog.messages


def someone_who_begins(served: Served, player: str) -> Guest:
    """The maker of a table for two who is the first to move, before anything happened."""
    for _ in range(100):
        maker = served.create(me(), bot(player))
        if maker.state()["actor"] == 0:
            return maker
    raise AssertionError("the bot always begins")
