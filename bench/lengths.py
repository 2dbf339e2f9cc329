"""How long a game of Ra is, and what is not asked: so that lengths can be compared with programs that ask more."""

import random
from dataclasses import dataclass

import benben
from benben.engine.stepper import Stepper
from benben.games.ra.table import Step
from bench import spiel
from bench.playing import PLAYERS


@dataclass(frozen=True)
class Length:
    """Averages over random games: decisions, those with only one legal move, and passes that nobody is asked for.

    In Ra a pass is not asked of a player who has a face-up sun but none above the highest bid.
    """

    name: str
    decisions: float
    forced: float
    unasked: float


def lengths(games: int) -> list[Length]:
    """The lengths of random *games*, of Ra for every number of players and of the peer's."""
    return [
        *(_ours(players, games) for players in PLAYERS),
        *(_theirs(name, games) for name in spiel.games()),
    ]


def _theirs(name: str, games: int) -> Length:
    chooser = random.Random(5)
    played = [spiel.play(spiel.load(name), chooser) for _ in range(games)]
    decisions, forced = (sum(counts) / games for counts in zip(*played, strict=True))
    return Length(f"OpenSpiel {name}", decisions, forced, 0.0)


def _ours(players: int, games: int) -> Length:
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
    return Length(f"Ra, {players} players", decisions / games, forced / games, unasked / games)
