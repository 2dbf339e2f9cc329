"""The commands of docs/command-line.md and docs/arena.md run as they stand.

Starting a process takes longer than most of them. So a line is run in this process, as on a machine with one core: with
the variables that it sets, input from `printf`, and output in the file that it names. Only other lines need a shell.
Several processes play the same games, which tests of the commands themselves prove.
"""

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.program import Result, invoke

DOCS = Path(__file__).resolve().parents[2] / "docs"

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform == "win32", reason="written for a Unix shell"),
]


def blocks(page: str, kind: str) -> list[str]:
    """A page's blocks of a kind."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"^```{kind}\n(.*?)^```", text, re.MULTILINE | re.DOTALL)


LINE = re.compile(
    r"(?:printf '(?P<typed>[^']*)' \| )?(?P<variables>(?:\w+=\S+ )*)benben(?P<arguments>[^|<>$]*)(?:> (?P<file>\S+))?"
)
"""A line that needs no shell."""


def run(line: str) -> Result:
    """Run a line of a page in this process, if it needs no shell."""
    parts = LINE.fullmatch(line)
    if parts is None:
        return run_by_shell(line)
    with pytest.MonkeyPatch.context() as patch:
        for variable in parts["variables"].split():
            patch.setenv(*variable.split("=", maxsplit=1))
        typed = (parts["typed"] or "").replace(r"\n", "\n")
        done = invoke(*shlex.split(parts["arguments"], comments=True), typed=typed)
    if parts["file"] is None:
        return done
    Path(parts["file"]).write_text(done.out, encoding="utf-8")
    return Result(done.code, "", done.err)


def run_by_shell(line: str) -> Result:
    """Run a line as it stands."""
    surroundings = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    done = subprocess.run(  # noqa: S602  (our own page)
        line,
        shell=True,
        env=surroundings,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    return Result(done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize(("page", "least"), [("command-line.md", 11), ("arena.md", 4)])
def test_the_examples_run(page: str, least: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setattr(os, "sched_getaffinity", lambda _process: {0}, raising=False)
    lines = [line for block in blocks(page, "sh") for line in block.splitlines()]
    assert len(lines) >= least
    for line in lines:
        done = run(line)
        assert done.code == 0, f"{line}\n{done.err}"
