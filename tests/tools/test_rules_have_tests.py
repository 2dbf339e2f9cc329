from pathlib import Path

import pytest

from tools import rules_have_tests as tool

PAGE = """# A game

**G1.1** The first rule.

- **G1.2** The second, which refers to **G1.1** on the way.
  - **G1.3** A finer point.

Some text about **G9.9** in the middle of a line defines nothing.
"""

TESTS = """
import pytest

pytestmark = pytest.mark.rule("G1.3")

@pytest.mark.rule("G1.1", "G1.2")
def test_both() -> None: ...
"""


def project(root: Path, page: str = PAGE, tests: str = TESTS) -> Path:
    """A tiny project with one page of rules and one file of tests."""
    for path, text in (("src/benben/games/game/texts/en.md", page), ("tests/rules/test_game.py", tests)):
        (root / path).parent.mkdir(parents=True)
        (root / path).write_text(text)
    return root


def test_definitions_stand_at_the_start(tmp_path: Path) -> None:
    page = project(tmp_path) / "src/benben/games/game/texts/en.md"
    assert [(rule.number, rule.line) for rule in tool.defined(page)] == [
        ("G1.1", 3),
        ("G1.2", 5),
        ("G1.3", 6),
    ]


def test_all_is_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(project(tmp_path)) == 0
    assert "All 3 numbered rules have tests" in capsys.readouterr().out


def test_a_rule_without_a_test_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(project(tmp_path, tests=TESTS.replace('"G1.1", ', ""))) == 1
    assert "src/benben/games/game/texts/en.md:3: G1.1 has no test" in capsys.readouterr().err


def test_a_citation_of_nothing_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(project(tmp_path, tests=TESTS.replace("G1.2", "G1.4"))) == 1
    printed = capsys.readouterr().err
    assert "G1.4 is cited, but no page defines it" in printed
    assert "G1.2 has no test" in printed


def test_a_number_defined_twice_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert tool.main(project(tmp_path, page=PAGE + "\n**G1.2** Again.\n")) == 1
    assert "G1.2 is defined twice" in capsys.readouterr().err


def test_numbers_are_written_out(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="write the number out"):
        tool.main(project(tmp_path, tests=TESTS.replace('"G1.3"', "NUMBER")))


@pytest.mark.parametrize(
    ("named", "is_known"),
    [("G1.2", True), ("G1", True), ("to G1.3.", True), ("G1.4", False), ("G2", False), ("(G1.10)", False)],
)
def test_sources_name_rules_and_chapters_that_exist(tmp_path: Path, named: str, is_known: bool) -> None:
    root = project(tmp_path)
    source = root / "src/benben/games/game/rules.py"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text(
        f'"""One line."""\n\n\ndef points() -> int:\n    """{named}. 8-BIT, x1 and UTF-8 are no rules."""\n'
    )
    assert tool.main(root) == (0 if is_known else 1)


def test_what_is_wrong_in_a_source_is_reported_with_its_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    root = project(tmp_path)
    source = root / "src/benben/games/game.py"
    source.parent.mkdir(parents=True, exist_ok=True)
    source.write_text("# A comment.\nLEFT = 3  # G7.1\n")
    assert tool.main(root) == 1
    assert "src/benben/games/game.py:2: G7.1 is named, but no page defines it" in capsys.readouterr().err
