"""A pseudo-language: English with accents on every letter, and longer, to find texts that no catalogue has.

``python -m tools.pseudo < en.ftl``: the catalogue in the pseudo-language. A page that speaks it shows plain letters
only where a text was written into the page; and where longer words do not fit, it breaks.
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
"""Words of fewer letters stay as long as they are."""


class _Accents(Transformer):
    """Writes every text of a pattern in the pseudo-language."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 (fluent's naming)
        node.value = "".join(_longer(word) for word in _words(node.value)).translate(ACCENTS)
        return node


def _words(text: str) -> list[str]:
    """A text in words and what stands between them."""
    parts, word = [], ""
    for letter in text:
        if letter.isalpha() == (word[-1:].isalpha() if word else letter.isalpha()):
            word += letter
        else:
            parts.append(word)
            word = letter
    return [*parts, word]


def _longer(word: str) -> str:
    """Its first vowel twice, as a third of the words of other languages are longer than those of English."""
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
