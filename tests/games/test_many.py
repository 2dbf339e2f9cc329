"""Very many games, played by compiled rules: nothing is lost or left over, and every game ends."""

import random

import pytest

from benben.engine.game import Game
from benben.engine.stepper import Stepper
from benben.engine.table import CHANCE, OVER
from tests.games.cases import Case
from tests.games.checks import (
    check_alike,
    check_canonical,
    check_chance,
    check_hidden,
    check_known,
    check_legal_list,
    check_outcome,
    check_picture,
    check_play_agrees,
    check_receipt,
    check_replay,
    check_sample,
    check_told,
    check_undo,
    check_words,
    seats_of,
    viewers_of,
)
from tests.games.every import CASES, every_set, left_out
from tests.games.playing import spread
from tests.games.walks import Walk
from tests.tiers import usually
from tools.documents import label

GAMES = usually(300, 8_000)
"""At least so many games of each title; each set of its options is played at least once (Imhotep has 1152)."""
WEIGHED, LOOKED_AT, SEEN, FEW = usually((50, 6, 20, 2), (2_000, 8, 40, 2))
"""So many tables at which everything must be in one place, and positions at which laws are checked that take longer."""


def check_game(case: Case, game: Game, number: int) -> int:
    """A random game, looked at somewhere on its way and at its end; how many plies it had."""
    rng, plies = random.Random(number), 0
    stepper = Stepper(game, stops_at_chance=True)
    somewhere = stepper.tables()
    while stepper.count > 0:
        plies += 1
        if rng.random() < 1 / plies:  # in the end each ply is as likely
            somewhere = stepper.tables()
        if stepper.actor == CHANCE:
            outcomes, odds = zip(*stepper.outcomes(), strict=True)
            stepper.step(rng.choices(outcomes, odds)[0])
        else:
            stepper.step(rng.choice(stepper.actions()))
    table = stepper.tables()[0]
    assert table.actor == OVER
    case.check_sound(somewhere[0])
    case.check_sound(table)
    case.check_end(table)
    return plies


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_thousands_of_games(name: str) -> None:
    case, games = CASES[name], every_set(name)
    count = max(GAMES, len(games))
    longest = max(check_game(case, games[number % len(games)], number) for number in range(count))
    assert longest < case.longest


@pytest.mark.slow
@pytest.mark.parametrize("name", CASES)
def test_the_claims_hold_with_options_that_the_other_tests_leave_out(name: str) -> None:
    """A game each, of another style from set to set."""
    for game in left_out(name):
        check_claims(game)


def check_claims(game: Game) -> None:
    """The laws of the other tests at some plies of one game."""
    case, rng = CASES[game.name], random.Random(label(game))
    walk = Walk.of(game, rng.randrange(100))
    check_outcome(walk.match)
    check_replay(walk.match)
    for position in walk.positions(LOOKED_AT):
        check_receipt(position)
        check_picture(position, None)
        check_legal_list(position)
        if not position.is_over:
            check_play_agrees(position)
        if position.last_decision() is not None:
            check_undo(position)
    for position in walk.positions(FEW):
        check_words(position)
    for table in spread(walk.tables(), WEIGHED):
        check_canonical(case, table)
    for table in spread(walk.tables(), SEEN):
        check_hidden(case, game, table, rng.choice(viewers_of(game)), rng)
        check_known(case, game, table, rng.choice(seats_of(game)), rng)
        if table.actor == CHANCE:
            check_chance(case, game, table)
    for table in spread([table for table in walk.tables() if table.actor == CHANCE], FEW):
        check_sample(game, table)
    for step in spread(list(walk.steps()), SEEN):
        check_told(case, game, step, rng.choice(viewers_of(game)), rng)
        check_alike(game, step, rng.choice(seats_of(game)))
