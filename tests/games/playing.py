"""Random play for the general tests: hypothesis chooses the seed and how far to play."""

import itertools
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from hypothesis import given, settings
from hypothesis import strategies as st

from benben.engine.game import Game, Match

Item = TypeVar("Item")
STYLES: tuple[Callable[[random.Random, tuple[int, ...]], int], ...] = (
    lambda rng, moves: rng.choice(moves),
    lambda rng, moves: moves[0] if rng.random() < 0.8 else rng.choice(moves),
    lambda rng, moves: moves[-1] if rng.random() < 0.5 else rng.choice(moves),
    lambda rng, moves: moves[0] if rng.random() < 0.97 else rng.choice(moves),
)
"""Ways to choose: evenly, or with a liking for the first or the last of the list, so that odd corners are met."""


def walk(game: Game, seed: int) -> Iterator[Match]:
    """A random match, yielded before every decision and once more when it is over. It is the same object each time."""
    rng = random.Random(seed)
    style = STYLES[seed % len(STYLES)]
    match = game.new_match(seed=seed)
    while not match.is_over:
        yield match
        match.play(style(rng, match.legal_moves.codes))
    yield match


def played(game: Game, seed: int, decisions: int) -> Match:
    """A random match after so many *decisions*, or at its end if that comes first."""
    *_, match = itertools.islice(walk(game, seed), decisions + 1)
    return match


def spread(items: Sequence[Item], most: int) -> list[Item]:
    """At most so many of these, evenly spaced, the first and the last among them."""
    if len(items) <= most:
        return list(items)
    return [items[round(index * (len(items) - 1) / (most - 1))] for index in range(most)]


def tables_of(match: Match) -> list[Any]:
    """The table before every ply, chance's too, and as it is now."""
    return [match._position(ply)[0] for ply in range(match.ply + 1)]


seeds = st.integers(0, 2**20)
decisions = st.integers(0, 120) | st.integers(0, 400)


def examples(share: float) -> settings:
    """As many examples as the profile asks for, times *share*, but at least two."""
    return settings(max_examples=max(2, round(settings().max_examples * share)))


def random_positions(share: float) -> Callable[[Any], Any]:
    """Run a test with random `seed` and `reached` (decisions), its share of the profile's examples."""

    def decorate(test: Any) -> Any:
        return examples(share)(given(seed=seeds, reached=decisions)(test))

    return decorate
