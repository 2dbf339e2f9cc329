"""What an aim is."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeAlias

Rates: TypeAlias = Mapping[tuple[str, str], float]
"""By group and row."""


@dataclass(frozen=True)
class Aim:
    """An aim in words, how far we came (1: just reached, 2: twice as good), and the figures behind it."""

    words: str
    reached: float
    figures: str
