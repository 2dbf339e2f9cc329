"""Games compiled in processes of their own: in which order, what is ready when, how it ends, what is on disk then."""

import os
import shutil
import signal
import subprocess
import sys
import textwrap
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue
from types import SimpleNamespace
from typing import Any

import pytest
from filelock import FileLock

import benben
from benben.engine import registry, rule
from benben.engine.compiler import Missing
from benben.review import compiling
from benben.review.compiling import Compiling
from tests.tiers import usually
from tests.waiting import wait_for

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(autouse=True)
def said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[Missing]:
    """What this process is told about rules that are missing, in order; here nobody heeds it. No game has a mark."""
    heard: list[Missing] = []
    monkeypatch.setattr(compiling, "when_missing", heard.append)
    monkeypatch.setattr(compiling, "cache_folder", lambda: tmp_path)
    return heard


class Paced(Compiling):
    """Compiles nothing: a game is done when it is told so."""

    def __init__(self, games: Sequence[str], at_once: int = 1) -> None:
        super().__init__(games, at_once)
        self.begun: SimpleQueue[str] = SimpleQueue()
        self.may_end = {name: threading.Event() for name in games}

    def _compile(self, name: str) -> None:
        self.begun.put(name)
        self.may_end[name].wait()

    def end(self, name: str) -> None:
        self.may_end[name].set()
        self.wait(name)


def join_all() -> None:
    """Wait until every thread that compiles games has ended."""
    for thread in threading.enumerate():
        if thread.name.startswith("benben-compiling"):
            thread.join()


# ---- order -------------------------------------------------------------------------------------------------------
def test_a_game_that_is_asked_for_comes_before_those_not_begun(said: list[Missing]) -> None:
    games = Paced(["a", "b", "c", "d"])
    assert said == []
    games.start()
    assert games.begun.get() == "a"
    assert not games.is_ready("d")
    assert not games.is_ready("c")
    assert not games.is_ready("a")
    for done, following in [("a", "c"), ("c", "d"), ("d", "b")]:  # the last one asked for first
        games.end(done)
        assert games.is_ready(done)
        assert games.begun.get() == following
        assert following in games._cold
        assert not games.is_done
    games.end("b")
    assert games.is_done
    assert said == [*[Missing.INTERPRET] * 4, Missing.COMPILE_BESIDE]


def test_several_are_compiled_at_once_and_no_more() -> None:
    games = Paced(["a", "b", "c"], at_once=2)
    games.start()
    assert {games.begun.get(), games.begun.get()} == {"a", "b"}
    assert games.begun.empty()
    games.end("b")
    assert games.begun.get() == "c"
    assert [games.is_ready(name) for name in "abc"] == [False, True, False]
    games.end("a")
    games.end("c")


def test_who_started_it_is_told_of_each_game() -> None:
    games, told = Paced(["a", "b"]), SimpleQueue[tuple[str, float, bool]]()
    games.start(lambda name, seconds: told.put((name, seconds, games.is_ready(name))))
    for expected in "ab":
        games.end(expected)
        name, seconds, is_ready = told.get()
        assert (name, seconds > 0, is_ready) == (expected, True, True)


def test_waiting_for_a_game_ends_when_it_is_compiled() -> None:
    games, waited = Paced(["a", "b"]), threading.Event()
    games.start()

    def wait() -> None:
        games.wait("b")
        waited.set()

    threading.Thread(target=wait, daemon=True).start()
    games.end("a")
    assert games.begun.get() == "a"
    assert games.begun.get() == "b"
    assert not waited.is_set()
    games.may_end["b"].set()
    waited.wait()
    games.wait("b")  # at once
    assert games.is_ready("b")


# ---- marks -------------------------------------------------------------------------------------------------------
def test_what_has_a_mark_is_ready_and_not_compiled(said: list[Missing]) -> None:
    compiling._mark("a").touch()
    games = Paced(["a", "b"])
    assert games.is_ready("a")
    games.wait("a")
    games.start()
    assert games.begun.get() == "b"
    games.end("b")
    assert games.begun.empty()
    compiling._mark("b").touch()
    said.clear()
    others = Paced(["a", "b"])
    others.start()
    assert (others.is_done, said) == (True, [Missing.COMPILE_BESIDE])


def test_a_mark_counts_for_its_processor_only(monkeypatch: pytest.MonkeyPatch) -> None:
    compiling._mark("a").touch()
    monkeypatch.setattr(compiling, "target", lambda: "another")
    assert not Paced(["a"]).is_ready("a")


