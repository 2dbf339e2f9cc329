"""The numbered rules of a game as plain text, one number at a time."""

import re
from collections.abc import Iterator, Mapping
from html.parser import HTMLParser

from typing_extensions import override

from benben.engine.options import OptionValue
from benben.engine.rules import Rules
from benben.protocol.errors import BadRequest
from benben.texts.pages import Paragraph, Part, RulesPage, circumstances, in_force, rules_page

_NUMBER = re.compile(r"[A-Z]\d{1,3}(\.\d{1,3})?")
_BLANKS = re.compile(r"[ \t]+")
_LINES = re.compile(r"\n{2,}")


def rule_text(
    rules: Rules, number: str, language: str, options: Mapping[str, OptionValue] | None = None
) -> str:
    """The rule with this *number* (`R2.4`), a chapter (`R2`), or with an empty number the list of chapters.

    With a table's *options* only what holds there is told. Raises `BadRequest`, which lists what there is.
    """
    page = rules_page(rules.catalogues, language)
    if page is None:
        raise BadRequest(f"{rules.name} has no page of rules")
    if options is not None:
        page = in_force(page, circumstances(rules.options, options))
    wanted = number.strip()[:16].upper()
    if not wanted:
        return _contents(page)
    if not _NUMBER.fullmatch(wanted):
        raise BadRequest(f"{number[:16]!r} is no number of a rule; numbers are such as {_examples(page)}")
    found = list(_rule(page, wanted) if "." in wanted else _chapter(page, wanted))
    if not found:
        raise BadRequest(
            f"{rules.name} has no rule {wanted} here; its chapters are: {', '.join(_chapters(page))}"
        )
    return "\n".join(found)


def _contents(page: RulesPage) -> str:
    return "\n".join(
        [page.title, *(section.title for section in page.sections if _NUMBER.fullmatch(section.id))]
    )


def _chapters(page: RulesPage) -> list[str]:
    return [section.id for section in page.sections if _NUMBER.fullmatch(section.id)]


def _examples(page: RulesPage) -> str:
    first = next((part.rule for section in page.sections for part in section.paragraphs if part.rule), "")
    return " or ".join(filter(None, (first, *_chapters(page)[:1])))


def _rule(page: RulesPage, number: str) -> Iterator[str]:
    """A rule, and what follows it up to the next one, such as its table."""
    for section in page.sections:
        is_it = False
        for paragraph in section.paragraphs:
            is_it = paragraph.rule == number or (is_it and paragraph.rule is None)
            if is_it:
                yield _paragraph(paragraph)


def _chapter(page: RulesPage, number: str) -> Iterator[str]:
    """A chapter with what stands below its heading, and the parts of it that have headings of their own."""
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


def _condition(part: Part) -> str:
    """With which options a part holds, where it does not always."""
    return "".join(f"[{name} {' / '.join(choices)}] " for name, choices in part.when.items())


class _Text(HTMLParser):
    """The words of a paragraph; cells of tables are parted by bars, rows and items stand on lines of their own."""

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
