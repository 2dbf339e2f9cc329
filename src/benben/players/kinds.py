"""The parts of a player's spec: its kind, and values for its parameters."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from benben.engine.errors import BadSpec
from benben.engine.message import message
from benben.players.player import Player

_FIGURES = ".12g"
"""How a bound is written: a hundred million in digits, not as a power of ten."""


class Readable(Protocol):
    """A parameter, which can read its value from text."""

    @property
    def example(self) -> str:
        """A possible value."""

    def read(self, name: str, text: str) -> Any:
        """The value of a text. Raises `BadSpec` that says which values are possible."""


@dataclass(frozen=True)
class Parameter:
    """A numeric parameter: its range, and whether it is an integer."""

    least: float
    most: float
    is_whole: bool = False

    @property
    def example(self) -> str:
        """A possible value."""
        return f"{self.least:g}"

    def read(self, name: str, text: str) -> float:
        """The value of a text. Raises `BadSpec` with the range."""
        refusal = message(
            "engine-bad_whole" if self.is_whole else "engine-bad_number",
            name=name,
            value=repr(text),
            least=f"{self.least:{_FIGURES}}",
            most=f"{self.most:{_FIGURES}}",
        )
        try:
            value = int(text) if self.is_whole else float(text)
        except ValueError:
            raise BadSpec(refusal) from None
        if not self.least <= value <= self.most:
            raise BadSpec(refusal)
        return value


@dataclass(frozen=True)
class ChoiceParameter:
    """A parameter with a few possible words."""

    words: tuple[str, ...]

    @property
    def example(self) -> str:
        """A possible value."""
        return self.words[0]

    def read(self, name: str, text: str) -> str:
        """The word. Raises `BadSpec` with those that exist."""
        if text not in self.words:
            raise BadSpec(
                message("engine-bad_word", name=name, value=repr(text), words=", ".join(self.words))
            )
        return text


@dataclass(frozen=True)
class PlayerKind:
    """A kind of player: how to make one, and its parameters."""

    build: Callable[..., Player]
    parameters: Mapping[str, Readable]

    def read(self, name: str, text: str) -> dict[str, Any]:
        """The parameters of a spec `NAME:parameter=value,parameter=value`. Raises `BadSpec`."""
        found: dict[str, Any] = {}
        for part in filter(None, (part.strip() for part in text.split(","))):
            key, equals, value = (piece.strip() for piece in part.partition("="))
            if not self.parameters:
                raise BadSpec(message("engine-no_parameters", player=name))
            if key not in self.parameters:
                raise BadSpec(
                    message("engine-no_parameter", player=name, name=key, known=", ".join(self.parameters))
                )
            if not equals:
                example = f"{name}:{key}={self.parameters[key].example}"
                raise BadSpec(message("engine-no_value", parameter=f"{name}:{key}", example=example))
            if key in found:
                raise BadSpec(message("engine-twice", parameter=f"{name}:{key}"))
            found[key] = self.parameters[key].read(key, value)
        return found
