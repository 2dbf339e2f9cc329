"""The parts of pages that are written from the games say what the games say now."""

import difflib

from tools import pages


def test_pages_say_what_the_games_say() -> None:
    found = list(pages.pages())
    assert {page.name for page, _ in found} == {
        "baselines.md", "command-line.md", "observations.md", "players.md", "protocol.md",
        "de.md", "en.md", "hu.md", "ru.md",
    }  # fmt: skip
    for page, text in found:
        written = page.read_text(encoding="utf-8").splitlines()
        changes = list(difflib.unified_diff(written, text.splitlines(), n=0))
        assert changes == [], "`python -m tools.pages` writes it"


def test_a_part_of_a_page_is_written_again_and_the_rest_left_alone() -> None:
    page = "# Page\n<!-- tools.pages: search-settings -->\nold\n<!-- end -->\nBelow.\n"
    text = pages.renewed(page)
    head, below = text.split("| Game |")
    assert head == "# Page\n<!-- tools.pages: search-settings -->\n\n"
    assert "\n| Ra | all | " in below
    assert below.endswith(" |\n\n<!-- end -->\nBelow.\n")
    assert pages.renewed(text) == text
