"""Whether judged losses come true, and whether two reviews agree on errors: `python -m bench.losses`.

Players of different strength play games of every kind, which are reviewed twice with different seeds. A decision is an
error of both, of one, or of none. The losses of one review are then compared with the share of victories that is lost
in games that search players play on from the best move and from the one that was played, in pairs with equal random
numbers. The seed of these games is new: they had no part in the judgement.
"""

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Annotated

import typer

from benben import Game, Match
from benben.review import Budget, Decision
from benben.review.continuing import Continuer
from benben.review.judging import paired
from benben.review.run import judge_stretch, stretches_of
from benben.review.worth import review_seed
from bench.sentences import OTHER_SEED, game_of, kinds

BOUNDS = (0.01, 0.05, 0.1, 0.2, 1.0)
"""The bins of losses."""
SEARCHED = 1000
"""Searches decide all moves of a game that is played on."""


@dataclass(frozen=True)
class Loss:
    """A judged loss, and what was lost in games that were played on."""

    judged: float
    found: float
    noise: float


@dataclass(frozen=True)
class Bin:
    """The losses between two bounds: the means, with one standard error of the mean that was found."""

    low: float
    high: float
    count: int
    judged: float
    found: float
    noise: float


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
    decisions: Annotated[int, typer.Option(help="Errors of each kind of game to play on from.")] = 12,
    games: Annotated[int, typer.Option(help="Games played on from each of the two moves.")] = 40,
    matches: Annotated[int, typer.Option(help="Games to review, for each number of players.")] = 1,
    seed: int = 1,
) -> None:
    """Print for each kind of game how two reviews agree, and judged losses against those that were found."""
    for kind in (each for each in kinds() if game in ("", each.name)):
        agreed, errors = Agreement(), list[tuple[Match, Decision]]()
        for number in range(matches):
            match = game_of(kind, seed + number)
            first, second = (_judged(match, each) for each in (0, 1))
            agreed += agreement(first, second)
            errors += [(match, each) for each in first if each.verdict == "error"]
        chosen = random.Random(seed).sample(errors, min(decisions, len(errors)))
        losses = [found_of(kind, match, each, games) for match, each in chosen]
        print(
            f"{kind.name}, {kind.players}: {agreed.both} errors of both reviews, {agreed.one} of one:"
            f" {100 * agreed.share:.0f} %",
            flush=True,
        )
        for each in [*bins(losses), *bins(losses, (BOUNDS[0], BOUNDS[-1]))]:
            print(
                f"  {100 * each.low:.0f}-{100 * each.high:.0f} %: {each.count} decisions, judged"
                f" {100 * each.judged:.1f} %, found {100 * each.found:.1f} ± {100 * each.noise:.1f} %",
                flush=True,
            )


def _judged(match: Match, seed: int) -> list[Decision]:
    budget = Budget(games=300)
    steps = [step for stretch in stretches_of(match) for step in judge_stretch(match, stretch, budget, seed)]
    return [step for step in steps if isinstance(step, Decision)]


def agreement(first: Iterable[Decision], second: Iterable[Decision]) -> Agreement:
    """How two reviews of a game agree on its errors."""
    errors = [{each.ply for each in review if each.verdict == "error"} for review in (first, second)]
    return Agreement(len(errors[0] & errors[1]), len(errors[0] ^ errors[1]))


def found_of(game: Game, match: Match, decision: Decision, games: int) -> Loss:
    """What a decision lost in *games* from each of its two moves."""
    continuer, position = Continuer(game, SEARCHED), match.at(decision.ply)
    sides: list[list[float]] = [[], []]
    for number in range(games):
        known = position.known(decision.seat, review_seed(OTHER_SEED, decision.ply, f"loss-known-{number}"))
        drawn = review_seed(OTHER_SEED, decision.ply, f"loss-{number}")
        for side, move in zip(sides, (decision.ideas[0].move, decision.played.move), strict=True):
            side.append(continuer.play_on(known, move, drawn).shares[decision.seat])
    gap = paired(*sides)
    return Loss(decision.loss, gap.mean, gap.error)


def bins(losses: Sequence[Loss], bounds: Sequence[float] = BOUNDS) -> Iterator[Bin]:
    """The losses by their judged size; empty bins are left out."""
    for low, high in pairwise(bounds):
        inside = [each for each in losses if low <= each.judged < high]
        if inside:
            count = len(inside)
            yield Bin(
                low, high, count,
                sum(each.judged for each in inside) / count,
                sum(each.found for each in inside) / count,
                math.sqrt(sum(each.noise**2 for each in inside)) / count,
            )  # fmt: skip


if __name__ == "__main__":
    typer.run(main)
