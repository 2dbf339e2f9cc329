"""What differs between two moves: games that are played on from both, and what each brings of each thing.

The games are paired: each pair begins at the same draw of what the seat does not know and has the same random numbers.
A difference is sure if chance does not explain it with so many differences (Bonferroni). What is selected for being
large is too large on average ("winner's curse"), most of all what is barely sure. So its size is stated as the most
likely one of those that would have led to this difference *and* to its selection (conditional likelihood; Zöllner and
Pritchard 2007), and a size that is small then is not stated.
"""

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from statistics import NormalDist
from typing import Any

from benben.engine.game import Match
from benben.engine.message import Message
from benben.review.continuing import Continuation, Continuer
from benben.review.details import item_in_words
from benben.review.document import MoveDifference
from benben.review.judging import Gap, paired
from benben.review.worth import Floats, review_seed

LEAST_POINTS = 0.5
"""A smaller difference is not stated, however sure. The same for things in hand."""
LEAST_EFFECT = 0.25
"""What changes the lead by fewer points says nothing."""
SURE = 2.0
"""In standard errors."""
_DOUBT = 0.05
"""The chance that any of the differences of a decision is stated though there is none."""
_HALVINGS = 40
_NORMAL = NormalDist()
_FITTED = 3
"""A mean for each side, and a slope."""


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


@dataclass(frozen=True)
class Thing:
    """The numbers of one thing of a seat in all pairs."""

    seat: int
    item: Message
    is_points: bool
    better: Floats
    played: Floats

    @property
    def gap(self) -> Gap:
        """By how much more the better move brings."""
        return paired(self.better, self.played)


def differences_of(game: str, seat: int, pairs: Pairs, least: float = LEAST_POINTS) -> list[MoveDifference]:
    """What differs between the two moves of a *seat* by at least so much: what is sure first, then by its effect."""
    things = list(things_of(game, pairs))
    limit = max(SURE, _NORMAL.inv_cdf(1.0 - _DOUBT / 2 / max(1, len(things))))
    found = [_difference(seat, each, pairs, limit) for each in things]
    return sorted(
        (each for each in found if abs(each.gap) >= least),
        key=lambda each: (not each.is_sure, -abs(each.effect), -abs(each.gap), each.seat != seat),
    )


def _difference(seat: int, thing: Thing, pairs: Pairs, limit: float) -> MoveDifference:
    gap, effect = thing.gap, _effect(seat, thing, pairs)
    is_selected = abs(gap.mean) >= limit * gap.error
    excess = gap.mean - likely(gap, limit) if is_selected else 0.0
    return MoveDifference(
        thing.seat, thing.item, thing.is_points,
        better=_mean(thing.better) - excess / 2,
        played=_mean(thing.played) + excess / 2,
        noise=gap.error,
        is_sure=is_selected and abs(effect) >= LEAST_EFFECT,
        effect=effect,
    )  # fmt: skip


def likely(gap: Gap, limit: float) -> float:
    """The most likely true size of a difference that is known because it is beyond *limit* standard errors."""
    size, low, high = abs(gap.mean), 0.0, abs(gap.mean)
    if gap.error == 0.0:
        return gap.mean
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        beyond = limit - middle / gap.error
        hazard = _NORMAL.pdf(beyond) / (1.0 - _NORMAL.cdf(beyond))
        low, high = (low, middle) if middle + gap.error * hazard > size else (middle, high)
    return math.copysign(low, gap.mean)


def _effect(seat: int, thing: Thing, pairs: Pairs) -> float:
    """By how many points a difference changes the lead of the *seat* that decided; 0 if that is not sure."""
    if thing.is_points:
        return thing.gap.mean * (1.0 if thing.seat == seat else -_rivalry(seat, thing.seat, pairs))
    leads = [leads_of(side, seat) for side in (pairs.better, pairs.played)]
    return thing.gap.mean * _slope((thing.better, thing.played), leads)


def _rivalry(seat: int, other: int, pairs: Pairs) -> float:
    """In which part of the games *other* is the best of the others, so that its points count."""
    games = [*pairs.better, *pairs.played]
    return sum(_best_of_others(_totals(each), seat) == other for each in games) / len(games)


def _slope(numbers: Sequence[Floats], leads: Sequence[Floats]) -> float:
    """How many points of lead one more of a thing is worth, within each side; 0 within two standard errors."""
    pairs = [
        (number - _mean(side), lead - _mean(results))
        for side, results in zip(numbers, leads, strict=True)
        for number, lead in zip(side, results, strict=True)
    ]
    squares = math.fsum(number * number for number, _ in pairs)
    freedom = len(pairs) - _FITTED
    if squares == 0.0 or freedom < 1:
        return 0.0
    slope = math.fsum(number * lead for number, lead in pairs) / squares
    rest = math.fsum((lead - slope * number) ** 2 for number, lead in pairs)
    return slope if slope * slope * squares * freedom >= SURE * SURE * rest else 0.0


def leads_of(side: Sequence[Continuation], seat: int) -> Floats:
    """By how many points a seat is ahead of the best of the others."""
    return tuple(_lead(_totals(each), seat) for each in side)


def _lead(totals: Floats, seat: int) -> float:
    return totals[seat] - max((each for other, each in enumerate(totals) if other != seat), default=0.0)


def _best_of_others(totals: Floats, seat: int) -> int:
    return max((other for other in range(len(totals)) if other != seat), key=totals.__getitem__, default=seat)


def _totals(each: Continuation) -> Floats:
    totals = [0.0] * len(each.shares)
    for (whose, _), points in each.points.items():
        totals[whose] += points
    return tuple(totals)


def things_of(game: str, pairs: Pairs) -> Iterator[Thing]:
    """Everything that is not the same in all pairs."""
    yield from _read(pairs, _points, lambda item: item_in_words(game, item), is_points=True)
    yield from _read(pairs, _held, lambda held: held.in_words(game), is_points=False)


def _read(
    pairs: Pairs, read: Callable[[Continuation], Mapping[Any, int]], in_words: Callable[[Any], Message], *,
    is_points: bool,
) -> Iterator[Thing]:  # fmt: skip
    sides = [[read(each) for each in side] for side in (pairs.better, pairs.played)]
    for seat, item in dict.fromkeys(key for side in sides for each in side for key in each):
        better, played = (tuple(float(each.get((seat, item), 0)) for each in side) for side in sides)
        if better != played:
            yield Thing(seat, in_words(item), is_points, better, played)


def key_of(each: Thing | MoveDifference) -> tuple[int, str, bool]:
    """The thing that numbers or a difference are about."""
    return each.seat, repr(each.item), each.is_points


def _points(each: Continuation) -> Mapping[Any, int]:
    return each.points


def _held(each: Continuation) -> Mapping[Any, int]:
    return each.held


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)
