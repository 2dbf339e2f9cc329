"""The numbered rules of a game as plain text, by number."""

import re
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser
from typing import NamedTuple

from typing_extensions import override

from benben.engine.options import OptionValue
from benben.engine.rules import Rules
from benben.protocol.errors import BadRequest
from benben.texts.page_files import rules_page
from benben.texts.pages import Paragraph, RulePart, RulesPage, circumstances, in_force

_NUMBER = re.compile(r"[A-Z]\d{1,3}(\.\d{1,3})?")
_MEANT = re.compile(r"(?:§|rules?\b)?\s*([a-z]?)\s*(\d{1,3}(?:\.\d{1,3})?)\.?", re.IGNORECASE)
"""The spellings of a number: `R2.4`, `r2.4.`, `rule R2.4`, `2.4`."""
_BLANKS = re.compile(r"[ \t]+")
_LINES = re.compile(r"\n{2,}")


class Mention(NamedTuple):
    """A rule that contains the searched words: its number and its text."""

    number: str
    text: str


def rule_text(
    rules: Rules, number: str, language: str, options: Mapping[str, OptionValue] | None = None
) -> str:
    """The rule with this *number* (`R2.4`), a chapter (`R2`), or with an empty number the list of chapters.

    With a table's *options*, only the rules that apply with them. Raises `BadRequest`, which lists the existing
    numbers.
    """
    page = page_of(rules, language, options)
    if page is None:
        raise BadRequest(f"{rules.name} has no page of rules")
    if not number.strip():
        return "\n".join(contents(page))
    wanted = parse_rule_number(page, number)
    if wanted is None:
        raise BadRequest(f"{number[:16]!r} is no number of a rule; numbers are such as {examples(page)}")
    found = passage(page, wanted)
    if not found:
        raise BadRequest(
            f"{rules.name} has no rule {wanted} here; its chapters are: {', '.join(_chapters(page))}"
        )
    return "\n".join(found)


def page_of(
    rules: Rules, language: str, options: Mapping[str, OptionValue] | None = None
) -> RulesPage | None:
    """The rules of a game, or with *options* those that apply with them; None if there are none."""
    page = rules_page(rules.catalogues, language)
    if page is None or options is None:
        return page
    return in_force(page, circumstances(rules.options, options))


def parse_rule_number(page: RulesPage, text: str) -> str | None:
    """Parse a *text* as the number of a rule or chapter, existing or not; None if it is not a number.

    A number without its letter belongs to this game.
    """
    found = _MEANT.fullmatch(text.strip())
    chapters = _chapters(page)
    if found is None or not (found[1] or chapters):
        return None
    return f"{found[1].upper() or chapters[0][0]}{found[2]}"


def passage(page: RulesPage, number: str) -> list[str]:
    """The paragraphs of a rule (`R2.4`) or a chapter (`R2`); empty if it does not exist."""
    return list(_rule(page, number) if "." in number else _chapter(page, number))


def mentions(page: RulesPage, words: str) -> list[Mention]:
    """The rules that contain all these *words* or their beginnings, in any case and order."""
    wanted = [re.compile(rf"\b{re.escape(word)}", re.IGNORECASE) for word in words.split()]
    listed = (
        Mention(paragraph.rule, _paragraph(paragraph))
        for section in page.sections
        for paragraph in section.paragraphs
        if paragraph.rule is not None
    )
    return [each for each in listed if wanted and all(word.search(each.text) for word in wanted)]


def contents(page: RulesPage) -> list[str]:
    """The title, and the headings of the chapters with their numbers."""
    return [page.title, *(section.title for section in page.sections if _NUMBER.fullmatch(section.id))]


def examples(page: RulesPage) -> str:
    """The numbers of a rule and of a chapter, as examples of the form."""
    first = next((part.rule for section in page.sections for part in section.paragraphs if part.rule), "")
    return ", ".join(filter(None, (first, *_chapters(page)[:1])))


def _chapters(page: RulesPage) -> list[str]:
    return [section.id for section in page.sections if _NUMBER.fullmatch(section.id)]


def _rule(page: RulesPage, number: str) -> Iterator[str]:
    """A rule, and everything up to the next one, such as its table."""
    for section in page.sections:
        is_it = False
        for paragraph in section.paragraphs:
            is_it = paragraph.rule == number or (is_it and paragraph.rule is None)
            if is_it:
                yield _paragraph(paragraph)


def _chapter(page: RulesPage, number: str) -> Iterator[str]:
    """A chapter with the text below its heading, and its sections."""
    level = 0
    for section in page.sections:
        if section.id == number:
            level = section.level
        elif section.level <= level:
            return
        if level:
            yield section.title
            yield from map(_paragraph, section.paragraphs)


def _paragraph(paragraph: Paragraph) -> str:
    words = " ".join(f"{_condition(part)}{_text(part.html)}" for part in paragraph.parts)
    return f"{paragraph.rule} {words}" if paragraph.rule else words


def _condition(part: RulePart) -> str:
    """With which options a part holds, where it does not always."""
    return "".join(f"[{name} {' / '.join(choices)}] " for name, choices in part.when.items())


class _Text(HTMLParser):
    """The text of a paragraph; table cells are separated by bars, rows and list items by line breaks."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []

    @override
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "li":
            self.words.append("- ")

    @override
    def handle_endtag(self, tag: str) -> None:
        if tag in {"td", "th"}:
            self.words.append(" | ")
        elif tag in {"tr", "p", "li"}:
            self.words.append("\n")

    @override
    def handle_data(self, data: str) -> None:
        self.words.append(data.replace("\n", " "))


def _text(html: str) -> str:
    parser = _Text()
    parser.feed(html)
    lines = (_BLANKS.sub(" ", line).strip(" |") for line in "".join(parser.words).splitlines())
    return _LINES.sub("\n", "\n".join(line for line in lines if line))
