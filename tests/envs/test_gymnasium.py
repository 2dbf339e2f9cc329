"""Gymnasium's own checks, and that environments of one seat and of many play the same games."""

import copy
import pickle
import re
from inspect import signature
from itertools import product
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv

from benben.engine.errors import IllegalMove, UnknownGame
from benben.engine.game import Game
from benben.engine.registry import load, names
from benben.envs import BadEnvironment, OutdatedId, VectorTables
from benben.envs.gymnasium import SeatEnv, SeatVectorEnv, env_id, register
from benben.envs.settings import EnvironmentSettings
from tests.envs.observed import every_observed_game, every_observed_kind, options_of
from tests.tiers import usually

RA = load("ra", players=3)
MODES = pytest.mark.parametrize("mode", list(AutoresetMode))
FLAT = pytest.mark.parametrize("flat", [False, True], ids=["dict", "flat"])
SOME_KINDS = list(zip(AutoresetMode, (False, True, False), strict=True))
"""Each mode once; an observation is made in the same way in all of them."""


def drawn(mask: Any, dice: np.random.Generator) -> int:
    """Any legal action; 0 where there is none."""
    legal = np.flatnonzero(mask)
    return int(dice.choice(legal)) if len(legal) else 0


def masks_of(observation: Any, info: dict[str, Any]) -> Any:
    return observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]


@every_observed_kind
@FLAT
def test_the_checker_finds_nothing(game: Game, flat: bool) -> None:
    """Nor the check of its own vector environments, which it plays too; it plays what is illegal, which loses."""
    made = gymnasium.make(env_id(game.name), flat=flat, render_mode="rgb_array", **options_of(game))
    check_env(made.unwrapped)


@every_observed_kind
@pytest.mark.parametrize("choices", [{"dtype": "float32"}, {"reward": "points"}, {"memory": "table"}])
def test_the_checker_finds_nothing_with_other_settings(game: Game, choices: dict[str, Any]) -> None:
    made = gymnasium.make(env_id(game.name), opponents="greedy:blur=5", **choices)
    check_env(made.unwrapped)
    assert made.observation_space["observation"].dtype == choices.get("dtype", "uint8")  # type: ignore[index]


def test_every_game_has_an_id() -> None:
    assert {env_id(name) for name in names()} <= set(gymnasium.registry)
    assert {"Benben/Ra-v1", "Benben/Imhotep-v2", "Benben/ImhotepDuel-v1", "Benben/Ankhor-v2"} <= set(
        gymnasium.registry
    )
    before = dict(gymnasium.registry)
    register()
    assert gymnasium.registry == before


@pytest.mark.filterwarnings(
    "ignore:.*out of date:DeprecationWarning"
)  # Gymnasium's own, which does not say why
def test_an_id_of_older_rules_says_what_has_changed() -> None:
    with pytest.raises(OutdatedId, match="Version 2: A used red card"):
        gymnasium.make("Benben/Imhotep-v1")
    with pytest.raises(OutdatedId, match="Version 2: Bonus tokens"):
        gymnasium.make_vec("Benben/Ankhor-v1", num_envs=2)


@every_observed_game
def test_a_whole_game(game: Game) -> None:
    """Every observation is in the space, every mask has something legal until the end, `info` has the seat."""
    env, dice = SeatEnv(game, row=1), np.random.default_rng(1)
    observation, info = env.reset(seed=5)
    assert info["seat"] == env.seat == 1 % game.players
    for _ in range(3000):
        assert observation in env.observation_space
        assert observation["action_mask"].any()
        assert (observation["action_mask"] == env.action_masks()).all()
        observation, reward, terminated, truncated, info = env.step(drawn(observation["action_mask"], dice))
        assert not truncated
        if terminated:
            break
        assert reward == 0
    assert terminated
    assert not observation["action_mask"].any()
    assert observation in env.observation_space
    assert -1 <= reward <= 1
    with pytest.raises(ResetNeeded, match="call reset"):
        env.step(0)
    assert env.reset()[1]["seat"] == 2 % game.players


