"""Whose last decision can be taken back, and why not."""

import random

import pytest

from benben import Match, load
from benben.engine.registry import names
from benben.engine.table import CHANCE
from benben.engine.undo import WhyNoUndo, find_undo

EVERYBODY = frozenset({0, 1, 2})


def after(*moves: str) -> Match:
    """A match of three at Ra after these moves. The first seat to move is the first seat here."""
    match = load("ra", players=3).new_match(seed=1)
    for move in moves:
        match.play(move)
    return match


def seats_of(match: Match) -> list[int]:
    """Who decided, in order."""
    return [ply.actor for ply in match.plies if ply.actor != CHANCE]


def test_before_the_first_decision_there_is_nothing() -> None:
    assert find_undo(after(), EVERYBODY, set()) == "nothing_to_undo"


def test_ones_own_last_decision() -> None:
    match = after("invoke", "pass")
    first, second = seats_of(match)
    last = len(match.plies) - 1
    assert find_undo(match, {second}, set()) == last
    assert find_undo(match, {first, second}, set()) == last
    assert find_undo(match, EVERYBODY - {first, second}, set()) == "nothing_to_undo"


def test_somebody_else_has_decided_since_unless_it_was_a_bot() -> None:
    match = after("invoke", "pass")
    first, second = seats_of(match)
    assert find_undo(match, {first}, set()) == "others_decided"
    assert find_undo(match, {first}, {second}) == len(match.plies) - 2


def test_chance_has_revealed_something_since() -> None:
    match = after("draw")
    assert find_undo(match, set(seats_of(match)), EVERYBODY) == "revealed"


@pytest.mark.parametrize(("bots", "why"), [(set(), "others_decided"), ({1, 2, 0}, "revealed")])
def test_what_came_last_is_the_reason(bots: set[int], why: WhyNoUndo) -> None:
    match = after("draw", "invoke")
    first, _ = seats_of(match)
    assert find_undo(match, {first}, bots - {first}) == why


def test_a_game_that_is_over_stands() -> None:
    match = after()
    while not match.is_over:
        match.play(match.legal_moves.codes[0])
    assert find_undo(match, EVERYBODY, set()) == "over"


@pytest.mark.parametrize("game", names())
def test_final_moves_are_those_that_cannot_be_taken_back(game: str) -> None:
    match, chance = load(game).new_match(seed=4), random.Random(4)
    kinds = set()
    while not match.is_over:
        before, moves, final = match.key, match.legal_moves.codes, match.final_moves
        assert match.key == before, "looking ahead has changed the match"
        for code in chance.sample(list(moves), min(4, len(moves))):
            trial, actor = match.copy(), match.turn
            assert actor is not None
            trial.play(code)
            assert (code in final) == (not isinstance(find_undo(trial, {actor}, set()), int)), str(code)
            kinds.add(code in final)
        match.play(chance.choice(list(moves)))
    assert kinds == {True, False}
