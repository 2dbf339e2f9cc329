"""The notebooks of examples/notebooks run from their first cell to the last, and have no stored output."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOTEBOOKS = sorted((ROOT / "examples/notebooks").glob("*.ipynb"))


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
@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda notebook: notebook.stem)
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
