"""The tests of a candidate: losses on held-out games, and arena games at equal time."""

import math
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from benben.arena.journal import open_journal
from benben.arena.plan import Plan, make_plan
from benben.arena.playing import Result, load_ready
from benben.arena.report import report
from benben.arena.runner import Arena, Spread
from benben.arena.schedule import Schedule
from benben.arena.stopping import Stopping
from benben.engine.dice import derive_seed
from benben.engine.game import Game
from benben.engine.native import array_of, native
from benben.engine.rule import bind
from benben.engine.rules import Rules
from benben.engine.table import Tables
from benben.learning.labels import Labels
from benben.learning.state import LeagueRating, Losses, MatchResult, Pace
from benben.players import make
from benben.players.buffers import Buffers
from benben.players.evaluation import evaluation_of
from benben.players.fitting import HELD_OUT, log_loss
from benben.players.net import Net, judge_of
from benben.players.player import Player

if TYPE_CHECKING:
    judge: Callable[..., None]

ALPHA = 0.05
"""The probability that a contest declares one of two equally strong players the stronger one."""
MOST_SIMULATIONS = 100_000_000
_PACED = 4
"""Games in which times are measured."""
Show = Callable[[int, int], object]
"""Receives how much is done, and the total."""


# ---- losses ------------------------------------------------------------------------------------------------------
def judge_all_template(tables: Tables, net: Net, room: Buffers, chances: Any, points: Any) -> None:
    """Write the *net*'s evaluation of each of the *tables* into a row."""
    for row in range(len(tables)):
        judge(tables[row], chances.shape[1], net, room, chances[row], points[row])


@cache
def judge_all_of(rules: Rules) -> Callable[..., None]:
    """Bind the loop to a game that has features."""
    return bind(judge_all_template, rules.name, judge=judge_of(rules))


def loss_of(rules: Rules, tables: Tables, won: npt.NDArray[np.float32], net: Net) -> float:
    """The log loss of a *net* in nats: its chances for *tables* against each seat's share of the victory, *won*."""
    chances, points = np.zeros((2, *won.shape))
    judge_all = native(judge_all_of(rules))
    judge_all(tables, array_of(net), array_of(Buffers.of(rules)), chances, points)
    return log_loss(chances, won)


def losses(rules: Rules, labels: Labels, candidate: Net, champion: Net) -> Losses:
    """The losses of two nets, and of the linear evaluation inside the *candidate*, on held-out games."""
    tables, won = held_out_results(labels)
    nets = (candidate, champion, Net.linear(candidate.weights))
    return Losses(len(won), *(round(loss_of(rules, tables, won, net), 5) for net in nets))


def held_out_results(labels: Labels) -> tuple[Tables, npt.NDArray[np.float32]]:
    """The tables of held-out games, which are not used for training, and each seat's share of the victory."""
    rows = labels.games % HELD_OUT == 0
    return labels.tables[rows], labels.won[rows]


def best_values(rules: Rules, labels: Labels, trained: Net) -> Net:
    """Return the *trained* net, or only its priors if a linear evaluation predicts held-out games better.

    We compare with the linear evaluation fitted to the same labels and with the game's own one: a few games are not
    enough to train values, but enough to train priors.
    """
    known = evaluation_of(Game(rules, {"players": labels.won.shape[1]}))
    linear = [trained.weights] + ([] if known is None else [known.weights])
    plain = [Net.linear(weights)._replace(priors=trained.priors) for weights in linear]
    tables, won = held_out_results(labels)
    return min([trained, *plain], key=lambda net: loss_of(rules, tables, won, net))


# ---- players -----------------------------------------------------------------------------------------------------
def net_spec(file: Path, simulations: int) -> str:
    """The spec of `search` with the net in a *file*; in specs `games` is the number of simulations per move."""
    return f"benben.learning.candidate:Candidate:file={file.resolve()},games={simulations}"


def search_spec(simulations: int) -> str:
    """The spec of `search` with the game's own evaluation."""
    return f"search:games={simulations}"


def uct_spec(simulations: int) -> str:
    """The spec of the baseline."""
    return f"uct:games={simulations}"


