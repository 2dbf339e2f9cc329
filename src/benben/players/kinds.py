"""What a spec can say of a player: its kind, and values for its parameters."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from benben.engine.errors import BadSpec
from benben.engine.message import message
from benben.players.player import Player

_FIGURES = ".12g"
"""How a bound is written: a hundred million is no power of ten to people."""


class Readable(Protocol):
    """A parameter, which knows how its value is written."""

    @property
    def meaning(self) -> str:
        """What it means, for people who ask."""

    @property
    def example(self) -> str:
        """A value that is possible."""

    def read(self, name: str, text: str) -> Any:
        """The value that a text means. Raises `BadSpec` that tells what is possible."""


@dataclass(frozen=True)
class Parameter:
    """A number that a player can be given: its range, what it means, and whether it is a whole one."""

    least: float
    most: float
    meaning: str
    is_whole: bool = False

    @property
    def example(self) -> str:
        """A value that is possible."""
        return f"{self.least:g}"

    def read(self, name: str, text: str) -> float:
        """The value of a text. Raises `BadSpec` with the range."""
        noun = "whole number" if self.is_whole else "number"
        told = message(
            "engine-bad_whole" if self.is_whole else "engine-bad_number",
            name=name,
            value=repr(text),
            least=f"{self.least:{_FIGURES}}",
            most=f"{self.most:{_FIGURES}}",
        )
        wanted = f"{name} is a {noun} from {self.least:{_FIGURES}} to {self.most:{_FIGURES}} ({self.meaning})"
        try:
            value = int(text) if self.is_whole else float(text)
        except ValueError:
            raise BadSpec(f"{name}={text!r} is not possible: {wanted}", told=told) from None
        if not self.least <= value <= self.most:
            raise BadSpec(f"{name}={text!r} is out of range: {wanted}", told=told)
        return value


@dataclass(frozen=True)
class Choice:
    """A word that a player can be given: which ones there are, and what it means."""

    words: tuple[str, ...]
    meaning: str

    @property
    def example(self) -> str:
        """A value that is possible."""
        return self.words[0]

    def read(self, name: str, text: str) -> str:
        """The word. Raises `BadSpec` with those that exist."""
        if text not in self.words:
            raise BadSpec(
                f"{name}={text!r} is not possible: {name} is {' or '.join(self.words)} ({self.meaning})",
                told=message("engine-bad_word", name=name, value=repr(text), words=", ".join(self.words)),
            )
        return text


@dataclass(frozen=True)
class Kind:
    """A kind of player: how to make one, what it does, and its parameters."""

    build: Callable[..., Player]
    meaning: str
    parameters: Mapping[str, Readable]

    def describe(self) -> str:
        """What it does and what it can be given, in words."""
        parts = [f"{name} ({parameter.meaning})" for name, parameter in self.parameters.items()]
        return f"{self.meaning}; parameters: {', '.join(parts)}" if parts else self.meaning

    def read(self, name: str, text: str) -> dict[str, Any]:
        """The parameters of a spec `NAME:parameter=value,parameter=value`. Raises `BadSpec`."""
        found: dict[str, Any] = {}
        for part in filter(None, (part.strip() for part in text.split(","))):
            key, equals, value = (piece.strip() for piece in part.partition("="))
            if key not in self.parameters:
                known = ", ".join(self.parameters) or "none"
                raise BadSpec(
                    f"{name} has no parameter {key!r}; it has: {known}",
                    told=message(
                        "engine-no_parameter", player=name, name=key, known=", ".join(self.parameters) or "–"
                    ),
                )
            if not equals:
                example = f"{name}:{key}={self.parameters[key].example}"
                raise BadSpec(
                    f"{name}:{key} needs a value, as in {example}",
                    told=message("engine-no_value", parameter=f"{name}:{key}", example=example),
                )
            if key in found:
                raise BadSpec(
                    f"{name}:{key} is given twice", told=message("engine-twice", parameter=f"{name}:{key}")
                )
            found[key] = self.parameters[key].read(key, value)
        return found
