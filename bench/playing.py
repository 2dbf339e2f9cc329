"""Whole random games, in compiled loops, and driven move by move from Python."""

import random
from collections.abc import Callable
from functools import partial

from benben.engine.game import Game
from benben.engine.playouts import playouts
from benben.engine.stepper import Stepper
from bench.games import EACH, EVERY
from bench.measure import Done, Subject

_ROOM_FOR_SEEDS = 1 << 30
_DECIDED = "decisions; passes that rules force are not asked and not counted"
_WAYS = ("Stepper", "integers in, integers out"), ("Match", "integers in, the comfortable face")


def compiled() -> list[Subject]:
    """Random playouts in compiled code, including setup, deals and scoring."""
    return [
        Subject("playouts", each.label, "decisions", _compiled(each.game), 20, note=_DECIDED)
        for each in EVERY
    ]


def _compiled(game: Game) -> Callable[[int], Done]:
    seeds = random.Random(game.players)

    def work(games: int) -> Done:
        done = playouts(game, games, seeds.randrange(_ROOM_FOR_SEEDS))
        return Done(done.decisions, games)

    return work


def driven() -> list[Subject]:
    """From Python: Python draws the move, the engine plays it and returns the next legal ones."""
    drivers = {"Stepper": with_stepper, "Match": with_match}
    return [
        Subject(
            "from Python", f"{each.label}, {way}", "decisions", partial(drivers[way], each.game), note=note
        )
        for each in EACH
        for way, note in _WAYS
    ]


def with_stepper(game: Game, games: int) -> Done:
    """Play whole random *games* with `Stepper`."""
    stepper, draw, decisions = Stepper(game, seed=games), random.Random(1).random, 0
    moves, step = stepper.moves, stepper.step
    for _ in range(games):
        count = stepper.restart()
        while count:
            count = step(moves[int(draw() * count)])
            decisions += 1
    return Done(decisions, games)


def with_match(game: Game, games: int) -> Done:
    """Play whole random *games* with `Match`, which checks moves, keeps a history and writes notation."""
    draw, decisions = random.Random(1).random, 0
    for number in range(games):
        match = game.new_match(seed=number)
        while not match.is_over:
            codes = match.legal_moves.codes
            match.play(codes[int(draw() * len(codes))])
            decisions += 1
    return Done(decisions, games)
