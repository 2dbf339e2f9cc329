"""What can go wrong, each with its own name; all of them say what would have been right."""

import errno
import re
from collections.abc import Iterable, Sequence

from benben.engine.message import Message, message

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
"""What goes wrong with files, as the system calls it: the catalogues have words for it."""
_RULES = re.compile(r"\(([A-Z]\d+(?:\.\d+)?(?:, [A-Z]\d+(?:\.\d+)?)*)\)")
"""How a reason names the rules behind it: `(R2.4)`, `(A6.2, A11.6)`."""


class BenbenError(Exception):
    """Any error of this package that a caller may want to catch.

    Its text is in English; `told` says the same as a message of the catalogues, where people meet it.
    """

    def __init__(self, *args: object, told: Message | None = None) -> None:
        super().__init__(*args)
        self.told = told

    @property
    def reason_told(self) -> Message | str:
        """What went wrong: as a message, or in English where there is none."""
        return self.told or str(self)


class UnknownGame(BenbenError, LookupError):
    """There is no game of this name."""

    def __init__(self, name: object, known: Iterable[str]) -> None:
        games = ", ".join(known)
        super().__init__(
            f"no game is called {name!r}; there are: {games}",
            told=message("engine-unknown_game", name=str(name), games=games),
        )

    def __str__(self) -> str:
        return str(self.args[0])


class BrokenGame(BenbenError, ImportError):
    """A game that another distribution brings cannot be used."""

    def __init__(self, name: str, module: str, reason: str) -> None:
        super().__init__(
            f"the game {name!r} cannot be loaded from {module}: {reason}",
            told=message("engine-broken_game", name=name, module=module, reason=reason),
        )


class BadOption(BenbenError, ValueError):
    """An option of a game is unknown, or its value is not one of the allowed ones."""


class BadPosition(BenbenError, ValueError):
    """A text that tells no possible position of the game; `word` is the key that is to blame.

    What a game says of its own rules is *told* as their numbers: each language has these rules with the same numbers.
    """

    def __init__(self, word: str, reason: str, told: Message | None = None) -> None:
        super().__init__(
            f"{word}: {reason}",
            told=message("engine-position", word=word, reason=told or _told_by_rules(reason)),
        )
        self.word = word
        self.reason = reason
        self._reason_told = told

    def __reduce__(self) -> tuple[type["BadPosition"], tuple[str, str, Message | None]]:
        return BadPosition, (self.word, self.reason, self._reason_told)


def _told_by_rules(reason: str) -> Message:
    """Why a game finds a position impossible: by which of its rules, if the *reason* names them."""
    found = _RULES.search(reason)
    return (
        message("engine-position-unfit")
        if found is None
        else message("engine-position-rules", rules=found[1])
    )


class MoveError(BenbenError, ValueError):
    """A move that cannot be played."""


class MalformedMove(MoveError):
    """What was given is no move of this game at all."""

    def __init__(self, text: str, hint: str, told: Message | str | None = None) -> None:
        super().__init__(
            f"“{text}” is not a move: {hint}",
            told=message("engine-malformed_move", text=text, hint=hint if told is None else told),
        )


class IllegalMove(MoveError):
    """A move of this game that is not legal now; `legal` holds the notations of those that are."""

    def __init__(self, text: str, legal: Sequence[str]) -> None:
        listed = ", ".join(legal)
        super().__init__(
            f"“{text}” is not legal now; legal: {listed}",
            told=message("engine-illegal_move", text=text, legal=listed),
        )
        self.legal = list(legal)


class MatchOver(MoveError):
    """The match has ended: no move is legal any more."""

    def __init__(self) -> None:
        super().__init__("the match is over: no more moves can be played", told=message("engine-match_over"))


class NothingToUndo(BenbenError, ValueError):
    """No decision has been made yet."""

    def __init__(self) -> None:
        super().__init__("there is no decision to take back")


class RecordError(BenbenError, ValueError):
    """A record that cannot be trusted or read; `ply` is the first bad one (0-based), if there is one."""

    def __init__(self, reason: str, ply: int | None = None, told: Message | None = None) -> None:
        placed = message("engine-record-ply", ply=str(ply), reason=reason if told is None else told)
        super().__init__(
            reason if ply is None else f"ply {ply}: {reason}", told=told if ply is None else placed
        )
        self.reason = reason
        self.ply = ply


class BadSpec(BenbenError, ValueError):
    """A player's text spec names an unknown player or parameter, or a value out of range."""


def in_words(error: BaseException) -> str:
    """What somebody else's code has raised: its kind too, because a `KeyError` alone says no more than a word."""
    return f"{type(error).__name__}: {error}"


def trouble(error: OSError) -> Message:
    """What the system says of a file, as a message."""
    kind = errno.errorcode.get(error.errno or 0, "")
    if kind in _TROUBLES:
        return message(f"engine-file-{kind}")
    return message("engine-file-other", said=kind or str(error))
