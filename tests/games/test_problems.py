"""Every problem is a position with one clearly best move, and its figures belong to it."""

import json
import math

import numpy as np
import pytest

from benben.engine.dice import derive_seed
from benben.engine.game import Game, Match
from benben.engine.registry import names, rules
from benben.lessons.puzzle import FILE, Puzzle, puzzles_of
from benben.review.worth import Looker
from benben.texts import Texts
from tests.tiers import usually

ALL = [(name, problem) for name in names() for problem in puzzles_of(rules(name)).values()]
IDS = [f"{name}-{problem.id}" for name, problem in ALL]
each_problem = pytest.mark.parametrize(("name", "problem"), ALL, ids=IDS)

LEAST_MARGIN = 0.05
"""Chances to win: people cannot see a smaller difference at the table."""
LEAST_CHECKED = 100_000
"""Simulated games of a move in the stronger search."""


def match_of(name: str, problem: Puzzle) -> Match:
    return Game(rules(name), problem.options).position(problem.position, seed=0)


@pytest.mark.parametrize("name", [name for name in names() if puzzles_of(rules(name))])
def test_a_game_has_six_to_ten_problems_of_different_positions(name: str) -> None:
    problems = puzzles_of(rules(name)).values()
    assert 6 <= len(problems) <= 10
    assert len({problem.position for problem in problems}) == len(problems)


@each_problem
def test_the_moves_of_a_problem_are_the_legal_ones_best_first(name: str, problem: Puzzle) -> None:
    match = match_of(name, problem)
    assert match.turn == problem.seat
    assert set(problem.chances) == {str(move) for move in match.legal_moves}
    assert list(problem.chances.values()) == sorted(problem.chances.values(), reverse=True)
    assert problem.scene.steps[0].want == (problem.best,)


@each_problem
def test_the_best_move_is_ahead_of_all_others_in_both_searches(name: str, problem: Puzzle) -> None:
    best, second, *_ = problem.chances.values()
    assert best - second > LEAST_MARGIN, name
    low, high = problem.proof.interval
    assert LEAST_MARGIN < low <= problem.proof.margin <= high
    assert problem.proof.games * problem.proof.searches >= LEAST_CHECKED


@each_problem
def test_the_lines_of_a_problem_tell_where_points_come_from(name: str, problem: Puzzle) -> None:
    best, rival = problem.lines
    assert best.move == problem.best
    assert rival.move in set(problem.chances) - {problem.best}
    texts, players = Texts(), match_of(name, problem).players
    for line in problem.lines:
        for item, points in line.points.items():
            assert texts.knows(f"{name}-item-name-{item}")
            assert len(points) == players
            assert all(map(math.isfinite, points))


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in names() if puzzles_of(rules(name))])
def test_a_file_has_one_problem_on_each_line_as_the_tool_writes_it(name: str) -> None:
    from tools.problems import written  # imports SciPy, which takes a second

    text = (rules(name).folder / FILE).read_text(encoding="utf-8")
    problems = puzzles_of(rules(name)).values()
    assert text == written(problems, json.loads(text)["seed"])
    assert all(text.count(f'\n{{"id": "{problem.id}"') == 1 for problem in problems)


SIMULATIONS = {"imhotep_duel": 1600}
"""Of each search; 400 in the other games. Without playouts each takes a fourth of the time, and is less precise."""


@pytest.mark.slow
@pytest.mark.parametrize(("name", "problem"), usually(ALL[::3], ALL), ids=usually(IDS[::3], IDS))
def test_a_search_of_today_finds_the_same_best_move(name: str, problem: Puzzle) -> None:
    match, searches = match_of(name, problem), usually(2, 8)
    looker = Looker(match.game, SIMULATIONS.get(name, 400))
    chances = np.zeros((len(problem.chances), searches))
    for column in range(searches):
        seed = derive_seed(2026, column, problem.id)
        known = match.known(problem.seat, seed)
        for row, text in enumerate(problem.chances):
            move = int(rules(name).moves.parse(text))
            chances[row, column] = looker.after(known, move, seed).chances[problem.seat]
    assert int(chances.mean(axis=1).argmax()) == 0