def test_illegal_actions_are_refused_or_lose() -> None:
    env = SeatEnv(RA, illegal="raise")
    observation, _ = env.reset(seed=1)
    wrong = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    with pytest.raises(IllegalMove, match=f"action {wrong}"):
        env.step(wrong)
    with pytest.raises(TypeError):
        env.step(1.5)
    assert (env.action_masks() == observation["action_mask"]).all()
    losing = SeatEnv(RA)
    losing.reset(seed=1)
    assert losing.step(wrong)[1:] == (-1, True, False, {"seat": losing.seat, "illegal_action": True})
    several = SeatVectorEnv(RA, 3)
    several.reset(seed=1)
    actions = several.tables.draw().copy()
    actions[0] = wrong
    _, rewards, terminated, _, infos = several.step(actions)
    assert terminated.tolist() == infos["illegal_action"].tolist() == [True, False, False]
    assert rewards[0] == -1


def test_a_game_that_is_cut_off_is_judged() -> None:
    env, dice = SeatEnv(RA, max_decisions=3, opponents=["greedy", "random"], seat=2), np.random.default_rng(1)
    observation, info = env.reset(seed=1)
    for step in range(3):
        assert "bootstrap" not in info
        observation, reward, terminated, truncated, info = env.step(drawn(observation["action_mask"], dice))
        assert truncated == (step == 2)
    assert not terminated
    assert reward == 0
    assert -1 < info["bootstrap"] < 1
    assert info["bootstrap"] == pytest.approx(env._table.bootstrap()[2])


def test_seeds() -> None:
    """A seed starts its games again, None continues with the next game; without a seed, games are new every time."""
    env, other = SeatEnv(RA), SeatEnv(RA)
    first, second = env.reset(seed=1)[0], env.reset()[0]
    assert not data_equivalence(first, second)
    other.reset(seed=np.int64(9))  # type: ignore[arg-type]
    assert data_equivalence(other.reset(seed=1)[0], first)
    assert data_equivalence(other.reset()[0], second)
    unseeded = [SeatEnv(RA) for _ in range(2)]
    for one in unseeded:
        one.reset()
    first_dice, second_dice = (one._table._block.record["dice"].tolist() for one in unseeded)
    assert first_dice != second_dice


def test_it_is_drawn_as_the_seat_sees_it() -> None:
    env = SeatEnv(RA, seat=1, render_mode="ansi")
    env.reset(seed=1)
    picture = env.render()
    assert picture is not None
    assert "Player 2" in picture
    assert SeatEnv(RA).render() is None
    envs = SeatVectorEnv(RA, 2, seat=1, render_mode="ansi")
    envs.reset(seed=1)
    drawings = envs.render()
    assert drawings is not None
    assert drawings[0] == picture
    pixels = SeatEnv(RA, seat=1, render_mode="rgb_array")
    pixels.reset(seed=1)
    shown: Any = pixels.render()
    assert shown.shape == (768, 1152, 3)
    assert shown.dtype == np.uint8
    assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 20


@every_observed_kind
@pytest.mark.parametrize(("mode", "flat"), usually(SOME_KINDS, list(product(AutoresetMode, (False, True)))))
def test_many_are_each_one(game: Game, mode: AutoresetMode, flat: bool) -> None:
    """All arrays and infos equal those of single environments in Gymnasium, including terminations and truncations."""
    choices: dict[str, Any] = {"opponents": "greedy:blur=4", "flat": flat, "max_decisions": 20}
    many = SeatVectorEnv(game, 3, autoreset_mode=mode, **choices)
    single = SyncVectorEnv(
        [lambda row=row: SeatEnv(game, row=row, **choices) for row in range(3)],  # type: ignore[misc]
        autoreset_mode=mode,
    )
    assert many.metadata["autoreset_mode"] is mode
    assert many.single_observation_space == single.single_observation_space
    assert many.observation_space == single.observation_space
    assert many.action_space == single.action_space
    dice, ended = np.random.default_rng(3), 0
    assert alike(many.reset(seed=7), single.reset(seed=[7, 7, 7]))
    outputs: Any = many.reset(seed=[7, 8, 9])
    assert alike(outputs, single.reset(seed=[7, 8, 9]))
    for _ in range(usually(50, 120)):
        actions = np.array([drawn(mask, dice) for mask in masks_of(outputs[0], outputs[-1])])
        outputs = many.step(actions)
        assert alike(outputs, single.step(actions))
        over = outputs[2] | outputs[3]
        ended += over.sum()
        if mode is AutoresetMode.DISABLED and over.any():
            outputs = many.reset(options={"reset_mask": over})
            other, _ = single.reset(options={"reset_mask": over})
            assert alike(outputs[:1], (other,))
    assert ended > 3
    assert many.single_observation_space.contains(
        outputs[0][0] if flat else {name: values[0] for name, values in outputs[0].items()}
    )


