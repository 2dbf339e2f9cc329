"""`arena`: what is shown and written, what is refused, and that neither a signal nor a kill loses a game."""

import json
import os
import re
import signal
import subprocess
import sys
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from benben.arena.playing import play_game
from benben.engine import registry
from tests.cli.program import PROGRAM, interruptible, invoke, run
from tests.waiting import wait_for

pytestmark = pytest.mark.slow  # compiled by Numba

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = ["arena", "pebbles", "random", "greedy", "--games", "8", "--workers", "1"]
REAL = ["arena", "imhotep_duel", "random", "greedy"]
NIM = ["arena", str(EXAMPLES / "nim.py"), "random", "greedy"]
INTERPRETED = {"NUMBA_DISABLE_JIT": "1", "OMP_NUM_THREADS": "1"}
"""So slow that it can be stopped in the middle; what is compiled plays the same games."""


@pytest.fixture(autouse=True)
def _pebbles() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registry._MODULES, "pebbles", "pebbles")
        yield


def read(path: Path) -> dict[str, Any]:
    """A result without what a clock has measured."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    assert found.pop("timing")["thinking"].keys() == {line["spec"] for line in found["players"]}
    return found


def test_the_tables_and_the_file_agree(tmp_path: Path) -> None:
    file = tmp_path / "result.json"
    done = invoke(*SMALL, "--json", str(file))
    assert done.code == 0, done.err
    found = read(file)
    for line in found["players"]:
        row = re.search(
            rf"^{line['spec']} +(-?\d+)(?: ±\d+)? +8 +([\d.]+) +([\d.]+) +50.0 ", done.out, re.MULTILINE
        )
        assert row is not None
        assert float(row[1]) == round(line["rating"])
        assert float(row[2]) == line["won"]
    assert sum(line["won"] for line in found["players"]) == found["games"] == 8
    assert "8 games of 8" in done.out


def test_standard_output_gets_nothing_but_the_result() -> None:
    done = invoke(*SMALL, "--json", "-")
    assert json.loads(done.out)["format"] == "benben-arena"
    assert "Rating" in done.err


def test_luck_is_taken_out_where_it_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "1000")  # otherwise the width of the current terminal
    close = ["greedy", "greedy:blur=1", "--games", "40", "--workers", "1", "--seed", "3"]
    done = invoke("arena", "ra", "-n", "2", *close)
    assert done.code == 0, done.err
    _, printed = done.out.split("Luck-adjusted: ")
    row = re.search(
        r"^greedy\S* +greedy\S* +[\d.]+ +[\d.]+ to [\d.]+ +([\d.]+) .* (\d+)%$", printed, re.MULTILINE
    )
    assert row is not None
    assert 0 < float(row[1]) < 100
    assert 10 < int(row[2]) < 90
    assert "Luck-adjusted" not in invoke("arena", "pebbles", *close).out


def test_three_at_a_table_and_two_players() -> None:
    done = invoke("arena", "pebbles", "-n", "3", "random", "greedy", "--games", "6", "--workers", "1")
    assert done.code == 0, done.err
    assert "1×random 2×greedy" in done.out
    assert "2×random 1×greedy" in done.out


def test_until_clear_tells_what_is_not_clear() -> None:
    done = invoke(*SMALL, "--until-clear", "--alpha", "0.001")
    assert done.code == 0, done.err
    assert re.search(
        r"Not told apart after 8 games .*at most 0.001\): (random – greedy|greedy – random)", done.out
    )


def test_a_journal_is_gone_on_with(tmp_path: Path) -> None:
    journal, files = (
        tmp_path / "journal.jsonl",
        [tmp_path / name for name in ("whole.json", "part.json", "rest.json")],
    )
    assert invoke(*SMALL, "--json", str(files[0])).code == 0
    assert invoke(*SMALL, "--games", "4", "--journal", str(journal), "--json", str(files[1])).code == 0
    done = invoke(*SMALL, "--journal", str(journal), "--json", str(files[2]))
    assert "Continuing after 4 games" in done.err
    assert read(files[2]) == read(files[0]) != read(files[1])
    assert len(journal.read_text().splitlines()) == 9


def test_another_plan_is_refused(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    assert invoke(*SMALL, "--journal", str(journal)).code == 0
    done = invoke(*SMALL, "--journal", str(journal), "--seed", "3")
    assert done.code == 1
    assert "a journal of another plan: seed is 0 there and 3 here" in done.err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["random"], "at least two different players"),
        (["random", "random"], "random is named twice"),
        (["random", "dancer"], "no player is called 'dancer'; there are: random, greedy"),
        (["random", "search:games=0"], "games is a whole number from 1"),
        (["random", "greedy", "--games", "7"], "a round is 2 games"),
        (["random", "greedy", "--games", "1"], "a round is 2 games"),
        (["random", "greedy", "--alpha", "0.1"], "--alpha belongs to --until-clear"),
        (["random", "greedy", "--until-clear", "--alpha", "2"], "between 0 and 1"),
        (["random", "greedy", "--anchor", "search"], "not one of the players"),
        (["random", "greedy", "--players", "5"], "players"),
    ],
    ids=" ".join,
)
def test_wrong_usage(arguments: list[str] | str, reason: str) -> None:
    done = invoke("arena", "pebbles", *arguments)
    assert done.code == 2
    assert done.out == ""
    assert reason in done.err


def test_what_cannot_be_written_is_reported_before_a_game_is_played(tmp_path: Path) -> None:
    missing = str(tmp_path / "missing" / "file")
    for option in ("--json", "--journal"):
        done = invoke(*SMALL, option, missing)
        assert done.code == 1
        assert "No such file or directory" in done.err


@pytest.mark.parametrize(("module", "option"), [("scipy", []), ("ray", ["--ray"])])
def test_what_must_be_installed_is_reported(
    module: str, option: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    done = invoke(*SMALL, *option)
    assert done.code == 1
    assert f"pip install 'benben[{'arena' if module == 'scipy' else 'cluster'}]'" in done.err


def test_a_player_that_fails_is_reported(caplog: pytest.LogCaptureFixture) -> None:
    failing = "tests.cli.failing:Failing"
    done = invoke("arena", "pebbles", failing, "greedy", "--games", "8", "--workers", "1")
    assert done.code == 0, done.err
    assert re.search(rf"{failing} failed at \d+ of its decisions, .* chose 77", done.out)
    assert f"{failing} failed at" in caplog.text
    caplog.clear()
    done = invoke("simulate", "pebbles", "-p", failing, "-g", "2", "--workers", "1")
    assert done.code == 0
    assert caplog.text.count(f"{failing} failed at") == 3
    assert "no longer logged one by one" in caplog.text


def test_an_interrupt_tells_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    journal, file = tmp_path / "journal.jsonl", tmp_path / "result.json"

    def interrupted(plan: Any, game: int) -> Any:
        if game == 5:
            raise KeyboardInterrupt
        return play_game(plan, game)

    monkeypatch.setattr("benben.arena.runner.play_game", interrupted)
    done = invoke(*SMALL, "--json", str(file))
    assert done.code == 130
    assert "With --journal FILE" in done.err
    assert "4 games of 8" in done.out
    done = invoke(*SMALL, "--journal", str(journal))
    assert done.code == 130
    assert f"5 games are stored in {journal}. To continue, run: benben" in done.err
    part = tmp_path / "result.json.part"
    assert sorted(tmp_path.iterdir()) == [journal, part]
    assert (
        len(read(part)["games"]) == 4 if isinstance(read(part)["games"], list) else read(part)["games"] == 4
    )


# ---- the program itself ------------------------------------------------------------------------------------------
def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def begin(arguments: list[str], journal: Path, least: int) -> subprocess.Popen[str]:
    """Start the program and wait until its journal has so many lines."""
    with interruptible():
        program = subprocess.Popen(
            [*PROGRAM, *arguments, "--journal", str(journal)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
            env={**os.environ, **INTERPRETED},
        )  # fmt: skip
    wait_for(lambda: lines(journal) >= least or program.poll() is not None, f"{least} lines of the journal")
    assert program.poll() is None, program.communicate()
    return program


def children(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


def is_alive(process: int) -> bool:
    return Path(f"/proc/{process}").exists()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks into Linux's /proc")
def test_a_kill_loses_nothing_and_leaves_no_one_behind(tmp_path: Path) -> None:
    journal, files = tmp_path / "journal.jsonl", [tmp_path / name for name in ("whole.json", "rest.json")]
    arguments = [*REAL, "--games", "400", "--until-clear", "--alpha", "1e-3"]
    program = begin([*arguments, "--workers", "2"], journal, 4)
    workers = children(program.pid)
    assert len(workers) >= 2
    program.kill()
    program.communicate()
    assert program.returncode == -signal.SIGKILL
    kept = lines(journal)
    with journal.open("ab") as file:
        file.write(b'{"game":399,"winn')
    done = invoke(*arguments, "--workers", "1", "--journal", str(journal), "--json", str(files[1]))
    assert done.code == 0, done.err
    assert f"Continuing after {kept - 1} games" in done.err
    assert invoke(*arguments, "--workers", "1", "--json", str(files[0])).code == 0
    assert read(files[1]) == read(files[0])
    assert read(files[0])["ended"] == "clear"
    for worker in workers:
        wait_for(lambda: not is_alive(worker), f"the end of the worker {worker}")  # noqa: B023


@pytest.mark.skipif(sys.platform == "win32", reason="signals of a Unix terminal")
def test_ctrl_c_ends_cleanly(tmp_path: Path) -> None:
    journal = tmp_path / "journal.jsonl"
    program = begin([*NIM, "--games", "100000", "--workers", "2"], journal, 9)  # with a whole rotation
    os.killpg(program.pid, signal.SIGINT)
    out, err = program.communicate()
    assert program.returncode == 130
    assert "Traceback" not in err
    assert f"{lines(journal) - 1} games are stored" in err
    assert "games of 100,000" in out
    assert journal.read_bytes().endswith(b"\n")


@pytest.mark.proof
def test_the_same_on_ray(tmp_path: Path) -> None:
    """The real Ray with two workers."""
    pytest.importorskip("ray")
    files = [tmp_path / name for name in ("here.json", "there.json")]
    arguments = [*REAL, "--games", "12", "--workers", "2", "--seed", "3"]
    assert run(*arguments, "--json", str(files[0])).code == 0
    done = run(*arguments, "--ray", "--json", str(files[1]))
    assert done.code == 0, done.err
    assert read(files[0]) == read(files[1])


def test_a_cluster_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = types.ModuleType("ray")

    def init(**asked: Any) -> None:
        raise ConnectionError(f"nobody answers at {asked['address']}")

    monkeypatch.setattr(ray, "init", init, raising=False)
    monkeypatch.setitem(sys.modules, "ray", ray)
    done = invoke(*SMALL, "--ray-address", "10.0.0.9:6379")
    assert done.code == 1
    assert "Ray cannot be reached at 10.0.0.9:6379: nobody answers" in done.err
