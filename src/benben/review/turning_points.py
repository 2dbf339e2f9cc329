"""The turning points of a game: mistakes larger than the error of the search, and luck."""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby

from benben.engine.game import Match
from benben.engine.message import Message, message
from benben.review.document import ChanceOutcome, Decision, Turning

LEAST_SHIFT = 0.05
"""A smaller change of a chance to win is no turning point, however sure."""
SURE = 2.0
"""A shift of at least so many standard errors is significant."""
MOST_TURNINGS = 10
MOST_SENTENCES = 3
"""At most so many sentences say what chance did, those that shifted most; one more says how many are left out."""


def turning_points(match: Match, steps: Sequence[Decision | ChanceOutcome]) -> list[Turning]:
    """The largest mistakes and effects of chance in a finished game, the largest shift of a chance first."""
    found = [*_mistakes(steps), *_luck(match, steps)]
    return sorted(found, key=lambda turning: (-abs(turning.shift[turning.seat]), turning.ply))[:MOST_TURNINGS]


def _mistakes(steps: Sequence[Decision | ChanceOutcome]) -> Iterator[Turning]:
    for decision in steps:
        if isinstance(decision, ChanceOutcome) or decision.verdict != "error" or decision.loss < LEAST_SHIFT:
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


def _luck(match: Match, steps: Sequence[Decision | ChanceOutcome]) -> Iterator[Turning]:
    """All that chance did between two decisions, taken together."""
    for is_draw, group in groupby(steps, key=lambda step: isinstance(step, ChanceOutcome)):
        if not is_draw:
            continue
        draws = [step for step in group if isinstance(step, ChanceOutcome)]
        shifts = [_shift(draw.expected_chances, draw.chances) for draw in draws]
        shift = tuple(math.fsum(column) for column in zip(*shifts, strict=True))
        seat = max(range(len(shift)), key=lambda seat: abs(shift[seat]))
        noise = math.sqrt(math.fsum(draw.noise[seat] ** 2 for draw in draws))
        if abs(shift[seat]) >= max(LEAST_SHIFT, SURE * noise):
            lucks = {draw.ply: each[seat] for draw, each in zip(draws, shifts, strict=True)}
            words = _in_words(match, lucks, seat, shift[seat])
            yield Turning("luck", draws[0].ply, seat, shift, noise, words, None)


def _in_words(match: Match, lucks: Mapping[int, float], seat: int, shift: float) -> Message:
    """By ply the luck of a *seat*, whose sum is *shift*, in words."""
    effects = _effects(match, lucks, math.copysign(1.0, shift))
    strongest = sorted(range(len(effects)), key=lambda number: -effects[number][0])[:MOST_SENTENCES]
    events = [effects[number][1] for number in sorted(strongest)]
    if left := len(effects) - len(events):
        events.append(message("review-luck-more", count=left))
    points = round(100 * shift)
    name = "review-luck-good" if points > 0 else "review-luck-bad"
    return message(name, seat=seat, events=events, shift=abs(points))


def _effects(match: Match, lucks: Mapping[int, float], way: float) -> list[tuple[float, Message]]:
    """What chance did, with its luck in one *way*; a sentence also covers the draws before it that have none."""
    effects, pending = list[tuple[float, Message]](), 0.0
    for ply, luck in lucks.items():
        pending += way * luck
        said = match.narrate(ply, match.game.rules.private_to(match.at(ply).table))
        effects += [(pending / len(said), each) for each in said]
        pending = 0.0 if said else pending
    return effects


def _shift(before: Sequence[float], after: Sequence[float]) -> tuple[float, ...]:
    return tuple(late - early for early, late in zip(before, after, strict=True))
