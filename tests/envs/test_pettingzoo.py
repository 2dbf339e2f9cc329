"""PettingZoo's own tests, and what they leave out.

Two of them say nothing here: `max_cycles_test` wants every agent to act equally often, `test_save_obs` wants images.
"""

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
    state_test,
)

from benben.engine.errors import IllegalMove
from benben.engine.game import Game
from benben.engine.registry import load
from benben.envs import BadEnvironment, OutdatedId, VectorTables
from benben.envs import pettingzoo as pettingzoo_doors
from benben.envs.pettingzoo import env, parallel_env, raw_env
from tests.envs.observed import every_observed_kind

RA = load("ra", players=3)


@every_observed_kind
def test_the_interface(game: Game) -> None:
    api_test(env(game), num_cycles=200)
    api_test(raw_env(game, reward="points", dtype="float32"), num_cycles=60)


@every_observed_kind
def test_seeds(game: Game) -> None:
    seed_test(lambda: env(game), num_cycles=100)


@every_observed_kind
def test_the_parallel_interface(game: Game) -> None:
    """Its test of seeds plays what is illegal too, which loses."""
    parallel_api_test(parallel_env(game), num_cycles=300)
    parallel_seed_test(lambda: parallel_env(game), num_cycles=100)


@every_observed_kind
def test_the_state_is_what_all_seats_know(game: Game) -> None:
    table, both = raw_env(game), parallel_env(game)
    table.reset(seed=3)
    observed, _ = both.reset(seed=3)
    known = np.concatenate([observed[agent]["observation"] for agent in both.agents])
    assert np.array_equal(table.state(), known)
    assert np.array_equal(both.state(), known)
    assert np.array_equal(
        both.state(), np.concatenate([table.observe(a)["observation"] for a in table.agents])
    )
    state_test(table, both)


def test_every_game_is_a_module_with_the_version_of_its_rules() -> None:
    from benben.envs.pettingzoo import ra_v1

    made = ra_v1.env(players=2)
    assert made.metadata["name"] == "benben_ra_v1"
    assert made.unwrapped.game == load("ra", players=2)
    assert ra_v1.parallel_env().metadata["name"] == "benben_ra_v1"
    with pytest.raises(OutdatedId, match="Version 2: "):
        pettingzoo_doors.imhotep_v1  # noqa: B018
    with pytest.raises(AttributeError):
        pettingzoo_doors.go_v1  # noqa: B018


def test_pictures() -> None:
    render_test(lambda render_mode: env(RA, render_mode=None if render_mode == "human" else render_mode))
    made = raw_env(RA, render_mode="ansi")
    made.reset(seed=1)
    assert "Player 3" in str(made.render())
    assert raw_env(RA).render() is None


@every_observed_kind
@pytest.mark.parametrize("reward", ["win", "points"])
def test_every_agent_observes_at_any_time(game: Game, reward: Any) -> None:
    """The outputs of `VectorTables` for the same game: all observations, the deciding seat, masks, rewards."""
    raw = VectorTables(game, 1, seed=4, observe="all", autoreset="disabled", reward=reward)
    table, both = raw_env(game, reward=reward), parallel_env(game, reward=reward)
    table.reset(seed=4)
    observed, _ = both.reset(seed=4)
    total = np.zeros(game.players)
    while raw.counts[0]:
        acts = f"seat_{raw.actor[0]}"
        assert table.agent_selection == acts
        for seat, agent in enumerate(table.possible_agents):
            seen = table.observe(agent)
            assert table.observation_space(agent).contains(seen)
            assert both.observation_space(agent).contains(observed[agent])
            assert np.array_equal(seen["observation"], raw.observation[0, seat])
            assert np.array_equal(observed[agent]["observation"], raw.observation[0, seat])
            assert np.array_equal(seen["action_mask"], raw.mask[0] * (agent == acts))
            assert np.array_equal(observed[agent]["action_mask"][:-1], seen["action_mask"])
            assert observed[agent]["action_mask"][-1] == (agent != acts)
        action = int(raw.draw()[0])
        raw.step([action])
        table.step(action)
        observed, rewards, *_ = both.step(
            {agent: action if agent == acts else both.noop for agent in both.agents}
        )
        assert list(table.rewards.values()) == list(rewards.values()) == raw.reward[0].tolist()
        total += raw.reward[0]
    assert total.any()
    assert both.agents == []
    assert not any(outputs["action_mask"].any() for outputs in observed.values())
    check_farewell(table, raw)


