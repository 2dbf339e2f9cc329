"""The peer OpenSpiel: its fastest card games and two slow classics, in C++ and driven from Python.

*decisions* are the moves of players, including those with only one legal move; chance does not count.
"""

import importlib.util
import random
from collections.abc import Callable
from functools import cache, partial
from typing import Any

from bench.measure import Done, Subject
from bench.searching import SIMULATIONS

GAMES = ("spades", "hearts", "backgammon", "gin_rummy")
_SAMPLE = 200
"""Games for the average length, which C++ rollouts do not report."""
_EXPLORATION = 2.0
_MEGABYTES = 1000
_ROLLOUT_NOTE = "C++ rollouts from the first decision: the deal is not in them"


def is_here() -> bool:
    """Whether the package `open_spiel` is installed (`pip install 'benben[bench]'`)."""
    return importlib.util.find_spec("pyspiel") is not None


def rollouts() -> list[Subject]:
    """Whole random games inside C++."""
    return [
        Subject("playouts", f"OpenSpiel {name}", "decisions", _rollouts(name), note=_ROLLOUT_NOTE)
        for name in games()
    ]


def driven() -> list[Subject]:
    """The same games from Python: legal_actions, a draw, apply_action."""
    return [Subject("from Python", f"OpenSpiel {name}", "decisions", _driven(name)) for name in games()]


def searches() -> list[Subject]:
    """The C++ MCTSBot from the first decision, one rollout a simulation."""
    return [Subject("search", f"OpenSpiel {name}", "simulations", _searches(name)) for name in games()]


def copies() -> list[Subject]:
    """`state.clone()` from Python, in the middle of a game."""
    return [
        Subject("copies", f"OpenSpiel {name}, state.clone", "copies", _copies(name), 100) for name in games()
    ]


def play(game: Any, chooser: random.Random) -> tuple[int, int, int]:
    """Play a random game from Python; return its decisions, those with one legal move, and chance outcomes."""
    state, draw, decisions, forced, chances = game.new_initial_state(), chooser.random, 0, 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(outcome(state, draw()))
            chances += 1
            continue
        actions = state.legal_actions()
        decisions += 1
        forced += len(actions) == 1
        state.apply_action(actions[int(draw() * len(actions))])
    return decisions, forced, chances


def first_decision(game: Any, chooser: random.Random) -> Any:
    """A new game after the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(outcome(state, chooser.random()))
    return state


def outcome(state: Any, ticket: float) -> int:
    """The chance outcome selected by a uniform *ticket* from 0 to 1."""
    drawn = 0
    for drawn, probability in state.chance_outcomes():  # noqa: B007  (the last one, if rounding leaves a remainder)
        ticket -= probability
        if ticket < 0:
            break
    return int(drawn)


def games() -> tuple[str, ...]:
    """The names of the games; empty if OpenSpiel is not installed."""
    return GAMES if is_here() else ()


@cache
def load(name: str) -> Any:
    """One of its games."""
    import pyspiel

    return pyspiel.load_game(name)


@cache
def _length(name: str) -> float:
    """The average number of decisions of a random game."""
    chooser = random.Random(1)
    return sum(play(load(name), chooser)[0] for _ in range(_SAMPLE)) / _SAMPLE


def _bot(name: str, rollouts_each: int, simulations: int, seed: int) -> Any:
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(rollouts_each, seed)
    return pyspiel.MCTSBot(load(name), evaluator, _EXPLORATION, simulations, _MEGABYTES, False, seed, False)


def _rollouts(name: str) -> Callable[[int], Done]:
    """The evaluator cannot be called from Python, but a search with one simulation consists of its rollouts."""
    chooser = random.Random(1)

    def work(games: int) -> Done:
        state = first_decision(load(name), chooser)
        _bot(name, games, 1, chooser.randrange(1 << 30)).step(state)
        return Done(games * _length(name), games)

    return work


def _driven(name: str) -> Callable[[int], Done]:
    return partial(played, load(name), random.Random(1))


def played(game: Any, chooser: random.Random, games: int) -> Done:
    """Play this many whole random *games* from Python."""
    return Done(sum(play(game, chooser)[0] for _ in range(games)), games)


def _searches(name: str) -> Callable[[int], Done]:
    chooser = random.Random(1)

    def work(count: int) -> Done:
        for _ in range(count):
            _bot(name, 1, SIMULATIONS, chooser.randrange(1 << 30)).step(first_decision(load(name), chooser))
        return Done(count * SIMULATIONS, count * SIMULATIONS)

    return work


def _copies(name: str) -> Callable[[int], Done]:
    def work(count: int) -> Done:
        clone = _middle(name).clone
        for _ in range(count):
            clone()
        return Done(count)

    return work


@cache
def _middle(name: str) -> Any:
    """A state about twenty decisions into a game."""
    chooser = random.Random(2)
    state = first_decision(load(name), chooser)
    for _ in range(40):
        if state.is_chance_node():
            state.apply_action(outcome(state, chooser.random()))
        elif not state.is_terminal():
            state.apply_action(chooser.choice(state.legal_actions()))
    return state
