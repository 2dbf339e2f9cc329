"""`simulate`: the file, the summary, and what happens when it cannot be written."""

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import benben
from benben.arena.intervals import wilson
from benben.arena.playing import Result
from benben.cli.commands import simulate as command
from benben.cli.simulation import Simulation, play_line, play_lines
from benben.cli.summary import Summary
from tests.cli.program import PROGRAM, interruptible, invoke
from tests.tiers import usually
from tests.waiting import wait_for

pytestmark = pytest.mark.slow  # compiled by Numba

SMALL = ["simulate", "ra", "--players", "2", "--games", "4", "--seed", "1", "--workers", "1"]
DUEL = ["simulate", "imhotep_duel", "--sides", "ABBA", "--games", "4", "--seed", "1", "--workers", "1"]
IMHOTEP = ["simulate", "imhotep", "--sides", "BABAB", "--games", "4", "--seed", "1", "--workers", "1"]
ANKHOR = ["simulate", "ankhor", "--split", "forbidden", "--games", "4", "--seed", "1", "--workers", "1"]
EACH = pytest.mark.parametrize(
    "arguments", [SMALL, DUEL, IMHOTEP, ANKHOR], ids=["ra", "imhotep_duel", "imhotep", "ankhor"]
)
MUCH_READ = [*SMALL, "--games", "200", "--out", "-"]
"""More than a pipe holds."""
unix_only = pytest.mark.skipif(sys.platform == "win32", reason="there is no such device")


def simulation(*specs: str, seed: int = 1, rotate: bool = True) -> Simulation:
    return Simulation("ra", (("players", len(specs)),), specs, seed, rotate, lines=True)


