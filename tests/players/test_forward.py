"""What nets say of many positions: the search's own priors and chances, and the same in NumPy, PyTorch and JAX."""

import importlib.util
from typing import Any

import numpy as np
import pytest

import benben
from benben.engine.errors import BadSpec
from benben.engine.game import Match
from benben.engine.native import array_of
from benben.envs import VectorTables
from benben.envs.nets import jax_net, torch_net
from benben.players import make
from benben.players.evaluation import evaluation_of
from benben.players.forward import constants, forward, inputs, value_and_policy
from benben.players.net import Net, net_of
from tests.tiers import usually

NETS = usually(
    [("imhotep_duel", 2)], [("imhotep_duel", 2), ("ra", 2), ("ra", 3), ("imhotep", 2), ("ankhor", 2)]
)
pytestmark = pytest.mark.slow  # compiled by Numba


def matches(game: str, players: int, count: int = 6) -> list[Match]:
    """Positions of games of `greedy`, some moves apart."""
    loaded = benben.load(game, players=players)
    found = []
    for number in range(count):
        match = loaded.new_match(seed=number)
        bot = make("greedy:blur=2", loaded, number)
        while not match.is_over and match.decisions < 8 * number:
            assert match.turn is not None
            match.play(bot.choose(match.known(match.turn), match.turn))
        found.append(match)
    return [match for match in found if not match.is_over]


@pytest.mark.parametrize(("game", "players"), NETS)
def test_the_policy_is_that_of_the_net_alone(game: str, players: int) -> None:
    positions = matches(game, players)
    found = value_and_policy(positions)
    assert found.value.sum(axis=1) == pytest.approx(np.ones(len(positions)))
    assert found.policy.sum(axis=1) == pytest.approx(np.ones(len(positions)))
    player = make("net:games=1,policy=alone", positions[0].game)
    for match, policy in zip(positions, found.policy, strict=True):
        seat = match.turn
        assert seat is not None
        _, priors = player.choose_with_policy(match.known(seat), seat)
        assert {int(move): policy[move] for move in np.flatnonzero(policy)} == pytest.approx(priors, abs=1e-6)


@pytest.mark.parametrize(("game", "players"), NETS)
def test_numpy_computes_the_same(game: str, players: int) -> None:
    rows = VectorTables(benben.load(game, players=players), 32, seed=3)
    for _ in range(40):
        rows.step(rows.draw())
    found = value_and_policy(rows)
    check(forward(constants(rows.game), inputs(rows), np), found, 1e-12)
    assert (found.policy[rows.mask == 0] == 0).all()
    assert (found.policy[rows.mask > 0] > 0).all()


@pytest.mark.parametrize("library", ["torch", "jax"])
@pytest.mark.parametrize(("game", "players"), NETS)
def test_other_libraries_compute_the_same(library: str, game: str, players: int) -> None:
    if importlib.util.find_spec(library) is None:
        pytest.skip(f"{library} is not installed")
    rows = VectorTables(benben.load(game, players=players), 32, seed=3)
    for _ in range(40):
        rows.step(rows.draw())
    load, digits = (torch_net, 1e-12) if library == "torch" else (jax_net, 1e-5)
    check(load(rows.game)(inputs(rows)), value_and_policy(rows), digits)


def check(computed: tuple[Any, Any], found: Any, near: float) -> None:
    for each, expected in zip(map(np.asarray, computed), (found.value, found.policy), strict=True):
        np.testing.assert_allclose(each, expected, rtol=0, atol=near)


def test_a_linear_net_is_the_evaluation() -> None:
    """With any number of seats, and at the end as well."""
    (match,) = matches("ra", 5, 1)
    evaluation = evaluation_of(match.game)
    assert evaluation is not None
    net, seat = Net.linear(evaluation.weights), match.turn
    assert seat is not None
    found = value_and_policy(match, net)
    chances, points = evaluation.judge(match.known(seat))
    assert tuple(found.value[0]) == chances
    assert tuple(found.points[0]) == points
    check(forward(constants(match.game, net), inputs(match, net), np), found, 1e-12)
    bot = make("random", match.game, 1)
    while (turn := match.turn) is not None:
        match.play(bot.choose(match.known(turn), turn))
    assert match.outcome is not None
    found = value_and_policy(match, net)
    assert list(np.flatnonzero(found.value[0])) == list(match.outcome.winners)
    assert not found.policy.any()
    with pytest.raises(ValueError, match="a seat decides at every position"):
        inputs(match, net)


def test_what_cannot_be_judged_is_refused() -> None:
    with pytest.raises(BadSpec):
        value_and_policy(benben.load("ra", players=5).new_match(seed=1))
    with pytest.raises(ValueError, match="one or more"):
        value_and_policy([])
    games = [benben.load("ra", players=players).new_match(seed=1) for players in (2, 3)]
    with pytest.raises(ValueError, match="same game"):
        value_and_policy(games)


def test_the_documented_arrays_are_those_of_the_files() -> None:
    trained = net_of(benben.load("ra", players=3))
    assert trained is not None
    kinds = {name: str(each.dtype) for name, each in constants(benben.load("ra", players=3)).items()}
    net = array_of(trained.net)
    assert kinds["own"] == kinds["second"] == kinds["priors_moves"] == "int16"
    assert kinds["stages"] == kinds["second_bias"] == "int32"
    assert constants(benben.load("ra", players=3))["own"].shape == net.own.shape
