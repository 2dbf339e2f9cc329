"""The page with every part of every observation says what the rules say now."""

import difflib

from tools import observations


def test_the_page_is_what_the_rules_say() -> None:
    written, said = observations.PAGE.read_text(encoding="utf-8"), observations.page()
    assert list(difflib.unified_diff(written.splitlines(), said.splitlines(), n=0)) == []