def read(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@EACH
def test_each_line_is_a_record_with_its_end(arguments: list[str], tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    assert invoke(*arguments, "--player", "greedy", "--out", str(file)).code == 0
    documents = read(file)
    assert len(documents) == 4
    for document in documents:
        final, receipt = document.pop("final"), document.pop("receipt")
        match = benben.read_record(document)
        assert match.is_over
        assert final == {**match.view(None)}
        assert [seat["points"] for seat in final["seats"]] == list(match.scores)
        for seat, score in enumerate(match.scores):
            assert sum(line["points"] for line in receipt if line["seat"] == seat) == score
        assert document["seats"] == [{"name": "", "player": "greedy"}] * 2
    assert "4 valid records" in invoke("verify", str(file)).out


def test_any_number_of_processes_writes_the_same_file(tmp_path: Path) -> None:
    arguments = [
        "simulate",
        "ra",
        "-p",
        "greedy",
        "-p",
        "random",
        "-p",
        "random",
        "--games",
        "37",
        "--seed",
        "3",
    ]
    one, more = tmp_path / "one.jsonl", tmp_path / "more.jsonl"
    assert invoke(*arguments, "--workers", "1", "--out", str(one)).code == 0
    assert invoke(*arguments, "--workers", usually("2", "3"), "--out", str(more)).code == 0
    assert len(read(one)) == 37
    assert one.read_bytes() == more.read_bytes()


def test_another_seed_plays_other_games() -> None:
    one, other = (play_line(simulation("random", "random", seed=seed), 0)[1] for seed in (1, 2))
    assert one != other


def test_the_games_of_a_file_differ() -> None:
    lines = {line for _, line in play_lines(simulation("random", "random"), 5, 1)}
    assert len(lines) == 5


def test_the_first_games_of_a_longer_run_are_the_same() -> None:
    short, long = (list(play_lines(simulation("random", "random"), games, 1)) for games in (3, 40))
    assert long[:3] == short


def test_seeds_follow_the_published_function() -> None:
    record = json.loads(play_line(simulation("random", "random", seed=5), 2)[1])
    # printf benben:5:2:dealer | sha256sum | cut -c-12
    assert record["dealer"] == {"kind": "seeded", "seed": 0xD91CDA1EEE79}


def test_everybody_moves_on_by_a_seat() -> None:
    seats = [simulation("greedy", "random", "random").entrants(index) for index in range(4)]
    assert seats == [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]
    fixed = [simulation("greedy", "random", "random", rotate=False).entrants(index) for index in range(3)]
    assert fixed == [(0, 1, 2)] * 3


def test_the_record_names_who_sat_where() -> None:
    record = json.loads(play_line(simulation("greedy", "random"), 1)[1])
    assert [seat["player"] for seat in record["seats"]] == ["random", "greedy"]


def test_the_summary_adds_up() -> None:
    done = invoke(*SMALL, "-p", "greedy", "-p", "random")
    rows = re.findall(r"^(\w+) +4 +(\d) +[\d.]+ +[\d.]+ to [\d.]+ +-?[\d.]+$", done.out, re.MULTILINE)
    won = {name: int(victories) for name, victories in rows}
    assert won.keys() == {"greedy", "random", "1", "2"}
    assert won["greedy"] + won["random"] == won["1"] + won["2"] == 4
    assert won["greedy"] > won["random"]
    assert re.search(r"^4 games, [\d.]+ moves per game, [\d.]+ games per second$", done.out, re.MULTILINE)


def test_a_shared_victory_counts_in_parts() -> None:
    summary = Summary(("greedy", "random", "random"))
    summary.add(Result(0, winners=(0, 2), scores=(7, 3, 7), decisions=9, thoughts=()), entrants=(0, 1, 2))
    assert [summary.seats[seat].won for seat in range(3)] == [0.5, 0.0, 0.5]
    assert (summary.players["random"].games, summary.players["random"].points) == (2, 10)


# Figures of the usual textbook example and of both ends.
@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_the_interval(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_clocks_are_warned_of() -> None:
    arguments = ["simulate", "ra", "-n", "2", "-g", "1", "--workers", "1", "--player", "search:seconds=0.001"]
    assert "not repeatable" in invoke(*arguments).err
    assert "not repeatable" not in invoke(*SMALL).err


def test_standard_output_gets_nothing_but_records() -> None:
    done = invoke(*SMALL, "--out", "-")
    assert [json.loads(line)["format"] for line in done.out.splitlines()] == ["benben-record"] * 4
    assert "games per second" in done.err


def test_what_fails_leaves_the_old_file_and_what_was_done_next_to_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_after_one(*arguments: Any) -> Any:
        yield next(iter(play_lines(*arguments)))
        raise OSError(28, "No space left on device")

    file = tmp_path / "games.jsonl"
    file.write_text("old")
    monkeypatch.setattr(command, "play_lines", fail_after_one)
    done = invoke(*SMALL, "--out", str(file))
    assert done.code == 1
    part = tmp_path / "games.jsonl.part"
    assert done.err == f"Not finished; the work done so far is in {part}.\nbenben: No space left on device\n"
    assert (file.read_text(), len(part.read_text().splitlines())) == ("old", 1)


def test_a_link_goes_on_pointing(tmp_path: Path) -> None:
    target, link = tmp_path / "target.jsonl", tmp_path / "link.jsonl"
    target.touch()
    link.symlink_to(target)
    assert invoke(*SMALL, "--out", str(link)).code == 0
    assert link.is_symlink()
    assert len(read(target)) == 4


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    done = invoke(*SMALL, "--out", str(tmp_path / "missing" / "games.jsonl"))
    assert done.code == 1
    assert "No such file or directory" in done.err


@unix_only
def test_a_full_disk() -> None:
    done = invoke(*SMALL, "--out", "/dev/full")
    assert (done.code, done.err) == (1, "benben: No space left on device\n")
    assert Path("/dev/full").is_char_device()


@unix_only
@pytest.mark.parametrize(
    "arguments",
    [["games"], ["--help"], pytest.param([*SMALL, "--out", "-"], marks=pytest.mark.proof)],
    ids=" ".join,
)
def test_full_standard_output(arguments: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*PROGRAM, *arguments],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 1
    assert "Traceback" not in done.stderr
    assert "Exception ignored" not in done.stderr


@unix_only
@pytest.mark.parametrize(
    "arguments", [pytest.param(["games"], marks=pytest.mark.proof), MUCH_READ], ids=" ".join
)
def test_a_reader_that_went_away(arguments: list[str]) -> None:
    program = subprocess.Popen(
        [*PROGRAM, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert program.stdout is not None
    assert program.stderr is not None
    program.stdout.close()
    words = program.stderr.read()
    program.stderr.close()
    assert program.wait() == 141
    assert "Traceback" not in words
    assert "Exception ignored" not in words


def test_what_was_played_before_an_interrupt_is_reported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The games are in a second file, and the old file is unchanged; a dataset can be continued."""
    file, folder = tmp_path / "games.jsonl", tmp_path / "dataset"
    file.write_text("of yesterday")

    def interrupted(played: Any) -> Any:
        def play(*arguments: Any) -> Iterator[Any]:
            yield from islice(played(*arguments), 3)
            raise KeyboardInterrupt

        return play

    for name in ("play_lines", "play_table"):
        monkeypatch.setattr(command, name, interrupted(getattr(command, name)))
    asked = ["simulate", "ra", "--games", "6", "--workers", "1"]
    done = invoke(*asked, "--out", str(file))
    part = tmp_path / "games.jsonl.part"
    assert (done.code, done.err) == (130, f"Not finished; the work done so far is in {part}.\n")
    assert re.search(r"^3 games, ", done.out, re.MULTILINE)
    assert len(part.read_text(encoding="utf-8").splitlines()) == 3
    assert file.read_text(encoding="utf-8") == "of yesterday"
    done = invoke(*asked, "--table", str(folder))
    assert done.code == 130
    assert f"stay in {folder}; the same command resumes" in done.err


MUCH = 1 << 20
"""Bytes of games: a process that writes this many more has ignored the interrupt."""


def written(folder: Path) -> int:
    """How many bytes of games lie there; the file may go away at any moment."""
    with suppress(FileNotFoundError):
        return sum(file.stat().st_size for file in folder.iterdir())
    return 0


def interrupted(program: subprocess.Popen[str], folder: Path) -> str:
    """What the program, which writes into the folder, says when it is interrupted.

    Python drops an interrupt that comes while it runs a finalizer; whoever sits there presses the keys again.
    """
    while program.poll() is None:
        program.send_signal(signal.SIGINT)
        heard = written(folder)
        wait_for(
            lambda: program.poll() is not None or written(folder) > heard + MUCH,  # noqa: B023
            "the end of the interrupted program, or more games of it",
        )
    return program.communicate()[1]


@unix_only
def test_an_interrupt_leaves_the_games_next_to_the_file(tmp_path: Path) -> None:
    arguments = [
        "simulate",
        "ra",
        "--games",
        "10000000",
        "--workers",
        "2",
        "--out",
        str(tmp_path / "games.jsonl"),
    ]
    with interruptible():
        program = subprocess.Popen(
            [*PROGRAM, *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
    wait_for(lambda: written(tmp_path) or program.poll() is not None, "the first games in the file")
    words = interrupted(program, tmp_path)
    assert program.returncode == 130
    assert "Traceback" not in words
    part = tmp_path / "games.jsonl.part"
    assert list(tmp_path.iterdir()) == [part]
    assert words == f"Not finished; the work done so far is in {part}.\n"
    assert all(json.loads(line)["result"] for line in part.read_text(encoding="utf-8").splitlines())
