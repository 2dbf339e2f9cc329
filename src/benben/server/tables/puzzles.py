"""The figures that a page shows of a puzzle: how clear its best move is, and where that move gains points."""

from collections.abc import Iterator

from benben import Match
from benben.engine.message import Message, message
from benben.engine.notation import Move
from benben.lessons.puzzle import Puzzle, Variation
from benben.server.models.lessons import Gain, ProblemState

LEAST_GAIN = 0.5
"""Points by which an item differs before it is worth a word."""
MOST_GAINS = 5
MOST_HINTED = 2


def not_the_best(problem: Puzzle, match: Match, move: Move) -> Message:
    """The answer to a legal move that is not the best one."""
    return message(
        "lesson-problem-other",
        move=match.describe(move),
        games=_of_hundred(problem.chances[str(move)]),
        best=_of_hundred(problem.chances[problem.best]),
    )


def known_of(problem: Puzzle, match: Match) -> ProblemState:
    """A problem's figures, with the moves in words."""
    at = match.at(0)
    best, rival = problem.lines
    gains = _gains(best, rival, problem.seat)
    return ProblemState(
        hint=_hint(match.game.name, gains, problem.seat),
        best=at.describe(best.move),
        chance=problem.chances[best.move],
        rival=at.describe(rival.move),
        rival_chance=problem.chances[rival.move],
        margin=problem.proof.interval,
        games=best.games,
        gains=gains[:MOST_GAINS],
    )


def _gains(best: Variation, rival: Variation, seat: int) -> list[Gain]:
    """Where two variations differ: the strongest argument for the best one first, seen from a *seat*."""

    def speaks(gain: Gain) -> float:
        ahead = gain.best - gain.rival
        return ahead if gain.seat == seat else -ahead

    return sorted(_differences(best, rival), key=speaks, reverse=True)


def _differences(best: Variation, rival: Variation) -> Iterator[Gain]:
    none = (0.0,) * len(next(iter(best.points.values())))
    for item in dict.fromkeys([*best.points, *rival.points]):
        pairs = zip(best.points.get(item, none), rival.points.get(item, none), strict=True)
        for seat, (won, other) in enumerate(pairs):
            if abs(won - other) >= LEAST_GAIN:
                yield Gain(seat=seat, item=item, best=won, rival=other)


def _hint(game: str, gains: list[Gain], seat: int) -> Message:
    """A hint: the items that speak most for the best move."""
    mine = [gain for gain in gains if gain.seat == seat and gain.best > gain.rival]
    chosen = mine or [gain for gain in gains if gain.seat != seat and gain.best < gain.rival]
    items = dict.fromkeys(gain.item for gain in chosen[:MOST_HINTED])
    if not items:
        return message("lesson-problem-hint-none")
    name = "lesson-problem-hint-own" if mine else "lesson-problem-hint-others"
    return message(name, items=[message(f"{game}-item-name-{item}") for item in items])


def _of_hundred(chance: float) -> int:
    return round(100 * chance)
