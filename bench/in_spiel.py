"""Our games inside OpenSpiel, driven from Python: with and without what a player observes."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from benben.engine.game import Game
from benben.envs.specs import is_observed
from bench import spiel
from bench.games import EACH
from bench.measure import Done, Subject

Tell: TypeAlias = Callable[[Any, int], object]
"""Asks a state what a seat observes."""
_WAYS = {
    "moves": "legal_actions, a draw, apply_action; chance_outcomes and a draw for chance",
    "observer and mask": "the same, and before each decision observer.set_from and legal_actions_mask",
    "tensor and mask": "the same, and before each decision observation_tensor and legal_actions_mask, two lists",
}


def driven() -> list[Subject]:
    """Random games of those that are observed, in three ways."""
    if not spiel.is_here():
        return []
    return [
        Subject(
            "from Python",
            f"{each.label} in OpenSpiel, {way}",
            "decisions",
            partial(play, each.game, way),
            note=note,
        )
        for each in EACH
        if is_observed(each.game.rules)
        for way, note in _WAYS.items()
    ]


def play(game: Game, way: str, games: int) -> Done:
    """Play whole random *games*; chance is not counted."""
    from benben.envs import open_spiel

    loaded, draw, decisions = open_spiel.load(game), random.Random(1).random, 0
    tell = _tell(loaded, way)
    for _ in range(games):
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(spiel.outcome(state, draw()))
                continue
            tell(state, state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            decisions += 1
    return Done(decisions, games)


def _tell(loaded: Any, way: str) -> Tell:
    from open_spiel.python.observation import make_observation

    observer = make_observation(loaded)

    def nothing(_state: Any, _seat: int) -> None:
        pass

    def by_observer(state: Any, seat: int) -> None:
        observer.set_from(state, seat)
        state.legal_actions_mask()

    def by_state(state: Any, seat: int) -> None:
        state.observation_tensor(seat)
        state.legal_actions_mask()

    return dict(zip(_WAYS, (nothing, by_observer, by_state), strict=True))[way]
