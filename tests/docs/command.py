"""The command line in its own process, as users start it."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str, folder: Path, typed: str = "", code: int = 0, **surroundings: str) -> str:
    """What the command line says in a folder, which is on Python's path only if the command itself sees to it.

    With another exit *code* than 0 it is what it says of an error.
    """
    known: Mapping[str, str] = {
        **os.environ,
        "PYTHONPATH": str(ROOT / "src"),
        "NUMBA_DISABLE_JIT": "1",
        "COLUMNS": "160",
    }
    done = subprocess.run(
        [sys.executable, "-P", "-m", "benben", *arguments],
        input=typed, capture_output=True, text=True, check=False, cwd=folder, env={**known, **surroundings},
    )  # fmt: skip
    assert done.returncode == code, done.stderr
    assert "failed" not in done.stderr
    return done.stderr if code else done.stdout
