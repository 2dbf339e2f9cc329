"""After a restart, no change that was confirmed to anyone is lost."""

import os
import resource
import signal
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from benben.engine.registry import names
from tests.server.ankhor import until
from tests.server.duel import in_the_middle_of_a_turn
from tests.server.guest import Guest, Served, State, bot, guest, here, me
from tests.server.hidden import check_secrets
from tests.server.imhotep import before_the_pair
from tests.server.process import Process, process
from tests.server.thinkers import Thoughts
from tests.waiting import ENDLESS, wait_for

pytestmark = pytest.mark.slow


ROOT = Path(__file__).parents[2]


class Table(NamedTuple):
    """A table, by somebody who is there, and what he sees before the server is killed."""

    guest: Guest
    before: State

    def at(self, served: Served) -> Guest:
        """The same person at the server of now."""
        self.guest.served = served
        return self.guest


class Tables(NamedTuple):
    """Tables at which everything goes on."""

    ended: Table
    line: Table
    turns: list[Table]
    """The Duel: a turn of several decisions; Ankh'or: a tile in hand; Imhotep: the pair that one seat sees alone."""
    held: Table
    """A bot thinks, and is held."""
    busy: Table
    """A bot searches."""


def test_a_killed_server_goes_on_where_it_was(tmp_path: Path, thoughts: Thoughts) -> None:
    """One server, killed in the middle of everything, and one after it that has a full disk for a moment."""
    database, paths = tmp_path / "tables.sqlite3", {"PYTHONPATH": str(ROOT)}
    settings: dict[str, Any] = {"players": thoughts.players, "thinking_places": 2}
    with process(database, paths, **settings, **ENDLESS) as running:
        tables = played(running.served, thoughts)
        everybody = descendants(running.popen.pid)
        started = computed(running.popen.pid)
        wait_for(lambda: computed(running.popen.pid) > started + 0.5, "the search to compute")
        assert running.end(signal.SIGKILL) == -signal.SIGKILL
    wait_for(lambda: not any(map(status, everybody)), "the end of all that thought for the server")
    with process(database, paths, **settings, bot_seconds=0.1) as running:
        check_what_was_ended(tables.ended.at(running.served), tables.ended.before)
        check_a_line(tables.line.at(running.served), tables.line.before)
        check_turns([(table.at(running.served), table.before) for table in tables.turns])
        check_thoughts(running.served, tables, thoughts)
        check_a_full_disk(running)
        check_the_end(running, tables.held.guest, thoughts)
    log = database.with_suffix(".log").read_text()
    assert "server closed" in log
    assert "Traceback" not in log


def played(served: Served, thoughts: Thoughts) -> Tables:
    """Tables in the middle of everything."""
    bots = served.create(bot("greedy"), bot("greedy"), game="imhotep_duel")
    ended = Table(served.spectator(bots.table), served.spectator(bots.table).until_over())
    ann = served.create(me("Ann"), guest())
    ann.join("Bob")
    with ann.socket() as line:
        known = Table(ann, line.receive())
    thoughts.hold()
    held = until_the_bot_thinks(served.create(me("Ann"), bot("Waiting")))
    wait_for(lambda: thoughts.started, "the bot to think")
    turns = in_the_middle_of_turns(served)
    busy = until_the_bot_thinks(served.create(me("Ann"), bot("search:seconds=3600")))
    return Tables(ended, known, turns, held, busy)


def in_the_middle_of_turns(served: Served) -> list[Table]:
    """Those of whom something is asked, those who must not see it, and what all of them see."""
    duel = served.create(me("Ann"), here("Bob"), game="imhotep_duel")
    in_the_middle_of_a_turn(duel)
    mover, other, _ = until(served, "set_down")
    guests, looker, state = before_the_pair(served)
    looker.play("take pair", state["ply"])
    others = [person for person in guests if person is not looker]
    return [Table(person, person.state()) for person in (duel, mover, looker, other, *others)]


def until_the_bot_thinks(maker: Guest) -> Table:
    """Play on until it is the bot's turn."""
    while not (state := maker.my_turn_or_a_thought())["thinking"]:
        maker.play(state["legal"][0]["text"], state["ply"])
    return Table(maker, state)


def check_what_was_ended(spectator: Guest, before: State) -> None:
    """A game that was over is shown as it was."""
    assert {**spectator.state(), "presence": None} == {**before, "presence": None}


