"""What the tests of every game's catalogue share: its messages, what they ask for, and what a match says."""

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

import benben

ROOT = Path(__file__).resolve().parents[2]
_NUMBERS = re.compile(r"\(([A-Z]\d+\.\d+(?:, [A-Z]\d+\.\d+)*)\)$")


@cache
def parse(game: str, language: str = "en") -> dict[str, ast.Message]:
    """The messages of a game's catalogue by id; all of it has to be in order."""
    text = (ROOT / f"src/benben/games/{game}/texts/{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    assert [entry.content for entry in resource.body if isinstance(entry, ast.Junk)] == []
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in messages}) == len(messages), "two messages have the same id"
    return {entry.id.name: entry for entry in messages}


class _Arguments(Visitor):
    """Collects the arguments that a message mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (fluent's naming)
        self.names.add(node.id.name)


def asked_for(message: ast.Message) -> set[str]:
    """The arguments that a message mentions."""
    arguments = _Arguments()
    arguments.visit(message)
    return arguments.names


def numbers_at_the_end(text: str) -> list[str]:
    """The numbers of rules in brackets at the end of a text, which the page makes ways to the rules."""
    ending = _NUMBERS.search(text)
    return ending[1].split(", ") if ending else []


def cited(message: ast.Message) -> list[str]:
    """The numbers of rules at the end of a message; of all its variants they are the same."""
    lines = FluentSerializer().serialize_entry(message).splitlines()
    found = {tuple(numbers) for line in lines if (numbers := numbers_at_the_end(line))}
    assert len(found) <= 1, message.id.name
    return [number for numbers in found for number in numbers]


_ELSEWHERE = ("table", "why", "lesson", "advice", "scoring", "luck", "held", "error")
"""The first words of messages that other tests check: those of the browser's sources, `test_why.py` of each game,
`tests/games/test_lessons.py`, `tests/texts/test_figures.py` and `tests/review/test_details.py`."""


def check_catalogue(game: str, letter: str, messages: dict[str, set[str]]) -> None:
    """A game's catalogue has these *messages* and no others; none asks for arguments that it does not get."""
    found = parse(game)
    elsewhere = tuple(f"{game}-{word}-" for word in _ELSEWHERE)
    assert {name for name in found if not name.startswith(elsewhere)} == set(messages)
    assert [name for name, given in messages.items() if not asked_for(found[name]) <= given] == []
    check_explanations(game, letter)


def check_explanations(game: str, letter: str) -> None:
    """Every explanation ends with numbers of rules that the game's page defines."""
    page = (ROOT / f"src/benben/games/{game}/texts/en.md").read_text(encoding="utf-8")
    rules = set(re.findall(rf"^- \*\*({letter}\d+\.\d+)\*\*", page, re.MULTILINE))
    text = (ROOT / f"src/benben/games/{game}/texts/en.ftl").read_text(encoding="utf-8")
    explanations = [line for line in text.splitlines() if line.startswith(f"{game}-about-")]
    assert explanations
    for line in explanations:
        named = numbers_at_the_end(line)
        assert named, line
        assert set(named) <= rules, line


def messages_in(message: benben.Message) -> Iterator[benben.Message]:
    """A message and those inside it."""
    yield message
    for value in message["args"].values():
        for inner in value if isinstance(value, list) else [value]:
            if isinstance(inner, dict):
                yield from messages_in(inner)


def said_in(match: benben.Match, seed: int) -> Iterator[benben.Message]:
    """All messages while a match is played out at random."""
    dice = random.Random(seed)
    while not match.is_over:
        yield match.prompt()
        yield from map(match.describe, match.legal_moves)
        match.play(dice.choice(match.legal_moves.codes))
    yield match.prompt()
    for ply in range(match.ply):
        yield from match.narrate(ply, 0)


def check_sayings(match: benben.Match, seed: int, messages: dict[str, set[str]]) -> set[str]:
    """A random match says nothing but these *messages*, each with all its arguments; return the ids it said."""
    said = set[str]()
    for message in said_in(match, seed):
        for part in messages_in(message):
            assert set(part["args"]) == messages[part["id"]], part
            said.add(part["id"])
    items = {f"{match.game.name}-item-{line.item}" for line in match.receipt()}
    assert items <= set(messages)
    assert match.outcome is not None
    assert match.outcome.reason in messages
    return said | items | {match.outcome.reason}
