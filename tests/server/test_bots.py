"""Bots: they think beside everything else, and one that fails does not stop the game."""

import logging
import os
import signal
import sqlite3
import time
from pathlib import Path

import pytest

from tests.server.guest import EACH_GAME, Guest, Served, bot, here, me, serve
from tests.server.thinkers import Thoughts
from tests.waiting import wait_for


@EACH_GAME
def test_bots_play_to_the_end_by_themselves(served: Served, game: str) -> None:
    maker = served.create(bot("greedy"), bot("greedy"), game=game)
    spectator = served.spectator(maker.table)
    state = spectator.until(lambda state: state["status"] == "over")
    assert state["outcome"]["winners"]
    assert not state["thinking"]


@pytest.mark.slow
def test_a_thinking_bot_keeps_nobody_waiting(tmp_path: Path, thoughts: Thoughts) -> None:
    with serve(tmp_path / "tables.sqlite3", players=thoughts.players) as served:
        served.wait_until_warm()
        thoughts.hold()
        table = served.create(bot("Waiting"), bot("Waiting"))
        spectator = served.spectator(table.table)
        before = spectator.until(lambda state: state["thinking"])
        wait_for(lambda: thoughts.begun)
        maker = served.create(me(), here())
        assert maker.play("draw").status_code == 200
        after = spectator.state()
        assert (after["thinking"], after["ply"]) == (True, before["ply"])  # it is still the same thought
        assert len(thoughts.begun) == 1


@pytest.mark.slow
def test_a_bots_answer_is_dropped_when_its_question_was_taken_back(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, thoughts: Thoughts
) -> None:
    with serve(tmp_path / "tables.sqlite3", players=thoughts.players) as served:
        served.wait_until_warm()
        maker = someone_who_begins(served, "Waiting")
        thoughts.hold()
        before = maker.state()
        assert maker.play("invoke").json()["thinking"]
        wait_for(lambda: thoughts.begun)
        undone = maker.undo().json()
        assert (undone["ply"], undone["thinking"]) == (before["ply"], False)
        thoughts.go()
        wait_for(lambda: thoughts.ended)
        assert maker.state() == undone
        assert "bot's move not stored" not in caplog.messages  # it was not even tried
        assert maker.play("invoke").json()["thinking"]
        maker.until(lambda state: not state["thinking"])


