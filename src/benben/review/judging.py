"""Judging one decision: the best moves, the move played, and the difference between them."""

import math
from dataclasses import dataclass
from functools import partial
from typing import Any

from benben import nd
from benben.engine.dice import derive_seed, new_dice
from benben.engine.game import Game, Match
from benben.engine.loops import loops_of
from benben.engine.table import CHANCE, OVER, Tables, copy_tables
from benben.players.analysis import Analysis, Idea, analyse
from benben.review.document import Budget, Decision, JudgedMove

MOST_IDEAS = 3
"""A decision lists so many of the best moves."""
SURE_SHARE = 0.25
"""The estimate of a move with at least this share of the visits is good enough."""
SAMPLES = 4
"""So many samples of chance are drawn after a move that is searched separately."""


@dataclass(frozen=True)
class Worth:
    """The value of a move: each seat's winning chance and expected points, estimated from *games* simulations."""

    chances: tuple[float, ...]
    points: tuple[float, ...]
    games: float


review_seed = partial(derive_seed, domain="benben-review")
"""A seed for one *purpose* at one ply."""


def judge(position: Match, move: int, budget: Budget, seed: int, workers: int = 1) -> Decision:
    """Judge the *move* that was played at a *position*, only from what its seat could know.

    Repeatable for a seed and a budget of games, with any number of *workers* for a search.
    """
    seat = position.turn
    assert seat is not None, "somebody must decide"  # noqa: S101  (our callers look)
    ply, game = position.ply, position.game
    known = position.known(seat, review_seed(seed, ply, "known"))
    analysis = analyse(
        game, known, seat, games=budget.games, seconds=budget.seconds,
        seed=review_seed(seed, ply, "search"), workers=workers,
    )  # fmt: skip
    best = analysis.ideas[0]
    worth = _worth_of_played(game, known, analysis, move, budget, review_seed(seed, ply, "played"))
    best_worth = Worth(best.chances, best.points, best.share * analysis.games)
    difference = best_worth.chances[seat] - worth.chances[seat]
    share = next((idea.share for idea in analysis.ideas if idea.move == move), 0.0)
    return Decision(
        ply=ply,
        seat=seat,
        games=analysis.games,
        chances=analysis.chances,
        points=analysis.points,
        played=choice(position, Idea(move, share, worth.chances, worth.points)),
        ideas=tuple(choice(position, idea) for idea in analysis.ideas[:MOST_IDEAS]),
        loss=max(0.0, difference) if best.move != move else 0.0,
        noise=0.0 if best.move == move else _noise(best_worth, worth, seat),
    )


def choice(position: Match, idea: Idea) -> JudgedMove:
    """An idea at a position, with the move in notation and in the game's words."""
    return JudgedMove(
        move=idea.move,
        text=str(position.game.rules.moves.value(idea.move)),
        message=position.describe(idea.move),
        share=idea.share,
        chances=idea.chances,
        points=idea.points,
    )


def _worth_of_played(
    game: Game, known: Tables, analysis: Analysis, move: int, budget: Budget, seed: int
) -> Worth:
    """From the search where the move was visited often enough, else from searches of the positions behind it."""
    found = next((idea for idea in analysis.ideas if idea.move == move), None)
    if found is not None and (found is analysis.ideas[0] or found.share >= SURE_SHARE):
        return Worth(found.chances, found.points, found.share * analysis.games)
    return worth_after(game, known, move, budget, seed)


def worth_after(game: Game, known: Tables, move: int, budget: Budget, seed: int) -> Worth:
    """The value of a *move* at a *known* table: the mean of searches after it, over outcomes of chance.

    Together they cost about as much as the search of a decision.
    """
    dice, weights = new_dice(seed), nd.zeros(game.rules.most_outcomes, nd.int64)
    worths: list[Worth] = []
    samples = SAMPLES
    while len(worths) < samples:
        tables = copy_tables(known)
        game.rules.apply(tables[0], move)
        if tables["actor"][0] != CHANCE:
            samples = 1  # nothing is left to chance: all samples would be equal
        loops_of(game.rules).settle(tables[0], dice, weights)
        worths.append(_worth(game, tables, budget, samples, review_seed(seed, len(worths), "after")))
    chances, points = (
        tuple(sum(column) / len(worths) for column in zip(*found, strict=True))
        for found in ([worth.chances for worth in worths], [worth.points for worth in worths])
    )
    return Worth(chances, points, sum(worth.games for worth in worths))


def _worth(game: Game, tables: Tables, budget: Budget, samples: int, seed: int) -> Worth:
    actor = int(tables["actor"][0])
    if actor == OVER:
        return end_of(game, tables[0])
    games = None if budget.games is None else max(1, budget.games // samples)
    seconds = None if budget.seconds is None else budget.seconds / samples
    found = analyse(game, tables, actor, games=games, seconds=seconds, seed=seed)
    return Worth(found.chances, found.points, found.games)


def stand_of(position: Match, budget: Budget, seed: int) -> Worth:
    """The value of the end of a match; if it was given up, an estimate from what the seat to move could know."""
    seat, ply = position.turn, position.ply
    if seat is None:
        return end_of(position.game, position.table)
    known = position.known(seat, review_seed(seed, ply, "known"))
    found = analyse(
        position.game, known, seat, games=budget.games, seconds=budget.seconds,
        seed=review_seed(seed, ply, "search"),
    )  # fmt: skip
    return Worth(found.chances, found.points, found.games)


def end_of(game: Game, table: Any) -> Worth:
    """How a finished game ended: each seat's share of the victory, and the points."""
    shares = nd.zeros(game.rules.most_seats)
    game.rules.shares(table, shares)
    points = tuple(float(game.rules.score(table, seat)) for seat in range(game.players))
    return Worth(tuple(shares[: game.players].tolist()), points, float("inf"))


def _noise(first: Worth, second: Worth, seat: int) -> float:
    """One standard error of the difference of two chances, each the mean of so many won or lost games.

    As by Laplace's rule one more game is taken as won and one as lost: a handful of games is never certain.
    """
    return math.sqrt(_variance(first, seat) + _variance(second, seat))


def _variance(worth: Worth, seat: int) -> float:
    if math.isinf(worth.games):
        return 0.0  # the game is over there: no estimate
    chance = (min(max(worth.chances[seat], 0.0), 1.0) * worth.games + 1.0) / (worth.games + 2.0)
    return chance * (1.0 - chance) / (worth.games + 2.0)
