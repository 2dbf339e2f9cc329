"""The luck of each seat in a game: the rows of luck in its account (`benben.review.booking`), quickly estimated.

At every chance event the rules list all outcomes with their exact weights. The luck of a draw is a seat's chance to win
after the actual outcome minus the weighted mean over all outcomes. Its expectation is 0 for any players and any
estimate, so subtracting it does not change the expected result: it is a control variate (White and Bowling 2009, Burch
et al. 2018). How much variance it removes depends on the estimate. A review searches after every outcome; an arena has
thousands of games, so the game's fitted evaluation estimates each outcome twice: immediately, and after `greedy` has
played on to the next draw. `benben.arena.adjusting` fits how much of each to subtract.
"""

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from benben import nd
from benben.engine.game import Game, Match
from benben.engine.loops import Scratch
from benben.engine.rule import bind, rule
from benben.engine.rules import Rules
from benben.engine.table import CHANCE, Tables
from benben.players.evaluation import BadEvaluation, Weights, evaluate_of, evaluation_of
from benben.review.booking import book
from benben.review.document import ChanceOutcome, Moment
from benben.review.draws import draws_among, exact_shares, outcome_of
from benben.review.worth import Worth

if TYPE_CHECKING:
    legal: Callable[..., int]
    chance: Callable[..., int]
    apply: Callable[..., None]
    policy: Callable[..., None]
    evaluate: Callable[..., None]
    play_on: Callable[..., None]

Luck = tuple[tuple[float, ...], ...]
"""Each seat's luck in a game, in victories, estimated in `KINDS` ways; each way sums to 0 over the seats."""
KINDS = 2
"""The ways to evaluate an outcome: immediately, and after `greedy` has played on."""
MOST_DECISIONS = 8
"""The most decisions that `greedy` plays on."""
_DIGITS = 9
"""More digits would make journals longer and depend on how a processor rounds."""
_GAME, _CHILD, _NEXT = range(3)
"""The tables of the buffers: the game itself, the result of an outcome, and one decision later."""


# ---- compiled ----------------------------------------------------------------------------------------------------
class LuckBuffers(NamedTuple):
    """Buffers for computing luck."""

    tables: Tables
    """Three tables; the game starts at the first."""
    scratch: Scratch
    chances: nd.Array
    """Each seat's chance to win after each outcome: shape (`KINDS`, outcomes, seats)."""
    points: nd.Array
    """Its expected points: the same shape."""

    @classmethod
    def of(cls, rules: Rules) -> "LuckBuffers":
        """Buffers for a game."""
        shape = (KINDS, rules.most_outcomes, rules.most_seats)
        return cls(rules.table.empty(3), Scratch.of(rules), nd.zeros(shape), nd.zeros(shape))


@rule
def first_best(preferences: nd.Array, options: int) -> int:
    """The index of the first option with the highest preference."""
    best = 0
    for option in range(1, options):
        if preferences[option] > preferences[best]:
            best = option
    return best


def play_on_template(work: LuckBuffers) -> None:
    """Let `greedy` play on at the second table up to the last decision before a chance event."""
    tables, scratch = work.tables, work.scratch
    for _ in range(MOST_DECISIONS):
        if tables[_CHILD].actor < 0:
            return
        options = legal(tables[_CHILD], scratch.moves)
        best = 0
        if options > 1:
            policy(tables[_CHILD], scratch.moves, options, scratch.preferences, scratch.notes)
            best = first_best(scratch.preferences, options)
        tables[_NEXT] = tables[_CHILD]
        apply(tables[_NEXT], nd.int64(scratch.moves[best]))
        if tables[_NEXT].actor == CHANCE:
            return
        tables[_CHILD] = tables[_NEXT]


def estimate_template(seats: int, fitted: Weights, work: LuckBuffers) -> None:
    """Estimate the worth of the first table after every outcome that is possible and not certain."""
    tables, weights = work.tables, work.scratch.weights
    outcomes, total = chance(tables[_GAME], weights), 0
    for outcome in range(outcomes):
        total += max(0, weights[outcome])
    for outcome in range(outcomes):
        if not 0 < weights[outcome] < total:
            continue
        tables[_CHILD] = tables[_GAME]
        apply(tables[_CHILD], outcome)
        for kind in range(KINDS):
            if kind > 0:
                play_on(work)
            evaluate(
                tables[_CHILD], seats, fitted, work.scratch.notes, work.chances[kind, outcome],
                work.points[kind, outcome],
            )  # fmt: skip


@cache
def estimate_of(rules: Rules) -> Callable[..., None]:
    """Bind the loop to a game that has features."""
    known: dict[str, Any] = {
        "legal": rules.legal,
        "chance": rules.chance,
        "apply": rules.apply,
        "policy": rules.policy,
        "evaluate": evaluate_of(rules),
    }
    known["play_on"] = bind(play_on_template, rules.name, **known)
    return bind(estimate_template, rules.name, **known)


# ---- called from Python ------------------------------------------------------------------------------------------
class Estimator:
    """Estimates what a game is worth after each outcome of chance."""

    def __init__(self, game: Game, fitted: Weights) -> None:
        from benben.engine.native import array_of, native  # simulations need neither NumPy nor Numba

        self._work = LuckBuffers.of(game.rules)
        arrays = array_of(self._work)
        self._args = game.players, array_of(fitted), arrays
        self._found = arrays.chances, arrays.points
        self._estimate = native(estimate_of(game.rules))
        self._seats = game.players

    def worths(self, tables: Tables, outcomes: Iterable[int]) -> Iterator[dict[int, Worth]]:
        """For each kind of estimate, the worth of *tables*[0], where chance acts, after each of some *outcomes*."""
        self._work.tables[_GAME] = tables[0]
        self._estimate(*self._args)
        for chances, points in zip(*(each.tolist() for each in self._found), strict=True):
            yield {
                each: Worth(tuple(chances[each][: self._seats]), tuple(points[each][: self._seats]))
                for each in outcomes
            }


def luck_of(match: Match, plies: range | None = None) -> Luck | None:
    """Each seat's luck in a match, or among some *plies* of it; None for a game without an evaluation."""
    fitted = _fitted(match.game)
    if fitted is None:
        return None
    found: list[list[ChanceOutcome]] = [[] for _ in range(KINDS)]
    estimator = Estimator(match.game, fitted)
    for position, came in draws_among(match, range(match.ply) if plies is None else plies):
        shares = exact_shares(position.weights())
        for drawn, worths in zip(found, estimator.worths(position.tables, shares), strict=True):
            drawn.append(outcome_of(position, came, worths, shares, ()))
    return tuple(_booked(match, drawn) for drawn in found)


def _booked(match: Match, draws: Sequence[ChanceOutcome]) -> tuple[float, ...]:
    """The luck in the account of each seat."""
    end = Moment(match.ply, (0.0,) * match.players, (0.0,) * match.players)
    accounts = book(match.game.name, draws, end).accounts
    return tuple(round(math.fsum(row.chance for row in account.luck), _DIGITS) for account in accounts)


def is_luck(luck: Luck, seats: int) -> bool:
    """Whether this has the shape of the luck of a game with this many seats, and is finite."""
    return [len(kind) for kind in luck] == [seats] * KINDS and all(
        math.isfinite(share) for kind in luck for share in kind
    )


@cache
def _fitted(game: Game) -> Weights | None:
    """The weights of a game's evaluation; None if there is none for this number of players."""
    try:
        evaluation = evaluation_of(game)
    except BadEvaluation:  # players that use it raise this error; here the results stay unadjusted
        return None
    return None if evaluation is None else evaluation.weights
