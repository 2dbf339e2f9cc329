"""The form of an aim."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

Rates: TypeAlias = Mapping[tuple[str, str], float]
"""By group and row."""


@dataclass(frozen=True)
class Aim:
    """An aim in words, the ratio reached (1: exactly, 2: twice as good), and the figures behind it."""

    words: str
    reached: float
    figures: str
