"""Policies as players: what they are shown, what they may answer, and that they go on in another process."""

import dataclasses
import pickle
from functools import partial
from multiprocessing import get_context
from typing import Any

import numpy as np
import pytest

import benben
from benben.arena.playing import play_match
from benben.engine.game import Game, Match
from benben.engine.observation import Spec
from benben.players import Player, from_policy, make
from benben.players.substitutes import Substituting, unlogged
from examples.policy_player import ACTIONS

GAME = benben.load("ra", players=3)


def first(_observation: Any, mask: Any) -> Any:
    """The legal action with the lowest number."""
    return np.flatnonzero(mask)[0]


def any_action(_observation: Any, mask: Any, rng: np.random.Generator) -> Any:
    return rng.choice(np.flatnonzero(mask))


def nth(_observation: Any, mask: Any, *, place: int) -> Any:
    return np.flatnonzero(mask)[place]


First, AnyAction, Last = from_policy(first), from_policy(any_action), from_policy(partial(nth, place=-1))


def asked(match: Match, player: Player) -> int:
    assert match.turn is not None
    return player.choose(match.known(match.turn), match.turn)


def later(seed: int = 1, plies: int = 60) -> Match:
    """A match under way, where points are hidden and tiles are out of the bag."""
    match = GAME.new_match(seed=seed)
    player = make("greedy", GAME, seed)
    while match.ply < plies:
        match.play(asked(match, player))
    return match


def test_it_is_shown_what_its_seat_may_know_and_which_actions_are_legal() -> None:
    shown: list[tuple[Any, Any]] = []

    def look(observation: Any, mask: Any) -> Any:
        shown.append((observation, mask))
        return first(observation, mask)

    match = later()
    player = from_policy(look)(GAME)
    asked(match, player)
    asked(match, player)
    observation, mask = shown[0]
    assert GAME.rules.observation is not None
    assert GAME.rules.observe is not None
    spec = Spec("ra", 3, GAME.rules.observation)
    expected = np.zeros(spec.size, np.uint8)
    GAME.rules.observe(match.table, match.turn or 0, 1, expected)
    assert expected.any()
    assert (observation.dtype, mask.dtype) == (np.uint8, np.int8)
    assert (observation == expected).all()
    assert np.flatnonzero(mask).tolist() == sorted(match.legal_moves.codes)
    assert len(mask) == 1 + max(int(move) for move in GAME.rules.moves)
    assert shown[0][0] is not shown[1][0]  # it may keep them


@pytest.mark.parametrize("remembers", [True, False])
def test_what_lies_in_the_bag_is_a_matter_of_memory(remembers: bool) -> None:
    bags: list[int] = []

    def look(observation: Any, mask: Any) -> Any:
        assert GAME.rules.observation is not None
        bags.append(int(Spec("ra", 3, GAME.rules.observation).split(observation)["bag"].sum()))
        return first(observation, mask)

    asked(later(), from_policy(look, remembers=remembers)(GAME))
    assert (bags[0] > 0) == remembers


@pytest.mark.parametrize("form", [int, np.int64, np.array, lambda code: np.array([code])])
def test_an_action_is_an_integer_in_any_form(form: Any) -> None:
    match = later()
    player = from_policy(lambda observation, mask: form(first(observation, mask)))(GAME)
    chosen = asked(match, player)
    assert type(chosen) is int
    assert chosen == min(match.legal_moves.codes)


@pytest.mark.parametrize("answer", [0.0, np.array([1, 2]), None, 10_000, -1])
def test_anything_else_is_a_failure_for_which_another_moves(answer: Any) -> None:
    match = later()
    player = Substituting(from_policy(lambda _observation, _mask: answer)(GAME))
    with unlogged():
        assert asked(match, player) in match.legal_moves.codes
    assert player.failures == 1


def test_whole_games_by_the_example() -> None:
    won = 0.0
    for seed in range(6):
        match, thoughts = play_match(
            GAME, ["examples.policy_player:Thrifty", "random", "random"], [seed] * 3, seed
        )
        assert match.outcome is not None
        assert thoughts[0].failures == 0
        won += 0 in match.outcome.winners
    assert won >= 4


@pytest.mark.parametrize(("track", "chosen"), [("god,nile,nile,flood", "bid 4"), ("god,nile,nile", "pass")])
def test_the_example_bids_its_lowest_sun_for_a_rich_track(track: str, chosen: str) -> None:
    game = benben.load("ra", players=2)
    match = game.position(f"step=auction bids=-,3 turn=0 track={track} 0:suns=9,8,5,4 1:suns=7,6,3,2", seed=1)
    assert {"pass", "bid 4", "bid 9"} <= {str(move) for move in match.legal_moves}
    assert asked(match, make("examples.policy_player:Thrifty", game)) == ACTIONS[chosen]


def test_its_randomness_comes_from_the_seed() -> None:
    games = [play(AnyAction(GAME, seed)) for seed in (1, 1, 2, -1)]
    assert games[0] == games[1] != games[2] != games[3]


def play(player: Player, match: Match | None = None) -> list[int]:
    """What one player chooses for all seats."""
    match = match or GAME.new_match(seed=5)
    chosen: list[int] = []
    while match.turn is not None and len(chosen) < 40:
        chosen.append(asked(match, player))
        match.play(chosen[-1])
    return chosen


@pytest.mark.slow
def test_it_goes_on_in_another_process() -> None:
    players = [kind(GAME, 3) for kind in (First, AnyAction, Last)]
    for player in players:
        play(player)  # its dice have moved on
    copies = pickle.loads(pickle.dumps(players))  # noqa: S301  (our own bytes)
    with get_context("spawn").Pool(1) as pool:
        there = pool.map(play, copies)
    assert there == [play(player) for player in players]


def test_it_is_called_as_its_policy() -> None:
    assert (First.__name__, First.__module__, First.__doc__) == (
        "first",
        __name__,
        "The legal action with the lowest number.",
    )


def test_a_game_without_observations_is_refused() -> None:
    rules = dataclasses.replace(GAME.rules, observation=None, observe=None)
    with pytest.raises(benben.BadSpec, match="ra has no observations, so no policy can play it"):
        First(Game(rules))
