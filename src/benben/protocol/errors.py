"""Errors of outside programs; every message says what would have been right."""

from collections.abc import Mapping
from typing import Literal

from benben.engine.errors import BenbenError
from benben.texts import FALLBACK, Texts

_MOST_WORDS = 2000
"""The most characters of an error: a program that sends a huge text does not get it back."""

Failure = Literal["absent", "silent", "crashed", "garbled", "version"]
"""Why a program lost; `FAILURES` has the meanings."""

FAILURES: Mapping[Failure, str] = {
    "absent": "it could not be started",
    "silent": "no legal move came within the seconds",
    "crashed": "it ended",
    "garbled": "a line had more than 65,536 bytes, or a thousand lines brought no move",
    "version": "it said `ready` with another number",
}


class BadRequest(BenbenError, ValueError):
    """A program asked for something that does not exist, such as an unknown table, or left out a required argument."""


class ProgramFailed(BenbenError):
    """An outside program loses its game: the *kind* of failure, and the details in English."""

    def __init__(self, kind: Failure, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind: Failure = kind
        self.detail = detail

    def with_more(self, detail: str) -> "ProgramFailed":
        """A copy with more *detail*."""
        return ProgramFailed(self.kind, f"{self.detail}{detail}")


def words_of(texts: Texts, error: BenbenError) -> str:
    """The message of an *error* in the language of *texts* if it has a translation; long messages are cut."""
    said = error.message
    words = str(error) if isinstance(said, str) or texts.language == FALLBACK else texts.format(said)
    return words if len(words) <= _MOST_WORDS else f"{words[:_MOST_WORDS]} …"
