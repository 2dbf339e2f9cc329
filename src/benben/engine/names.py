"""The names of people, as they type them: which are valid, and which two count as one."""

import unicodedata
from collections.abc import Iterable

from benben.engine.errors import BenbenError
from benben.engine.message import message

MOST = 32
"""The most characters of a name."""
JOINERS = frozenset("\u200c\u200d")
"""Invisible signs between letters that say how these are joined: Persian names and some emoji need them."""
_BLANKS = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that are invisible, though Unicode counts them as letters, marks or symbols."""
REFUSED = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
"""Control characters, line breaks, signs that turn the direction of writing, and characters without a meaning."""


class BadName(BenbenError, ValueError):
    """The text is no name of a person."""

    def __init__(self) -> None:
        super().__init__(message("error-bad-name", most=MOST))


def checked_name(text: str) -> str:
    """A person's name as it is kept: composed (NFC), without blanks at its ends. Raises `BadName`."""
    name = _bare(unicodedata.normalize("NFC", text))
    if len(name) > MOST or not any(map(_is_visible, name)) or not all(map(_is_possible, name)):
        raise BadName
    return name


def unused_name(wanted: str, taken: Iterable[str]) -> str:
    """Make *wanted* visibly different from the names that are *taken*."""
    names = {_alike(name) for name in taken}
    if _alike(wanted) not in names:
        return wanted
    return next(name for number in range(2, 100) if _alike(name := f"{wanted} {number}") not in names)


def _alike(name: str) -> str:
    """A key that is equal for names that look the same, apart from capital letters."""
    folded = unicodedata.normalize("NFC", unicodedata.normalize("NFC", name).casefold())
    return "".join(letter for letter in folded if letter not in JOINERS and letter not in _BLANKS).strip()


def _bare(name: str) -> str:
    before = ""
    while name != before:
        before, name = name, name.strip().strip("".join(JOINERS))
    return name


def _is_possible(letter: str) -> bool:
    return letter in JOINERS or unicodedata.category(letter) not in REFUSED


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter)[0] not in "CMZ" and letter not in _BLANKS
