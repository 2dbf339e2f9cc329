"""Taking the pages of rules apart: from Markdown, with the conditions of the English page."""

import html
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

from benben.texts import FALLBACK
from benben.texts.pages import Condition, Paragraph, RulePart, RulesPage, Section

_COMMENT = re.compile(r"\s*<!--\s*(?P<condition>[\w=|. ]+?)\s*-->")
_RULE = re.compile(r"^\*\*(?P<rule>[A-Z]\d+\.\d+)\*\*\s*")
_NUMBER = re.compile(r"^[A-Z]\d+\b")
_REFERENCE = re.compile(r"\b[A-Z]\d+(?:\.\d+)?\b")
_EDITION = re.compile(r"\*\*(?P<edition>\d{4})\*\*:\s*")
_MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def read_page(folder: Path, language: str) -> RulesPage:
    """The page of a language in a game's *folder* of texts."""
    heads = _heads((folder / f"{FALLBACK}.md").read_text(encoding="utf-8"))
    known = frozenset(name for head in heads for name in (head.id, *head.rules))
    text = _COMMENT.sub("", (folder / f"{language}.md").read_text(encoding="utf-8"))
    parts = list(_headed(_MARKDOWN.parse(text)))
    sections = [
        Section(
            id=head.id,
            title=heading[1].content,
            level=int(heading[0].tag[1:]),
            paragraphs=list(_Blocks(known, head.rules).paragraphs(body)),
            when=head.when,
        )
        for head, (heading, body) in zip(heads, parts, strict=True)
    ]
    return RulesPage(title=sections[0].title, sections=sections, language=language)


@dataclass(frozen=True)
class _Head:
    """A heading of the English page, and the conditions of the rules below it by number."""

    id: str
    when: Condition
    rules: dict[str, Condition]


def _heads(english: str) -> list[_Head]:
    """A heading has its place in the order, a rule its number: both are the same in all languages."""
    found = list[_Head]()
    chapter = ""
    for line in english.splitlines():
        comment = _COMMENT.search(line)
        condition = _condition(comment["condition"]) if comment else {}
        if line.startswith("#"):
            words = _COMMENT.sub("", line).lstrip("# ")
            number = _NUMBER.match(words)
            chapter = number[0] if number else chapter
            slug = re.sub(r"\W+", "-", words.casefold()).strip("-")
            taken = any(head.id == slug for head in found)  # more than one chapter has a “Side A”
            name = f"{chapter}-{slug}" if taken else slug
            found.append(_Head(chapter if number else name, condition, {}))
        elif rule := _RULE.match(line.removeprefix("- ")):
            found[-1].rules[rule["rule"]] = condition
    return found


def _condition(text: str) -> Condition:
    """`edition=1999 players=2|3` as choices by name."""
    return {name: choices.split("|") for name, choices in (part.split("=") for part in text.split())}


def _headed(tokens: Sequence[Token]) -> Iterator[tuple[Sequence[Token], Sequence[Token]]]:
    """Each heading, its three tokens, with those that follow it."""
    starts = [i for i, token in enumerate(tokens) if token.type == "heading_open"]
    for start, end in zip(starts, [*starts[1:], len(tokens)], strict=True):
        yield tokens[start : start + 3], tokens[start + 3 : end]


def _blocks(tokens: Sequence[Token]) -> Iterator[Sequence[Token]]:
    """The blocks side by side, each from its first token to its last."""
    start = depth = 0
    for place, token in enumerate(tokens):
        depth += token.nesting
        if depth == 0:
            yield tokens[start : place + 1]
            start = place + 1


@dataclass(frozen=True)
class _Blocks:
    """Makes paragraphs of Markdown's blocks: numbers that are *known* become links, *rules* have their conditions."""

    known: frozenset[str]
    rules: Mapping[str, Condition]

    def paragraphs(self, body: Sequence[Token]) -> Iterator[Paragraph]:
        """Every block, and every item of a list. A block after a rule, such as its table, has the rule's condition."""
        when: Condition = {}
        for block in _blocks(body):
            if block[0].type == "bullet_list_open":
                items = [self._item(item[1:-1]) for item in _blocks(block[1:-1])]
                when = items[-1].when
                yield from items
            else:
                yield Paragraph(rule=None, parts=[RulePart(html=self._html(block), when={})], when=when)

    def _item(self, item: Sequence[Token]) -> Paragraph:
        text = next(token.content for token in item if token.type == "inline")
        found = _RULE.match(text)
        parts = list(self._editions(text[found.end() :] if found else text))
        rest = [token for block in list(_blocks(item))[1:] for token in block]
        if rest:
            parts.append(RulePart(html=self._html(rest), when={}))
        rule = found["rule"] if found else None
        return Paragraph(rule=rule, parts=parts, when=self.rules.get(rule, {}) if rule else {})

    def _editions(self, text: str) -> Iterator[RulePart]:
        """The common part, then a part for each edition."""
        common, *marked = _EDITION.split(text)
        if common.strip():
            yield RulePart(html=self._inline(common), when={})
        for edition, words in zip(marked[::2], marked[1::2], strict=True):
            yield RulePart(html=self._inline(words[0].upper() + words[1:]), when={"edition": [edition]})

    def _inline(self, text: str) -> str:
        return self._html(_MARKDOWN.parseInline(text.strip()))

    def _html(self, tokens: Sequence[Token]) -> str:
        for token in tokens:
            for child in token.children or []:
                if child.type == "text":
                    child.type, child.content = "html_inline", self._linked(child.content)
                elif child.type.startswith("link_") and not str(child.attrGet("href") or "#").startswith("#"):
                    child.hidden = True
        return str(_MARKDOWN.renderer.render(list(tokens), _MARKDOWN.options, {}))

    def _linked(self, text: str) -> str:
        """Turn the numbers of rules into links."""
        return _REFERENCE.sub(
            lambda found: f'<a href="#{found[0]}">{found[0]}</a>' if found[0] in self.known else found[0],
            html.escape(text, quote=False),
        )
