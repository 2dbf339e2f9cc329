"""The numbers of rules that the code cites are numbers of src/benben/games/ra/texts/en.md."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
RULES = (ROOT / "src/benben/games/ra/texts/en.md").read_text(encoding="utf-8")
NUMBERS = re.findall(r"^- \*\*(R\d+\.\d+)\*\*", RULES, re.MULTILINE)


def test_rules_are_numbered_in_order() -> None:
    chapters = re.findall(r"^## R(\d+) ", RULES, re.MULTILINE)
    assert chapters == [str(chapter) for chapter in range(1, 15)]
    for chapter in chapters:
        inside = [number for number in NUMBERS if number.startswith(f"R{chapter}.")]
        assert inside == [f"R{chapter}.{place}" for place in range(1, len(inside) + 1)]


def test_every_rule_that_the_code_cites_exists() -> None:
    cited = {
        number: path.name
        for path in (ROOT / "src/benben/games/ra").rglob("*")
        if path.suffix in {".py", ".ftl"}
        for number in re.findall(r"\bR\d+\.\d+", path.read_text(encoding="utf-8"))
    }
    assert cited
    assert {number: file for number, file in cited.items() if number not in NUMBERS} == {}