def test_where_nothing_is_compiled_all_is_ready(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "is_compiling", lambda: False)
    assert Paced(["a"]).is_done


def test_a_process_leaves_a_mark_only_when_it_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    nicer: list[int] = []
    monkeypatch.setattr(os, "nice", nicer.append)
    monkeypatch.setattr(compiling, "compile_game", {"a": None}.__getitem__)
    with pytest.raises(KeyError):
        compiling.main("b")
    compiling.main("a")
    assert (Compiling(["a"]).is_done, Compiling(["b"]).is_done) == (True, False)
    assert nicer == [5, 5]
    compiling.compile_and_mark("a")
    assert nicer == [5, 5]


# ---- processes ---------------------------------------------------------------------------------------------------
Start = Callable[[list[str]], "subprocess.Popen[bytes]"]


def start_instead(monkeypatch: pytest.MonkeyPatch, start: Start) -> None:
    """Have *start* in place of what starts a process."""
    stand_in = SimpleNamespace(Popen=lambda command, **_: start(command), DEVNULL=subprocess.DEVNULL)
    monkeypatch.setattr(compiling, "subprocess", stand_in)


def endless(_command: list[str]) -> "subprocess.Popen[bytes]":
    return subprocess.Popen([sys.executable, "-c", "import time; time.sleep(86400)"])


def test_stopping_ends_the_processes_and_begins_no_others(
    monkeypatch: pytest.MonkeyPatch, said: list[Missing]
) -> None:
    started: list[tuple[str, subprocess.Popen[bytes]]] = []

    def start(command: list[str]) -> "subprocess.Popen[bytes]":
        process = endless(command)
        started.append((command[-1], process))
        return process

    start_instead(monkeypatch, start)
    games, told = Compiling(["a", "b", "c"], at_once=2), list[str]()
    games.start(lambda name, _: told.append(name))
    wait_for(lambda: len(games._running) == 2, "two processes")
    games.stop()
    games.wait("c")
    join_all()
    assert sorted(name for name, _ in started) == ["a", "b"]
    assert [process.returncode for _, process in started] == [-signal.SIGTERM] * 2
    assert (told, [games.is_ready(name) for name in "abc"]) == ([], [False] * 3)
    assert said == [Missing.INTERPRET, Missing.COMPILE]


def test_a_process_that_is_just_being_started_is_ended_too(monkeypatch: pytest.MonkeyPatch) -> None:
    games = Compiling(["a", "b"], at_once=1)

    def start(command: list[str]) -> "subprocess.Popen[bytes]":
        games.stop()
        return endless(command)

    start_instead(monkeypatch, start)
    games.start()
    join_all()
    assert (games._running, games.is_ready("a")) == (set(), False)


def test_what_another_process_compiles_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """As several servers on one machine do that find nothing compiled."""
    mark = compiling._mark("a")
    tried, compiled = threading.Event(), list[str]()

    class Watched(FileLock):
        def _acquire(self) -> None:
            tried.set()
            super()._acquire()

    monkeypatch.setattr(os, "nice", lambda _by: None, raising=False)
    monkeypatch.setattr("filelock.FileLock", Watched)
    monkeypatch.setattr(compiling, "compile_and_mark", compiled.append)
    thread = threading.Thread(target=compiling.main, args=["a"])
    with FileLock(mark.with_suffix(".lock")):
        thread.start()
        wait_for(lambda: tried.is_set() or not thread.is_alive(), "the other process to try the lock")
        mark.touch()
    thread.join()
    assert compiled == []
    mark.unlink()
    compiling.main("a")
    assert compiled == ["a"]


def no_process(_command: list[str]) -> "subprocess.Popen[bytes]":
    raise OSError("no more processes")


@pytest.mark.parametrize(
    "start",
    [
        pytest.param(None, marks=pytest.mark.slow, id="fails"),
        pytest.param(no_process, id="cannot be started"),
    ],
)
def test_a_game_whose_process_fails_is_ready_all_the_same(
    start: Start | None, monkeypatch: pytest.MonkeyPatch, said: list[Missing]
) -> None:
    if start is not None:
        start_instead(monkeypatch, start)
    games = Compiling(["no_such_game"], at_once=1)
    games.start()
    games.wait("no_such_game")
    assert games.is_done
    assert said == [Missing.INTERPRET, Missing.COMPILE_BESIDE]
    assert not compiling._mark("no_such_game").exists()


