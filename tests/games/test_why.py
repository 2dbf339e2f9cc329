"""Why something is not possible: every game has words for it, those that give no reasons of their own too."""

import pytest
from hypothesis import given

from benben.engine.errors import MalformedMove
from benben.engine.game import Game
from benben.texts import Texts
from tests.games.checks import viewers_of
from tests.games.every import every_game, every_kind
from tests.games.playing import examples, played, random_positions, seeds

TEXTS = Texts()


@every_game
@random_positions(0.1)
def test_exactly_what_is_not_legal_has_a_reason_in_words(game: Game, seed: int, reached: int) -> None:
    match = played(game, seed, reached)
    legal = match.legal_moves.codes
    for move in game.rules.moves:
        reason = match.why_not(move)
        assert reason == match.why_not(str(move)) == match.why_not(int(move))
        assert (reason is None) == (int(move) in legal)
        assert reason is None or TEXTS.format(reason) != reason["id"]


@every_game
@random_positions(0.1)
def test_every_element_is_possible_or_has_a_reason(game: Game, seed: int, reached: int) -> None:
    match = played(game, seed, reached)
    possible = {target for move in match.legal_moves for target in match.targets(move)}
    for viewer in viewers_of(game):
        for target in (*possible, "", "no such thing", "☥:1:2:3"):
            reason = match.why_not_there(target, viewer)
            is_open = target in possible and viewer == match.turn
            assert (reason["id"] == "table-why-possible") == is_open
            assert TEXTS.format(reason) != reason["id"]


@every_kind
@examples(0.1)
@given(seed=seeds)
def test_asking_changes_nothing(game: Game, seed: int) -> None:
    match = game.new_match(seed=seed)
    before = match.copy()
    for move in game.rules.moves:
        match.why_not(move)
    match.why_not_there("no such thing", 0)
    assert match == before


@every_kind
def test_what_is_no_move_and_no_seat_is_refused(game: Game) -> None:
    match = game.new_match(seed=1)
    with pytest.raises(MalformedMove):
        match.why_not("fly")
    with pytest.raises(ValueError, match="there is no seat"):
        match.why_not_there("bag", game.players)
