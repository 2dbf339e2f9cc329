"""The names and meanings of a game's features: what a fitted evaluation weighs (`Rules.features`)."""

import enum
from typing import Self


class Features(enum.IntEnum):
    """A game subclasses it and lists its features, each with its meaning in words: `SUNS = "How many suns …"`.

    A member is the place of its number in `values`, so rules write `values[Feature.SUNS]`.
    """

    meaning: str

    def __new__(cls, meaning: str) -> Self:
        """The next number, with its *meaning*."""
        feature = int.__new__(cls, len(cls.__members__))
        feature._value_ = len(cls.__members__)
        feature.meaning = meaning
        return feature

    @classmethod
    def names(cls) -> tuple[str, ...]:
        """What `Rules.feature_names` says: a word for each feature, in order."""
        return tuple(feature.name.lower() for feature in cls)

    @classmethod
    def meanings(cls) -> dict[str, str]:
        """Each feature's name with its meaning: a sentence for people who ask what is weighed."""
        return {feature.name.lower(): feature.meaning for feature in cls}
