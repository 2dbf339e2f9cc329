"""The result of a search at a position: the chances of every seat, and the best moves with their expected results."""

from dataclasses import dataclass

from benben.engine.arithmetic import power
from benben.engine.errors import BadSpec
from benben.engine.game import Game
from benben.engine.table import Tables
from benben.players.judges import Judge, JudgeName, judge_for
from benben.players.mcts import Child
from benben.players.search import SearchPlayer


@dataclass(frozen=True)
class Idea:
    """A legal move: its integer, its share of the search, and each seat's chance to win and final points after it.

    The chances add up to one. The search soon gave up a move with a small share: its figures are rough.
    """

    move: int
    share: float
    chances: tuple[float, ...]
    points: tuple[float, ...]


@dataclass(frozen=True)
class Analysis:
    """A position as *seat*, which must decide, may see it after *games* simulated games; the best idea first.

    *judge* names the evaluator of cut simulations.
    """

    seat: int
    games: int
    chances: tuple[float, ...]
    points: tuple[float, ...]
    ideas: tuple[Idea, ...]
    judge: JudgeName


def analyse(
    game: Game, known: Tables, seat: int, *,
    games: int | None = None, seconds: float | None = None, seed: int = 0, workers: int = 1,
    judge: Judge | None = None,
) -> Analysis:  # fmt: skip
    """Think about a position as *seat* may know it (`Match.known`), for a number of simulated games or seconds.

    The chances and points of the position are those of the best move. With *games* the same arguments give the same
    result. *workers* threads share the budget. If no *judge* is named it is that of the game (`judges.judge_for`).
    Raises `BadSpec` for a budget below one game or of no time, or for none at all.
    """
    if games is None and seconds is None:
        raise BadSpec("an analysis needs a budget: games=… or seconds=…")
    judge = judge_for(game) if judge is None else judge
    net = None if judge.trained is None else judge.trained.net
    player = SearchPlayer(game, seed, games=games, seconds=seconds, threads=workers, net=net)
    found = player.think(known)
    total = max(1, sum(child.visits for child in found))
    best_first = sorted(found, key=lambda child: (child.visits, child.values[seat]), reverse=True)
    ideas = tuple(_idea(child, total, judge.sureness) for child in best_first)
    return Analysis(seat, total, ideas[0].chances, ideas[0].points, ideas, judge.name)


def _idea(child: Child, total: int, sureness: float) -> Idea:
    return Idea(child.move, child.visits / total, surer(child.chances, sureness), child.points)


def surer(chances: tuple[float, ...], sureness: float) -> tuple[float, ...]:
    """Chances raised to the power *sureness* and scaled to add up to one again."""
    raised, total = [power(chance, sureness) for chance in chances], 0.0
    for chance in raised:  # from Python 3.12 on `sum` has other last digits
        total += chance
    return tuple(chance / total for chance in raised)
