"""The legal list is exactly what is accepted, in random games of every set of options."""

from benben.engine.game import Game
from tests.games.checks import check_legal_list, check_play_agrees, legal_codes
from tests.games.every import every_plain_game
from tests.games.walks import chances_in, positions_in

ASKED = 12
"""So many positions of a walk in which every move of the game is tried."""


@every_plain_game
def test_the_list_is_short_and_names_moves_once(game: Game) -> None:
    for position in positions_in(game):
        check_legal_list(position)


@every_plain_game
def test_a_seat_that_must_decide_has_a_move_until_the_end(game: Game) -> None:
    for position in positions_in(game):
        assert bool(position.legal_moves) == (position.turn is not None) == (not position.is_over)


@every_plain_game
def test_play_accepts_exactly_the_list(game: Game) -> None:
    for position in positions_in(game, ASKED):
        check_play_agrees(position)


@every_plain_game
def test_nothing_is_legal_while_chance_is_to_act(game: Game) -> None:
    for table in chances_in(game):
        assert not legal_codes(game, table)
