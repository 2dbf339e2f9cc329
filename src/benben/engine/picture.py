"""A table as a picture in text: a game builds it without knowing how it will be drawn."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from benben.engine.message import Message

Tone = Literal["plain", "strong", "faint", "gold", "green", "blue", "brown", "violet", "red", "cyan"]
"""How a piece of text stands out. A tone only helps the eye: the text alone must say everything."""


@dataclass(frozen=True)
class Span:
    """A piece of text of one tone: literal text, a number, or a message to be translated."""

    text: str | int | Message
    tone: Tone = "plain"


Line: TypeAlias = Sequence[Span]
"""Pieces one after the other."""


@dataclass(frozen=True)
class Grid:
    """Lines in rows and columns, under `heads` if there are any."""

    rows: Sequence[Sequence[Line]]
    heads: Sequence[Line] = ()
    boxed: bool = False
    """Whether every cell is a separate place on the table, such as a space for a tile."""


Picture: TypeAlias = "Sequence[Line | Grid]"
"""A table from top to bottom."""


def joined(parts: Iterable[Line], between: Span) -> Line:
    """The parts in one line, with the same piece between each and the next."""
    line: list[Span] = []
    for part in parts:
        line += [between, *part] if line else part
    return line
