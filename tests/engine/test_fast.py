"""The fast doors: random playouts, batches, the stepper. They play the same game as a match."""

import random

import numpy as np
import pytest

import benben
from benben.engine.game import Game
from benben.engine.playouts import playouts
from benben.engine.stepper import Stepper
from benben.engine.table import OVER

pytestmark = pytest.mark.slow  # compiled by Numba

RA, DUEL = benben.load("ra", players=3), benben.load("imhotep_duel")
every_game = pytest.mark.parametrize("game", [RA, DUEL], ids=lambda game: game.name)


@every_game
def test_playouts_are_reproducible_and_share_out_every_victory(game: Game) -> None:
    first = playouts(game, 300, seed=4)
    assert first == playouts(game, 300, seed=4)
    assert first != playouts(game, 300, seed=5)
    assert sum(first.won) == pytest.approx(300)
    fair = 300 / game.players
    assert all(abs(won - fair) < 40 for won in first.won)  # no seat is favoured much: sd 8 to 9
    assert sum(playouts(game, 300, seed=4, workers=2).won) == pytest.approx(300)


def test_playouts_from_where_a_match_stands() -> None:
    match = benben.load("ra", players=3).new_match(seed=4)
    rng = random.Random(4)
    while match.table.epoch < 2:
        match.play(rng.choice(match.legal_moves))
    before = match.key
    late = playouts(match, 200, seed=1)
    assert match.key == before
    assert sum(late.won) == pytest.approx(200)
    assert late.decisions < playouts(match.game, 200, seed=1).decisions / 2  # a third of the game is left
    while not match.is_over:
        match.play(rng.choice(match.legal_moves))
    assert match.outcome is not None
    done = playouts(match, 10)
    assert (done.decisions, done.won[match.outcome.winners[0]]) == (0, 10)


@pytest.mark.parametrize(("games", "workers"), [(0, 1), (1, 0)])
def test_playouts_refuse_nonsense(games: int, workers: int) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        playouts(benben.load("ra"), games, workers=workers)


def test_random_games_last_as_long_as_published_ones() -> None:
    """86 moves at two players in two other programs, which ask also those who can only pass."""
    result = playouts(benben.load("ra", players=2), 2000, seed=1)
    assert 80 < result.decisions / result.games < 86


def test_random_games_of_the_duel_end_after_eighteen_unloadings() -> None:
    """A meeple must be placed for each of 36 to 54 tokens that are delivered, and action tokens are played besides."""
    result = playouts(DUEL, 2000, seed=1)
    assert 36 + 18 < result.decisions / result.games < 54 + 18 + 12


# ---- the stepper -------------------------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "game", [benben.load("ra", players=2), benben.load("ra", players=5), DUEL], ids=lambda game: game.name
)
def test_the_stepper_plays_legal_matches(game: Game) -> None:
    rng = random.Random(game.players)
    stepper = Stepper(game, seed=7)
    for _ in range(20):
        while stepper.count:
            legal = np.zeros(game.rules.most_moves, np.int16)
            count = game.rules.legal(stepper.table, legal)
            assert list(stepper.moves[: stepper.count]) == legal[:count].tolist()
            stepper.step(stepper.moves[rng.randrange(stepper.count)])
        assert stepper.actor == OVER
        assert stepper.restart() > 0


def test_the_stepper_refuses_what_is_not_legal_and_stays_as_it_was() -> None:
    stepper = Stepper(benben.load("ra", players=2), seed=7)
    before = stepper.save()
    for move in (-1, -7, 2, 50, 67, 10**9):
        with pytest.raises(benben.IllegalMove, match="legal: draw, invoke"):
            stepper.step(move)
        assert stepper.save() == before
        assert stepper.count == 2


@every_game
def test_a_snapshot_brings_everything_back_the_dice_too(game: Game) -> None:
    stepper, rng = Stepper(game, seed=1), random.Random(1)
    for _ in range(30):
        stepper.step(stepper.moves[rng.randrange(stepper.count)])
    saved = stepper.save()

    def go_on() -> bytes:
        path = random.Random(2)
        for _ in range(20):
            stepper.step(stepper.moves[path.randrange(stepper.count)])
        return bytes(stepper.save())

    first = go_on()
    stepper.restore(saved)
    assert stepper.save() == saved
    assert go_on() == first
    with pytest.raises(ValueError, match="assign"):
        stepper.restore(saved[:-1])


@pytest.mark.parametrize("game", [benben.load("ra", players=4), DUEL], ids=lambda game: game.name)
def test_steppers_with_one_seed_are_alike(game: Game) -> None:
    first, second, other = Stepper(game, 3), Stepper(game, 3), Stepper(game, 4)
    for stepper in (first, second, other):
        for _ in range(10):
            stepper.step(stepper.moves[0])
    assert first.save() == second.save() != other.save()
