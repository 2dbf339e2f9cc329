"""What a player observes in OpenSpiel: named numbers, the same as everywhere else, and fast ways to ask."""

import copy
import pickle
import random
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import benben
from benben.engine.dice import new_dice
from benben.engine.rules import Rules
from benben.engine.stepper import Stepper
from benben.engine.table import Tables
from benben.envs import NoObservation, spec
from benben.envs.open_spiel import BenbenState
from benben.envs.open_spiel import games as ours
from tests.envs.test_open_spiel_api import GAMES, SOME
from tests.games.every import CASES
from tests.tiers import usually

every_game = pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=() if "duel" in name else pytest.mark.slow) for name in usually(SOME, GAMES)],
)
RA = "benben_ra_v1(players=3)"
WATCHING = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
LOOKED_AT_EVERY = 9
"""States are compared at every so many plies."""
MOST_PLIES = 400


def walk(game: Any, seed: int = 1) -> Iterator[BenbenState]:
    """Some states of a random game, the first and (of games that end by then) the last included."""
    state, chooser = game.new_initial_state(), random.Random(seed)
    for ply in range(MOST_PLIES):
        if ply % LOOKED_AT_EVERY == 0 or state.is_terminal():
            yield state
        if state.is_terminal():
            return
        state.apply_action(chooser.choice(state.legal_actions()))


def outputs(state: BenbenState, seat: int, *, remembers: bool = True, scaled: bool = True) -> dict[str, Any]:
    """The parts that the rules write for a seat, in the shapes of `Spec.shape`."""
    game = state.board.game
    made = spec(game)
    values: Any = np.zeros(made.size, np.uint8)
    assert game.rules.observe is not None
    game.rules.observe(state.board.table, seat, int(remembers), values)
    found: dict[str, Any] = made.split(values * made.scale if scaled else values.astype(np.float32))
    return found


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether the same parts stand in both, in the same order."""
    return list(one) == list(other) and all(np.array_equal(one[name], other[name]) for name in one)


# ---- numbers -----------------------------------------------------------------------------------------------------
@every_game
@pytest.mark.parametrize("scaled", [True, False])
@pytest.mark.parametrize("remembers", [True, False])
def test_every_player_observes_the_parts_from_its_own_seat(name: str, remembers: bool, scaled: bool) -> None:
    game = pyspiel.load_game(name)
    observer = make_observation(game, None, {"remembers": remembers, "scaled": scaled})
    for state in walk(game):
        for seat in range(game.num_players()):
            observer.set_from(state, seat)
            assert same(observer.dict, outputs(state, seat, remembers=remembers, scaled=scaled))
            assert observer.tensor.dtype == np.float32
            assert observer.tensor.max() <= (1.0 if scaled else 255.0)


@every_game
def test_parts_are_views_of_one_row_of_numbers(name: str) -> None:
    game = pyspiel.load_game(name)
    observer = make_observation(game)
    assert {part: values.shape for part, values in observer.dict.items()} == {
        part: spec(game.game).shape(part) for part in spec(game.game).parts
    }
    observer.tensor[:] = np.arange(len(observer.tensor))
    row = np.concatenate([values.ravel() for values in observer.dict.values()])
    assert np.array_equal(row, observer.tensor)


@every_game
def test_shapes_are_declared(name: str) -> None:
    game = pyspiel.load_game(name)
    kind, size = game.get_type(), spec(game.game).size
    assert kind.provides_observation_tensor
    assert kind.provides_information_state_tensor
    assert game.observation_tensor_shape() == game.information_state_tensor_shape() == [size]
    assert game.observation_tensor_size() == game.information_state_tensor_size() == size
    assert game.observation_tensor_layout() == pyspiel.TensorLayout.CHW
    observer = make_observation(game)
    state = game.new_initial_state()
    observer.set_from(state, 0)
    assert observer.tensor.shape == (size,)


@every_game
def test_python_and_compiled_code_get_the_same(name: str) -> None:
    """OpenSpiel's own way is `pyspiel.State`; ours is shorter."""
    game = pyspiel.load_game(name)
    recalling = make_observation(game, INFO_STATE_OBS_TYPE)
    for state in walk(game):
        for seat in range(game.num_players()):
            numbers = state.observation_tensor(seat)
            assert numbers == pyspiel.State.observation_tensor(state, seat)
            assert numbers == state.information_state_tensor(seat)
            assert numbers == pyspiel.State.information_state_tensor(state, seat)
            recalling.set_from(state, seat)
            assert numbers == recalling.tensor.tolist()
            assert recalling.string_from(state, seat) == state.information_state_string(seat)
        if state.current_player() >= 0:
            assert state.observation_tensor() == state.observation_tensor(state.current_player())


