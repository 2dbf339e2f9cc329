"""Bots compute outside the event loop, and a bot that fails does not stop the game."""

import logging
import os
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from tests.server.guest import ONE_GAME, Guest, Served, bot, here, me, serve
from tests.server.thinkers import Thoughts, thinking_processes
from tests.waiting import wait_for


@ONE_GAME
def test_bots_play_to_the_end_by_themselves(served: Served, game: str) -> None:
    maker = served.create(bot("greedy"), bot("greedy"), game=game)
    state = served.spectator(maker.table).until_over()
    assert state["outcome"]["winners"]
    assert not state["thinking"]


@pytest.mark.slow
def test_a_thinking_bot_keeps_no_one_waiting(tmp_path: Path, thoughts: Thoughts) -> None:
    with serve(tmp_path / "tables.sqlite3", players=thoughts.players) as served:
        thoughts.hold()
        table = served.create(bot("Waiting"), bot("Waiting"))
        spectator = served.spectator(table.table)
        before = spectator.until(lambda state: state["thinking"])
        wait_for(lambda: thoughts.started, "the bot to think")
        maker = served.create(me(), here())
        assert maker.play("draw").status_code == 200
        after = spectator.state()
        assert (after["thinking"], after["ply"]) == (True, before["ply"])  # it is still the same thought
        assert len(thoughts.started) == 1


@pytest.mark.slow
def test_a_bots_answer_is_dropped_when_its_question_was_taken_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, thoughts: Thoughts
) -> None:
    with serve(tmp_path / "tables.sqlite3", players=thoughts.players) as served:
        maker = someone_who_begins(served, "Waiting")
        thoughts.hold()
        before = maker.state()
        assert maker.play("invoke").json()["thinking"]
        wait_for(lambda: thoughts.started, "the bot to think")
        undone = maker.undo().json()
        assert (undone["ply"], undone["thinking"]) == (before["ply"], False)
        thoughts.go()
        wait_for(lambda: thoughts.ended, "the end of the thought")
        assert maker.state() == undone
        assert maker.play("invoke").json()["thinking"]
        maker.until(lambda state: not state["thinking"])
        assert "bot's move not stored" not in caplog.messages  # it was not even tried


