"""A few choices of an option of letters that together show every letter of every part beside every other."""

import itertools
from collections.abc import Sequence

from benben.engine.game import OptionSpec, OptionValue


def covering(spec: OptionSpec) -> tuple[OptionValue, ...]:
    """All choices of a plain option. Of one of letters those with one letter throughout, then as few more as needed.

    A fault that hangs on the letters of any two parts shows in one of them. Four parts of two letters have 16 choices,
    of which 6 do.
    """
    if not spec.letters:
        return spec.choices
    words = [str(choice) for choice in spec.choices]
    chosen = [word for word in words if len(set(word)) == 1]
    missing = pairs(words) - pairs(chosen)
    while missing:
        best = max(words, key=lambda word: len(missing & pairs([word])))
        chosen.append(best)
        missing -= pairs([best])
    return tuple(chosen)


def pairs(words: Sequence[str]) -> set[tuple[int, str, int, str]]:
    """Which two letters stand at which two places of any of the *words*."""
    return {
        (one, word[one], other, word[other])
        for word in words
        for one, other in itertools.combinations(range(len(word)), 2)
    }
