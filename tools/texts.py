"""Check the translations: what is missing, stale, unused or malformed in any language (``make texts``).

``python -m tools.texts``: a line for each fault, and exit status 1 if there is any. Beside each translation, `hu.ftl`
or `hu.md`, stands `hu.ftl.seen` with a fingerprint of each English message, or paragraph of the rules, that it was made
from: where the English has changed since, the translation is stale. ``python -m tools.texts --seen hu [ID ...]`` takes
the translations of a language, or these of them, as made from the English of today. Languages that are only begun
(`BEGUN`) may lack messages, which are then said in English.
"""

import argparse
import hashlib
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from benben.texts import FALLBACK, catalogue_files, languages
from benben.texts.pages import rules_page

BEGUN = frozenset({"es"})
"""Languages that are not whole yet."""
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
"""CLDR's plural categories."""
WHO = "WHO"
"""The function that tells the reader's own seat from others; it shows nothing."""
DIGITS = 12
"""Hexadecimal digits of a fingerprint."""

Messages = dict[str, ast.Message]


def whole() -> list[str]:
    """The languages that say everything."""
    return [language for language in languages() if language not in BEGUN]


class _Parts(Visitor):
    """What a message refers to, the keys of each of its selectors, and those by which readers are told from others."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.terms: set[str] = set()
        self.selectors: dict[str, list[set[str]]] = {}
        self.addressed: list[set[str]] = []

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 (fluent's naming)
        inner = node.expression
        if isinstance(inner, ast.VariableReference):
            self.shown.add(inner.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        shown = () if node.id.name == WHO else node.arguments.positional
        self.shown |= {each.id.name for each in shown if isinstance(each, ast.VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {_key(variant.key) for variant in node.variants}
        if isinstance(node.selector, ast.VariableReference):
            self.selectors.setdefault(node.selector.id.name, []).append(keys)
        if isinstance(node.selector, ast.FunctionReference) and node.selector.id.name == WHO:
            self.addressed.append(keys)
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.add(node.id.name)
        self.generic_visit(node)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else str(key.value)


def _parts(message: ast.Message) -> _Parts:
    found = _Parts()
    found.visit(message)
    return found


def is_plural(keys: set[str]) -> bool:
    """Whether a selector's keys are numbers and plural categories, not names of things."""
    return all(key in CATEGORIES or re.fullmatch(r"-?\d+(\.\d+)?", key) for key in keys)


def read(file: Path) -> tuple[Messages, set[str], list[str]]:
    """The messages of a catalogue, the names of its terms, and what in it cannot be read."""
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    wrong = [str(entry.content).strip().splitlines()[0] for entry in entries if isinstance(entry, ast.Junk)]
    named = [entry for entry in entries if isinstance(entry, ast.Message)]
    counts = Counter(entry.id.name for entry in named)
    wrong += [f"{name} stands there twice" for name, count in counts.items() if count > 1]
    terms = {entry.id.name for entry in entries if isinstance(entry, ast.Term)}
    return {entry.id.name: entry for entry in named}, terms, wrong


def fingerprint(message: ast.Message) -> str:
    """Of what a message says: the same however its comment, and so the order of its parts, is laid out."""
    return _digest(
        FluentSerializer().serialize_entry(ast.Message(message.id, message.value, message.attributes))
    )


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def malformed(ours: ast.Message, theirs: ast.Message, language: str) -> Iterator[str]:
    """What a translation (*theirs*) lacks or has too much of, beside the English message (*ours*)."""
    wanted, found = _parts(ours), _parts(theirs)
    for name in sorted(found.variables - wanted.variables):
        yield f"{{ ${name} }} does not exist here"
    for name in sorted(wanted.shown - found.shown):
        yield f"{{ ${name} }} is not said"
    yield from (
        f"{WHO} tells apart you, other, not {_listed(keys)}"
        for keys in found.addressed
        if keys != {"you", "other"}
    )
    plurals = {"one", "other"} if language == FALLBACK else {*Locale(language).plural_form.rules, "other"}
    for name, choices in sorted(found.selectors.items()):
        named = [keys for keys in wanted.selectors.get(name, []) if not is_plural(keys)]
        for keys in choices:
            if is_plural(keys):
                given = keys & CATEGORIES
                if given - plurals:
                    yield f"${name} has no category {', '.join(sorted(given - plurals))} in this language"
                if given != {"other"} and plurals - given and len(given) > 1:
                    yield f"${name} lacks the category {', '.join(sorted(plurals - given))}"
            elif keys not in named:
                ours_are = " or ".join(map(_listed, named)) or "nothing"
                yield f"${name} is told apart by {_listed(keys)}, in English by {ours_are}"


def _listed(keys: Iterable[str]) -> str:
    return ", ".join(sorted(keys))


class BrokenSeen(Exception):
    """A file of fingerprints that cannot be read; the message says which, and how to get a new one."""


