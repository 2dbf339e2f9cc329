"""Every step of the tutorial runs as it stands, from the first lines to the package."""

import re
import sys
import tomllib
from pathlib import Path

import pytest

from benben.authoring import files
from benben.engine import registry
from tests.authoring.conftest import _forgotten  # noqa: F401  (a fixture)
from tests.cli.program import invoke
from tests.docs.command import ROOT

PAGE = ROOT / "docs" / "make-a-game.md"
BLOCK = re.compile(
    r'^```(?P<kind>\w+)(?: title="(?P<file>[\w.]+)")?\n(?P<code>.*?)^```', re.MULTILINE | re.DOTALL
)


def blocks() -> list[tuple[str, str | None, str]]:
    """The kind of each block, the file that it is, and its text."""
    found = BLOCK.finditer(PAGE.read_text(encoding="utf-8"))
    return [(block["kind"], block["file"], block["code"]) for block in found]


@pytest.mark.slow
def test_the_steps_run_one_after_the_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    lines = 0
    for kind, file, code in blocks():
        if file is not None:
            Path(file).write_text(code, encoding="utf-8")
        for line in code.splitlines() if kind == "sh" else ():
            program, *arguments = line.split()
            assert program == "benben"
            more = ["--workers", "1"] if arguments[0] == "arena" else []
            done = invoke(*arguments, *more, typed="quit\n")
            assert done.code == 0, done.out + done.err
            lines += 1
    assert lines > 4


def test_it_begins_with_a_dozen_lines() -> None:
    first = next(code for kind, _, code in blocks() if kind == "py")
    assert len(first.splitlines()) <= 14


def test_the_file_becomes_a_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert invoke("new", "mygame").code == 0
    (tmp_path / "mygame").mkdir()
    (tmp_path / "mygame.py").rename(tmp_path / "mygame" / "__init__.py")
    project = tomllib.loads(next(code for _, file, code in blocks() if file == "pyproject.toml"))
    points = project["project"]["entry-points"][registry.GROUP]
    monkeypatch.syspath_prepend(str(tmp_path))
    for name, module in points.items():
        registry.register(name, module)
    done = invoke("check", "mygame", "--interpreted", "--games", "5")
    monkeypatch.delitem(sys.modules, "mygame", raising=False)
    assert done.code == 0, done.out + done.err
    assert "No faults found in mygame." in done.out
    assert not files._known
