"""Pairwise covering: a few sets of options in which every two choices of different parts occur together.

They reveal any fault that depends on two choices. A part is an option, or one letter of an option that has letters:
four parts of two letters have 16 combinations, of which 6 suffice.
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
"""If options have more combinations than this, a pairwise covering is used."""


def covering(spec: OptionSpec) -> tuple[OptionValue, ...]:
    """All choices of a plain option. For one with letters: uniform ones first, then as few as needed."""
    if not spec.letters:
        return spec.choices
    alike = [(word,) for word in spec.choices if len(set(str(word))) == 1]
    return tuple(word for (word,) in _fewest([spec], [(word,) for word in spec.choices], alike))


def every_combination(specs: Sequence[OptionSpec], choices: Choices) -> list[Row]:
    """Every combination of the *choices* of options, including all letters."""
    return list(itertools.product(*(spec.choices if spec.letters else choices(spec) for spec in specs)))


def combinations(specs: Sequence[OptionSpec], choices: Choices) -> list[Row]:
    """Every combination of the *choices* of options, letters as in `covering`; if there are too many, a covering."""
    few = [covering(spec) if spec.letters else choices(spec) for spec in specs]
    if math.prod(map(len, few)) <= MOST_ROWS:
        return list(itertools.product(*few))
    every = every_combination(specs, choices)
    default = tuple(spec.default for spec in specs)
    return _fewest(specs, every, [default])


def _fewest(specs: Sequence[OptionSpec], every: Sequence[Row], chosen: Sequence[Row]) -> list[Row]:
    """The *chosen* rows and as few more as needed; each time we add the one with the most new pairs."""
    parts = {row: pairs([_parts(specs, row)]) for row in every}
    found = list(chosen)
    missing = set().union(*parts.values()) - set().union(*(parts[row] for row in found))
    while missing:
        best = max(every, key=lambda row: len(missing & parts[row]))
        found.append(best)
        missing -= parts[best]
    return found


def _parts(specs: Sequence[OptionSpec], row: Row) -> Sequence[OptionValue]:
    """The letters of options that have letters, and the values of the others."""
    parts: list[OptionValue] = []
    for spec, value in zip(specs, row, strict=True):
        parts += str(value) if spec.letters else [value]
    return parts


def pairs(words: Sequence[Sequence[OptionValue]]) -> set[tuple[int, OptionValue, int, OptionValue]]:
    """The pairs of letters (or choices) at two positions in any of *words*."""
    return {
        (one, word[one], other, word[other])
        for word in words
        for one, other in itertools.combinations(range(len(word)), 2)
    }
