"""What can go wrong, each with its own name; all of them say what would have been right."""

from collections.abc import Iterable, Sequence


class BenbenError(Exception):
    """Any error of this package that a caller may want to catch."""


class UnknownGame(BenbenError, LookupError):
    """There is no game of this name."""

    def __init__(self, name: object, known: Iterable[str]) -> None:
        super().__init__(f"no game is called {name!r}; there are: {', '.join(known)}")

    def __str__(self) -> str:
        return str(self.args[0])


class BrokenGame(BenbenError, ImportError):
    """A game that another distribution brings cannot be used."""

    def __init__(self, name: str, module: str, reason: str) -> None:
        super().__init__(f"the game {name!r} cannot be loaded from {module}: {reason}")


class BadOption(BenbenError, ValueError):
    """An option of a game is unknown, or its value is not one of the allowed ones."""


class BadPosition(BenbenError, ValueError):
    """A text that tells no possible position of the game; `word` is the key that is to blame."""

    def __init__(self, word: str, reason: str) -> None:
        super().__init__(f"{word}: {reason}")
        self.word = word
        self.reason = reason

    def __reduce__(self) -> tuple[type["BadPosition"], tuple[str, str]]:
        return BadPosition, (self.word, self.reason)


class MoveError(BenbenError, ValueError):
    """A move that cannot be played."""


class MalformedMove(MoveError):
    """What was given is no move of this game at all."""

    def __init__(self, text: str, hint: str) -> None:
        super().__init__(f"“{text}” is not a move: {hint}")


class IllegalMove(MoveError):
    """A move of this game that is not legal now; `legal` holds the notations of those that are."""

    def __init__(self, text: str, legal: Sequence[str]) -> None:
        super().__init__(f"“{text}” is not legal now; legal: {', '.join(legal)}")
        self.legal = list(legal)


class MatchOver(MoveError):
    """The match has ended: no move is legal any more."""

    def __init__(self) -> None:
        super().__init__("the match is over: no more moves can be played")


class NothingToUndo(BenbenError, ValueError):
    """No decision has been made yet."""

    def __init__(self) -> None:
        super().__init__("there is no decision to take back")


class RecordError(BenbenError, ValueError):
    """A record that cannot be trusted or read; `ply` is the first bad one (0-based), if there is one."""

    def __init__(self, reason: str, ply: int | None = None) -> None:
        super().__init__(reason if ply is None else f"ply {ply}: {reason}")
        self.reason = reason
        self.ply = ply


class BadSpec(BenbenError, ValueError):
    """A player's text spec names an unknown player or parameter, or a value out of range."""
