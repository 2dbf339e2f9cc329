"""Nothing that anybody was told of is ever lost."""

import os
import resource
import signal
from pathlib import Path

import pytest

from benben.engine.registry import names
from tests.server.ankhor import until
from tests.server.duel import in_the_middle_of_a_turn
from tests.server.guest import Guest, bot, guest, here, me
from tests.server.hidden import check_secrets
from tests.server.imhotep import before_the_pair
from tests.server.process import process
from tests.waiting import ENDLESS, wait_for

pytestmark = pytest.mark.slow


def test_killed_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with process(database, **ENDLESS) as running:
        running.served.wait_until_warm()
        maker = running.served.create(me("Ann"), bot("search:seconds=3600"))
        maker = until_the_bot_thinks(maker)
        before = maker.state()
        assert running.end(signal.SIGKILL) == -signal.SIGKILL
    with process(database, **ENDLESS) as running:
        maker.served = running.served
        after = maker.until(lambda state: not state["warming"])
        assert after["thinking"]
        assert after["version"] == before["version"]
        assert (after["view"], after["log"], after["seats"]) == (
            before["view"],
            before["log"],
            before["seats"],
        )
        running.end(signal.SIGKILL)
    with process(database, bot_seconds=0.1) as running:
        maker.served = running.served
        after = maker.until(lambda state: state["ply"] > before["ply"])
        assert after["log"][: before["ply"]] == before["log"]
        running.end(signal.SIGKILL)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux")
def test_when_the_server_is_killed_nobody_thinks_on(tmp_path: Path) -> None:
    with process(tmp_path / "tables.sqlite3", **ENDLESS) as running:
        running.served.wait_until_warm()
        until_the_bot_thinks(running.served.create(me("Ann"), bot("search:seconds=3600")))
        thinking = wait_for(lambda: [child for child in descendants(running.popen.pid) if is_busy(child)])
        everybody = descendants(running.popen.pid)
        assert set(thinking) <= set(everybody)
        running.end(signal.SIGKILL)
        wait_for(lambda: not any(status(child) for child in everybody))


def descendants(process: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found = []
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text().split():
            found += [int(child), *descendants(int(child))]
    return found


def is_busy(process: int) -> bool:
    """Whether a process has computed for a second."""
    fields = status(process)
    return fields is not None and (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") > 1.0


def status(process: int) -> list[str] | None:
    """What the system says of a process; None of one that has ended."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return None
    return None if fields[0] == "Z" else fields


def until_the_bot_thinks(maker: Guest) -> Guest:
    """Play on until it is the bot's turn."""
    while not (state := maker.state())["thinking"]:
        maker.play(state["legal"][0]["text"], state["ply"])
    return maker


def test_a_socket_goes_on_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    with process(database) as running:
        running.served.wait_until_warm()
        ann = running.served.create(me("Ann"), guest())
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
    with process(database, **ENDLESS) as running:
        running.served.wait_until_warm()
        maker = until_the_bot_thinks(running.served.create(me(), bot("search:seconds=3600")))
        with maker.socket() as line:
            line.receive()
            assert running.end(how) == 0
    log = database.with_suffix(".log").read_text()
    assert "server closed" in log
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
        assert running.served.http.get("/api/ready").json()["code"] == "not_ready"
        resource.prlimit(running.popen.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        assert maker.play("draw").status_code == 200
        wait_for(lambda: running.served.http.get("/api/ready").status_code == 200)
        running.end(signal.SIGKILL)


LONG = {"ra": 5, "imhotep_duel": 2, "imhotep": 4, "ankhor": 4}
"""Every game, with as many seats as it has."""


def test_long_games_open_as_they_were(tmp_path: Path) -> None:
    assert LONG.keys() == set(names())
    database = tmp_path / "tables.sqlite3"
    with process(database) as running:
        running.served.wait_until_warm()
        makers = [running.served.create(*[bot("greedy")] * seats, game=game) for game, seats in LONG.items()]
        spectators = [running.served.spectator(maker.table) for maker in makers]
        over = [spectator.until(lambda state: state["status"] == "over") for spectator in spectators]
        running.end(signal.SIGKILL)
    with process(database) as running:
        running.served.wait_until_warm()
        for spectator, before in zip(spectators, over, strict=True):
            spectator.served = running.served
            assert spectator.state() == {**before, "presence": spectator.state()["presence"]}
        running.end(signal.SIGKILL)


def test_turns_go_on_where_they_were(tmp_path: Path) -> None:
    """The Duel: a turn of several decisions; Ankh'or: a tile in hand; Imhotep: the pair that one seat sees alone."""
    database = tmp_path / "tables.sqlite3"
    with process(database) as running:
        running.served.wait_until_warm()
        duel = running.served.create(me("Ann"), here("Bob"), game="imhotep_duel")
        before = in_the_middle_of_a_turn(duel)
        mover, other, lifted = until(running.served, "set_down")
        guests, looker, state = before_the_pair(running.served)
        looking = looker.play("take pair", state["ply"]).json()
        running.end(signal.SIGKILL)
    with process(database) as running:
        running.served.wait_until_warm()
        for guest in (duel, mover, other, *guests):
            guest.served = running.served
            check_secrets(guest.state())
        assert duel.state() == before
        assert duel.undo().json()["ply"] == before["ply"] - 1
        assert duel.state()["view"]["playing"] is None
        assert mover.state() == lifted
        assert mover.undo().json()["view"]["lifted"] is None
        assert looker.state() == looking
        assert [guest.state()["view"]["market"]["looking"] for guest in guests].count(None) == 2
        running.end(signal.SIGKILL)


@pytest.mark.slow
def test_at_a_cold_start_everybody_plays_while_the_rules_are_compiled(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite3"
    cold = {"BENBEN_CACHE": str(tmp_path / "cache")}
    with process(database, cold) as running:
        assert running.served.http.get("/api/health").json()["warming"]
        for game in names():
            maker = running.served.create(me(), bot("strong"), game=game)
            state = maker.my_turn()
            assert state["warming"]
            assert state["view"]["game"] == game
            hint = maker.ask("POST", "/hint", {"version": state["version"]}).json()
            assert hint["warming"]
            assert hint["ideas"][0]["text"] in [move["text"] for move in state["legal"]]
            assert maker.play(state["legal"][0]["text"], state["ply"]).status_code == 200
            assert maker.my_turn()["ply"] > state["ply"]
        maker = running.served.create(me(), bot("greedy"))
        with maker.socket() as line:
            before = line.receive()
            after = line.until(lambda state: not state["warming"])
            assert (after["commitment"], after["game"]) == (before["commitment"], "ra")
        running.end(signal.SIGKILL)
