"""The pages of rules, which the site has as files: how they are written there, and read again."""

from collections.abc import Mapping
from typing import Any

from benben.texts.pages import Paragraph, Part, RulesPage, Section


def page_of(found: Mapping[str, Any]) -> RulesPage:
    """The page that its JSON tells."""
    sections = [_section(section) for section in found["sections"]]
    return RulesPage(title=found["title"], sections=sections, language=found["language"])


def _section(found: Mapping[str, Any]) -> Section:
    return Section(**{**found, "paragraphs": [_paragraph(each) for each in found["paragraphs"]]})


def _paragraph(found: Mapping[str, Any]) -> Paragraph:
    return Paragraph(**{**found, "parts": [Part(**part) for part in found["parts"]]})
