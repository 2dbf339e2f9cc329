"""A few choices of options that together show every choice of every part beside every other.

A fault that hangs on any two choices shows in one of them. A part is an option, or a letter of an option of letters:
four parts of two letters have 16 choices, of which 6 do.
"""

import itertools
import math
from collections.abc import Callable, Sequence
from typing import TypeAlias

from benben.engine.options import OptionSpec, OptionValue

Row: TypeAlias = tuple[OptionValue, ...]
"""A choice for each option."""
Choices: TypeAlias = Callable[[OptionSpec], Sequence[OptionValue]]
MOST_ROWS = 30
"""If options have more combinations than this, some are chosen that show every two choices together."""


def covering(spec: OptionSpec) -> tuple[OptionValue, ...]:
    """All choices of a plain option. Of one of letters those with one letter throughout, then as few more as needed."""
    if not spec.letters:
        return spec.choices
    alike = [(word,) for word in spec.choices if len(set(str(word))) == 1]
    return tuple(word for (word,) in _fewest([spec], [(word,) for word in spec.choices], alike))


def every_combination(specs: Sequence[OptionSpec], choices: Choices) -> list[Row]:
    """Every combination of the *choices* of options, and of the letters of options of letters."""
    return list(itertools.product(*(spec.choices if spec.letters else choices(spec) for spec in specs)))


def combinations(specs: Sequence[OptionSpec], choices: Choices) -> list[Row]:
    """Every combination of the *choices* of options, letters as by `covering`; of very many only as few as needed."""
    few = [covering(spec) if spec.letters else choices(spec) for spec in specs]
    if math.prod(map(len, few)) <= MOST_ROWS:
        return list(itertools.product(*few))
    every = every_combination(specs, choices)
    default = tuple(spec.default for spec in specs)
    return _fewest(specs, every, [default])


def _fewest(specs: Sequence[OptionSpec], every: Sequence[Row], chosen: Sequence[Row]) -> list[Row]:
    """The *chosen* ones and as few more, each time the one that adds most."""
    parts = {row: pairs([_parts(specs, row)]) for row in every}
    found = list(chosen)
    missing = set().union(*parts.values()) - set().union(*(parts[row] for row in found))
    while missing:
        best = max(every, key=lambda row: len(missing & parts[row]))
        found.append(best)
        missing -= parts[best]
    return found


def _parts(specs: Sequence[OptionSpec], row: Row) -> Sequence[OptionValue]:
    """The letters of options of letters, and the values of the others."""
    parts: list[OptionValue] = []
    for spec, value in zip(specs, row, strict=True):
        parts += str(value) if spec.letters else [value]
    return parts


def pairs(words: Sequence[Sequence[OptionValue]]) -> set[tuple[int, OptionValue, int, OptionValue]]:
    """Which two letters (or choices) stand at which two places of any of the *words*."""
    return {
        (one, word[one], other, word[other])
        for word in words
        for one, other in itertools.combinations(range(len(word)), 2)
    }