def test_no_one_else_observes() -> None:
    """Compiled code would write beyond its room."""
    game = pyspiel.load_game(RA)
    state, observer = game.new_initial_state(), make_observation(game)
    for player in (-1, 3):
        with pytest.raises(pyspiel.SpielError):
            state.observation_tensor(player)
        with pytest.raises(ValueError, match="the seats are 0 to 2"):
            observer.set_from(state, player)
    with pytest.raises(ValueError, match="the observer is for"):
        observer.set_from(pyspiel.load_game("benben_ra_v1(players=4)").new_initial_state(), 0)


def test_a_copy_of_an_observer_writes_into_itself() -> None:
    game = pyspiel.load_game(RA)
    state, observer = next(walk(game)), make_observation(game, WATCHING, {"scaled": False})
    for other in (copy.copy(observer), copy.deepcopy(observer), pickle.loads(pickle.dumps(observer))):  # noqa: S301
        other.set_from(state, 1)
        assert same(other.dict, outputs(state, 1, scaled=False))
        assert not observer.tensor.any()
    equal = pyspiel.load_game(RA).new_initial_state()
    observer.set_from(equal, 1)
    assert observer.tensor.any()


@every_game
def test_what_is_possible_is_the_same_as_in_compiled_code(name: str) -> None:
    game = pyspiel.load_game(name)
    for state in walk(game):
        assert state.is_chance_node() == pyspiel.State.is_chance_node(state)
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        assert state.legal_actions_mask() == pyspiel.State.legal_actions_mask(state)
        for seat in range(game.num_players()):
            assert state.legal_actions(seat) == pyspiel.State.legal_actions(state, seat)
            if not state.is_chance_node():  # there OpenSpiel writes outcomes into a list as long as actions
                assert state.legal_actions_mask(seat) == pyspiel.State.legal_actions_mask(state, seat)


# ---- secrets -----------------------------------------------------------------------------------------------------
def at(game: Any, tables: Tables) -> BenbenState:
    """A state with this table; its history is that of a new game."""
    state: BenbenState = game.new_initial_state()
    state.lay(Stepper(game.game, stops_at_chance=True, at=tables))
    return state


@every_game
@pytest.mark.parametrize("remembers", [True, False])
def test_states_that_differ_in_what_is_hidden_are_the_same_numbers(name: str, remembers: bool) -> None:
    game = pyspiel.load_game(name)
    observer = make_observation(game, None, {"remembers": remembers})
    chooser, differed = random.Random(1), 0
    for state in walk(game):
        view, tables = game.game.rules.view, state.board.tables()
        for seat in range(game.num_players()):
            observer.set_from(state, seat)
            before = observer.tensor.copy()
            for twin in twins(game.game, tables, seat, chooser, remembers):
                if remembers or view(twin[0], seat) == view(tables[0], seat):
                    observer.set_from(at(game, twin), seat)
                    assert np.array_equal(observer.tensor, before)
                    differed += twin[0].tobytes() != tables[0].tobytes()
    has_hidden_points = "ra(" in name and "open_scores" not in name
    assert differed or remembers or not has_hidden_points


def twins(
    game: benben.Game, tables: Tables, seat: int, chooser: random.Random, remembers: bool
) -> list[Tables]:
    """Tables that a seat takes for this one: one that forgets nothing, or one that sees what lies open."""
    if remembers:
        return [game.known(tables[0], seat, new_dice(chooser.randrange(1000)))]
    return [CASES[game.name].twin(tables[0], seat, chooser)]


