"""Our games in OpenSpiel, driven from Python, with and without observations."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from benben.engine.game import Game
from benben.envs.specs import is_observed
from bench import spiel
from bench.games import EACH
from bench.measure import Done, Subject
from bench.one_table import GROUP

OBSERVER, TENSOR = "observer and mask", "tensor and mask"
Observe: TypeAlias = Callable[[Any, int], object]
"""Reads a seat's observation from a state."""
_WAYS = {
    "moves": "legal_actions, a draw, apply_action; chance_outcomes and a draw for chance",
    OBSERVER: "the same, and before each decision observer.set_from and legal_actions_mask",
    TENSOR: "the same, and before each decision observation_tensor and legal_actions_mask, two lists",
}


def driven() -> list[Subject]:
    """Random games of those with observations, in three ways."""
    if not spiel.is_here():
        return []
    return [
        Subject(
            GROUP,
            f"{each.label} in OpenSpiel, {way}",
            "decisions",
            partial(play, each.game, way),
            note=note,
        )
        for each in EACH
        if is_observed(each.game.rules)
        for way, note in _WAYS.items()
    ]


def peers() -> list[Subject]:
    """The peer's own games, with their tensor (that of the information state if there is no other) and mask."""
    return [
        Subject(
            GROUP, f"OpenSpiel {name}, {TENSOR}", "decisions", partial(_play_theirs, name), note=_WAYS[TENSOR]
        )
        for name in spiel.games()
    ]


def play(game: Game, way: str, games: int) -> Done:
    """Play whole random *games*; chance does not count."""
    from benben.envs import open_spiel

    loaded = open_spiel.load(game)
    return _play(loaded, _tell(loaded, way), games)


def _play_theirs(name: str, games: int) -> Done:
    loaded = spiel.load(name)
    observes = loaded.get_type().provides_observation_tensor

    def observe(state: Any, seat: int) -> None:
        _ = state.observation_tensor(seat) if observes else state.information_state_tensor(seat)
        state.legal_actions_mask()

    return _play(loaded, observe, games)


def _play(loaded: Any, observe: Observe, games: int) -> Done:
    draw, decisions = random.Random(1).random, 0
    for _ in range(games):
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(spiel.outcome(state, draw()))
                continue
            observe(state, state.current_player())
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            decisions += 1
    return Done(decisions, games)


def _tell(loaded: Any, way: str) -> Observe:
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
