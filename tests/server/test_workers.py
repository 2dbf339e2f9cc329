"""Several servers on one PostgreSQL: they are one table."""

import contextlib
import itertools
import os
import random
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import multiprocess

from benben.server import Settings, run, supervisor
from benben.server.running import StartError
from benben.server.tables import workers
from benben.server.tables.workers import WorkerBus
from tests.server.figures import sample
from tests.server.guest import Guest, Served, State, bot, guest, me, serve
from tests.server.hidden import check_secrets
from tests.server.postgres import Postgres
from tests.server.process import Process, process
from tests.server.test_races import at_once
from tests.server.test_rooms import finished, room, say, together
from tests.tiers import usually
from tests.waiting import LIMIT, wait_for

pytestmark = [pytest.mark.slow, pytest.mark.filterwarnings("ignore:XDG_RUNTIME_DIR")]


@contextlib.contextmanager
def two(address: str, **settings: Any) -> Iterator[tuple[Served, Served]]:
    """Two servers on one database."""
    with serve(address, **settings) as first, serve(address, **settings) as second:
        yield first, second


@pytest.fixture(scope="module")
def both(postgres: Postgres) -> Iterator[tuple[Served, Served]]:
    """Two servers for all tables here that do not need their own."""
    with two(postgres.new(), watchers_per_table=1, stand_in_after=0.4, review_games=20) as servers:
        yield servers


def at(other: Served, one: Guest) -> Guest:
    """The same person at another server."""
    return Guest(other, one.table, one.token)


def test_players_at_two_servers_play_a_whole_game(both: tuple[Served, Served]) -> None:
    dice = random.Random(17)
    first, second = both
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


def test_what_is_taken_back_at_one_server_is_forgotten_at_the_other(both: tuple[Served, Served]) -> None:
    first, second = both
    ann = first.create(me("Ann"), bot("random"), game="imhotep_duel")
    with second.spectator(ann.table).socket() as line:
        before = ann.my_turn()
        assert ann.play(before["legal"][0]["text"]).status_code == 200
        ann.my_turn()
        line.until(lambda state: state["ply"] > before["ply"])
        assert ann.undo().status_code == 200
        back = line.until(lambda state: state["ply"] == before["ply"])
        assert (back["view"]["harbor"], back["log_from"]) == (before["view"]["harbor"], before["ply"])


def test_a_move_for_what_has_changed_elsewhere_is_refused_as_late(both: tuple[Served, Served]) -> None:
    first, second = both
    ann = first.create(me("Ann"), guest(), game="imhotep_duel")
    bob = ann.join("Bob")
    mover = next(one for one in (ann, bob) if one.state()["my_turn"])
    elsewhere = at(second, mover)
    state = elsewhere.state()  # it is in the other server's memory now
    for one, other in itertools.pairwise([mover, elsewhere, mover]):
        answers = [each.play(state["legal"][0]["text"], state["ply"]).status_code for each in (one, other)]
        assert answers in ([200, 409], [409, 409])
    assert elsewhere.state()["version"] == mover.state()["version"] == state["version"] + 1


def test_people_at_both_servers_see_each_other(both: tuple[Served, Served]) -> None:
    first, second = both
    ann = first.create(me("Ann"), guest())
    bob = at(second, ann.join("Bob"))
    with ann.socket() as line:
        with bob.socket(), second.spectator(ann.table).socket() as other:
            seen = [each.until(lambda state: presence(state) == ([0, 1], 1)) for each in (line, other)]
            assert seen[0]["presence"] == seen[1]["presence"]
        line.until(lambda state: presence(state) == ([0], 0))
        line.until(lambda state: state["presence"]["replaceable"] == [1])


def presence(state: State) -> tuple[list[int], int]:
    """The presence: people and spectators."""
    return state["presence"]["connected"], state["presence"]["watching"]


@pytest.mark.proof
def test_bots_go_on_elsewhere_when_their_server_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new()
    with process(address, log=tmp_path / "first.log", bot_pause=0.05) as first:
        maker = first.served.create(bot("random"), bot("random"), game="imhotep_duel")
        with process(address, log=tmp_path / "second.log", bot_pause=0.05) as second:
            watching = second.served.spectator(maker.table)
            with watching.socket() as line:
                ply = line.until(lambda state: state["ply"] > 6)["ply"]
                assert first.end(signal.SIGKILL) == -signal.SIGKILL
                line.until(lambda state: state["ply"] > ply + 6)
                over = line.until_over()
            assert over["version"] == 1 + sum(entry["seat"] is not None for entry in watching.state()["log"])