def alike(mine: Any, theirs: Any) -> bool:
    """Whether all values are equal; values of rows without an info are ignored."""
    if isinstance(mine, tuple):
        return len(mine) == len(theirs) and all(map(alike, mine, theirs))
    if isinstance(mine, dict):
        if mine.keys() != theirs.keys():
            return False
        return all(
            alike(mine[name], theirs[name]) if f"_{name}" not in mine or isinstance(mine[name], dict)
            else alike(list(mine[name][mine[f"_{name}"]]), list(theirs[name][mine[f"_{name}"]]))
            for name in mine
        )  # fmt: skip
    if isinstance(mine, list):
        return len(mine) == len(theirs) and all(map(alike, mine, theirs))
    return np.array_equal(mine, theirs) and np.asarray(mine).dtype == np.asarray(theirs).dtype


@MODES
def test_an_end_belongs_to_who_played(mode: AutoresetMode) -> None:
    """The seat that learns is another one in the next game, but the reward is that of the one before."""
    envs = SeatVectorEnv(RA, 4, autoreset_mode=mode, opponents="greedy")
    raw = VectorTables(RA, 4, seed=2, autoreset="disabled", opponents="greedy")
    envs.reset(seed=2)
    raw.reset(seed=2)
    waiting = np.ones(4, np.bool_)
    while waiting.any():
        actions = np.where(
            waiting, raw.draw(), [drawn(mask, np.random.default_rng(0)) for mask in envs.action_masks()]
        )
        if mode is AutoresetMode.DISABLED and not envs.tables.counts.all():
            envs.reset(options={"reset_mask": envs.tables.counts == 0})
            actions = np.where(waiting, actions, envs.tables.draw())
        raw.step(np.where(waiting, actions, 0))
        _, rewards, terminated, _, infos = envs.step(actions)
        for row in np.flatnonzero(waiting & raw.terminated):
            assert terminated[row]
            assert rewards[row] == raw.reward[row, raw.learner[row]] != 0
            following = mode is AutoresetMode.SAME_STEP
            assert infos["seat"][row] == (raw.learner[row] + following) % 3
            if following:
                assert np.array_equal(infos["final_obs"][row]["observation"], raw.observation[row])
                assert infos["final_info"]["seat"][row] == raw.learner[row]
        waiting &= ~raw.terminated


def test_ids_make_both_kinds() -> None:
    envs = gymnasium.make_vec(
        "Benben/Ra-v1", num_envs=5, players=4, edition="1999", opponents="greedy", autoreset_mode="SameStep"
    )
    assert isinstance(envs.unwrapped, SeatVectorEnv)
    assert envs.num_envs == 5
    assert envs.unwrapped.game == load("ra", players=4, edition="1999")
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    observations, _ = envs.reset(seed=1)
    assert observations in envs.observation_space
    envs.close()
    one = gymnasium.make("Benben/Ra-v1", players=4)
    assert isinstance(one.unwrapped, SeatEnv)
    assert one.unwrapped.game.players == 4
    sync = gymnasium.make_vec("Benben/Ra-v1", num_envs=2, vectorization_mode="sync", players=2)
    assert isinstance(sync, SyncVectorEnv)
    assert sync.reset(seed=1)[0] in sync.observation_space


def test_in_other_processes() -> None:
    """They play what they would play here."""
    makers = [lambda row=row: SeatEnv("ra", players=2, row=row) for row in range(2)]
    beside, here = AsyncVectorEnv(makers), SyncVectorEnv(makers)
    dice = np.random.default_rng(1)
    outputs: Any = beside.reset(seed=3)
    assert alike(outputs, here.reset(seed=3))
    for _ in range(60):
        actions = np.array([drawn(mask, dice) for mask in outputs[0]["action_mask"]])
        outputs = beside.step(actions)
        assert alike(outputs, here.step(actions))
    beside.close()