@pytest.mark.slow
def test_bots_pause_so_that_people_can_follow(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", bot_pause=0.4) as served:
        served.wait_until_warm()
        maker = someone_who_begins(served, "random")
        begun = time.monotonic()
        version = maker.play("invoke").json()["version"]
        maker.until(lambda state: state["version"] > version)
        assert time.monotonic() - begun >= 0.4


@pytest.mark.slow
def test_a_bot_that_is_too_slow_is_replaced_and_its_process_ended(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, thoughts: Thoughts
) -> None:
    with serve(tmp_path / "tables.sqlite3", bot_timeout=3.0, players=thoughts.players) as served:
        served.wait_until_warm()
        maker = someone_who_begins(served, "Waiting")
        thoughts.hold()
        ply = maker.play("invoke").json()["ply"]
        with caplog.at_level(logging.WARNING, "benben.server"):
            maker.until(lambda state: state["ply"] > ply)
        assert "bot too slow" in caplog.messages
        wait_for(lambda: thoughts.processes and not is_alive(thoughts.processes[0]))


@pytest.mark.slow
def test_bots_never_overrun_the_machine(tmp_path: Path, thoughts: Thoughts) -> None:
    with serve(tmp_path / "tables.sqlite3", players=thoughts.players, thinking_processes=2) as served:
        served.wait_until_warm()
        thoughts.hold()
        tables = [served.create(*[bot("Waiting")] * 2) for _ in range(6)]
        wait_for(lambda: len(thoughts.begun) == 2)
        assert all(served.spectator(table.table).state()["thinking"] for table in tables)
        assert (len(thoughts.begun), thoughts.ended) == (2, 0)
        thoughts.go()
        for table in tables:
            served.spectator(table.table).until(lambda state: state["ply"] > 2)
        assert len(set(thoughts.processes)) == 2


@pytest.mark.slow
def test_a_killed_process_loses_only_its_thought(tmp_path: Path, thoughts: Thoughts) -> None:
    with serve(tmp_path / "tables.sqlite3", players=thoughts.players) as served:
        served.wait_until_warm()
        maker = someone_who_begins(served, "Waiting")
        thoughts.hold()
        asked = maker.play("invoke").json()
        wait_for(lambda: thoughts.begun)
        os.kill(thoughts.processes[0], signal.SIGKILL)
        wait_for(lambda: len(thoughts.begun) == 2)  # it is asked again, in another process
        assert len(set(thoughts.processes)) == 2
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
        served.wait_until_warm()
        maker = someone_who_begins(served, "Waiting")
        thoughts.hold()
        asked = maker.play("invoke").json()
        with caplog.at_level(logging.WARNING, "benben.server"):
            for death in range(2):
                wait_for(lambda death=death: len(thoughts.begun) > death)  # type: ignore[misc]
                os.kill(thoughts.processes[death], signal.SIGKILL)
            maker.until(lambda state: state["version"] > asked["version"])
        assert caplog.messages.count("thought lost") == 1
        assert "bot failed" in caplog.messages


@pytest.mark.slow
def test_where_only_bots_play_they_rest_while_nobody_watches(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", rest_after=0.0, bot_pause=0.01) as served:
        served.wait_until_warm()
        table = served.create(bot("greedy"), bot("greedy"))
        watching = served.spectator(table.table)
        with watching.socket() as line:
            seen = line.until(lambda state: state["ply"] > 5)
        assert seen["status"] == "playing"
        resting = wait_for(lambda: stands_still(served, table.table))
        with watching.socket() as line:  # somebody comes: they go on to the end
            line.until(lambda state: state["ply"] > resting + 5)
            line.until(lambda state: state["status"] == "over")


@pytest.mark.slow
def test_where_a_person_plays_nobody_rests(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", rest_after=0.0) as served:
        served.wait_until_warm()
        maker = someone_who_begins(served, "greedy")
        maker.play("invoke")
        assert maker.my_turn()["ply"] > 1  # without a socket


@pytest.mark.slow
def test_a_table_of_bots_rests_after_a_restart_until_somebody_looks(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with serve(database, rest_after=0.0, bot_pause=0.01) as served:
        served.wait_until_warm()
        table = served.create(bot("greedy"), bot("greedy")).table
        with served.spectator(table).socket() as line:
            line.until(lambda state: state["ply"] > 5)
        before = wait_for(lambda: stands_still(served, table))
    with serve(database, bot_pause=0.01) as served:
        served.wait_until_warm()
        assert ply_of(database, table) == before
        served.spectator(table).until(lambda state: state["ply"] > before + 5)


@pytest.mark.slow
def test_only_levels_and_the_hosts_bots_may_be_chosen(tmp_path: Path) -> None:
    with serve(tmp_path / "tables.sqlite3", free_players=False, players={"Mine": "greedy:blur=1"}) as served:
        for player in ("search:seconds=20", "search", "greedy", "uct:games=9", " novice"):
            answer = served.http.post("/api/tables", json={"game": "ra", "seats": [me(), bot(player)]})
            assert (answer.status_code, answer.json()["code"]) == (422, "bad_player")
            assert (
                "novice, casual, skilled, strong, expert, master, Mine"
                in answer.json()["message"]["args"]["detail"]
            )
        for player in ("novice", "master", "Mine"):
            served.create(me(), bot(player))


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
        if all(entry["seat"] != 1 for entry in maker.my_turn()["log"]):
            return maker
    raise AssertionError("the bot always begins")


def is_alive(process: int) -> bool:
    """Whether a process still runs."""
    try:
        return Path(f"/proc/{process}/stat").read_text().split()[2] != "Z"
    except FileNotFoundError:
        return False


def ply_of(database: Path, table: str) -> int:
    """How many plies of a table are stored: asking the database wakes nobody."""
    with sqlite3.connect(database) as connection:
        (plies,) = connection.execute("SELECT count(*) FROM plies WHERE table_id = ?", [table]).fetchone()
    connection.close()
    return int(plies)


def stands_still(served: Served, table: str) -> int | None:
    """The ply at which a table rests; None while it goes on."""
    database = Path(served.settings.database.removeprefix("sqlite:///").partition("?")[0])
    before = ply_of(database, table)
    time.sleep(0.3)
    return before if ply_of(database, table) == before else None
