"""The turning points of a game: mistakes larger than the error of the search, and luck."""

import math
from collections.abc import Iterator, Sequence

from benben.engine.game import Match
from benben.engine.message import Message, message
from benben.engine.table import CHANCE
from benben.review.document import Decision, Moment, Turning

LEAST_SHIFT = 0.05
"""A smaller change of a chance to win is no turning point, however sure."""
SURE = 2.0
"""A shift of at least so many standard errors is significant."""
MOST_TURNINGS = 10
MOST_SENTENCES = 3
"""At most so many sentences say what chance did."""


def turning_points(match: Match, decisions: Sequence[Decision], graph: Sequence[Moment]) -> list[Turning]:
    """The largest mistakes and effects of chance in a finished game, the largest shift of a chance first."""
    found = [*_mistakes(decisions), *_luck(match, decisions, graph)]
    return sorted(found, key=lambda turning: (-abs(turning.shift[turning.seat]), turning.ply))[:MOST_TURNINGS]


def _mistakes(decisions: Sequence[Decision]) -> Iterator[Turning]:
    for decision in decisions:
        if decision.loss < max(LEAST_SHIFT, SURE * decision.noise):
            continue
        best, played = decision.ideas[0], decision.played
        before, after = round(100 * best.chances[decision.seat]), round(100 * played.chances[decision.seat])
        yield Turning(
            kind="mistake",
            ply=decision.ply,
            seat=decision.seat,
            shift=_shift(best.chances, played.chances),
            noise=decision.noise,
            message=message(
                "review-mistake",
                seat=decision.seat, move=played.message, before=before, after=after, lost=before - after,
            ),
            better=message("review-better", move=best.message, chance=before),
        )  # fmt: skip


def _luck(match: Match, decisions: Sequence[Decision], graph: Sequence[Moment]) -> Iterator[Turning]:
    """The effect of chance between two moments of the graph, against the expectation when the move was made."""
    after = dict(zip((moment.ply for moment in graph), graph[1:], strict=False))
    steps = [(decision, after[decision.ply]) for decision in decisions]
    noise = _noise([step for step in steps if _first_outcome(match, *step) is None])
    for decision, moment in steps:
        ply = _first_outcome(match, decision, moment)
        if ply is None:
            continue
        shift = _shift(decision.played.chances, moment.chances)
        seat = max(range(len(shift)), key=lambda seat: abs(shift[seat]))
        if abs(shift[seat]) >= max(LEAST_SHIFT, SURE * noise):
            yield Turning(
                "luck", ply, seat, shift, noise, _in_words(match, ply, moment.ply, seat, shift), None
            )


def _noise(steps: Sequence[tuple[Decision, Moment]]) -> float:
    """How far two searches in a row differ where chance had no part: the error of a shift (root mean square)."""
    errors = [
        difference
        for decision, moment in steps
        for difference in _shift(decision.played.chances, moment.chances)
    ]
    return math.sqrt(sum(error * error for error in errors) / len(errors)) if errors else 0.0


def _first_outcome(match: Match, decision: Decision, moment: Moment) -> int | None:
    """The ply of the first outcome of chance between a decision and the next moment, if there is one."""
    plies = range(decision.ply + 1, moment.ply)
    return next((ply for ply in plies if match.plies[ply].actor == CHANCE), None)


def _in_words(match: Match, start: int, end: int, seat: int, shift: Sequence[float]) -> Message:
    sentences = [
        sentence
        for ply in range(start, end)
        if match.plies[ply].actor == CHANCE
        for sentence in match.narrate(ply, match.game.rules.private_to(match.at(ply).table))
    ]
    points = round(100 * shift[seat])
    name = "review-luck-good" if points > 0 else "review-luck-bad"
    return message(name, seat=seat, events=sentences[:MOST_SENTENCES], shift=abs(points))


def _shift(before: Sequence[float], after: Sequence[float]) -> tuple[float, ...]:
    return tuple(late - early for early, late in zip(before, after, strict=True))
