"""Reviewing a finished game: every decision is judged, on as many cores as asked."""

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from benben.engine.game import Match
from benben.engine.message import message
from benben.engine.table import CHANCE
from benben.players.judges import judge_for
from benben.players.stopping import Stop, current_stop, raise_if_stopped, stopping
from benben.review.document import Budget, Decision, Moment, Review, ReviewError
from benben.review.judging import judge, stand_of
from benben.review.turning_points import turning_points


def review(
    match: Match,
    budget: Budget,
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
    plies = decisions_of(match)
    report = progress or (lambda _done, _total: None)
    report(0, len(plies))
    decisions: list[Decision] = []
    with ThreadPoolExecutor(workers, thread_name_prefix="benben-review") as pool:
        try:
            for decision in pool.map(partial(_judged, match, budget, seed, current_stop()), plies):
                raise_if_stopped()
                decisions.append(decision)
                report(len(decisions), len(plies))
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise
    return put_together(match, budget, decisions, seed=seed, digest=match.record(resigned=resigned)["digest"])


def put_together(
    match: Match, budget: Budget, decisions: Sequence[Decision], *, digest: str, seed: int = 0
) -> Review:
    """The review of a finished *match*, whose record has this *digest*, of its judged *decisions*.

    Where the match was given up, the last moment of the graph is thought about within the *budget*, too.
    """
    end = stand_of(match, budget, seed)
    graph = [Moment(found.ply, found.chances, found.points) for found in decisions]
    graph.append(Moment(match.ply, end.chances, end.points))
    return Review(
        game=match.game.name,
        rules=match.game.rules_version,
        players=match.game.players,
        digest=digest,
        games=budget.games,
        seconds=budget.seconds,
        seed=seed,
        graph=tuple(graph),
        decisions=tuple(decisions),
        turnings=tuple(turning_points(match, decisions, graph)),
        judge=judge_for(match.game).name,
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


def judge_ply(match: Match, ply: int, budget: Budget, seed: int = 0) -> Decision:
    """Judge what was decided at a *ply* of a *match*."""
    return judge(match.at(ply), match.plies[ply].move, budget, seed)


def _judged(match: Match, budget: Budget, seed: int, stop: Stop | None, ply: int) -> Decision:
    with stopping(stop):
        return judge_ply(match, ply, budget, seed)
