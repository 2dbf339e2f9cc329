"""The face of a match, on Pebbles: what each property says in a position that one can picture."""

from collections.abc import Container

import pytest

from benben.engine.dealer import SeededDealer
from benben.engine.game import Game, Match
from benben.engine.ply import Ply
from benben.engine.table import CHANCE
from pebbles import RULES
from pebbles.moves import Draw, Give, Lay


@pytest.fixture
def match() -> Match:
    """Seat 0 has a white pebble, seat 1 a red one; two white ones and a red one are laid or in the bag."""
    match = Game(RULES, {"bag": "small"}).new_match(seed=0)
    for decision, outcome in [("draw", "reveal White"), ("draw", "reveal Red")]:
        match.push(decision)
        match.push(outcome)
    return match


def test_what_stands_on_the_table(match: Match) -> None:
    assert match.turn == 0
    assert not match.is_over
    assert match.outcome is None
    assert match.scores == (1, -1)
    assert match.ply == 4
    assert match.plies[:2] == (Ply(0, 0, "draw"), Ply(CHANCE, 0, "reveal White"))
    assert match.last_decision() == 2
    assert match.tables.shape == (1,)


def test_legal_moves_are_a_sequence(match: Match) -> None:
    legal = match.legal_moves
    assert list(legal) == [Draw(), Lay()]
    assert (len(legal), legal[0], legal[-1], legal[:1], legal.codes) == (2, Draw(), Lay(), [Draw()], (0, 1))
    asked: Container[object] = legal
    for face in ("draw", " LAY ", 1, Lay()):
        assert face in asked
    for other in ("give 1", Give(1), 3, "nonsense", None, 1.5):
        assert other not in asked
    assert repr(legal) == "<LegalMoves: draw, lay>"


def test_play_takes_each_face_and_returns_the_typed_move(match: Match) -> None:
    for face in ("lay", "  Lay ", 1, Lay()):
        trial = match.copy()
        assert trial.play(face) == Lay()
        assert trial.turn == 1


def test_a_laid_red_pebble_costs_a_gift(match: Match) -> None:
    match.play("lay")  # seat 0: one white
    match.push("draw")
    match.push("reveal White")  # seat 1: red and white, and the bag is empty
    outcome = match.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (1, 0), "pebbles-reason-points")
    assert match.prompt()["id"] == "pebbles-prompt-over"


def test_undo_takes_the_chance_back_too(match: Match) -> None:
    key = match.at(2).key
    assert match.undo() == Draw()
    assert (match.ply, match.key, match.turn) == (2, key, 1)


def test_narrating_a_ply_in_the_past_and_the_last_one(match: Match) -> None:
    assert [each["id"] for each in match.narrate(1, 0)] == ["pebbles-event-drew_colour"]
    assert [each["id"] for each in match.narrate(1, 1)] == ["pebbles-event-drew"]
    assert [each["id"] for each in match.narrate(3)] == ["pebbles-event-drew"]
    assert [each["id"] for each in match.narrate(3, 1)] == ["pebbles-event-drew_colour"]
    assert match.narrate(0) == []


def test_known_keeps_what_is_one_s_own_and_draws_the_rest(match: Match) -> None:
    seen = {tuple(match.known(0, seed)[0].hands[1].tolist()) for seed in range(30)}
    assert seen == {(1, 0), (0, 1)}
    assert {tuple(match.known(0, seed)[0].hands[0].tolist()) for seed in range(30)} == {(1, 0)}
    assert match.known(0, 5).tobytes() == match.known(0, 5).tobytes()


def test_a_match_is_not_hashable_and_says_what_it_is(match: Match) -> None:
    with pytest.raises(TypeError):
        hash(match)
    assert "pebbles" in repr(match)
    assert "SeededDealer(seed=0)" in repr(match)
    assert match.dealer == SeededDealer(0)


def test_seats_are_named_in_the_record(match: Match) -> None:
    record = match.record([{"name": "Ana", "player": "person"}, {"player": "random"}])
    assert record["seats"] == [{"name": "Ana", "player": "person"}, {"name": "", "player": "random"}]
    with pytest.raises(ValueError, match="2 seats play, 1 were named"):
        match.record([{"name": "Ana"}])
