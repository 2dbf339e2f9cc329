"""Judging one decision: every move gets the same effort, and no verdict is within its error.

All moves are looked at equally often, each time at the same position as the seat may know it, with the same random
numbers. After some rounds, moves that are worse than the best beyond all doubt are left out (a race; Maron and Moore
1994), except for the one that was played; the others all get the same number of further looks.
"""

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import NormalDist

from benben.engine.game import Match
from benben.review.details import details_of
from benben.review.document import Budget, Decision, JudgedMove, Verdict
from benben.review.worth import Looker, Worth, mean_worth, review_seed

ROUNDS = 8
"""So often each move is looked at, unless it is left out; a budget of games is divided by it."""
MOST_ROUNDS = 72
"""So often where a verdict is close."""
_FIRST_CUT = 4
"""After this many rounds moves may be left out."""
_BEYOND_DOUBT = 4.0
"""In standard errors."""
_CLOSE = 3.0
"""In standard errors: a verdict is close if its threshold is so near."""
LOOK_GAMES = 40
"""The simulated games of a look if only time limits them."""
LEAST_LOSS = 0.01
"""A smaller loss of a chance to win is no error, however sure."""
_DOUBT = 0.05
"""The chance that any of the equally good moves of a decision is called worse."""
MOST_IDEAS = 3
"""A decision lists so many of the best moves."""
_UNKNOWN = 0.5
"""The standard error of a difference that was seen only once."""


@dataclass(frozen=True)
class Gap:
    """By how much a move is worse than another: the mean over rounds, with its standard error."""

    mean: float
    error: float


class Race:
    """The looks at the moves of a decision."""

    def __init__(self, position: Match, played: int, looker: Looker, seed: int) -> None:
        seat = position.turn
        assert seat is not None, "somebody must decide"  # noqa: S101  (our callers look)
        self.seat, self.played = seat, played
        self._position, self._looker, self._seed = position, looker, seed
        self.looks: dict[int, list[Worth]] = {move: [] for move in position.legal_moves.codes}
        self.running = list(self.looks)
        """The moves that are still looked at."""

    @property
    def rounds(self) -> int:
        """How often the moves that are still looked at were looked at."""
        return len(self.looks[self.played])

    @property
    def games(self) -> int:
        """Simulated games of all moves."""
        return self._looker.games * sum(map(len, self.looks.values()))

    def look(self) -> None:
        """One more look at each move that is running, with the same knowledge and the same random numbers."""
        ply, number = self._position.ply, self.rounds
        known = self._position.known(self.seat, review_seed(self._seed, ply, f"known-{number}"))
        drawn = review_seed(self._seed, ply, f"look-{number}")
        for move in self.running:
            self.looks[move].append(self._looker.after(known, move, drawn))

    def best(self) -> int:
        """The running move with the highest mean."""
        return max(self.running, key=self.mean)

    def mean(self, move: int) -> float:
        """The seat's mean chance after a move."""
        return math.fsum(self._chances(move)) / len(self.looks[move])

    def gap(self, move: int) -> Gap:
        """By how much a move is worse than the best, over the rounds that both were in."""
        return self.gaps([move])[move]

    def gaps(self, moves: Sequence[int]) -> dict[int, Gap]:
        """The same for some moves."""
        best = self._chances(self.best())
        return {move: paired(best, self._chances(move)) for move in moves}

    def shift(self, better: int, other: int) -> list[Gap]:
        """By how much a move is better for each seat than another, over the rounds that both were in."""
        columns = (
            tuple(zip(*(worth.chances for worth in self.looks[move]), strict=True))
            for move in (better, other)
        )
        return [paired(one, two) for one, two in zip(*columns, strict=True)]

    def worth(self, move: int) -> Worth:
        """The mean of all looks at a move."""
        return mean_worth(self.looks[move])

    def cut(self) -> None:
        """Leave out the moves that are worse than the best beyond all doubt."""
        best = self.best()
        gaps = self.gaps(self.running)
        self.running = [
            move
            for move in self.running
            if move in {best, self.played} or gaps[move].mean <= _BEYOND_DOUBT * gaps[move].error + LEAST_LOSS
        ]

    def is_close(self) -> bool:
        """Whether more looks could change the verdict on the move that was played, also if it seems to be the best."""
        others = [move for move in self.running if move != self.played]
        if not others:
            return False
        gap = paired(self._chances(max(others, key=self.mean)), self._chances(self.played))
        return abs(gap.mean - self.least(gap)) < _CLOSE * gap.error

    def least(self, gap: Gap) -> float:
        """A loss of at least this is an error: more than chance explains with so many moves."""
        return max(LEAST_LOSS, NormalDist().inv_cdf(1.0 - _DOUBT / len(self.looks)) * gap.error)

    def _chances(self, move: int) -> list[float]:
        return [worth.chances[self.seat] for worth in self.looks[move]]


