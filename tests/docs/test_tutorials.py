"""Code on the page about examples is a piece of an example. (`python` with a space before it is not run.)"""

import re

from tests.docs.command import ROOT

PIECE = re.compile(r"^``` python\n(?P<code>.*?)^```", re.MULTILINE | re.DOTALL)
PAGE = (ROOT / "docs" / "tutorials.md").read_text(encoding="utf-8")
MENTIONED = re.compile(r"`((?:examples|tests)/[\w/]+\.py)`")


def test_every_piece_of_code_stands_in_an_example_of_its_section() -> None:
    sections = [section for section in PAGE.split("\n## ") if PIECE.search(section)]
    assert len(sections) == 6
    for section in sections:
        sources = [(ROOT / name).read_text(encoding="utf-8") for name in MENTIONED.findall(section)]
        for found in PIECE.finditer(section):
            piece = found["code"]
            assert any(piece in source for source in sources), f"in no example: {piece}"


def test_every_example_that_learns_is_on_the_page() -> None:
    examples = {f"examples/learning/{path.name}" for path in (ROOT / "examples" / "learning").glob("*.py")}
    assert examples <= set(MENTIONED.findall(PAGE))
