"""Whole random games of Ra: in compiled loops, and driven move by move from Python."""

import random
from collections.abc import Callable

import benben
from benben.engine.loops import playouts
from benben.engine.stepper import Stepper
from bench.measure import Done, Subject

PLAYERS = (2, 3, 4, 5)
DRIVEN = 3
"""How many play where only one number of players is measured."""
_ROOM_FOR_SEEDS = 1 << 30
_DECIDED = "decisions; passes that rules force are not asked and not counted"


def compiled() -> list[Subject]:
    """Random playouts inside compiled code, laying out, dealing and scoring included."""
    return [
        Subject("playouts", f"Ra, {players} players", "decisions", _compiled(players), 20, note=_DECIDED)
        for players in PLAYERS
    ]


def _compiled(players: int) -> Callable[[int], Done]:
    game, seeds = benben.load("ra", players=players), random.Random(players)

    def work(games: int) -> Done:
        done = playouts(game, games, seeds.randrange(_ROOM_FOR_SEEDS))
        return Done(done.decisions, games)

    return work


def driven() -> list[Subject]:
    """Ra from Python: Python draws the move, the engine carries it out and tells the next legal ones."""
    group, unit = "from Python", "decisions"
    return [
        Subject(
            group, f"Ra, {DRIVEN} players, Stepper", unit, with_stepper, note="integers in, integers out"
        ),
        Subject(
            group, f"Ra, {DRIVEN} players, Match", unit, with_match, note="integers in, the comfortable face"
        ),
    ]


def with_stepper(games: int) -> Done:
    """Drive whole random *games* through `Stepper`."""
    stepper, draw, decisions = (
        Stepper(benben.load("ra", players=DRIVEN), seed=games),
        random.Random(1).random,
        0,
    )
    moves, step = stepper.moves, stepper.step
    for _ in range(games):
        count = stepper.restart()
        while count:
            count = step(moves[int(draw() * count)])
            decisions += 1
    return Done(decisions, games)


def with_match(games: int) -> Done:
    """Drive whole random *games* through `Match`, which checks, keeps a history and writes notation."""
    game, draw, decisions = benben.load("ra", players=DRIVEN), random.Random(1).random, 0
    for number in range(games):
        match = game.new_match(seed=number)
        while not match.is_over:
            codes = match.legal_moves.codes
            match.play(codes[int(draw() * len(codes))])
            decisions += 1
    return Done(decisions, games)
