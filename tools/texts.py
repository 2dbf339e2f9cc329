"""Check the translations: missing, unused or malformed texts in any language (``make texts``).

``python -m tools.texts`` prints a line for each fault, and exits with 1 if there is any. A message whose meaning
changes gets a new id: translations of the old one are then unused, and those of the new one missing. Rules keep their
numbers, so their translations must have the figures of the English page. Incomplete languages (`BEGUN`) may lack
messages, which are then shown in English.
"""

import re
import sys
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import benben
from benben.texts import FALLBACK, catalogue, catalogue_files, languages
from benben.texts.page_files import rules_page

BEGUN = frozenset({"es"})
"""Languages that are not complete yet."""
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
"""CLDR's plural categories."""
WHO = "WHO"
"""The function that distinguishes the reader's own seat from others; it prints nothing."""
NUMBERS = {
    "en": r"three\b four\b five\b six\b seven\b eight\b nine\b ten\b eleven\b twelve\b",
    "de": "dr[ei] vier fünf sech sieb acht neun zehn elf zwölf",
    "hu": "(?:mind)?h[aá]r n[eé]gy öt hat h[eé]t nyolc kilenc t[ií]z(?!en[ek]) tizenegy tizenk[eé]t",
    "ru": "в?тр[иёое] в?чет[ыв] в?пят шест сем вос[еь]м девят десят одиннадцат двенадцат",
}
"""How the words for three to twelve begin. For other languages only figures in digits are compared."""
PACKAGE = Path(benben.__file__).parent
FOR_THE_PAGE = ("engine", "games", "server/http", "server/models", "server/tables", "site")
"""Folders whose messages may reach the page, which does not get the catalogue of the command line."""
FOR_TERMINALS = frozenset({"server/tables/checking.py"})
"""Files in these folders whose messages are only used on the command line."""
NAMED = re.compile(r'\bmessage\(\s*f?"([\w-]+)(["{])')
"""The pattern of a message in code; a brace follows the beginning of an id."""
COMPOUND = re.compile(r"\d+(?:s\b|-[a-z])")
"""English words with a figure, such as "2-point tile": other languages may have single words for them."""

Messages = dict[str, ast.Message]


def whole() -> list[str]:
    """The complete languages."""
    return [language for language in languages() if language not in BEGUN]


class _Parts(Visitor):
    """The references of a message, the keys of each selector, and the keys that select the reader's own seat."""

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
    """The messages of a catalogue, the names of its terms, and what cannot be parsed."""
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body
    wrong = [str(entry.content).strip().splitlines()[0] for entry in entries if isinstance(entry, ast.Junk)]
    named = [entry for entry in entries if isinstance(entry, ast.Message)]
    counts = Counter(entry.id.name for entry in named)
    wrong += [f"{name} stands there twice" for name, count in counts.items() if count > 1]
    terms = {entry.id.name for entry in entries if isinstance(entry, ast.Term)}
    return {entry.id.name: entry for entry in named}, terms, wrong


def malformed(ours: ast.Message, theirs: ast.Message, language: str) -> Iterator[str]:
    """The differences between a translation (*theirs*) and the English message (*ours*)."""
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


def figures(text: str, language: str) -> Counter[str]:
    """How often a paragraph has each number other than 1, which is a mere article in many languages."""
    plain = re.sub(r"<[^>]+>", " ", text).casefold()
    found = Counter(re.findall(r"\d+", plain))
    for number, word in enumerate(NUMBERS.get(language, "").split(), start=3):
        found[str(number)] += len(re.findall(rf"\b{word}", plain))
    del found["1"]
    return found


def missing_figures(ours: str, theirs: str, language: str) -> list[str]:
    """The figures of an English paragraph (*ours*) that its translation (*theirs*) lacks."""
    wanted = figures(COMPOUND.sub("", ours), FALLBACK if language in NUMBERS else language)
    return sorted(wanted - figures(theirs, language))


def read_page(file: Path) -> dict[str, str]:
    """The paragraphs of a page of rules: each by its number, or its position in its section."""
    page = rules_page(file.parent, file.stem)
    if page is None:
        return {}
    return {
        f"{section.id} {paragraph.rule or place}": "".join(part.html for part in paragraph.parts)
        for section in page.sections
        for place, paragraph in enumerate(section.paragraphs)
    }


def originals() -> list[Path]:
    """The English files: catalogues and pages of rules."""
    catalogues = catalogue_files(FALLBACK)
    pages = [file.with_suffix(".md") for file in catalogues]
    return [*catalogues, *(page for page in pages if page.exists())]


def translation(original: Path, language: str) -> Path:
    """The path of the same file in another language; it need not exist."""
    return original.with_name(f"{language}{original.suffix}")


def faults(original: Path, language: str, is_incomplete: bool = False) -> Iterator[str]:
    """A line for each fault of a file's translation. An incomplete one (*is_incomplete*) may lack anything."""
    file = translation(original, language)
    if not file.exists():
        if not is_incomplete:
            yield f"{file}: missing"
        return
    within = _faults_of_page if file.suffix == ".md" else _faults_of_catalogue
    yield from (f"{file}: {fault}" for fault in within(original, file, language, is_incomplete))


def _faults_of_page(original: Path, file: Path, language: str, is_incomplete: bool) -> Iterator[str]:
    english, translated = read_page(original), read_page(file)
    yield from _unmatched(english, translated, is_incomplete)
    for name, theirs in translated.items():
        for figure in missing_figures(english.get(name, ""), theirs, language):
            yield f"{name}: malformed: the figure {figure} is missing"


def _faults_of_catalogue(original: Path, file: Path, language: str, is_incomplete: bool) -> Iterator[str]:
    english = read(original)[0]
    translated, terms, junk = read(file)
    yield from _unmatched(english, translated, is_incomplete)
    yield from (f"malformed: {each}" for each in junk)
    for name, theirs in translated.items():
        if name in english:
            yield from (f"{name}: malformed: {fault}" for fault in malformed(english[name], theirs, language))
        unknown = _parts(theirs).terms - terms
        yield from (f"{name}: malformed: there is no term -{term}" for term in sorted(unknown))


def _unmatched(english: Collection[str], translated: Collection[str], is_incomplete: bool) -> Iterator[str]:
    """The ids that exist in only one of the two."""
    if not is_incomplete:
        yield from (f"{name}: missing" for name in english if name not in translated)
    yield from (
        f"{name}: unused: English has nothing of this name" for name in translated if name not in english
    )


def unsaid() -> Iterator[str]:
    """A line for each message that may reach the page but is not in the page's catalogues."""
    said = set(re.findall(r"^([a-zA-Z][\w-]*) *=", catalogue(FALLBACK), re.MULTILINE))
    for folder in FOR_THE_PAGE:
        for file in sorted((PACKAGE / folder).rglob("*.py")):
            if file.relative_to(PACKAGE).as_posix() in FOR_TERMINALS:
                continue
            for name, more in NAMED.findall(file.read_text(encoding="utf-8")):
                if not (any(each.startswith(name) for each in said) if more == "{" else name in said):
                    yield f"{file}: {name}: the page does not get the words of this message"


def main() -> int:
    """Print the faults of all languages; return the exit status."""
    spoken = [language for language in languages() if language != FALLBACK]
    found = [fault for each in spoken for file in originals() for fault in faults(file, each, each in BEGUN)]
    found += unsaid()
    for fault in found:
        print(fault, file=sys.stderr)
    if not found:
        print(f"All texts are there in {', '.join([FALLBACK, *spoken])}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
