"""What decides about a candidate: losses, contests and a league."""

from collections.abc import Callable

import numpy as np
import pytest

from benben import load, nd
from benben.arena.plan import Plan
from benben.arena.runner import Arena
from benben.engine.native import array_of, native
from benben.learning.gate import best_values, contest_of, losses, paced, plan_of, ratings_of
from benben.learning.labels import label_games
from benben.players.buffers import Buffers
from benben.players.net import Net, judge_of
from benben.players.selfplay import variants
from tests.arena.made_up import result
from tests.learning.peeking_loop import GAME, linear


@pytest.mark.slow
def test_values_that_foretell_worse_than_a_linear_evaluation_are_left_out_and_priors_stay() -> None:
    labels = label_games(GAME, variants(GAME.rules, 2, 1, 16), range(20), 1)
    good = linear()
    priors = good.priors._replace(valued=nd.array([0.5]))
    wrong = Net.linear(nd.array((-array_of(good.weights)).tolist()))._replace(priors=priors)
    found = best_values(GAME.rules, labels, wrong)
    assert (found.weights == good.weights).all()
    assert found.priors is priors
    assert best_values(GAME.rules, labels, good) is good


def made_up(plan: Plan, wins: Callable[[int], bool]) -> Arena:
    """An arena whose first player wins the games that a test says."""
    found = {}
    for game in range(plan.games):
        entrants = plan.schedule.seating(game).entrants
        best = min(entrants)
        seat = entrants.index(best if wins(game) else max(entrants))
        found[game] = result(game, (seat,), plan.seats)
    return Arena(plan, found)


def test_a_contest_says_who_is_stronger_and_how_sure_that_is() -> None:
    plan = plan_of(GAME, ["search:games=3", "uct:games=3"], 39, 1)
    assert plan.games == 40
    sure = contest_of(made_up(plan, lambda _game: True))
    assert (sure.games, sure.won, sure.share, sure.fair) == (40, 40.0, 1.0, 0.5)
    assert sure.is_won
    assert sure.needed == pytest.approx(40.0)
    even = contest_of(made_up(plan, lambda game: game % 2 == 0))
    assert even.low < 0.5 < even.high
    assert not even.is_won
    assert contest_of(made_up(plan, lambda _game: False)).e_value < 0.5


def test_a_league_tells_who_is_stronger_than_the_candidate() -> None:
    plan = plan_of(GAME, ["uct:games=3", "search:games=3", "random"], 240, 1)
    assert plan.specs[plan.anchor] == "search:games=3"
    strong = ratings_of(made_up(plan, lambda _game: True), ["0", "search", "random"])
    assert [line.player for line in strong] == ["0", "search", "random"]
    assert strong[0].low < strong[0].rating < strong[0].high
    assert strong[0].rating > strong[1].rating == 0.0 > strong[2].rating
    assert not any(line.beats_candidate for line in strong)
    weak = ratings_of(made_up(plan, lambda _game: False), ["0", "search", "random"])
    assert [line.beats_candidate for line in weak] == [False, True, True]


@pytest.mark.parametrize("players", [2, 3])
def test_contests_are_whole_rounds_at_every_table(players: int) -> None:
    plan = plan_of(load("ra", players=players), ["random", "greedy"], 50, 1)
    assert plan.games >= 50
    assert plan.games % plan.schedule.round_games == 0


def test_simulations_at_equal_time_are_whole() -> None:
    assert [paced(1000, pace) for pace in (0.7314, 1.0, 1e-9)] == [731, 1000, 1]


@pytest.mark.slow
def test_losses_are_those_of_games_that_were_held_out() -> None:
    labels = label_games(GAME, variants(GAME.rules, 2, 1, 16), range(20), 1)
    net = linear()
    louder = net._replace(weights=net.weights * 3.0)
    found = losses(GAME.rules, labels, louder, net)
    rows = np.flatnonzero(labels.games % 5 == 0)
    assert found.positions == len(rows) > 20
    judge_by, room = native(judge_of(GAME.rules)), array_of(Buffers.of(GAME.rules))
    for judge, loss in ((louder, found.candidate), (net, found.champion), (louder, found.linear)):
        chances, points = np.zeros((2, 2))
        total = 0.0
        for row in rows:
            judge_by(labels.tables[row], 2, array_of(judge), room, chances, points)
            total -= float((labels.won[row] * np.log(chances)).sum())
        assert loss == pytest.approx(total / len(rows), abs=1e-4)
