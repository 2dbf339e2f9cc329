"""Whether judged losses come true, and whether two reviews agree on errors: `python -m bench.losses`.

Players of different strength play games of every kind, which are reviewed twice with different seeds. A decision is an
error of both, of one, or of none. The losses of one review are then compared with the share of victories that is lost
in games that strong search players play on from the best move and from the one that was played, in pairs with equal
random numbers. The seed of these games is new: they had no part in the judgement.

Few pairs of many decisions say more than many pairs of few: near the end of a game a decision loses all or nothing,
whichever way chance goes. So the intervals come from how the decisions scatter.
"""

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from statistics import fmean, stdev
from typing import Annotated, NamedTuple

import typer

from benben import Game, Match
from benben.review import Decision
from benben.review.continuing import Continuer
from benben.review.judging import LEAST_LOSS, judge, look_games
from benben.review.run import DEFAULT, decisions_of
from benben.review.worth import Looker, review_seed
from bench.sentences import OTHER_SEED, game_of, kinds

BOUNDS = (LEAST_LOSS, 0.05, 0.1, 0.2, 1.0)
"""The bins of losses."""
SEARCHED = 1000
"""Searches decide all moves of a game that is played on."""
STRONG = 100
"""Their simulated games, as those of the level `strong`."""
WIDE = 1.96
"""Standard errors on each side of a mean, in an interval of 95 %."""


class Loss(NamedTuple):
    """A judged loss, and the mean of what was lost in games that were played on."""

    judged: float
    found: float


@dataclass(frozen=True)
class Bin:
    """The losses between two bounds: the means, and the interval of 95 % of the mean that was found."""

    low: float
    high: float
    count: int
    judged: float
    found: float
    interval: tuple[float, float]

    def in_words(self, name: str) -> str:
        """A row of a table, in percent."""
        judged, found, least, most = (
            f"{100 * each:.1f}" for each in (self.judged, self.found, *self.interval)
        )
        return (
            f"| {name} | {100 * self.low:.0f}–{100 * self.high:.0f} % | {self.count} | {judged} % |"
            f" {found} % ({least} to {most}) |"
        )


@dataclass(frozen=True)
class Agreement:
    """Errors of two reviews of the same decisions."""

    both: int = 0
    one: int = 0
    """Errors of one review alone."""

    @property
    def share(self) -> float:
        """Of the decisions that either review calls an error, those that both do; 1 if there is none."""
        return self.both / max(1, self.both + self.one) if self.both + self.one else 1.0

    def __add__(self, other: "Agreement") -> "Agreement":
        return Agreement(self.both + other.both, self.one + other.one)


def main(
    game: Annotated[str, typer.Option(help="Only this game.")] = "",
    players: Annotated[int, typer.Option(help="Only with so many players.")] = 0,
    decisions: Annotated[int, typer.Option(help="Errors of each kind of game to play on from.")] = 100,
    games: Annotated[int, typer.Option(help="Games played on from each of the two moves.")] = 4,
    matches: Annotated[int, typer.Option(help="Games to review, for each number of players.")] = 4,
    seed: int = 1,
) -> None:
    """Print for each kind of game how two reviews agree, and judged losses against those that were found."""
    for kind in (each for each in kinds() if game in ("", each.name) and players in (0, each.players)):
        name = f"{kind.name}, {kind.players}"
        agreed, errors = Agreement(), list[tuple[Match, Decision]]()
        for number in range(matches):
            match = game_of(kind, seed + number)
            first, second = (_judged(match, each) for each in (0, 1))
            agreed += agreement(first, second)
            errors += [(match, each) for each in first if each.verdict == "error"]
        print(
            f"{name}: {agreed.both} errors of both, {agreed.one} of one: {100 * agreed.share:.0f} %",
            flush=True,
        )
        chosen = random.Random(seed).sample(errors, min(decisions, len(errors)))
        losses = [found_of(kind, match, each, games) for match, each in chosen]
        for each in [*bins(losses), *bins(losses, (BOUNDS[0], BOUNDS[-1]))]:
            print(each.in_words(name), flush=True)


def _judged(match: Match, seed: int) -> list[Decision]:
    looker = Looker(match.game, look_games(DEFAULT))
    return [judge(match.at(ply), match.plies[ply].move, DEFAULT, seed, looker) for ply in decisions_of(match)]


def agreement(first: Iterable[Decision], second: Iterable[Decision]) -> Agreement:
    """How two reviews of a game agree on its errors."""
    errors = [{each.ply for each in review if each.verdict == "error"} for review in (first, second)]
    return Agreement(len(errors[0] & errors[1]), len(errors[0] ^ errors[1]))


def found_of(game: Game, match: Match, decision: Decision, games: int) -> Loss:
    """What a decision lost in *games* from each of its two moves."""
    continuer, position = Continuer(game, SEARCHED, STRONG), match.at(decision.ply)
    gained = [0.0, 0.0]
    for number in range(games):
        known = position.known(decision.seat, review_seed(OTHER_SEED, decision.ply, f"loss-known-{number}"))
        drawn = review_seed(OTHER_SEED, decision.ply, f"loss-{number}")
        for side, move in enumerate((decision.ideas[0].move, decision.played.move)):
            gained[side] += continuer.play_on(known, move, drawn).shares[decision.seat]
    return Loss(decision.loss, (gained[0] - gained[1]) / games)


def bins(losses: Sequence[Loss], bounds: Sequence[float] = BOUNDS) -> Iterator[Bin]:
    """The losses by their judged size; bins with fewer than two are left out."""
    for low, high in pairwise(bounds):
        inside = [each for each in losses if low <= each.judged < high]
        if len(inside) > 1:
            judged, found = (fmean(column) for column in zip(*inside, strict=True))
            wide = WIDE * stdev(each.found for each in inside) / math.sqrt(len(inside))
            yield Bin(low, high, len(inside), judged, found, (found - wide, found + wide))


if __name__ == "__main__":
    typer.run(main)
