"""The length of random games, and decisions that we skip, for comparison with programs that ask for them."""

import random
from dataclasses import dataclass
from typing import Any

import numpy as np

from benben.engine.dice import Dice, below, new_dice
from benben.engine.game import Game
from benben.engine.loops import Scratch, loops_of
from benben.engine.native import array_of, native, numpy_dice
from benben.engine.rule import bind
from benben.engine.stepper import Stepper
from benben.engine.table import CHANCE, OVER, Tables
from benben.games.ra.table import Step
from bench import spiel
from bench.games import EVERY, Measured


@dataclass(frozen=True)
class Length:
    """Averages over random games: decisions, those with only one legal move, chance outcomes, skipped passes.

    In Ra, a player with a face-up sun but none above the highest bid is not asked to pass.
    """

    name: str
    decisions: float
    forced: float
    chances: float
    unasked: float


def lengths(games: int) -> list[Length]:
    """The lengths of random *games*, of ours and of the peer's."""
    return [
        *(_ours(each, games) for each in EVERY),
        *(_theirs(name, games) for name in spiel.games()),
    ]


def _theirs(name: str, games: int) -> Length:
    chooser = random.Random(5)
    played = [spiel.play(spiel.load(name), chooser) for _ in range(games)]
    decisions, forced, chances = (sum(counts) / games for counts in zip(*played, strict=True))
    return Length(f"OpenSpiel {name}", decisions, forced, chances, 0.0)


def _ours(each: Measured, games: int) -> Length:
    game = each.game
    scratch, counts = array_of(Scratch.of(game.rules)), np.zeros(3, np.int64)
    rules = {"legal": game.rules.legal, "sample": loops_of(game.rules).sample, "apply": game.rules.apply}
    play = native(bind(count_template, game.name, **rules))
    tables, start = array_of(game.new_tables()), array_of(game.new_tables())
    dice = numpy_dice(new_dice(game.players))
    play(tables, start, games, dice, scratch.moves, scratch.weights, counts)
    unasked = _passes_not_asked(game, games) if game.name == "ra" else 0.0
    decisions, forced, chances = (float(count) / games for count in counts)
    return Length(each.label, decisions, forced, chances, unasked)


def count_template(
    tables: Tables, start: Tables, games: int, dice: Dice, moves: Any, weights: Any, counts: Any
) -> None:
    """Play random games; add up decisions, those with one legal move, and chance outcomes."""
    for _ in range(games):
        tables[0] = start[0]
        table = tables[0]
        while table.actor != OVER:
            if table.actor == CHANCE:
                outcome = sample(table, dice, weights)  # type: ignore[name-defined]  # noqa: F821
                apply(table, outcome)  # type: ignore[name-defined]  # noqa: F821
                counts[2] += 1
                continue
            choices = legal(table, moves)  # type: ignore[name-defined]  # noqa: F821
            apply(table, np.int64(moves[below(dice, choices)]))  # type: ignore[name-defined]  # noqa: F821
            counts[0] += 1
            counts[1] += choices == 1


def _passes_not_asked(ra: Game, games: int) -> float:
    """Per game: each player with a sun may bid once per auction, but we skip those whose suns are too low."""
    stepper, chooser, unasked = Stepper(ra, seed=ra.players), random.Random(ra.players), 0
    for _ in range(games):
        count = stepper.restart()
        in_auction = False
        while count:
            bidding = int(stepper.table.step) == Step.AUCTION
            if bidding and not in_auction:
                unasked += sum(int(suns) != 0 for suns in stepper.table.suns_up)
            unasked -= bidding
            in_auction = bidding
            count = stepper.step(stepper.moves[chooser.randrange(count)])
    return unasked / games
