"""Nothing that anybody was told of is ever lost."""

import resource
import signal
import time
from pathlib import Path

import pytest

from benben.engine.registry import names
from tests.server.duel import in_the_middle_of_a_turn
from tests.server.guest import Guest, bot, guest, here, me, wait_for
from tests.server.hidden import check_secrets
from tests.server.imhotep import before_the_pair
from tests.server.process import process

pytestmark = pytest.mark.slow


def test_killed_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with process(database) as running:
        running.served.wait_until_warm()
        maker = running.served.create(me("Ann"), bot("search:seconds=3"))
        maker = until_the_bot_thinks(maker)
        before = maker.state()
        time.sleep(0.3)
        assert running.end(signal.SIGKILL) == -signal.SIGKILL
    with process(database) as running:
        maker.served = running.served
        running.served.wait_until_warm()
        after = maker.state()
        assert after["thinking"]
        assert after["version"] == before["version"]
        assert (after["view"], after["log"], after["seats"]) == (
            before["view"],
            before["log"],
            before["seats"],
        )
        wait_for(lambda: maker.state()["ply"] > before["ply"])
        assert maker.state()["log"][: before["ply"]] == before["log"]
        running.end(signal.SIGKILL)


def until_the_bot_thinks(maker: Guest) -> Guest:
    """Play on until it is the bot's turn."""
    while not (state := maker.state())["thinking"]:
        maker.play(state["legal"][0]["text"], state["ply"])
    return maker


@pytest.mark.parametrize("game", names())
def test_a_socket_goes_on_after_a_restart(tmp_path: Path, game: str) -> None:
    database = tmp_path / "tables.sqlite3"
    with process(database) as running:
        running.served.wait_until_warm()
        ann = running.served.create(me("Ann"), guest(), game=game)
        bob = ann.join("Bob")
        with ann.socket() as line:
            known = line.until(lambda state: not state["warming"])
            running.end(signal.SIGKILL)
    with process(database) as running:
        ann.served = bob.served = running.served
        with ann.socket(log_from=known["ply"]) as line:
            state = line.until(lambda state: not state["warming"])
            assert state["log_from"] <= known["ply"]
            assert state["commitment"] == known["commitment"]
            mover = ann if state["my_turn"] else bob
            assert mover.play(mover.state()["legal"][0]["text"]).status_code == 200
            assert line.until(lambda state: state["ply"] > known["ply"])["version"] > known["version"]
        running.end(signal.SIGKILL)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_told_to_stop_it_stops_at_once_even_while_a_bot_thinks(tmp_path: Path, how: signal.Signals) -> None:
    database = tmp_path / "tables.sqlite3"
    with process(database) as running:
        running.served.wait_until_warm()
        maker = until_the_bot_thinks(running.served.create(me(), bot("search:seconds=30")))
        with maker.socket() as line:
            line.receive()
            begun = time.monotonic()
            assert running.end(how) == (0 if how is signal.SIGINT else -how)
            assert time.monotonic() - begun < 15  # long before the thought would have ended
    log = database.with_suffix(".log").read_text()
    assert "house closed" in log
    assert "Traceback" not in log


def test_a_full_disk_stops_nothing_but_the_move(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with process(database) as running:
        running.served.wait_until_warm()
        maker = running.served.create(me(), here())
        before = maker.state()
        resource.prlimit(running.popen.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
        answer = maker.play("draw")
        assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        assert maker.state() == before
        resource.prlimit(running.popen.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        assert maker.play("draw").status_code == 200
        running.end(signal.SIGKILL)


@pytest.mark.parametrize(("game", "seats"), [("ra", 5), ("imhotep_duel", 2), ("imhotep", 4)])
def test_a_long_game_opens_as_it_was(tmp_path: Path, game: str, seats: int) -> None:
    database = tmp_path / "tables.sqlite3"
    with process(database) as running:
        running.served.wait_until_warm()
        maker = running.served.create(*[bot("random")] * seats, game=game)
        spectator = running.served.spectator(maker.table)
        over = wait_for(lambda: state if (state := spectator.state())["status"] == "over" else None)
        running.end(signal.SIGKILL)
    with process(database) as running:
        running.served.wait_until_warm()
        spectator.served = running.served
        assert spectator.state() == {**over, "seats": spectator.state()["seats"]}
        running.end(signal.SIGKILL)


def test_a_turn_of_the_duel_goes_on_where_it_was(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with process(database) as running:
        running.served.wait_until_warm()
        maker = running.served.create(me("Ann"), here("Bob"), game="imhotep_duel")
        before = in_the_middle_of_a_turn(maker)
        running.end(signal.SIGKILL)
    with process(database) as running:
        running.served.wait_until_warm()
        maker.served = running.served
        assert maker.state() == before
        assert maker.undo().json()["ply"] == before["ply"] - 1
        assert maker.state()["view"]["playing"] is None
        running.end(signal.SIGKILL)


def test_whoever_looks_at_the_pair_goes_on_looking_alone(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with process(database) as running:
        running.served.wait_until_warm()
        guests, looker, state = before_the_pair(running.served)
        looking = looker.play("take pair", state["ply"]).json()
        running.end(signal.SIGKILL)
    with process(database) as running:
        running.served.wait_until_warm()
        for guest in guests:
            guest.served = running.served
            check_secrets(guest.state())
        assert looker.state() == looking
        assert [guest.state()["view"]["market"]["looking"] for guest in guests].count(None) == 2
        running.end(signal.SIGKILL)


def test_a_cold_start_answers_while_it_compiles(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    cold = {"BENBEN_CACHE": str(tmp_path / "cache")}
    with process(database, cold) as running:
        assert running.served.http.get("/api/health").json()["warming"]
        assert running.served.http.get("/api/games").status_code == 200
        maker = running.served.create(me(), bot("greedy"), bot("random"))
        state = maker.state()
        assert (state["warming"], state["view"], state["ply"]) == (True, None, 0)
        assert state["prompt"]["id"] == "table-prompt-warming"
        assert maker.play("draw", 0).json()["code"] == "warming"
        assert maker.ask("GET", "/record").json()["code"] == "warming"
        with maker.socket() as line:
            assert line.receive()["warming"]
            warm = line.until(lambda state: not state["warming"], patience=240)
            assert warm["commitment"] == state["commitment"]
            assert [entry["ply"] for entry in warm["log"]][:2] == [0, 1]
        assert maker.my_turn()["view"]["game"] == "ra"
        running.end(signal.SIGKILL)
