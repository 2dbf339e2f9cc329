"""Told to end, or cut off: a command keeps what it has done, says where, and ends with the right exit code."""

import builtins
import errno
import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import benben
from benben.cli.signals import Ended, ending_immediately, ending_on_signals, signals_delayed
from tests.cli.program import PROGRAM, at_a_terminal, invoke
from tests.cli.test_play import RANDOM, load, needs_a_terminal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="these signals are of Unix")

BOTH = pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])


@pytest.fixture(autouse=True)
def _usual_signals() -> Any:
    """Whatever the tests were started by, the signals do what they do in a terminal."""
    before = {number: signal.signal(number, signal.SIG_DFL) for number in (signal.SIGTERM, signal.SIGHUP)}
    before[signal.SIGINT] = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    for number, handler in before.items():
        signal.signal(number, handler)


# ---- the signals -------------------------------------------------------------------------------------------------
@BOTH
def test_a_signal_to_end_is_heeded_once(number: signal.Signals) -> None:
    with ending_on_signals():
        with pytest.raises(Ended) as ended:
            signal.raise_signal(number)
        for again in (signal.SIGTERM, signal.SIGHUP):  # what is kept now is kept
            signal.raise_signal(again)
    assert ended.value.code == 128 + number
    assert signal.getsignal(number) is signal.SIG_DFL


def test_what_is_ignored_stays_so() -> None:
    signal.signal(signal.SIGHUP, signal.SIG_IGN)  # as by nohup
    with ending_on_signals():
        signal.raise_signal(signal.SIGHUP)
        with signals_delayed():
            signal.raise_signal(signal.SIGHUP)
    assert signal.getsignal(signal.SIGHUP) is signal.SIG_IGN


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_signals_wait_until_something_is_done(number: signal.Signals) -> None:
    done = []

    def do() -> None:
        with signals_delayed():
            signal.raise_signal(number)
            signal.raise_signal(number)
            done.append("all")

    with ending_on_signals(), pytest.raises(KeyboardInterrupt):
        do()
    assert done == ["all"]


def test_where_nothing_is_kept_signals_end_the_process_at_once() -> None:
    with ending_on_signals():
        with ending_immediately():
            kinds = {signal.getsignal(each) for each in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)}
        assert kinds == {signal.SIG_DFL}
        with pytest.raises(Ended):
            signal.raise_signal(signal.SIGTERM)


# ---- a game --------------------------------------------------------------------------------------------------------
class Typing:
    """Somebody who types one line, and then something happens."""

    def __init__(self, then: Any) -> None:
        self.left = ["draw"]
        self.then = then

    def __call__(self, _prompt: str = "") -> str:
        return self.left.pop() if self.left else self.then()


def gone(number: int) -> Any:
    def fail() -> str:
        raise OSError(number, os.strerror(number))

    return fail


def lost() -> str:
    raise RuntimeError("input(): lost sys.stdin")


CUT_OFF: list[Any] = [
    pytest.param(lambda: signal.raise_signal(signal.SIGTERM), 143, id="told to end"),
    pytest.param(lambda: signal.raise_signal(signal.SIGHUP), 129, id="terminal closed"),
    pytest.param(gone(errno.EIO), 0, id="nobody can type"),
    pytest.param(gone(errno.EPIPE), 141, id="nobody reads"),
    pytest.param(lost, 0, id="no input"),
]


@pytest.mark.parametrize(("then", "code"), CUT_OFF)
def test_a_game_is_kept_whatever_ends_it(
    then: Any, code: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "game.json"
    monkeypatch.setattr(builtins, "input", Typing(then))
    done = invoke(*RANDOM, "--record", str(file))
    assert done.code == code
    assert f"Saved: {file}\n" in done.out + done.err
    assert "Traceback" not in done.err
    assert load(file).plies[1].text == "draw"


def test_a_game_that_cannot_be_kept_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "missing" / "game.json"
    monkeypatch.setattr(builtins, "input", Typing(lambda: signal.raise_signal(signal.SIGTERM)))
    done = invoke(*RANDOM, "--record", str(file))
    assert done.code == 143
    assert done.err == f"Not saved: {file}: No such file or directory\n"


def test_a_move_is_played_wholly_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    play = benben.Match.play

    def told_meanwhile(match: benben.Match, move: Any) -> Any:
        signal.raise_signal(signal.SIGTERM)
        return play(match, move)

    monkeypatch.setattr(benben.Match, "play", told_meanwhile)
    done = invoke(*RANDOM, "--record", str(file), typed="draw\ndraw\n")
    assert done.code == 143
    assert [ply.text for ply in load(file).plies][1:2] == ["draw"]


@pytest.mark.slow
@needs_a_terminal
def test_a_game_is_kept_when_its_terminal_is_closed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    _, code = at_a_terminal([*RANDOM, "--record", str(file)], ["draw"], closing=True)
    assert code == 128 + signal.SIGHUP
    assert load(file).plies[1].text == "draw"


@pytest.mark.slow
def test_standard_streams_may_be_closed(tmp_path: Path) -> None:
    """All three: what is started so by others has none, and nothing of it is an error."""
    file = tmp_path / "game.json"
    closed = "import os, sys; [os.close(each) for each in range(3)]; os.execv(sys.argv[1], sys.argv[1:])"
    done = subprocess.run(
        [sys.executable, "-c", closed, *PROGRAM, *RANDOM, "--record", str(file)], check=False
    )
    assert done.returncode == 0
    assert not json.loads(file.read_text(encoding="utf-8"))["result"]