def test_a_limit_holds_for_both_servers(both: tuple[Served, Served]) -> None:
    first, second = both
    table = first.create(me("Ann"), guest()).table
    with first.spectator(table).socket() as line:
        line.receive()
        wait_for(lambda: is_full(second.spectator(table)), "the other server to hear of the spectator")
    wait_for(lambda: not is_full(second.spectator(table)), "the other server to hear that he has gone")


def is_full(spectator: Guest) -> bool:
    """Whether there is no place to look on from."""
    with spectator.socket() as line:
        return bool(line.receive().get("code") == "too_many_sockets")


def test_a_link_is_used_once_whichever_server_is_asked(both: tuple[Served, Served]) -> None:
    first, second = both
    ann = first.create(me("Ann"), bot())
    with at(second, ann).socket() as line:  # the other server knows the table as it was
        line.receive()
        ann = Guest(first, ann.table, ann.ask("POST", "/renew", {}).json()["token"])
        link = ann.ask("POST", "/seat-link", {}).json()["link"]

        def claim(number: int) -> int:
            newcomer = both[number % 2].spectator(ann.table)
            return newcomer.ask("POST", "/claim", {"link": link}).status_code

        assert sorted(at_once(4, claim)) == [200, 409, 409, 409]
        assert line.error()["code"] == "stranger"


def test_a_review_is_followed_at_the_other_server(both: tuple[Served, Served]) -> None:
    first, second = both
    maker = first.create(bot("random"), bot("random"), game="imhotep_duel")
    maker.until_over()
    elsewhere = at(second, maker)
    assert elsewhere.ask("GET", "/review").json()["status"] == "none"
    assert maker.ask("POST", "/review").status_code == 202
    wait_for(lambda: elsewhere.ask("GET", "/review").json()["status"] != "none", "news of the review")
    assert elsewhere.ask("POST", "/review").json()["status"] != "none"  # it starts only once
    done = wait_for(
        lambda: state if (state := elsewhere.ask("GET", "/review").json())["review"] else None,
        "the review",
    )
    assert (done["status"], done["total"]) == ("done", len(done["review"]["decisions"]))


def test_a_review_room_is_one_at_both_servers(both: tuple[Served, Served]) -> None:
    ann, bob = finished(both[0])
    with together(ann, at(both[1], bob)) as (hers, his):
        say(hers, "show", ply=7)
        for line in (hers, his):
            assert room(line, lambda found: found["ply"] == 7)["position"]["ply"] == 7
        say(hers, "join", joined=False)
        assert room(his, lambda found: found["leads"])["members"] == [1]
        say(his, "show", ply=5)
        for line in (his, hers):
            assert room(line, lambda found: found["ply"] == 5)["position"]["ply"] == 5


