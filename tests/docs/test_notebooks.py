"""The notebooks of examples/notebooks run from their first cell to the last, and have no stored output."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "examples/notebooks").glob("*.ipynb"))
NEEDED = {"alphazero": ["torch"], "open_spiel_dqn": ["pyspiel", "torch", "tree"], "ppo": ["sb3_contrib"]}
"""What `make learn` installs. The report of missing packages is at the end (tests/conftest.py)."""
RUNNABLE = [each for each in NOTEBOOKS if all(map(importlib.util.find_spec, NEEDED.get(each.stem, [])))]


def cells(notebook: Path) -> list[str]:
    """The code of a notebook."""
    found = json.loads(notebook.read_text(encoding="utf-8"))["cells"]
    assert all(
        not cell["outputs"] and cell["execution_count"] is None
        for cell in found
        if cell["cell_type"] == "code"
    )
    return ["".join(cell["source"]) for cell in found if cell["cell_type"] == "code"]


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
def test_a_notebook_is_code(notebook: Path) -> None:
    for place, cell in enumerate(cells(notebook)):
        compile(cell, f"{notebook.name}, cell {place}", "exec")


@pytest.mark.proof
@pytest.mark.slow
@pytest.mark.parametrize("notebook", RUNNABLE, ids=lambda notebook: notebook.stem)
def test_a_notebook_runs(notebook: Path, tmp_path: Path) -> None:
    (tmp_path / "cells.py").write_text("\n\n".join(cells(notebook)), encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(tmp_path)])}
    done = subprocess.run(
        [sys.executable, "cells.py"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
