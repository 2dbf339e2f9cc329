"""One table at a time: an environment of one seat, and one of all seats in turn; OpenSpiel's is in `in_spiel`."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any

from benben.engine.game import Game
from bench.environments import OPPONENTS, is_here, lazily
from bench.games import EACH
from bench.measure import Done, Subject

GROUP = "one environment"
GYMNASIUM, AEC = "Gymnasium", "PettingZoo AEC"
_NOTE = "moves drawn from the mask by Python"


def single() -> list[Subject]:
    """Each game in Gymnasium and in PettingZoo, if they are installed."""
    doors = {
        name: make
        for name, package, make in ((GYMNASIUM, "gymnasium", seat), (AEC, "pettingzoo", turns))
        if is_here(package)
    }
    return [
        Subject(GROUP, f"{each.label}, {door}", "decisions", lazily(partial(make, each.game)), note=_NOTE)
        for each in EACH
        for door, make in doors.items()
    ]


def seat(game: Game) -> Callable[[int], Done]:
    """`SeatEnv`: the other seats play at random inside and do not count."""
    from benben.envs.gymnasium import SeatEnv

    env, draw = SeatEnv(game, opponents=OPPONENTS), random.Random(1).random

    def work(games: int) -> Done:
        decisions = 0
        for _ in range(games):
            observation, _ = env.reset(seed=None)
            over = False
            while not over:
                observation, _, over, _, _ = env.step(_drawn(observation["action_mask"], draw))
                decisions += 1
        return Done(decisions, games)

    return work


def turns(game: Game) -> Callable[[int], Done]:
    """`raw_env`: every seat outside, each observed before it decides."""
    from benben.envs.pettingzoo import raw_env

    env, draw = raw_env(game), random.Random(1).random

    def work(games: int) -> Done:
        decisions = 0
        for _ in range(games):
            env.reset()
            while True:
                observation, _, over, _, _ = env.last()
                if over:
                    break
                env.step(_drawn(observation["action_mask"], draw))
                decisions += 1
        return Done(decisions, games)

    return work


def _drawn(mask: Any, draw: Callable[[], float]) -> int:
    """Any legal action."""
    legal = mask.nonzero()[0]
    return int(legal[int(draw() * len(legal))])
