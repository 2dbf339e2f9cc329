"""The example that plays at random at many tables."""

import os
import re
import subprocess
import sys

import pytest

from tests.docs.command import ROOT

TOLD = re.compile(
    r"(?P<decisions>[\d,]+) decisions, (?P<games>[\d,]+) games ended\n"
    r"[\d,]+ decisions a second, [\d,]+ a second of processor time\n"
)


def played(*arguments: str) -> tuple[str, str]:
    """How many decisions and games the example says that it has played."""
    done = subprocess.run(
        [sys.executable, "-m", "examples.full_speed", *arguments],
        capture_output=True, text=True, check=True, cwd=ROOT, env={**os.environ, "PYTHONPATH": "src"},
    )  # fmt: skip
    told = TOLD.fullmatch(done.stdout)
    assert told, done.stdout
    return told["decisions"], told["games"]


@pytest.mark.slow
def test_threads_play_the_same_games() -> None:
    arguments = ("imhotep_duel", "--rows", "16", "--steps", "200", "--seed", "3")
    decisions, games = played(*arguments)
    assert decisions == "3,200"
    assert int(games) >= 16
    assert played(*arguments, "--threads", "2") == (decisions, games)


@pytest.mark.slow
def test_another_game_is_told_which_there_are() -> None:
    with pytest.raises(subprocess.CalledProcessError) as wrong:
        played("chess")
    assert "invalid choice: 'chess'" in wrong.value.stderr
    assert "imhotep_duel" in wrong.value.stderr
