"""The commands of docs/command-line.md run as they stand."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).resolve().parents[2] / "docs" / "command-line.md"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="written for a Unix shell"),
]


def blocks(kind: str) -> list[str]:
    """The page's blocks of a kind."""
    return re.findall(rf"^```{kind}\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_examples_run_and_show_what_the_page_shows(tmp_path: Path) -> None:
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    assert len(lines) > 10
    surroundings = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    surroundings.pop("COLUMNS", None)
    shown = ""
    for line in lines:
        done = subprocess.run(  # noqa: S602  (our own page)
            line,
            shell=True,
            cwd=tmp_path,
            env=surroundings,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{line}\n{done.stderr}"
        shown += done.stdout
    pictures = blocks("text")
    assert pictures
    for picture in pictures:
        assert picture in shown