# ---- with a real game, in an empty cache -------------------------------------------------------------------------
PLAYING = """
import sys
from numba.core import event
from benben.engine.compiler import Missing, RuleDispatcher, _Policy, when_missing
from benben.engine.play import play_of
from benben.engine.registry import load
from benben.players import make
from benben.review.compiling import Compiling, compile_game
from tests.waiting import wait_for

lowered = []
class Listener(event.Listener):
    def on_start(self, seen): lowered.append(seen.data["dispatcher"].py_func.__qualname__)
    def on_end(self, seen): pass
event.register("numba:compile", Listener())
name = sys.argv[1]
game = load(name)

def played(spec, decisions):
    match, player = game.new_match(seed=7), make(spec, game, seed=7)
    while match.turn is not None and decisions > 0:
        move = player.choose(match.known(match.turn), match.turn)
        for seat in (None, 0, 1):
            match.view(seat)
        match.prompt(), match.describe(move), match.targets(move)
        match.play(move)
        [match.narrate(ply) for ply in range(match.ply - 1, match.ply)]
        decisions -= 1
    return match.record(), match.outcome, match.key

games = Compiling([name])
"""
MISSING = f"""
played("random", 1000)
for spec in ("novice", "casual", "skilled", "search:games=20,threads=2"):
    played(spec, {usually(40, 1000)})
missing = []
while not _Policy.wanted.empty():
    rule, types = _Policy.wanted.get()
    missing.append((rule.py_func.__qualname__, *map(str, types)))
print(missing, len(play_of(game.rules)._entries))
"""
COMPILED = (
    PLAYING
    + """
games.start()
before = played("greedy", 12)
print(games.is_ready(name), lowered)
games.wait(name)
_Policy.wanted = type(_Policy.wanted)()  # nobody works on these
assert played("greedy", 12) == before
print(games.is_done, lowered, Compiling([name]).is_done)
"""
    + MISSING
)
ASKED = (
    PLAYING
    + """
for name in sys.argv[1:]:
    compile_game(name)
RuleDispatcher._load = lambda self, args: self._entries.get(args)  # as if nothing else lay on disk
when_missing(Missing.COMPILE_BESIDE)
_Policy.wanted = type(_Policy.wanted)()  # nobody works on these
for name in sys.argv[1:]:
    game = load(name)
"""
    + textwrap.indent(MISSING, "    ")
)
FAILED = (
    PLAYING
    + """
Compiling._compile = lambda self, name: None
games.start()
games.wait(name)
before = played("greedy", 12)
wait_for(lambda: play_of(game.rules)._entries, "the rules to be compiled")
assert played("greedy", 12) == before
print(games.is_done, f"play_template.{name}" in lowered)
"""
)


def run(program: str, *games: str, cache: Path | None = None) -> list[str]:
    """What a program prints, line by line, in a process with an empty *cache*, or with that of all tests."""
    paths = os.pathsep.join([str(Path(benben.__file__).resolve().parents[1]), str(ROOT)])
    environment: dict[str, Any] = {**os.environ, "PYTHONPATH": paths}
    if cache is not None:
        environment["BENBEN_CACHE"] = str(cache)
    done = subprocess.run(
        [sys.executable, "-c", program, *games], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout.splitlines()


@pytest.mark.slow
def test_nothing_that_a_table_asks_for_is_missing_when_a_game_is_compiled() -> None:
    assert run(ASKED, *registry.names()) == ["[] 1" for _ in registry.names()]


@pytest.mark.slow
def test_a_game_is_played_interpreted_and_then_compiled_by_another_process(tmp_path: Path) -> None:
    """What plays the game is not compiled yet, but the rest."""
    cache = tmp_path / rule.cache_folder().name
    shutil.copytree(rule.cache_folder(), cache)
    lacking = [*cache.glob("imhotep_duel.*"), *cache.glob("*/play.play_template.imhotep_duel*")]
    assert len(lacking) >= 3  # a mark, an index, and what is listed there
    for file in lacking:
        file.unlink()
    check_compiled_by_another_process(tmp_path)


@pytest.mark.slow
@pytest.mark.proof
def test_it_is_so_where_nothing_is_compiled(tmp_path: Path) -> None:
    check_compiled_by_another_process(tmp_path)


def check_compiled_by_another_process(cache: Path) -> None:
    """Play a game while another process compiles it, and afterwards."""
    assert run(COMPILED, "imhotep_duel", cache=cache) == ["False []", "True [] True", "[] 1"]


@pytest.mark.slow
def test_what_no_process_has_compiled_is_compiled_beside(tmp_path: Path) -> None:
    assert run(FAILED, "imhotep_duel", cache=tmp_path) == ["True True"]
