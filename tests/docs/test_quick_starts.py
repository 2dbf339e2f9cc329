"""The quick starts for players, hosts, programmers, researchers and authors of games run as they stand.

Their Python runs with that of their pages (`test_examples`). Here are their lines for a shell: what they install is not
installed again, and a server only shows its settings.
"""

import re
from pathlib import Path

import pytest

from benben.engine import registry
from tests.authoring.conftest import _forgotten  # noqa: F401  (a fixture: quick starts write games)
from tests.cli.program import invoke
from tests.docs.command import ROOT

PAGES = ("table.md", "hosting.md", "python.md", "learning.md", "make-a-game.md")
BLOCK = re.compile(r"^```(?P<kind>\w+)\n(?P<code>.*?)^```", re.MULTILINE | re.DOTALL)
TARGETS = re.compile(r"^([\w-]+):.*## ", re.MULTILINE)


def quick_start(page: str) -> str:
    """The section of a page."""
    text = (ROOT / "docs" / page).read_text(encoding="utf-8")
    return text.split("\n## Quick start\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("page", PAGES)
def test_a_page_with_a_quick_start_is_named_on_the_first_page(page: str) -> None:
    assert f"]({page}#quick-start)" in (ROOT / "docs" / "index.md").read_text(encoding="utf-8")
    assert BLOCK.search(quick_start(page))


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_of_a_quick_start_run(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._MODULES, "pebbles", "pebbles")  # as if it were installed
    monkeypatch.chdir(tmp_path)
    lines = [
        line
        for block in BLOCK.finditer(quick_start(page))
        if block["kind"] == "sh"
        for line in block["code"].splitlines()
    ]
    targets = TARGETS.findall((ROOT / "Makefile").read_text(encoding="utf-8"))
    for line in lines:
        program, *arguments = line.split()
        if program == "make":
            assert arguments[0] in targets
        elif program == "benben":
            more = {"serve": ["--show-settings"], "arena": ["--workers", "1"]}.get(arguments[0], [])
            done = invoke(*arguments, *more, typed="quit\n")
            assert done.code == 0, done.err
        else:
            assert program == "pip"


@pytest.mark.parametrize("page", sorted((ROOT / "docs").glob("*.md")), ids=lambda page: page.stem)
def test_a_page_begins_with_what_its_reader_can_do_afterwards(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    if page.stem != "index":
        assert "\n\nAfter this page you " in text