def paired(better: Sequence[float], other: Sequence[float]) -> Gap:
    """The mean difference of two series over the rounds that both have, with its standard error."""
    differences = [one - two for one, two in zip(better, other, strict=False)]
    count = len(differences)
    mean = math.fsum(differences) / count
    if count == 1:
        return Gap(mean, _UNKNOWN)
    squares = math.fsum((each - mean) ** 2 for each in differences)
    return Gap(mean, math.sqrt(squares / (count - 1) / count))


def look_games(budget: Budget) -> int:
    """The simulated games of one look."""
    return LOOK_GAMES if budget.games is None else max(1, budget.games // ROUNDS)


def rounds_of(budget: Budget) -> int:
    """How often each move is looked at, at least once."""
    return ROUNDS if budget.games is None else min(ROUNDS, budget.games)


def judge(position: Match, move: int, budget: Budget, seed: int, looker: Looker | None = None) -> Decision:
    """Judge the *move* that was played at a *position*, only from what its seat could know.

    Repeatable for a seed and a budget of games.
    """
    race = Race(position, move, looker or Looker(position.game, look_games(budget)), seed)
    run(race, budget)
    return decision_of(position, race)


def run(race: Race, budget: Budget) -> None:
    """Look at the moves until the budget is spent, and on where a verdict is close."""
    until = math.inf if budget.seconds is None else time.monotonic() + budget.seconds
    planned = rounds_of(budget)
    extra = MOST_ROUNDS if planned == ROUNDS else planned
    race.look()
    while time.monotonic() < until and (race.rounds < planned or (race.rounds < extra and race.is_close())):
        if race.rounds >= _FIRST_CUT:
            race.cut()
        race.look()


def decision_of(position: Match, race: Race) -> Decision:
    """The findings of a race."""
    best, gap = race.best(), race.gap(race.played)
    is_error = best != race.played and gap.mean >= race.least(gap)
    verdict: Verdict = "best" if best == race.played else "error" if is_error else "equal"
    shift = race.shift(best, race.played)
    order = sorted(race.running, key=race.mean, reverse=True)
    gaps = race.gaps(list(race.looks))
    worth = race.worth(best if is_error else race.played)
    return Decision(
        ply=position.ply,
        seat=race.seat,
        games=race.games,
        chances=worth.chances,
        points=worth.points,
        played=_judged(position, race, race.played),
        ideas=tuple(_judged(position, race, move) for move in order[:MOST_IDEAS]),
        loss=max(0.0, gap.mean) if best != race.played else 0.0,
        noise=gap.error if best != race.played else 0.0,
        verdict=verdict,
        shift=tuple(gap.mean for gap in shift),
        shift_noise=tuple(gap.error for gap in shift),
        error_kind=kind_of_error(position, best, race.played) if is_error else "",
        is_real=any(each.mean >= race.least(each) for move, each in gaps.items() if move != best),
    )


def kind_of_error(position: Match, best: int, played: int) -> str:
    """The game's name for an error of this kind, empty if it has none."""
    rules = position.rules
    values = rules.moves.value(best), rules.moves.value(played)
    return details_of(rules).kind_of_error(position.table, *values)


def _judged(position: Match, race: Race, move: int) -> JudgedMove:
    worth, chances = race.worth(move), [each.chances[race.seat] for each in race.looks[move]]
    return JudgedMove(
        move=move,
        text=str(position.game.rules.moves.value(move)),
        message=position.describe(move),
        noise=paired(chances, [0.0] * len(chances)).error,
        chances=worth.chances,
        points=worth.points,
    )
