"""Each game's own words for reviews: what is in hand, and the kinds of errors, each with its text."""

import random
from itertools import groupby, product

import pytest

import benben
from benben.engine.notation import Move
from benben.engine.registry import names
from benben.review.details import details_of, held_by
from tests.rules.catalogue import parse

TABLES = 30
EVERY = 3  # plies between two tables


def some_moves(game: benben.Game) -> list[Move]:
    """The first and the last two moves of each verb."""
    by_verb = [list(group) for _, group in groupby(game.rules.moves, key=lambda move: move.verb)]
    return [move for group in by_verb for move in {*group[:2], *group[-2:]}]


@pytest.mark.parametrize("name", names())
def test_everything_that_details_may_say_has_its_text_and_nothing_else(name: str) -> None:
    game, rng = benben.load(name), random.Random(1)
    details, pairs = details_of(game.rules), list(product(some_moves(game), repeat=2))
    kinds, items = set[str](), set[str]()
    match = game.new_match(seed=3)
    for ply in range(TABLES * EVERY):
        if match.is_over:
            break
        if ply % EVERY == 0:
            kinds |= {details.kind_of_error(match.table, *pair) for pair in pairs}
            items |= {held.item for _, held in held_by(game, match.table)}
        match.play(rng.choice(list(match.legal_moves)))
    said = {f"{name}-error-{kind}" for kind in kinds - {""}} | {f"{name}-held-{item}" for item in items}
    assert said == {text for text in parse(name) if text.startswith((f"{name}-error-", f"{name}-held-"))}
