"""A pseudo-language: longer English with accents on every letter, to find texts outside the catalogues.

``python -m tools.pseudo < en.ftl`` prints the catalogue in it. A page in this language has plain letters only if a text
is hard-coded, and its layout breaks if longer words do not fit.
"""

import sys

from fluent.syntax import FluentParser, ast, serialize
from fluent.syntax.visitor import Transformer

ACCENTS = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz",
    "ÀƁÇĎÉƑĜĤÍĴĶĹṀŃÓṔɊŔŠŤÚṼŴẊÝŽàƀçďéƒĝĥíĵķĺṁńóṕɋŕšťúṽŵẋýž",
)
VOWELS = "aeiou"
SHORT = 4
"""Words with fewer letters keep their length."""


class _Accents(Transformer):
    """Converts every text of a pattern."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (fluent's naming)
        node.value = "".join(_longer(word) for word in _words(node.value)).translate(ACCENTS)
        return node


def _words(text: str) -> list[str]:
    """Split a text into words and separators."""
    parts, word = [], ""
    for letter in text:
        if letter.isalpha() == (word[-1:].isalpha() if word else letter.isalpha()):
            word += letter
        else:
            parts.append(word)
            word = letter
    return [*parts, word]


def _longer(word: str) -> str:
    """Double its first vowel: words in other languages are about a third longer than in English."""
    place = next((i for i, letter in enumerate(word) if letter.casefold() in VOWELS), None)
    return (
        word
        if place is None or len(word) < SHORT
        else word[: place + 1] + word[place].lower() + word[place + 1 :]
    )


def pseudo(catalogue: str) -> str:
    """A catalogue in the pseudo-language."""
    resource = FluentParser().parse(catalogue)
    return serialize(_Accents().visit(resource))


if __name__ == "__main__":
    sys.stdout.write(pseudo(sys.stdin.read()))
