"""A small run of `python -m bench.engines`. No figure of speed is checked: machines differ."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bench.engines.run import PARTS

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.proof
def test_a_small_run_measures_everything_that_needs_no_network(tmp_path: Path) -> None:
    """In a new process: a process can drive only one browser."""
    figures, parts = tmp_path / "figures.json", [part for part in PARTS if part != "peer"]
    arguments = [word for part in parts for word in ("--only", part)]
    program = [sys.executable, "-m", "bench.engines", "--quick", "--game", "ra", "--json", str(figures)]
    done = subprocess.run([*program, *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(figures.read_text())
    assert found["left_out"] == ["not asked for: peer"]
    rows = [row for sheet in found["sheets"] for row in sheet["rows"]]
    assert len(found["sheets"]) == len(parts) + 1  # boards have two
    assert all(figure > 0 for row in rows for figure in row["figures"].values())
