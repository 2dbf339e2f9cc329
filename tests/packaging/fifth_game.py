"""Pebbles as an installed game of another package: Benben needs no change for it."""

import os
import subprocess
import sys
from pathlib import Path

PEBBLES = Path(__file__).resolve().parents[2] / "examples" / "pebbles"


def install(folder: Path) -> dict[str, str]:
    """Install the distribution into *folder* and nowhere else; return surroundings in which Python finds it."""
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
    command = [*pip, "--no-deps", "--no-build-isolation", "--target", str(folder), str(PEBBLES)]
    subprocess.run(command, check=True, capture_output=True)
    return {**os.environ, "PYTHONPATH": str(folder)}