def check_farewell(table: Any, raw: VectorTables) -> None:
    """All agents see the end, get their last rewards, and leave."""
    assert all(table.terminations.values())
    assert len(table.agents) == table.num_agents == raw.game.players
    for seat, agent in enumerate(table.agent_iter()):
        assert agent == f"seat_{seat}"
        observation, _, terminated, _, _ = table.last()
        assert terminated
        assert np.array_equal(observation["observation"], raw.observation[0, seat])
        assert not observation["action_mask"].any()
        table.step(None)
    assert table.agents == []


def test_an_agent_gets_what_came_since_it_acted() -> None:
    """With several decisions in a row or none, the rewards of `last` add up to the final scores."""
    table, dice = raw_env(RA, reward="points"), np.random.default_rng(2)
    table.reset(seed=3)
    at_start = [RA.rules.score(table._table.table, seat) for seat in range(3)]
    total = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        observation, reward, terminated, truncated, _ = table.last()
        total[agent] += reward
        over = terminated or truncated
        table.step(None if over else int(dice.choice(np.flatnonzero(observation["action_mask"]))))
    scores = [RA.rules.score(table._table.table, seat) for seat in range(3)]
    assert list(total.values()) == [end - start for end, start in zip(scores, at_start, strict=True)]
    table.reset()
    assert table.agents == table.possible_agents
    assert not any(table.terminations.values())


def test_illegal_actions_are_refused_or_lose() -> None:
    table = raw_env(RA, illegal="raise")
    table.reset(seed=1)
    agent, before = table.agent_selection, table.last()
    wrong = int(np.flatnonzero(before[0]["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove, match=f"action {wrong}"):
        table.step(wrong)
    assert table.agent_selection == agent
    assert np.array_equal(table.observe(agent)["observation"], before[0]["observation"])
    losing = raw_env(RA)
    losing.reset(seed=1)
    losing.step(wrong)
    assert [info for info in losing.infos.values() if info] == [{"illegal_action": True}]
    assert losing.rewards == {each: -1 if each == agent else 0.5 for each in losing.agents}
    assert all(losing.terminations.values())
    both = parallel_env(RA, illegal="raise")
    both.reset(seed=1)
    with pytest.raises(IllegalMove):
        both.step(dict.fromkeys(both.agents, both.noop))


def test_a_game_that_is_cut_off_is_judged() -> None:
    table, dice = raw_env(RA, max_decisions=4), np.random.default_rng(1)
    table.reset(seed=1)
    for _ in range(4):
        assert not any(table.truncations.values())
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(int(dice.choice(np.flatnonzero(mask))))
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    assert sum(info["bootstrap"] for info in table.infos.values()) == pytest.approx(0, abs=1e-5)


@every_observed_kind
def test_copies_go_on_alike(game: Game) -> None:
    table = env(game)
    table.reset(seed=1)
    mask = table.last()[0]["action_mask"]
    for twin in (pickle.loads(pickle.dumps(table)), copy.deepcopy(table)):  # noqa: S301  (our own)
        other = copy.deepcopy(table)
        for each in (twin, other):
            each.step(int(np.flatnonzero(mask)[-1]))
        assert twin.agent_selection == other.agent_selection
        assert np.array_equal(twin.last()[0]["observation"], other.last()[0]["observation"])


def test_settings_that_are_not_possible_are_refused_in_words() -> None:
    with pytest.raises(BadEnvironment, match="there is no setting opponents; there are: reward"):
        raw_env(RA, opponents="random")
    with pytest.raises(BadEnvironment, match="it is None or ansi, rgb_array"):
        parallel_env(RA, render_mode="human")
