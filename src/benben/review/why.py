"""Why a move is better than the one that was played: the line, and what games played on from both moves bring.

Only what `benben.review.differences` is sure of is said, what changes the result most first.
"""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from benben.engine.game import Match
from benben.engine.message import Message, message
from benben.review.differences import LEAST_POINTS, SURE, differences_of, leads_of, played_on
from benben.review.document import Budget, Decision, LinePly, MoveDifference, Why
from benben.review.judging import Gap, Race, look_games, paired, run
from benben.review.worth import Looker

PAIRS = 100
"""So many games are played on from each move, for the usual budget of 300 games."""
LEAST_PAIRS = 8
MOST_LINE = 6
"""The most plies of a line."""
MOST_DIFFERENCES = 12
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
    moves = decision.ideas[0].move, decision.played.move
    return compare(match.at(decision.ply), moves, budget, seed, helped=helped_by(decision))


def compare(
    position: Match, moves: tuple[int, int], budget: Budget, seed: int, *,
    hidden: Collection[int] = (), helped: tuple[int, float] | None = None,
) -> Why:  # fmt: skip
    """Why the first of two *moves* is better at a *position* where a seat decides.

    Of seats whose points are *hidden* only differences are stated. *helped* is the other seat that the second move
    helps most, and by how much of a chance.
    """
    seat = position.turn
    assert seat is not None, "somebody must decide"  # noqa: S101  (our callers look)
    pairs = played_on(position, *moves, pairs_of(budget), seed)
    differences = [
        replace(each, better=each.gap, played=None) if each.seat in hidden else each
        for each in differences_of(position.game.name, seat, pairs)
    ]
    lead = paired(*(leads_of(side, seat) for side in (pairs.better, pairs.played)))
    return Why(
        games=len(pairs.better),
        line=tuple(_line(position, moves[0], budget, seed)),
        sentences=tuple(sentences_of(seat, differences, lead, len(pairs.better), helped)),
        differences=tuple(differences[:MOST_DIFFERENCES]),
        lead=lead.mean,
        lead_noise=lead.error,
    )


def pairs_of(budget: Budget) -> int:
    """So many pairs of games are played on."""
    return PAIRS if budget.games is None else max(LEAST_PAIRS, budget.games // 3)


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
        match.push(next_move)
        next_move = _next_of(match, looker, budget, seed)


def _next_of(match: Match, looker: Looker, budget: Budget, seed: int) -> int | None:
    """The only outcome, the only move, or the move that is surely the best; None if there is none."""
    if match.is_over:
        return None
    if match.is_chance:
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
    seat: int, differences: Sequence[MoveDifference], lead: Gap, games: int, helped: tuple[int, float] | None
) -> Iterator[Message]:
    """One or two sentences of what is sure."""
    sure = [each for each in differences if each.is_sure and not (_is_single(each) and _size(each) < _MOSTLY)]
    gains = [each for each in sure if each.seat == seat and each.effect > 0 and each.gap > 0]
    costs = [each for each in sure if each.seat == seat and each.effect < 0 and each.gap < 0]
    less = [each for each in sure if each.seat != seat and each.is_points and each.gap < 0]
    if lead.mean < -SURE * lead.error or not (gains or less):
        yield _without_source(seat, lead, games)
        return
    if gains:
        yield message("review-why-own", seat=seat, parts=_parts(gains, seat))
    else:
        yield _less(less)
    if costs:
        yield message("review-why-cost", parts=_parts(costs, seat))
    elif helped is not None:
        yield message("review-why-serves", seat=helped[0], shift=round(100 * helped[1]))
    elif gains and less:
        yield _less(less)


def _without_source(seat: int, lead: Gap, games: int) -> Message:
    """The lead as a whole, if it is sure; else that nothing is."""
    if lead.mean >= max(LEAST_POINTS, SURE * lead.error):
        return message("review-why-lead", seat=seat, lead=round(lead.mean, 1))
    return message("review-why-unclear", games=games)


def _less(less: Sequence[MoveDifference]) -> Message:
    """What the seat that gets least of it all gets less."""
    seat = max(
        {each.seat for each in less}, key=lambda seat: sum(_size(each) for each in less if each.seat == seat)
    )
    return message(
        "review-why-less", seat=seat, parts=_parts([each for each in less if each.seat == seat], seat)
    )


def helped_by(decision: Decision) -> tuple[int, float] | None:
    """The other seat that the move that was played helped most, and by how much; None if that is clear, or not sure."""
    others = [seat for seat in range(len(decision.shift)) if seat != decision.seat]
    seat = min(others, key=lambda seat: decision.shift[seat])
    gain, noise = -decision.shift[seat], decision.shift_noise[seat]
    return (seat, gain) if len(others) > 1 and gain >= max(_LEAST_SHIFT, SURE * noise) else None


def _parts(differences: Sequence[MoveDifference], seat: int) -> list[Message]:
    """The most important differences in words: points first, and one thing in hand."""
    points = [each for each in differences if each.is_points][:_MOST_PARTS]
    held = [each for each in differences if not each.is_points][:1]
    return [_part(each, seat) for each in (*points, *held)]


def _part(each: MoveDifference, seat: int) -> Message:
    if _is_single(each):
        name = "review-why-keeps" if each.gap > 0 else "review-why-gives"
        return message(name, seat=seat, item=each.item)
    if each.played is None:
        name = "review-why-plus" if each.gap > 0 else "review-why-minus"
        return message(name, item=each.item, gap=round(abs(each.gap), 1))
    better, played = _figures(each.better, each.played)
    return message("review-why-part", item=each.item, better=better, played=played)


def _is_single(each: MoveDifference) -> bool:
    """Whether it is a single thing, such as the sun 9, which a seat has or has not."""
    return not each.is_points and bool(each.item.get("args", {}).get("number"))


def _figures(better: float, played: float) -> tuple[float, float]:
    """The two means: whole numbers if these show the difference, else with one digit."""
    whole = round(better), round(played)
    return whole if abs(whole[0] - whole[1]) >= _WHOLE else (round(better, 1), round(played, 1))


def _size(each: MoveDifference) -> float:
    return abs(each.gap)
