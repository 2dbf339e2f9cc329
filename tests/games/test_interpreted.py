"""Compiled and interpreted runs agree byte for byte, over random games of every option set."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import benben
from tests.games.both_ways import SETS, report
from tools.documents import label

ROOT = Path(__file__).resolve().parents[2]


def interpreted(seeds: int, sets: str) -> dict[str, Any]:
    """The report of a process that compiles nothing and in which a number that overflows is an error."""
    paths = os.pathsep.join(
        map(str, (Path(benben.__file__).resolve().parents[1], ROOT, ROOT / "examples" / "pebbles"))
    )
    done = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-m", "tests.games.both_ways", str(seeds), sets],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": paths},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def compare(seeds: int, sets: str) -> None:
    other = interpreted(seeds, sets)
    assert not other["compiled"]
    own = list(report(range(seeds), sets))
    assert [game["game"] for game in own] == [game["game"] for game in other["games"]]
    for compiled, plain in zip(own, other["games"], strict=True):
        for ply, (first, second) in enumerate(zip(compiled["tables"], plain["tables"], strict=False)):
            assert first == second, f"{compiled['game']}: differs after {' / '.join(compiled['plies'][:ply])}"
        assert compiled == plain, compiled["game"]


def test_compiled_and_interpreted_agree() -> None:
    compare(1, "few")


@pytest.mark.proof
def test_compiled_and_interpreted_agree_over_many_games() -> None:
    compare(1, "all")


def test_the_report_would_show_a_difference() -> None:
    """Every set of options is in it, and no two games or plies look alike."""
    own = list(report(range(1), "few"))
    assert [game["game"] for game in own] == [f"{label(game)} seed 0" for game in SETS["few"]]
    for game in own:
        assert len(game["tables"]) == len(game["plies"]) + 1
        assert len(set(game["tables"])) == len(game["tables"])
    assert len({game["rest"][1] for game in own}) > len(own) / 2