def paced(simulations: int, pace: float) -> int:
    """The number of simulations that takes as long as *simulations* of `search`."""
    return max(1, min(MOST_SIMULATIONS, round(simulations * pace)))


def measure_pace(game: Game, net: Path, simulations: int, seed: int) -> Pace:
    """Measure how many simulations take as long as one of `search`, by the CPU time of this thread.

    All players think about the same positions, of games that `search` plays, one after the other; each keeps its tree.
    """
    specs = (search_spec(simulations), net_spec(net, simulations), uct_spec(simulations))
    spent = [0.0] * len(specs)
    for number in range(1 + _PACED):
        if number == 1:  # the first game compiles everything
            spent = [0.0] * len(specs)
        match = game.new_match(seed=derive_seed(seed, number, "pace"))
        players = [[make(spec, game, seat) for seat in range(game.players)] for spec in specs]
        while (seat := match.turn) is not None:
            known, moves = match.known(seat), []
            for at, seats in enumerate(players):
                seconds, move = _timed(seats[seat], known, seat)
                spent[at] += seconds
                moves.append(move)
            match.play(moves[0])
    return Pace(*(round(spent[0] / seconds, 3) for seconds in spent[1:]))


def _timed(player: Player, known: Tables, seat: int) -> tuple[float, int]:
    began = time.thread_time()
    move = player.choose(known, seat)
    return time.thread_time() - began, move


# ---- the arena ---------------------------------------------------------------------------------------------------
def plan_of(game: Game, specs: list[str], games: int, seed: int, alpha: float | None = None) -> Plan:
    """A plan of at least this many *games*, in whole rounds; with *alpha* it may stop earlier."""
    size = Schedule(len(specs), game.players).round_games
    return make_plan(game, specs, -(-games // size) * size, seed, alpha, search_or_first(specs))


def search_or_first(specs: list[str]) -> str:
    """The player whose rating is 0."""
    return next((spec for spec in specs if spec.startswith("search:")), specs[0])


def play_plan(plan: Plan, journal: Path, spread: Spread[Result], show: Show) -> Arena:
    """Play a plan, continuing from its *journal*. Raises `ArenaError`, `BadJournal` and `OSError`."""
    load_ready(plan)  # compile once, not in each worker
    with open_journal(journal, plan) as kept:
        results = {game: result for game, result in kept.results.items() if game < plan.games}
        arena = Arena(plan, results)
        show(len(results), plan.games)
        for _ in arena.run(spread, kept):
            show(len(arena.results), plan.games)
    return arena


def evidence_of(arena: Arena) -> Stopping:
    """The evidence from all blocks that count."""
    found = Stopping(arena.plan.schedule.lineups, arena.plan.seats, ALPHA)
    for lineup, won in arena.tally().blocks:
        found.add(lineup, won)
    return found


def contest_of(arena: Arena) -> MatchResult:
    """The result of the first of two players."""
    found, evidence = report(arena), evidence_of(arena)
    assert found is not None  # noqa: S101  (a plan has at least one block)
    first = arena.plan.specs[0]
    line = next(line for line in found.pairs if line.player == first)
    low, high = line.share_interval
    figures = {"won": line.won, "share": line.share, "fair": line.fair_share, "low": low, "high": high}
    weight = {"e_value": evidence.evidence(0, 1), "needed": math.exp(evidence.needed)}
    return MatchResult(line.games, **_short({**figures, **weight}))


def _short(figures: dict[str, float]) -> dict[str, float]:
    """Round figures for a file that people read."""
    return {name: float(f"{figure:.6g}") for name, figure in figures.items()}


def ratings_of(arena: Arena, names: list[str]) -> tuple[LeagueRating, ...]:
    """The ratings of all players of a league by their *names*, in the order of the plan; the first is the candidate."""
    found, clear = report(arena), evidence_of(arena).clear
    assert found is not None  # noqa: S101  (a plan has at least one block)
    lines = {line.spec: line for line in found.players}
    ratings = []
    for at, (spec, name) in enumerate(zip(arena.plan.specs, names, strict=True)):
        line = lines[spec]
        low, high = line.rating_interval
        figures = _short({"rating": line.rating, "low": low, "high": high})
        ratings.append(LeagueRating(name, **figures, beats_candidate=(at, 0) in clear))
    return tuple(ratings)