def with_rules(monkeypatch: pytest.MonkeyPatch, **changed: Any) -> Any:
    """Ra for three with other rules."""
    others: Rules = replace(benben.load("ra").rules, **changed)
    monkeypatch.setattr(ours, "rules", lambda _: others)
    return ours.BenbenRaV1({"players": 3})  # type: ignore[attr-defined]


def test_a_spectator_sees_from_a_seat_but_not_its_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a seat that is shown something alone the next one is asked, turned back: in Ra both know the same."""
    game = with_rules(monkeypatch, private_to=lambda _: 1)
    watching = make_observation(game, WATCHING)
    for state in walk(game):
        for seat in range(3):
            watching.set_from(state, seat)
            assert same(watching.dict, outputs(state, seat))


# ---- what is not possible ----------------------------------------------------------------------------------------
def test_a_game_without_observations_is_played_without_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_rules(monkeypatch, observe=None, observation=None)
    kind, state = game.get_type(), game.new_initial_state()
    assert not kind.provides_observation_tensor
    assert not kind.provides_information_state_tensor
    with pytest.raises(NoObservation, match="ra has no"):
        state.observation_tensor(0)
    observer = make_observation(game)
    observer.set_from(state, 0)
    assert observer.tensor is None
    assert observer.dict == {}
    assert observer.string_from(state, 0) == state.observation_string(0)


@pytest.mark.parametrize(
    ("kind", "params", "reason"),
    [
        ({}, {"colour": True}, "no parameter colour"),
        ({"perfect_recall": True}, {"remembers": False}, "perfect recall remembers"),
        ({"private_info": pyspiel.PrivateInfoType.NONE}, {"remembers": False}, "a spectator remembers"),
        ({"private_info": pyspiel.PrivateInfoType.ALL_PLAYERS}, {}, "told to none"),
        ({"public_info": False}, {}, "without what all know"),
    ],
)
def test_what_cannot_be_observed_is_refused(
    kind: dict[str, Any], params: dict[str, Any], reason: str
) -> None:
    wanted = pyspiel.IIGObservationType(**{"perfect_recall": False, **kind})
    with pytest.raises(ValueError, match=reason):
        make_observation(pyspiel.load_game(RA), wanted, params)


def test_parameters_alone_come_through_compiled_code() -> None:
    game = pyspiel.load_game(RA)
    state = next(walk(game))
    plain = pyspiel._Observation(game, game.make_observer({"scaled": False}))
    plain.set_from(state, 1)
    row = np.concatenate([values.ravel() for values in outputs(state, 1, scaled=False).values()])
    assert np.array_equal(np.frombuffer(plain, np.float32), row)


# ---- learners ----------------------------------------------------------------------------------------------------
@every_game
@pytest.mark.parametrize("kind", [None, *rl_environment.ObservationType])
def test_the_environment_for_learners_plays_a_game(name: str, kind: Any) -> None:
    env = rl_environment.Environment(pyspiel.load_game(name), observation_type=kind)
    env.seed(1)
    chooser, size = random.Random(1), env.observation_spec()["info_state"][0]
    step = env.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert all(len(numbers) == size for numbers in step.observations["info_state"])
        step = env.step([chooser.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(env.game.utility_sum())


@pytest.mark.slow
def test_open_spiels_deep_q_learner_learns() -> None:
    """A short run: it sees the numbers, plays legal actions only, and its loss is a number."""
    for needed in ("torch", "tree"):
        pytest.importorskip(needed, reason="OpenSpiel's DQN needs PyTorch and dm-tree, which Benben does not")
    from open_spiel.python.pytorch import dqn

    env = rl_environment.Environment(pyspiel.load_game("benben_ra_v1(players=2)"))
    env.seed(1)
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    agents = [
        dqn.DQN(
            seat, size, actions, [32], replay_buffer_capacity=500, batch_size=16, min_buffer_size_to_learn=32
        )
        for seat in range(2)
    ]
    for _ in range(3):
        step = env.reset()
        while not step.last():
            step = env.step([agents[step.observations["current_player"]].step(step).action])
        for agent in agents:
            agent.step(step)
    assert all(np.isfinite(float(agent.loss)) for agent in agents)
