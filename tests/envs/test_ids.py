"""Ids have the version of the rules, identities state everything, and `make` takes both."""

import importlib.util
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from benben.engine.errors import BadOption, UnknownGame
from benben.engine.game import Game
from benben.engine.registry import all_rules, load, names, rules
from benben.envs import BadEnvironment, OutdatedId, VectorTables, identity, make, read_identity, spec
from benben.envs.ids import changes, check_version, game_name, gymnasium_id, snake_id
from benben.envs.rewards import VERSIONS
from tests.envs.observed import every_observed_game

RA = load("ra", players=3)


@pytest.mark.parametrize("name", names())
def test_an_id_has_the_version_of_the_rules(name: str) -> None:
    version = rules(name).version
    for made in (gymnasium_id(name, version), snake_id(name, version), f"{name}_v{version}"):
        assert game_name(made) == name
    with pytest.raises(OutdatedId, match="newer rules than are installed"):
        game_name(snake_id(name, version + 1))
    assert game_name(name) == name
    assert game_name("./mine_v2.py") == "./mine_v2.py"


def test_an_outdated_id_says_what_has_changed() -> None:
    """Every game of ours says it about every version after the first."""
    for own in all_rules():
        assert sorted(changes(own)) == list(range(2, own.version + 1))
    with pytest.raises(
        OutdatedId, match=r"version 2 is installed \(Benben/Imhotep-v2, benben_imhotep_v2\).*red card"
    ):
        check_version(rules("imhotep"), 1, "Benben/Imhotep-v1")
    with pytest.raises(OutdatedId, match="the game does not say what changed"):
        check_version(replace(rules("ra"), version=2), 1, "Benben/Ra-v1")
    for name in ("Benben/Ankhor-v1", "benben_ankhor_v1", "ankhor_v1"):
        with pytest.raises(OutdatedId, match="Version 2: Bonus tokens"):
            make(name)


@every_observed_game
def test_an_identity_makes_the_same_environment(game: Game) -> None:
    opponents = ["greedy:blur=2.5", *["random"] * (game.players - 2)]
    made = VectorTables(
        game, 2, seed=1, reward="rank", memory="table", opponents=opponents, seat=1, max_decisions=9
    )
    again = make(made.identity, num_envs=2, seed=1)
    assert again.game == game
    assert again.identity == made.identity
    assert np.array_equal(again.observation, made.observation)
    found = read_identity(made.identity)
    assert found.choices["opponents"] == opponents
    assert found.choices["seat"] == 1


def test_an_identity_states_all_that_a_result_depends_on() -> None:
    """Another option, reward, opponent or setting is another text."""
    settings: list[dict[str, Any]] = [
        {}, {"reward": "rank"}, {"memory": "table"}, {"dtype": "float32"}, {"illegal": "lose"},
        {"max_decisions": 5}, {"opponents": "greedy"}, {"opponents": "greedy", "seat": 1}, {"opponents": "random"},
        {"observe": "all"},
    ]  # fmt: skip
    texts = {
        VectorTables(game, 1, **choices).identity
        for game in (RA, load("ra", players=3, open_scores=True))
        for choices in settings
    }
    assert len(texts) == 20
    text = VectorTables(RA, 1, opponents="search:games=20").identity
    assert text.startswith("benben:ra?rules=1&players=3&edition=2022&open_scores=False&")
    assert f"observation={spec(RA).digest}&reward=win-1&" in text
    assert text.count("opponent=search:games=20") == 2
    every = VectorTables(RA, 1, observe="all")
    assert make(every.identity).observation.shape == every.observation.shape
    assert VectorTables(RA, 1, threads=1, autoreset="disabled").identity == VectorTables(RA, 1).identity


@pytest.mark.parametrize(
    ("old", "new", "error", "said"),
    [
        ("rules=1", "rules=7", OutdatedId, "newer rules"),
        ("reward=win-1", "reward=win-0", OutdatedId, "the reward win had version 0"),
        ("reward=win-1", "reward=luck-1", BadEnvironment, "there is no reward 'luck-1'"),
        ("observation=", "observation=0", OutdatedId, "had the digest 0"),
        ("players=3", "players=9", BadOption, "players"),
        ("memory=", "mood=", BadEnvironment, "neither an option nor a setting mood"),
        ("benben:ra", "benben:go", UnknownGame, "go"),
        ("rules=1", "rules=one", BadEnvironment, "is a number, not 'one'"),
        ("rules=1", "x=1", BadEnvironment, "is no identity"),
    ],
)
def test_an_identity_of_something_else_is_refused(old: str, new: str, error: Any, said: str) -> None:
    text = identity(RA, VectorTables(RA, 1).settings)
    assert old in text
    with pytest.raises(error, match=said):
        make(text.replace(old, new, 1))


def test_the_identity_of_an_older_reward_and_older_rules_says_so() -> None:
    text = VectorTables(load("imhotep"), 1, reward="rank").identity
    assert f"reward=rank-{VERSIONS['rank']}" in text
    with pytest.raises(OutdatedId, match="Version 2: A used red card"):
        read_identity(text.replace("rules=2", "rules=1"))


@pytest.mark.parametrize(
    ("framework", "needed", "kind"),
    [
        ("numpy", "numpy", "VectorTables"),
        ("gymnasium", "gymnasium", "SeatEnv"),
        ("pettingzoo", "pettingzoo", "TableEnv"),
        ("pettingzoo-parallel", "pettingzoo", "ParallelTableEnv"),
        ("OpenSpiel", "pyspiel", "BenbenRaV1"),
    ],
)
def test_one_function_makes_an_environment_of_any_framework(framework: str, needed: str, kind: str) -> None:
    if importlib.util.find_spec(needed) is None:
        pytest.skip(f"{needed} is not installed")
    made = make("ra", framework, players=4, edition="1999")
    inner = getattr(made, "unwrapped", made)
    assert type(inner).__name__ == kind
    assert inner.game == load("ra", players=4, edition="1999")
    assert inner.identity.startswith("benben:ra?rules=1&players=4&edition=1999")
    if framework != "numpy":
        assert type(getattr(make(inner.identity, framework), "unwrapped", None)).__name__ in {
            kind,
            "NoneType",
        }


def test_other_frameworks_and_settings_are_refused() -> None:
    with pytest.raises(BadEnvironment, match="there is no framework 'dopamine'; there are: numpy, gymnasium"):
        make("ra", "dopamine")
    with pytest.raises(BadEnvironment, match="leave num_envs out"):
        make("ra", "pettingzoo", num_envs=3)
    with pytest.raises(BadEnvironment, match="there is no setting spirit"):
        make("ra", spirit="calm")
    assert len(make("Benben/Ra-v1", num_envs=5, players=2)) == 5


def test_a_vector_of_gymnasium() -> None:
    pytest.importorskip("gymnasium")
    envs = make("ra_v1", "gymnasium", num_envs=3, players=2, autoreset="same_step")
    assert envs.num_envs == 3
    assert envs.unwrapped.identity == envs.unwrapped.tables.identity
    assert envs.metadata["autoreset_mode"].name == "SAME_STEP"