def read_seen(file: Path) -> dict[str, str]:
    """The fingerprints of the English that a translation was made from, by id. Raises `BrokenSeen`."""
    seen = _seen_file(file)
    if not seen.exists():
        return {}
    try:
        found = json.loads(seen.read_text(encoding="utf-8"))
    except ValueError as error:
        raise BrokenSeen(f"{seen} is no JSON ({error}). {_RESTORE}") from None
    if not isinstance(found, dict) or not all(isinstance(digest, str) for digest in found.values()):
        raise BrokenSeen(f"{seen} is no list of fingerprints by id. {_RESTORE}")
    return found


_RESTORE = "Take it from git again; or delete it, look through its translation and note it with --seen."


def _seen_file(file: Path) -> Path:
    return file.with_name(f"{file.name}.seen")


def read_page(file: Path) -> dict[str, str]:
    """The paragraphs of a page of rules: each with its number, or its place in its section."""
    page = rules_page(file.parent, file.stem)
    if page is None:
        return {}
    return {
        f"{section.id} {paragraph.rule or place}": "".join(part.html for part in paragraph.parts)
        for section in page.sections
        for place, paragraph in enumerate(section.paragraphs)
    }


def digests(file: Path) -> dict[str, str]:
    """The fingerprints of everything that a file says, by id: of a catalogue's messages, of a page's paragraphs."""
    if file.suffix == ".md":
        return {name: _digest(text) for name, text in read_page(file).items()}
    return {name: fingerprint(message) for name, message in read(file)[0].items()}


def originals() -> list[Path]:
    """The files in English: catalogues and pages of rules."""
    catalogues = catalogue_files(FALLBACK)
    pages = [file.with_suffix(".md") for file in catalogues]
    return [*catalogues, *(page for page in pages if page.exists())]


def translation(original: Path, language: str) -> Path:
    """The same file in another language; it need not exist."""
    return original.with_name(f"{language}{original.suffix}")


def see(language: str, only: list[str]) -> None:
    """Take the translations of a language, or only these of them, as made from the English of today."""
    for original in originals():
        file = translation(original, language)
        if not file.exists():
            continue
        english, translated, seen = digests(original), digests(file), read_seen(file)
        new = {name: digest for name, digest in english.items() if not only or name in only}
        kept = {name: {**seen, **new}.get(name) for name in english if name in translated}
        text = json.dumps({name: digest for name, digest in kept.items() if digest}, indent=0)
        _seen_file(file).write_text(text + "\n", encoding="utf-8")


def faults(original: Path, language: str, begun: bool = False) -> Iterator[str]:
    """A line for each fault of the translation of a file. One that is only *begun* may lack what it likes."""
    file = translation(original, language)
    if not file.exists():
        if not begun:
            yield f"{file}: missing"
        return
    english, translated, seen = digests(original), digests(file), read_seen(file)
    for name, digest in english.items():
        if name not in translated:
            if not begun:
                yield f"{file}: {name}: missing"
        elif seen.get(name) != digest:
            yield f"{file}: {name}: stale: its English has changed; mend it, then: {_ACCEPT.format(language, name)}"
    yield from (
        f"{file}: {name}: unused: English has nothing of this name"
        for name in translated
        if name not in english
    )
    if file.suffix == ".ftl":
        yield from _malformed_messages(original, file, language)


_ACCEPT = "python -m tools.texts --seen {0} '{1}'"


def _malformed_messages(original: Path, file: Path, language: str) -> Iterator[str]:
    english = read(original)[0]
    translated, terms, junk = read(file)
    yield from (f"{file}: malformed: {each}" for each in junk)
    for name, theirs in translated.items():
        if name in english:
            yield from (
                f"{file}: {name}: malformed: {fault}" for fault in malformed(english[name], theirs, language)
            )
        unknown = _parts(theirs).terms - terms
        yield from (f"{file}: {name}: malformed: there is no term -{term}" for term in sorted(unknown))


def main() -> int:
    """Check, or take translations as made from today's English; return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "--seen", metavar="LANGUAGE", help="take its translations as made from the English of today"
    )
    parser.add_argument("ids", nargs="*", help="only these messages or paragraphs")
    wanted = parser.parse_args()
    try:
        if wanted.seen:
            see(wanted.seen, wanted.ids)
            return 0
        return _tell_all()
    except BrokenSeen as broken:
        print(broken, file=sys.stderr)
        return 1


def _tell_all() -> int:
    """Tell the faults of all languages; return the exit status."""
    spoken = [language for language in languages() if language != FALLBACK]
    found = [fault for each in spoken for file in originals() for fault in faults(file, each, each in BEGUN)]
    for fault in found:
        print(fault, file=sys.stderr)
    if not found:
        print(f"All texts are there in {', '.join([FALLBACK, *spoken])}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
