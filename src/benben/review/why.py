"""Why a move is better than the one that was played: the line, and what games played on from both moves bring.

The games are paired: each pair begins at the same draw of what the seat does not know and has the same random numbers.
A difference is stated only if chance does not explain it with so many differences (Bonferroni), and never within two of
its standard errors.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

from benben.engine.game import Match
from benben.engine.message import Message, message
from benben.engine.table import CHANCE, OVER
from benben.review.continuing import Continuation, Continuer
from benben.review.details import item_in_words
from benben.review.document import Budget, Decision, LinePly, MoveDifference, Why
from benben.review.judging import Gap, Race, look_games, paired, run
from benben.review.worth import Floats, Looker, review_seed

PAIRS = 100
"""So many games are played on from each move, for the usual budget of 300 games."""
LEAST_PAIRS = 8
LEAST_POINTS = 0.5
"""A smaller difference is not stated, however sure. The same for things in hand."""
MOST_LINE = 6
"""The most plies of a line."""
MOST_DIFFERENCES = 12
_SURE = 2.0
"""In standard errors."""
_DOUBT = 0.05
"""The chance that any of the differences of a decision is stated though there is none."""
_LEAST_SHIFT = 0.02
_MOST_PARTS = 2
_MOSTLY = 0.75
"""A single thing is said to be kept if it is in so many more of the games."""
_WHOLE = 2
"""A difference of so many points is shown in whole numbers."""


def why(match: Match, decision: Decision, budget: Budget, seed: int = 0) -> Why:
    """Why the best move of a *decision* of a match is better than the one that was played there.

    Repeatable for a seed and a budget of games. Raises `Stopped` where the caller's `Stop` is set.
    """
    position = match.at(decision.ply)
    best = decision.ideas[0].move
    pairs = played_on(position, best, decision.played.move, pairs_of(budget), seed)
    differences = differences_of(position.game.name, decision.seat, pairs)
    lead = paired(*(_leads(side, decision.seat) for side in (pairs.better, pairs.played)))
    return Why(
        games=len(pairs.better),
        line=tuple(_line(position, best, budget, seed)),
        sentences=tuple(sentences_of(decision, differences, lead, len(pairs.better))),
        differences=tuple(differences[:MOST_DIFFERENCES]),
        lead=lead.mean,
        lead_noise=lead.error,
    )


def pairs_of(budget: Budget) -> int:
    """So many pairs of games are played on."""
    return PAIRS if budget.games is None else max(LEAST_PAIRS, budget.games // 3)


# ---- games played on ---------------------------------------------------------------------------------------------
@dataclass(frozen=True)
class Pairs:
    """Games that were played on from the better move and from the other one, by pairs."""

    better: Sequence[Continuation]
    played: Sequence[Continuation]


def played_on(position: Match, better: int, played: int, count: int, seed: int) -> Pairs:
    """*count* pairs of games, played on from both moves of the seat that must decide at a *position*."""
    seat, ply, continuer = position.turn or 0, position.ply, Continuer(position.game)
    found: tuple[list[Continuation], list[Continuation]] = [], []
    for number in range(count):
        known = position.known(seat, review_seed(seed, ply, f"why-known-{number}"))
        drawn = review_seed(seed, ply, f"why-{number}")
        for side, move in zip(found, (better, played), strict=True):
            side.append(continuer.play_on(known, move, drawn))
    return Pairs(*found)


def differences_of(game: str, seat: int, pairs: Pairs, least: float = LEAST_POINTS) -> list[MoveDifference]:
    """What differs between the two moves by at least so much, the most important first: what is sure, what is large."""
    found = [
        *_compared(pairs, _points, lambda item: item_in_words(game, item), is_points=True),
        *_compared(pairs, _held, lambda held: held.in_words(game), is_points=False),
    ]
    limit = max(_SURE, NormalDist().inv_cdf(1.0 - _DOUBT / 2 / max(1, len(found))))
    return sorted(
        (
            MoveDifference(
                whose, item, is_points, better, played, gap.error, abs(gap.mean) >= limit * gap.error
            )
            for whose, item, is_points, better, played, gap in found
            if abs(gap.mean) >= least
        ),
        key=lambda each: (
            not each.is_sure,
            not each.is_points,
            -abs(each.better - each.played),
            each.seat != seat,
        ),
    )


def _compared(
    pairs: Pairs, read: Callable[[Continuation], Any], in_words: Callable[[Any], Message], *, is_points: bool
) -> Iterator[tuple[int, Message, bool, float, float, Gap]]:
    sides = [[read(each) for each in side] for side in (pairs.better, pairs.played)]
    for seat, item in dict.fromkeys(key for side in sides for each in side for key in each):
        better, played = ([float(each.get((seat, item), 0)) for each in side] for side in sides)
        gap = paired(better, played)
        if any(map(float.__sub__, better, played)):
            yield seat, in_words(item), is_points, _mean(better), _mean(played), gap


def _points(each: Continuation) -> Any:
    return each.points


def _held(each: Continuation) -> Any:
    return each.held


def _leads(side: Sequence[Continuation], seat: int) -> Floats:
    """By how many points a seat is ahead of the best of the others."""
    return tuple(_lead(each, seat) for each in side)


def _lead(each: Continuation, seat: int) -> float:
    totals = [0.0] * len(each.shares)
    for (whose, _), points in each.points.items():
        totals[whose] += points
    own = totals.pop(seat)
    return own - max(totals, default=0.0)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


# ---- the line ----------------------------------------------------------------------------------------------------
def _line(position: Match, move: int, budget: Budget, seed: int) -> Iterator[LinePly]:
    """A move, and then the best moves as long as each is better than all others beyond doubt.

    It ends where chance may bring more than one thing.
    """
    looker, match = Looker(position.game, look_games(budget)), position.copy()
    next_move: int | None = move
    for _ in range(MOST_LINE):
        if next_move is None:
            return
        seat = match.turn
        faces = match.rules.moves if seat is not None else match.rules.outcomes(match.table)
        value = faces.value(next_move)
        words = (
            value.describe(match.table) if seat is not None else message("review-why-dealt", text=str(value))
        )
        yield LinePly(seat, next_move, str(value), words)
        if seat is None:
            match.reveal(next_move)
        else:
            match.play_recorded(next_move)
        next_move = _next_of(match, looker, budget, seed)


def _next_of(match: Match, looker: Looker, budget: Budget, seed: int) -> int | None:
    """The only outcome, the only move, or the move that is surely the best; None if there is none."""
    if match.table.actor == OVER:
        return None
    if match.table.actor == CHANCE:
        weights = match.weights()
        return weights.index(max(weights)) if max(weights) == sum(weights) else None
    moves = match.legal_moves.codes
    if len(moves) == 1:
        return moves[0]
    race = Race(match, moves[0], looker, seed)
    run(race, budget)
    best = race.best()
    gaps = race.gaps([each for each in race.looks if each != best])
    return best if all(gap.mean >= race.least(gap) for gap in gaps.values()) else None


# ---- sentences ---------------------------------------------------------------------------------------------------
def sentences_of(
    decision: Decision, differences: Sequence[MoveDifference], lead: Gap, games: int
) -> Iterator[Message]:
    """One or two sentences of what is sure."""
    own = decision.seat
    sure = [each for each in differences if each.is_sure and not (_is_single(each) and _size(each) < _MOSTLY)]
    gains = [each for each in sure if each.seat == own and each.better > each.played]
    costs = [each for each in sure if each.seat == own and each.better < each.played]
    less = [each for each in sure if each.seat != own and each.is_points and each.better < each.played]
    if lead.mean < -_SURE * lead.error or not (gains or less):
        yield message("review-why-unclear", games=games)
        return
    if gains:
        yield message("review-why-own", seat=own, parts=_parts(gains, own))
    else:
        yield _less(less)
    helped = _helped(decision)
    if costs:
        yield message("review-why-cost", parts=_parts(costs, own))
    elif helped is not None:
        yield message("review-why-serves", seat=helped, shift=round(-100 * decision.shift[helped]))
    elif gains and less:
        yield _less(less)


def _less(less: Sequence[MoveDifference]) -> Message:
    """What the seat that gets least of it all gets less."""
    seat = max(
        {each.seat for each in less}, key=lambda seat: sum(_size(each) for each in less if each.seat == seat)
    )
    return message(
        "review-why-less", seat=seat, parts=_parts([each for each in less if each.seat == seat], seat)
    )


def _helped(decision: Decision) -> int | None:
    """The other seat that the move that was played helped most; None if that is clear, or not sure."""
    others = [seat for seat in range(len(decision.shift)) if seat != decision.seat]
    seat = min(others, key=lambda seat: decision.shift[seat])
    gain, noise = -decision.shift[seat], decision.shift_noise[seat]
    return seat if len(others) > 1 and gain >= max(_LEAST_SHIFT, _SURE * noise) else None


def _parts(differences: Sequence[MoveDifference], seat: int) -> list[Message]:
    """The most important differences in words: points first, and one thing in hand."""
    points = [each for each in differences if each.is_points][:_MOST_PARTS]
    held = [each for each in differences if not each.is_points][:1]
    return [_part(each, seat) for each in (*points, *held)]


def _part(each: MoveDifference, seat: int) -> Message:
    if _is_single(each):
        name = "review-why-keeps" if each.better > each.played else "review-why-gives"
        return message(name, seat=seat, item=each.item)
    better, played = _figures(each)
    return message("review-why-part", item=each.item, better=better, played=played)


def _is_single(each: MoveDifference) -> bool:
    """Whether it is a single thing, such as the sun 9, which a seat has or has not."""
    return not each.is_points and bool(each.item.get("args", {}).get("number"))


def _figures(each: MoveDifference) -> tuple[float, float]:
    """The two means: whole numbers if these show the difference, else with one digit."""
    whole = round(each.better), round(each.played)
    return whole if abs(whole[0] - whole[1]) >= _WHOLE else (round(each.better, 1), round(each.played, 1))


def _size(each: MoveDifference) -> float:
    return abs(each.better - each.played)
