"""The errors of the engine, each with its own name; all of them say what would have been right."""

import errno
import re
from collections.abc import Iterable, Sequence
from typing import Any, cast

from benben.engine.message import Message, in_english, message

_TROUBLES = {
    "EACCES",
    "EISDIR",
    "ELOOP",
    "ENAMETOOLONG",
    "ENOENT",
    "ENOSPC",
    "ENOTDIR",
    "EPERM",
    "EROFS",
}
"""Errors with files, by the names that the system uses: the catalogues have words for them."""
_RULES = re.compile(r"\(([A-Z]\d+(?:\.\d+)?(?:, [A-Z]\d+(?:\.\d+)?)*)\)")
"""How a reason names the rules behind it: `(R2.4)`, `(A6.2, A11.6)`."""


class BenbenError(Exception):
    """Any error of this package that a caller may want to catch.

    It is made of a message of the catalogues, or of plain text in English. `str` gives that message in English.
    """

    def __init__(self, said: Message | str = "", /, *more: object) -> None:
        super().__init__(said, *more)

    @property
    def message(self) -> Message | str:
        """The error as a message for people in any language, or as plain text in English."""
        said = self.args[0] if len(self.args) == 1 else None
        return cast(Message, said) if isinstance(said, dict) else super().__str__()

    @property
    def english(self) -> Message | str:
        """The error in English: a game may say more in it than in a message."""
        return self.message

    def __str__(self) -> str:
        return in_english(self.english)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({str(self)!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _made_again, (type(self), self.args, self.__dict__)


def _made_again(kind: type[BenbenError], args: tuple[object, ...], facts: dict[str, Any]) -> BenbenError:
    """The same error in another process, for any signature of its `__init__`."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(facts)
    return error


class UnknownGame(BenbenError, LookupError):
    """There is no game of this name."""

    def __init__(self, name: object, known: Iterable[str]) -> None:
        super().__init__(message("engine-unknown_game", name=str(name), games=", ".join(known)))


class BrokenGame(BenbenError, ImportError):
    """A third-party game, or one in a file, cannot be used: *text* is the message's id."""

    def __init__(
        self, name: str, module: str, reason: Message | str, text: str = "engine-broken_game"
    ) -> None:
        super().__init__(message(text, name=name, module=module, reason=reason))


class BadOption(BenbenError, ValueError):
    """An option of a game is unknown, or its value is not one of the allowed ones."""


class BadPosition(BenbenError, ValueError):
    """A text that describes no possible position of the game; `word` is the key at fault.

    A game gives the *reason* as a message, or in plain English with the numbers of its rules: each language has these
    rules with the same numbers, so people read the numbers, and English says the reason.
    """

    def __init__(self, word: str, reason: Message | str) -> None:
        self.word = word
        self._reason = reason
        said = _by_rules(reason) if isinstance(reason, str) else reason
        super().__init__(message("engine-position", word=word, reason=said))

    @property
    def reason(self) -> str:
        """The reason why the word is wrong, in English."""
        return in_english(self._reason)

    @property
    def english(self) -> Message:
        """The message with the reason that the game gives."""
        return message("engine-position", word=self.word, reason=self._reason)


def _by_rules(reason: str) -> Message:
    """Why a game finds a position impossible: the numbers of its rules, if the *reason* names them."""
    found = _RULES.search(reason)
    return (
        message("engine-position-unfit")
        if found is None
        else message("engine-position-rules", rules=found[1])
    )


class MoveError(BenbenError, ValueError):
    """A move that cannot be played."""


class MalformedMove(MoveError):
    """The value is no move of this game at all."""

    def __init__(self, text: str, hint: Message | str) -> None:
        super().__init__(message("engine-malformed_move", text=text, hint=hint))


class IllegalMove(MoveError):
    """A move of this game that is not legal now; `legal` holds the notations of those that are."""

    def __init__(self, text: str, legal: Sequence[str]) -> None:
        super().__init__(message("engine-illegal_move", text=text, legal=", ".join(legal)))
        self.legal = list(legal)


class MatchOver(MoveError):
    """The match has ended: no move is legal any more."""

    def __init__(self) -> None:
        super().__init__(message("engine-match_over"))


class NothingToUndo(BenbenError, ValueError):
    """No decision has been made yet."""

    def __init__(self) -> None:
        super().__init__("there is no decision to take back")


class RecordError(BenbenError, ValueError):
    """A record that cannot be trusted or read; `ply` is the first bad one (0-based), if there is one.

    *english* is the English reason, where it says more than the message.
    """

    def __init__(
        self, reason: Message | str, ply: int | None = None, english: Message | str | None = None
    ) -> None:
        self._reason = reason if english is None else english
        self.ply = ply
        super().__init__(self._placed(reason))

    def _placed(self, reason: Message | str) -> Message | str:
        return reason if self.ply is None else message("engine-record-ply", ply=str(self.ply), reason=reason)

    @property
    def reason(self) -> str:
        """The error in English."""
        return in_english(self._reason)

    @property
    def english(self) -> Message | str:
        """The message with the reason in English."""
        return self._placed(self._reason)


class BadSpec(BenbenError, ValueError):
    """A player's text spec names an unknown player or parameter, or a value out of range."""


def in_words(error: BaseException) -> str:
    """An error that foreign code raised, with its type: the text of a `KeyError` alone is just a word."""
    return f"{type(error).__name__}: {error}"


def trouble(error: OSError) -> Message:
    """The system's error with a file, as a message."""
    kind = errno.errorcode.get(error.errno or 0, "")
    if kind in _TROUBLES:
        return message(f"engine-file-{kind}")
    return message("engine-file-other", said=error.strerror or str(error))
