"""The options of a game: their choices, and whether a value is one of them."""

import itertools
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, SupportsIndex, TypeAlias

from benben.engine.errors import BadOption, trouble
from benben.engine.message import Message, message

OptionValue: TypeAlias = "int | str | bool"
AnyOption: TypeAlias = "OptionValue | os.PathLike[str] | SupportsIndex"
"""Values that a caller may give: also NumPy's numbers, and for a text the path of its file."""
MOST_TEXT = 16_384
"""The most characters of an option's text that are read from a file; a game may allow fewer."""


@dataclass(frozen=True)
class OptionSpec:
    """An option of a game: its allowed *choices* in order, and its default.

    Where a choice has one letter for each of several parts (a side for each board), *letters* names the parts.
    Where any well-formed text is allowed, *read* returns its canonical form or raises `BadOption` with the reason; the
    only choice listed is then the default. *rules* are the numbers of the rules that explain the choices.
    """

    name: str
    choices: tuple[OptionValue, ...]
    default: OptionValue
    letters: tuple[str, ...] = ()
    read: Callable[[str], str] | None = None
    rules: tuple[str, ...] = ()

    @classmethod
    def of_letters(
        cls, name: str, parts: tuple[str, ...], letters: str, *, rules: tuple[str, ...] = ()
    ) -> "OptionSpec":
        """An option whose choices are all words of *letters*, one for each of the *parts*; the first is default."""
        words = tuple(map("".join, itertools.product(letters, repeat=len(parts))))
        return cls(name, words, words[0], parts, rules=rules)

    @classmethod
    def of_text(
        cls, name: str, default: str, read: Callable[[str], str], *, rules: tuple[str, ...] = ()
    ) -> "OptionSpec":
        """An option whose value is a text that *read* understands, such as a document."""
        return cls(name, (default,), default, read=read, rules=rules)

    @property
    def only_opens(self) -> bool:
        """Whether it only shows hidden information, by its name, as in `open_scores`; the rules are the same."""
        return self.name.startswith("open_")

    def check(self, value: object) -> OptionValue:
        """Return *value* if it is one of the choices, else raise `BadOption` that lists them.

        For an option of text a path is as good as the text of that file. Only our own callers pass paths: requests and
        records give a text, and no file of ours is read for it.
        """
        if self.read is not None:
            return self.read(self._text_of(value))
        plain: Any = value
        if type(value).__module__ == "numpy":  # NumPy's numbers too, without importing NumPy
            plain = plain.item()
        for choice in self.choices:
            if type(choice) is type(plain) and choice == plain:
                return choice
        raise BadOption(message("engine-bad_option", name=self.name, value=repr(value), hint=self._hint))

    def _text_of(self, value: object) -> str:
        if isinstance(value, str):
            return value
        if not isinstance(value, os.PathLike):
            raise BadOption(
                message(
                    "engine-bad_option",
                    name=self.name,
                    value=repr(value),
                    hint=message("engine-bad_option-text"),
                )
            )
        try:
            with Path(value).open(encoding="utf-8-sig") as file:  # some editors mark their files as UTF-8
                return file.read(MOST_TEXT + 1)
        except OSError as error:
            raise BadOption(
                message("engine-bad_option-file", name=self.name, file=str(value), reason=trouble(error))
            ) from None
        except UnicodeDecodeError:
            raise BadOption(message("engine-bad_option-no_text", name=self.name, file=str(value))) from None

    @property
    def _hint(self) -> Message:
        """A message that says what would be right."""
        if not self.letters:
            return message("engine-bad_option-choices", choices=", ".join(map(repr, self.choices)))
        letters = ", ".join(sorted({letter for choice in self.choices for letter in str(choice)}))
        return message(
            "engine-bad_option-letters",
            letters=letters,
            parts=", ".join(self.letters),
            example=repr(self.choices[-1]),
        )


def unknown_option(game: str, name: str, known: Iterable[str]) -> BadOption:
    """The refusal of an option that a game does not have; it lists the game's options."""
    listed = ", ".join(known)
    return BadOption(message("engine-no_option", game=game, name=name, known=listed))
