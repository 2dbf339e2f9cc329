"""Whole games in compiled code are those that the same players play when each is asked at each of its decisions."""

import copy
import pickle

import numpy as np
import pytest
from hypothesis import given

import benben
from benben import nd
from benben.arena.playing import play_match
from benben.engine.dice import ROLLS, below, new_dice, roll
from benben.engine.full_speed import full_speed
from benben.engine.game import Game, Match
from benben.players import make
from benben.players.person import habits_of, manner_of
from benben.players.player import GreedyPlayer, RandomPlayer, blur_of
from benben.players.quick import _MOST_PLIES, ANY
from tests.games.every import every_kind, every_plain_game
from tests.games.playing import decisions, examples, played, seeds

SPECS = ["random", "greedy", "person:blur=3,habit=4", "greedy:blur=3", "greedy"]


def both(game: Game, specs: list[str], seed: int) -> tuple[Match, Match]:
    """The match as it is played in compiled code, and as it is when each player is asked."""
    seats = specs[: game.players]
    own = [seed + seat for seat in range(game.players)]
    with full_speed():
        quick, thoughts = play_match(game, seats, own, seed, is_timed=False)
    asked, _ = play_match(game, seats, own, seed, is_timed=True)
    assert all(thought.choices == 0 for thought in thoughts)
    return quick, asked


def check_same(quick: Match, asked: Match) -> None:
    assert quick == asked
    assert quick.outcome == asked.outcome
    assert quick.decisions == asked.decisions == sum(ply.actor >= 0 for ply in asked.plies)
    assert quick.record() == asked.record()


@every_kind
@examples(0.1)
@given(seed=seeds)
def test_the_same_games_are_played(game: Game, seed: int) -> None:
    check_same(*both(game, SPECS[seed % 5 :] + SPECS, seed))


@pytest.mark.slow
@every_plain_game
@examples(0.05)
@given(seed=seeds)
def test_so_they_are_whatever_the_options(game: Game, seed: int) -> None:
    check_same(*both(game, SPECS[seed % 5 :] + SPECS, seed))


@every_kind
@examples(0.2)
@given(seed=seeds, reached=decisions)
def test_a_choice_is_what_its_blur_says(game: Game, seed: int, reached: int) -> None:
    """Told once more, without a compiler: the same rolls in the same order, any of the best alike."""
    match = played(game, seed, reached)
    codes, rules = match.legal_moves.codes, game.rules
    for blur in (0.0, 3.0) if codes else ():
        player, dice = make(f"greedy:blur={blur}", game, seed), new_dice(seed)
        preferences, moves = nd.zeros(rules.most_moves), nd.array(codes, nd.int16)
        rules.policy(match.table, moves, len(codes), preferences, nd.zeros(rules.notes))
        felt = [worth + blur * roll(dice) / ROLLS if blur else worth for worth in preferences[: len(codes)]]
        best = [code for code, worth in zip(codes, felt, strict=True) if worth == max(felt)]
        assert match.turn is not None
        assert player.choose(match.known(match.turn), match.turn) == best[below(dice, len(best))]


def test_a_game_may_be_longer_than_the_lists_of_a_block() -> None:
    quick, asked = both(benben.load("ankhor"), ["random", "random"], 1)
    assert quick.ply > _MOST_PLIES
    check_same(quick, asked)


@every_kind
def test_its_history_is_there(game: Game) -> None:
    quick, asked = both(game, SPECS, 5)
    for ply in range(0, asked.ply, 7):
        assert quick.at(ply).key == asked.at(ply).key
        assert quick.narrate(ply) == asked.narrate(ply)
    for twin in (quick.copy(), copy.deepcopy(quick), pickle.loads(pickle.dumps(quick))):  # noqa: S301  (our own bytes)
        other = asked.copy()
        check_same(twin, other)
        assert twin.undo() == other.undo()
        assert twin.play(twin.legal_moves[0]) == other.play(other.legal_moves[0])
        assert twin.plies == other.plies


def test_only_players_that_look_no_further_are_played_so() -> None:
    game = benben.load("ra")

    class Other(RandomPlayer):
        """It may choose in another way."""

    assert blur_of(make("random", game)) == ANY
    assert blur_of(make("greedy:blur=2.5", game)) == 2.5
    assert blur_of(make("person", game)) is None  # it may have habits
    assert blur_of(make("search:games=1", game)) is None
    assert blur_of(Other(game)) is None
    assert blur_of(GreedyPlayer(game)) == 0.0
    found = manner_of(make("person:blur=2,habit=3", game, 5))
    assert found is not None
    assert found.blur == 2.0
    np.testing.assert_array_equal(found.habits, habits_of(game.rules, 3.0, 5))
    assert manner_of(make("person:games=1,ahead=0.5", game)) is None
    assert manner_of(make("search:games=1", game)) is None
