"""Why something is not possible: every game has words for it, those that give no reasons of their own too."""

import pytest

from benben.engine.errors import MalformedMove
from benben.engine.game import Game
from tests.games.checks import english, viewers_of
from tests.games.every import every_game, every_kind
from tests.games.walks import positions_in

ASKED = 3
"""So many positions of a walk in which the reason of every move is asked for."""


@every_game
def test_exactly_what_is_not_legal_has_a_reason_in_words(game: Game) -> None:
    for match in positions_in(game, ASKED):
        legal = match.legal_moves.codes
        for move in game.rules.moves:
            reason = match.why_not(move)
            assert reason == match.why_not(str(move)) == match.why_not(int(move))
            assert (reason is None) == (int(move) in legal)
            assert reason is None or english().format(reason) != reason["id"]


@every_game
def test_every_element_is_possible_or_has_a_reason(game: Game) -> None:
    for match in positions_in(game, ASKED):
        possible = {target for move in match.legal_moves for target in match.targets(move)}
        for viewer in viewers_of(game):
            for target in (*possible, "", "no such thing", "☥:1:2:3"):
                reason = match.why_not_there(target, viewer)
                is_open = target in possible and viewer == match.turn
                assert (reason["id"] == "table-why-possible") == is_open
                assert english().format(reason) != reason["id"]


@every_kind
def test_asking_changes_nothing(game: Game) -> None:
    for match in positions_in(game, ASKED):
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
