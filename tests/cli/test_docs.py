"""The commands of docs/command-line.md and docs/arena.md run as they stand."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

DOCS = Path(__file__).resolve().parents[2] / "docs"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="written for a Unix shell"),
]


def blocks(page: str, kind: str) -> list[str]:
    """A page's blocks of a kind."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("page", "least", "pictures"), [("command-line.md", 11, 1), ("arena.md", 4, 0)])
def test_the_examples_run_and_show_what_the_page_shows(
    page: str, least: int, pictures: int, tmp_path: Path
) -> None:
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    assert len(lines) >= least
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
    found = blocks(page, "text")
    assert len(found) >= pictures
    for picture in found:
        assert picture in shown
