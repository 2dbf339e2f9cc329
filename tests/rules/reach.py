"""Where the number of a rule can be met at a table: what is said there, and which numbers stand in it.

An explanation counts only if an element of the page has it. The page's files say so: `about="…"` of an element, the
names of pieces for what stands there in braces, and the explanations that are a line of another one.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from benben.engine.registry import rules
from benben.texts.page_files import rules_page
from tests.rules.catalogue import ROOT, cited, parse
from tests.rules.figures import every_way

PAGE = ROOT / "web/src"
_PIECE = re.compile(r"-(?:tile|token|card|kind)-(\w+)$")
"""Ends the ids of what pieces are called; an explanation of a piece has the same name."""
_ABOUT = re.compile(r"""\babout=(?:"(?P<text>[^"]+)"|\{(?P<code>(?:\$\{[^}]*\}|[^}])+)\})""")
_LITERAL = re.compile(r"""["`]([^"`]+)["`]""")
_BRACES = re.compile(r"\$?\{([^}]+)\}")


def rules_of(game: str) -> set[str]:
    """The numbers of all rules of a game."""
    page = rules_page(rules(game).catalogues, "en")
    assert page is not None
    return {each.rule for section in page.sections for each in section.paragraphs if each.rule}


def met(game: str) -> set[str]:
    """The numbers of the rules that are named where somebody can meet them.

    These are explanations of elements, reasons why something cannot be done (`test_why.py` proves of each that it is
    given), the page on scoring, and the options in the dialog that sets a table up.
    """
    messages = parse(game)
    said = {f"{game}-about-{name}" for name in explained(game)}
    said |= {name for name in messages if re.fullmatch(rf"{game}-(why-.+|option-.+-(?:about|why))", name)}
    options = {number for option in rules(game).options for number in option.rules}
    scored = {way["rule"] for way in every_way(game)}
    return {number for name in said for number in cited(messages[name])} | options | scored


def explanations(game: str) -> set[str]:
    """The names of the explanations in a game's catalogue."""
    return {name.removeprefix(f"{game}-about-") for name in parse(game) if name.startswith(f"{game}-about-")}


@cache
def explained(game: str) -> frozenset[str]:
    """Those of them that an element of the page has."""
    pieces = {found[1] for name in parse(game) if (found := _PIECE.search(name))}
    files = [*(PAGE / "games" / game).rglob("*.svelte"), *(PAGE / "games" / game).rglob("*.ts")]
    shown = {each for file in (*files, *(PAGE / "shell").glob("*.svelte")) for each in _shown(file, game)}
    return frozenset(
        name
        for name in explanations(game)
        if name in pieces or any(re.fullmatch(each, name) for each in shown)
    )


def _shown(file: Path, game: str) -> Iterator[str]:
    """Patterns of the names of the explanations that a file of the page shows."""
    source = file.read_text(encoding="utf-8")
    for name in re.findall(rf"[\"`]{game}-about-([^\"`]+)[\"`]", source):
        yield from _patterns(name, source)
    for found in _ABOUT.finditer(source):
        code = found["code"] or ""
        names = [found["text"]] if found["text"] else _LITERAL.findall(code) or _values(code, source)
        for name in names:
            yield from _patterns(name, source)


def _patterns(name: str, source: str) -> Iterator[str]:
    """A name with all that can stand in its braces: what the source says, or any word where it says nothing."""
    braces = _BRACES.search(name)
    if braces is None:
        yield name
        return
    for value in _values(braces[1], source) or [r"\w+"]:
        yield from _patterns(name[: braces.start()] + value + name[braces.end() :], source)


def _values(code: str, source: str) -> list[str]:
    """The literals that a variable of a source is made of, or that a function in it gives."""
    variable = re.split(r"\W", code)[0]
    given = re.findall(rf'\b{variable}: "(\w+)" as const', source)
    return [*_LITERAL.findall(_made(variable, source)), *given]


def _made(variable: str, source: str) -> str:
    """The statement that makes a variable or function of a source; nothing where it is handed in."""
    lines = source.splitlines()
    for start, line in enumerate(lines):
        if made := re.match(rf"( *)const {variable}\b", line):
            inside = f"{made[1]} "
            ends = (at for at in range(start, len(lines)) if lines[at].endswith(";"))
            end = next(at for at in ends if not lines[at].startswith(inside))
            return "\n".join(lines[start : end + 1])
    return ""
