"""docs/protocol.md documents every line and every way to lose."""

import json
import re
from pathlib import Path
from typing import get_args

from benben import SeededDealer, load
from benben.protocol.errors import Failure
from benben.protocol.lines import _question
from benben.protocol.rated import RatedTable, Terms
from benben.texts import Texts

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")


def test_every_field_and_failure_is_on_the_page() -> None:
    match = load("ra", players=2).new_match(dealer=SeededDealer(1))
    table = RatedTable(match, match.turn or 0, {}, Texts(), Terms(60, None, 3), 1)
    for word, fields in (("game", table.opening()), ("go", _question(table))):
        (row,) = re.findall(rf"^- `{word}` has .*?(?=^- )", PAGE, re.MULTILINE | re.DOTALL)
        assert all(f"`{name}`" in row for name in fields), row
        assert json.loads(json.dumps(fields)) == fields
    assert all(f"(`{kind}`)" in PAGE for kind in get_args(Failure))


def test_the_example_on_the_page_is_twenty_lines_without_benben() -> None:
    example = (ROOT / "examples" / "line_program.py").read_text(encoding="utf-8")
    assert "examples/line_program.py" in PAGE
    assert "import benben" not in example
    assert len(example.splitlines()) <= 25
