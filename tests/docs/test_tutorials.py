"""Code on a page about an example is a piece of that example. (`python` with a space before it is not run.)"""

import re
from pathlib import Path

import pytest

from tests.docs.command import ROOT

PIECE = re.compile(r"^``` python\n(?P<code>.*?)^```", re.MULTILINE | re.DOTALL)
PAGES = sorted((ROOT / "docs" / "tutorials").glob("*.md"))
MENTIONED = re.compile(r"`((?:examples|tests)/[\w/]+\.py)`")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_piece_of_code_stands_in_an_example_that_the_page_names(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    sources = [(ROOT / name).read_text(encoding="utf-8") for name in MENTIONED.findall(text)]
    pieces = [match["code"] for match in PIECE.finditer(text)]
    assert pieces
    for piece in pieces:
        assert any(piece in source for source in sources), f"in no example: {piece}"


def test_every_example_that_learns_has_a_page() -> None:
    told = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    examples = {f"examples/learning/{path.name}" for path in (ROOT / "examples" / "learning").glob("*.py")}
    assert examples <= set(MENTIONED.findall(told))