@pytest.mark.parametrize(
    "mode", [m for mode in AutoresetMode for m in (mode, mode.name, mode.value, mode.name.lower())]
)
def test_autoreset_is_spelled_as_any_framework_spells_it(mode: Any) -> None:
    wanted = mode if isinstance(mode, AutoresetMode) else autoreset_of(mode)
    for name in ("autoreset", "autoreset_mode"):
        envs = gymnasium.make_vec("Benben/ImhotepDuel-v1", num_envs=2, **{name: mode})
        assert envs.metadata["autoreset_mode"] is wanted
    assert VectorTables(RA, 1, autoreset=mode).settings.autoreset == wanted.name.lower()
    other = AutoresetMode.DISABLED if wanted is not AutoresetMode.DISABLED else AutoresetMode.NEXT_STEP
    with pytest.raises(BadEnvironment, match="contradict"):
        SeatVectorEnv(RA, 2, autoreset=mode, autoreset_mode=other)


def autoreset_of(text: str) -> AutoresetMode:
    return next(mode for mode in AutoresetMode if text in {mode.name, mode.value, mode.name.lower()})


@every_observed_kind
def test_copies_go_on_alike(game: Game) -> None:
    env, envs, dice = SeatEnv(game, row=2), SeatVectorEnv(game, 2), np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    envs.reset(seed=1)
    observation, *_ = env.step(drawn(observation["action_mask"], dice))
    for twin in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):  # noqa: S301  (our own)
        action = drawn(observation["action_mask"], dice)
        assert alike(twin.step(action), copy.deepcopy(env).step(action))
        assert alike(twin.reset(), copy.deepcopy(env).reset())
    for several in (pickle.loads(pickle.dumps(envs)), copy.deepcopy(envs)):  # noqa: S301  (our own)
        actions = several.tables.draw()
        assert alike(several.step(actions), copy.deepcopy(envs).step(actions))


def test_seen_arrays_stay_as_they_were() -> None:
    """Unless it was agreed that it does not."""
    kept = SeatVectorEnv(RA, 2)
    first, _ = kept.reset(seed=1)
    before = copy.deepcopy(first)
    kept.step(kept.tables.draw())
    assert data_equivalence(first, before)
    shared = SeatVectorEnv(RA, 2, copy=False)
    first, _ = shared.reset(seed=1)
    assert shared.step(shared.tables.draw())[0]["observation"] is first["observation"]


@pytest.mark.parametrize(
    ("choices", "said"),
    [
        ({"opponents": None}, "the other seats are played inside"),
        ({"observe": "all"}, "there is no setting observe; there are: opponents, seat"),
        ({"render_mode": "human"}, "it is None or ansi, rgb_array"),
        ({"autoreset": "nonsense"}, "autoreset"),
        ({"autoreset_mode": True}, "autoreset"),
        ({"seat": 7}, "it is 0 to 2, or 'rotate'"),
    ],
)
def test_settings_that_are_not_possible_are_refused_in_words(choices: Any, said: str) -> None:
    for kind in (SeatEnv, SeatVectorEnv):
        with pytest.raises(BadEnvironment, match=said):
            kind(RA, **choices)


def test_other_things_that_are_not_possible() -> None:
    with pytest.raises(UnknownGame):
        SeatEnv("go")
    envs = SeatVectorEnv(RA, 2, autoreset_mode="Disabled", max_decisions=1)
    envs.reset(seed=1)
    envs.step(envs.tables.draw())
    with pytest.raises(ResetNeeded, match=r"rows \[0, 1\] are over"):
        envs.step([0, 0])
    with pytest.raises(BadEnvironment, match="2 bools"):
        envs.reset(options={"reset_mask": [1, 0]})
    with pytest.raises(BadEnvironment, match="a seed is for all rows"):
        envs.reset(seed=1, options={"reset_mask": np.array([True, False])})


def test_the_documentation_names_every_setting() -> None:
    page = (Path(__file__).parents[2] / "docs/learning.md").read_text(encoding="utf-8")
    arguments = {*signature(SeatEnv).parameters, *signature(SeatVectorEnv).parameters} - {"game", "choices"}
    settings = {*EnvironmentSettings.__dataclass_fields__, *arguments}
    assert {"observe", "illegal", "autoreset_mode"} < settings
    assert {name for name in settings if not re.search(rf"`{name}`|\b{name}=", page)} == set()
