"""The names of a game's features: the inputs of a fitted evaluation (`Rules.features`)."""

import enum
from typing import Any, Self


class Features(enum.IntEnum):
    """A game subclasses it and lists its features: `SUNS = enum.auto()`.

    A member is the index of its number in `values`, so rules write `values[Feature.SUNS]`. The catalogue explains
    each: `GAME-feature-suns`. A game without a catalogue gives the sentence in its place.
    """

    meaning: str

    def __new__(cls, meaning: str = "") -> Self:
        """The next number, with its *meaning* if no catalogue has it."""
        feature = int.__new__(cls, len(cls.__members__))
        feature._value_ = len(cls.__members__)
        feature.meaning = meaning
        return feature

    @staticmethod
    def _generate_next_value_(*_: Any) -> str:
        """The value of `enum.auto()`: no meaning."""
        return ""

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """The names for `Rules.feature_names`: a word for each feature, in order."""
        return tuple(feature.name.lower() for feature in cls)