def test_who_goes_from_one_server_to_the_other_is_known_there_before_it_has_heard(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A proxy may send each request to another server, before the servers have exchanged their changes.

    It comes after the tests with shared servers, which poll less often from now on.
    """
    monkeypatch.setattr(WorkerBus, "_on_event", lambda *_: None)
    monkeypatch.setattr(workers, "_CHECK", 3600.0)
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


def test_one_command_serves_with_several_processes(postgres: Postgres, tmp_path: Path) -> None:
    log = tmp_path / "several.log"
    with process(postgres.new(), log=log, workers=2, log_format="json", bot_pause=0.3) as running:
        served = running.served
        both = wait_for(lambda: pair(running), "two processes")
        bots = served.spectator(served.create(*[bot("random")] * 5).table)
        ann = served.create(me("Ann"), guest(), game="imhotep_duel")
        bob = ann.join("Bob")
        play(ann, bob, 8)
        with ann.socket() as hers, bob.socket() as his:
            for line in (hers, his):
                line.receive()
            check_figures(served, sockets=2, moves=8)
            for dead in usually(both[:1], both):  # each is replaced, and takes no table with it
                os.kill(dead, signal.SIGKILL)
                wait_for(lambda dead=dead: dead not in (pair(running) or [dead]), "another process")  # type: ignore[misc]
                play(ann, bob, 2)
        check_figures(
            served, sockets=0, moves=usually(10, 12)
        )  # what the dead have counted stays, what they held does not
        ply = patient_state(bots)["ply"]
        wait_for(lambda: patient_state(bots)["ply"] > ply, "the bots to go on in another process")
        everybody = serving(running.popen.pid)
        assert running.end(signal.SIGTERM) == 0
    wait_for(
        lambda: not any(Path(f"/proc/{each}").exists() for each in everybody), "the end of all processes"
    )


def pair(running: Process) -> list[int] | None:
    """The two processes that serve, once both are there."""
    found = serving(running.popen.pid)
    return found if len(found) == 2 else None


def patient_state(person: Guest) -> State:
    """A state, asked for again if the process that was asked has died."""

    def state() -> Any:
        with contextlib.suppress(httpx.TransportError):
            return person.state()
        return None

    return wait_for(state, "an answer")


def play(ann: Guest, bob: Guest, many: int) -> None:
    """Play so many moves, wherever they are heard."""
    for _ in range(many):
        mover = ann if patient_state(ann)["my_turn"] else bob
        state = patient_state(mover)
        assert mover.play(state["legal"][0]["text"], state["ply"]).status_code == 200


def check_figures(served: Served, sockets: int, moves: int) -> None:
    """Every process reports the sum of all; any process may take a connection."""
    for _ in range(6):
        wait_for(lambda: figures(served) == (sockets, moves), f"{sockets} sockets and {moves} moves")


def figures(served: Served) -> tuple[float, float] | None:
    """How many sockets of seats there are and how many moves people have made, asked by a new connection."""
    with httpx.Client(base_url=served.http.base_url, timeout=LIMIT) as client:
        try:
            page = client.get("/metrics").text
        except httpx.TransportError:
            return None
    return sample(page, "benben_sockets", kind="seat"), sample(page, "benben_moves_total", by="person")


@pytest.mark.proof
def test_a_process_that_cannot_come_back_is_tried_again(postgres: Postgres, tmp_path: Path) -> None:
    log = tmp_path / "several.log"
    with process(postgres.new(), log=log, workers=2) as running:
        both = wait_for(lambda: pair(running), "two processes")
        postgres.kill()
        try:
            os.kill(both[0], signal.SIGKILL)
            wait_for(lambda: "code=3" in log.read_text(), "the end of the process that was to replace it")
        finally:
            postgres.start()
        wait_for(lambda: len(set(serving(running.popen.pid)) - {both[0]}) == 2, "two processes again")
        ready = running.served.http
        wait_for(lambda: ready.get("/api/ready").status_code == 200, "the server to be ready again")
        assert running.end(signal.SIGTERM) == 0


class Dying:
    """A process of a supervisor that fails at its start, so many times."""

    left = 3
    pid = None

    def __init__(self, *_given: object) -> None:
        Dying.left -= 1
        self.exitcode = STARTUP_FAILURE if Dying.left else None

    def start(self) -> None:
        """Nothing to do."""

    kill = join = start

    def is_alive(self, timeout: float) -> bool:  # noqa: ARG002  (as the real one)
        """Whether it has not failed."""
        return self.exitcode is None


def test_a_process_that_fails_at_its_start_is_replaced_until_one_serves(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(supervisor, "Process", Dying)
    monkeypatch.setattr(supervisor, "_AGAIN", 0.0)
    monkeypatch.setattr(multiprocess, "SIGNALS", {})
    parent = supervisor._Supervisor(supervisor._Config(Settings(workers=1)), [], lambda: None)
    parent.processes = [cast("Any", Dying())]
    while not parent.processes[0].is_alive(timeout=1.0):
        parent.keep_subprocess_alive()
        assert not parent.should_exit.is_set()
    assert Dying.left == 0


def serving(supervisor: int) -> list[int]:
    """The processes that a supervisor has serve, without those of Python's own."""
    children = Path(f"/proc/{supervisor}/task/{supervisor}/children").read_text().split()
    return [int(each) for each in children if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()]


def test_several_processes_on_sqlite_are_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(StartError, match="several workers need PostgreSQL"):
        run(database=tmp_path / "tables.sqlite3", settings=Settings(workers=2))
