"""Reviewing a finished game: every decision is judged and all luck weighed, on as many cores as asked."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import pairwise
from typing import TypeAlias

from benben.engine.game import Match
from benben.engine.message import message
from benben.engine.table import CHANCE
from benben.players.judges import judge_for
from benben.players.stopping import Stop, current_stop, raise_if_stopped, stopping
from benben.review.booking import Ledger, book, given_back
from benben.review.document import Account, Budget, ChanceOutcome, Decision, Moment, Review, ReviewError
from benben.review.draws import draws_of
from benben.review.judging import judge, look_games, rounds_of
from benben.review.turning_points import turning_points
from benben.review.why import why
from benben.review.worth import Looker, Worth, end_of, mean_worth, review_seed

Steps: TypeAlias = tuple[Decision | ChanceOutcome, ...]
"""Decisions and outcomes of chance, in order."""
DEFAULT = Budget(games=300)
"""The usual budget."""


def review(
    match: Match,
    budget: Budget = DEFAULT,
    *,
    resigned: int | None = None,
    seed: int = 0,
    workers: int = 1,
    progress: Callable[[int, int], None] | None = None,
) -> Review:
    """Analyse a finished *match*. The review depends on *seed* and *budget* (of games), not on *workers*.

    An unfinished match counts as finished if a seat (from 0) has *resigned*. *progress* gets the number of decisions
    done and their total. Raises `ReviewError` if the match is not over, and `Stopped` where the caller's `Stop` is set
    (`benben.players.stopping`).
    """
    check_finished(match, resigned)
    stretches = stretches_of(match)
    report = progress or (lambda _done, _total: None)
    report(0, len(stretches))
    steps: list[Decision | ChanceOutcome] = []
    with ThreadPoolExecutor(workers, thread_name_prefix="benben-review") as pool:
        try:
            found = pool.map(partial(_judged, match, budget, seed, current_stop()), stretches)
            for done, judged in enumerate(found, 1):
                raise_if_stopped()
                steps += judged
                report(done, len(stretches))
            explained = pool.map(
                partial(_explained, match, budget, seed, current_stop()), to_explain(match, steps)
            )
            steps = with_reasons(steps, explained)
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise
    return put_together(match, budget, steps, seed=seed, digest=match.record(resigned=resigned)["digest"])


def to_explain(match: Match, steps: Sequence[Decision | ChanceOutcome]) -> list[Decision]:
    """The decisions among the *steps* that a review explains: the mistakes among its turning points."""
    plies = {turning.ply for turning in turning_points(match, steps) if turning.kind == "mistake"}
    return [step for step in steps if isinstance(step, Decision) and step.ply in plies]


def with_reasons(
    steps: Sequence[Decision | ChanceOutcome], explained: Iterable[Decision]
) -> list[Decision | ChanceOutcome]:
    """The *steps*, with those decisions that were *explained* in their places."""
    found = {decision.ply: decision for decision in explained}
    return [found.get(step.ply, step) if isinstance(step, Decision) else step for step in steps]


def explain(match: Match, decision: Decision, budget: Budget, seed: int = 0) -> Decision:
    """The decision, with why its best move is better than the one that was played."""
    return replace(decision, why=why(match, decision, budget, seed))


def ledger(
    match: Match, budget: Budget = DEFAULT, *, resigned: int | None = None, seed: int = 0, workers: int = 1
) -> Ledger:
    """The account of a finished *match* by seat, with all its entries: its arguments and errors are those of `review`.

    It is `review(…).ledger`.
    """
    return ledger_of(review(match, budget, resigned=resigned, seed=seed, workers=workers))


def ledger_of(found: Review) -> Ledger:
    """The ledger of a review."""
    return book(found.game, steps_in_order(found.decisions, found.draws), found.graph[-1])


def steps_in_order(decisions: Sequence[Decision], draws: Sequence[ChanceOutcome]) -> Steps:
    """Decisions and outcomes of chance by their plies."""
    return tuple(sorted((*decisions, *draws), key=lambda step: step.ply))


def put_together(
    match: Match, budget: Budget, steps: Sequence[Decision | ChanceOutcome], *, digest: str, seed: int = 0
) -> Review:
    """The review of a finished *match*, whose record has this *digest*, of all its *steps*.

    Where the match was given up, the last moment of the graph is thought about within the *budget*, too.
    """
    end = stand_of(match, budget, seed)
    last = Moment(match.ply, end.chances, end.points)
    booked = book(match.game.name, steps, last)
    returned = given_back(steps, booked.entries)
    decisions = [
        replace(step, given_back=returned.get(step.ply, 0.0)) for step in steps if isinstance(step, Decision)
    ]
    return Review(
        game=match.game.name,
        rules=match.game.rules_version,
        players=match.game.players,
        digest=digest,
        games=budget.games,
        seconds=budget.seconds,
        seed=seed,
        graph=(*moments_of(decisions), last),
        decisions=tuple(decisions),
        draws=tuple(step for step in steps if isinstance(step, ChanceOutcome)),
        accounts=tuple(_with_rates(account, decisions) for account in booked.accounts),
        turnings=tuple(turning_points(match, steps)),
        judge=judge_for(match.game).name,
    )


def moments_of(steps: Iterable[Decision | ChanceOutcome]) -> list[Moment]:
    """The moments before the decisions among the *steps*."""
    return [Moment(step.ply, step.chances, step.points) for step in steps if isinstance(step, Decision)]


def _with_rates(account: Account, decisions: Sequence[Decision]) -> Account:
    """The account with the seat's errors per real decision."""
    real = [each for each in decisions if each.seat == account.seat and each.is_real]
    errors = [each.loss for each in real if each.verdict == "error"]
    return replace(
        account, decisions=len(real), wrong=len(errors), error_rate=sum(errors) / max(1, len(real))
    )


