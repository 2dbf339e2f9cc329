"""Check that every numbered rule has a test, and that tests and sources refer to existing rules.

A page of rules (``src/benben/games/GAME/texts/en.md``) defines a rule where a paragraph or a list item begins with its
number in bold::

    - **R1.2** There are 16 suns, numbered 1 to 16, one of each.

A test covers rules by naming them: ``@pytest.mark.rule("R1.2", "R1.3")``. Numbers are unique over all pages, so every
game's numbers have its own prefix. A game's sources may refer to rules (R1.2) and chapters (R1) of its own and other
pages in docstrings and comments.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
DEFINITION = re.compile(r"^\s*(?:[-*+]\s+|\d+\.\s+)?\*\*(?P<number>[A-Z]+\d+(?:\.\d+)+)\*\*")


MENTION = re.compile(r"(?<![\w.-])[A-Z]\d+(?:\.\d+)*(?![\w-])")


class RuleLocation(NamedTuple):
    """A rule's number, and where it is."""

    number: str
    path: Path
    line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.number}"


def defined(page: Path) -> Iterator[RuleLocation]:
    """The rules that *page* defines, in order."""
    for line, text in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1):
        if match := DEFINITION.match(text):
            yield RuleLocation(match["number"], page, line)


def rule_marks(tree: ast.AST) -> Iterator[ast.Call]:
    """All calls such as ``pytest.mark.rule(...)``, in decorators, module marks and marks of parameters."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr="rule", value=ast.Attribute(attr="mark"))):
                yield node


def cited(test: Path) -> Iterator[RuleLocation]:
    """The rules that the tests in a file cover; raises ValueError for a number that is not a literal."""
    for mark in rule_marks(ast.parse(test.read_text(encoding="utf-8"), filename=str(test))):
        for argument in mark.args:
            match argument:
                case ast.Constant(value=str(number)):
                    yield RuleLocation(number, test, argument.lineno)
                case _:
                    raise ValueError(f"{test}:{mark.lineno}: write the number out, so that it can be found")


def mentioned(source: Path) -> Iterator[RuleLocation]:
    """The rules and chapters that a source mentions."""
    for line, text in enumerate(source.read_text(encoding="utf-8").splitlines(), start=1):
        for match in MENTION.finditer(text):
            yield RuleLocation(match[0], source, line)


def unknown(rules: Iterable[RuleLocation], mentions: Iterable[RuleLocation]) -> list[str]:
    """The rules that sources mention and no page defines, one sentence for each."""
    numbers = {rule.number for rule in rules}
    known = numbers | {number.partition(".")[0] for number in numbers}
    return [
        f"{mention} is named, but no page defines it" for mention in mentions if mention.number not in known
    ]


def faults(rules: Iterable[RuleLocation], citations: Iterable[RuleLocation]) -> list[str]:
    """The faults, one sentence for each; empty if there are none."""
    found: list[str] = []
    known: dict[str, RuleLocation] = {}
    for rule in rules:
        if rule.number in known:
            found.append(f"{rule} is defined twice, first in {known[rule.number].path}")
        known.setdefault(rule.number, rule)
    proven = set[str]()
    for citation in citations:
        proven.add(citation.number)
        if citation.number not in known:
            found.append(f"{citation} is cited, but no page defines it")
    return found + [f"{rule} has no test" for number, rule in known.items() if number not in proven]


def main(root: Path = ROOT) -> int:
    """Print the faults and return 1, or print how many rules there are and return 0."""
    rules = [rule for page in sorted(root.glob("src/benben/games/*/texts/en.md")) for rule in defined(page)]
    citations = [place for test in sorted(root.glob("tests/**/*.py")) for place in cited(test)]
    mentions = [
        place for source in sorted(root.glob("src/benben/games/**/*.py")) for place in mentioned(source)
    ]
    problems = faults(rules, citations) + unknown(rules, mentions)
    for problem in problems:
        print(problem.removeprefix(f"{root}/"), file=sys.stderr)
    if problems:
        print(f"{len(problems)} faults in {len(rules)} rules", file=sys.stderr)
        return 1
    print(
        f"All {len(rules)} numbered rules have tests ({len(citations)} citations); {len(mentions)} are named in sources"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
