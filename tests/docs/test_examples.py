"""The examples that people copy are run as they stand."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from benben.engine import registry

ROOT = Path(__file__).resolve().parents[2]
BLOCK = re.compile(r"^```python[^\n]*\n(?P<code>.*?)^```", re.MULTILINE | re.DOTALL)
PAGES = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").rglob("*.md"))]

SLOW = {"arena.md", "learning.md", "open-spiel.md", "players.md", "python.md", "tutorials.md"}
"""Pages whose examples are of research: what they need is compiled."""


def blocks(page: Path) -> Iterator[tuple[int, str]]:
    """The Python of *page*, each block with the line on which it begins."""
    text = page.read_text(encoding="utf-8")
    for match in BLOCK.finditer(text):
        yield text.count("\n", 0, match.start("code")) + 1, match["code"]


@pytest.mark.parametrize(
    "page",
    [
        pytest.param(page, id=page.name, marks=[pytest.mark.slow] if page.name in SLOW else [])
        for page in PAGES
        if any(blocks(page))
    ],
)
def test_the_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The blocks of a page run one after the other in one namespace, as a reader would try them."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(registry._MODULES, "pebbles", "pebbles")  # as if it were installed
    names: dict[str, object] = {"__name__": "__main__"}
    for line, code in blocks(page):
        exec(compile("\n" * (line - 1) + code, str(page), "exec"), names)  # noqa: S102 - our own pages