def check_a_line(ann: Guest, known: State) -> None:
    """A page that was open goes on from what it knows."""
    with ann.socket(log_from=known["ply"]) as line:
        state = line.receive()
        assert state["log_from"] <= known["ply"]
        assert (state["commitment"], state["version"]) == (known["commitment"], known["version"])
        assert ann.ask("POST", "/leave", {"seat": 0}).status_code == 200
        assert line.until_over()["version"] > known["version"]


def check_turns(asked: Sequence[tuple[Guest, State]]) -> None:
    """All see what they saw, and nothing more; a decision can still be taken back."""
    for person, before in asked:
        check_secrets(person.state())
        assert person.state() == before
    (duel, in_turn), (mover, lifted), (_, looking), *others = asked
    assert duel.undo().json()["ply"] == in_turn["ply"] - 1
    assert duel.state()["view"]["playing"] is None
    assert lifted["view"]["lifted"] is not None
    assert mover.undo().json()["view"]["lifted"] is None
    assert looking["view"]["market"]["looking"]
    assert [seen["view"]["market"]["looking"] for _, seen in others[1:]] == [None, None]


def check_thoughts(served: Served, tables: Tables, thoughts: Thoughts) -> None:
    """Bots think again about what they thought about, and then move."""
    maker, before = tables.held.at(served), tables.held.before
    after = maker.state()
    assert {**after, "presence": None} == {**before, "presence": None}
    assert after["thinking"]
    thoughts.go()
    for person, was in ((maker, before), (tables.busy.at(served), tables.busy.before)):
        after = person.until(lambda state, was=was: state["ply"] > was["ply"])  # type: ignore[misc]
        assert after["log"][: was["ply"]] == was["log"]


def check_a_full_disk(running: Process) -> None:
    """A full disk stops nothing but the move."""
    maker = running.served.create(me(), here())
    before = maker.state()
    resource.prlimit(running.popen.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    answer = maker.play("draw")
    assert (answer.status_code, answer.json()["code"]) == (503, "storage")
    assert maker.state() == before
    assert running.served.http.get("/api/ready").json()["code"] == "not_ready"
    resource.prlimit(running.popen.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
    assert maker.play("draw").status_code == 200
    ready = running.served.http
    wait_for(lambda: ready.get("/api/ready").status_code == 200, "the server to be ready again")


def check_the_end(running: Process, maker: Guest, thoughts: Thoughts) -> None:
    """A server stops without delay on a signal, even while a bot thinks."""
    thoughts.hold()
    started = len(thoughts.started)
    until_the_bot_thinks(maker)
    wait_for(lambda: len(thoughts.started) > started, "the bot to think")
    with maker.socket() as line:
        line.receive()
        assert running.end(signal.SIGTERM) == 0


def descendants(process: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    found = []
    for task in Path(f"/proc/{process}/task").iterdir():
        for child in (task / "children").read_text().split():
            found += [int(child), *descendants(int(child))]
    return found


def computed(process: int) -> float:
    """How many seconds a process has computed, in all its threads."""
    fields = status(process)
    assert fields is not None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def status(process: int) -> list[str] | None:
    """The system's status of a process; None if it has ended."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return None
    return None if fields[0] == "Z" else fields


@pytest.mark.proof
@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_server_stops_when_asked_even_while_a_bot_thinks(tmp_path: Path, how: signal.Signals) -> None:
    database = tmp_path / "tables.sqlite3"
    with process(database, **ENDLESS) as running:
        maker = until_the_bot_thinks(running.served.create(me(), bot("search:seconds=3600"))).guest
        with maker.socket() as line:
            line.receive()
            assert running.end(how) == 0
    log = database.with_suffix(".log").read_text()
    assert "server closed" in log
    assert "Traceback" not in log


LONG = {"ra": 5, "imhotep_duel": 2, "imhotep": 4, "ankhor": 4}
"""Every game, with as many seats as it has."""


@pytest.mark.proof
def test_long_games_open_as_they_were(tmp_path: Path) -> None:
    assert LONG.keys() == set(names())
    database = tmp_path / "tables.sqlite3"
    with process(database) as running:
        makers = [running.served.create(*[bot("greedy")] * seats, game=game) for game, seats in LONG.items()]
        spectators = [running.served.spectator(maker.table) for maker in makers]
        over = [spectator.until_over() for spectator in spectators]
        running.end(signal.SIGKILL)
    with process(database) as running:
        for spectator, before in zip(spectators, over, strict=True):
            spectator.served = running.served
            assert spectator.state() == {**before, "presence": spectator.state()["presence"]}
        running.end(signal.SIGKILL)
