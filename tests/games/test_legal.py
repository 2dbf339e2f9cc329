"""The legal list is exactly what is accepted, in random positions of every game and option set."""

from hypothesis import given

from benben.engine.game import Game
from benben.engine.table import CHANCE
from tests.games.checks import check_legal_list, check_play_agrees, legal_codes
from tests.games.every import every_plain_game
from tests.games.playing import examples, played, positions_of, random_positions, seeds, tables_of, walk


@every_plain_game
@examples(0.08)
@given(seed=seeds)
def test_the_list_is_short_and_names_moves_once(game: Game, seed: int) -> None:
    *_, match = walk(game, seed)
    for position in positions_of(match, 100):
        check_legal_list(position)


@every_plain_game
@random_positions(0.12)
def test_play_accepts_exactly_the_list(game: Game, seed: int, reached: int) -> None:
    check_play_agrees(played(game, seed, reached))


@every_plain_game
def test_nothing_is_legal_while_chance_is_to_act(game: Game) -> None:
    *_, match = walk(game, 1)
    waiting = [table for table in tables_of(match) if table.actor == CHANCE]
    assert waiting
    assert not any(legal_codes(game, table) for table in waiting)


@every_plain_game
@random_positions(0.08)
def test_whoever_must_decide_has_a_move_until_the_end(game: Game, seed: int, reached: int) -> None:
    match = played(game, seed, reached)
    assert bool(match.legal_moves) == (match.turn is not None) == (not match.is_over)
