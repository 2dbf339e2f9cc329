"""SB3-contrib's MaskablePPO on our Gymnasium environments."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env

import benben
from benben.envs.gymnasium import SeatEnv, env_id
from examples.learning import maskable_ppo
from examples.learning.judging import judge
from tests.envs.observed import every_observed_kind
from tests.learning.example_process import judged, run

DUEL = benben.load("imhotep_duel")


@pytest.fixture(autouse=True)
def _one_thread() -> Iterator[None]:
    """Several threads would wait for each other while other tests run."""
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


@every_observed_kind
def test_its_checker_takes_every_game(game: benben.Game) -> None:
    """With the defaults; it plays any action."""
    for flat in (False, True):
        env = SeatEnv(game, flat=flat)
        check_env(env)
        assert env.action_masks().any()


def test_the_first_line_that_everyone_types() -> None:
    """It asks for pictures."""
    envs = make_vec_env(env_id(DUEL.name), n_envs=2)
    envs.reset()
    assert all(picture.shape == (768, 1152, 3) for picture in envs.get_images())


def test_masks_of_many_environments_are_those_of_each() -> None:
    choices = {"flat": True}
    envs = make_vec_env(env_id(DUEL.name), n_envs=3, seed=2, env_kwargs=choices)
    envs.reset()
    for _ in range(30):
        masks = get_action_masks(envs)
        assert masks.any(axis=1).all()
        infos = envs.step(masks.argmax(axis=1))[3]
        for info, done, mask in zip(infos, envs.buf_dones, get_action_masks(envs), strict=True):
            assert done or np.array_equal(info["action_mask"], mask)


@pytest.mark.slow
def test_some_seconds_of_learning_beat_random_play() -> None:
    """The budget is a number of decisions. With seeds 0 to 3 the share was 88 to 92 %, without learning 50 %."""
    model = maskable_ppo.learn(DUEL, decisions=30_000, seed=0)
    games = 400
    assert judge(DUEL, maskable_ppo.policy(model), "random", games).won > 0.65 * games


@pytest.mark.slow
def test_the_program_tells_what_came_of_it_and_keeps_the_model(tmp_path: Path) -> None:
    kept = tmp_path / "duel.zip"
    printed = run("maskable_ppo", "--decisions", "2048", "--games", "20", "--save", str(kept))
    assert "2,048 decisions in" in printed
    assert set(judged(printed)) == {"random", "greedy"}
    assert MaskablePPO.load(kept).num_timesteps == 2048
