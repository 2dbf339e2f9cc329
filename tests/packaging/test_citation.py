"""What papers cite has the version that is installed."""

import re
from pathlib import Path

import pytest

import benben

ROOT = Path(__file__).resolve().parents[2]


@pytest.mark.parametrize(
    ("file", "pattern"),
    [
        ("pyproject.toml", r"^version = \"(\S+)\"$"),
        ("CITATION.cff", r"^version: (\S+)$"),
        ("README.md", r"^  version = \{(\S+)\},$"),
    ],
)
def test_the_citation_has_the_version_of_the_package(file: str, pattern: str) -> None:
    found = re.search(pattern, (ROOT / file).read_text("utf-8"), re.MULTILINE)
    assert found is not None
    assert found[1] == benben.__version__


def test_the_citation_has_the_date_of_the_release() -> None:
    """The changelog's heading of this version has the date; as long as it has no heading, nothing was released."""
    heading = rf"^## \[{re.escape(benben.__version__)}\] - (\S+)$"
    released = re.search(heading, (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    cited = re.search(r'^date-released: "(\S+)"$', (ROOT / "CITATION.cff").read_text("utf-8"), re.MULTILINE)
    assert (cited and cited[1]) == (released and released[1])
