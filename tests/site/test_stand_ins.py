"""The stand-ins of NumPy and Numba: the same games to the letter, and our own tests over them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.tiers import PROOF, usually

ROOT = Path(__file__).parents[2]
STAND_INS = ROOT / "src" / "benben" / "site" / "stand_ins"
FAST = [
    "tests/engine/test_match.py",
    "tests/engine/test_notation.py",
    "tests/engine/test_options.py",
    "tests/engine/test_play.py",
    "tests/engine/test_position_text.py",
    "tests/engine/test_view.py",
    "tests/engine/test_winners.py",
    "tests/site/test_backend.py",
]
"""What is about matches, views and tables, and takes some seconds."""
LONG = "tests/site/test_backend.py::test_a_record_is_brought_along_and_reviewed"
"""A whole game is searched: `make proof` does that with interpreted rules, too."""
SLOW = [
    "tests/games/test_legal.py",
    "tests/engine/test_undo.py",
    "tests/games/test_hidden.py",
    "tests/games/test_records.py",
    "tests/games/test_resigned.py",
    "tests/games/test_why.py",
    "tests/games/test_words.py",
]


GAMES = [
    ("ra", "2", '{"players": 5, "edition": "1999"}'),
    ("imhotep", "2", '{"players": 4, "sides": "BBBBB"}'),
    ("imhotep_duel", "1", "{}"),
    ("ankhor", "1", '{"players": 2}'),
    *usually([], [("ra", "1", "{}"), ("imhotep", "1", "{}")]),
]
APART = usually(16, 1)
"""Plies between two positions of which all is compared that a table tells."""


def played(*first: Path) -> list[str]:
    """What `play_through.py` prints, interpreted, with some folders first on the path."""
    path = os.pathsep.join(map(str, [*first, ROOT / "src"]))
    program = [sys.executable, str(Path(__file__).with_name("play_through.py")), str(APART)]
    surroundings = {**os.environ, "PYTHONPATH": path, "NUMBA_DISABLE_JIT": "1"}
    asked = [*program, *(word for game in GAMES for word in game)]
    done = subprocess.run(asked, env=surroundings, check=True, capture_output=True, text=True)
    return done.stdout.splitlines()


@pytest.mark.slow
def test_games_are_told_the_same_over_the_stand_in() -> None:
    with_stand_ins = played(STAND_INS)
    assert len(with_stand_ins) == len(GAMES)
    assert with_stand_ins == played()


def run_over_stand_ins(*tests: str) -> None:
    program = [sys.executable, "-m", "tests.site.over_stand_ins", "-q", "-p", "no:cacheprovider", "-m"]
    done = subprocess.run(
        [*program, "not slow and not browser", *tests],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


@pytest.mark.slow
def test_the_fast_tests_of_matches_and_tables_pass_over_the_stand_ins() -> None:
    run_over_stand_ins(*FAST, *([] if PROOF else ["--deselect", LONG]))


@pytest.mark.slow
@pytest.mark.proof
@pytest.mark.parametrize("tests", SLOW)
def test_what_is_told_and_hidden_is_right_over_the_stand_ins(tests: str) -> None:
    run_over_stand_ins(tests)
