"""The numbered rules of a game as people read them, taken apart rule by rule.

The English page says in comments which of its parts hold only for some options: `<!-- edition=1999 -->` after a
heading or a rule's number. A part of a rule that begins with `**1999**:` holds for that edition.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from benben.engine.options import OptionSpec, OptionValue

Condition = Mapping[str, Sequence[str]]
"""For each of these options, or parts of one, the choices with which something holds; empty: it always does."""


@dataclass(frozen=True, kw_only=True)
class RulePart:
    """Some of a page's text as HTML, and when it holds."""

    html: str
    when: Condition


@dataclass(frozen=True, kw_only=True)
class Paragraph:
    """A rule with its number, or what stands between rules: prose, a table."""

    rule: str | None
    parts: Sequence[RulePart]
    when: Condition


@dataclass(frozen=True, kw_only=True)
class Section:
    """A heading and what stands below it. Its *id* is the first part of its rules' numbers, or an English word."""

    id: str
    title: str
    level: int
    paragraphs: Sequence[Paragraph]
    when: Condition


@dataclass(frozen=True, kw_only=True)
class RulesPage:
    """All rules of a game in one language."""

    title: str
    sections: Sequence[Section]
    language: str


def circumstances(specs: Sequence[OptionSpec], options: Mapping[str, OptionValue]) -> dict[str, str]:
    """A table's options as conditions name them: each option, and each part of one that is chosen letter by letter."""
    found = {name: str(value) for name, value in options.items()}
    for spec in specs:
        if spec.letters:
            found.update(zip(spec.letters, str(options[spec.name]), strict=True))
    return found


def in_force(page: RulesPage, given: Mapping[str, str]) -> RulesPage:
    """The rules of a *page* that hold in these `circumstances`."""
    return replace(page, sections=list(_sections_in_force(page.sections, given)))


def _sections_in_force(sections: Sequence[Section], given: Mapping[str, str]) -> Iterator[Section]:
    """A section that does not hold takes along those below it."""
    out = None
    for section in sections:
        if out is not None and section.level > out:
            continue
        out = None if holds(section.when, given) else section.level
        if out is None:
            yield replace(
                section,
                paragraphs=[
                    replace(paragraph, parts=[part for part in paragraph.parts if holds(part.when, given)])
                    for paragraph in section.paragraphs
                    if holds(paragraph.when, given)
                ],
            )


def holds(condition: Condition, given: Mapping[str, str]) -> bool:
    """Whether what stands under a condition holds in these `circumstances`."""
    return all(given.get(name) in choices for name, choices in condition.items())