@pytest.mark.slow
def test_bots_pause_so_that_people_can_follow(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", bot_pause=0.4) as served:
        maker = someone_who_begins(served, "random")
        started = time.monotonic()
        version = maker.play("invoke").json()["version"]
        maker.until(lambda state: state["version"] > version)
        assert time.monotonic() - started >= 0.4


@pytest.mark.slow
def test_a_bot_that_is_too_slow_is_replaced_and_its_process_ended(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, thoughts: Thoughts
) -> None:
    others = thinking_processes()
    with serve(tmp_path / "tables.sqlite3", bot_timeout=3.0, players=thoughts.players) as served:
        maker = someone_who_begins(served, "Waiting")
        thoughts.hold()
        ply = maker.play("invoke").json()["ply"]
        slow = wait_for(lambda: thinking_processes() - others, "the process that thinks")
        with caplog.at_level(logging.WARNING, "benben.server"):
            maker.until(lambda state: state["ply"] > ply)
        assert "bot too slow" in caplog.messages
        wait_for(lambda: not slow & thinking_processes(), "the end of the process that was too slow")


@pytest.mark.slow
def test_bots_never_overrun_the_machine(tmp_path: Path, thoughts: Thoughts) -> None:
    with serve(tmp_path / "tables.sqlite3", players=thoughts.players, thinking_places=2) as served:
        thoughts.hold()
        tables = [served.create(*[bot("Waiting")] * 2) for _ in range(6)]
        wait_for(lambda: len(thoughts.started) == 2, "two thoughts")
        assert all(served.spectator(table.table).state()["thinking"] for table in tables)
        assert (len(thoughts.started), thoughts.ended) == (2, 0)
        thoughts.go()
        for table in tables:
            served.spectator(table.table).until(lambda state: state["ply"] > 2)
        assert len(set(thoughts.processes) - {os.getpid()}) == 2


@pytest.mark.slow
def test_a_killed_process_loses_only_its_thought(tmp_path: Path, thoughts: Thoughts) -> None:
    with serve(tmp_path / "tables.sqlite3", players=thoughts.players) as served:
        maker = someone_who_begins(served, "Waiting")
        thoughts.hold()
        asked = maker.play("invoke").json()
        wait_for(lambda: thoughts.started, "the bot to think")
        os.kill(thoughts.processes[0], signal.SIGKILL)
        wait_for(lambda: len(thoughts.started) == 2, "the thought to be asked for again, in another process")
        assert len(set(thoughts.processes) - {os.getpid()}) == 2
        assert maker.state()["version"] == asked["version"]
        thoughts.go()
        played = maker.until(lambda state: state["my_turn"])
        moves = [entry["seat"] for entry in played["log"] if entry["ply"] >= asked["ply"]]
        assert moves.count(1) == thoughts.ended > 0  # one move for each thought


@pytest.mark.slow
def test_who_dies_again_and_again_is_replaced(
    tmp_path: Path, thoughts: Thoughts, caplog: pytest.LogCaptureFixture
) -> None:
    with serve(tmp_path / "tables.sqlite3", players=thoughts.players) as served:
        maker = someone_who_begins(served, "Waiting")
        thoughts.hold()
        asked = maker.play("invoke").json()
        with caplog.at_level(logging.WARNING, "benben.server"):
            for death in range(2):
                os.kill(nth_process(thoughts, death), signal.SIGKILL)
            maker.until(lambda state: state["version"] > asked["version"])
        assert caplog.messages.count("thought lost") == 1
        assert "bot failed" in caplog.messages


@pytest.mark.slow
def test_where_only_bots_play_they_rest_while_no_one_watches(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", rest_after=0.0, bot_pause=0.1) as served:
        table = served.create(bot("greedy"), bot("greedy"))
        watching = served.spectator(table.table)
        with watching.socket() as line:
            seen = line.until(lambda state: state["ply"] > 5)
        assert seen["status"] == "playing"
        wait_for(lambda: rests(served, table.table), "the table to rest")
        resting = served.ply(table.table)
        with watching.socket() as line:  # somebody comes: they go on
            line.until(lambda state: state["ply"] > resting + 5)


@pytest.mark.slow
def test_where_a_person_plays_no_one_rests(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", rest_after=0.0) as served:
        maker = someone_who_begins(served, "greedy")
        maker.play("invoke")
        assert maker.my_turn()["ply"] > 1  # without a socket


@pytest.mark.slow
def test_a_table_of_bots_rests_after_a_restart_until_somebody_looks(
    tmp_path: Path, thoughts: Thoughts
) -> None:
    database = tmp_path / "tables.sqlite3"
    settings: dict[str, Any] = {"players": thoughts.players, "thinking_places": 2, "bot_pause": 0.1}
    with serve(database, rest_after=0.0, **settings) as served:
        maker = someone_who_begins(served, "Waiting")
        thoughts.hold()
        asked = maker.play("invoke").json()
        table = served.create(bot("greedy"), bot("greedy")).table
        with served.spectator(table).socket() as line:
            line.until(lambda state: state["ply"] > 5)
        wait_for(lambda: rests(served, table), "the table to rest")
        before = served.ply(table)
    thoughts.go()
    with serve(database, **settings) as served:
        # those played last go on first: the table of bots would have been loaded by now
        wait_for(lambda: served.ply(maker.table) > asked["ply"], "the bot of the other table to go on")
        assert served.session(table) is None
        spectator = served.spectator(table)
        assert spectator.state()["ply"] == before
        spectator.until(lambda state: state["ply"] > before + 5)


@pytest.mark.slow
def test_only_levels_and_the_hosts_bots_may_be_chosen(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", free_players=False, players={"Mine": "greedy:blur=1"}) as served:
        for player in ("search:seconds=20", "search", "greedy", "uct:games=9", " novice"):
            answer = served.http.post("/api/tables", json={"game": "ra", "seats": [me(), bot(player)]})
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_player")
            assert (
                answer.json()["message"]["args"]["detail"]["args"]["known"]
                == "novice, casual, skilled, strong, expert, master, Mine"
            )
        for player in ("novice", "master", "Mine"):
            served.create(me(), bot(player))


@pytest.mark.slow
def test_a_bot_that_fails_is_replaced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    database = tmp_path / "tables.sqlite3"
    with serve(database) as served:
        maker = someone_who_begins(served, "random")
    with sqlite3.connect(database) as connection:
        connection.execute("UPDATE seats SET player = 'a bot of another version' WHERE kind = 'bot'")
    connection.close()
    with serve(database) as served:
        maker.served = served
        ply = maker.play("invoke").json()["ply"]
        with caplog.at_level(logging.WARNING, "benben.server"):
            maker.until(lambda state: state["ply"] > ply)
        assert "bot failed" in caplog.messages


def nth_process(thoughts: Thoughts, number: int) -> int:
    """The process of a computation, after it has started."""
    wait_for(lambda: len(thoughts.started) > number, f"thought {number} to begin")
    return thoughts.processes[number]


def someone_who_begins(served: Served, player: str) -> Guest:
    """The maker of a table for two who is the first to move, before anything happened."""
    for _ in range(100):
        maker = served.create(me(), bot(player))
        if all(entry["seat"] != 1 for entry in maker.my_turn()["log"]):
            return maker
    raise AssertionError("the bot always begins")


def rests(served: Served, table: str) -> bool:
    """Whether a table of bots rests; this does not wake it."""
    session = served.session(table)
    assert session is not None
    return session.is_resting and session.bots_task is None and session.header.status == "playing"
