"""How the price markers fall: every deal without three equal ones on a space is as likely as every other (A2.5)."""

import itertools
import math
import random
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

import benben
from benben.engine.game import Match
from tests.rules.ankhor.documents import UNLIKE

GOODS = ("fish", "ivory", "charcoal", "herbs", "cloth")
MARKETS = ([2, 3, 2, 3, 2, 3], [3, 3, 3, 2, 2, 2])
"""The spaces of the boards that we suppose, and of others."""
BOARDS: Sequence[dict[str, Any]] = ({}, {"boards": UNLIKE})


def start(board: int, seed: int = 1) -> Match:
    match = benben.load("ankhor", **BOARDS[board]).new_match(seed=seed)
    match.rewind(0)
    return match


def odds(match: Match) -> dict[str, int]:
    """Goods with their weights."""
    outcomes = match.game.rules.outcomes(match.table)
    named = ((str(outcomes.value(code)), weight) for code, weight in enumerate(match.weights()))
    return {text.removeprefix("marker "): weight for text, weight in named if weight}


def deal(match: Match, rng: random.Random, markers: int) -> tuple[list[str], Fraction]:
    """Deal so many by their odds; which they are, and how likely that was."""
    dealt, chance = [], Fraction(1)
    for _ in range(markers):
        weights = odds(match)
        (good,) = rng.choices(list(weights), list(weights.values()))
        chance *= Fraction(weights[good], sum(weights.values()))
        match.push(f"marker {good}")
        dealt.append(good)
    return dealt, chance


def is_allowed(deal: Sequence[str], holes: Sequence[int]) -> bool:
    """Whether no space has three equal ones."""
    ends = list(itertools.accumulate(holes))
    spaces = [deal[end - size : end] for end, size in zip(ends, holes, strict=True)]
    return all(len(set(space)) > 1 for space in spaces if len(space) > 2)


def all_deals() -> int:
    """All ways, less those with three equal ones on one of three spaces, more those with two such spaces, and so on."""
    return sum(
        (-1) ** triples
        * math.comb(3, triples)
        * math.perm(5, triples)
        * (math.factorial(15 - 3 * triples) // math.factorial(3) ** (5 - triples))
        for triples in range(4)
    )


@pytest.mark.rule("A2.5")
@pytest.mark.parametrize("board", [0, 1])
def test_every_deal_is_as_likely_as_every_other(board: int) -> None:
    assert all_deals() == 162_723_600
    assert set(odds(start(board)).values()) == {162_723_600 // 5}
    for seed in range(20):
        match = start(board)
        dealt, chance = deal(match, random.Random(seed), 15)
        assert chance == Fraction(1, 162_723_600)
        assert Counter(dealt) == dict.fromkeys(GOODS, 3)
        assert is_allowed(dealt, MARKETS[board])


@pytest.mark.rule("A2.5")
@pytest.mark.parametrize("board", [0, 1])
def test_odds_are_the_numbers_of_ways_in_which_the_deal_can_end(board: int) -> None:
    """Counted by laying the last markers in every order."""
    impossible = 0
    for seed in range(60):
        match, rng = start(board), random.Random(seed)
        dealt, _ = deal(match, rng, 8 + seed % 7)
        left = Counter(dict.fromkeys(GOODS, 3)) - Counter(dealt)
        ends = set(itertools.permutations(left.elements()))
        ways = Counter(end[0] for end in ends if is_allowed([*dealt, *end], MARKETS[board]))
        assert odds(match) == ways
        impossible += len(ways) < len(left)
    assert impossible or board == 1, "on the last space for three a good that is left may be one too many"
