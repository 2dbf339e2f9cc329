"""Several servers on one PostgreSQL: they are one table."""

import contextlib
import itertools
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from benben.server import Settings, run
from benben.server.running import StartError
from benben.server.tables import workers
from benben.server.tables.workers import Workers
from tests.server.guest import Guest, Served, State, bot, guest, me, serve
from tests.server.hidden import check_secrets
from tests.server.postgres import Postgres
from tests.server.process import process
from tests.waiting import wait_for

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR")]


@contextlib.contextmanager
def two(address: str, **settings: Any) -> Iterator[tuple[Served, Served]]:
    """Two servers on one database."""
    with serve(address, **settings) as first, serve(address, **settings) as second:
        first.wait_until_warm()
        second.wait_until_warm()
        yield first, second


def at(other: Served, one: Guest) -> Guest:
    """The same person at another server."""
    return Guest(other, one.table, one.token)


def test_players_at_two_servers_play_a_whole_game(postgres: Postgres) -> None:
    dice = random.Random(17)
    with two(postgres.new()) as (first, second):
        ann = first.create(me("Ann"), guest(), game="imhotep_duel")
        bob = at(second, ann.join("Bob"))
        with ann.socket() as hers, bob.socket() as his, second.spectator(ann.table).socket() as nobodys:
            lines = (hers, his, nobodys)
            states = [line.until(lambda state: state["status"] == "playing") for line in lines]
            while states[0]["status"] != "over":
                for state in states:
                    check_secrets(state)
                mover = next(seat for seat, state in enumerate(states) if state["my_turn"])
                ply = states[mover]["ply"]
                move = dice.choice(states[mover]["legal"])["text"]
                lines[mover].send({"type": "play", "ply": ply, "move": move})
                states = [line.after(ply) for line in lines]
                assert len({(state["ply"], state["version"]) for state in states}) == 1
        assert ann.ask("GET", "/record").json() == bob.ask("GET", "/record").json()


def test_what_is_taken_back_at_one_server_is_forgotten_at_the_other(postgres: Postgres) -> None:
    with two(postgres.new()) as (first, second):
        ann = first.create(me("Ann"), bot("random"), game="imhotep_duel")
        with second.spectator(ann.table).socket() as line:
            before = ann.my_turn()
            assert ann.play(before["legal"][0]["text"]).status_code == 200
            ann.my_turn()
            line.until(lambda state: state["ply"] > before["ply"])
            assert ann.undo().status_code == 200
            back = line.until(lambda state: state["ply"] == before["ply"])
            assert (back["view"]["harbor"], back["log_from"]) == (before["view"]["harbor"], before["ply"])


def test_a_move_for_what_has_changed_elsewhere_is_refused_as_late(postgres: Postgres) -> None:
    with two(postgres.new()) as (first, second):
        ann = first.create(me("Ann"), guest(), game="imhotep_duel")
        bob = ann.join("Bob")
        mover = next(one for one in (ann, bob) if one.state()["my_turn"])
        elsewhere = at(second, mover)
        state = elsewhere.state()  # it is in the other server's memory now
        for one, other in itertools.pairwise([mover, elsewhere, mover]):
            answers = [
                each.play(state["legal"][0]["text"], state["ply"]).status_code for each in (one, other)
            ]
            assert answers in ([200, 409], [409, 409])
        assert elsewhere.state()["version"] == mover.state()["version"] == state["version"] + 1


