"""What can go wrong with outside programs; every text says what would have been right."""

from typing import Literal

from benben.engine.errors import BenbenError
from benben.texts import FALLBACK, Texts

_MOST_WORDS = 2000
"""Characters of an error that are told: who sends a huge text does not get it back."""

Failure = Literal["absent", "silent", "crashed", "garbled", "version"]
"""Why a program has lost without playing on: it could not be started, took too long, ended, wrote what is no line of
the protocol, or speaks another version of it."""


class BadRequest(BenbenError, ValueError):
    """A program asked for what there is not, such as an unknown table, or left out what is needed."""


class ProgramFailed(BenbenError):
    """An outside program loses its game: by which *kind* of failure, and the details in English."""

    def __init__(self, kind: Failure, detail: str) -> None:
        super().__init__(f"{kind}: {detail}")
        self.kind: Failure = kind
        self.detail = detail

    def with_more(self, detail: str) -> "ProgramFailed":
        """The same with more *detail*."""
        return ProgramFailed(self.kind, f"{self.detail}{detail}")


def words_of(texts: Texts, error: BenbenError) -> str:
    """What an *error* says in the language of *texts* as far as it has words there, cut where it is endless."""
    said = error.message
    words = str(error) if isinstance(said, str) or texts.language == FALLBACK else texts.format(said)
    return words if len(words) <= _MOST_WORDS else f"{words[:_MOST_WORDS]} …"
