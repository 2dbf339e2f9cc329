"""The command line plays, simulates, replays and verifies the game of a file."""

import re
from pathlib import Path

import pytest

from tests.authoring.conftest import EXAMPLES, Write
from tests.cli.program import invoke

NIM, SENET = str(EXAMPLES / "nim.py"), str(EXAMPLES / "senet.py")


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def test_it_is_played() -> None:
    done = invoke("play", SENET, "--option", "pawns=7", "--seed", "3", typed="move 1\nquit\n")
    assert "Player 1: move 1." in done.out
    assert "Throw 1." in done.out


def test_a_file_that_is_not_there_is_refused() -> None:
    done = invoke("play", "./nowhere.py")
    assert done.code == 1
    assert "nowhere.py cannot be a game: No such file or directory" in done.err


@pytest.mark.slow
def test_its_records_are_verified_and_replayed(tmp_path: Path) -> None:
    out = str(tmp_path / "games.jsonl")
    assert invoke("simulate", NIM, "--games", "2", "--workers", "1", "--out", out).code == 0
    assert invoke("verify", out, "--game", NIM).code == 0
    assert "Matches: 21" in invoke("replay", out, "--game", NIM).out


@pytest.mark.slow
def test_players_meet_in_an_arena() -> None:
    done = invoke("arena", NIM, "greedy", "random", "--games", "4", "--workers", "1")
    assert done.code == 0, done.err
    assert "greedy" in done.out


def test_a_broken_file_is_one_sentence(write: Write) -> None:
    file = str(write(Path(NIM).read_text(encoding="utf-8").replace("RULES =", "RULES = nought +")))
    for arguments in (["play", file], ["verify", "games.jsonl", "--game", file], ["serve", "--game", file]):
        done = invoke(*arguments)
        assert done.code == 1
        assert re.search(r"tried\.py, line 36 cannot be used: NameError", done.err)
        assert len(done.err.splitlines()) == 1


@pytest.mark.slow
def test_a_rule_that_cannot_be_compiled_is_one_sentence(write: Write) -> None:
    file = write(Path(NIM).read_text(encoding="utf-8").replace("-= code + 1", "-= [code + 1][0]"))
    done = invoke("arena", str(file), "greedy", "random", "--games", "2", "--workers", "1")
    assert done.code == 1
    assert re.search(
        r"the rule apply \(.*tried\.py, line 2[67]\) cannot be compiled: it makes a list", done.err
    )
    assert len(done.err.splitlines()) == 1