def test_who_goes_from_one_server_to_the_other_is_known_there_before_it_has_heard(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy may send each request somewhere else, quicker than one server tells the others."""
    monkeypatch.setattr(Workers, "_hear", lambda *_: None)
    monkeypatch.setattr(workers, "_LOOK", 3600.0)
    with two(postgres.new()) as (first, second):
        ann = first.create(me("Ann"), guest(), game="imhotep_duel")
        assert second.spectator(ann.table).state()["status"] == "waiting"
        bob = ann.join("Bob")
        with at(second, bob).socket() as line:
            assert line.receive()["seats"][1]["mine"]
        for here, there in ((first, second), (second, first), (first, second)):
            states = [at(here, person).state() for person in (ann, bob)]
            mover = 0 if states[0]["my_turn"] else 1
            played = at(there, (ann, bob)[mover]).play(states[mover]["legal"][0]["text"], states[0]["ply"])
            assert played.json()["version"] > states[0]["version"]


def test_people_at_both_servers_see_each_other(postgres: Postgres) -> None:
    with two(postgres.new(), stand_in_after=0.4) as (first, second):
        ann = first.create(me("Ann"), guest())
        bob = at(second, ann.join("Bob"))
        with ann.socket() as line:
            with bob.socket(), second.spectator(ann.table).socket() as other:
                both = line.until(lambda state: presence(state) == ([0, 1], 1))
                assert (
                    both["presence"] == other.until(lambda state: presence(state) == ([0, 1], 1))["presence"]
                )
            line.until(lambda state: presence(state) == ([0], 0))
            line.until(lambda state: state["presence"]["replaceable"] == [1])


def presence(state: State) -> tuple[list[int], int]:
    """Who is here, and how many watch."""
    return state["presence"]["connected"], state["presence"]["watching"]


def test_bots_go_on_elsewhere_when_their_server_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new()
    with process(address, log=tmp_path / "first.log", bot_pause=0.05) as first:
        first.served.wait_until_warm()
        maker = first.served.create(bot("random"), bot("random"), game="imhotep_duel")
        with process(address, log=tmp_path / "second.log", bot_pause=0.05) as second:
            second.served.wait_until_warm()
            watching = second.served.spectator(maker.table)
            with watching.socket() as line:
                ply = line.until(lambda state: state["ply"] > 6)["ply"]
                assert first.end(signal.SIGKILL) == -signal.SIGKILL
                line.until(lambda state: state["ply"] > ply + 6)
                over = line.until(lambda state: state["status"] == "over")
            assert over["version"] == 1 + sum(entry["seat"] is not None for entry in watching.state()["log"])


def test_a_limit_holds_for_both_servers(postgres: Postgres) -> None:
    with two(postgres.new(), watchers_per_table=1) as (first, second):
        table = first.create(me("Ann"), guest()).table
        with first.spectator(table).socket() as line:
            line.receive()
            wait_for(lambda: is_full(second.spectator(table)))
        wait_for(lambda: not is_full(second.spectator(table)))


def is_full(spectator: Guest) -> bool:
    """Whether there is no place to look on from."""
    with spectator.socket() as line:
        return bool(line.receive().get("code") == "too_many_sockets")


def test_a_review_is_followed_at_the_other_server(postgres: Postgres) -> None:
    with two(postgres.new(), review_games=300) as (first, second):
        maker = first.create(bot("random"), bot("random"), game="imhotep_duel")
        maker.until(lambda state: state["status"] == "over")
        elsewhere = at(second, maker)
        assert elsewhere.ask("GET", "/review").json()["status"] == "none"
        assert maker.ask("POST", "/review").status_code == 202
        wait_for(lambda: elsewhere.ask("GET", "/review").json()["status"] in {"waiting", "thinking"})
        assert elsewhere.ask("POST", "/review").json()["status"] in {
            "waiting",
            "thinking",
        }  # it is not begun twice
        done = wait_for(
            lambda: state if (state := elsewhere.ask("GET", "/review").json())["review"] else None
        )
        assert (done["status"], done["total"]) == ("done", len(done["review"]["decisions"]))


def test_one_command_serves_with_several_processes(postgres: Postgres, tmp_path: Path) -> None:
    log = tmp_path / "several.log"
    with process(postgres.new(), log=log, workers=2, log_format="json") as running:
        served, dice = running.served, random.Random(3)
        served.wait_until_warm()
        doomed = wait_for(lambda: found if len(found := serving(running.popen.pid)) == 2 else None)[:1]
        ann = served.create(me("Ann"), guest(), game="imhotep_duel")
        bob = ann.join("Bob")
        played = 0
        while (state := ann.state())["status"] != "over":
            mover = ann if state["my_turn"] else bob
            legal = mover.state()["legal"]
            if played >= 10 and doomed:  # the process that dies is replaced, and takes no table with it
                os.kill(doomed.pop(), signal.SIGKILL)
            with contextlib.suppress(httpx.TransportError):  # it was just talking to us
                played += mover.play(dice.choice(legal)["text"], state["ply"]).status_code == 200
        assert len(wait_for(lambda: found if len(found := serving(running.popen.pid)) == 2 else None)) == 2
        everybody = serving(running.popen.pid)
        assert running.end(signal.SIGTERM) == 0
    wait_for(lambda: not any(Path(f"/proc/{each}").exists() for each in everybody))


def test_a_process_that_cannot_come_back_is_tried_again(postgres: Postgres, tmp_path: Path) -> None:
    log = tmp_path / "several.log"
    with process(postgres.new(), log=log, workers=2) as running:
        running.served.wait_until_warm()
        both = wait_for(lambda: found if len(found := serving(running.popen.pid)) == 2 else None)
        postgres.kill()
        try:
            os.kill(both[0], signal.SIGKILL)
            wait_for(lambda: "code=3" in log.read_text())  # the one that was to replace it
        finally:
            postgres.start()
        wait_for(lambda: len(set(serving(running.popen.pid)) - {both[0]}) == 2)
        wait_for(lambda: running.served.http.get("/api/ready").status_code == 200)
        assert running.end(signal.SIGTERM) == 0


def serving(supervisor: int) -> list[int]:
    """The processes that a supervisor has serve, without those of Python's own."""
    children = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()
    return [int(each) for each in children if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


def test_several_processes_on_sqlite_are_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(StartError, match="several workers need PostgreSQL"):
        run(database=tmp_path / "tables.sqlite3", settings=Settings(workers=2))
