"""Check the translations: what is missing, stale, unused or malformed in any language (``make texts``).

``python -m tools.texts``: prints a line for each fault and ends with status 1 if there is any. Beside each translation,
`hu.ftl`, stands `hu.seen` with a fingerprint of the English message that each of its messages was made from: where the
English has changed since, the translation is stale. ``python -m tools.texts --seen hu [ID ...]`` takes the translations
of a language, or these of them, as made from the English of today. Languages that are only begun (`BEGUN`) may lack
messages, which are then said in English.
"""

import argparse
import hashlib
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from benben.texts import FALLBACK, catalogue_files, languages

BEGUN: frozenset[str] = frozenset()
"""Languages that are not whole yet."""
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
"""CLDR's plural categories."""
DIGITS = 12
"""Hexadecimal digits of a fingerprint."""

Messages = dict[str, ast.Message]


class _Parts(Visitor):
    """What a message refers to, and the keys of each of its selectors."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.terms: set[str] = set()
        self.selectors: dict[str, list[set[str]]] = {}

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802 (fluent's naming)
        inner = node.expression
        if isinstance(inner, ast.VariableReference):
            self.shown.add(inner.id.name)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.shown |= {each.id.name for each in node.arguments.positional if isinstance(each, ast.VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {_key(variant.key) for variant in node.variants}
            self.selectors.setdefault(node.selector.id.name, []).append(keys)
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
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    junk = [entry.content.strip().splitlines()[0] for entry in resource.body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    twice = {entry.id.name for entry in messages if sum(other.id.name == entry.id.name for other in messages) > 1}
    terms = {entry.id.name for entry in resource.body if isinstance(entry, ast.Term)}
    return {entry.id.name: entry for entry in messages}, terms, [*junk, *(f"{name} stands there twice" for name in sorted(twice))]


def fingerprint(message: ast.Message) -> str:
    """Of what a message says: the same however its comment, and so the order of its parts, is laid out."""
    text = FluentSerializer().serialize_entry(ast.Message(message.id, message.value, message.attributes))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


def malformed(ours: ast.Message, theirs: ast.Message, language: str) -> Iterator[str]:
    """What a translation (*theirs*) lacks or has too much of, beside the English message (*ours*)."""
    wanted, found = _parts(ours), _parts(theirs)
    for name in sorted(found.variables - wanted.variables):
        yield f"{{ ${name} }} does not exist here"
    for name in sorted(wanted.shown - found.shown):
        yield f"{{ ${name} }} is not said"
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
                yield f"${name} is told apart by {', '.join(sorted(keys))}, in English by {named}"


def seen_file(catalogue: Path) -> Path:
    """Where the fingerprints of a catalogue lie."""
    return catalogue.with_suffix(".seen")


def read_seen(catalogue: Path) -> dict[str, str]:
    """The fingerprints of the English messages that a catalogue's were made from, by id."""
    file = seen_file(catalogue)
    return dict(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else {}


def see(language: str, only: list[str]) -> None:
    """Take the translations of a language, or only these of them, as made from the English of today."""
    for original in catalogue_files(FALLBACK):
        file = original.with_name(f"{language}.ftl")
        if not file.exists():
            continue
        english, translated, seen = read(original)[0], read(file)[0], read_seen(file)
        for name in translated.keys() & english.keys():
            if not only or name in only:
                seen[name] = fingerprint(english[name])
        kept = {name: seen[name] for name in english if name in seen and name in translated}
        seen_file(file).write_text(json.dumps(kept, indent=0) + "\n", encoding="utf-8")


def faults(language: str) -> Iterator[str]:
    """A line for each fault of a language's catalogues."""
    for original in catalogue_files(FALLBACK):
        file = original.with_name(f"{language}.ftl")
        english, _, _ = read(original)
        if not file.exists():
            if language not in BEGUN:
                yield f"{file}: missing"
            continue
        translated, terms, junk = read(file)
        seen = read_seen(file)
        yield from (f"{file}: malformed: {each}" for each in junk)
        for name, message in english.items():
            theirs = translated.get(name)
            if theirs is None:
                if language not in BEGUN:
                    yield f"{file}: {name}: missing"
                continue
            if seen.get(name) != fingerprint(message):
                said = serialize(ast.Resource([message])).strip()
                yield f"{file}: {name}: stale; in English it is now: {said}"
            yield from (f"{file}: {name}: malformed: {fault}" for fault in malformed(message, theirs, language))
            unknown = _parts(theirs).terms - terms
            yield from (f"{file}: {name}: malformed: there is no term -{term}" for term in sorted(unknown))
        yield from (f"{file}: {name}: unused: English has no such message" for name in translated if name not in english)


def main() -> None:
    """Check, or take translations as made from today's English."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seen", metavar="LANGUAGE", help="take its translations as made from the English of today")
    parser.add_argument("ids", nargs="*", help="only these messages")
    wanted = parser.parse_args()
    if wanted.seen:
        see(wanted.seen, wanted.ids)
        return
    found = [fault for language in languages() if language != FALLBACK for fault in faults(language)]
    print(*found, sep="\n", end="\n" if found else "")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