def stand_of(position: Match, budget: Budget, seed: int) -> Worth:
    """The worth of the end of a match; if it was given up, an estimate from what the seat to move could know."""
    seat, ply = position.turn, position.ply
    if seat is None:
        return end_of(position.game, position.table)
    looker = Looker(position.game, look_games(budget))
    return mean_worth(
        [
            looker.look(
                position.known(seat, review_seed(seed, ply, f"known-{number}")),
                review_seed(seed, ply, f"look-{number}"),
            )
            for number in range(rounds_of(budget))
        ]
    )


def check_finished(match: Match, resigned: int | None = None) -> None:
    """Raise `ReviewError` unless the match is over, or a seat has *resigned*."""
    if not match.is_over and resigned is None:
        raise ReviewError(message("engine-review-not_over"))


def decisions_of(match: Match) -> list[int]:
    """The plies (0-based) of a match at which a seat had more than one legal move."""
    return list(_decisions(match))


def _decisions(match: Match) -> Iterator[int]:
    for ply, played in enumerate(match.plies):
        if played.actor != CHANCE and len(match.at(ply).legal_moves) > 1:
            yield ply


def stretches_of(match: Match) -> list[range]:
    """The plies of a match in parts that are judged one by one: a decision, and what chance did before the next."""
    starts = [0, *decisions_of(match)[1:], match.ply]
    return [range(first, end) for first, end in pairwise(starts) if first < end]


def judge_stretch(match: Match, stretch: range, budget: Budget, seed: int = 0) -> Steps:
    """Judge the decision in a *stretch* of plies, and weigh its luck."""
    looker = Looker(match.game, look_games(budget))
    draws = list(draws_of(match, stretch, looker, seed, rounds_of(budget)))
    decisions = [
        judge(match.at(ply), match.plies[ply].move, budget, seed, looker)
        for ply in stretch
        if match.plies[ply].actor != CHANCE and len(match.at(ply).legal_moves) > 1
    ]
    return steps_in_order(decisions, draws)


def _explained(match: Match, budget: Budget, seed: int, stop: Stop | None, decision: Decision) -> Decision:
    with stopping(stop):
        return explain(match, decision, budget, seed)


def _judged(match: Match, budget: Budget, seed: int, stop: Stop | None, stretch: range) -> Steps:
    with stopping(stop):
        return judge_stretch(match, stretch, budget, seed)
