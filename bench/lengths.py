"""How long a game of Ra is, and what is not asked: so that lengths can be compared with programs that ask more."""

import random
from dataclasses import dataclass

import benben
from benben.engine.stepper import Stepper
from benben.games.ra.table import Step
from bench.playing import PLAYERS


@dataclass(frozen=True)
class Length:
    """Averages over random games: decisions, those with only one legal move, and passes that nobody is asked for.

    A pass is not asked of a player who has a face-up sun but none above the highest bid.
    """

    players: int
    decisions: float
    forced: float
    unasked: float


def lengths(games: int) -> list[Length]:
    """The lengths of random *games*, for every number of players."""
    return [_length(players, games) for players in PLAYERS]


def _length(players: int, games: int) -> Length:
    stepper, chooser = Stepper(benben.load("ra", players=players), seed=players), random.Random(players)
    decisions = forced = unasked = 0
    for _ in range(games):
        count = stepper.restart()
        in_auction = False
        while count:
            bidding = int(stepper.table.step) == Step.AUCTION
            if bidding and not in_auction:
                unasked += sum(int(suns) != 0 for suns in stepper.table.suns_up)
            unasked -= bidding
            in_auction = bidding
            decisions += 1
            forced += count == 1
            count = stepper.step(stepper.moves[chooser.randrange(count)])
    return Length(players, decisions / games, forced / games, unasked / games)
